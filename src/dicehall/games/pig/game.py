"""Pig, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.pig.notation import NOTATION
from dicehall.games.pig.table import ROLL, SEATS, SIDES, Pig, Turn
from dicehall.kit.action import Action, verb
from dicehall.kit.dice import Dice
from dicehall.kit.game import Credits, GameInfo, NumberOption, Odds, Setup
from dicehall.kit.notation import Phrase
from dicehall.kit.observation import Field, each_seat
from dicehall.kit.style import Style
from dicehall.kit.table import Table

GOAL: Final = NumberOption("goal", 100, 10, 500)
ROUNDS: Final = NumberOption("rounds", 50, 1, 100)

# Each turn ends at the latest when its points reach the goal, two or more a roll. [end.goal]
LONGEST: Final = SEATS * 100 * (500 // 2)


class PigInfo(GameInfo):
    """What Pig says of itself."""

    def __init__(self) -> None:
        super().__init__("pig", 2, SEATS, [GOAL, ROUNDS], NOTATION, LONGEST, Path(__file__).parent)
        self.small = True
        self.credits = Credits("Pig")
        self.style = Style(explore=0.5)

    def blank(self, setup: Setup, dice: Dice) -> Table:
        goal = setup.options["goal"]
        rounds = setup.options["rounds"]
        assert isinstance(goal, int)
        assert isinstance(rounds, int)
        return Pig(setup.seats, dice, goal, rounds)

    def lay(self, g: Pig, setup: Setup) -> None:
        g.push(Turn(0))

    def prompt(self, g: Pig) -> Phrase:
        phrase = super().prompt(g)
        phrase.args["points"] = g.points()
        phrase.args["score"] = 0 if g.over else g.scores[g.seat]
        return phrase

    def odds(self, g: Pig, action: Action) -> list[Odds]:
        """One face of six loses the turn. [turn.one]"""
        return [Odds("lose-turn", 1, SIDES)] if verb(action) == ROLL else []

    def scores(self, g: Pig) -> list[dict[str, int]]:
        return [{"points": g.scores[seat]} for seat in range(g.seats)]

    def outcome(self, g: Pig) -> list[Phrase]:
        """The goal was reached, or the last round was over. [end.goal] [end.rounds]"""
        points = max([int(g.scores[seat]) for seat in range(g.seats)])
        if points >= g.goal:
            return [Phrase("outcome-goal", {"points": points, "goal": int(g.goal)})]
        return [Phrase("outcome-rounds", {"points": points, "round": int(g.round)})]

    def observation(self, seats: int) -> list[Field]:
        return [
            *each_seat(seats, [Field("score", 1, "points kept")]),
            Field("active", 1, "1 + whose turn it is, counted from the observer"),
            Field("points", 1, "points of this turn"),
            Field("goal", 1, "points that win"),
            Field("round", 1, "round of the game"),
            Field("rounds", 1, "last round"),
        ]

    def random_setup(self, dice: Dice) -> Setup:
        seats = int(2 + dice.below(SEATS - 1))
        options: dict[str, object] = {
            "goal": int(10 + dice.below(150)),
            "rounds": int(1 + dice.below(60)),
        }
        return self.check(Setup(self.id, seats, options))


GAME: Final = PigInfo()
