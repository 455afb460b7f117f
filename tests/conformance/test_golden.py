"""Golden playthroughs and decision counts: whatever changes in a game shows up as a readable diff.

`pytest --update-golden` writes them anew; read the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.conformance import Case
from dicehall.kit.game import Setup
from tests.conformance.transcript import counts, middle, play

GOLDEN = Path(__file__).resolve().parent.parent / "golden"

# game: name, seats, options; the seed is the place in the list
PLAYTHROUGHS: dict[str, list[tuple[str, int, dict[str, object]]]] = {
    "pig": [
        ("two", 2, {"goal": 40}),
        ("three-rounds", 3, {"rounds": 3}),
    ],
    "warriorz": [
        ("duel", 2, {"draw": "random"}),
        ("chosen", 4, {"draw": "choose"}),
        ("eight", 8, {"draw": "random"}),
        ("duel-of-teams", 2, {"mode": "duel-of-teams", "draw": "line-up", "team": 3}),
        ("pairs-each", 3, {"mode": "pairs-each", "draw": "line-up"}),
        ("two-pairs", 4, {"mode": "two-pairs", "draw": "choose"}),
    ],
    "quarriors": [
        ("two", 2, {"glory": "quick"}),
        ("three-chosen", 3, {"wilds": "choose", "first": "by-lot", "rounds": 6}),
        ("four-later", 4, {"spent-pile": True, "second-capture": True, "rounds": 5}),
    ],
    "shadespire": [
        ("duel", 2, {"warbands": "steelheart, garrek"}),
        ("three", 3, {"decks": "random, starter, random"}),
        ("four-fixed", 4, {"fixed": True, "guard-once": True, "decks": "random," * 3 + "random"}),
        ("match", 2, {"match": "tie-break", "second-symbol": True}),
        ("relic", 2, {"relic": True, "decks": "random, random"}),
    ],
    "shazar": [
        ("duel", 2, {"characters": "beatrice, gothard", "rounds": 20}),
        ("three-chosen", 3, {"layouts": "random", "rounds": 8}),
        ("pairs", 4, {"characters": "random", "alliance": "pairs", "rounds": 8}),
        ("own-fields", 2, {"layouts": "choose", "first": "seat-2", "rounds": 4}),
    ],
}

DEPTHS = {"pig": 12, "warriorz": 4}  # of the tree of answers; 3 for a game not named here


def cases(game: str) -> list[tuple[str, Case]]:
    """The games that are kept; of a game not listed, one as it comes."""
    info = find(game)
    listed = PLAYTHROUGHS.get(game)
    if listed is None:
        return [("plain", Case(info, 0))]
    return [
        (name, Case(info, seed, Setup(game, seats, options)))
        for seed, (name, seats, options) in enumerate(listed)
    ]


KEPT = [(f"{game}-{name}", case) for game in names() for name, case in cases(game)]


def compare(path: Path, text: str, update: bool) -> None:
    """Hold a text against the kept one, or keep it."""
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing; pytest --update-golden writes it"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "case"), KEPT, ids=[name for name, case in KEPT])
def test_playthrough(name: str, case: Case, update_golden: bool):
    compare(GOLDEN / f"{name}.txt", "\n".join([*play(case), ""]), update_golden)


@pytest.mark.parametrize("game", names())
def test_decision_counts(game: str, update_golden: bool):
    lines = [f"# {game}: how many ways there are to answer 1, 2, 3 ... questions"]
    for name, case in cases(game):
        for where, g in (("start", case.new()), ("middle", middle(case))):
            found = counts(g, DEPTHS.get(game, 3))
            lines.append(f"{name}, {where}: {' '.join(map(str, found))}")
    compare(GOLDEN / f"{game}-counts.txt", "\n".join([*lines, ""]), update_golden)


def test_no_kept_file_is_left_over():
    wanted = {f"{name}.txt" for name, case in KEPT} | {f"{game}-counts.txt" for game in names()}
    wanted |= {f"effects-{game}.txt" for game in names() if find(game).canonical()}
    wanted.add("learning.txt")
    assert {path.name for path in GOLDEN.glob("*.txt")} == wanted
