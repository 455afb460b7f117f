"""A record put to the proof: the dice by the secret, what happened by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from dicehall.games import find, names
from dicehall.kit.checks.case import Case
from dicehall.kit.dice import commitment
from dicehall.kit.match import Match
from dicehall.kit.proof import check_dice, verify
from dicehall.kit.replay import Origin, Record, RecordError, Told, read_text

SECRET = "5a" * 32


def played(game: str, seed: int = 3) -> Record:
    """A whole random game with sealed dice, as it is read from its text."""
    case = Case(find(game), seed)
    origin = Origin(0, commitment(SECRET), SECRET, ["salt"])
    match = Match(case.info, case.setup, origin)
    player = case.player()
    while not match.table.over:
        action = player.choose(match.table)
        match.play(match.table.seat, action)
    return read_text(match.record().text())


@pytest.mark.parametrize("game", names())
def test_every_draw_is_computed_anew_and_every_die_compared(game: str):
    record = played(game)
    checked = check_dice(record)
    told = [event for happened in record.told for event in happened]
    assert checked.draws == sum(len(draws_of(event)) for event in told) > 10
    assert checked.dice > 3
    verify(record, find(game))


def draws_of(event: Told) -> list[list[int]]:
    draws = event.get("draws", [])
    assert isinstance(draws, list)
    return draws


def test_no_draw_is_left_out_of_the_record():
    record = played("shazar")
    match = Match(find("shazar"), record.setup, record.origin)
    for seat, answer in record.answers:
        match.play(seat, match.read(seat, answer))
    assert check_dice(record).draws == match.table.dice.drawn


def first(record: Record, wanted: Callable[[Told], bool]) -> Told:
    return next(event for happened in record.told for event in happened if wanted(event))


def test_another_draw_than_the_secret_gives_is_found():
    record = played("pig")
    draw = draws_of(first(record, lambda event: bool(draws_of(event))))[0]
    draw[1] = (draw[1] + 1) % 6
    with pytest.raises(RecordError, match=r"line \d+: rolled: draw 1 of 6 is told as \d, but the"):
        check_dice(record)


def test_a_die_that_shows_another_face_than_was_drawn_is_found():
    record = played("pig")
    event = first(record, lambda event: "shows" in event)
    event["shows"] = [[6, [(draws_of(event)[0][1] + 1) % 6]]]
    with pytest.raises(RecordError, match=r"rolled: the dice shown, .* are not those drawn"):
        check_dice(record)


def test_a_secret_that_was_not_committed_to_is_found():
    record = played("pig")
    record.origin.secret = "5b" * 32
    with pytest.raises(RecordError, match="does not fit the commitment"):
        check_dice(record)


def test_what_did_not_happen_is_found_by_the_rules():
    record = played("warriorz")
    first(record, lambda event: event.get("event") == "wounded")["wounds"] = 77
    check_dice(record)
    with pytest.raises(RecordError, match=r"line \d+: 'told' is not what the game tells"):
        verify(record, find("warriorz"))


def test_a_record_of_the_first_format_is_read_and_verified():
    lines = [json.loads(line) for line in played("pig").text().splitlines()]
    for line in lines:
        line.pop("told", None)
    lines[0]["dicehall"] = 1
    old = read_text("".join(json.dumps(line) + "\n" for line in lines))
    assert old.told == []
    assert verify(old, find("pig")).over
    assert check_dice(old).draws == 0
