"""The installed games: our own, and those other packages announce.

A package outside adds a game with an entry point:

    [project.entry-points."dicehall.games"]
    chess-dice = "chess_dice.game:GAME"
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from dicehall.kit.game import GameInfo, SetupError
from dicehall.kit.notation import nearest

GROUP: Final = "dicehall.games"

BUILT_IN: Final = {
    "pig": "dicehall.games.pig.game",
    "warriorz": "dicehall.games.warriorz.game",
    "quarriors": "dicehall.games.quarriors.game",
    "shadespire": "dicehall.games.shadespire.game",
    "shazar": "dicehall.games.shazar.game",
}


def names() -> list[str]:
    """Return the ids of all games, our own first.

    >>> names()[0]
    'pig'
    """
    return [*BUILT_IN, *[id for id in announced() if id not in BUILT_IN]]


def find(id: str) -> GameInfo:
    """Return a game by its id; it is imported when first asked for.

    >>> find("pig").most
    8
    """
    if id in BUILT_IN:
        return checked(id, import_module(BUILT_IN[id]).GAME)
    others = announced()
    if id in others:
        return checked(id, others[id].load())
    raise SetupError(f"no game is called {id!r}; {nearest(id, names())}")


def announced() -> dict[str, EntryPoint]:
    """Return the games of other packages, by id."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def checked(id: str, found: object) -> GameInfo:
    """Return what was found if it is the game that was asked for."""
    if not isinstance(found, GameInfo):
        raise SetupError(f"game {id!r} must be a GameInfo, not {type(found).__name__}")
    if found.id != id:
        raise SetupError(f"game {id!r} calls itself {found.id!r}")
    return found
