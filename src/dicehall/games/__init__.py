"""The installed games: the folders beside this file, and those other packages announce.

A package outside adds a game with an entry point:

    [project.entry-points."dicehall.games"]
    chess-dice = "chess_dice.game:GAME"

What a game brings for the shells lies beside its `game.py`, in modules that are imported only by
the shell concerned: `terminal.py`, `commands.py`, `routes.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from dicehall.kit.game import GameInfo, SetupError
from dicehall.kit.notation import nearest

GROUP: Final = "dicehall.games"
HOUSED: Final = sorted([file.parent.name for file in Path(__file__).parent.glob("*/game.py")])


def names() -> list[str]:
    """Return the ids of all games, those of the house first.

    >>> names()[: len(HOUSED)] == HOUSED
    True
    """
    return [*HOUSED, *sorted([id for id in announced() if id not in HOUSED])]


def announced() -> dict[str, EntryPoint]:
    """Return the games of other packages, by id."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def catalogue() -> list[GameInfo]:
    """Return all games in the order in which they are shown; what cannot be loaded is left out.

    >>> [info.id for info in catalogue()] == sorted(names(), key=lambda id: find(id).shown_at())
    True
    """
    found = []
    for id in names():
        try:
            found.append(find(id))
        except SetupError:
            continue
    return sorted(found, key=shown_at)


def shown_at(info: GameInfo) -> tuple[bool, int, str]:
    """Return where a game stands among the others."""
    return info.shown_at()


def find(id: str) -> GameInfo:
    """Return a game by its id; it is imported when first asked for.

    >>> all(find(id).id == id for id in names())
    True
    """
    if id in HOUSED:
        return checked(id, import_module(f"{GROUP}.{id}.game").GAME)
    others = announced()
    if id not in others:
        raise SetupError(f"no game is called {id!r}; {nearest(id, names())}")
    try:
        found = others[id].load()
    except (ImportError, AttributeError) as error:
        raise SetupError(f"game {id!r} ({others[id].value}) cannot be loaded: {error}") from None
    return checked(id, found)


def checked(id: str, found: object) -> GameInfo:
    """Return what was found if it is the game that was asked for."""
    if not isinstance(found, GameInfo):
        raise SetupError(f"game {id!r} must be a GameInfo, not {type(found).__name__}")
    if found.id != id:
        raise SetupError(f"game {id!r} calls itself {found.id!r}")
    return found


def part(id: str, name: str) -> Any:
    """Return the module of this name that a game brings along, or None.

    >>> [id for id in names() if part(id, "no-such-part")]
    []
    """
    if id in HOUSED:
        package = f"{GROUP}.{id}"
    else:
        others = announced()
        package = others[id].module.rpartition(".")[0] if id in others else ""
    try:
        known = bool(package) and find_spec(f"{package}.{name}") is not None
    except ImportError:
        return None
    return import_module(f"{package}.{name}") if known else None
