"""What each card is worth in a deck of Shadespire, and which decks bring the warbands together.

python -m benchmarks.decks [--bots level-2] [--games 20000] [--seed 0] [--swaps 8]

Steelheart's Champions play Garrek's Reavers on the battlefield that lies ready, both with legal
decks by chance whose lists lie open. One regression (`dicehall.lab.logit`) tells what it does to a
warband's chance to have a card in its deck, as against the average card of its kind. Then cards of
today's starter decks are swapped, always the two whose swap helps the weaker warband most, and
after each swap it is told what share is to be expected. At last come the decks that help it most of
all, the ends of what decks can do. What expectations are worth, games with the decks must show.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.games.shadespire.book import Book, Deck
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import (
    OBJECTIVE_CARDS,
    POWER_CARDS,
    legal_objectives,
    legal_power,
    objective_ids,
    power_ids,
    share_code,
)
from dicehall.games.shadespire.library import open_book
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.tally import BOT_SEED, VICTORY, parts
from dicehall.lab.logit import Effect, Model
from dicehall.lab.run import answer_all

DEALT = 1 << 41  # dice that deal decks
PAIR = (WARBANDS.index("steelheart"), WARBANDS.index("garrek"))
KINDS = ("objective", "ploy", "upgrade")
Name = tuple[str, str]  # warband and kind, and the card


class Pool:
    """The cards a warband may bring, kind by kind, and how many of each it brings."""

    def __init__(self, book: Book, warband: int) -> None:
        power = legal_power(book, warband)
        self.warband = warband
        self.objectives = legal_objectives(book, warband)
        self.ploys = [card for card in power if card < book.ploy_count]
        self.upgrades = [card for card in power if card >= book.ploy_count]

    def kinds(self) -> list[tuple[bool, list[int], int]]:
        """Return whether they are objectives, the cards, and how many a deck has."""
        half = POWER_CARDS // 2
        return [
            (True, self.objectives, OBJECTIVE_CARDS),
            (False, self.ploys, half),
            (False, self.upgrades, POWER_CARDS - half),
        ]

    def dealt(self, dice: FastDice) -> Deck:
        """Return a deck by chance."""
        chosen: list[list[int]] = []
        for _objectives, cards, count in self.kinds():
            left = list(cards)
            chosen.append([left.pop(int(dice.below(len(left)))) for _card in range(count)])
        return Deck(self.warband, sorted(chosen[0]), sorted(chosen[1] + chosen[2]))


def names(book: Book, deck: Deck) -> list[Name]:
    """Return what the model calls the cards of a deck."""
    band = WARBANDS[deck.warband]
    found = [(f"{band} {KINDS[0]}", book.objectives[card].id) for card in deck.objectives]
    for card in deck.power:
        found.append((f"{band} {KINDS[1 + (card >= book.ploy_count)]}", book.power_id(card)))
    return found


def played(info: GameInfo, decks: list[Deck], bots: str, number: int) -> tuple[int, list[float]]:
    """Play a game; return the seat of the first deck, and the share of each deck."""
    book = open_book()
    shift = number % 2
    seats = decks[shift:] + decks[:shift]
    options: dict[str, object] = {
        "warbands": ", ".join(WARBANDS[deck.warband] for deck in seats),
        "decks": ", ".join(share_code(book, deck) for deck in seats),
        "deck-lists": "open",
        "battlefield": "prepared",
    }
    g = info.new(info.check(Setup(info.id, 2, options)), FastDice(number))
    players = [make_bot(bots, info.id) for _seat in range(2)]
    answer_all(g, players, FastDice(BOT_SEED + number))
    won = [share / VICTORY for share in parts(g.returns())]
    return shift, won[shift:] + won[:shift]


def studied(info: GameInfo, bots: str, games: int, seed: int) -> Model:
    """Play with decks by chance, and fit what each card does."""
    book = open_book()
    pools = [Pool(book, warband) for warband in PAIR]
    known = [("seat", "1"), *[("band", WARBANDS[warband]) for warband in PAIR]]
    for pool in pools:
        whole = Deck(pool.warband, pool.objectives, pool.ploys + pool.upgrades)
        known += names(book, whole)
    model = Model(known, 2)
    rows, shares = [], []
    for number in range(seed, seed + games):
        dice = FastDice(DEALT + number)
        decks = [pool.dealt(dice) for pool in pools]
        first, won = played(info, decks, bots, number)
        has: list[dict[Name, float]] = []
        for at, deck in enumerate(decks):
            things = dict.fromkeys(names(book, deck), 1.0)
            things["band", WARBANDS[deck.warband]] = 1.0
            if at == first:
                things["seat", "1"] = 1.0
            has.append(things)
        rows.append(model.row(has))
        shares.append(won)
    model.fit(rows, shares)
    return model


class Worth:
    """What the cards of both warbands are worth, by the model."""

    def __init__(self, book: Book, model: Model) -> None:
        self.book = book
        self.effects: dict[Name, Effect] = {}
        for warband in PAIR:
            for kind in KINDS:
                family = f"{WARBANDS[warband]} {kind}"
                for effect in model.family(family):
                    self.effects[family, effect.name] = effect
        self.values = dict(zip(model.names, map(float, model.effects), strict=True))

    def of(self, warband: int, objective: bool, card: int) -> float:
        """Return what a card is worth to a warband."""
        deck = Deck(warband, [card] if objective else [], [] if objective else [card])
        return self.values[names(self.book, deck)[0]]

    def share(self, decks: list[Deck]) -> float:
        """Return the share that is to be expected for the first of two decks."""
        one, other = (
            self.values["band", WARBANDS[deck.warband]]
            + sum(self.values[name] for name in names(self.book, deck))
            for deck in decks
        )
        return 1 / (1 + math.exp(other - one))

    def swaps(self, deck: Deck, sign: int) -> list[tuple[float, bool, int, int]]:
        """Return all swaps of a card of a deck, with their gain (*sign* -1: their loss)."""
        found = []
        for objective, cards, _count in Pool(self.book, deck.warband).kinds():
            own = deck.objectives if objective else deck.power
            for out in cards:
                for into in cards:
                    if out in own and into not in own:
                        gain = self.of(deck.warband, objective, into)
                        gain -= self.of(deck.warband, objective, out)
                        found.append((sign * gain, objective, out, into))
        return sorted(found, reverse=True)

    def end(self, warband: int, sign: int) -> Deck:
        """Return the strongest deck, or with *sign* -1 the weakest."""
        chosen: list[list[int]] = []
        for objective, cards, count in Pool(self.book, warband).kinds():
            liked = sorted(cards, key=lambda c: -sign * self.of(warband, objective, c))
            chosen.append(sorted(liked[:count]))
        return Deck(warband, chosen[0], chosen[1] + chosen[2])


def swapped(deck: Deck, objective: bool, out: int, into: int) -> Deck:
    """Return a deck with another card in the place of one."""

    def changed(cards: Iterable[int]) -> list[int]:
        return sorted(into if card == out else card for card in cards)

    if objective:
        return Deck(deck.warband, changed(deck.objectives), list(deck.power))
    return Deck(deck.warband, list(deck.objectives), changed(deck.power))


def main() -> None:
    parser = argparse.ArgumentParser(description="Tell what cards of Shadespire's decks are worth.")
    parser.add_argument("--bots", default="level-2")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--swaps", type=int, default=8)
    args = parser.parse_args()
    info = find("shadespire")
    book = open_book()
    worth = Worth(book, studied(info, args.bots, args.games, args.seed))
    print(f"{args.games} games of {args.bots} with decks by chance; a card's effect on the odds")
    for name, effect in sorted(worth.effects.items(), key=lambda one: (one[0][0], -one[1].value)):
        print(f"{name[0]:24}{name[1]:32}{effect.value:+.3f} +-{1.96 * effect.error:.3f}")
    decks = [next(deck for deck in book.starters if deck.warband == band) for band in PAIR]
    print(f"starter decks: {WARBANDS[PAIR[0]]} {worth.share(decks):.1%} expected")
    weaker = 1 if worth.share(decks) > 0.5 else 0
    for _swap in range(args.swaps):
        best = [worth.swaps(decks[at], 1 if at == weaker else -1)[0] for at in range(2)]
        at = 0 if best[0] > best[1] else 1
        _gain, objective, out, into = best[at]
        decks[at] = swapped(decks[at], objective, out, into)
        ids = objective_ids(book) if objective else power_ids(book)
        band = WARBANDS[PAIR[at]]
        print(f"{band}: {ids[out]} -> {ids[into]}: {worth.share(decks):.1%} expected")
    ends = [worth.end(PAIR[at], 1 if at == weaker else -1) for at in range(2)]
    print(f"the ends: {worth.share(ends):.1%} expected")
    for deck in ends:
        print(share_code(book, deck), ", ".join(id for _band, id in names(book, deck)))


if __name__ == "__main__":
    main()
