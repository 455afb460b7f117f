"""Measure games compiled and uncompiled, each in a process of its own.

python -m benchmarks [games...] [--seats N] [--seconds S] [--json FILE] [--earlier VERSION]
python -m benchmarks --peers        compare with other libraries, see benchmarks/peers.py

Random play, and whole random playouts of the search from the middle of a game; best of several
repeats, CPU time. The figures in brackets are ratios to a loop in plain Python in the same process
(per thousand turns of the loop): they compare across machines.

Other cards make other games, and the search begins from another position. Who compares two versions
of the engine lets both play with the same cards: --earlier names a version of before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.peers import compare
from dicehall.games import find, names

COLUMNS = ("decisions/s inside", "through Python", "games/s", "copy, µs", "search, playouts/s")
RATES = ("inside", "python", "games")


def measure(game: str, seats: int, seconds: float, pure: bool, cards: str) -> dict[str, Any]:
    """Run one measurement in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.measure", game, str(seats), str(seconds), cards],
        env={**os.environ, "DICEHALL_PURE": "1" if pure else ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        sys.exit(f"benchmarks: {game} could not be measured; the reason is above")
    return {"game": game, **json.loads(done.stdout)}


def row(figures: dict[str, Any]) -> list[str]:
    """The figures of a line, each with its ratio."""
    loops = figures["calibration"] / 1000
    how = "compiled" if figures["compiled"] else "plain"
    length = f"{figures['length']:.0f}"
    cells = [f"{figures[key]:,.0f} ({figures[key] / loops:.3g})" for key in RATES]
    copy = f"{1e6 / figures['copies']:.2f} ({figures['copies'] / loops:.3g})"
    search = f"{figures['search']:,.0f} ({figures['search'] / loops:.3g})"
    return [figures["game"], str(figures["seats"]), how, *cells, copy, search, length]


def print_table(lines: list[list[str]]) -> None:
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        left = [cell.ljust(width) for cell, width in zip(line[:3], widths)]
        right = [cell.rjust(width) for cell, width in zip(line[3:], widths[3:])]
        print("  ".join(left + right))


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description="Measure the engine.")
    parser.add_argument("games", nargs="*", help="ids of games; all without")
    parser.add_argument("--seats", type=int, default=0, help="players, the same for every game")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--earlier", default="", metavar="VERSION", help="cards of ours of before")
    parser.add_argument("--peers", action="store_true", help="compare with other libraries")
    args = parser.parse_args()
    if args.peers:
        compare(args.seconds)
        return
    unknown = [game for game in args.games if game not in names()]
    if unknown:
        parser.error(f"no game is called {unknown[0]!r}; known: {', '.join(names())}")
    measured = []
    for game in args.games or names():
        cards = find(game).earlier(args.earlier) if args.earlier else ""
        if args.earlier and not cards:
            known = sorted(path.name for path in (find(game).folder / "earlier").glob("*"))
            has = ", ".join(known) or "none"
            parser.error(f"{game} has no cards {args.earlier!r} of before; it has: {has}")
        for pure in (False, True):
            figures = measure(game, args.seats, args.seconds, pure, cards)
            if pure or figures["compiled"]:
                measured.append(figures)
            else:
                print("benchmarks: no compiled build of these sources; ./dev build makes one")
    lines = [["game", "seats", "", *COLUMNS, "length"], *map(row, measured)]
    print_table(lines)
    loops = ", ".join(f"{figures['calibration'] / 1e6:.1f}" for figures in measured)
    print(f"\nIn brackets: per 1,000 turns of the calibration loop ({loops} million turns/s).")
    if args.json:
        args.json.write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
