"""The lobby: tables are created, people sit down, games start and are played again."""

from __future__ import annotations

import secrets
from typing import Any, Final

from dicehall.bots.levels import BOTS
from dicehall.games import find
from dicehall.hall import fair
from dicehall.hall.clocks import ClockRule
from dicehall.hall.errors import HallError, Refusal
from dicehall.hall.hall import Hall
from dicehall.hall.logs import note
from dicehall.hall.models import Create, Quick
from dicehall.hall.seats import free_chair, seat_of, stand_up
from dicehall.hall.store import PLAYING, WAITING, Conflict, SeatRow, TableRow
from dicehall.hall.table_host import TableHost
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup, SetupError

Seated = dict[str, object]
USUAL_BOT: Final = "level-2"


def seated(host: TableHost, seat: int, token: str) -> Seated:
    """Return the answer to somebody who has sat down."""
    return {
        "table": host.table.id,
        "code": host.table.code,
        "seat": seat,
        "token": token,
        "started": host.table.state != WAITING,
    }


def game_called(id: str) -> GameInfo:
    """Return a game, or say that there is none of this name."""
    try:
        return find(id)
    except ValueError as error:
        raise HallError(404, "no-game", str(error)) from None


def decks_of(info: GameInfo) -> dict[str, object]:
    """Return what a game says of decks, or that nobody builds any for it."""
    found = info.decks()
    if found is None:
        raise HallError(404, "no-decks", f"nobody builds decks for {info.id!r}")
    return found


def bot_called(name: str | None) -> str:
    """Return the name of a bot that there is."""
    if name is None:
        return USUAL_BOT
    if name not in BOTS:
        raise HallError(422, "no-bot", f"there is no bot {name!r}; known bots: {', '.join(BOTS)}")
    return name


def checked(info: GameInfo, seats: int, options: dict[str, object]) -> Setup:
    """Return a set-up that can be laid out."""
    try:
        setup = info.check(Setup(info.id, seats, options))
        info.lay(setup, FastDice(secrets.randbits(32)))
    except ValueError as error:
        phrase = error.phrase if isinstance(error, SetupError) else None
        raise HallError(422, "setup", str(error), phrase=phrase) from None
    return setup


async def create(hall: Hall, wish: Create, address: str) -> Seated:
    """Create a table; who asks for it sits down on the first chair for a person."""
    info = game_called(wish.game)
    setup = checked(info, wish.seats, dict(wish.options))
    if len(wish.chairs) != wish.seats:
        raise HallError(422, "chairs", f"{wish.seats} seats need as many chairs")
    chairs = []
    for seat, chair in enumerate(wish.chairs):
        if chair.kind == "bot":
            chairs.append(SeatRow(seat, "bot", bot_called(chair.bot)))
        else:
            chairs.append(SeatRow(seat))
    own = free_chair(chairs, None)
    if own is None:
        raise HallError(422, "chairs", "at least one chair must be for a person")
    token = fair.new_token()
    own.name, own.token_hash, own.salt = wish.name, fair.hashed(token), wish.salt
    table = new_table(
        hall.time.now(),
        game=info.id,
        seats=setup.seats,
        options=setup.options,
        language=wish.language,
        privacy=wish.privacy,
        clock=ClockRule(**wish.clock.model_dump()),
        absence=wish.absence,
        undo=wish.undo,
        hints=hints_wanted(wish.hints, chairs),
    )
    await keep(hall, table, chairs, address)
    async with hall.visit(table.id, address) as host:
        return seated(host, own.seat, token)


def hints_wanted(wish: bool | None, chairs: list[SeatRow]) -> bool:
    """Return whether a table gives hints: as wished, else where one person plays alone."""
    people = [chair for chair in chairs if chair.kind == "person"]
    return len(people) == 1 if wish is None else wish


def new_table(now: float, *, game: str, **rules: Any) -> TableRow:
    """Return a table with dice of its own."""
    secret, commitment = fair.new_dice()
    return TableRow(
        id=fair.new_table_id(),
        code=None,
        game=game,
        version=find(game).content_version(),
        secret=secret,
        commitment=commitment,
        created=now,
        changed=now,
        **rules,
    )


async def keep(hall: Hall, table: TableRow, chairs: list[SeatRow], address: str) -> None:
    """Keep a new table under a code that is free, within the limits."""
    if hall.live >= hall.limits.tables:
        hall.live = await hall.store.count_live()
    if hall.live >= hall.limits.tables:
        raise HallError(429, "hall-full", "the hall is full", 60.0)
    wait = hall.creations.take(address, hall.time.now())
    if wait > 0:
        raise HallError(429, "too-many", "too many tables from one place", wait)
    for attempt in range(20):
        table.code = fair.new_code()
        try:
            await hall.store.add_table(table, chairs)
        except Conflict:
            continue
        hall.live += 1
        note("table created", table=table.id, game=table.game, seats=table.seats)
        return
    raise HallError(429, "hall-full", "no code is free", 60.0)


