"""Nobody learns what is hidden: from the table, from an answer, from what is dealt anew."""

from __future__ import annotations

from typing import Final

from dicehall.kit.action import Action
from dicehall.kit.checks.case import LOOKS, Case, asked_seats, shown, unlike
from dicehall.kit.checks.flow import asked_again
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from dicehall.kit.look import seen
from dicehall.kit.snapshot import difference
from dicehall.kit.table import Table

REDEALS: Final = 2


def nothing_leaks(case: Case) -> None:
    """A seat cannot tell a table from one where all that it cannot know was dealt anew."""
    for g in case.moments(LOOKS // 2):
        before = g.copy()
        spectator = shown(case, g, None)
        for seat in range(g.seats):
            at = f"{case.at(g)}, dealt anew for seat {seat}"
            own = shown(case, g, seat)
            for deal in range(REDEALS):
                dice = FastDice(case.seed + deal)
                other = g.determinised(seat, dice)
                assert other.dice is dice, f"{at}: the dice are not the fresh ones"
                found = difference(own, shown(case, other, seat), "seen")
                assert not found, f"{at}: {found}"
                found = difference(spectator, shown(case, other, None), "seen by a spectator")
                assert not found, f"{at}: {found}"
                found = asked_again(other)
                assert not found, f"{at}: the open question does not fit (`ask_again`): {found}"
                found = dealt_unlike(g, other, seat, case.seed)
                assert not found, f"{at}: what is dealt depends on what is hidden: {found}"
                case.player(2).finish(other)
        found = unlike(g, before)
        assert not found, f"{case.at(g)}: looking and dealing anew changed {found}"


def dealt_unlike(g: Table, other: Table, seat: int, seed: int) -> str:
    """Deal two tables anew that a seat cannot tell apart; equal dice must give equal tables."""
    return unlike(
        g.determinised(seat, FastDice(seed + 77)), other.determinised(seat, FastDice(seed + 77))
    )


def the_unseen_is_dealt_anew(case: Case) -> None:
    """Where a seat sees more than a spectator, tables dealt for the others show it other things.

    A view that differs from the spectator's by nothing hidden would fail here as well.
    """
    chances = 0
    for g in case.moments():
        spectator = g.view(None)
        for owner in range(g.seats):
            own = g.view(owner)
            if own != spectator:
                for deal in range(4):
                    for seat in range(g.seats):
                        if seat != owner:
                            chances += 1
                            other = g.determinised(seat, FastDice(case.seed + deal))
                            if other.view(owner) != own:
                                return
    assert chances < 40, (
        f"{case.info.id}, {case.setup.seats} seats, {case.setup.options}, seed {case.seed}: "
        f"dealt anew {chances} times, and what only one seat sees never changed"
    )


def free_answers_show_nothing(case: Case) -> None:
    """An answer without a roll or a reveal shows nobody anything that was hidden.

    So whoever takes it back has learnt nothing, and the others have seen no card.
    """
    for g in case.moments(LOOKS // 2):
        for seat in asked_seats(g):
            turned = g.copy()
            turned.turn_to(seat)
            options = turned.legal()
            for i in range(0, len(options), 1 + len(options) // 6):
                if is_free(turned, options[i]):
                    for watcher in range(g.seats):
                        answered_alike(case, turned, options[i], watcher)


def is_free(g: Table, action: Action) -> bool:
    """Tell whether an answer leads to no roll and no reveal."""
    after = g.copy()
    after.apply(action)
    return after.dice.drawn == g.dice.drawn and after.reveals == g.reveals


def answered_alike(case: Case, g: Table, action: Action, watcher: int) -> None:
    """Give one answer here and on a table dealt anew; the watcher must see the same."""
    at = f"{case.at(g)}, seat {g.seat}: {case.info.notation.write(g, action)!r}"
    other = g.determinised(watcher, FastDice(case.seed))
    if action not in other.legal():
        assert watcher != g.seat, f"{at} is not offered when dealt anew"
        return
    free = is_free(other, action)
    if watcher == g.seat:
        assert free, (
            f"{at}: whether it rolls or reveals tells what is hidden; where something hidden "
            "decides, say g.turned_up() however it goes"
        )
    if free:
        one = g.copy()
        events = one.listen()
        other_events = other.listen()
        one.apply(action)
        other.apply(action)
        found = difference(shown(case, one, watcher), shown(case, other, watcher), "seen")
        assert not found, f"{at}: seat {watcher} learns {found}"
        found = difference(
            seen(case.info, one, events, watcher),
            seen(case.info, other, other_events, watcher),
            "heard",
        )
        assert not found, f"{at}: seat {watcher} learns {found}"


def sealed_answers_stay_sealed(case: Case) -> None:
    """What a seat has sealed shows nobody else, and nobody's order of answering matters."""
    for g in case.moments(LOOKS * 2):
        if g.top().secret():
            for seat in asked_seats(g):
                turned = g.copy()
                turned.turn_to(seat)
                sealed_alike(case, turned)
            any_order(case, g)


def sealed_alike(case: Case, g: Table) -> None:
    """Seal the first and the last option; the other seats must see the same."""
    options = g.legal()
    first, second = g.copy(), g.copy()
    events, other_events = first.listen(), second.listen()
    first.apply(options[0])
    second.apply(options[-1])
    if first.reveals != g.reveals or second.reveals != g.reveals:
        return
    for watcher in (None, *range(g.seats)):
        if watcher != g.seat:
            at = f"{case.at(g)}: seat {watcher} learns from what seat {g.seat} sealed"
            found = difference(shown(case, first, watcher), shown(case, second, watcher), "seen")
            assert not found, f"{at}: {found}"
            found = difference(
                seen(case.info, first, events, watcher),
                seen(case.info, second, other_events, watcher),
                "heard",
            )
            assert not found, f"{at}: {found}"
            if watcher is not None:
                found = dealt_unlike(first, second, watcher, case.seed)
                assert not found, f"{at}, by what is dealt: {found}"


def any_order(case: Case, g: Table) -> None:
    """Let the seats answer a sealed question in two orders; tables and news must be alike."""
    one = g.copy()
    journal = one.listen()
    told: list[list[str]] = []
    answers: list[list[Action]] = [[] for seat in range(g.seats)]
    player = case.player(2)
    depth = len(g.stack)
    while one.reveals == g.reveals and len(one.stack) == depth and not one.over:
        action = player.choose(one)
        answers[one.seat].append(action)
        one.apply(action)
        told.append(news(journal))
    other = g.copy()
    journal = other.listen()
    told_then: list[list[str]] = []
    for seat in range(g.seats - 1, -1, -1):
        for action in answers[seat]:
            other.play(seat, action)
            told_then.append(news(journal))
    found = unlike(one, other)
    assert not found, f"{case.at(g)}: answered in another order: {found}"
    # Each answer tells of itself whenever it comes; the last then tells of all, in one order.
    after = [line for line in told[-1] if line not in told_of(told_then[:-1])]
    after_then = [line for line in told_then[-1] if line not in told_of(told[:-1])]
    assert after == after_then, (
        f"{case.at(g)}: the order of sealed answers is told: {after} {after_then}"
    )


def told_of(steps: list[list[str]]) -> list[str]:
    """Return all that was told while answers were being sealed."""
    return [line for step in steps for line in step]


def news(journal: list[Event]) -> list[str]:
    """Return what has been told, and forget it."""
    told = [f"{event.kind} {event.operands}" for event in journal]
    journal.clear()
    return told
