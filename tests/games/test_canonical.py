"""A card's text and what its file makes it do stand side by side, and change together.

`tests/golden/effects-<game>.txt` holds both, as they were read side by side. Whoever changes one
reads the other again and then runs `pytest --update-golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.games import find, names
from dicehall.text import texts_of

GOLDEN = Path(__file__).parents[1] / "golden"
WITH_CARDS = [name for name in names() if find(name).canonical()]


def pairs(game: str) -> dict[str, tuple[str, str]]:
    """By card: the sentence made from its file, and its English text."""
    info = find(game)
    texts = texts_of(info, "en")
    found = {}
    for id, sentence in info.canonical().items():
        key = f"card-{id}.text"
        found[id] = (sentence, texts.text(key) if texts.has(key) else "-")
    return found


def read(path: Path) -> dict[str, tuple[str, str]]:
    """The pairs that were read side by side."""
    blocks = path.read_text("utf-8").strip().split("\n\n")
    return {id: (does, says) for id, does, says in [block.split("\n") for block in blocks]}


@pytest.mark.parametrize("game", WITH_CARDS)
def test_no_effect_changes_without_its_text_and_no_text_without_its_effect(
    game: str, update_golden: bool
) -> None:
    path = GOLDEN / f"effects-{game}.txt"
    now = pairs(game)
    if update_golden:
        blocks = ["\n".join([id, *pair]) for id, pair in now.items()]
        path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    then = read(path)
    assert now.keys() == then.keys()
    for id, (does, says) in now.items():
        assert does == then[id][0], f"{id}: the effect changed; does its text still say the same?"
        assert says == then[id][1], f"{id}: the text changed; does it still say what the file does?"


@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_with_an_effect_has_its_sentence(game: str) -> None:
    info = find(game)
    canonical = info.canonical()
    for card in info.cards():
        if card["effects"]:
            assert canonical.get(str(card["id"]), "").endswith("."), card["id"]


@pytest.mark.parametrize("game", WITH_CARDS)
def test_effects_are_printed_beside_the_texts(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    id, sentence = next(iter(find(game).canonical().items()))
    assert main(["cards", game, id, "--effects"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert id in printed
    assert " ".join(sentence.split()) in printed
