"""What ploys do when they are played. [ploy]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.cards import Effect
from dicehall.games.shadespire.moves import Places, Pushes, has_target, in_range, why_not_free
from dicehall.games.shadespire.pieces import OFF
from dicehall.games.shadespire.ploys import PlayPloy, pick
from dicehall.games.shadespire.reactions import Reactions
from dicehall.games.shadespire.strikes import Strike
from dicehall.games.shadespire.table import SHARDS, TOKENS, Shadespire
from dicehall.games.shadespire.verbs import (
    BLOCKED,
    GUARDED,
    NOT_HELD,
    OFFERED,
    PUT,
    REMOVE,
    TAKE,
    TOKEN_REMOVED,
)
from dicehall.games.shadespire.wounds import harm, heal
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, NOBODY, Choice

FRIEND: Final = 0
ENEMY: Final = 1
ATTACKER: Final = 2
LAST_FRIEND: Final = 3
PAIR: Final = 4
WHO: Final = ("friend", "enemy", "attacker", "last-friend", "pair")


def candidates(g: Shadespire, seat: i64, who: i64, attacker: i64) -> i64:
    """Return the fighters in play a word may speak of, as a mask. [ploy.demand]"""
    if who == ATTACKER:
        return BIT[attacker] if attacker != NOBODY and g.fighters[attacker].hex >= 0 else 0
    if who == ENEMY:
        mask: i64 = 0
        for other in range(g.seats):
            if other != seat:
                mask |= g.in_play(other)
        return mask
    own = g.in_play(seat)
    if who == PAIR:
        paired: i64 = 0
        for i in range(len(g.fighters)):
            for k in range(len(g.fighters)):
                if own >> i & 1 and own >> k & 1 and g.beside(i, k):
                    paired |= BIT[i]
        return paired
    return own


@final
class Harm(Effect):
    """Deals damage."""

    def __init__(self, who: i64 = 0, n: i64 = 0) -> None:
        self.who: i64 = who
        self.n: i64 = n

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        return candidates(g, seat, self.who, occasion.attacker) != 0

    def choose(self, g: Shadespire, play: PlayPloy) -> None:
        pick(g, play, candidates(g, play.seat, self.who, play.attacker))

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        play.slain |= harm(g, play.fighter, self.n, play.seat, NOBODY)


@final
class Mend(Effect):
    """Takes wounds off."""

    def __init__(self, who: i64 = 0, n: i64 = 0) -> None:
        self.who: i64 = who
        self.n: i64 = n

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        return g.in_play(seat) != 0

    def choose(self, g: Shadespire, play: PlayPloy) -> None:
        pick(g, play, g.in_play(play.seat))

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        heal(g, play.fighter, self.n)


@final
class PutOnGuard(Effect):
    """Puts fighters on Guard."""

    def __init__(self, who: i64 = 0) -> None:
        self.who: i64 = who

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        return candidates(g, seat, self.who, NOBODY) != 0

    def choose(self, g: Shadespire, play: PlayPloy) -> None:
        pick(g, play, candidates(g, play.seat, self.who, NOBODY))

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        if self.who == PAIR and play.second == NOBODY:
            beside: i64 = 0
            own = g.in_play(play.seat)
            for i in range(len(g.fighters)):
                if own >> i & 1 and g.beside(i, play.fighter):
                    beside |= BIT[i]
            pick(g, play, beside)
            play.again()
            return
        for i in range(len(g.fighters)):
            if i == play.fighter or i == play.second:
                g.fighters[i].guard = True
                g.tell(GUARDED, i)


@final
class Shift(Effect):
    """Pushes fighters."""

    def __init__(self, who: i64 = 0, count: i64 = 1, optional: bool = False) -> None:
        self.who: i64 = who
        self.count: i64 = count
        self.optional = optional

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        mask = candidates(g, seat, self.who, NOBODY)
        for i in range(len(g.fighters)):
            if mask >> i & 1 and g.room_around(g.fighters[i].hex):
                return True
        return False

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        mask = candidates(g, play.seat, self.who, NOBODY)
        g.push(Pushes(play.seat, mask, self.count, self.optional))


@final
class FreeAttack(Effect):
    """Lets a fighter attack, whatever its limits. [ruling.6] [card.tireless-assault]"""

    def __init__(self, who: i64 = 0) -> None:
        self.who: i64 = who

    def able(self, g: Shadespire, seat: i64, attacker: i64, target: i64) -> i64:
        """Return the friends that can attack, as a mask."""
        mask: i64 = 0
        own = candidates(g, seat, self.who, attacker)
        for i in range(len(g.fighters)):
            if own >> i & 1:
                me = g.fighters[i]
                reach = g.range_of(me)
                if self.who == FRIEND:
                    if has_target(g, seat, me.hex, reach):
                        mask |= BIT[i]
                elif target != NOBODY and g.fighters[target].hex >= 0:
                    if in_range(g, me.hex, g.fighters[target].hex, reach):
                        mask |= BIT[i]
        return mask

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        return self.able(g, seat, occasion.attacker, occasion.target) != 0

    def choose(self, g: Shadespire, play: PlayPloy) -> None:
        pick(g, play, self.able(g, play.seat, play.attacker, play.target))

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        target = NOBODY if self.who == FRIEND else play.target
        g.push(Strike(play.seat, play.fighter, target, -1, False, True))


@final
class TakeCards(Choice):
    """How many power cards are drawn? [ploy.draw]"""

    def __init__(self, seat: i64 = 0, most: i64 = 0) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def ask(self, g: Shadespire) -> None:
        for count in range(self.most + 1):
            g.offer(act(TAKE, count))

    def chosen(self, g: Shadespire, action: Action) -> None:
        g.draw_power(self.seat, first(action))

    def copy(self) -> TakeCards:
        return self.carry(TakeCards(self.seat, self.most))


@final
class DrawCards(Effect):
    """Draws power cards."""

    def __init__(self, most: i64 = 0) -> None:
        self.most: i64 = most

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        g.push(TakeCards(play.seat, self.most))


@final
class RemoveHeld(Choice):
    """Which objective token is taken off the battlefield? [ploy.desecrate]"""

    def ask(self, g: Shadespire) -> None:
        held = held_tokens(g, self.seat)
        for token in range(TOKENS):
            if held >> token & 1:
                g.offer(act(REMOVE, token))
            elif g.tokens[token] != OFF:
                g.refuse(act(REMOVE, token), NOT_HELD)

    def chosen(self, g: Shadespire, action: Action) -> None:
        hex = g.tokens[first(action)]
        g.tokens[first(action)] = OFF
        g.tell(TOKEN_REMOVED, first(action), hex)

    def copy(self) -> RemoveHeld:
        return self.carry(RemoveHeld(self.seat))


def held_tokens(g: Shadespire, seat: i64) -> i64:
    """Return the objective tokens a warband holds, as a mask. [token.hold]"""
    held: i64 = 0
    band = g.bands[seat]
    for i in range(band.first, band.first + band.size):
        if g.fighters[i].hex >= 0:
            token = g.token_on(g.fighters[i].hex)
            if token >= 0:
                held |= BIT[token]
    return held


@final
class Desecrate(Effect):
    """Removes a token."""

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        return held_tokens(g, seat) != 0

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        g.push(RemoveHeld(play.seat))


@final
class PutShard(Places):
    """Where does the shard fall? On a hex without a fighter. [ploy.shard]"""

    def why_not(self, g: Shadespire, hex: i64) -> i64:
        return OFFERED if g.free(hex) else why_not_free(g, hex)

    def option(self, hex: i64) -> Action:
        return act(PUT, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        g.shards[g.shard_count] = first(action)
        g.shard_count += 1
        g.tell(BLOCKED, first(action))

    def copy(self) -> PutShard:
        return self.carry(PutShard(self.seat, self.region))


@final
class Shardfall(Effect):
    """Blocks a hex."""

    def playable(self, g: Shadespire, seat: i64, occasion: Reactions) -> bool:
        return g.shard_count < SHARDS

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        g.push(PutShard(play.seat))


@final
class Offer(Effect):
    """Notes the fighter for which a ploy holds."""

    def act(self, g: Shadespire, play: PlayPloy) -> None:
        g.bands[play.seat].offering = play.fighter
