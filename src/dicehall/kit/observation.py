"""What the numbers of an observation mean: fields in their order, for learning programs."""

from __future__ import annotations


class Field:
    """So many numbers of an observation, one after the other."""

    def __init__(self, name: str, size: int, means: str) -> None:
        self.name = name
        self.size = size
        self.means = means


def each_seat(seats: int, fields: list[Field]) -> list[Field]:
    """Return fields that stand there once for each seat, the own first: `seat-0` and on.

    >>> [field.name for field in each_seat(2, [Field("glory", 1, "points")])]
    ['seat-0.glory', 'seat-1.glory']
    """
    return several("seat", seats, fields)


def several(name: str, count: int, fields: list[Field]) -> list[Field]:
    """Return fields that stand there once for each of several things, numbered from 0."""
    return [
        Field(f"{name}-{number}.{field.name}", field.size, field.means)
        for number in range(count)
        for field in fields
    ]


def total(fields: list[Field]) -> int:
    """Return how many numbers some fields have.

    >>> total([Field("glory", 1, ""), Field("dice", 6, "")])
    7
    """
    return sum([field.size for field in fields])


def places(fields: list[Field]) -> dict[str, tuple[int, int]]:
    """Return where each field lies: from its first number to before its last.

    >>> places([Field("glory", 1, ""), Field("dice", 6, "")])
    {'glory': (0, 1), 'dice': (1, 7)}
    """
    found: dict[str, tuple[int, int]] = {}
    at = 0
    for field in fields:
        found[field.name] = (at, at + field.size)
        at += field.size
    return found
