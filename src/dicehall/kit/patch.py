"""What changed from one look to the next: a short list of places and what now stands there.

A change is `[path, value]`: at that place the value now stands (a list grows by a value at its
end), or `[path]`: the key is gone, or the list ends there. The path is a list of keys and numbers;
an empty one means the whole. A place holds flags or numbers, not now one and now the other: 1 for
True is no change.
"""

from __future__ import annotations

from typing import TypeAlias

Change: TypeAlias = "list[object]"
Path: TypeAlias = "list[str | int]"


def changes(old: object, new: object) -> list[Change]:
    """Return what must be changed in *old* to make it equal to *new*.

    >>> changes({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2]})
    [[['a'], 2]]
    """
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Add the differences of two things at a place."""
    if isinstance(new, dict) and isinstance(old, dict):
        compare_keys(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and nested(old) and nested(new):
        both = min(len(old), len(new))
        for i in range(both):
            if old[i] is not new[i] and old[i] != new[i]:
                path.append(i)
                compare(old[i], new[i], path, found)
                path.pop()
        if len(new) < len(old):
            found.append([[*path, both]])
        for i in range(both, len(new)):
            found.append([[*path, i], new[i]])
    elif old != new:
        found.append([path[:], new])


def compare_keys(
    old: dict[str, object], new: dict[str, object], path: Path, found: list[Change]
) -> None:
    """Add the differences of two objects at a place."""
    for key in old:
        if key not in new:
            found.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
            continue
        was = old[key]
        if was is not value and was != value:  # whole branches are alike, and told so quickly
            path.append(key)
            compare(was, value, path, found)
            path.pop()


def nested(things: list[object]) -> bool:
    """Tell whether a list holds lists or objects; one of words or numbers is replaced whole."""
    return not things or isinstance(things[0], (dict, list))


def patched(thing: object, changed: list[Change]) -> object:
    """Return a thing after some changes; the old one stays as it was.

    >>> patched({"a": [1]}, [[["b"], 2], [["a"], [3]]])
    {'a': [3], 'b': 2}
    """
    for change in changed:
        path = change[0]
        assert isinstance(path, list)
        thing = put(thing, path, 0, change)
    return thing


def put(thing: object, path: Path, depth: int, change: Change) -> object:
    """Return a thing with one change carried out below it."""
    if depth == len(path):
        return change[1]
    key = path[depth]
    last = depth + 1 == len(path)
    if isinstance(thing, list):
        assert isinstance(key, int)
        if last and len(change) == 1:
            return thing[:key]
        if key == len(thing):
            return [*thing, change[1]]
        return [*thing[:key], put(thing[key], path, depth + 1, change), *thing[key + 1 :]]
    assert isinstance(thing, dict)
    twin = dict(thing)
    if last and len(change) == 1:
        del twin[key]
    else:
        twin[key] = put(twin.get(key), path, depth + 1, change)
    return twin
