"""Tables as plain data: for pickling, for copying, for comparing field by field.

Whatever lies on a table can be made without arguments and is then filled field by field; a `Shared`
thing (a game's book of cards) is the same for all tables and is passed on as it is.
"""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import append, vec

from dicehall.kit.content import Shared

T = TypeVar("T")
ATOMS = (int, float, str, bytes, bool, type(None))


def field_names(thing: object) -> list[str]:
    """Return the names of all attributes of an object, compiled or not.

    >>> field_names(Part("zone-1"))
    ['kind', 'cls', 'items', 'names']
    """
    names = [n for n in getattr(type(thing), "__mypyc_attrs__", ()) if n != "__dict__"]
    own = getattr(thing, "__dict__", {})  # also in an interpreted subclass of a compiled class
    return names + [name for name in own if name not in names]


class Part:
    """A frozen list, tuple, vec, dict or object."""

    def __init__(
        self,
        kind: str = "",
        cls: object = None,
        items: list[object] | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.cls = cls
        self.items: list[object] = [] if items is None else items
        self.names: list[str] = [] if names is None else names

    def __reduce__(self) -> tuple[object, ...]:
        return Part, (self.kind, self.cls, self.items, self.names)


def freeze(thing: object) -> object:
    """Turn a table, or anything on it, into parts that pickle."""
    if isinstance(thing, (*ATOMS, Shared)):
        return thing
    if isinstance(thing, list):
        return Part("list", None, [freeze(item) for item in thing])
    if isinstance(thing, tuple):
        return Part("tuple", None, [freeze(item) for item in thing])
    if isinstance(thing, vec):
        return Part("vec", None, [freeze(thing[i]) for i in range(len(thing))])
    if isinstance(thing, dict):
        return Part("dict", None, [freeze(v) for v in thing.values()], list(thing))
    names = field_names(thing)
    return Part("object", type(thing), [freeze(getattr(thing, name)) for name in names], names)


def thaw(part: object, blank: object = None) -> object:
    """Turn parts into things again; *blank* is an empty thing of the wanted type, for a vec."""
    if not isinstance(part, Part):
        return part
    if part.kind == "list":
        return [thaw(item) for item in part.items]
    if part.kind == "tuple":
        return tuple([thaw(item) for item in part.items])
    if part.kind == "vec":
        made = blank[:0]  # type: ignore[index]
        for item in part.items:
            made = append(made, thaw(item))
        return made
    if part.kind == "dict":
        return dict(zip(part.names, [thaw(item) for item in part.items], strict=True))
    thing = part.cls()  # type: ignore[operator]
    for name, item in zip(part.names, part.items, strict=True):
        setattr(thing, name, thaw(item, getattr(thing, name)))
    return thing


def twin_of(thing: T, leave: list[str] | None = None) -> T:
    """Return a thing of the same class with copies of its fields, but for some that are left.

    >>> twin_of(Part("zone-1", None, [[1]])).items
    [[1]]
    """
    try:
        twin = type(thing)()
    except TypeError as slip:
        raise TypeError(f"a copy is made without arguments first, and {slip}") from None
    for name in field_names(thing):
        if leave is None or name not in leave:
            setattr(twin, name, copied(getattr(thing, name)))
    return twin


def copied(thing: object) -> object:
    """Return a copy that shares nothing which can change."""
    if isinstance(thing, (*ATOMS, Shared)):
        return thing
    if isinstance(thing, list):
        return [copied(item) for item in thing]
    if isinstance(thing, tuple):
        return tuple([copied(item) for item in thing])
    if isinstance(thing, dict):
        return {key: copied(item) for key, item in thing.items()}
    if isinstance(thing, vec):
        twin = thing[:]
        for i in range(len(twin)):
            twin[i] = copied(twin[i])
        return twin
    copy = getattr(thing, "copy", None)
    return twin_of(thing) if copy is None else copy()


def difference(one: object, other: object, where: str = "table") -> str:
    """Return the place of the first difference between two things, or an empty text.

    >>> difference([1, [2, 3]], [1, [2, 4]])
    'table[1][1]: 3 != 4'
    """
    if type(one) is not type(other):
        return f"{where}: {type(one).__name__} != {type(other).__name__}"
    if isinstance(one, ATOMS):
        return "" if one == other else f"{where}: {one!r} != {other!r}"
    if isinstance(one, Shared):
        return "" if one is other else f"{where}: another shared {type(one).__name__}"
    if isinstance(one, dict):
        assert isinstance(other, dict)
        if list(one) != list(other):
            return f"{where}: keys {list(one)} != {list(other)}"
        for key in one:
            found = difference(one[key], other[key], f"{where}[{key!r}]")
            if found:
                return found
        return ""
    if isinstance(one, (list, tuple, vec)):
        assert isinstance(other, (list, tuple, vec))
        if len(one) != len(other):
            return f"{where}: length {len(one)} != {len(other)}"
        for i in range(len(one)):
            found = difference(one[i], other[i], f"{where}[{i}]")
            if found:
                return found
        return ""
    for name in field_names(one):
        found = difference(getattr(one, name), getattr(other, name), f"{where}.{name}")
        if found:
            return found
    return ""
