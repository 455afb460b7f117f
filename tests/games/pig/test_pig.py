"""The rules of Pig, one test a key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from librt.vecs import vec

from dicehall.games.pig.game import GAME
from dicehall.games.pig.table import HOLD, ROLL, Pig, Turn
from dicehall.kit.action import IllegalAction, act
from dicehall.kit.dice import Dice, FastDice, ScriptedDice
from dicehall.kit.game import Setup
from dicehall.kit.look import look, seen


def pig(dice: list[int] | Dice, seats: int = 2, goal: int = 100, rounds: int = 50) -> Pig:
    """A game whose dice are given."""
    source = dice if isinstance(dice, Dice) else ScriptedDice(dice)
    g = GAME.new(Setup("pig", seats, {"goal": goal, "rounds": rounds}), source)
    assert isinstance(g, Pig)
    return g


def answer(g: Pig, text: str) -> None:
    """Answer for whoever is asked: `r` for roll, `h` for hold."""
    for letter in text:
        g.play(g.seat, act(ROLL if letter == "r" else HOLD))


def scores(g: Pig) -> list[int]:
    return [figures["points"] for figures in GAME.scores(g)]


class Twos(Dice):
    """Dice that always show a 2."""

    def below(self, n: int) -> int:
        self.drawn += 1
        return 1


def test_turn_first_you_must_roll_at_least_once():
    g = pig([3])
    assert g.legal() == [act(ROLL)]
    with pytest.raises(IllegalAction):
        g.play(0, act(HOLD))
    answer(g, "r")
    assert g.legal() == [act(ROLL), act(HOLD)]


def test_turn_roll_adds_to_the_points_of_the_turn():
    g = pig([2, 3, 4, 5, 6])
    answer(g, "rrrrr")
    assert (g.seat, g.points(), scores(g)) == (0, 20, [0, 0])


def test_turn_one_loses_the_points_of_the_turn_only():
    g = pig([6, 4, 5, 1])
    answer(g, "rh")
    answer(g, "rh")
    answer(g, "r")
    assert g.points() == 5
    answer(g, "r")
    assert (g.seat, g.points(), scores(g)) == (1, 0, [6, 4])


def test_turn_hold_keeps_the_points_and_passes_on():
    g = pig([6, 5], seats=3)
    answer(g, "rrh")
    assert (g.seat, g.points(), scores(g)) == (1, 0, [11, 0, 0])


def test_turn_passes_round_the_table():
    g = pig([1, 1, 1], seats=3)
    asked = [g.seat]
    for _ in range(3):
        answer(g, "r")
        asked.append(g.seat)
    assert asked == [0, 1, 2, 0]
    assert g.round == 2


def test_end_goal_is_reached_within_a_turn_and_wins_at_once():
    g = pig([6, 5], goal=10)
    answer(g, "rr")
    assert g.over
    assert (scores(g), g.returns()) == ([11, 0], [1.0, 0.0])


def test_end_rounds_stops_the_game_and_most_points_win():
    g = pig([2, 6, 1, 3], rounds=2)
    answer(g, "rh" + "rh" + "r" + "rh")
    assert g.over
    assert (scores(g), g.returns()) == ([2, 9], [0.0, 1.0])


def test_end_tie_is_shared():
    g = pig([4, 1, 4], seats=3, rounds=1)
    answer(g, "rh" + "r" + "rh")
    assert g.returns() == [0.5, 0.0, 0.5]


def test_end_without_any_points_is_shared_by_all():
    g = pig([1, 1, 1, 1], seats=4, rounds=1)
    answer(g, "rrrr")
    assert g.returns() == [0.25] * 4


@pytest.mark.parametrize("hold", [False, True])
def test_the_longest_game_ends_within_the_declared_length(hold: bool):
    g = pig(Twos(), seats=8, goal=500, rounds=100)
    while not g.over:
        answer(g, "h" if hold and g.option_count == 2 else "r")
    assert g.decisions <= GAME.longest


def test_the_odds_to_lose_the_turn_stand_beside_rolling():
    g = pig([3])
    answer(g, "r")
    assert [odds.data() for odds in GAME.odds(g, act(ROLL))] == [
        {"key": "lose-turn", "numerator": 1, "denominator": 6, "percent": True}
    ]
    assert GAME.odds(g, act(HOLD)) == []


def test_what_a_player_sees():
    g = pig([3, 4])
    answer(g, "rhr")
    shown = look(GAME, g, 1)
    assert shown["components"] == {
        "game": "pig",
        "goal": 100,
        "round": 1,
        "rounds": 50,
        "scores": [3, 0],
        "turn": {"seat": 1, "points": 4},
    }
    assert shown["asking"] == "turn"


def test_what_is_told():
    g = pig([3, 1])
    journal = g.listen()
    answer(g, "rhr")
    assert [
        {key: value for key, value in event.items() if key != "log"}
        for event in seen(GAME, g, journal, None)
    ] == [
        {"event": "rolled", "rule": "turn.roll", "seat": "1", "face": 3},
        {"event": "held", "rule": "turn.hold", "seat": "1", "points": 3, "score": 3},
        {"event": "rolled", "rule": "turn.roll", "seat": "2", "face": 1},
        {"event": "lost", "rule": "turn.one", "seat": "2", "points": 0},
    ]


def test_numbers_for_learning_programs_begin_with_the_own_score():
    g = pig([3, 4, 5], seats=3)
    answer(g, "rhrhr")
    out = vec[float]([0.0] * g.observation_size())
    g.observe(1, out)
    assert [out[i] for i in range(len(out))] == [4, 0, 3, 2, 5, 100, 1, 50]


def test_a_guess_favours_the_leader():
    g = pig([6, 6, 2, 4])
    answer(g, "rrhrr")
    assert g.value(0) > 0.5 > g.value(1)
    assert g.value(0) + g.value(1) == pytest.approx(1.0)


def test_dealing_anew_changes_the_dice_alone():
    g = pig([3, 4])
    answer(g, "r")
    twin = g.determinised(1, FastDice(1))
    assert (twin.points(), twin.seat, twin.legal()) == (3, 0, g.legal())
    assert isinstance(twin.stack[0], Turn)


def test_every_rule_key_of_the_code_is_in_the_rules_and_the_texts():
    folder = Path(GAME.folder)
    code = "".join(path.read_text() for path in folder.glob("*.py"))
    keys = set(re.findall(r"\[((?:turn|end)[a-z.]*)\]", code))
    listed = set(re.findall(r"^\| `([a-z.]+)` \|", (folder / "RULES.md").read_text(), re.MULTILINE))
    assert keys == listed
    for language in ("en", "ru", "hu"):
        text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        told = set(re.findall(r"^rule-([a-z_]+) =", text, re.MULTILINE))
        assert told == {key.replace(".", "_") for key in listed}


def test_turn_first_says_why_nothing_can_be_held():
    g = pig([3])
    assert [why.key for _hold, why in GAME.refused(g)] == ["why-nothing-to-hold"]
    answer(g, "r")
    assert GAME.refused(g) == []
