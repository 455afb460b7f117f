"""Tiny tables and frames that write down what happened to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicehall.kit.action import act, first
from dicehall.kit.dice import Dice
from dicehall.kit.table import Choice, Frame, SealedChoice, Table, Window

TAKE = 1
TOLD = 0


class Toy(Table):
    """A table with a diary, and hands that `Take`, `Respond` and `Seal` play from."""

    def __init__(
        self, seats: int = 2, dice: Dice | None = None, hands: list[list[int]] | None = None
    ) -> None:
        super().__init__(seats, dice)
        self.diary: list[str] = []
        self.hands = [list(hand) for hand in hands or [[] for seat in range(seats)]]
        self.face_down: list[list[int]] = [[] for seat in range(seats)]

    def copy(self) -> Toy:
        twin = Toy(self.seats, self.dice.copy(), self.hands)
        self.carry_flow(twin)
        twin.diary = list(self.diary)
        twin.face_down = [list(cards) for cards in self.face_down]
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "hands": [hand if i == seat else len(hand) for i, hand in enumerate(self.hands)],
            "face_down": [
                cards if i == seat else len(cards) for i, cards in enumerate(self.face_down)
            ],
        }

    def returns(self) -> list[float]:
        return [1.0 / int(self.seats)] * int(self.seats)

    def play_card(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.diary.append(f"{seat} plays {card}")


def table(*frames: Frame, hands: list[list[int]] | None = None, seats: int = 0) -> Toy:
    """A table at its first question; the first frame comes first."""
    g = Toy(seats or len(hands or [[], []]), None, hands)
    for frame in reversed(frames):
        g.push(frame)
    g.advance()
    return g


class Steps(Frame):
    """Three steps, the second of which pushes a question."""

    def step(self, g: Toy, at: int) -> None:
        g.diary.append(f"step {at}")
        if at == 1:
            g.push(Take(0))
        if at == 2:
            self.done = True

    def copy(self) -> Steps:
        return self.carry(Steps())


class Forever(Frame):
    """Rules that never ask anybody."""

    def step(self, g: Toy, at: int) -> None:
        g.diary.clear()

    def copy(self) -> Forever:
        return self.carry(Forever())


class Do(Frame):
    """One step, given as a function."""

    def __init__(self, what: Callable[[Any], None]) -> None:
        super().__init__()
        self.what = what

    def step(self, g: Toy, at: int) -> None:
        self.done = True
        self.what(g)

    def copy(self) -> Do:
        return self.carry(Do(self.what))


class Take(Choice):
    """Play a card of the hand; after an even one, another."""

    def ask(self, g: Toy) -> None:
        for card in g.hands[self.seat]:
            g.offer(act(TAKE, card))

    def chosen(self, g: Toy, action: int) -> None:
        g.play_card(self.seat, first(action))
        self.done = first(action) % 2 == 1

    def unasked(self, g: Toy) -> None:
        g.diary.append(f"{self.seat} has nothing")

    def copy(self) -> Take:
        return self.carry(Take(self.seat))


class Respond(Window):
    """Each may play a card or pass."""

    def ask(self, g: Toy) -> None:
        for card in g.hands[self.seat]:
            g.offer(act(TAKE, card))

    def chosen(self, g: Toy, action: int) -> None:
        g.play_card(self.seat, first(action))
        self.seat = self.next_seat(g, self.seat)

    def copy(self) -> Respond:
        return self.carry(Respond(self.seat, self.passes))


class RespondLeftward(Respond):
    """The other way round the table."""

    def next_seat(self, g: Toy, seat: int) -> int:
        return (seat - 1) % g.seats

    def copy(self) -> RespondLeftward:
        return self.carry(RespondLeftward(self.seat, self.passes))


class Seal(SealedChoice):
    """Everybody puts a card face down; with two slots a seat, two."""

    def owner(self, g: Toy, slot: int) -> int:
        return slot % g.seats

    def ask(self, g: Toy, slot: int) -> None:
        for card in g.hands[slot % g.seats]:
            g.offer(act(TAKE, card))

    def sealed(self, g: Toy, slot: int, action: int) -> None:
        seat = slot % g.seats
        g.hands[seat].remove(first(action))
        g.face_down[seat].append(first(action))
        g.tell(TOLD, seat, first(action))

    def revealed(self, g: Toy) -> None:
        g.diary.append(f"revealed {g.face_down}")

    def copy(self) -> Seal:
        return self.carry(Seal(self.pending, self.slot))
