"""What ploys do when they are played. [ploy]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.ids import FighterId, Hex
from dicehall.games.shadespire.moves import Places, Pushes, has_target, in_range, why_not_free
from dicehall.games.shadespire.pieces import OFF
from dicehall.games.shadespire.ploys import PlayPloy, pick
from dicehall.games.shadespire.reactions import Reactions
from dicehall.games.shadespire.strikes import Strike
from dicehall.games.shadespire.table import SHARDS, TOKENS, Shadespire
from dicehall.games.shadespire.verbs import (
    BLOCKED,
    GUARDED,
    NO_DEMAND,
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
from dicehall.kit.words import Effect

FRIEND: Final = 0
ENEMY: Final = 1
ATTACKER: Final = 2
LAST_FRIEND: Final = 3
PAIR: Final = 4


def candidates(g: Shadespire, seat: i64, who: i64, attacker: FighterId) -> i64:
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


def demand_room(g: Shadespire, mask: i64) -> i64:
    """Say why none of some fighters can be pushed, or OFFERED. [push]"""
    for i in range(len(g.fighters)):
        if mask >> i & 1 and g.room_around(g.fighters[i].hex):
            return OFFERED
    return NO_DEMAND


@final
class Harm(Effect):
    """Deals damage. [ploy.damage]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if candidates(g, seat, self.target, run.attacker) != 0 else NO_DEMAND

    def choose(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        pick(g, run, candidates(g, seat, self.target, run.attacker))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        run.slain |= harm(g, run.fighter, self.amount, seat, NOBODY)


@final
class Mend(Effect):
    """Takes wounds off. [ploy.heal]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if g.in_play(seat) != 0 else NO_DEMAND

    def choose(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        pick(g, run, g.in_play(seat))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        heal(g, run.fighter, self.amount)


@final
class PutOnGuard(Effect):
    """Puts fighters on Guard. [ploy.guard]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if candidates(g, seat, self.target, NOBODY) != 0 else NO_DEMAND

    def choose(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        pick(g, run, candidates(g, seat, self.target, NOBODY))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        if self.target == PAIR and run.second == NOBODY:
            beside: i64 = 0
            own = g.in_play(seat)
            for i in range(len(g.fighters)):
                if own >> i & 1 and g.beside(i, run.fighter):
                    beside |= BIT[i]
            pick(g, run, beside)
            run.repeat()
            return
        for i in range(len(g.fighters)):
            if i == run.fighter or i == run.second:
                g.fighters[i].guard = True
                g.tell(GUARDED, i)


@final
class Shift(Effect):
    """Pushes a fighter. [ploy.push]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return demand_room(g, candidates(g, seat, self.target, NOBODY))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        mask = candidates(g, seat, self.target, NOBODY)
        g.push(Pushes(seat, mask))


@final
class ShiftTwo(Effect):
    """Pushes up to two friends. [ploy.push]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return demand_room(g, candidates(g, seat, FRIEND, NOBODY))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        g.push(Pushes(seat, candidates(g, seat, FRIEND, NOBODY), left=2, optional=True))


@final
class FreeAttack(Effect):
    """Lets a fighter attack, whatever its limits. [ruling.6] [card.tireless-assault]"""

    def able(self, g: Shadespire, seat: i64, attacker: FighterId, target: FighterId) -> i64:
        """Return the friends that can attack, as a mask."""
        mask: i64 = 0
        own = candidates(g, seat, self.target, attacker)
        for i in range(len(g.fighters)):
            if own >> i & 1:
                me = g.fighters[i]
                reach = g.range_of(me)
                if self.target == FRIEND:
                    if has_target(g, seat, me.hex, reach):
                        mask |= BIT[i]
                elif target != NOBODY and g.fighters[target].hex >= 0:
                    if in_range(g, me.hex, g.fighters[target].hex, reach):
                        mask |= BIT[i]
        return mask

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if self.able(g, seat, run.attacker, run.target) != 0 else NO_DEMAND

    def choose(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        pick(g, run, self.able(g, seat, run.attacker, run.target))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        target = NOBODY if self.target == FRIEND else run.target
        g.push(Strike(seat, run.fighter, only=target, optional=True))


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

    def copy(self) -> TakeCards:  # written by tools/copies.py
        return self.carry(TakeCards(self.seat, self.most))


@final
class DrawCards(Effect):
    """Draws power cards. [ploy.draw]"""

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        g.push(TakeCards(seat, self.amount))


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

    def copy(self) -> RemoveHeld:  # written by tools/copies.py
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
    """Removes a token. [ploy.desecrate]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if held_tokens(g, seat) != 0 else NO_DEMAND

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        g.push(RemoveHeld(seat))


@final
class PutShard(Places):
    """Where does the shard fall? On a hex without a fighter. [ploy.shard]"""

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        if g.free(hex):
            return OFFERED
        return why_not_free(g, hex)

    def option(self, hex: Hex) -> Action:
        return act(PUT, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        g.shards[g.shard_count] = first(action)
        g.shard_count += 1
        g.tell(BLOCKED, first(action))

    def copy(self) -> PutShard:  # written by tools/copies.py
        return self.carry(PutShard(self.seat, self.region))


@final
class Shardfall(Effect):
    """Blocks a hex. [ploy.shard]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if g.shard_count < SHARDS else NO_DEMAND

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        g.push(PutShard(seat))


@final
class Offer(Effect):
    """Notes the fighter for which a ploy holds. [ploy.dice]"""

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        g.bands[seat].offering = run.fighter
