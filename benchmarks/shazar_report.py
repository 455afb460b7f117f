"""How often each spell, Fate card, artifact effect and kind of hex took effect, in random games.

Players choose at random, but try to take an artifact whenever they may: else too few are carried.

python -m benchmarks.shazar_report [--games 10000] [--seed 0]
"""

from __future__ import annotations

import argparse
from collections import Counter

import dicehall
from dicehall.games import find
from dicehall.games.shazar.card import KINDS
from dicehall.games.shazar.relics import at_home, needed, still_in
from dicehall.games.shazar.table import (
    COUNT_FAILURES,
    COUNT_FATES,
    COUNT_HEXES,
    COUNT_SPELLS,
    COUNT_SUCCESSES,
    Shazar,
)
from dicehall.games.shazar.verbs import FIRED, SEIZE
from dicehall.kit.action import verb
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.table import Table


class Report:
    """What many games have shown."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.longest = 0
        self.fired: Counter[tuple[int, int]] = Counter()
        self.endings: Counter[str] = Counter()

    def play(self, info: GameInfo, seed: int) -> Shazar:
        """Play one random game and count; every third has random fields, every sixth pairs."""
        seats = info.fewest + seed % (info.most - info.fewest + 1)
        options: dict[str, object] = {"characters": "random"}
        if seed % 9 < 3:
            options["layouts"] = "random"
        if seats == info.most and seed % 2:
            options["alliance"] = "pairs"
        g: Table = info.new(Setup(info.id, seats, options), FastDice(seed))
        assert isinstance(g, Shazar)
        journal = g.listen()
        picks = FastDice(seed + (1 << 40))
        while not g.over:
            if verb(g.options[0]) == SEIZE:  # what is offered first where it is possible
                g.apply(g.options[0])
            else:
                g.apply(g.options[picks.below(g.option_count)])
        self.games += 1
        self.decisions += int(g.decisions)
        self.rounds += int(g.round)
        self.longest = max(self.longest, int(g.decisions))
        counted = [event.operands for event in journal if event.kind == FIRED]
        self.fired.update((operands[0], operands[1]) for operands in counted)
        self.endings[ending(g)] += 1
        return g


def ending(g: Shazar) -> str:
    """Say what ended a game."""
    if still_in(g) & ~g.winners == 0:
        return "last one left"
    homes = sum(at_home(g, seat) for seat in range(g.seats) if g.winners >> seat & 1)
    return "artifacts" if homes >= needed(g) else "round limit"


def things(info: GameInfo) -> dict[tuple[int, int], str]:
    """Return all that can take effect, by the number it is counted under; nobody enters a closed
    hex."""
    from dicehall.games.shazar.library import open_book

    book = open_book()
    named = {(COUNT_SPELLS, int(s.number)): f"spell {s.id}" for s in book.spells if s.exists}
    for kind, card in enumerate(book.fates):
        named[COUNT_FATES, kind] = f"fate {card.id}"
    for kind, artifact in enumerate(book.artifacts):
        named[COUNT_SUCCESSES, kind] = f"artifact {artifact.id}, success"
        named[COUNT_FAILURES, kind] = f"artifact {artifact.id}, failure"
    for number, id in enumerate(KINDS):
        if not book.kinds[number].closed:
            named[COUNT_HEXES, number] = f"hex {id}"
    return named


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what takes effect in random games.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    info = find("shazar")
    report = Report()
    for seed in range(args.seed, args.seed + args.games):
        report.play(info, seed)
    print(f"{report.games} random games, {'compiled' if dicehall.compiled() else 'plain Python'}")
    print(
        f"decisions {report.decisions / report.games:.0f} (at most {report.longest}) and rounds "
        f"{report.rounds / report.games:.1f} a game; ended by {dict(report.endings)}"
    )
    for number, name in sorted(things(info).items()):
        print(f"{name:40}{report.fired[number]:>12}")
    rarest = min(things(info), key=lambda number: report.fired[number])
    print(f"rarest: {things(info)[rarest]}, {report.fired[rarest]} times")


if __name__ == "__main__":
    main()
