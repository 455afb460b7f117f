"""Words for packed things."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.action import PASS, IllegalAction, act
from dicehall.kit.events import HIDDEN, Event
from dicehall.kit.notation import (
    Form,
    Kind,
    Notation,
    NotationError,
    Phrase,
    faces,
    members,
    nearest,
    number,
    set_of,
    unpack_faces,
)
from tests.kit.toys import Take, Toy, table

ZONE = Kind("zone", 3, ("north", "south", "centre"))
NOTATION = Notation(
    {
        1: Form("take", card=number(40)),
        2: Form("go", zone=ZONE, steps=number(5)),
        3: Form("point", zones=set_of(ZONE)),
        4: Form("give", die=number(7), zone=ZONE, count=number(4)),
    },
    {
        0: Form("went", zone=ZONE, zones=set_of(ZONE)),
        1: Form("rolled", faces=faces(), bonus=number(9)),
    },
)


@pytest.fixture
def g() -> Toy:
    return table(Take(0), hands=[[7, 11], []])


def test_an_action_is_written_as_verb_and_words(g: Toy):
    assert NOTATION.write(g, PASS) == "pass"
    assert NOTATION.write(g, act(2, 1, 4)) == "go south 4"
    assert NOTATION.write(g, act(3, 0b101)) == "point north+centre"


def test_an_offered_action_is_read_back(g: Toy):
    assert NOTATION.read(g, "  take   11 ") == act(1, 11)


@pytest.mark.parametrize("text", ["", "   ", "grab 7"])
def test_what_is_no_action_cannot_be_read(g: Toy, text: str):
    with pytest.raises(NotationError, match=r"cannot read .*; right would be: .take 7., .take 11."):
        NOTATION.read(g, text)


@pytest.mark.parametrize("text", ["take 8", "take", "take 7 7", "pass"])
def test_what_is_not_offered_is_illegal(g: Toy, text: str):
    with pytest.raises(IllegalAction, match=rf"'{text}' does not answer Take; .*take "):
        NOTATION.read(g, text)


def test_an_action_is_shown_as_data_and_as_a_phrase(g: Toy):
    action = act(2, 1, 4)
    assert NOTATION.data(g, action) == {"verb": "go", "zone": "south", "steps": 4}
    assert NOTATION.phrase(g, action) == Phrase("do-go", {"zone": Phrase("zone-south"), "steps": 4})


@given(st.integers(0, NOTATION.size - 1))
def test_every_index_is_an_action_and_back(index: int):
    assert NOTATION.index(NOTATION.action(index)) == index


def test_the_indices_of_all_actions_are_dense():
    assert NOTATION.size == 1 + 40 + 3 * 5 + 8 + 7 * 3 * 4
    assert len({NOTATION.action(index) for index in range(NOTATION.size)}) == NOTATION.size


def test_an_event_is_shown_as_data_and_as_a_phrase(g: Toy):
    rolled = Event(1, [0x654, 2, 0, 0])
    assert NOTATION.event_data(g, rolled) == {"event": "rolled", "faces": [4, 5, 6], "bonus": 2}
    assert NOTATION.event_phrase(g, rolled) == Phrase("log-rolled", {"faces": "4 5 6", "bonus": 2})
    went = Event(0, [2, 0b11, 0, 0])
    assert NOTATION.event_data(g, went) == {
        "event": "went",
        "zone": "centre",
        "zones": ["north", "south"],
    }


def test_what_is_hidden_is_nothing_in_data_and_a_word_in_a_phrase(g: Toy):
    went = Event(0, [HIDDEN, HIDDEN])
    assert NOTATION.event_data(g, went) == {"event": "went", "zone": None, "zones": None}
    hidden = Phrase("hidden-zone")
    assert NOTATION.event_phrase(g, went) == Phrase("log-went", {"zone": hidden, "zones": hidden})


def test_a_phrase_is_plain_data():
    phrase = Phrase("a", {"b": Phrase("c"), "d": [Phrase("e", {"f": 1})], "g": "h"})
    assert phrase.data() == {
        "key": "a",
        "args": {
            "b": {"key": "c"},
            "d": [{"key": "e", "args": {"f": 1}}],
            "g": "h",
        },
    }
    assert Phrase("a").data() == {"key": "a"}


def test_equal_phrases_are_equal():
    assert Phrase("a", {"b": 1}) == Phrase("a", {"b": 1})
    assert hash(Phrase("a", {"b": 1})) == hash(Phrase("a", {"b": 1}))
    assert Phrase("a", {"b": 1}) != Phrase("a", {"b": 2})
    assert repr(Phrase("a", {"b": 1})) == "Phrase('a', {'b': 1})"


def test_faces_and_sets_unpack():
    assert unpack_faces(0) == []
    assert unpack_faces(0x1626) == [6, 2, 6, 1]
    assert members(0) == []


def test_the_nearest_word_is_named_or_a_few():
    assert nearest("nroth", ["north", "south"]) == "did you mean 'north'?"
    assert nearest("x", ["a", "b"]) == "right would be: 'a', 'b'"
    many = [f"word-{i}" for i in range(20)]
    assert nearest("", many).endswith("'word-11', ...")


def test_a_form_stands_with_its_number():
    swapped = Notation({2: Form("hold"), 1: Form("roll")}, {})
    assert [form.name for form in swapped.verbs] == ["pass", "roll", "hold"]


def test_a_number_without_a_form_is_named():
    with pytest.raises(ValueError, match="there are 2 forms, but none for event number 1"):
        Notation({}, {0: Form("rolled"), 2: Form("held")})


def test_two_forms_of_one_name_are_named():
    with pytest.raises(ValueError, match="verbs 1 and 2 are both 'roll'"):
        Notation({1: Form("roll"), 2: Form("roll")}, {})
