"""Playing a ploy: its words in order, and the fighters they speak of. [ploy]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.cards import Ploy
from dicehall.games.shadespire.ids import CardId, FighterId
from dicehall.games.shadespire.moves import only
from dicehall.games.shadespire.pieces import COMING, DISCARDS, HAND, LASTING
from dicehall.games.shadespire.reactions import AFTER_PLOY, Reactions
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import CHOOSE, NOT_MEANT, PLAYED
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import NOBODY, Choice, Frame


def play_ploy(g: Shadespire, seat: i64, card: CardId, occasion: Reactions) -> None:
    """Turn a ploy up and do what it says; then it lies on the discards. [ploy.discard]

    A ploy for the next activation comes into force with it. [ploy.next]
    """
    band = g.bands[seat]
    ploy: Ploy = g.book.ploys[card]
    waits = False
    if band.has(LASTING, card):  # it was played before and is now used
        band.take(LASTING, card)
    else:
        band.move(card, HAND, DISCARDS)
        g.turned_up()
        if ploy.lasting:
            band.put(COMING, card)
            waits = ploy.trigger > 0
    g.tell(PLAYED, seat, card)
    if waits:
        return
    g.push(PlayPloy(seat, card, occasion.attacker, occasion.target, occasion.fell))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlayPloy(Frame):
    """The words of a ploy in order: first what is chosen, then what is done. [ploy]"""

    def __init__(
        self,
        seat: i64 = 0,
        card: CardId = 0,
        attacker: FighterId = NOBODY,
        target: FighterId = NOBODY,
        fell: i64 = 0,
    ) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: CardId = card
        self.attacker: FighterId = attacker
        self.target: FighterId = target
        self.fell: i64 = fell  # by what this reacts to
        self.fighter: FighterId = NOBODY  # the one chosen
        self.second: FighterId = NOBODY
        self.slain: i64 = 0  # by the ploy itself

    def step(self, g: Shadespire, at: i64) -> None:
        ploy: Ploy = g.book.ploys[self.card]
        word = at // 2
        if word < len(ploy.effects):
            if at % 2 == 0:
                ploy.effects[word].choose(g, self.seat, self)
            else:
                ploy.effects[word].act(g, self.seat, self)
            return
        self.done = True
        g.inspire_by_blood()
        if self.slain != 0:
            g.push(Reactions(g.due(), AFTER_PLOY, fell=self.slain))

    def copy(self) -> PlayPloy:  # written by tools/copies.py
        twin = PlayPloy(self.seat, self.card, self.attacker, self.target, self.fell)
        twin.fighter = self.fighter
        twin.second = self.second
        twin.slain = self.slain
        return self.carry(twin)


def pick(g: Shadespire, play: PlayPloy, candidates: i64) -> None:
    """Let the player choose a fighter; a single one needs no question. [ploy.choice]"""
    one = only(candidates)
    if one != NOBODY:
        picked(play, one)
    else:
        g.push(ChooseFighter(play.seat, candidates))


def picked(play: PlayPloy, fighter: FighterId) -> None:
    """Note the fighter a ploy speaks of, or the second one."""
    if play.fighter == NOBODY:
        play.fighter = fighter
    else:
        play.second = fighter


@final
class ChooseFighter(Choice):
    """Which fighter does the ploy speak of? [ploy.choice]"""

    def __init__(self, seat: i64 = 0, candidates: i64 = 0) -> None:
        super().__init__(seat)
        self.candidates: i64 = candidates

    def ask(self, g: Shadespire) -> None:
        for i in range(len(g.fighters)):
            if self.candidates >> i & 1:
                g.offer(act(CHOOSE, i))
            else:
                g.refuse(act(CHOOSE, i), NOT_MEANT)

    def chosen(self, g: Shadespire, action: Action) -> None:
        play = g.nearest(PlayPloy)
        assert play is not None
        picked(play, first(action))

    def copy(self) -> ChooseFighter:  # written by tools/copies.py
        return self.carry(ChooseFighter(self.seat, self.candidates))
