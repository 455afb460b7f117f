"""What the page is told instead of knowing it: rules of events, limits of set-ups and decks."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.games.shadespire.cards import CRITICAL, DOUBLE, SINGLE, SYMBOL
from dicehall.games.shadespire.joining import JoinBoard, place_of
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.action import first, second
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError, WordOption
from dicehall.kit.look import seen
from dicehall.text import texts_of

WEB = Path(__file__).parents[1] / "web" / "src"


@pytest.mark.parametrize("game", names())
def test_each_event_names_its_rule(game: str) -> None:
    info = find(game)
    keys = set(re.findall(r"^\| `([^`]+)`", (info.folder / "RULES.md").read_text("utf-8"), re.M))
    texts = texts_of(info, "en")
    for form in info.notation.events:
        if not form.unheard:
            assert form.rule in keys, form.name
            assert texts.has(f"rule-{form.rule.replace('.', '_')}"), form.name


def test_the_rule_of_an_event_goes_along_with_it() -> None:
    pig = find("pig")
    g = pig.new(Setup("pig", 2), FastDice(3))
    events = g.listen()
    g.play(0, g.legal()[0])
    assert seen(pig, g, events, None)[0]["rule"] == "turn.roll"


@pytest.mark.parametrize("game", names())
def test_words_for_fewer_seats_are_told_and_kept(game: str) -> None:
    info = find(game)
    for option in info.options:
        if not isinstance(option, WordOption):
            continue
        assert option.takes()["seats"] == {word: list(pair) for word, pair in option.seats.items()}
        for word, (fewest, most) in option.seats.items():
            for seats in range(info.fewest, info.most + 1):
                wish = Setup(game, seats, {option.id: word})
                if fewest <= seats <= most:
                    info.check(wish)
                else:
                    with pytest.raises(SetupError, match=f"{word!r} is for"):
                        info.check(wish)


@pytest.mark.parametrize("game", names())
def test_an_option_that_hangs_on_another_names_one_of_its_words(game: str) -> None:
    info = find(game)
    for option in info.options:
        if option.needs is not None:
            other = next(one for one in info.options if one.id == option.needs[0])
            assert isinstance(other, WordOption)
            assert option.needs[1] in other.words


def test_board_join_a_board_lies_where_it_was_shown() -> None:
    """[board.join]"""
    info = find("shadespire")
    choose = random.Random(5)
    laid = 0
    for seed in range(6):
        g = info.new(Setup("shadespire", 2 + seed % 3), FastDice(seed))
        assert isinstance(g, Shadespire)
        while g.field.count == 0:
            shown = g.view(0)["laying"]
            action = choose.choice(g.legal())
            if isinstance(g.stack[-1], JoinBoard):
                assert isinstance(shown, dict)
                places = {
                    (place["base"], place["join"]): (place["x"], place["y"], place["turned"])
                    for place in shown["places"]
                }
                assert len(places) == g.option_count
                deed = info.notation.data(g, action)
                promised = places[int(str(deed["base"])), str(deed["join"])]
                assert promised == place_of(g, first(action), second(action))
                g.play(g.seat, action)
                boards = g.view(None)["boards"]
                assert isinstance(boards, list)
                assert tuple(boards[-1][key] for key in ("x", "y", "turned")) == promised
                laid += 1
            else:
                g.play(g.seat, action)
    assert laid >= 6


def test_dice_the_symbols_shown_are_those_that_count() -> None:
    """[dice]"""
    symbols = find("shadespire").new(Setup("shadespire", 2), FastDice(1)).view(None)["symbols"]
    assert isinstance(symbols, dict)
    for die, known in (("attack", ("hammer", "swords")), ("defence", ("shield", "dodge"))):
        for face in range(1, 7):
            word = symbols[die][face - 1]
            fixed = {CRITICAL: "critical", SINGLE: "single", DOUBLE: "double"}.get(face)
            assert word == (fixed or known[SYMBOL[face] - 1])


def test_no_card_is_named_in_the_page_but_for_its_picture() -> None:
    """Signs, colours and figures go by id; everything else comes from the server."""
    pictures = {"signs.ts", "Warrior.svelte", "BoxArt.svelte"}
    cards: set[str] = set()
    for game in names():
        for card in find(game).cards():
            if card.get("kind") != "hex":  # what a field does for a mage is shown by its name
                cards |= {str(card["id"]), str(card["group"])}
    plain = {card for card in cards if "-" in card} | {
        "agaric", "baobab", "bonsai", "burdock", "cactus", "jojoba", "sorgho", "zamioculcas",
        "severin", "angharad", "obryn", "karsus", "saek", "targor", "arnulf",
        "beatrice", "gothard", "daren", "shantiren",
    }  # fmt: skip
    found = []
    for path in sorted(WEB.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name in pictures:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.search(r"#[0-9a-f]{6}", line) and path.name == "model.ts":
                continue  # a colour
            found += [
                f"{path.name}:{number}: {word}"
                for word in re.findall(r"['\"]([a-z][a-z-]*)['\"]", line)
                if word in plain
            ]
    assert found == []
