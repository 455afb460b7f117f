"""Set-up: warriors, places, team games, and what cannot be set up."""

from __future__ import annotations

import pytest

from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.game import GAME
from dicehall.games.warriorz.table import Warriorz
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from tests.games.stage import finish
from tests.games.warriorz.scenes import BOOK, laid


def ids(g: Warriorz, seat: int) -> list[str]:
    return [BOOK.warriors[w.id].id for w in g.warriors if w.seat == seat]


def test_each_player_picks_one_of_the_warriors_left() -> None:
    """[setup.pick]"""
    g = laid(3)
    assert g.asking() == "PickWarriors"
    assert len(g.legal()) == 8
    g.play(0, GAME.notation.read(g, "pick baobab"))
    assert len(g.legal()) == 7
    g.play(1, GAME.notation.read(g, "pick agaric"))
    g.play(2, GAME.notation.read(g, "pick cactus"))
    assert [ids(g, seat) for seat in range(3)] == [["baobab"], ["agaric"], ["cactus"]]


@pytest.mark.parametrize("seat", range(1, 5))
def test_any_seat_may_pick_first_the_others_follow_clockwise(seat: int) -> None:
    """[setup.pick]"""
    g = laid(4, first=f"seat-{seat}")
    picking = []
    while g.asking() == "PickWarriors":
        picking.append(int(g.seat) + 1)
        g.apply(g.options[0])
    assert picking == [1 + (seat - 1 + turn) % 4 for turn in range(4)]


def test_with_several_warriors_each_the_first_picks_first_in_every_turn() -> None:
    """[setup.pick] [teams.pairs-each]"""
    g = laid(3, mode="pairs-each", first="seat-3")
    picking = []
    while g.asking() == "PickWarriors":
        picking.append(int(g.seat) + 1)
        g.apply(g.options[0])
    assert picking == [3, 1, 2, 3, 1, 2]


def test_the_lot_may_say_who_picks_first() -> None:
    """[setup.pick]"""
    setup = Setup("warriorz", 3, {"first": "by-lot"})
    assert {GAME.new(setup, FastDice(seed)).seat for seed in range(40)} == {0, 1, 2}


def test_stored_games_were_picked_from_the_first_seat_on() -> None:
    """[setup.pick]"""
    assert GAME.restored(Setup("warriorz", 3)).options["first"] == "seat-1"


def test_warriors_may_be_drawn_at_random() -> None:
    """[setup.pick]"""
    drawn = {
        tuple(w.id for w in GAME.new(setup, FastDice(seed)).warriors)  # type: ignore[attr-defined]
        for setup in [Setup("warriorz", 2, {"draw": "random"})]
        for seed in range(300)
    }
    assert len(drawn) == 28  # every pair of the eight


def test_lives_amulet_hand_and_first_wound_token() -> None:
    """[setup.kit] [setup.lives] [first-wound]"""
    g = laid(8, draw="random")
    assert [w.lives for w in g.warriors] == [5, 6, 7, 8, 9, 10, 13, 16]
    assert all(w.amulet and w.unhurt and w.hand == 255 for w in g.warriors)


