"""A match: answers checked, kept, and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.kit.action import IllegalAction, act
from dicehall.kit.checks.case import unlike
from dicehall.kit.dice import Dice, commitment
from dicehall.kit.game import GameInfo, NumberOption, Setup, SetupError
from dicehall.kit.match import Match
from dicehall.kit.notation import Form, Kind, Notation, NotationError, number, secret
from dicehall.kit.proof import verify
from dicehall.kit.replay import Origin
from dicehall.kit.table import Table
from tests.kit.toys import TAKE, Do, Seal, Take, Toy

FORMS = {TAKE: Form("take", card=number(100))}


class ToyInfo(GameInfo):
    """First all seal a card, then seat 0 plays, a die is rolled, seat 1 plays, seat 0 again."""

    def __init__(self) -> None:
        events = {0: Form("sealed", seat=Kind("seat", 9), card=secret(number(100), of="seat"))}
        options = [NumberOption("slots", 1, 1, 2)]
        super().__init__("toy", 2, 3, list(options), Notation(FORMS, events), 50, Path())

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return Toy(setup.seats, dice, [[1, 2, 3, 4, 6] for seat in range(setup.seats)])

    def lay(self, g: Toy, setup: Setup) -> None:
        every = (1 << setup.seats * int(str(setup.options["slots"]))) - 1
        roll = Do(lambda g: g.diary.append(f"rolled {g.dice.face(6)}"))
        for frame in (Take(0), Take(1), roll, Take(0), Seal(every)):
            g.push(frame)


def take(card: int) -> int:
    return act(TAKE, card)


def match(seats: int = 3, slots: int = 1) -> Match:
    return Match(ToyInfo(), Setup("toy", seats, {"slots": slots}), Origin(seed=5))


def toy(played: Match) -> Toy:
    assert isinstance(played.table, Toy)
    return played.table


def past_the_seal() -> Match:
    played = match(2)
    played.play(0, take(6))
    played.play(1, take(6))
    return played


def test_an_answer_is_played_kept_and_told():
    played = match()
    told = played.play(1, take(2))
    assert [event.operands[:2] for event in told] == [[1, 2]]
    assert [(answer.seat, answer.text) for answer in played.answers] == [(1, "take 2")]
    assert played.table.decisions == 1


def test_text_is_read_for_the_seat_that_answers():
    played = match()
    played.play(1, take(2))
    assert played.read(2, "take 2") == take(2)
    with pytest.raises(IllegalAction, match="seat 1 has nothing to choose now"):
        played.read(1, "take 3")
    with pytest.raises(NotationError):
        played.read(0, "nonsense")


@pytest.mark.parametrize(("seat", "action"), [(0, take(9)), (3, take(1)), (-1, take(1))])
def test_a_wrong_answer_leaves_no_trace(seat: int, action: int):
    played = match()
    before = played.table.copy()
    with pytest.raises(IllegalAction):
        played.play(seat, action)
    assert played.answers == []
    assert not unlike(played.table, before)


def test_a_wrong_set_up_is_refused():
    with pytest.raises(SetupError):
        Match(ToyInfo(), Setup("toy", 9), Origin(seed=5))


# ---- taking back ----


def test_what_was_just_answered_may_be_taken_back():
    played = past_the_seal()
    before = played.table.copy()
    events = len(played.events)
    played.play(0, take(2))
    assert played.last_free(0) == 2
    played.take_back(2)
    assert len(played.answers) == 2
    assert len(played.events) == events
    assert played.table.journal is played.events
    assert not unlike(played.table, before)


def test_several_answers_may_be_taken_back_one_by_one():
    played = past_the_seal()
    played.play(0, take(2))
    played.play(0, take(4))
    assert played.last_free(0) == 3
    played.take_back(3)
    assert played.last_free(0) == 2
    played.take_back(2)
    assert played.last_free(0) == -1  # before it lies the reveal


def test_a_roll_cannot_be_taken_back_freely():
    played = past_the_seal()
    played.play(0, take(1))
    assert toy(played).diary[-1].startswith("rolled")
    assert played.last_free(0) == -1


def test_a_reveal_cannot_be_taken_back_freely():
    assert past_the_seal().last_free(1) == -1


def test_an_open_answer_of_another_stands_in_the_way():
    played = past_the_seal()
    played.play(0, take(1))
    played.play(1, take(2))
    assert played.last_free(1) == 3
    assert played.last_free(0) == -1


def test_a_sealed_answer_may_be_changed_while_others_still_choose():
    played = match()
    played.play(0, take(1))
    played.play(2, take(3))
    assert played.last_free(0) == 0
    played.take_back(0)
    assert [(answer.seat, answer.text) for answer in played.answers] == [(2, "take 3")]
    assert played.table.asked() == 0b011
    assert toy(played).face_down == [[], [], [3]]
    assert [event.operands[:2] for event in played.events] == [[2, 3]]
    played.play(0, take(4))
    played.play(1, take(1))
    assert toy(played).diary == ["revealed [[4], [1], [3]]"]


class LateSeal(ToyInfo):
    """First seat 0 plays openly, then all seal a card."""

    def lay(self, g: Toy, setup: Setup) -> None:
        for frame in (Seal((1 << setup.seats) - 1), Take(0)):
            g.push(frame)


def test_a_sealed_answer_stands_in_the_way_of_the_open_one_before_its_question():
    played = Match(LateSeal(), Setup("toy", 2, {"slots": 1}), Origin(seed=5))
    played.play(0, take(1))
    assert played.last_free(0) == 0
    played.play(1, take(3))
    assert played.last_free(0) == -1
    played.take_back(0)  # with the other's consent; the sealed answer goes too
    assert played.answers == []
    assert played.table.asked() == 0b01


def test_with_two_slots_the_later_goes_first():
    played = match(2, slots=2)
    played.play(0, take(1))
    played.play(1, take(3))
    played.play(0, take(2))
    assert played.last_free(0) == 2
    played.take_back(2)
    assert played.last_free(0) == 0
    played.take_back(0)
    assert toy(played).face_down == [[], [3]]


def test_nobody_can_take_back_what_he_did_not_answer():
    played = match()
    assert [played.last_free(seat) for seat in range(3)] == [-1, -1, -1]
    played.play(1, take(1))
    assert [played.last_free(seat) for seat in range(3)] == [-1, 0, -1]


def test_with_consent_anything_can_be_taken_back():
    played = past_the_seal()
    before = played.table.copy()
    played.play(0, take(1))
    played.play(1, take(2))
    played.play(1, take(3))
    played.take_back(2)
    assert not unlike(played.table, before)
    assert len(played.answers) == 2


def test_after_taking_back_a_roll_it_falls_the_same():
    played = past_the_seal()
    played.play(0, take(1))
    rolled = toy(played).diary[-1]
    played.take_back(2)
    played.play(0, take(1))
    assert toy(played).diary[-1] == rolled


# ---- the record ----


def finished(played: Match) -> Match:
    while not played.table.over:
        played.play(played.table.seat, played.table.legal()[0])
    return played


def test_the_record_of_a_match_verifies():
    played = finished(match())
    record = played.record()
    assert record.result == [1 / 3] * 3
    verify(record, played.info)


def test_a_match_with_taken_back_answers_verifies():
    played = past_the_seal()
    played.play(0, take(2))
    played.take_back(2)
    record = finished(played).record()
    assert len(record.answers) == played.table.decisions
    verify(record, played.info)


def test_a_match_with_sealed_dice_verifies():
    secret = "cd" * 32
    origin = Origin(0, commitment(secret), secret, ["a", "b"])
    played = finished(Match(ToyInfo(), Setup("toy", 2), origin))
    verify(played.record(), played.info)


def test_a_record_in_mid_game_has_no_result():
    record = past_the_seal().record()
    assert record.result is None
    assert len(record.answers) == 2
