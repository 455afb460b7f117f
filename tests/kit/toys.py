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


class Forever(Frame):
    """Rules that never ask anybody."""

    def step(self, g: Toy, at: int) -> None:
        g.diary.clear()


class Do(Frame):
    """One step, given as a function."""

    def __init__(self, what: Callable[[Any], None]) -> None:
        super().__init__()
        self.what = what

    def step(self, g: Toy, at: int) -> None:
        self.done = True
        self.what(g)

    def copy(self) -> Do:
        return self.carry(Do(self.what))  # a function is no plain data, so no copy is derived


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


class Respond(Window):
    """Each may play a card or pass."""

    def ask(self, g: Toy) -> None:
        for card in g.hands[self.seat]:
            g.offer(act(TAKE, card))

    def chosen(self, g: Toy, action: int) -> None:
        g.play_card(self.seat, first(action))
        self.seat = self.next_seat(g, self.seat)


class RespondLeftward(Respond):
    """The other way round the table."""

    def next_seat(self, g: Toy, seat: int) -> int:
        return (seat - 1) % g.seats


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
