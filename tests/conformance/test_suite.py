"""The conformance suite itself: a sound game passes, and each way to spoil it is found."""

from __future__ import annotations

import pytest

from dicehall.kit.conformance import CHECKS, Case, Check, check
from tests.conformance.toy import BidsInfo

FAULTS = {
    "never ends": "play_ends",
    "offers twice": "play_ends",
    "offers what fails": "play_ends",
    "shares do not add up": "results_add_up",
    "value is no share": "results_add_up",
    "score is no int": "results_add_up",
    "asking acts": "asking_only_looks",
    "refuses what it offers": "wrong_answers_are_refused",
    "copy forgets points": "copies_play_on_alike",
    "copy shares hands": "copies_play_on_alike",
    "own chance": "equal_seeds_give_equal_games",
    "cannot be pickled": "tables_pickle",
    "words are alike": "actions_have_words",
    "indices clash": "actions_have_words",
    "odds above one": "odds_are_fractions",
    "odds named twice": "odds_are_fractions",
    "odds leave out the unnamed": "odds_are_fractions",
    "tells the unknown": "events_have_words",
    "tells more than its form": "events_have_words",
    "operand out of range": "events_have_words",
    "view has a tuple": "views_are_plain",
    "observation is not finite": "views_are_plain",
    "observation has a gap": "views_are_plain",
    "view shows hands": "nothing_leaks",
    "view shows the next card": "nothing_leaks",
    "observation shows the deck": "nothing_leaks",
    "keeps the dice": "nothing_leaks",
    "deals by the hidden order": "nothing_leaks",
    "leaves the old question open": "nothing_leaks",
    "deals nothing anew": "the_unseen_is_dealt_anew",
    "draws without counting": "free_answers_show_nothing",
    "shows a hand without counting": "free_answers_show_nothing",
    "bid is told": "sealed_answers_stay_sealed",
    "order leaves a trace": "sealed_answers_stay_sealed",
    "order of sealing is told": "sealed_answers_stay_sealed",
    "drawn card is told": "what_is_told_is_known",
    "hidden roll is told": "what_is_told_is_known",
    "hidden draws are counted": "what_is_told_is_known",
    "view shows the next card meanwhile": "what_is_told_is_known",
    "idleness tells": "idle_answers_tell_nothing",
}


def fails(each: Check, fault: str) -> bool:
    """Whether a spoilt game fails a check in one of its first games."""
    for seed in range(12):
        try:
            each(Case(BidsInfo(fault), seed))
        except Exception:
            return True
    return False


def test_a_sound_game_passes():
    check(BidsInfo(), games=40)


@pytest.mark.parametrize(("fault", "found_by"), FAULTS.items())
def test_a_fault_is_found(fault: str, found_by: str):
    (each,) = [each for each in CHECKS if each.__name__ == found_by]
    assert fails(each, fault)


def test_every_check_but_those_of_the_kit_finds_a_fault_of_the_game():
    of_the_kit = {
        "records_tell_the_game",
        "answers_can_be_taken_back",
        "changes_end_in_the_next_look",
    }
    slips = {  # of whole packages, in test_slips.py
        "names_have_their_numbers",
        "the_stack_stays_low",
        "boards_can_be_drawn",
        "texts_are_there",
    }
    assert {each.__name__ for each in CHECKS} - of_the_kit - slips == set(FAULTS.values())


def test_a_message_names_game_set_up_seed_and_decision():
    with pytest.raises(AssertionError, match=r"bids, \d seats, {}, seed \d+, decision \d+ \(\w+\)"):
        check(BidsInfo("view shows hands"))
