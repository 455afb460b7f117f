"""Bids: a small game with hidden hands, deck and bids, which can be spoilt on purpose."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from dicehall.kit.action import act, first
from dicehall.kit.dice import Dice
from dicehall.kit.game import GameInfo, Odds, Setup
from dicehall.kit.notation import (
    Form,
    Kind,
    Notation,
    Operand,
    Phrase,
    Said,
    lay_open,
    number,
    secret,
)
from dicehall.kit.table import Choice, Frame, SealedChoice, Table

BID, DRAW, STAY = 1, 2, 3
ROUND, BIDS, WON, DREW, STAYED, SHOWN, PEEKED, LUCK = range(8)
CARDS = 12
ROUNDS = 3


class BidsTable(Table):
    """Hands and deck hold cards; a bid of -1 is none."""

    def __init__(self, seats: int = 0, dice: Dice | None = None, fault: str = "") -> None:
        super().__init__(seats, dice)
        self.fault = fault
        self.hands: list[list[int]] = [[] for seat in range(seats)]
        self.bids = [-1] * seats
        self.points = [0] * seats
        self.deck: list[int] = []
        self.used: list[int] = []
        self.luck = [0] * seats  # a roll that only its owner has seen
        self.round = 0
        self.order: list[int] = []
        self.oddity: Any = type("Odd", (), {})() if fault == "cannot be pickled" else None

    def copy(self) -> BidsTable:
        twin = super().copy()
        if self.fault == "copy shares hands":
            twin.hands = self.hands
        if self.fault == "copy forgets points":
            twin.points = [0] * len(self.points)
        return twin

    def determinised(self, seat: int, dice: Dice) -> BidsTable:
        twin = self.copy()
        twin.dice = self.dice.copy() if self.fault == "keeps the dice" else dice
        if self.fault == "deals nothing anew":
            return twin
        others = [i for i in range(self.seats) if i != seat]
        pool = list(self.deck)
        for i in others:
            pool += self.hands[i] + [card for card in self.bids[i : i + 1] if card >= 0]
        if self.fault != "deals by the hidden order":
            pool.sort()
        for i in range(len(pool) - 1, 0, -1):
            j = dice.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        for i in others:
            twin.luck[i] = dice.face(6) if self.luck[i] > 0 else 0
            twin.hands[i] = sorted(pool.pop() for card in self.hands[i])
            if self.bids[i] >= 0:
                twin.bids[i] = pool.pop()
        twin.deck = pool
        if twin.seat != seat and self.fault != "leaves the old question open":
            twin.option_count = 0
            frame = twin.stack[-1]
            frame.step(twin, 0) if isinstance(frame, Choice) else frame.turn_to(twin, twin.seat)
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        open_hands = self.fault == "view shows hands"
        return {
            "round": self.round,
            "points": tuple(self.points) if self.fault == "view has a tuple" else self.points,
            "deck": len(self.deck),
            "used": list(self.used),
            "bids": [bid if i == seat else bid >= 0 for i, bid in enumerate(self.bids)],
            "hands": [
                hand if i == seat or open_hands else len(hand) for i, hand in enumerate(self.hands)
            ],
            "luck": 0 if seat is None else self.luck[seat],
            "next": self.deck[-1:] if self.shows_next() else [],
        }

    def shows_next(self) -> bool:
        """Whether it is spoilt so that all see the next card: always, or between questions."""
        if self.fault == "view shows the next card meanwhile":
            return not self.over and isinstance(self.stack[-1], Round)
        return self.fault == "view shows the next card"

    def observation_size(self) -> int:
        return 1 + self.seats + CARDS

    def observe(self, seat: int, out: Any, at: int = 0) -> None:
        out[0] = float(self.round)
        for i in range(self.seats):
            out[1 + i] = float(self.points[(seat + i) % self.seats])
        for card in range(CARDS):
            held = card in self.hands[seat]
            if self.fault == "observation shows the deck":
                held = held or card in self.deck
            out[1 + self.seats + card] = float(held)
        if self.fault == "observation is not finite" and self.round == 2:
            out[0] = float("inf")
        if self.fault == "observation has a gap":
            out[0] = float("nan")

    def returns(self) -> list[float]:
        winners = [i for i in range(self.seats) if self.points[i] == max(self.points)]
        share = 1.0 if self.fault == "shares do not add up" else 1.0 / len(winners)
        return [share if i in winners else 0.0 for i in range(self.seats)]

    def value(self, seat: int) -> float:
        if self.fault == "value is no share":
            return 1.0 + self.points[seat]
        return self.points[seat] / ROUNDS


class Round(Frame):
    def step(self, g: BidsTable, at: int) -> None:
        # fmt: off
        match at:
            case 0: self.begin(g)
            case 1: g.push(SealedBid((1 << g.seats) - 1))
            case 2: self.count(g)
            case _: self.end(g)
        # fmt: on

    def begin(self, g: BidsTable) -> None:
        g.round += 1
        if g.fault == "own chance":
            g.round += random.randrange(2)
        g.tell(ROUND, g.round, 0, 9 if g.fault == "tells more than its form" else 0)

    def count(self, g: BidsTable) -> None:
        if max(g.bids) < 0:
            g.finish()  # nobody has a card left
            return
        winner = max(range(g.seats), key=lambda i: g.bids[i])
        g.points[winner] += 1
        g.tell(WON, winner, g.bids[winner])
        g.used += sorted(bid for bid in g.bids if bid >= 0)
        g.bids = [-1] * g.seats
        g.luck[winner] = g.dice.face(6)
        g.tell(LUCK, winner, g.luck[winner])
        g.push(Refill(winner))

    def end(self, g: BidsTable) -> None:
        if g.round < ROUNDS or g.fault == "never ends":
            self.at = 0
            if g.fault == "never ends":
                g.hands = [[0, 1, 2] for hand in g.hands]
        else:
            g.finish()


class SealedBid(SealedChoice):
    def ask(self, g: BidsTable, slot: int) -> None:
        for card in g.hands[slot]:
            g.offer(act(BID, card))

    def sealed(self, g: BidsTable, slot: int, action: int) -> None:
        g.bids[slot] = first(action)
        g.hands[slot] = [card for card in g.hands[slot] if card != first(action)]
        if g.fault == "order leaves a trace":
            g.order.append(slot)
        g.tell(BIDS, slot, first(action))
        if g.fault == "order of sealing is told":
            g.order.append(slot)

    def revealed(self, g: BidsTable) -> None:
        for slot in g.order if g.fault == "order of sealing is told" else range(g.seats):
            if g.bids[slot] >= 0:
                g.tell(SHOWN, slot, g.bids[slot])
        if g.fault == "order of sealing is told":
            g.order = []


class Refill(Choice):
    def ask(self, g: BidsTable) -> None:
        if g.deck:
            g.offer(act(DRAW))
            g.offer(act(DRAW, 0) if g.fault == "offers twice" else act(STAY))
            if g.fault == "offers what fails":
                g.offer(act(DRAW, 77))
            if g.fault == "asking acts":
                g.points[self.seat] += 1

    def chosen(self, g: BidsTable, action: int) -> None:
        assert first(action) != 77
        if action == act(DRAW):
            card = g.deck.pop()
            g.hands[self.seat] = sorted([*g.hands[self.seat], card])
            if g.fault != "draws without counting":
                g.turned_up()
            g.tell(99 if g.fault == "tells the unknown" else DREW, self.seat, card)
            if g.fault == "hidden draws are counted":
                g.tell(PEEKED, self.seat, sum(held > card for held in g.deck))
        else:
            g.tell(STAYED, self.seat)
            if g.fault == "shows a hand without counting":
                g.used += g.hands[self.seat]


SEAT = Kind("seat", 4)
CARD = Kind("card", CARDS)


class BidsNotation(Notation):
    def __init__(self, fault: str) -> None:
        card = Kind("card", 2) if fault == "indices clash" else CARD

        def own(spoilt: str, kind: Kind) -> Kind | Operand:
            return kind if fault == spoilt else secret(kind, of="seat")

        forms = [Form("pass"), Form("bid", card=card), Form("draw"), Form("stay")]
        events = [
            Form("round", round=number(9)),
            Form("bids", seat=SEAT, card=own("bid is told", CARD)),
            Form("won", seat=SEAT, card=lay_open(CARD)),
            Form(
                "drew",
                seat=Kind("seat", 1) if fault == "operand out of range" else SEAT,
                card=own("drawn card is told", CARD),
            ),
            Form("stayed", seat=SEAT),
            Form("shown", seat=SEAT, card=lay_open(CARD)),
            Form("peeked", seat=SEAT, count=number(CARDS)),
            Form("luck", seat=SEAT, face=own("hidden roll is told", number(7))),
        ]
        super().__init__(dict(enumerate(forms)), dict(enumerate(events)))
        self.fault = fault

    def word(self, g: Any, kind: Kind, value: int) -> str:
        return "some" if self.fault == "words are alike" else str(value + 1)

    def name(self, g: Any, kind: Kind, value: int) -> Said:
        return Phrase("seat", {"number": value + 1})


class BidsInfo(GameInfo):
    def __init__(self, fault: str = "") -> None:
        notation = BidsNotation(fault)
        super().__init__("bids", 2, 4, [], notation, 4 * 4 * ROUNDS, Path(__file__).parent)
        self.fault = fault

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return BidsTable(setup.seats, dice, self.fault)

    def lay(self, g: Any, setup: Setup) -> None:
        deck = list(range(CARDS))
        for i in range(CARDS - 1, 0, -1):
            j = g.dice.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        hand = 2 if setup.seats == 4 else 3
        g.hands = [sorted(deck.pop() for card in range(hand)) for seat in range(setup.seats)]
        g.deck = deck
        g.push(Round())

    def scores(self, g: Any) -> list[dict[str, int]]:
        half: Any = 0.5 if self.fault == "score is no int" else 0
        return [{"points": points + half} for points in g.points]

    def odds(self, g: Any, action: int) -> list[Odds]:
        win = Odds("win", 3 if self.fault == "odds above one" else 1, 2)
        if self.fault == "odds leave out the unnamed":
            win.without = ("",)
        return [win, win] if self.fault == "odds named twice" else [win]

    def idle(self, g: Any) -> int | None:
        """Nothing answers itself; spoilt, who holds a high card stays."""
        if self.fault == "idleness tells" and isinstance(g.stack[-1], Refill):
            return act(STAY) if g.hands[g.seat] and max(g.hands[g.seat]) > 9 else None
        return None

    def refused(self, g: Any) -> list[tuple[int, Phrase]]:
        return [(g.legal()[0], Phrase("why"))] if self.fault == "refuses what it offers" else []