def test_places_are_taken_in_ascending_size_each_zone_once() -> None:
    """[setup.place]"""
    g = laid(4, draw="named", warriors="baobab, agaric, cactus, jojoba")
    placed = []
    while g.asking() == "PlaceWarriors":
        placed.append(BOOK.warriors[g.warriors[asked_warrior(g)].id].id)
        assert len(g.legal()) == 7 - len(placed) + 1
        g.apply(g.options[0])
    assert placed == ["agaric", "jojoba", "cactus", "baobab"]


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        (2, {"mode": "duel-of-teams", "team": 2},
         [["agaric", "zamioculcas"], ["jojoba", "baobab"]]),
        (2, {"mode": "duel-of-teams", "team": 2, "line-up": 2},
         [["bonsai", "sorgho"], ["cactus", "burdock"]]),
        (2, {"mode": "duel-of-teams", "team": 3},
         [["agaric", "bonsai", "baobab"], ["jojoba", "burdock", "sorgho"]]),
        (2, {"mode": "duel-of-teams", "team": 4},
         [["agaric", "bonsai", "burdock", "zamioculcas"],
          ["jojoba", "cactus", "sorgho", "baobab"]]),
        (3, {"mode": "pairs-each"},
         [["agaric", "baobab"], ["bonsai", "sorgho"], ["cactus", "burdock"]]),
        (4, {"mode": "two-pairs"}, [["agaric", "baobab"], ["cactus", "sorgho"]]),
        (4, {"mode": "two-pairs", "line-up": 2},
         [["burdock", "baobab"], ["jojoba", "zamioculcas"]]),
        (6, {"mode": "three-pairs"},
         [["agaric", "sorgho"], ["jojoba", "burdock"], ["bonsai", "cactus"]]),
        (5, {"mode": "two-teams"}, [["agaric", "jojoba", "bonsai"], ["cactus", "zamioculcas"]]),
        (6, {"mode": "two-teams"},
         [["agaric", "bonsai", "baobab"], ["jojoba", "burdock", "sorgho"]]),
        (7, {"mode": "two-teams"},
         [["agaric", "bonsai", "cactus", "baobab"], ["burdock", "sorgho", "zamioculcas"]]),
        (8, {"mode": "two-teams"},
         [["agaric", "bonsai", "burdock", "zamioculcas"],
          ["jojoba", "cactus", "sorgho", "baobab"]]),
    ],
)  # fmt: skip
def test_line_ups_of_the_team_games(
    seats: int, options: dict[str, object], sides: list[list[str]]
) -> None:
    """[teams] [teams.duel] [teams.pairs-each] [teams.two-pairs] [teams.three-pairs]
    [teams.two-teams]"""
    g = GAME.new(Setup("warriorz", seats, {"draw": "line-up", **options}), FastDice(1))
    assert isinstance(g, Warriorz)
    teams = sorted({int(w.team) for w in g.warriors})
    found = [[BOOK.warriors[w.id].id for w in g.warriors if w.team == team] for team in teams]
    order = BOOK.names().index
    assert found == [sorted(side, key=order) for side in sides]
    finish(g)
    assert sum(g.returns()) == pytest.approx(1)
    assert len([share for share in g.returns() if share > 0]) == seats // len(sides) or seats in (
        5,
        7,
    )


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "2 to 8 players, not 1"),
        (9, {}, "2 to 8 players, not 9"),
        (4, {"mode": "duel-of-teams"}, "'duel-of-teams' is for 2 players, not 4"),
        (4, {"mode": "two-teams"}, "'two-teams' is for 5 to 8 players, not 4"),
        (4, {"first": "seat-5"}, "'seat-5' is for 5 to 8 players, not 4"),
        (4, {"mode": "fre-for-all"}, "did you mean 'free-for-all'?"),
        (4, {"mod": "free-for-all"}, "has no option 'mod'; did you mean 'mode'?"),
        (4, {"team": 5}, "right would be a whole number from 2 to 4"),
        (4, {"team": "two"}, "right would be a whole number from 2 to 4"),
        (2, {"draw": "named", "warriors": "agaric, baobob"}, "did you mean 'baobab'?"),
        (2, {"draw": "named", "warriors": "agaric, agaric"}, "names 'agaric' twice"),
        (3, {"draw": "named", "warriors": "agaric, baobab"}, "names 2 seats, not 3"),
        (2, {"draw": "named", "warriors": "agaric + cactus, baobab"}, "to seat 1; it has 1"),
        (4, {"draw": "line-up"}, "has no line-ups"),
        (4, {"mode": "two-pairs", "draw": "line-up", "line-up": 3}, "has 2"),
    ],
)
def test_a_set_up_that_cannot_be_says_what_would_be_right(
    seats: int, options: dict[str, object], says: str
) -> None:
    """[setup]"""
    with pytest.raises(SetupError) as error:
        GAME.new(Setup("warriorz", seats, options), FastDice(1))
    assert says in str(error.value)
