"""Who will win, by what was learned from played games. The weights are in `worth`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import ASSISTANT, FIRST_CREATURE, PORTAL, SLOTS
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.value import coming_glory
from dicehall.games.quarriors.worth import SEEN, WEIGHTS
from dicehall.kit.forecast import shares, weighted
from dicehall.kit.ids import Seat

FIRST_CARD: Final = len(SEEN)
BOUGHT: Final = WEIGHTS["bought"]
BASIC: Final = WEIGHTS["basic"]
SIZE: Final = FIRST_CARD + SLOTS - FIRST_CREATURE


def forecast(g: Quarriors, out: vec[float]) -> None:
    """Write each seat's share of the victory."""
    seen = vec[float]([0.0] * SIZE)
    for seat in range(g.seats):
        features(g, seat, seen)
        out[seat] = weighted(g.wilds.worth, seen)
    shares(out, g.seats)


def features(g: Quarriors, seat: Seat, out: vec[float]) -> None:
    """Write what is seen of a player.

    Glory, as a part of the target, and its square: near the goal each point counts more. Creatures
    by the glory they may live to score. What was captured by its price, the basic dice but
    quiddity, and the dice of each card, all as a part of the player's dice, and how many these are.
    Cards count for less and less as the end comes near.
    """
    part = float(g.players[seat].glory) / float(g.target)
    out[0] = part
    out[1] = part * part
    out[2] = 10.0 * coming_glory(g, seat) / float(g.target)
    owned = g.dice_of(seat)
    count = 4.0
    for slot in range(SLOTS):
        count += float(owned[slot])
    use = (0.5 + left(g)) / count
    bought = 0.0
    for slot in range(FIRST_CREATURE, SLOTS):
        dice = float(owned[slot])
        bought += dice * float(g.wilds.costs[slot])
        out[FIRST_CARD + slot - FIRST_CREATURE] = dice * use
    out[3] = bought / count
    out[4] = float(owned[ASSISTANT] + owned[PORTAL]) / count
    out[5] = count / 10.0


def left(g: Quarriors) -> float:
    """Return how much of the way to the target the leader still has to go."""
    most: i64 = 0
    for seat in range(g.seats):
        if g.players[seat].glory > most:
            most = g.players[seat].glory
    return 1.0 - float(most) / float(g.target)


def worth(g: Quarriors, slot: Slot) -> float:
    """Return what it brings to own one more die of a card."""
    if slot < FIRST_CREATURE:
        return BASIC if slot > 0 else 0.0
    card = g.wilds.worth[FIRST_CARD + slot - FIRST_CREATURE]
    return BOUGHT * float(g.wilds.costs[slot]) + (0.5 + left(g)) * card


def names(g: Quarriors) -> list[str]:
    """Return what each number is called that `features` writes."""
    return [*SEEN, *[g.card(slot).id for slot in range(FIRST_CREATURE, SLOTS)]]


def weights() -> dict[str, float]:
    """Return the weights by name."""
    return WEIGHTS


def ready(g: Quarriors) -> bool:
    """Tell whether the game has come so far that there is something to look at."""
    return len(g.wilds.cards) > 0
