"""How sure a figure is."""

from __future__ import annotations

import math


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of a share seen in a number of games.

    >>> low, high = interval(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = (
        z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    )
    return max(0.0, middle - reach), min(1.0, middle + reach)
