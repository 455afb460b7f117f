"""Figures after a game: what each seat did, and how the dice fell, from what was told."""

from __future__ import annotations

from typing import Any, Final

from dicehall.kit.notation import Phrase

Told = dict[str, Any]
MANY_SIDES: Final = 20  # dice with more sides are counted in ten equal parts


class Figures:
    """A table of figures: a row for each seat or piece, a column for each key (`figure-<key>`).

    >>> figures = Figures(("steps",), {"1": Phrase("seat", {"number": 1})})
    >>> figures.add("1", "steps", 3)
    >>> figures.data()["rows"][0]["figures"]
    [3]
    """

    def __init__(self, keys: tuple[str, ...], rows: dict[str, Phrase]) -> None:
        self.keys = keys
        self.names = rows
        self.counts: dict[str, dict[str, int]] = {row: dict.fromkeys(keys, 0) for row in rows}

    def add(self, row: object, key: str, count: int = 1) -> None:
        """Count something for a row; what belongs to none is left out."""
        found = self.counts.get(str(row))
        if found is not None:
            found[key] += count

    def most(self, row: object, key: str, count: int) -> None:
        """Keep the greatest of some figures."""
        found = self.counts.get(str(row))
        if found is not None:
            found[key] = max(found[key], count)

    def data(self) -> dict[str, Any]:
        """Return the table as plain data."""
        return {
            "heads": [{"key": f"figure-{key}"} for key in self.keys],
            "rows": [
                {"name": name.data(), "figures": [self.counts[row][key] for key in self.keys]}
                for row, name in self.names.items()
            ],
        }


def by_seat(seats: int, keys: tuple[str, ...]) -> Figures:
    """Return an empty table with a row for each seat, named as events name it: from 1."""
    rows = {str(seat + 1): Phrase("seat", {"number": seat + 1}) for seat in range(seats)}
    return Figures(keys, rows)


def dice_fallen(told: list[Told]) -> list[dict[str, Any]]:
    """Return how often each side came up, for each number of sides, of all dice that were shown.

    An event names its draws and the dice it shows; a die that stayed lying is shown but not drawn.
    Dice are rolled after they are drawn from a bag, and a bag of six is drawn from as a die is: so
    the last draws are the dice.

    >>> bag_and_die = {"draws": [[6, 3], [6, 0]], "shows": [[6, [0]]]}
    >>> dice_fallen([bag_and_die])[0]["mean"]
    1.0
    """
    counts: dict[int, list[int]] = {}
    for event in told:
        shown = [die[0] for die in event.get("shows", [])]
        for sides, value in reversed(event.get("draws", [])):
            if sides in shown:
                shown.remove(sides)
                counts.setdefault(sides, [0] * sides)[value] += 1
    return [fallen(sides, counts[sides]) for sides in sorted(counts)]


def fallen(sides: int, counts: list[int]) -> dict[str, Any]:
    """Return how dice of one kind fell: their number, the mean, and bars.

    >>> fallen(6, [1, 0, 0, 0, 0, 1])["mean"]
    3.5
    """
    dice = sum(counts)
    total = sum([(side + 1) * count for side, count in enumerate(counts)])
    width = 1 if sides <= MANY_SIDES else sides // 10
    bars = [
        {"first": at + 1, "last": at + width, "count": sum(counts[at : at + width])}
        for at in range(0, sides, width)
    ]
    return {"sides": sides, "dice": dice, "mean": total / dice, "bars": bars}
