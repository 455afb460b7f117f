"""What a seat may ask about its open question: hints, and a world to think about by itself."""

from __future__ import annotations

import secrets

from dicehall.hall.bots_pool import Advice
from dicehall.hall.errors import HallError, Refusal
from dicehall.hall.fair import hashed
from dicehall.hall.fold import LiveGame
from dicehall.hall.limits import Buckets
from dicehall.hall.lobby import own_seat
from dicehall.hall.table_host import TableHost
from dicehall.kit.dice import FastDice
from dicehall.kit.look import turned
from dicehall.kit.worlds import world_of


def asked_game(host: TableHost, seat: int) -> LiveGame:
    """Return the game if it asks a seat something now; refuse otherwise."""
    try:
        game = host.playing()
    except Refusal as why:
        raise HallError(409, why.key, why.text) from None
    if host.seats[seat].lost is not None:
        raise HallError(409, "lost", "a bot plays this seat on to the end")
    if seat not in game.asked():
        raise HallError(409, "not-asked", "nothing is asked of this seat now")
    return game


async def hint(host: TableHost, token: str, given: Buckets) -> dict[str, object]:
    """Return the best options of a seat's question. A bot thinks meanwhile; the table goes on."""
    async with host.lock:
        seat = own_seat(host, token)
        if not host.table.hints:
            raise HallError(409, "hints-off", "there are no hints at this table")
        game = asked_game(host, seat)
        arose = game.question_seqs[seat]
        wait = given.take(hashed(token), host.time.now())
        if wait > 0:
            text = "too many hints, think for yourself a little"
            raise HallError(429, "too-many", text, wait, limit="hints_every")
        twin = game.match.table.copy()
        party = host.party()
    seconds = host.limits.hint_seconds
    old = bool(host.content)
    found: Advice | None = await host.pool.hint(game.info.id, twin, seat, seconds, party, old)
    async with host.lock:
        if seat not in game.asked() or game.question_seqs[seat] != arose:
            raise HallError(409, "stale", "the table has moved on since")
        if not found:
            raise HallError(409, "no-hint", "the bot found nothing in time; try again")
        return {"seq": game.seq, "hints": found}


async def world(host: TableHost, token: str) -> dict[str, object]:
    """Return a table dealt anew from what the seat knows; all it cannot know is made up."""
    async with host.lock:
        seat = own_seat(host, token)
        game = asked_game(host, seat)
        if host.content:
            text = "the cards of this table are older than those a bot elsewhere would have"
            raise HallError(409, "outdated", text)
        g = turned(game.match.table, seat).determinised(seat, FastDice(secrets.randbits(60)))
        return {
            "seq": game.seq,
            "seat": seat,
            "game": game.info.id,
            "version": host.table.version,
            "world": world_of(game.info, g),
        }
