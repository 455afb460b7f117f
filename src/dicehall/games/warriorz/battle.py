"""The seven rounds: cards, initiative, turns. [battle]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.book import HAND
from dicehall.games.warriorz.ids import WarriorId
from dicehall.games.warriorz.table import NO_CARD, ROUNDS, Warriorz
from dicehall.games.warriorz.verbs import CARD_SPENT, CHOSE, PLAY, REVEALED, ROUND, SKULL_BACK
from dicehall.games.warriorz.victory import decide
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, NOBODY, Frame, SealedChoice


@final
class Round(Frame):
    """One round of the battle. [battle.round]"""

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.begin(g)
            case 1: g.push(ChooseCards(self.fighting(g)))
            case 2: self.call(g)
            case _: self.end(g)
        # fmt: on

    def begin(self, g: Warriorz) -> None:
        """Move the round marker. [round.end]"""
        g.round += 1
        g.tell(ROUND, g.round)

    def fighting(self, g: Warriorz) -> i64:
        """Return the warriors still in the battle, as a mask."""
        mask: i64 = 0
        for i in range(len(g.warriors)):
            if g.warriors[i].lives > 0:
                mask |= BIT[i]
        return mask

    def call(self, g: Warriorz) -> None:
        """Count down; who is called acts, of equals the smaller. [initiative] [initiative.tie]"""
        best: i64 = -99
        called: WarriorId = NOBODY
        for i in range(len(g.warriors)):
            warrior = g.warriors[i]
            if warrior.chosen != NO_CARD and warrior.lives > 0:
                initiative = (
                    g.book.cards[warrior.id * HAND + warrior.chosen].initiative + warrior.shock
                )
                if initiative > best:
                    best = initiative
                    called = i
        if called != NOBODY:
            self.nobody_before(g, called, best)
            g.push(Turn(called))
            self.repeat()  # and then the next is called

    def nobody_before(self, g: Warriorz, called: WarriorId, initiative: i64) -> None:
        """Note what all now know: the cards still face down were not called earlier."""
        for i in range(len(g.warriors)):
            warrior = g.warriors[i]
            latest = initiative - warrior.shock - (0 if i > called else 1)
            if latest < warrior.latest:
                warrior.latest = latest

    def end(self, g: Warriorz) -> None:
        """After the seventh round the gong sounds; else a new round begins. [round.seven]"""
        if g.round == ROUNDS:
            decide(g)
        else:
            self.restart()

    def copy(self) -> Round:  # written by tools/copies.py
        return self.carry(Round())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCards(SealedChoice):
    """Everybody puts an action card face down, one for each warrior. [choice] [ruling.18]

    Nobody else sees it before it is called. [choice.secret]
    """

    def owner(self, g: Warriorz, slot: i64) -> i64:
        return g.warriors[slot].seat

    def ask(self, g: Warriorz, slot: i64) -> None:
        """A card is played once in the battle. [round.spent]"""
        hand = g.warriors[slot].hand
        curious = g.refused is not None
        for card in range(HAND):
            if hand >> card & 1:
                g.offer(act(PLAY, card))
            elif curious:
                g.refuse(act(PLAY, card), CARD_SPENT)

    def sealed(self, g: Warriorz, slot: i64, action: Action) -> None:
        warrior = g.warriors[slot]
        warrior.chosen = first(action)
        warrior.hand &= ~BIT[first(action)]
        warrior.latest = 8
        g.tell(CHOSE, slot, warrior.id * HAND + first(action))

    def revealed(self, g: Warriorz) -> None:
        """The cards stay face down until they are called. [initiative]"""

    def copy(self) -> ChooseCards:  # written by tools/copies.py
        return self.carry(ChooseCards(self.pending, self.slot))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """The called warrior acts. [actions]"""

    def __init__(self, warrior: WarriorId = 0) -> None:
        super().__init__()
        self.warrior: WarriorId = warrior

    def step(self, g: Warriorz, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.reveal(g)
            case 1: self.act(g)
            case _: self.end(g)
        # fmt: on

    def reveal(self, g: Warriorz) -> None:
        """The new card covers the old one and gives the defence from now on. [actions.cover]

        Until then the old one did. [choice.old-card]
        """
        me = g.warriors[self.warrior]
        me.card = me.id * HAND + me.chosen
        me.chosen = NO_CARD
        me.played += 1
        g.turned_up()
        g.acting = self.warrior
        initiative = g.book.cards[me.card].initiative + me.shock
        me.shock = 0
        g.tell(REVEALED, self.warrior, me.card, initiative)

    def act(self, g: Warriorz) -> None:
        """All that the card says, in any order. [actions.all]"""
        me = g.warriors[self.warrior]
        card = g.card_of(me)
        left = BIT[card.attacks] - 1
        if card.skull:
            left |= 4
        g.push(Actions(me.seat, self.warrior, me.zone, card.move, left))

    def end(self, g: Warriorz) -> None:
        """The Skull goes back after its bearer's action. [special.skull]"""
        self.done = True
        g.acting = NOBODY
        me = g.warriors[self.warrior]
        if me.skull != NOBODY:
            me.skull = NOBODY
            g.tell(SKULL_BACK, self.warrior)

    def copy(self) -> Turn:  # written by tools/copies.py
        return self.carry(Turn(self.warrior))


__all__ = ["Actions", "ChooseCards", "Round", "Turn"]
