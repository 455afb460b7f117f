"""Random games as readable transcripts.

python tests/conformance/transcript.py GAME [--games N] [--seed S]

The same words must come out compiled, uncompiled and with shifts checked.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

import dicehall
from dicehall.games import find
from dicehall.kit.conformance import Case
from dicehall.kit.events import Event
from dicehall.kit.game import GameInfo
from dicehall.kit.table import Table


def play(case: Case) -> Iterator[str]:
    """Each line of one game: set-up, answers, what happened, final standing."""
    info, setup = case.info, case.setup
    yield f"{info.id}, {setup.seats} seats, seed {case.seed}"
    for id, value in setup.options.items():
        yield f"{id} = {json.dumps(value, ensure_ascii=False)}"
    g = case.new()
    player = case.player()
    journal = g.listen()
    while not g.over:
        told = len(journal)
        action = player.choose(g)
        yield ""
        yield f"{g.asking()}: player {g.seat + 1}, options: {g.option_count}"
        yield f"> {info.notation.write(g, action)}"
        g.apply(action)
        yield from (f"  {told_event(info, g, event)}" for event in journal[told:])
    yield ""
    yield f"over after {g.decisions} decisions"
    for seat in range(g.seats):
        standing = " ".join(f"{key}={figure}" for key, figure in info.scores(g)[seat].items())
        yield f"player {seat + 1}: {g.returns()[seat]:.3f} {standing}".rstrip()


def told_event(info: GameInfo, g: Table, event: Event) -> str:
    """An event in a line: its name, its operands, and who alone sees it whole."""
    data = info.notation.event_data(g, event)
    name = data.pop("event")
    words = [f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    whole = [info.notation.seen_by(g, event, seat) for seat in range(g.seats)]
    seers = [
        str(seat + 1)
        for seat, seen in enumerate(whole)
        if seen is not None and seen.operands == event.operands
    ]
    only = "" if len(seers) == g.seats else f" (for player {', '.join(seers)})"
    return " ".join([str(name), *words]).replace('"', "") + only


def counts(g: Table, depth: int) -> list[int]:
    """How many decisions lie at each depth of the tree of answers, chance as it falls."""
    level = [g]
    found = []
    for _ in range(depth):
        following = []
        for table in level:
            for option in table.legal():
                twin = table.copy()
                twin.apply(option)
                following.append(twin)
        found.append(len(following))
        level = following
    return found


def middle(case: Case) -> Table:
    """The table after half the decisions of a random game."""
    g = case.new()
    half = len(case.player().finish(g)) // 2
    g = case.new()
    player = case.player()
    for _ in range(half):
        player.move(g)
    return g


def main() -> None:
    parser = argparse.ArgumentParser(description="print random games")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print(f"# compiled: {dicehall.compiled()}")
    for seed in range(args.seed, args.seed + args.games):
        print("\n".join(play(Case(find(args.game), seed))))


if __name__ == "__main__":
    main()