async def quick(hall: Hall, wish: Quick, address: str) -> Seated:
    """Create a table against bots and start it."""
    info = game_called(wish.game)
    seats = wish.seats if wish.seats is not None else min(info.most, max(info.fewest, 4))
    bot = bot_called(wish.bot)
    full = Create.model_validate(
        {
            **wish.model_dump(exclude={"bot", "seats"}),
            "seats": seats,
            "chairs": [{"kind": "person"}] + [{"kind": "bot", "bot": bot}] * (seats - 1),
        }
    )
    answer = await create(hall, full, address)
    async with hall.visit(str(answer["table"]), address) as host:
        await start(host, str(answer["token"]))
    return {**answer, "started": True}


def own_seat(host: TableHost, token: str) -> int:
    """Return the seat of a token, or refuse."""
    seat = seat_of(host.seats, token)
    if seat is None:
        raise HallError(401, "token", "this token holds no seat at this table")
    return seat


def still_waiting(host: TableHost) -> None:
    """Refuse what can only be done before the start."""
    if host.table.state != WAITING:
        raise HallError(409, "started", "the game has started already")
    if host.gone:
        raise HallError(409, "closed", "the table is gone; look again")


async def save(host: TableHost) -> None:
    """Write down what changed of a waiting table, then tell everybody."""
    host.table.changed = host.time.now()
    try:
        await host.store.save_table(host.table, host.seats)
    except BaseException:
        host.stop()
        raise
    host.tell_table()


async def sit(host: TableHost, name: str, wanted: int | None, salt: str) -> Seated:
    """Take a free seat."""
    async with host.lock:
        still_waiting(host)
        chair = free_chair(host.seats, wanted)
        if chair is None:
            raise HallError(409, "taken", "no such seat is free")
        token = fair.new_token()
        chair.name, chair.token_hash, chair.salt = name, fair.hashed(token), salt
        await save(host)
        return seated(host, chair.seat, token)


async def change_seat(host: TableHost, token: str, wanted: int) -> None:
    """Move to another free seat before the start."""
    async with host.lock:
        own = host.seats[own_seat(host, token)]
        still_waiting(host)
        if wanted == own.seat:
            return
        chair = free_chair(host.seats, wanted)
        if chair is None:
            raise HallError(409, "taken", "no such seat is free")
        chair.name, chair.token_hash, chair.salt = own.name, own.token_hash, own.salt
        chair.agreed = own.agreed
        stand_up(own)
        for connection in host.connections:
            if connection.seat == own.seat:
                connection.seat = chair.seat
        await save(host)
        rewelcome(host, chair.seat)


async def change_bot(host: TableHost, token: str, seat: int, bot: str) -> None:
    """Put another bot on a bot's chair before the start."""
    name = bot_called(bot)
    async with host.lock:
        own_seat(host, token)
        still_waiting(host)
        if seat >= len(host.seats) or host.seats[seat].kind != "bot":
            raise HallError(422, "seat", f"seat {seat} is no chair of a bot")
        host.seats[seat].bot = name
        await save(host)


async def leave(host: TableHost, hall: Hall, token: str) -> None:
    """Leave before the start; the last to leave closes the table."""
    async with host.lock:
        own = host.seats[own_seat(host, token)]
        still_waiting(host)
        stand_up(own)
        for connection in host.connections:
            if connection.seat == own.seat:
                connection.seat = None
        await save(host)
        if all(chair.token_hash is None for chair in host.seats):
            await host.store.remove_table(host.table.id)
            hall.live -= 1
            host.gone = True
            for connection in host.connections:
                connection.close(4404, "the table was closed")
        else:
            rewelcome(host, None)


def rewelcome(host: TableHost, seat: int | None) -> None:
    """Tell sockets that sit elsewhere now how things look from there."""
    for connection in host.connections:
        if connection.seat == seat:
            connection.send(host.welcome(seat, 0))


async def start(host: TableHost, token: str) -> None:
    """Start the game once every chair for a person is taken."""
    async with host.lock:
        own_seat(host, token)
        await begin(host)


async def begin(host: TableHost) -> None:
    """Start the game. The caller holds the lock."""
    still_waiting(host)
    if free_chair(host.seats, None) is not None:
        raise HallError(409, "seats-free", "some seats are still free")
    host.table.version = find(host.table.game).content_version()
    host.game = host.lay()
    host.table.state = PLAYING
    now = host.time.now()
    online = {connection.seat for connection in host.connections}
    host.absent_since = {c.seat: now for c in host.seats if c.seat not in online}
    try:
        await host.commit("start")
    except Refusal as why:
        raise HallError(409, why.key, why.text, why.wait) from None
    note("game started", table=host.table.id, game=host.table.game)
