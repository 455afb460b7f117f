"""The table and its four kinds of frame."""

from __future__ import annotations

from itertools import permutations

import pytest

from dicehall.kit.action import PASS, IllegalAction, act
from dicehall.kit.events import HIDDEN
from dicehall.kit.notation import Form, Kind, Notation, number, secret
from dicehall.kit.snapshot import difference
from dicehall.kit.table import NOBODY, OPTION_ROOM, EndlessRules, Table
from tests.kit.toys import (
    TAKE,
    Do,
    Forever,
    Respond,
    RespondLeftward,
    Seal,
    Steps,
    Take,
    Toy,
    table,
)


def take(card: int) -> int:
    return act(TAKE, card)


def same(one: Table, other: Table) -> bool:
    return one.legal() == other.legal() and all(
        getattr(one, name) == getattr(other, name)
        for name in ("seat", "over", "decisions", "reveals", "diary", "hands", "face_down")
    )


# ---- sequences ----


def test_a_sequence_takes_its_steps_in_order_and_waits_for_what_it_pushed():
    g = table(Steps(), hands=[[1], []])
    assert g.diary == ["step 0", "step 1"]
    assert (g.seat, g.legal(), g.asking()) == (0, [take(1)], "Take")
    g.apply(take(1))
    assert g.diary == ["step 0", "step 1", "0 plays 1", "step 2"]
    assert g.over


def test_what_follows_takes_the_place_of_the_frame_under_way():
    g = table(Do(lambda g: g.follow(Take(1))), Take(0), hands=[[1], [3]])
    assert [type(g.stack[i]).__name__ for i in range(len(g.stack))] == ["Take", "Take"]
    assert g.seat == 1
    g.apply(take(3))
    assert g.seat == 0


def test_a_table_with_nothing_left_to_do_is_over():
    g = table()
    assert g.over
    assert (g.seat, g.legal(), g.asked(), g.asking()) == (NOBODY, [], 0, "")


def test_finish_ends_the_game_whatever_was_unfinished():
    g = table(Do(lambda g: g.finish()), Take(0), hands=[[1], []])
    assert g.over
    assert g.diary == []


def test_rules_that_never_ask_are_stopped_and_named():
    g = Toy()
    g.push(Take(0))
    g.push(Forever())
    with pytest.raises(EndlessRules, match=r"no question after 10000 steps; .*Take@0, Forever@"):
        g.advance()


# ---- choices ----


def test_a_choice_asks_again_until_it_is_done():
    g = table(Take(1), hands=[[], [2, 4, 5]])
    g.apply(take(4))
    assert (g.seat, g.legal()) == (1, [take(2), take(5)])
    g.apply(take(5))
    assert g.over
    assert g.decisions == 2


def test_a_question_without_options_does_not_arise():
    g = table(Take(0), Take(1), hands=[[], [1]])
    assert g.diary == ["0 has nothing"]
    assert g.seat == 1


def test_what_an_effect_asks_comes_first():
    g = table(Do(lambda g: g.push(Take(1))), Take(0), hands=[[1], [3]])
    assert g.seat == 1
    g.apply(take(3))
    assert g.seat == 0


@pytest.mark.parametrize("count", [OPTION_ROOM, OPTION_ROOM + 1, 3 * OPTION_ROOM])
def test_a_question_can_have_any_number_of_options(count: int):
    full = table(Take(0), hands=[list(range(count)), []])
    assert full.legal() == [take(card) for card in range(count)]
    assert full.copy().legal() == full.legal()


# ---- answers from outside ----


def test_play_takes_what_is_offered():
    g = table(Take(0), hands=[[1], []])
    g.play(0, take(1))
    assert g.over


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, take(1), "seat 1 has nothing to choose now"),
        (2, take(1), "seat 2 has nothing to choose now"),
        (-1, take(1), "seat -1 has nothing to choose now"),
        (70, take(1), "seat 70 has nothing to choose now"),
        (0, take(2), "action 513 does not answer Take"),
        (0, PASS, "action 0 does not answer Take"),
    ],
)
def test_play_refuses_the_rest_and_leaves_the_table_alone(seat: int, action: int, reason: str):
    g = table(Take(0), hands=[[1], []])
    before = g.copy()
    with pytest.raises(IllegalAction, match=reason):
        g.play(seat, action)
    assert not difference(g, before)


def test_play_refuses_everything_after_the_end():
    g = table(seats=2)
    for seat in (NOBODY, 0, 1):
        with pytest.raises(IllegalAction):
            g.play(seat, PASS)


# ---- windows ----


def test_seats_respond_in_turn_until_all_pass():
    g = table(Respond(1), hands=[[1], [2], [3]])
    asked = []
    while not g.over:
        asked.append(g.seat)
        assert g.legal()[-1] == PASS
        g.apply(PASS)
    assert asked == [1, 2, 0]


def test_whoever_acts_gives_all_the_others_another_chance():
    g = table(Respond(0), hands=[[1], [2], [3]])
    g.apply(PASS)
    g.apply(PASS)
    g.apply(take(3))
    asked = []
    while not g.over:
        asked.append(g.seat)
        g.apply(PASS)
    assert asked == [0, 1]  # seat 2 has no card left and passes unasked


