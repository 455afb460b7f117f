"""After the game: why it was won, and what each mage did."""

from __future__ import annotations

from dicehall.games.shazar.relics import at_home, needed, side_of, still_in
from dicehall.games.shazar.table import Shazar
from dicehall.kit.figures import Figures, Told, by_seat
from dicehall.kit.notation import Phrase, members

KEYS = ("steps", "spells", "hits", "damage", "healed", "deaths", "delivered", "criticals")
COUNTED = {
    "moved": "steps",
    "cast": "spells",
    "cast-hidden": "spells",
    "hit": "hits",
    "died": "deaths",
    "delivered": "delivered",
    "answered": "criticals",
}


def reasons(g: Shazar) -> list[Phrase]:
    """Return why the game ended, and what decided it; of equals who share, each stands for itself.
    [victory.count] [victory.last] [victory.shared]"""
    winners = members(g.winners)
    side = [seat for seat in winners if side_of(g, winners[0]) >> seat & 1]
    artifacts = artifacts_of(g, side)
    if artifacts >= needed(g):
        return [Phrase("outcome-artifacts", {"count": artifacts})]
    if still_in(g) & ~g.winners == 0 and winners == side:
        return [Phrase("outcome-last")]
    return [Phrase("outcome-rounds", {"round": int(g.round)}), decided(g, winners, side)]


def artifacts_of(g: Shazar, seats: list[int]) -> int:
    """Return how many artifacts some players have at home."""
    return sum([int(at_home(g, seat)) for seat in seats])


def decided(g: Shazar, winners: list[int], side: list[int]) -> Phrase:
    """Return what decided after the last round. [end.rounds]"""
    others = [seat for seat in range(g.seats) if seat not in winners and not g.mages[seat].out]
    sides = [[seat] for seat in others] if not g.pairs else [others]
    mine = standing(g, side)
    best = max([standing(g, rivals) for rivals in sides if rivals], default=mine)
    for at, key in enumerate(("artifacts", "lives", "maximum")):
        if mine[at] > best[at]:
            args = {"count": mine[at], "other": max(0, best[at])}
            return Phrase(f"outcome-most-{key}", {**args})
    return Phrase("outcome-level")


def standing(g: Shazar, seats: list[int]) -> tuple[int, int, int]:
    """Return artifacts at home, lives and maximum of those of a side who are still in."""
    mages = [g.mages[seat] for seat in seats if not g.mages[seat].out]
    return (
        artifacts_of(g, [seat for seat in seats if not g.mages[seat].out]),
        sum([int(mage.life) for mage in mages]),
        sum([int(mage.most) for mage in mages]),
    )


def figures(g: Shazar, told: list[Told]) -> Figures:
    """Return what each mage did and suffered."""
    table = by_seat(g.seats, KEYS)
    for event in told:
        seat = event.get("seat")
        name = str(event.get("event", ""))
        if name in COUNTED:
            table.add(seat, COUNTED[name])
        elif name == "hurt":
            table.add(seat, "damage", event["lives"])
        elif name == "healed":
            table.add(seat, "healed", event["lives"])
    return table
