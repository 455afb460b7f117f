"""Tables as plain data: pickled, and compared field by field."""

from __future__ import annotations

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games import find
from dicehall.kit.conformance import Case
from dicehall.kit.content import Shared
from dicehall.kit.dice import Dice, FastDice, ScriptedDice, sealed
from dicehall.kit.snapshot import difference, field_names, freeze, thaw
from dicehall.kit.table import Table
from tests.kit.toys import Seal, Toy, table


class Book(Shared):
    """Printed once."""

    def __reduce__(self) -> str:
        return "BOOK"


BOOK = Book()


class Shelf(Table):
    """A table that refers to something shared."""

    def __init__(self, seats: int = 0, dice: Dice | None = None) -> None:
        super().__init__(seats, dice)
        self.book = BOOK
        self.places: dict[str, list[int]] = {}
        self.numbers = vec[i64]([])
        self.weights = vec[float]([])


def test_a_table_comes_back_from_a_pickle():
    g = table(Seal(0b11), hands=[[1, 2], [3]])
    g.play(1, g.stack[-1].secret() and 0x301)
    back = pickle.loads(pickle.dumps(g))
    assert not difference(g, back)
    assert (back.hands, back.face_down) == ([[1, 2], []], [[], [3]])
    back.apply(back.legal()[0])
    assert g.hands == [[1, 2], []]


@pytest.mark.parametrize("dice", [FastDice(5), sealed("ab" * 32, ["x"]), ScriptedDice([4, 2])])
def test_dice_come_back_as_they_lay(dice: Dice):
    g = Toy(2, dice)
    g.dice.face(6)
    back = pickle.loads(pickle.dumps(g))
    assert back.dice.face(6) == g.dice.face(6)
    assert back.dice.drawn == 2


def test_shared_things_stay_shared_and_the_rest_is_made_anew():
    g = Shelf(2)
    g.places = {"north": [1]}
    g.numbers = vec[i64]([4, 5])
    g.weights = vec[float]([0.5])
    back = pickle.loads(pickle.dumps(g))
    assert back.book is BOOK
    assert back.places == {"north": [1]}
    assert back.places["north"] is not g.places["north"]
    assert not difference(g, back)


def test_the_fields_of_an_interpreted_table_are_found_whatever_the_kit():
    names = field_names(Toy(2))
    assert {"seats", "stack", "options", "diary", "hands"} <= set(names)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", ["pig", "warriorz"])
def test_the_fields_of_our_games_are_found(game: str):
    g = Case(find(game), 3).new()
    names = field_names(g)
    assert {"seats", "stack", "options", "round"} <= set(names)
    assert not difference(g, thaw(freeze(g)))


def test_a_difference_names_its_place():
    def other(change) -> str:
        g, twin = (table(Seal(0b11), hands=[[1, 2], [3]]) for i in range(2))
        change(twin)
        return difference(g, twin)

    assert other(lambda g: None) == ""
    assert other(lambda g: g.hands[1].append(4)) == "table.hands[1]: length 1 != 2"
    assert other(lambda g: setattr(g, "seat", 1)) == "table.seat: 0 != 1"
    assert other(lambda g: setattr(g.stack[0], "pending", 1)) == "table.stack[0].pending: 3 != 1"
    assert other(lambda g: g.dice.face(6)).startswith("table.dice.")
    assert other(lambda g: g.listen()) == "table.journal: NoneType != list"


def test_differences_of_plain_things():
    assert difference({"a": [1]}, {"a": [2]}) == "table['a'][0]: 1 != 2"
    assert difference({"a": 1}, {"b": 1}) == "table: keys ['a'] != ['b']"
    assert difference(1, True) == "table: int != bool"
    assert difference(Book(), BOOK) == "table: another shared Book"
    assert difference((1, 2), (1, 3)) == "table[1]: 2 != 3"


def test_tuples_come_back_as_they_were():
    things = [(1, "two"), ((3,), [4, (5, 6)])]
    assert thaw(freeze(things)) == things
