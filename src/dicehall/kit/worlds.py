"""Tables as JSON, for programs elsewhere: nothing is run that the game itself does not hold.

A class or an opener of something shared is named by its place in the game's package, and nothing
outside that package (but for the kit's cardsets and zones) can be named.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any, Final

from dicehall.kit.content import Shared
from dicehall.kit.game import GameInfo
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.snapshot import Part, freeze, thaw
from dicehall.kit.table import Table

LEFT_OUT: Final = ("dice", "journal")  # who gets the table brings its own
KIT: Final = ("cardsets", "zones")
SHELLS: Final = ("terminal", "commands", "routes")  # what a game brings for the shells
OPENERS: Final = ("open_", "same_")  # functions that return something shared


class WorldError(ValueError):
    """Raised when data cannot be a table of the game; says what does not fit."""


class Names:
    """What may be named: the classes and openers of one game's package."""

    def __init__(self, info: GameInfo) -> None:
        self.things: dict[str, Any] = {}
        self.names: dict[int, str] = {}
        package = type(info).__module__.rpartition(".")[0]
        folder = import_module(package).__path__
        modules = [f"{package}.{found.name}" for found in pkgutil.iter_modules(folder)]
        modules = [name for name in modules if name.rpartition(".")[2] not in SHELLS]
        for name in modules + [f"dicehall.kit.{name}" for name in KIT]:
            self.add(import_module(name), name.rpartition(".")[2])

    def add(self, module: Any, short: str) -> None:
        """Let the classes and functions that a module defines be named."""
        for name, thing in vars(module).items():
            own = getattr(thing, "__module__", "") == module.__name__
            if own and (name.startswith(OPENERS) or fit(thing)):
                self.things[f"{short}.{name}"] = thing
                self.names[id(thing)] = f"{short}.{name}"

    def name(self, thing: object) -> str:
        """Return the name of a class or an opener."""
        found = self.names.get(id(thing))
        if found is None:
            raise WorldError(f"{thing!r} does not belong to the game")
        return found

    def thing(self, name: object) -> Any:
        """Return the class or the opener of a name."""
        if not isinstance(name, str) or name not in self.things:
            raise WorldError(f"{name!r} is no class of the game")
        return self.things[name]


KNOWN: Final[dict[str, Names]] = {}  # by game; what its package holds does not change


def names_of(info: GameInfo) -> Names:
    """Return what may be named in worlds of a game."""
    found = KNOWN.get(info.id)
    if found is None:
        found = KNOWN[info.id] = Names(info)
    return found


def fit(thing: object) -> bool:
    """Tell whether something is a class whose things may lie on a table."""
    return isinstance(thing, type) and not issubclass(thing, BaseException)


def world_of(info: GameInfo, g: Table) -> dict[str, object]:
    """Return a table as JSON data. It must be dealt anew for its reader: all of it is in there."""
    names = names_of(info)
    part = freeze(g)
    assert isinstance(part, Part)
    kept = [i for i in range(len(part.names)) if part.names[i] not in LEFT_OUT]
    return {
        "is": names.name(type(g)),
        "has": {part.names[i]: written(names, part.items[i]) for i in kept},
    }


def written(names: Names, thing: object) -> object:
    """Return a frozen thing as JSON data."""
    if isinstance(thing, Shared):
        how = thing.__reduce__()
        assert isinstance(how, tuple)
        return {
            "shared": names.name(how[0]),
            "of": [written(names, freeze(argument)) for argument in how[1]],
        }
    if not isinstance(thing, Part):
        return thing
    items = [written(names, item) for item in thing.items]
    if thing.kind == "dict":
        return {"dict": dict(zip(thing.names, items, strict=True))}
    if thing.kind == "object":
        return {"is": names.name(thing.cls), "has": dict(zip(thing.names, items, strict=True))}
    return {thing.kind: items}


def knowledge_of(info: GameInfo, world: object, seat: int) -> Knowledge:
    """Return what a bot is given, from a world that was dealt for its seat."""
    try:
        g = thaw(read(names_of(info), world))
        if not isinstance(g, Table):
            raise WorldError(f"the world is a {type(g).__name__}, not a table")
        return Knowledge(g, seat)
    except WorldError:
        raise
    except (AttributeError, TypeError, ValueError, IndexError, RecursionError) as error:
        raise WorldError(f"the world does not fit the game: {error}") from None


def read(names: Names, data: object) -> object:
    """Return JSON data as parts that thaw."""
    if isinstance(data, (int, float, str, type(None))):
        return data
    if not isinstance(data, dict):
        raise WorldError(f"{type(data).__name__} cannot stand by itself in a world")
    if set(data) == {"is", "has"} and isinstance(data["has"], dict):
        made = names.thing(data["is"])
        if not isinstance(made, type):
            raise WorldError(f"{data['is']!r} is no class")
        fields = data["has"]
        return Part("object", made, [read(names, item) for item in fields.values()], list(fields))
    if set(data) == {"shared", "of"} and isinstance(data["of"], list):
        return opened(names.thing(data["shared"]), [given(names, item) for item in data["of"]])
    for kind in ("list", "tuple", "vec"):
        if set(data) == {kind} and isinstance(data[kind], list):
            return Part(kind, None, [read(names, item) for item in data[kind]])
    if set(data) == {"dict"} and isinstance(data["dict"], dict):
        fields = data["dict"]
        return Part("dict", None, [read(names, item) for item in fields.values()], list(fields))
    raise WorldError(f"nothing in a world has the keys {sorted(data)[:4]}")


def given(names: Names, data: object) -> object:
    """Return what something shared is opened with. A path is never taken from elsewhere."""
    if isinstance(data, str) and data:
        raise WorldError(f"{data[:60]!r} would be opened; only the game's own cards are")
    if isinstance(data, dict) and set(data) == {"tuple"} and isinstance(data["tuple"], list):
        return tuple([given(names, item) for item in data["tuple"]])
    return thaw(read(names, data))


def opened(opener: Any, arguments: list[object]) -> Shared:
    """Return something shared; what gives anything else does not belong into a world."""
    found = opener(*arguments)
    if not isinstance(found, Shared):
        raise WorldError(f"{type(found).__name__} is nothing that tables share")
    return found
