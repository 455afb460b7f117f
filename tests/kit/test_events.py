"""Events: who sees what of them."""

from __future__ import annotations

from dicehall.kit.events import EVERYBODY, HIDDEN, Event


def seen(event: Event, seat: int | None) -> list[int] | None:
    shown = event.seen_by(seat)
    return None if shown is None else shown.operands


def test_an_open_event_is_seen_by_all():
    event = Event(1, [4, 5])
    assert event.seers == EVERYBODY
    assert [seen(event, seat) for seat in (None, 0, 7)] == [[4, 5]] * 3


def test_others_miss_the_secret_operands():
    event = Event(1, [4, 5, 6], seers=0b10, secret=0b101)
    assert seen(event, 1) == [4, 5, 6]
    assert seen(event, 0) == seen(event, None) == [HIDDEN, 5, HIDDEN]


def test_a_wholly_secret_event_is_not_seen_at_all():
    event = Event(1, [4], seers=0b01, secret=-1)
    assert seen(event, 0) == [4]
    assert seen(event, 1) is None
    assert seen(event, None) is None


def test_what_is_shown_names_no_seers():
    shown = Event(1, [4], seers=0b01, secret=1).seen_by(1)
    assert shown is not None
    assert (shown.seers, shown.secret) == (EVERYBODY, 0)


def test_looking_leaves_the_event_as_it_is():
    event = Event(1, [4], seers=0b01, secret=1)
    event.seen_by(1)
    assert event.operands == [4]
