"""Artifacts: where they lie, who carries them, how many win. [artifact] [victory.count]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shazar.card import SEATS
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.ids import RelicId
from dicehall.games.shazar.pieces import RIPE, SPENT
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    BURNT,
    DELIVERED,
    HAS_FAILED,
    IS_BURNT,
    IS_CARRIED,
    LAST_ROUND,
    NOT_THERE,
    NOT_YET,
    OFFERED,
    WENT_HOME,
    WON,
)
from dicehall.kit.table import BIT, NOBODY


def lies_with(g: Shazar, relic: RelicId, seat: i64) -> bool:
    """Say whether an artifact lies in a player's Capital; a carried one works for nobody.
    [artifact] [capture.deliver]"""
    return g.keeper[relic] == seat and g.carrier[relic] < 0


def why_not_seized(g: Shazar, seat: i64, relic: RelicId) -> i64:
    """Say why a player cannot try to take an artifact: one must stand in the Capital it lies in,
    have ended a turn there, and not have failed since. [capture] [capture.miss]"""
    if g.keeper[relic] < 0:
        return IS_BURNT
    if g.carrier[relic] >= 0:
        return IS_CARRIED
    mage = g.mages[seat]
    if mage.hex != capital_of(g.keeper[relic]):
        return NOT_THERE
    if mage.claim == RIPE:
        return OFFERED
    return HAS_FAILED if mage.claim == SPENT else NOT_YET


def at_home(g: Shazar, seat: i64) -> i64:
    """Return how many artifacts lie in a player's Capital. [ruling.23]"""
    count: i64 = 0
    for relic in range(g.seats):
        if g.keeper[relic] == seat and g.carrier[relic] < 0:
            count += 1
    return count


def owns_any(g: Shazar, seat: i64) -> bool:
    """Say whether a player still owns an artifact: one that lay last in the own Capital, even if
    somebody is carrying it away. [artifact.owner] [final.artifact]"""
    for relic in range(g.seats):
        if g.keeper[relic] == seat:
            return True
    return False


def carries_any(g: Shazar, seat: i64) -> bool:
    """Say whether a player carries an artifact."""
    for relic in range(g.seats):
        if g.carrier[relic] == seat:
            return True
    return False


def deliver(g: Shazar, seat: i64) -> None:
    """In the own Capital all carried artifacts are laid down and are yours. [capture.deliver]
    [artifact.owner] [ruling.17]"""
    for relic in range(g.seats):
        if g.carrier[relic] == seat:
            g.carrier[relic] = NOBODY
            g.keeper[relic] = seat
            g.tell(DELIVERED, seat, relic)
    check_victory(g)


def send_home(g: Shazar, relic: RelicId) -> None:
    """A carried artifact goes back to the Capital of its owner; if he is out, it burns.
    [capture.return] [final.burn]"""
    g.carrier[relic] = NOBODY
    owner = g.keeper[relic]
    if g.mages[owner].out:
        burn(g, relic)
    else:
        g.tell(WENT_HOME, relic, owner)


def burn(g: Shazar, relic: RelicId) -> None:
    """An artifact leaves the game. [final.burn]"""
    g.keeper[relic] = NOBODY
    g.tell(BURNT, relic)


def lose_carried(g: Shazar, seat: i64) -> None:
    """The dead carry nothing. [capture.return]"""
    for relic in range(g.seats):
        if g.carrier[relic] == seat:
            send_home(g, relic)


def burn_kept(g: Shazar, seat: i64) -> None:
    """What lies in the Capital of one who is out burns; what is being carried lives on for now.
    [final.burn]"""
    for relic in range(g.seats):
        if lies_with(g, relic, seat):
            burn(g, relic)


# ---- victory ----


def still_in(g: Shazar) -> i64:
    """Return the players who are not out, as a mask."""
    mask: i64 = 0
    for seat in range(g.seats):
        if not g.mages[seat].out:
            mask |= BIT[seat]
    return mask


def side_of(g: Shazar, seat: i64) -> i64:
    """Return a player's side as a mask: alone, or with the one across the table.
    [alliance.fixed] [alliance.free]"""
    return BIT[seat] | BIT[(seat + 2) % SEATS] if g.pairs else BIT[seat]


def needed(g: Shazar) -> i64:
    """Return how many artifacts win: the fewer players are still in, the fewer; a pair counts its
    own together. [victory.count] [ruling.23]"""
    players: i64 = 0
    for seat in range(g.seats):
        if not g.mages[seat].out:
            players += 1
    if g.pairs and players == SEATS:
        return g.book.pair_needed
    return g.book.needed[players]


def check_victory(g: Shazar) -> None:
    """Enough artifacts at home win at once, and so does being left alone. [victory.count]
    [victory.last] [alliance.fixed]"""
    if g.over:
        return
    alive = still_in(g)
    goal = needed(g)
    for turn in range(g.seats):
        seat = (g.active + turn) % g.seats if g.active >= 0 else turn
        if g.mages[seat].out:
            continue
        side = side_of(g, seat)
        count: i64 = 0
        for other in range(g.seats):
            if side >> other & 1:
                count += at_home(g, other)
        if count >= goal or alive & ~side == 0:
            win(g, side)
            return


def win(g: Shazar, winners: i64) -> None:
    """End the game."""
    g.winners = winners
    g.finish()
    g.tell(WON, winners)


def last_round(g: Shazar) -> None:
    """The round limit: most artifacts at home win, then lives, then the maximum, then all who are
    equal. [end.rounds]"""
    g.tell(LAST_ROUND, g.round)
    best: i64 = -1
    winners: i64 = 0
    for seat in range(g.seats):
        if not g.mages[seat].out:
            side = side_of(g, seat)
            worth: i64 = 0
            for other in range(g.seats):
                if side >> other & 1 and not g.mages[other].out:
                    mage = g.mages[other]
                    worth += at_home(g, other) * 1_000_000 + mage.life * 1000 + mage.most
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= side
    win(g, winners)


def capital_of(seat: i64) -> i64:
    """Return the hex of a player's Capital."""
    return seat * HEXES
