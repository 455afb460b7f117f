"""The flow of play: it ends, results add up, and only what is offered is taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from dicehall.kit.action import Action, IllegalAction
from dicehall.kit.checks.case import Case, asked_seats, unlike
from dicehall.kit.table import NOBODY, Table

MANY_OPTIONS: Final = 120


def play_ends(case: Case) -> None:
    """Random play ends within the declared length; every offered option applies."""
    g = case.new()
    player = case.player()
    while not g.over:
        at = case.at(g)
        options = g.legal()
        assert 0 < len(options) <= MANY_OPTIONS, f"{at}: {len(options)} options"
        assert len(set(options)) == len(options), f"{at}: an option is offered twice"
        assert 0 <= g.seat < g.seats, f"{at}: seat {g.seat} is asked"
        assert g.seat in asked_seats(g), f"{at}: seat {g.seat} is asked, but not awaited"
        for option in options:
            g.copy().apply(option)
        player.move(g)
    at = case.at(g)
    assert g.option_count == 0, f"{at}: options after the end"
    assert g.seat == NOBODY, f"{at}: seat {g.seat} is asked after the end"
    assert g.asked() == 0, f"{at}: seats are awaited after the end"


def results_add_up(case: Case) -> None:
    """Shares of the victory add up to 1; scores are whole and not negative; guesses are shares."""
    g = case.new()
    player = case.player()
    while True:
        at = case.at(g)
        scores = case.info.scores(g)
        assert len(scores) == g.seats, f"{at}: scores of {len(scores)} seats"
        for figures in scores:
            assert list(figures) == list(scores[0]), f"{at}: seats differ in figures: {scores}"
            for key, figure in figures.items():
                assert type(figure) is int, f"{at}: {key} is {figure!r}"
                assert figure >= 0, f"{at}: {key} is {figure!r}"
        for seat in range(g.seats):
            value = g.value(seat)
            assert 0.0 <= value <= 1.0, f"{at}: value of seat {seat} is {value}"
        foreseen = vec[float]([0.0] * g.seats)
        g.forecast(foreseen)
        assert min(foreseen) >= 0.0, f"{at}: the forecast is {foreseen}"
        assert max(foreseen) <= 1.0, f"{at}: the forecast is {foreseen}"
        if g.over:
            break
        player.move(g)
    shares = g.returns()
    assert len(shares) == g.seats, f"{at}: returns of {len(shares)} seats"
    assert min(shares) >= 0.0, f"{at}: returns {shares}"
    assert abs(sum(shares) - 1.0) < 1e-9, f"{at}: returns {shares} do not add up to 1"


def asking_only_looks(case: Case) -> None:
    """To put the question again changes nothing."""
    for g in case.moments():
        found = asked_again(g)
        assert not found, f"{case.at(g)}: asked again: {found}"


def asked_again(g: Table) -> str:
    """Put the open question once more, on a copy; return what has changed."""
    again = g.copy()
    again.ask_again()
    return unlike(g, again)


def wrong_answers_are_refused(case: Case) -> None:
    """Whoever is not asked, and whatever is not offered, is refused and leaves no trace."""
    for g in case.moments():
        at = case.at(g)
        before = g.copy()
        asked = asked_seats(g)
        options = g.legal()
        for seat in range(-1, g.seats + 1):
            if seat not in asked:
                assert refuses(g, seat, options[0]), f"{at}: seat {seat} may answer unasked"
        for wrong in (-1, 0, 255, 1 << 55, options[0] + (1 << 54), *[o ^ 256 for o in options]):
            if wrong not in options:
                assert refuses(g, g.seat, wrong), f"{at}: {wrong} was not offered, but is taken"
        found = unlike(g, before)
        assert not found, f"{at}: a refused answer changed {found}"
        refused = [action for action, _why in case.info.refused(g)]
        assert len(set(refused)) == len(refused), f"{at}: refused twice"
        for action in refused:
            assert action not in options, (
                f"{at}: {case.info.notation.write(g, action)!r} is offered and refused"
            )
    g = case.new()
    answers = case.player().finish(g)
    for seat in range(-1, g.seats):
        assert refuses(g, seat, answers[-1]), f"{case.at(g)}: seat {seat} may answer after the end"


def refuses(g: Table, seat: int, action: Action) -> bool:
    """Tell whether an answer is refused."""
    try:
        g.play(seat, action)
    except IllegalAction:
        return True
    return False
