"""After the game: why it was won, and what each warband did."""

from __future__ import annotations

from dicehall.games.shadespire.deeds import held_tokens
from dicehall.games.shadespire.notation import fighter_word
from dicehall.games.shadespire.table import SINGLE_GAME, Shadespire
from dicehall.kit.bits import count
from dicehall.kit.figures import Figures, Told, by_seat
from dicehall.kit.notation import Phrase, members

KEYS = (
    "glory", "attacks", "succeeded", "damage", "felled", "lost", "scored", "ploys", "upgrades",
)  # fmt: skip


def reasons(g: Shadespire) -> list[Phrase]:
    """Return what decided the game, or the match. [victory] [match.victory]"""
    return [by_game(g) if g.mode == SINGLE_GAME else by_match(g)]


def by_game(g: Shadespire) -> Phrase:
    """Return what decided one game. [victory.glory] [victory.standing] [victory.tokens]"""
    winners = members(g.winners)
    others = [seat for seat in range(g.seats) if seat not in winners]
    glory = int(g.bands[winners[0]].glory)
    level = [seat for seat in others if g.bands[seat].glory == glory]
    if not level:
        if len(winners) > 1:
            return Phrase("outcome-draw", {"glory": glory})
        return Phrase(
            "outcome-glory",
            {"glory": glory, "other": max([int(g.bands[seat].glory) for seat in others])},
        )
    standing = [seat for seat in level if g.in_play(seat) != 0]
    if not standing:
        return Phrase("outcome-standing", {"glory": glory})
    return Phrase(
        "outcome-tokens",
        {
            "glory": glory,
            "tokens": int(count(held_tokens(g, winners[0]))),
            "other": max([int(count(held_tokens(g, seat))) for seat in standing]),
        },
    )


def by_match(g: Shadespire) -> Phrase:
    """Return what decided a match. [match.victory] [match.tie-break] [match.sudden]"""
    winners = members(g.winners)
    mine = winners[0]
    other = g.bands[1 - mine]
    wins = int(g.bands[mine].wins)
    if g.sudden > 0:
        return Phrase("outcome-sudden", {"wins": wins})
    if len(winners) > 1:
        return Phrase("outcome-match-draw", {"wins": wins})
    if wins > other.wins:
        return Phrase("outcome-match", {"wins": wins, "other": int(other.wins)})
    total = int(g.bands[mine].glory_before)
    if total > other.glory_before:
        return Phrase("outcome-match-glory", {"glory": total, "other": int(other.glory_before)})
    return Phrase("outcome-match-standing", {"glory": total})


def figures(g: Shadespire, told: list[Told]) -> Figures:
    """Return what each warband did, through all games of a match."""
    table = by_seat(g.seats, KEYS)
    owners = {fighter_word(g, i): str(g.fighters[i].seat + 1) for i in range(len(g.fighters))}
    attacker = ""
    for event in told:
        seat = event.get("seat")
        owner = owners.get(str(event.get("fighter")), "")
        match event.get("event"):
            case "glory":
                table.add(seat, "glory", event["glory"])
            case "attacked":
                attacker = owner
                table.add(owner, "attacks")
            case "succeeded":
                attacker = owner
                table.add(owner, "succeeded")
            case "damaged":
                if owner != attacker:
                    table.add(attacker, "damage", event["damage"])
            case "out":
                table.add(owner, "lost")
                if owner != attacker:
                    table.add(attacker, "felled")
            case "scored":
                table.add(seat, "scored")
            case "played":
                table.add(seat, "ploys")
            case "equipped":
                table.add(seat, "upgrades")
    return table
