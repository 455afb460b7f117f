"""How often each card was in play and took effect, in many random games.

python -m benchmarks.abilities [quarriors] [--games 20000] [--seed 0]
"""

from __future__ import annotations

import argparse
from collections import Counter

import dicehall
from dicehall.games import find
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import CAPTURED, COUNTED, FIRED
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup


class Report:
    """What many games have shown of each card."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.drawn: Counter[str] = Counter()  # games with the card in the wilds
        self.captured: Counter[str] = Counter()
        self.fired: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def play(self, info: GameInfo, seed: int) -> Quarriors:
        """Play one random game and count."""
        seats = info.fewest + seed % (info.most - info.fewest + 1)
        g = info.new(Setup(info.id, seats), FastDice(seed))
        assert isinstance(g, Quarriors)
        journal = g.listen()
        picks = FastDice(seed + (1 << 40))
        while not g.over:
            g.apply(g.options[picks.below(g.option_count)])
        ids = [g.card(slot).id for slot in range(len(g.wilds.cards))]
        self.games += 1
        self.decisions += int(g.decisions)
        self.rounds += int(g.round)
        self.drawn.update(ids)
        for event in journal:
            if event.kind in (FIRED, COUNTED):
                self.fired[ids[event.operands[1]]] += 1
            elif event.kind == CAPTURED:
                self.captured[ids[event.operands[1]]] += 1
        self.endings[ending(g)] += 1
        return g


def ending(g: Quarriors) -> str:
    """Say what ended a game."""
    if max(g.players[seat].glory for seat in range(g.seats)) >= g.target:
        return "glory"
    return "empty cards" if g.empty_creature_cards() >= g.book.empty_cards else "last round"


def main() -> None:
    parser = argparse.ArgumentParser(description="Count how often each card takes effect.")
    parser.add_argument("game", nargs="?", default="quarriors", choices=["quarriors"])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    info = find(args.game)
    report = Report()
    for seed in range(args.seed, args.seed + args.games):
        report.play(info, seed)
    print(f"{report.games} random games, {'compiled' if dicehall.compiled() else 'plain Python'}")
    print(
        f"decisions {report.decisions / report.games:.0f} and rounds "
        f"{report.rounds / report.games:.1f} a game; ended by {dict(report.endings)}"
    )
    print(f"{'card':38}{'in the wilds':>14}{'captured':>11}{'took effect':>13}")
    for card in info.cards():
        id = str(card["id"])
        print(f"{id:38}{report.drawn[id]:>14}{report.captured[id]:>11}{report.fired[id]:>13}")


if __name__ == "__main__":
    main()
