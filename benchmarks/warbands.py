"""How often each card of Shadespire is played, given to a fighter or scored.

python -m benchmarks.warbands [--games 20000] [--seed 0] [--least 100]

Random legal decks and boards, mostly for two players; they act at random but with
sense (`benchmarks/sensible.py`). Exits with 1 if a card came up less than --least times.
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter

import dicehall
from benchmarks.sensible import Sensible
from dicehall.games import find
from dicehall.games.shadespire.pieces import ALL_OBJECTIVES, ALL_POWER
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import EQUIPPED, PLAYED, REACTED, SCORED, USED
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup

SEATS = (*[2] * 14, 3, 4)  # how many play, by seed


class Report:
    """What many games have shown of each card."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.brought: Counter[str] = Counter()  # decks with the card
        self.used: Counter[str] = Counter()  # played, given or scored, once a game and player
        self.worked: Counter[str] = Counter()  # upgrades used as an action or reaction

    def play(self, info: GameInfo, seed: int) -> Shadespire:
        """Play one game and count."""
        seats = SEATS[seed % len(SEATS)]
        decks = ", ".join(["random"] * seats)
        options = {"decks": decks, "relic": seed % 6 == 0, "fixed": seed % 7 == 0}
        g = info.new(Setup(info.id, seats, options), FastDice(seed))
        assert isinstance(g, Shadespire)
        journal = g.listen()
        player = Sensible(seed + (1 << 40), seats)
        while not g.over:
            g.apply(player.choose(g))
        book = g.book
        used = set()
        for event in journal:
            who, card = event.operands[0], event.operands[1]
            if event.kind == PLAYED:
                used.add((who, book.power_id(card)))
            elif event.kind == EQUIPPED:
                used.add((who, book.power_id(book.ploy_count + card)))
            elif event.kind == SCORED:
                used.add((who, book.objectives[card].id))
            elif event.kind == USED:
                self.worked[book.power_id(book.ploy_count + card)] += 1
            elif event.kind == REACTED and card < book.power_count:
                self.worked[book.power_id(card)] += 1
        self.used.update(id for _seat, id in used)
        self.games += 1
        self.decisions += int(g.decisions)
        for seat in range(seats):
            band = g.bands[seat]
            ids = [book.power_id(c) for c in range(book.power_count) if band.has(ALL_POWER, c)]
            objectives = enumerate(book.objectives)
            ids += [card.id for c, card in objectives if band.has(ALL_OBJECTIVES, c)]
            self.brought.update(ids)
        return g


def main() -> int:
    parser = argparse.ArgumentParser(description="Count how often each card comes into play.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--least", type=int, default=100)
    args = parser.parse_args()
    info = find("shadespire")
    gc.disable()
    report = Report()
    for seed in range(args.seed, args.seed + args.games):
        report.play(info, seed)
    how = "compiled" if dicehall.compiled() else "plain Python"
    print(f"{report.games} games of 2 to 4 with random legal decks, sensible random play, {how}")
    print(f"{report.decisions / report.games:.0f} decisions a game")
    cards = [card for card in info.cards() if card["kind"] != "fighter"]
    print(f"{'card':32}{'kind':12}{'in decks':>10}{'came up':>10}{'as action or reaction':>24}")
    for card in sorted(cards, key=lambda card: report.used[str(card["id"])]):
        id = str(card["id"])
        worked = str(report.worked[id] or "")
        print(
            f"{id:32}{card['kind']!s:12}{report.brought[id]:>10}{report.used[id]:>10}{worked:>24}"
        )
    rare = [str(card["id"]) for card in cards if report.used[str(card["id"])] < args.least]
    print(f"{len(cards)} cards; less than {args.least} times: {', '.join(rare) or 'none'}")
    return 1 if rare else 0


if __name__ == "__main__":
    raise SystemExit(main())
