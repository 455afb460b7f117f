"""The words that objectives are made of: conditions. [objective.condition]"""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.shadespire.conditions import (
    AllBled,
    AllInEnemyTerritory,
    Annihilated,
    ChargeKilled,
    Charges,
    EnemiesKilled,
    EnemyFled,
    FightersOut,
    HeldFast,
    Hitters,
    Hold,
    HoldEnemyTerritory,
    HoldToken,
    Killed,
    LastStanding,
    LeaderKilled,
    NoneAdjacent,
    NoneHeld,
    TerritoryClear,
    Unfallen,
    Unhurt,
)
from dicehall.kit.content import Spec
from dicehall.kit.table import BIT
from dicehall.kit.words import Condition, Flag, Key, Number, Numbers, Sheet, Vocabulary, Word

OBJECTIVE: Final = ("an objective",)
TOKENS: Final = 9


class Tokens(Key):
    """Numbers of objective tokens, as a mask."""

    def read(self, spec: Spec, sheet: Sheet) -> object:
        mask = 0
        for token in spec.numbers(self.name, 1, TOKENS):
            mask |= BIT[token]
        if mask == 0:
            raise spec.error(f"{self.name!r} must name a token")
        return mask

    def takes(self) -> str:
        return f"a list of 1 to {TOKENS}"

    def say(self, value: Any, words: Vocabulary) -> str:
        return " or ".join([str(token) for token in value])


class ByPlayers(Numbers):
    """A figure for 2, one for 3 and one for 4 players."""

    def __init__(self) -> None:
        super().__init__("amount", 1, 20, "amounts", 3)

    def say(self, value: Any, words: Vocabulary) -> str:
        return (
            f"{value[0]} fighters are out of action; with 3 players {value[1]}, with 4 {value[2]}"
        )


def goal(op: str, does: str, effect: type[Condition], *keys: Key, help: str = "") -> Word:
    """Return the word of an objective."""
    return Word(op, does, *keys, on=OBJECTIVE, effect=effect, help=help)


COUNT: Final = Number("amount", 1, 9)

GOALS: Final = [
    goal(
        "leader-killed",
        "the warband put an enemy leader out of action in this phase",
        LeaderKilled,
    ),
    goal("charges", "{amount} different friends have charged in this phase", Charges, COUNT),
    goal(
        "enemy-fled",
        "an enemy began a Move action adjacent to a friend and ended it by none",
        EnemyFled,
    ),
    goal(
        "enemies-killed",
        "the warband put {amount} enemies out of action in this phase",
        EnemiesKilled,
        COUNT,
    ),
    goal(
        "killed",
        "the warband put {amount} fighters of any side out of action in this phase",
        Killed,
        COUNT,
    ),
    goal(
        "hitters",
        "Attack actions of {amount} different friends have succeeded in this phase",
        Hitters,
        COUNT,
    ),
    goal(
        "charge-killed",
        "a friend's Charge put an enemy out of action in this activation",
        ChargeKilled,
    ),
    goal("all-bled", "every warband has lost a fighter", AllBled),
    goal(
        "fighters-out",
        "{amount}",
        FightersOut,
        ByPlayers(),
        help="so many fighters are out of action: `amount` lists it for 2, 3 and 4 players",
    ),
    goal("last-standing", "one fighter is left in play, and it is a friend", LastStanding),
    goal("none-held", "no fighter holds an objective token", NoneHeld),
    goal("hold", "the warband holds {amount} objective tokens", Hold, COUNT),
    goal(
        "hold-token",
        "a friend holds token {two}; with 3 players {three}, with 4 {four}",
        HoldToken,
        Tokens("two"),
        Tokens("three"),
        Tokens("four"),
    ),
    goal(
        "hold-enemy-territory",
        "the warband holds {all}",
        HoldEnemyTerritory,
        Flag(
            "all",
            "every",
            yes="every objective token, at least one, in the territory of one enemy",
            no="an objective token in enemy territory",
        ),
        help="the warband holds an objective token in enemy territory, or `all` in that of one"
        " enemy, where one lies",
    ),
    goal("none-adjacent", "no enemy is adjacent to a friend", NoneAdjacent),
    goal("unfallen", "no friend is out of action", Unfallen),
    goal(
        "held-fast",
        "the same friend has held the same token at the end of two action phases in a row",
        HeldFast,
    ),
    goal("unhurt", "no friend took damage in this phase", Unhurt),
    goal(
        "annihilated",
        "no enemy is in play; with 3 or 4 players two warbands have nobody in play",
        Annihilated,
    ),
    goal(
        "all-in-enemy-territory",
        "all friends in play, at least one, are in one enemy territory",
        AllInEnemyTerritory,
    ),
    goal("territory-clear", "no enemy is in the own territory", TerritoryClear),
]
