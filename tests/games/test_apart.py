"""Tables that lie side by side know nothing of each other, whatever they share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from librt.vecs import vec

from dicehall.games import catalogue, find
from dicehall.kit.content import Shared
from dicehall.kit.dice import FastDice
from dicehall.kit.snapshot import field_names

GAMES = [info.id for info in catalogue()]
MOST = 150  # answers: enough to come into the middle of any game
CACHES = {"distances", "sights", "looked", "shown"}  # worked out once, the same for whoever asks


def course(name: str, seed: int) -> Iterator[list[int]]:
    """Play a game by chance; yield what is offered at each question."""
    info = find(name)
    g = info.new(info.random_setup(FastDice(seed)), FastDice(seed))
    chance = FastDice(seed + 1)
    for _ in range(MOST):
        if g.over:
            return
        options = [int(option) for option in g.legal()]
        yield options
        g.apply(options[chance.below(len(options))])


@pytest.mark.parametrize("name", GAMES)
def test_two_tables_answered_in_turn_play_as_each_does_alone(name):
    alone = [list(course(name, seed)) for seed in (1, 2)]
    both = [course(name, seed) for seed in (1, 2)]
    seen: list[list[list[int]]] = [[], []]
    for _ in range(MOST):
        for at, one in enumerate(both):
            seen[at] += [options for options in [next(one, None)] if options is not None]
    assert seen == alone


@pytest.mark.parametrize("name", GAMES)
def test_two_tables_in_two_threads_play_as_each_does_alone(name):
    """Uncompiled, threads change in the middle of a question too."""
    seeds = [1, 1, 2, 2, 3, 3]  # equal ones share all that can be shared
    alone = [list(course(name, seed)) for seed in seeds]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(2) as threads:
            together = list(threads.map(lambda seed: list(course(name, seed)), seeds))
    finally:
        sys.setswitchinterval(usual)
    assert together == alone


def shared_by(thing: object, found: dict[int, Shared]) -> None:
    """Gather all that a thing shares with others, and what that holds."""
    if isinstance(thing, Shared) and id(thing) not in found:
        found[id(thing)] = thing
    elif isinstance(thing, (int, float, str, bytes, bool, type(None), Shared)):
        return
    if isinstance(thing, (list, tuple, vec)):
        for i in range(len(thing)):
            shared_by(thing[i], found)
    elif isinstance(thing, dict):
        for item in thing.values():
            shared_by(item, found)
    elif not isinstance(thing, type) and not callable(thing):
        for field in field_names(thing):
            shared_by(getattr(thing, field), found)


def written_down(things: dict[int, Shared]) -> dict[str, str]:
    """Return all numbers and texts of what is shared, by class and field."""
    down = {}
    for number, thing in enumerate(things.values()):
        for field in field_names(thing):
            if field not in CACHES:
                value = getattr(thing, field)
                flat = list(value) if isinstance(value, (list, tuple, vec)) else value
                plain = not isinstance(value, Shared) and "object at" not in repr(flat)
                down[f"{number} {type(thing).__name__}.{field}"] = repr(flat) if plain else ""
    return down


@pytest.mark.parametrize("name", GAMES)
def test_play_writes_nothing_into_what_tables_share(name):
    info = find(name)
    setup = info.random_setup(FastDice(5))
    g = info.new(setup, FastDice(5))
    chance = FastDice(6)
    found: dict[int, Shared] = {}
    before: dict[str, str] = {}
    for answers in range(MOST):
        if g.over:
            break
        if answers % 30 == 0:  # boards are laid in the course of a game
            found = {}
            shared_by(g, found)
            before = written_down(found)
        g.apply(g.options[chance.below(g.option_count)])
        assert written_down(found) == before, g.asking()
