"""Do hints keep what they promise? How often who was told a share of the victory has won.

    python -m benchmarks.calibration shazar --games 300 [--turns 400] [--bot level-4] [--svg FILE]

    python -m benchmarks.calibration shazar --games 300 --fit     the figures of a style for it

Bots of one level play; at some questions the best answer's share is asked for, as a hint tells it,
and compared with what came of the game. A tenth with few samples says little, so it is not judged.
What the search found is told to people as the game's style says (`sure` and `lean`, or `told`);
`--fit` finds the first two by logistic regression, and the shares to be told at 0, 10 ... 100 %
found, which never fall, over other games than those that are judged.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path

import numpy as np

from dicehall.bots.levels import make_bot, style_of
from dicehall.bots.search import Budget, Search
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.style import odds_of
from dicehall.lab.tournament import setup_for

KNOTS = 11
STIFF = 20.0  # samples that each knot's own share counts for
FEWEST = 300  # samples of a tenth that is judged
APART = 9  # questions between two samples
SEED = 7_000_000
FIT_SEED = 8_000_000


def samples(
    game: str,
    number: int,
    turns: int,
    name: str,
    seed: int = SEED,
    raw: bool = False,
    apart: int = APART,
) -> list[tuple[float, float]]:
    """Play a game; return what was promised (or as *raw* found) and what came of it."""
    info = find(game)
    style = style_of(game)
    g = info.new(setup_for(game, 2, {}, ""), FastDice(seed + number))
    bot = make_bot(name, game)
    dice = FastDice(seed + number)
    said: list[tuple[int, float]] = []
    asked = number % apart
    while not g.over:
        if g.option_count == 1:
            g.apply(g.options[0])
            continue
        knowledge = Knowledge(g, int(g.seat))
        asked += 1
        if asked % apart == 0:
            search = Search(knowledge, dice, style)
            search.run(Budget(turns))
            best = max(search.estimates(), key=lambda found: (found[1], found[2]))
            said.append((int(g.seat), best[2] if raw else style.promise(best[2], 0.5)))
        g.apply(bot.choose(knowledge, dice))
    shares = g.returns()
    return [(share, shares[seat]) for seat, share in said]


def fitted(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Return how sure to be of what was found, and by how much it is too small (Newton's method).

    >>> fitted([(0.5, 1.0), (0.5, 0.0), (0.8, 1.0), (0.8, 1.0), (0.8, 1.0), (0.8, 1.0), (0.8, 0.0)])
    (1.0, 0.0)
    """
    odds = [odds_of(share) for share, _won in pairs]
    sure, lean = 1.0, 0.0
    for _step in range(30):
        slopes = [0.0, 0.0]
        curve = [1e-9, 0.0, 1e-9]
        for at, (_share, won) in zip(odds, pairs, strict=True):
            told = 1 / (1 + exp(-(sure * at + lean)))
            slopes[0] += (won - told) * at
            slopes[1] += won - told
            weight = told * (1 - told)
            curve[0] += weight * at * at
            curve[1] += weight * at
            curve[2] += weight
        size = curve[0] * curve[2] - curve[1] ** 2
        sure += (curve[2] * slopes[0] - curve[1] * slopes[1]) / size
        lean += (curve[0] * slopes[1] - curve[1] * slopes[0]) / size
    return round(sure, 3) + 0.0, round(lean, 3) + 0.0


def knots(pairs: list[tuple[float, float]]) -> list[float]:
    """Return what to tell at 0, 10 ... 100 % found, so that it fits best and never falls.

    Each is drawn a little towards what was found, so that few samples do not bend the line.

    >>> knots([(0.5, 1.0), (0.5, 0.0)])[5]
    0.5
    """
    rows = np.zeros((len(pairs), KNOTS))
    for row, (share, _won) in zip(rows, pairs, strict=True):
        at = share * (KNOTS - 1)
        left = min(KNOTS - 2, int(at))
        row[left], row[left + 1] = left + 1 - at, at - left
    even = np.arange(KNOTS) / (KNOTS - 1)
    won = np.array([won for _share, won in pairs])
    bend = rows.T @ rows + STIFF * np.eye(KNOTS)
    found = np.linalg.solve(bend, rows.T @ won + STIFF * even)
    weight = rows.sum(0) + STIFF
    blocks: list[tuple[float, float, int]] = []  # neighbours that would fall share their mean
    for value, heavy in zip(found, weight, strict=True):
        blocks.append((float(value), float(heavy), 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (a, wa, na), (b, wb, nb) = blocks[-2:]
            blocks[-2:] = [((a * wa + b * wb) / (wa + wb), wa + wb, na + nb)]
    low = [value for value, _heavy, count in blocks for _ in range(count)]
    return [round(min(0.99, max(0.01, value)), 3) for value in low]


def tenths(pairs: list[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """Return for each tenth of what was promised: how many, the mean promise, the mean outcome."""
    rows = []
    for tenth in range(10):
        inside = [pair for pair in pairs if min(9, int(10 * pair[0])) == tenth]
        count = len(inside)
        said = sum(pair[0] for pair in inside) / max(1, count)
        won = sum(pair[1] for pair in inside) / max(1, count)
        rows.append((count, said, won))
    return rows


def picture(rows: list[tuple[int, float, float]]) -> str:
    """Return the reliability diagram: on the line what is promised is kept."""
    dots = []
    for count, said, won in rows:
        if count:
            middle = f'cx="{20 + 200 * said:.1f}" cy="{220 - 200 * won:.1f}"'
            dots.append(f'<circle {middle} r="{2 + count**0.5 / 8:.1f}"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" font-size="9" '
        'font-family="sans-serif" fill="#3b82c4" stroke-width="0.7">'
        '<path d="M20 20V220H220M20 220L220 20" fill="none" stroke="#888"/>'
        f'{"".join(dots)}<g fill="#666"><text x="90" y="235">share promised</text>'
        '<text x="2" y="16">share won</text></g></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--turns", type=int, default=400)
    parser.add_argument("--bot", default="level-4")
    parser.add_argument("--apart", type=int, default=APART, help="questions between two samples")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--fit", action="store_true")
    args = parser.parse_args()
    seed = FIT_SEED if args.fit else SEED
    with ProcessPoolExecutor(args.workers) as pool:
        rest = [
            [value] * args.games for value in (args.turns, args.bot, seed, args.fit, args.apart)
        ]
        played = pool.map(samples, [args.game] * args.games, range(args.games), *rest)
        pairs = [pair for game in played for pair in game]
    if args.fit:
        sure, lean = fitted(pairs)
        print(f"{len(pairs)} samples: sure={sure}, lean={lean}")
        print(f"told=({', '.join(map(str, knots(pairs)))})")
    rows = tenths(pairs)
    print("| promised | samples | mean promise | won | off by |\n|---|---|---|---|---|")
    for tenth, (count, said, won) in enumerate(rows):
        off = f"{100 * (won - said):+.1f}" if count else ""
        judged = "" if count >= FEWEST else " (few)"
        span = f"{tenth * 10}-{tenth * 10 + 10} %"
        print(f"| {span} | {count}{judged} | {said:.1%} | {won:.1%} | {off} |")
    if args.svg:
        args.svg.write_text(picture(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
