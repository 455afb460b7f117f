"""What holds for every game, checked in random play. A game's own tests need one line:

    def test_it_conforms():
        conformance.check(GAME)

Each check takes a `Case` (game, set-up, seed) and plays it; what fails names all three and the
decision, so that it can be played again. The checks lie in `checks`.
"""

from __future__ import annotations

from typing import Final

from dicehall.kit.checks.case import Case, Check
from dicehall.kit.checks.flow import (
    asking_only_looks,
    play_ends,
    results_add_up,
    wrong_answers_are_refused,
)
from dicehall.kit.checks.hearing import (
    changes_end_in_the_next_look,
    idle_answers_tell_nothing,
    what_is_told_is_known,
)
from dicehall.kit.checks.records import (
    answers_can_be_taken_back,
    copies_play_on_alike,
    equal_seeds_give_equal_games,
    records_tell_the_game,
    tables_pickle,
)
from dicehall.kit.checks.secrets import (
    free_answers_show_nothing,
    nothing_leaks,
    sealed_answers_stay_sealed,
    the_unseen_is_dealt_anew,
)
from dicehall.kit.checks.texts import (
    boards_can_be_drawn,
    names_have_their_numbers,
    texts_are_there,
    the_stack_stays_low,
)
from dicehall.kit.checks.words import (
    actions_have_words,
    events_have_words,
    odds_are_fractions,
    views_are_plain,
)
from dicehall.kit.game import GameInfo

CHECKS: Final[list[Check]] = [
    names_have_their_numbers,
    play_ends,
    results_add_up,
    asking_only_looks,
    wrong_answers_are_refused,
    copies_play_on_alike,
    equal_seeds_give_equal_games,
    tables_pickle,
    records_tell_the_game,
    actions_have_words,
    odds_are_fractions,
    events_have_words,
    views_are_plain,
    nothing_leaks,
    the_unseen_is_dealt_anew,
    free_answers_show_nothing,
    sealed_answers_stay_sealed,
    what_is_told_is_known,
    idle_answers_tell_nothing,
    changes_end_in_the_next_look,
    answers_can_be_taken_back,
    the_stack_stays_low,
    boards_can_be_drawn,
    texts_are_there,
]


def check(info: GameInfo, games: int = 20, seed: int = 0) -> None:
    """Make every check on a number of random games."""
    for i in range(games):
        check_one(Case(info, seed + i))


def check_one(case: Case) -> None:
    """Make every check on one game."""
    for each in CHECKS:
        each(case)


__all__ = ["CHECKS", "Case", "Check", "check", "check_one"]
