"""The lobby: tables are created, people sit down, games start and are played again."""

from __future__ import annotations

import secrets
from typing import Any, Final

from dicehall.bots.levels import BOTS
from dicehall.games import find
from dicehall.hall import fair, opening
from dicehall.hall.clocks import ClockRule
from dicehall.hall.errors import Behind, HallError
from dicehall.hall.following import again
from dicehall.hall.hall import Hall
from dicehall.hall.limits import told
from dicehall.hall.logs import note
from dicehall.hall.models import Create, Quick, Sit
from dicehall.hall.news import News
from dicehall.hall.opening import save, send_off, still_open
from dicehall.hall.seats import free_chair, host_seat, seat_of, stand_up
from dicehall.hall.store import WAITING, Conflict, SeatRow, TableRow
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
        "commitment": host.table.commitment,
    }


def game_called(id: str) -> GameInfo:
    """Return a game, or say that there is none of this name."""
    try:
        return find(id)
    except ValueError as error:
        raise HallError(404, "no-game", str(error)) from None


def bot_called(name: str | None) -> str:
    """Return the name of a bot that there is."""
    if name is None:
        return USUAL_BOT
    if name not in BOTS:
        raise HallError(422, "no-bot", f"there is no bot {name!r}; known bots: {', '.join(BOTS)}")
    return name


def checked(info: GameInfo, seats: int, options: dict[str, object], content: str = "") -> Setup:
    """Return a set-up that can be laid out."""
    try:
        setup = info.check(Setup(info.id, seats, options, content))
        info.new(setup, FastDice(secrets.randbits(32)))
    except ValueError as error:
        phrase = error.phrase if isinstance(error, SetupError) else None
        raise HallError(422, "setup", str(error), phrase=phrase) from None
    return setup


async def create(hall: Hall, wish: Create, address: str) -> Seated:
    """Create a table; who asks for it sits down on the first chair for a person."""
    info = game_called(wish.game)
    options = dict[str, object](wish.options)
    version, folder = await hall.packs.cards(hall.shelf, info, options)
    setup = checked(info, wish.seats, options, folder)
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
    own.name, own.token_hash, own.agreed = wish.name, fair.hashed(token), True
    table = new_table(
        hall.time.now(),
        game=info.id,
        version=version,
        seats=setup.seats,
        options=setup.options,
        language=wish.language,
        privacy=wish.privacy,
        clock=ClockRule(**wish.clock.model_dump()),
        absence=wish.absence,
        undo=wish.undo,
        hints=hints_wanted(wish.hints, chairs),
        host=own.token_hash,
    )
    await keep(hall, table, chairs, address)
    async with hall.visit(table.id, address) as host:
        await hall.seated.note(address, table.id, fair.hashed(token))
        return seated(host, own.seat, token)


def hints_wanted(wish: bool | None, chairs: list[SeatRow]) -> bool:
    """Return whether a table gives hints: as wished, else where one person plays alone."""
    people = [chair for chair in chairs if chair.kind == "person"]
    return len(people) == 1 if wish is None else wish


def new_table(now: float, *, game: str, version: str = "", **rules: Any) -> TableRow:
    """Return a table with dice of its own, and today's cards if no others are named."""
    secret, commitment = fair.new_dice()
    return TableRow(
        id=fair.new_table_id(),
        code=None,
        game=game,
        version=version or find(game).content_version(),
        secret=secret,
        commitment=commitment,
        created=now,
        changed=now,
        **rules,
    )


async def keep(hall: Hall, table: TableRow, chairs: list[SeatRow], address: str) -> None:
    """Keep a new table within the limits; where somebody may still sit down, under a free code."""
    people = [chair for chair in chairs if chair.kind == "person"]
    alone = len(people) <= 1
    token = next((chair.token_hash or "" for chair in people if chair.agreed), table.id)
    await room(hall, alone)
    wait = hall.creations.take(address, hall.time.now())
    if wait > 0:
        text = "too many tables from one place"
        raise HallError(429, "too-many", text, wait, limit="table_seconds")
    if not alone:
        await hall.seated.take(address, table.id, token)
    for attempt in range(20):
        table.code = None if free_chair(chairs, None) is None else fair.new_code()
        try:
            await hall.store.add_table(table, chairs)
        except Conflict:
            continue
        if alone:
            hall.solo += 1
        else:
            hall.live += 1
        note("table created", table=table.id, game=table.game, seats=table.seats)
        return
    raise HallError(429, "hall-full", "no code is free", 60.0)


async def room(hall: Hall, alone: bool) -> None:
    """Refuse one table more if the hall is full. Who plays alone takes nobody else's place."""
    limits = hall.limits

    def full() -> bool:
        return hall.solo >= limits.solo_tables if alone else hall.live >= limits.tables

    if full():
        await hall.count()
    if full():
        limit = "solo_tables" if alone else "tables"
        most = limits.solo_tables if alone else limits.tables
        text = f"the hall is full: it has room for {most} such tables"
        raise HallError(429, "hall-full", text, 60.0, limit=limit)


