"""Compare with other libraries of games, as far as they are installed, in one process.

python -m benchmarks --peers [--seconds S]

Random play on one core, by CPU time, best of several repeats; what a peer lacks is said in a line.
Games differ, so a step is not the same work everywhere: the ratios tell what a program that learns
can expect of an interface, not which rules are harder.
"""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import dicehall
from benchmarks.measure import rate

Work = Callable[[int], int]  # plays about so many steps, returns how many they were
TABLES = 256


def through_python(game: str) -> Work:
    """Our tables, one by one: look at the options, apply one."""
    from dicehall.games import find
    from dicehall.kit.dice import FastDice
    from dicehall.kit.game import Setup

    info = find(game)
    setup = info.check(Setup(game, info.quick_seats if game != "pig" else 2))

    def work(size: int) -> int:
        pick = random.Random(1).random
        steps = 0
        while steps < size:
            g = info.new(setup, FastDice(steps))
            while not g.over:
                options = g.legal()
                g.apply(options[int(pick() * len(options))])
                steps += 1
        return steps

    return work


def open_spiel(name: str) -> Work:
    """A game of OpenSpiel from Python; chance is drawn by us, as it wants it, and not counted."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def work(size: int) -> int:
        pick = random.Random(1).random
        steps = 0
        while steps < size:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                    continue
                options = state.legal_actions()
                state.apply_action(options[int(pick() * len(options))])
                steps += 1
        return steps

    return work


def pettingzoo(make: Callable[[], Any]) -> Work:
    """An environment of PettingZoo (AEC), with observation and mask at each step."""
    env = make()

    def work(size: int) -> int:
        rng = random.Random(1)
        steps = 0
        while steps < size:
            env.reset(seed=steps)
            for _agent in env.agent_iter():
                seen, _reward, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(int(rng.choice(mask.nonzero()[0])))
                steps += 1
        return steps

    return work


def ours_in_pettingzoo(game: str) -> Work:
    """Our PettingZoo environment."""
    from dicehall.rl.pettingzoo import env

    return pettingzoo(lambda: env(game))


def theirs_in_pettingzoo(name: str) -> Work:
    """One of PettingZoo's classics."""
    return pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env)


def rlcard(name: str) -> Work:
    """A game of RLCard, step by step."""
    library: Any = importlib.import_module("rlcard")
    env = library.make(name, config={"seed": 1})

    def work(size: int) -> int:
        rng = random.Random(1)
        steps = 0
        while steps < size:
            state, _player = env.reset()
            while not env.is_over():
                state, _player = env.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return work


def our_batch(game: str) -> Work:
    """Our batch, with observations and masks."""
    from dicehall.rl.batch import Batch

    batch = Batch(game, TABLES)

    def work(size: int) -> int:
        steps = 0
        while steps < size:
            batch.observe()
            batch.legal_mask()
            batch.step(batch.sample())
            steps += TABLES
        return steps

    return work


def pgx(name: str) -> Work:
    """A game of Pgx, compiled for the CPU: as many tables at once, laid anew when they end."""
    jax: Any = importlib.import_module("jax")
    library: Any = importlib.import_module("pgx")
    experimental: Any = importlib.import_module("pgx.experimental")
    env = library.make(name)
    step = experimental.auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        pick, go = jax.random.split(key)
        likes = jax.numpy.log(state.legal_action_mask.astype("float32"))
        return step(state, jax.random.categorical(pick, likes), go)

    many = jax.jit(jax.vmap(one))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    held = [jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2)]

    def work(size: int) -> int:
        steps = 0
        while steps < size:
            held[1], key = jax.random.split(held[1])
            held[0] = many(held[0], jax.random.split(key, TABLES))
            steps += TABLES
        jax.block_until_ready(held[0].observation)
        return steps

    work(TABLES)
    return work


# interface: ours, then theirs: a name, the package and what it plays
GROUPS: list[tuple[str, list[tuple[str, str, Callable[[], Work]]]]] = [
    (
        "one table from Python",
        [
            ("Dicehall pig", "dicehall", lambda: through_python("pig")),
            ("OpenSpiel pig", "open-spiel", lambda: open_spiel("pig")),
            ("Dicehall warriorz", "dicehall", lambda: through_python("warriorz")),
            ("Dicehall quarriors", "dicehall", lambda: through_python("quarriors")),
            ("OpenSpiel backgammon", "open-spiel", lambda: open_spiel("backgammon")),
        ],
    ),
    (
        "observation and mask, one table",
        [
            ("Dicehall warriorz, PettingZoo", "dicehall", lambda: ours_in_pettingzoo("warriorz")),
            (
                "PettingZoo connect_four",
                "pettingzoo",
                lambda: theirs_in_pettingzoo("connect_four_v3"),
            ),
            ("PettingZoo tictactoe", "pettingzoo", lambda: theirs_in_pettingzoo("tictactoe_v3")),
            ("RLCard leduc-holdem", "rlcard", lambda: rlcard("leduc-holdem")),
            ("RLCard uno", "rlcard", lambda: rlcard("uno")),
        ],
    ),
    (
        f"observation and mask, {TABLES} tables at once",
        [
            ("Dicehall warriorz, Batch", "dicehall", lambda: our_batch("warriorz")),
            ("Dicehall pig, Batch", "dicehall", lambda: our_batch("pig")),
            ("Pgx backgammon", "pgx", lambda: pgx("backgammon")),
            ("Pgx tic_tac_toe", "pgx", lambda: pgx("tic_tac_toe")),
        ],
    ),
]


def release(package: str) -> str:
    """The version of a package, or nothing; ours may run from a checkout."""
    if package == "dicehall":
        return dicehall.__version__
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def compare(seconds: float) -> None:
    """Measure all that is installed, and print ratios to the first line of each group."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    for title, lines in GROUPS:
        print(f"\n| {title} | version | steps/s | ratio |\n|---|---|---|---|")
        first = 0.0
        for name, package, make in lines:
            try:
                found = rate(make(), seconds)
            except ImportError as error:
                print(f"| {name} | not installed: {error.name or error} | | |", flush=True)
                continue
            first = first or found
            shown = f"{found:,.0f} | {found / first:.3g}"
            print(f"| {name} | {release(package)} | {shown} |", flush=True)
