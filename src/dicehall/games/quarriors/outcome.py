"""After the game: why it was won, and what each player did."""

from __future__ import annotations

from dicehall.games.quarriors.table import Quarriors
from dicehall.kit.figures import Figures, Told, by_seat
from dicehall.kit.notation import Phrase, members

KEYS = ("glory", "captured", "summoned", "cast", "destroyed", "lost", "culled", "strongest")


def reasons(g: Quarriors) -> list[Phrase]:
    """Return why the game ended, and what decided it. [win]"""
    winners = members(g.winners)
    glory = int(g.players[winners[0]].glory)
    if glory >= g.target:
        return [Phrase("outcome-target", {"glory": glory, "target": int(g.target)})]
    empty = int(g.empty_creature_cards())
    over = (
        Phrase("outcome-empty", {"count": empty})
        if empty >= g.book.empty_cards
        else Phrase("outcome-rounds", {"round": int(g.round)})
    )
    return [over, decided(g, winners, glory)]


def decided(g: Quarriors, winners: list[int], glory: int) -> Phrase:
    """Return what the winners were ahead by. [win.most] [win.tie] [win.shared]"""
    others = [seat for seat in range(g.seats) if seat not in winners]
    next_glory = max([int(g.players[seat].glory) for seat in others], default=-1)
    ready = int(g.ready_dice(winners[0]))
    if next_glory == glory:
        level = [int(g.ready_dice(seat)) for seat in others if g.players[seat].glory == glory]
        return Phrase("outcome-ready", {"glory": glory, "ready": ready, "other": max(level)})
    if len(winners) > 1:
        return Phrase("outcome-shared", {"glory": glory, "ready": ready})
    return Phrase("outcome-glory", {"glory": glory, "other": next_glory})


def figures(g: Quarriors, told: list[Told]) -> Figures:
    """Return what each player did."""
    table = by_seat(g.seats, KEYS)
    active: object = None
    for event in told:
        seat = event.get("seat")
        match event.get("event"):
            case "turn":
                active = seat
            case "gained":
                table.most(seat, "glory", event["total"])
            case "captured" | "summoned" | "culled" | "cast":
                table.add(seat, event["event"])
            case "attacked":
                table.most(seat, "strongest", event["attack"])
            case "destroyed":
                table.add(seat, "lost")
                if active != seat:
                    table.add(active, "destroyed")
    return table
