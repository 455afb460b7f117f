"""The opening of a game: everybody shows the salt they have sealed, and the dice are fixed.

The hall has bound its secret before anybody makes a salt, and all have bound their salts before
anybody shows one. So nobody can choose a salt by what the others have, whatever they can read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dicehall.games import find
from dicehall.hall import fair
from dicehall.hall.errors import Behind, HallError, Refusal, unreadable
from dicehall.hall.limits import told
from dicehall.hall.logs import note, trouble
from dicehall.hall.news import News
from dicehall.hall.seats import free_chair, people, stand_up
from dicehall.hall.store import PLAYING, WAITING, Conflict
from dicehall.kit.dice import seal_of
from dicehall.kit.game import PACKS

if TYPE_CHECKING:
    from dicehall.hall.table_host import TableHost

SENT_AWAY: Final = 60.0  # seconds until an address whose chair was freed may take one again


def still_waiting(host: TableHost) -> None:
    """Refuse what can only be done before the start."""
    if host.table.state != WAITING:
        raise HallError(409, "started", "the game has started already")
    if host.gone:
        raise HallError(409, "closed", "the table is gone; look again")


def still_open(host: TableHost) -> None:
    """Refuse what can only be done before the salts are shown: nobody comes or goes meanwhile."""
    still_waiting(host)
    if host.table.opening is not None:
        wait = told(max(0.0, host.table.opening - host.time.now()))
        raise HallError(409, "opening", "the game is being opened", wait)


async def save(host: TableHost) -> None:
    """Write down what changed of a waiting table, then tell everybody; who sits elsewhere now, or
    watches, is told how things look from there."""
    host.table.changed = host.time.now()
    try:
        await host.store.save_table(host.table, host.seats)
    except Conflict:
        if not host.neighbours.shared:
            host.stop()
            raise
        host.doubtful = True
        raise Behind from None
    except BaseException:
        if host.neighbours.shared:
            host.doubtful = True
        else:
            host.stop()
        raise
    moved = host.reseat()
    host.tell_table()
    for connection in moved:
        connection.send(host.welcome(connection.seat, 0))
    host.neighbours.tell(News("table", host.table.id, host.table.edition))


async def seal(host: TableHost, seat: int, sealed: str) -> None:
    """Bind a salt that nobody else knows. It may be another one until the first salt is shown.

    To bind the same one again changes nothing, so that is right at any time: whoever starts alone
    binds by starting, and the page's own seal may arrive after it.
    """
    if host.seats[seat].seal == sealed:
        return
    still_open(host)
    host.seats[seat].seal = sealed
    open_rematch(host)
    await save(host)


async def agree(host: TableHost, seat: int) -> None:
    """Take part in a rematch."""
    still_open(host)
    host.seats[seat].agreed = True
    open_rematch(host)
    await save(host)


def open_rematch(host: TableHost) -> None:
    """A rematch opens by itself, once all have agreed and sealed a salt."""
    if host.table.rematch and all(one.agreed and one.seal for one in people(host.seats)):
        host.table.opening = host.time.now() + host.limits.salt_seconds


async def open_game(host: TableHost, seat: int, salt: str | None) -> None:
    """Ask everybody for the salt they have sealed; who plays alone may show it without a seal."""
    still_open(host)
    if free_chair(host.seats, None) is not None:
        raise HallError(409, "seats-free", "some seats are still free")
    chairs = people(host.seats)
    if not host.seats[seat].agreed:
        await agree(host, seat)
        if host.table.opening is not None:
            return
    if not all(chair.agreed for chair in chairs):
        raise HallError(409, "not-agreed", "not everybody has asked for this rematch")
    if len(chairs) == 1 and salt is not None and chairs[0].seal is None:
        chairs[0].seal = seal_of(salt)
    missing = [str(chair.seat) for chair in chairs if not chair.seal]
    if missing:
        text = f"no salt was sealed for seat {', '.join(missing)}"
        raise HallError(409, "not-sealed", text)
    if salt is not None and seal_of(salt) != host.seats[seat].seal:
        raise HallError(422, "salt", "the salt is not the one that was sealed")
    host.table.opening = host.time.now() + host.limits.salt_seconds
    if salt is None:
        await save(host)
    else:
        await show(host, seat, salt)


async def show(host: TableHost, seat: int, salt: str) -> None:
    """Take a salt that was sealed; with the last one the game begins. Once shown is enough."""
    if host.seats[seat].salt == salt:
        return
    still_waiting(host)
    if host.table.opening is None:
        raise HallError(409, "not-opening", "salts are shown when the game is being opened")
    chair = host.seats[seat]
    if seal_of(salt) != chair.seal:
        raise HallError(422, "salt", "the salt is not the one that was sealed")
    chair.salt = salt
    if all(one.salt for one in people(host.seats)):
        await begin(host)
    else:
        await save(host)


async def begin(host: TableHost) -> None:
    """Start the game. The caller holds the lock."""
    with_packs = PACKS in host.table.options  # whose cards were laid out with the table
    if host.table.earlier is None and not with_packs:  # else it began with cards of then
        host.table.version = find(host.table.game).content_version()
    try:
        await host.find_cards()
        host.game = host.lay()
    except HallError:
        raise
    except Exception:
        trouble("table cannot be laid", table=host.table.id)
        raise unreadable() from None
    host.table.state = PLAYING
    host.table.opening = None
    host.table.code = None  # nobody comes in by it any more
    now = host.time.now()
    online = host.online()
    host.absent_since = {c.seat: now for c in host.seats if c.seat not in online}
    try:
        await host.commit("start", chairs=host.seats)
    except Behind:
        host.game = None
        raise
    except Refusal as why:
        raise HallError(409, why.key, why.text, why.wait) from None
    note("game started", table=host.table.id, game=host.table.game)


async def lapse(host: TableHost) -> None:
    """End an opening in which a salt was not shown in time: who kept it back loses the chair, all
    others seal anew, and the hall binds another secret. So nothing that was shown is used."""
    chairs = people(host.seats)
    late = [chair for chair in chairs if not chair.salt]
    left: list[str] = []
    if len(late) < len(chairs):  # else nobody is there
        for chair in late:
            left.append(str(chair.token_hash))
            stand_up(chair)
    for chair in chairs:
        chair.seal, chair.salt = None, ""
    host.table.secret, host.table.commitment = fair.new_dice()
    host.table.opening = None
    await save(host)
    for token in left:
        await send_off(host, token)


async def send_off(host: TableHost, token: str, spared: str | None = None) -> None:
    """Let nobody of the place from which a seat was taken sit down here for a while, unless that
    is the place of another seat, which is spared."""
    until = host.time.now() + SENT_AWAY
    await host.holdings.free(host.table.id, token, until, spared)
