"""Bids: a small game with hidden hands, deck and bids, which can be spoilt on purpose."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from dicehall.kit.action import act, first
from dicehall.kit.dice import Dice
from dicehall.kit.game import GameInfo, Odds, Setup
from dicehall.kit.notation import Form, Kind, Notation, Phrase, Said, number
from dicehall.kit.table import Choice, Frame, SealedChoice, Table

BID, DRAW, STAY = 1, 2, 3
ROUND, BIDS, WON, DREW, STAYED = range(5)
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
        self.round = 0
        self.order: list[int] = []
        self.oddity: Any = iter(()) if fault == "cannot be pickled" else None

    def copy(self) -> BidsTable:
        twin = BidsTable(self.seats, self.dice.copy(), self.fault)
        self.carry_flow(twin)
        twin.hands = [list(hand) for hand in self.hands]
        if self.fault == "copy shares hands":
            twin.hands = self.hands
        if self.fault != "copy forgets points":
            twin.points = list(self.points)
        twin.bids = list(self.bids)
        twin.deck = list(self.deck)
        twin.used = list(self.used)
        twin.order = list(self.order)
        twin.round = self.round
        twin.oddity = self.oddity
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
            "next": self.deck[-1:] if self.fault == "view shows the next card" else [],
        }

    def observation_size(self) -> int:
        return 1 + self.seats + CARDS

    def observe(self, seat: int, out: Any) -> None:
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
        g.push(Refill(winner))

    def end(self, g: BidsTable) -> None:
        if g.round < ROUNDS or g.fault == "never ends":
            self.at = 0
            if g.fault == "never ends":
                g.hands = [[0, 1, 2] for hand in g.hands]
        else:
            g.finish()

    def copy(self) -> Round:
        return self.carry(Round())


class SealedBid(SealedChoice):
    def ask(self, g: BidsTable, slot: int) -> None:
        for card in g.hands[slot]:
            g.offer(act(BID, card))

    def sealed(self, g: BidsTable, slot: int, action: int) -> None:
        g.bids[slot] = first(action)
        g.hands[slot] = [card for card in g.hands[slot] if card != first(action)]
        if g.fault == "order leaves a trace":
            g.order.append(slot)
        if g.fault == "bid is told":
            g.tell(BIDS, slot, first(action))
        else:
            g.whisper(1 << slot, 2, BIDS, slot, first(action))

    def revealed(self, g: BidsTable) -> None:
        pass

    def copy(self) -> SealedBid:
        return self.carry(SealedBid(self.pending, self.slot))


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
            g.hands[self.seat] = sorted([*g.hands[self.seat], g.deck.pop()])
            if g.fault != "draws without counting":
                g.turned_up()
            g.tell(99 if g.fault == "tells the unknown" else DREW, self.seat)
        else:
            g.tell(STAYED, self.seat)
            if g.fault == "shows a hand without counting":
                g.used += g.hands[self.seat]

    def copy(self) -> Refill:
        return self.carry(Refill(self.seat))


SEAT = Kind("seat", 4)
CARD = Kind("card", CARDS)


class BidsNotation(Notation):
    def __init__(self, fault: str) -> None:
        card = Kind("card", 2) if fault == "indices clash" else CARD
        forms = [Form("pass"), Form("bid", card=card), Form("draw"), Form("stay")]
        events = [
            Form("round", round=number(9)),
            Form("bids", seat=SEAT, card=CARD),
            Form("won", seat=SEAT, card=CARD),
            Form("drew", seat=Kind("seat", 1) if fault == "operand out of range" else SEAT),
            Form("stayed", seat=SEAT),
        ]
        super().__init__(forms, events)
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

    def lay(self, setup: Setup, dice: Dice) -> Table:
        g = BidsTable(setup.seats, dice, self.fault)
        deck = list(range(CARDS))
        for i in range(CARDS - 1, 0, -1):
            j = dice.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        hand = 2 if setup.seats == 4 else 3
        g.hands = [sorted(deck.pop() for card in range(hand)) for seat in range(setup.seats)]
        g.deck = deck
        g.push(Round())
        g.advance()
        return g

    def scores(self, g: Any) -> list[dict[str, int]]:
        half: Any = 0.5 if self.fault == "score is no int" else 0
        return [{"points": points + half} for points in g.points]

    def odds(self, g: Any, action: int) -> list[Odds]:
        return [Odds("win", 3 if self.fault == "odds above one" else 1, 2)]

    def refused(self, g: Any) -> list[tuple[int, Phrase]]:
        return [(g.legal()[0], Phrase("why"))] if self.fault == "refuses what it offers" else []
