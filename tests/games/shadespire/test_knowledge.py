"""What a seat knows of the others' decks: a starter deck, else what has lain open. [deck.open]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dicehall.games.shadespire.book import Deck
from dicehall.games.shadespire.decks import check, random_deck, share_code
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.pieces import (
    ALL_OBJECTIVES,
    ALL_POWER,
    DECK,
    DISCARDS,
    DROPPED_PILE,
    FRESH,
    HAND,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SCORED_PILE,
    SEEN_OBJECTIVES,
    SEEN_POWER,
    Band,
)
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge
from tests.games.shadespire.scenes import (
    BOOK,
    DODGE,
    HAMMER,
    SINGLE,
    SWORDS,
    Scene,
    fight,
    laid,
    power,
)

DEALS = 2


def code(warband: int, seed: int = 1) -> str:
    """The share code of a deck somebody has built."""
    return share_code(BOOK, random_deck(BOOK, warband, FastDice(seed)))


def moments(g: Shadespire, seed: int = 1) -> Iterator[Shadespire]:
    """Every decision of a game played at random."""
    dice = FastDice(seed)
    while not g.over:
        yield g
        g.apply(g.options[dice.below(g.option_count)])


def worlds(g: Shadespire, seat: int, count: int = DEALS) -> list[Shadespire]:
    """Tables as a bot at the seat gets them."""
    return [g.determinised(seat, FastDice(1000 * g.decisions + deal)) for deal in range(count)]


Cards = tuple[int, ...]


def cards(band: Band, which: int) -> Cards:
    return tuple(band.listed_in(which))


def brought(band: Band) -> tuple[Cards, Cards]:
    return cards(band, ALL_OBJECTIVES), cards(band, ALL_POWER)


def lay_open(band: Band) -> tuple[Cards, Cards]:
    """Objectives and power cards that everybody has seen."""
    objectives = [c for c in cards(band, ALL_OBJECTIVES) if band.objective_lay_open(c)]
    return tuple(objectives), tuple(c for c in cards(band, ALL_POWER) if band.power_lay_open(c))


def sizes(band: Band) -> list[int]:
    """How many cards lie in each place."""
    places = [HAND, DECK, DISCARDS, OBJECTIVES, OBJECTIVE_DECK]
    places += [SCORED_PILE, DROPPED_PILE, ALL_OBJECTIVES, ALL_POWER]
    return [int(band.count(place)) for place in places]


def fits(world: Band, true: Band) -> None:
    """Hold a deck dealt anew against what everybody has seen of the true one."""
    deck = Deck(world.warband, *map(list, brought(world)))
    assert check(BOOK, deck) == []
    assert sizes(world) == sizes(true)
    for place in (DISCARDS, SCORED_PILE, DROPPED_PILE):
        assert cards(world, place) == cards(true, place)
    assert lay_open(world) == lay_open(true)
    assert not {*cards(world, HAND)} & {*cards(world, DECK)}
    assert not {*cards(world, OBJECTIVES)} & {*cards(world, OBJECTIVE_DECK)}
    assert {*cards(world, FRESH)} <= {*cards(world, OBJECTIVES)}


@pytest.mark.parametrize("seed", range(3))
def test_deck_open_worlds_hold_other_legal_decks_that_fit(seed: int):
    """[deck.open] [deck.limits]"""
    decks = f"{code(0)}, {code(1, seed)}, random"
    g = laid(3, seed, warbands="steelheart, garrek, steelheart", decks=decks)
    others = {1: 0, 2: 0}
    count = 0
    for here in moments(g, seed):
        for world in worlds(here, 0):
            count += 1
            assert brought(world.bands[0]) == brought(here.bands[0])
            assert cards(world.bands[0], HAND) == cards(here.bands[0], HAND)
            for seat in others:
                fits(world.bands[seat], here.bands[seat])
                others[seat] += brought(world.bands[seat]) != brought(here.bands[seat])
    assert count > 200
    assert all(unlike > count * 0.9 for unlike in others.values())


def test_deck_open_a_bot_is_dealt_no_true_deck():
    """[deck.open] What a bot is given, at every one of its decisions."""
    g = laid(2, 5, warbands="steelheart, garrek", decks=f"random, {code(1, 5)}")
    true = brought(g.bands[1])
    dealt = {
        brought(world.bands[1])
        for here in moments(g)
        if here.seat == 0
        for world in [Knowledge(here, 0).deal(FastDice(here.decisions))]
        if isinstance(world, Shadespire)
    }
    assert len(dealt) > 20
    assert true not in dealt


def test_deck_open_starter_decks_are_known_to_all():
    """[deck.open] [deck.starter] Only what is in hand is dealt anew."""
    g = laid(2, 2, warbands="garrek, steelheart", decks="random, starter")
    hands = set()
    for here in moments(g):
        for world in worlds(here, 0):
            assert brought(world.bands[1]) == brought(here.bands[1])
            hands.add((here.decisions, cards(world.bands[1], HAND)))
            fits(world.bands[1], here.bands[1])
    assert len(hands) > g.decisions
    bands: Any = laid(warbands="garrek, garrek").view(0)["bands"]
    assert len(bands[1]["unseen"]) == 20


@pytest.mark.parametrize("deck", ["random", "built"])
def test_deck_open_the_list_of_another_deck_is_for_its_owner(deck: str):
    """[deck.open] [cards.secret]"""
    word = code(1) if deck == "built" else deck
    g = laid(2, 1, warbands="garrek, garrek", decks=f"starter, {word}")
    for here in moments(g):
        for seat in (None, 0):
            bands: Any = here.view(seat)["bands"]
            assert bands[1]["unseen"] is None
            assert bands[1]["unseen_objectives"] is None
            assert bands[1]["hand"] is None
        own: Any = here.view(1)["bands"]
        assert len(own[1]["unseen"]) == own[1]["hand_count"] + own[1]["deck_count"]
        count = own[1]["objective_count"] + own[1]["objective_deck_count"]
        assert len(own[1]["unseen_objectives"]) == count


def test_match_decks_stay_and_what_lay_open_is_remembered():
    """[match] [deck.open] Cards seen in the first game are in every deck dealt in the second."""
    g = laid(
        2, 3, warbands="steelheart, garrek", decks=f"starter, {code(1, 9)}", match="best-of-three"
    )
    seen: tuple[Cards, Cards] = ((), ())
    later = 0
    for here in moments(g):
        band = here.bands[1]
        if here.game == 1:
            seen = lay_open(band)
            assert (cards(band, SEEN_OBJECTIVES), cards(band, SEEN_POWER)) == ((), ())
            continue
        later += 1
        if here.game == 2:
            assert {*cards(band, SEEN_POWER)} >= {*seen[1]} > set()
            assert {*cards(band, SEEN_OBJECTIVES)} >= {*seen[0]}
        for world in worlds(here, 0):
            fits(world.bands[1], band)
            assert {*cards(band, SEEN_POWER)} <= {*cards(world.bands[1], ALL_POWER)}
            assert {*cards(band, SEEN_OBJECTIVES)} <= {*cards(world.bands[1], ALL_OBJECTIVES)}
            shown: Any = world.view(0)["bands"]
            other = world.bands[1]
            unseen = {*cards(other, HAND)} | {*cards(other, DECK)}
            assert [power(id) for id in shown[1]["seen_before"]] == [
                card for card in cards(other, SEEN_POWER) if card in unseen
            ]
    assert later > 100


def test_deck_open_the_code_of_a_starter_deck_is_a_starter_deck():
    """[deck.open] [deck.code] What everybody knows stays known; any other code is not shown."""
    starter = share_code(BOOK, BOOK.starters[1])
    decks = f"random, {starter.upper()}"
    g = laid(2, 1, warbands="garrek, garrek", decks=decks)
    for world in worlds(g, 0):
        assert brought(world.bands[1]) == brought(g.bands[1])
    bands: Any = g.view(0)["bands"]
    assert len(bands[1]["unseen"]) == 20
    assert GAME.public({"decks": decks, "relic": True}) == {"decks": decks, "relic": True}
    assert GAME.public({"decks": f"{code(1)},starter, {code(0)}"}) == {"decks": "own, starter, own"}
    assert GAME.public({"decks": ""}) == {"decks": ""}


def test_warband_pick_a_deck_of_ones_own_does_not_tell_the_warband():
    """[warband.pick] [deck.open] Until warbands are shown, its deck could be for either."""
    g = laid(2, 1, decks=f"starter, {code(1)}")
    assert g.asking() == "PickWarbands"
    found = set()
    for world in worlds(g, 0, 20):
        band = world.bands[1]
        found.add(int(band.warband))
        assert check(BOOK, Deck(band.warband, *map(list, brought(band)))) == []
        assert brought(band) != brought(g.bands[1])
    assert found == {0, 1}


@pytest.mark.parametrize(("listed", "asked"), [(True, "PowerStep"), (False, "Reactions")])
def test_reaction_being_asked_tells_nothing_of_a_deck_of_ones_own(listed: bool, asked: str):
    """[deck.open] [reaction.order] Tireless Assault could be in it, though it is not."""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.g.bands[0].listed = listed
    scene.hand(0, "sprint")
    fight(scene, "severin", "sigmarite-broadsword", "garrek", SWORDS, SWORDS, DODGE)
    assert scene.told("failed")
    assert (scene.asking(), scene.g.seat) == (asked, 0)
    assert "pass" in scene.options()


@pytest.mark.parametrize("listed", [True, False])
def test_objective_being_asked_tells_nothing_of_a_deck_of_ones_own(listed: bool):
    """[deck.open] [objective.immediate] Lightning Strikes could be in it, though it is not."""
    scene = Scene(severin=(5, 3), garrek=(9, 3), saek=(15, 5))
    scene.fighter("garrek").suffered = 3
    scene.g.bands[0].listed = listed
    scene.objectives(0, "denial")
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    scene.dice(HAMMER, HAMMER, SINGLE)
    scene.play("strike sigmarite-broadsword garrek")
    assert scene.told("out")
    scene.until("Objectives", "Activate")
    assert (scene.asking() == "Objectives" and scene.g.seat == 0) is not listed
    assert scene.options()[-1] == "pass"


def test_deck_open_lists_may_be_open_by_agreement():
    """[deck.open] Then the whole list is known to all, as before there was the option."""
    built = code(0, 5)
    options: dict[str, object] = {"warbands": "steelheart, garrek", "decks": f"{built}, starter"}
    for lists, told in (("secret", "own, starter"), ("open", f"{built}, starter")):
        setup = GAME.check(Setup("shadespire", 2, {**options, "deck-lists": lists}))
        g = GAME.new(setup, FastDice(1))
        assert isinstance(g, Shadespire)
        bands = g.view(1)["bands"]
        assert isinstance(bands, list)
        assert (bands[0]["unseen"] is not None) == (lists == "open")
        assert GAME.public(setup.options)["decks"] == told
        worlds = {cards(g.determinised(1, FastDice(i)).bands[0], ALL_POWER) for i in range(9)}
        assert (worlds == {cards(g.bands[0], ALL_POWER)}) == (lists == "open")