def test_a_game_may_have_its_own_order_of_priority():
    g = table(RespondLeftward(1), hands=[[1], [2], [3]])
    asked = []
    while not g.over:
        asked.append(g.seat)
        g.apply(PASS)
    assert asked == [1, 0, 2]


def test_who_has_nothing_to_respond_with_is_not_asked():
    assert table(Respond(0), hands=[[], [], []]).over
    assert table(Respond(0), hands=[[], [2], []]).seat == 1


def test_a_window_in_mid_air_copies_exactly():
    g = table(Respond(0), hands=[[1], [2], [3]])
    g.apply(PASS)
    twin = g.copy()
    assert not difference(g, twin)
    for each in (g, twin):
        each.apply(take(2))
        each.apply(PASS)
        each.apply(PASS)
    assert g.over
    assert same(g, twin)


# ---- sealed choices ----


def test_all_are_asked_at_once():
    g = table(Seal(0b111), hands=[[1], [2], [3]])
    assert g.asked() == 0b111
    g.play(1, take(2))
    assert g.asked() == 0b101


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answers_leaves_no_trace(order: tuple[int, ...]):
    g = table(Seal(0b111), Take(0), hands=[[1, 4], [2, 5], [3, 6]])
    for seat in order:
        g.play(seat, take(4 + seat))
    expected = table(Seal(0b111), Take(0), hands=[[1, 4], [2, 5], [3, 6]])
    for seat in range(3):
        expected.play(seat, take(4 + seat))
    assert g.diary == ["revealed [[4], [5], [6]]"]
    g.options = expected.options  # what was offered before is of no account
    assert not difference(g, expected)


SEALED = Notation({}, {0: Form("told", seat=Kind("seat", 3), card=secret(number(99), of="seat"))})


def test_a_sealed_answer_shows_only_to_its_owner():
    views, journals = [], []
    for card in (2, 5):
        g = table(Seal(0b111), hands=[[1], [2, 5], [3]])
        journal = g.listen()
        g.play(1, take(card))
        views.append((g.view(None), g.view(0), g.view(2), g.asked()))
        journals.append([(e.kind, e.operands) for x in journal if (e := SEALED.seen_by(g, x, 0))])
        assert g.view(1)["face_down"] == [0, [card], 0]
    assert views[0] == views[1]
    assert journals[0] == journals[1] == [(0, [1, HIDDEN, 0, 0])]


def test_nothing_counts_as_revealed_before_the_last_answer():
    g = table(Seal(0b11), hands=[[1], [2]])
    g.play(1, take(2))
    assert (g.reveals, g.diary) == (0, [])
    g.play(0, take(1))
    assert g.reveals == 1


def test_a_seat_with_two_slots_answers_twice():
    g = table(Seal(0b1111), hands=[[1, 3, 5], [2, 4, 6]])
    g.play(1, take(6))
    assert g.asked() == 0b11
    g.play(1, take(2))
    assert g.asked() == 0b01
    with pytest.raises(IllegalAction, match="seat 1 has nothing to choose now"):
        g.play(1, take(4))
    g.play(0, take(5))
    g.play(0, take(1))
    assert g.diary == ["revealed [[5, 1], [6, 2]]"]


def test_who_has_nothing_to_seal_is_not_asked():
    g = table(Seal(0b1111), hands=[[1], [], [3], []])
    assert g.asked() == 0b0101
    with pytest.raises(IllegalAction, match="seat 3 has nothing to choose now"):
        g.play(3, take(1))
    g.play(2, take(3))
    g.play(0, take(1))
    assert g.diary == ["revealed [[1], [], [3], []]"]


def test_who_runs_out_of_cards_is_not_asked_for_the_second_slot():
    g = table(Seal(0b1111), hands=[[1, 3], [2]])
    g.play(1, take(2))
    assert g.asked() == 0b01
    g.play(0, take(1))
    g.play(0, take(3))
    assert g.over


def test_a_sealed_question_to_nobody_reveals_at_once():
    assert table(Seal(0b11), hands=[[], []]).diary == ["revealed [[], []]"]


def test_turning_to_a_seat_changes_nothing_but_who_is_asked():
    g = table(Seal(0b111), hands=[[1], [2], [3]])
    before = g.copy()
    g.turn_to(2)
    assert (g.seat, g.legal()) == (2, [take(3)])
    g.turn_to(0)
    assert not difference(g, before)


def test_secrecy_is_a_matter_of_the_frame():
    assert table(Seal(0b11), hands=[[1], [2]]).stack[-1].secret()
    assert not table(Take(0), hands=[[1], []]).stack[-1].secret()


# ---- copies and the journal ----


def test_a_copy_shares_nothing_that_changes():
    g = table(Steps(), Seal(0b11), hands=[[1, 2], [3]])
    before = g.copy()
    twin = g.copy()
    twin.apply(take(1))
    twin.play(1, take(3))
    twin.play(0, take(2))
    assert not difference(g, before)
    assert twin.over


def test_nothing_is_written_down_unless_somebody_listens():
    g = table(seats=2)
    g.tell(0, 1)
    assert g.journal is None
    journal = g.listen()
    g.tell(0, 1)
    assert g.listen() is journal
    assert [event.operands for event in journal] == [[1, 0, 0, 0]]


def test_a_copy_does_not_write_into_the_journal():
    g = table(Seal(0b11), hands=[[1], [2]])
    journal = g.listen()
    g.copy().play(0, take(1))
    assert journal == []
