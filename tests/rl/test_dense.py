"""Actions as small numbers: every answer has one, stable, and few enough for a network."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.checks.case import Case
from dicehall.kit.dense import MOST, WHOLE, DenseActions, halved_verbs
from dicehall.kit.notation import Form, Kind, Notation

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "learning.txt"


@pytest.mark.parametrize("game", names())
def test_options_of_a_question_have_different_numbers(game: str):
    info = find(game)
    dense = DenseActions(info.notation)
    assert dense.size <= MOST
    case = Case(info, 5)
    player = case.player()
    g = case.new()
    while not g.over:
        numbers = [(dense.first(option), dense.second(option)) for option in g.legal()]
        assert len(set(numbers)) == len(numbers), case.at(g)
        for first, second in numbers:
            assert 0 <= first < dense.size
            assert second == WHOLE or 0 <= second < dense.size
        player.move(g)


def test_numbers_and_observations_stay_what_they_are(update_golden: bool):
    """Whoever has learned with them must be told when they change: with a new version."""
    lines = []
    for game in names():
        info = find(game)
        dense = DenseActions(info.notation)
        lines.append(f"{game} actions {dense.version()} {dense.size}")
        for seats in (info.fewest, info.most):
            fields = [f"{field.name} {field.size}" for field in info.observation(seats)]
            lines.append(
                f"{game} observation {info.observation_version} for {seats}: {len(fields)}"
            )
            lines += [f"  {field}" for field in fields]
    text = "\n".join(lines) + "\n"
    if update_golden:
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text("utf-8") == text


def test_the_largest_verbs_are_halved_until_there_is_room():
    hexes, fighters = Kind("hex", 50), Kind("fighter", 10)
    notation = Notation(
        {1: Form("go", hex=hexes), 2: Form("push", fighter=fighters, hex=hexes)}, {}
    )
    assert halved_verbs(notation, 1000) == []
    assert halved_verbs(notation, 500) == [2]
    assert DenseActions(notation, 500).size == 1 + 50 + 10 + 50
    with pytest.raises(ValueError, match="111 numbers even in halves, more than 100"):
        DenseActions(notation, 100)
