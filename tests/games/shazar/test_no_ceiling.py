"""Packs may bring any number of cards: decks, discards, hands and what players keep have room."""

from __future__ import annotations

import pickle
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dicehall.games.shazar.card import CHARACTERS, DISEASE, MARKS, SEATS
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.library import OUR_CONTENT, open_book
from dicehall.games.shazar.piles import DECK, DISCARD, FATE_DECK, FATE_DISCARD, FULL, HAND, kept
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import CAST, PLAY
from dicehall.kit.action import act
from dicehall.kit.checks.case import Case, observed
from dicehall.kit.checks.texts import texts_are_there
from dicehall.kit.conformance import CHECKS
from dicehall.kit.content import ContentError
from dicehall.kit.dense import DenseActions
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.snapshot import difference
from dicehall.packs.checking import faults
from dicehall.packs.laying import laid as packs_laid
from tests.games.shazar.scenes import assert_each_fate_card_lies_once, printed, spells_in_game

FATE = """
[[fate]]
id = "more-{0}"
copies = 2
{1}do = [{{ op = "heal", target = "self", amount = 1 }}]
provenance = "invented"
"""


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Our 34 Fate cards and 133 kinds more, each twice, every other a named one."""
    folder = tmp_path_factory.mktemp("many") / "content"
    shutil.copytree(OUR_CONTENT, folder)
    file = folder / "fate.toml"
    named = ("", 'trigger = "any-time"\n')
    more = "".join(FATE.format(n, named[n % 2]) for n in range(133))
    file.write_text(file.read_text("utf-8") + more, encoding="utf-8")
    return str(folder)


def laid(content: str, seed: int = 1) -> Shazar:
    setup = GAME.check(Setup("shazar", 3, {"characters": "random"}, content))
    g = GAME.new(setup, FastDice(seed))
    assert isinstance(g, Shazar)
    return g


def test_a_fate_deck_has_any_number_of_cards(content: str):
    """[setup.fate]"""
    g = laid(content)
    assert len(open_book(content).fate_cards) == 300
    assert g.fates.count(FATE_DECK) == 300
    drawn = [int(g.draw_fate()) for _card in range(300)]
    assert sorted(drawn) == list(range(300))
    assert g.draw_fate() == -1
    for card in drawn:
        g.fates.put(FATE_DISCARD, card)
    assert g.draw_fate() in drawn


@pytest.mark.parametrize("seed", range(3))
def test_games_with_three_hundred_fate_cards(content: str, seed: int):
    g = laid(content, seed)
    dice = FastDice(seed)
    for card in (299, 297, 40):
        g.fates.move(card, FATE_DECK, kept(card % 3))
    while not g.over:
        if g.decisions % 16 == 0:
            assert_each_fate_card_lies_once(g)
            for twin in (g.copy(), pickle.loads(pickle.dumps(g))):
                assert difference(g.fates, twin.fates) == ""
                assert twin.legal() == g.legal()
            world: Any = g.determinised(1, FastDice(g.decisions))
            assert_each_fate_card_lies_once(world)
            assert world.view(1) == g.view(1)
            assert observed(world, 1) == observed(g, 1)
        g.apply(g.options[dice.below(g.option_count)])


def test_a_kept_card_is_observed_whatever_its_number(content: str):
    """Places are shared, so that the layout stays: no two cards look alike."""
    g = laid(content)
    seen = set()
    for card in range(300):
        g.fates.put(kept(0), card)
        seen.add(tuple(observed(g, 0)))
        g.fates.take(kept(0), card)
    assert len(seen) == 300


def test_learning_programs_have_no_numbers_for_more_kinds(content: str):
    dense = DenseActions(GAME.notation)
    with pytest.raises(ValueError, match="'play' has numbers for 60 things"):
        dense.first(act(PLAY, len(open_book(content).fates) - 1))


# ---- spells, artifacts, diseases ----

SPELLS = """
[[spell]]
id = "{0}-{1}"
owner = "{0}"
sign = "{2}"
copies = 9
provenance = "invented"
"""
DOES = (
    'type = "attack"\npower = 1\n',
    'type = "blessing"\ndo = [{ op = "heal", target = "self", amount = 1 }]\n',
    'type = "curse"\nlasting = { polarity = "negative", remove = 60, turns = 2, status = "led" }\n',
    'type = "curse"\ndo = [{ op = "hidden-trap", do = [{ op = "skip-turn", amount = 1, '
    'target = "aimed" }] }]\n',
    'type = "curse"\ndo = [{ op = "disease", disease = "ill-DISEASE", target = "aimed" }]\n',
    'type = "curse"\ndo = [{ op = "steal", amount = 2, from = "aimed", target = "self" }]\n',
)
ARTIFACT = """
[[artifact]]
id = "relic-{0}"
success = {{ min = 60, do = [{{ op = "draw", amount = 1, target = "self" }}] }}
failure = {{ max = 40, do = [{{ op = "discard", amount = 1, target = "self" }}] }}
provenance = "invented"
"""
ILLNESS = """
[[disease]]
id = "ill-{0}"
remove = 50
start = [{{ op = "damage", amount = 1, target = "self" }}]
provenance = "invented"
"""
KINDS, MORE_ARTIFACTS, MORE_DISEASES = 40, 90, 30
OURS = Counter(int(spell.owner) for spell in open_book().spells if spell.exists)


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack with which each character has 40 spells, those of the pack nine times."""
    folder = tmp_path_factory.mktemp("packs") / "many"
    (folder / "content").mkdir(parents=True)
    (folder / "text").mkdir()
    spells = {
        f"{who}-{n}": spell(who, n)
        for number, who in enumerate(CHARACTERS)
        for n in range(KINDS - OURS[number])
    }
    artifacts = {f"relic-{n}": ARTIFACT.format(n) for n in range(MORE_ARTIFACTS)}
    diseases = {f"ill-{n}": ILLNESS.format(n) for n in range(MORE_DISEASES)}
    files = {"spells": spells, "artifacts": artifacts, "diseases": diseases}
    for name, entries in files.items():
        (folder / "content" / f"{name}.toml").write_text("".join(entries.values()), "utf-8")
    for lang in ("en", "ru", "hu"):
        lines = ["pack-many = Many", "    .text = Many cards."]
        for id in [id for entries in files.values() for id in entries]:
            lines += [f"card-{id} = {id}", f"    .text = {id}."]
        (folder / "text" / f"{lang}.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    (folder / "pack.toml").write_text('name = "many"\ngame = "shazar"\nversion = "1"\n', "utf-8")
    return folder


def spell(owner: str, number: int) -> str:
    """One of the spells of the pack."""
    does = DOES[number % len(DOES)].replace("DISEASE", str(number))
    sign = ("square", "triangle", "cross")[number % 3]
    return SPELLS.format(owner, number, sign) + does


@pytest.fixture(scope="module")
def packed(pack: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The cards of the box and the pack, as plain content."""
    folder = tmp_path_factory.mktemp("laid") / "content"
    shutil.copytree(packs_laid(GAME, [pack]), folder, ignore=lambda *_: ["packs.txt"])
    return str(folder)


def deck_size(character: int) -> int:
    return 22 + 9 * (KINDS - OURS[character])


def test_a_pack_of_many_spells_is_good(pack: Path):
    assert faults(pack) == []


def test_a_deck_has_any_number_of_spells_and_copies(packed: str):
    """[setup.hand] [spell.reshuffle]"""
    book = open_book(packed)
    g = laid(packed)
    kinds = Counter(int(spell.owner) for spell in book.spells if spell.exists)
    assert kinds == dict.fromkeys(range(SEATS), KINDS)
    for character in range(SEATS):
        assert book.sifts.count(FULL + character) == deck_size(character)
    home = int(g.mages[0].character)
    size = deck_size(home)
    g.draw(0, size - 5)
    assert g.hand_size(0) == size
    assert g.cards.is_empty(DECK + home)
    shown: Any = g.view(0)
    assert Counter(shown["mages"][0]["hand"]) == {
        spell.id: spell.copies for spell in book.spells if spell.exists and spell.owner == home
    }
    g.throw_hand_away(0)
    assert g.cards.count(DISCARD + home) == size
    assert spells_in_game(g) == printed(g)
    g.draw(0, 1)
    assert (g.cards.count(DECK + home), g.hand_size(0)) == (size - 1, 1)


def test_every_card_is_drawn_alike(packed: str):
    """Nine copies come nine times as often as one. [spell.reshuffle]"""
    g = laid(packed)
    home = int(g.mages[0].character)
    g.throw_hand_away(0)
    g.pour(home, DISCARD + home, DECK + home)
    drawn: Counter[bool] = Counter()
    for _time in range(100 * deck_size(home)):
        g.draw(0, 1)
        number = g.random_card(0)
        drawn[g.spell(number).copies == 9] += 1
        g.take_from_hand(0, number)
        g.cards.put_alike(DECK + home, g.spell(number).first)
    assert 95 < drawn[True] / (deck_size(home) - 22) < 105
    assert 95 < drawn[False] / 22 < 105


def test_a_card_has_the_same_number_with_a_pack(packed: str):
    ours, more = open_book(), open_book(packed)
    for spell in ours.spells:
        if spell.exists:
            assert more.spells[spell.number].id == spell.id
    assert [more.lasting[number].id for number in range(MARKS)][64:70] == [
        ours.lasting[number].id for number in range(64, 70)
    ]
    assert [more.lasting[number].id for number in range(80, MARKS)] == [
        ours.lasting[number].id for number in range(80, MARKS)
    ]


def test_diseases_and_artifacts_have_no_ceiling(packed: str):
    """[setup.artifact] [effect-cards.green]"""
    book = open_book(packed)
    assert len(book.artifacts) == 10 + MORE_ARTIFACTS
    assert len(book.illnesses) == 6 + MORE_DISEASES
    assert {book.lasting[number].sort for number in book.illnesses} == {DISEASE}
    dealt = {int(laid(packed, seed).relics[seat]) for seed in range(200) for seat in range(3)}
    assert len(dealt) == len(book.artifacts)


@pytest.mark.parametrize("seed", range(4))
def test_games_with_forty_spells_conform(packed: str, seed: int):
    setup = Setup("shazar", 2 + seed % 3, {"characters": "random"}, packed)
    case = Case(GAME, seed, setup)
    for check in CHECKS:
        if check is not texts_are_there:  # a pack brings its own
            check(case)


@pytest.mark.parametrize("seed", range(12))
def test_no_spell_is_lost_in_long_games(packed: str, seed: int):
    g = laid(packed, seed)
    dice = FastDice(seed)
    for seat in range(3):
        g.draw(seat, 60)
    fired: set[str] = set()
    while not g.over:
        if g.decisions % 8 == 0:
            assert spells_in_game(g) == printed(g)
            world: Any = g.determinised(1, FastDice(g.decisions))
            assert spells_in_game(world) == printed(g)
            assert world.view(1) == g.view(1)
            assert observed(world, 1) == observed(g, 1)
            twin = pickle.loads(pickle.dumps(g))
            assert difference(g.cards, twin.cards) == ""
            for seat in range(3):
                fired.update(g.book.lasting[mark.number].id for mark in g.mages[seat].marks)
        g.apply(g.options[dice.below(g.option_count)])
    assert any(id[0] in "bgds" and id[-1].isdigit() for id in fired)  # what the pack brought


def test_a_spell_is_observed_whatever_its_number(packed: str):
    """Spells of packs share places, so that the layout stays: no two hands look alike."""
    g = laid(packed)
    g.throw_hand_away(0)
    home = int(g.mages[0].character)
    g.pour(home, DISCARD + home, DECK + home)
    seen: dict[tuple[float, ...], str] = {}
    for spell in g.book.spells:
        if spell.exists and spell.owner == home:
            for copy in range(spell.copies):
                g.cards.put_alike(HAND + home, spell.first)
                seen[tuple(observed(g, 0))] = f"{copy + 1} {spell.id}"
            g.cards.clear(HAND + home)
    assert len(seen) == deck_size(home)


def test_learning_programs_have_no_numbers_for_more_spells(packed: str):
    dense = DenseActions(GAME.notation)
    numbers = [int(spell.number) for spell in open_book(packed).spells if spell.exists]
    assert [dense.first(act(CAST, n)) for n in numbers if n < 64]
    with pytest.raises(ValueError, match="'cast' has numbers for 64 things"):
        dense.first(act(CAST, max(numbers)))


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("fields.toml", 'id = "daren"', 'id = "darius"', "the characters must be beatrice"),
        ("spells.toml", 'owner = "daren"', 'owner = "darius"', "'owner' is 'darius'"),
        ("hexes.toml", '[[hex]]\nid = "capital"', '[[hex]]\nid = "city"', "the hexes must be"),
    ],
)
def test_what_the_box_is_made_for_cannot_be_brought(
    file: str, old: str, new: str, message: str, tmp_path: Path
):
    """Characters, hexes and one artifact each are printed components. [setup.character]"""
    shutil.copytree(OUR_CONTENT, tmp_path / "content")
    path = tmp_path / "content" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError, match=message):
        open_book(str(tmp_path / "content"))
