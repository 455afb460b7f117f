"""Copies are written by machine and up to date; who writes none has one that is derived."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.action import Action
from dicehall.kit.snapshot import difference
from dicehall.kit.table import Choice, Table
from tools.copies import GIVEN, Slip, stale

HEAD = """
from __future__ import annotations
from librt.vecs import append, vec
from mypy_extensions import i64
from dicehall.kit.content import Shared
from dicehall.kit.dice import Dice
from dicehall.kit.table import Choice, Frame, Table, onto
"""


def written(folder: Path, source: str) -> str:
    """Return a module with its copies, of which it had none."""
    (folder / "rules.py").write_text(HEAD + source)
    return stale([folder])[folder / "rules.py"]


def test_every_copy_of_kit_and_games_is_as_its_fields_want_it():
    assert [path.name for path in stale(GIVEN)] == []


def test_a_new_field_makes_a_copy_stale(tmp_path):
    source = "class Turn(Choice):\n    def __init__(self, seat: i64 = 0) -> None:\n"
    source += "        super().__init__(seat)\n"
    new = written(tmp_path, source)
    assert "return self.carry(Turn(self.seat))" in new
    (tmp_path / "rules.py").write_text(new)
    assert not stale([tmp_path])
    longer = new.replace("(seat)\n", "(seat)\n        self.rolls: i64 = 0\n")
    (tmp_path / "rules.py").write_text(longer)
    assert "twin.rolls = self.rolls" in stale([tmp_path])[tmp_path / "rules.py"]


def test_a_class_that_other_games_may_derive_from_is_copied_by_what_derives(tmp_path):
    source = "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Open(Choice):\n    pass\n"
    (tmp_path / "rules.py").write_text(HEAD + source)
    assert not stale([tmp_path])


TABLE = """
class Book(Shared):
    pass

Slot = i64

class Piece:
    def __init__(self, at: Slot = 0) -> None:
        self.at: Slot = at
        self.spells: vec[i64] = vec[i64]([])

class Game(Table):
    def __init__(self, seats: i64 = 0, dice: Dice | None = None, book: Book | None = None) -> None:
        super().__init__(seats, dice)
        self.book: Book = Book() if book is None else book
        self.pieces: vec[Piece] = vec[Piece](capacity=4)
        self.scores: vec[i64] = vec[i64]([0] * 4)
        self.best: Piece = Piece()
        self.winner = -1
"""


def test_a_table_copies_pieces_and_lists_and_shares_printed_cards(tmp_path):
    new = written(tmp_path, TABLE)
    for line in (
        "def copy(self) -> Piece:",
        "twin = Piece(self.at)",
        "if len(self.spells) > 0:",
        "twin = Game(self.seats, self.dice.copy(), self.book)",
        "self.carry_flow(twin)",
        "pieces = append(pieces, self.pieces[i].copy())",
        "twin.scores = onto(twin.scores, self.scores)",
        "twin.best = self.best.copy()",
        "twin.winner = self.winner",
    ):
        assert line in new, line
    assert "def copy(self) -> Book" not in new


def test_what_cannot_be_copied_by_machine_is_named(tmp_path):
    source = "class Turn(Frame):\n    def __init__(self) -> None:\n"
    source += "        super().__init__()\n        self.seen: set[int] = set()\n"
    with pytest.raises(Slip, match=r"rules\.Turn\.seen: a set\[int\] cannot be copied by machine"):
        written(tmp_path, source)


class Pawn:
    def __init__(self) -> None:
        self.at = [1, 2]


class Outside(Table):
    """A table whose author has written no copy."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.pawns = [Pawn(), Pawn()]
        self.names = {"red": [1], "blue": [2]}
        self.scores = vec[i64]([3, 4])
        self.last = (1, [2])


class Ask(Choice):
    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.points = 0

    def ask(self, g: Outside) -> None:
        g.offer(256)

    def chosen(self, g: Outside, action: Action) -> None:
        self.points = 0


def test_who_writes_no_copy_has_one_that_shares_nothing():
    g = Outside(2)
    ask = Ask(1)
    ask.points = 7
    g.push(ask)
    g.advance()
    twin = g.copy()
    assert not difference(g, twin)
    twin.pawns[0].at.append(3)
    twin.names["red"].append(9)
    twin.scores[0] = 0
    twin.last[1].append(5)
    twin.apply(256)
    assert (g.pawns[0].at, g.names["red"], g.scores[0], g.last) == ([1, 2], [1], 3, (1, [2]))
    assert (ask.points, ask.done, g.option_count) == (7, False, 1)


def test_a_copy_hears_nothing_of_the_listeners_of_its_table():
    g = Outside(2)
    g.listen()
    assert g.copy().journal is None
