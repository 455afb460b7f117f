"""Who sees what of an event is said by its form."""

from __future__ import annotations

import pytest

from dicehall.kit.events import HIDDEN, Event
from dicehall.kit.notation import Form, Kind, Notation, lay_open, number, secret, thrown, unheard
from dicehall.kit.table import Table

SEAT = Kind("seat", 4)
CARD = Kind("card", 9)
OPEN, DREW, COUNTED, ROLLED = range(4)
NOTATION = Notation(
    {},
    {
        0: Form("open", seat=SEAT, card=CARD),
        1: Form("drew", seat=SEAT, card=secret(CARD, of="seat")),
        2: unheard(Form("counted", card=CARD)),
        3: Form("rolled", seat=SEAT, face=thrown(number(7)), by=lay_open(number(9))),
    },
)
TABLE = Table(4)


def operands(event: Event, seat: int | None) -> list[int] | None:
    shown = NOTATION.seen_by(TABLE, event, seat)
    return None if shown is None else shown.operands


def test_an_open_event_is_seen_by_all():
    event = Event(OPEN, [0, 7])
    assert [operands(event, seat) for seat in (None, 0, 1)] == [[0, 7]] * 3


def test_a_secret_operand_is_seen_by_its_owner_alone():
    event = Event(DREW, [2, 7])
    assert operands(event, 2) == [2, 7]
    assert [operands(event, seat) for seat in (None, 0, 1, 3)] == [[2, HIDDEN]] * 4


def test_an_unheard_event_is_seen_by_nobody():
    assert [operands(Event(COUNTED, [5]), seat) for seat in (None, 0, 1)] == [None] * 3


def test_hiding_leaves_the_event_as_it_was():
    event = Event(DREW, [2, 7])
    operands(event, 1)
    assert event.operands == [2, 7]


def test_thrown_dice_lie_open_and_say_which_draws_look_so():
    assert NOTATION.events[ROLLED].open == [1, 2]
    assert NOTATION.shown_dice(TABLE, Event(ROLLED, [0, 4, 1])) == [(6, [3])]


def test_a_secret_must_name_an_operand_of_its_form():
    with pytest.raises(ValueError, match="form 'drew': 'card' is a secret of 'sea'; right would"):
        Form("drew", seat=SEAT, card=secret(CARD, of="sea"))


def test_who_owns_a_thing_must_be_said():
    notation = Notation({}, {0: Form("drew", fighter=CARD, card=secret(CARD, of="fighter"))})
    with pytest.raises(NotImplementedError, match="nobody says whose a card is"):
        notation.seen_by(TABLE, Event(0, [1, 2]), 0)


def test_an_operand_has_a_name_of_its_own():
    with pytest.raises(ValueError, match="form 'rolled': an operand cannot be called 'draws'"):
        Form("rolled", draws=CARD)
