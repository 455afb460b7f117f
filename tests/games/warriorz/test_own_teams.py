"""Teams of one's own: any partition of the seats, one to four warriors each. [teams.own]"""

from __future__ import annotations

from collections import Counter

import pytest

from dicehall.games.warriorz.game import GAME, random_sides
from dicehall.games.warriorz.table import Warriorz
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from tests.games.warriorz.scenes import Scene


def laid(seats: int, sides: str, draw: str = "random", **options: object) -> Warriorz:
    """A battle of own teams."""
    setup = Setup("warriorz", seats, {"mode": "own-teams", "sides": sides, "draw": draw, **options})
    g = GAME.new(setup, FastDice(4))
    assert isinstance(g, Warriorz)
    return g


@pytest.mark.parametrize(
    ("seats", "sides", "teams", "crews"),
    [
        (4, "1+2, 3+4", [0, 0, 1, 1], [1, 1, 1, 1]),
        (4, "1:2+4:2, 2:2+3:2", [0, 1, 1, 0], [2, 2, 2, 2]),
        (8, "1+8,2+7,3+6,4+5", [0, 1, 2, 3, 3, 2, 1, 0], [1] * 8),
        (3, "1:4, 2+3:2", [0, 1, 1], [4, 1, 2]),
    ],
)
def test_teams_own_seats_and_warriors_are_as_agreed(
    seats: int, sides: str, teams: list[int], crews: list[int]
) -> None:
    """[teams.own]"""
    g = laid(seats, sides)
    assert [g.team_of_seat(seat) for seat in range(seats)] == teams
    owned = Counter(int(warrior.seat) for warrior in g.warriors)
    assert [owned[seat] for seat in range(seats)] == crews


def test_teams_own_who_leads_more_picks_longer() -> None:
    """[teams.own] [setup.pick]"""
    g = laid(2, "1:3, 2", "choose")
    asked = []
    while g.asking() == "PickWarriors":
        asked.append(int(g.seat))
        g.apply(g.legal()[0])
    assert asked == [0, 1, 0, 0]


def test_teams_own_warriors_by_name_follow_the_crews() -> None:
    """[teams.own]"""
    g = laid(2, "1:2, 2", "named", warriors="agaric + cactus, baobab")
    assert GAME.roles(g) == [["agaric", "cactus"], ["baobab"]]


@pytest.mark.parametrize(
    ("sides", "message"),
    [
        ("", "each seat from 1 to 3 once"),
        ("1, 2", "each seat from 1 to 3 once"),
        ("1+1, 2+3", "each seat from 1 to 3 once"),
        ("1+2+3", "names one team"),
        ("1:4, 2:4, 3", "gives out 9 warriors"),
        ("1:5, 2, 3", "has '1:5'"),
        ("one, 2, 3", "has 'one'"),
        ("1:x, 2, 3", "has '1:x'"),
        ("4, 2, 3", "has '4'"),
    ],
)
def test_teams_own_what_cannot_be_is_named(sides: str, message: str) -> None:
    """[teams.own]"""
    with pytest.raises(SetupError, match=message):
        laid(3, sides)


def test_teams_own_random_sides_are_legal() -> None:
    """[teams.own]"""
    for seed in range(200):
        dice = FastDice(seed)
        seats = 2 + int(dice.below(7))
        g = laid(seats, random_sides(seats, dice))
        assert len({g.team_of_seat(seat) for seat in range(seats)}) >= 2


def test_stoning_only_for_a_rival_thrown_out() -> None:
    """[stoning] [ruling.17]"""
    scene = Scene(1, mode=3, agaric="north", bonsai="centre", cactus="centre", sorgho="south")
    friend = "cactus" if scene.warrior("cactus").team == scene.warrior("agaric").team else "bonsai"
    scene.warrior(friend).lives = 1
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.warrior("agaric").shock = 20
    scene.round(dice=[6, 6, 6], agaric="agaric-keg")
    scene.play("blast centre")
    assert scene.warrior(friend).lives == 0
    assert not [event for event in scene.told("stones") if event["victim"] == friend]


def test_special_split_who_gets_a_die_may_use_the_amulet_on_it() -> None:
    """[special.split] [amulet]"""
    scene = Scene(baobab="south", cactus="north", sorgho="north")
    for name in ("baobab", "cactus"):
        scene.warrior(name).amulet = False
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6, 6, 6], baobab="baobab-split")
    scene.play("shoot cactus", "give-die 2 sorgho")
    assert (scene.asking(), scene.options()) == ("Amulet", ["pass", "flip 2", "reroll 2"])
    assert scene.refused()["flip 1"] == "why-not-mine"
    scene.play("flip 2")
    assert [event["target"] for event in scene.told("wounded")] == ["cactus"]