async def quick(hall: Hall, wish: Quick, address: str) -> Seated:
    """Create a table against bots; it starts with the person's salt."""
    info = game_called(wish.game)
    seats = wish.seats if wish.seats is not None else info.quick_seats
    bot = bot_called(wish.bot)
    full = Create.model_validate(
        {
            **wish.model_dump(exclude={"bot", "seats"}),
            "seats": seats,
            "options": {**info.quick(seats), **wish.options},
            "chairs": [{"kind": "person"}] + [{"kind": "bot", "bot": bot}] * (seats - 1),
        }
    )
    return await create(hall, full, address)


def own_seat(host: TableHost, token: str) -> int:
    """Return the seat of a token, or refuse."""
    seat = seat_of(host.seats, token)
    if seat is None:
        raise HallError(401, "token", "this token holds no seat at this table")
    return seat


@again
async def sit(hall: Hall, host: TableHost, wish: Sit, address: str) -> Seated:
    """Take a free seat."""
    async with host.lock:
        still_open(host)
        wait = await hall.seated.until(address, host.table.id) - host.time.now()
        if wait > 0:
            text = "the host has just freed a chair that was taken from here"
            raise HallError(429, "sent-away", text, told(wait))
        chair = free_chair(host.seats, wish.seat)
        if chair is None:
            raise HallError(409, "taken", "no such seat is free")
        token = fair.new_token()
        await hall.seated.take(address, host.table.id, fair.hashed(token))
        await hall.seated.note(address, host.table.id, fair.hashed(token))
        chair.name, chair.token_hash = wish.name, fair.hashed(token)
        chair.agreed, chair.seal = True, wish.seal
        try:
            await save(host)
        except Behind:
            await hall.seated.free(host.table.id, fair.hashed(token))
            raise
        return seated(host, chair.seat, token)


@again
async def change_seat(host: TableHost, token: str, wanted: int) -> None:
    """Move to another free seat before the start."""
    async with host.lock:
        own = host.seats[own_seat(host, token)]
        still_open(host)
        if wanted == own.seat:
            return
        chair = free_chair(host.seats, wanted)
        if chair is None:
            raise HallError(409, "taken", "no such seat is free")
        chair.name, chair.token_hash, chair.seal = own.name, own.token_hash, own.seal
        chair.agreed = own.agreed
        stand_up(own)
        await save(host)


@again
async def change_bot(host: TableHost, token: str, seat: int, bot: str) -> None:
    """Put another bot on a bot's chair before the start."""
    name = bot_called(bot)
    async with host.lock:
        own_seat(host, token)
        still_open(host)
        if seat >= len(host.seats) or host.seats[seat].kind != "bot":
            raise HallError(422, "seat", f"seat {seat} is no chair of a bot")
        host.seats[seat].bot = name
        await save(host)


@again
async def leave(host: TableHost, hall: Hall, token: str) -> None:
    """Leave before the start; the last to leave closes the table."""
    async with host.lock:
        own = host.seats[own_seat(host, token)]
        still_open(host)
        left = str(own.token_hash)
        stand_up(own)
        await save(host)
        await hall.seated.free(host.table.id, left)
        if all(chair.token_hash is None for chair in host.seats):
            await host.store.remove_table(host.table.id)
            hall.live -= 1
            host.vanish()
            host.neighbours.tell(News("gone", host.table.id))


@again
async def send_away(host: TableHost, token: str, seat: int) -> None:
    """Free a chair that somebody else has taken, before the start; the host may do that."""
    async with host.lock:
        own = own_seat(host, token)
        still_open(host)
        if own != host_seat(host.table, host.seats):
            raise HallError(409, "not-host", "only who laid the table may free a chair")
        if seat >= len(host.seats) or host.seats[seat].token_hash is None or seat == own:
            raise HallError(422, "seat", f"nobody else sits on seat {seat}")
        left = str(host.seats[seat].token_hash)
        stand_up(host.seats[seat])
        await save(host)
        await send_off(host, left, str(host.seats[own].token_hash))


@again
async def seal(host: TableHost, token: str, sealed: str) -> None:
    """Bind the salt of a seat."""
    async with host.lock:
        await opening.seal(host, own_seat(host, token), sealed)


@again
async def start(host: TableHost, token: str, salt: str | None) -> None:
    """Open the game once every chair for a person is taken."""
    async with host.lock:
        await opening.open_game(host, own_seat(host, token), salt)


@again
async def show(host: TableHost, token: str, salt: str) -> None:
    """Show the salt of a seat."""
    async with host.lock:
        await opening.show(host, own_seat(host, token), salt)
