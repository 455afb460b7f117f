"""The lobby over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

from dicehall.bots.levels import BOTS
from dicehall.games import catalogue
from dicehall.hall import archive, lesson_tables, lobby, models, replies
from dicehall.hall.addresses import client_of
from dicehall.hall.errors import HallError, unreadable
from dicehall.hall.fair import hashed
from dicehall.hall.files import send_file
from dicehall.hall.hall import Hall
from dicehall.hall.keeping import Fault
from dicehall.hall.logs import trouble
from dicehall.hall.news import Presence
from dicehall.hall.rematch import rematch as ask_rematch
from dicehall.hall.replies import errors
from dicehall.hall.seats import describe
from dicehall.hall.store import OVER, PLAYING, Known, TableRow
from dicehall.kit.game import GameInfo
from dicehall.kit.lesson import lessons
from dicehall.text import COMMON, LANGUAGES, texts_of

LISTED = 100
READ_FOR_MINE = 5  # tables that are read into memory to tell whose turn it is
PLAIN: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}


router = APIRouter()


def hall_of(request: Request) -> Hall:
    """Return the hall."""
    hall: Hall = request.app.state.hall
    return hall


House = Annotated[Hall, Depends(hall_of)]


def address_of(request: Request) -> str:
    """Return where a request comes from, as limits count it."""
    hall: Hall = request.app.state.hall
    return hall.spending.place_of(client_of(request.client))


def token_of(
    hall: House, authorization: Annotated[str | None, Header(max_length=200)] = None
) -> str:
    """Return the seat token sent along."""
    kind, _, token = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise HallError(401, "token", "send the seat token as 'Authorization: Bearer ...'")
    hall.bans.check_token(hashed(token.strip()), hall.time.now())
    return token.strip()


Address = Annotated[str, Depends(address_of)]
Token = Annotated[str, Depends(token_of)]
TableId = Annotated[str, Path(max_length=60, description="id or code of the table")]


@router.get("/api/games", response_model=replies.Games, responses=errors())
async def games(hall: House, language: models.Language | None = None) -> dict[str, object]:
    """All games: seats, options, packs, bots, lessons; with a language, what each is called."""
    shown = []
    for info in catalogue():
        credits = info.credits
        shown.append(
            {
                "id": info.id,
                "seats": {"fewest": info.fewest, "most": info.most, "quick": info.quick_seats},
                "options": [{"id": option.id, **option.takes()} for option in info.options],
                "packs": hall.packs.shown(info.id, language),
                "bots": list(BOTS),
                "lessons": lessons(info),
                "cards": has_cards(info.id),
                "small": info.small,
                "credits": None if credits is None else credits.data(),
                "words": None if language is None else about(info, language),
            }
        )
    return {"games": shown, "languages": list(LANGUAGES)}


@cache
def has_cards(game: str) -> bool:
    """Tell whether a game has cards to show; that does not change while the hall runs."""
    return bool(lobby.game_called(game).cards())


def about(info: GameInfo, lang: str) -> dict[str, str]:
    """Return how a game is called and what it is, for a page that shows them all."""
    words = texts_of(info, lang)
    return {"title": words.text("game"), "about": words.text("game.about")}


@router.get("/api/games/{game}/cards", response_model=replies.Cards, responses=errors(404))
async def cards(game: Annotated[str, Path(max_length=60)]) -> dict[str, object]:
    """Every card of a game, with provenance."""
    info = lobby.game_called(game)
    return {"game": info.id, "version": info.content_version(), "cards": info.cards()}


@router.get(
    "/api/texts/{part}/{lang}",
    response_class=Response,
    responses={200: PLAIN, **errors(404)},
)
async def texts(
    part: Annotated[str, Path(max_length=60)],
    lang: Annotated[str, Path(max_length=10)],
    request: Request,
) -> Response:
    """The Fluent source of a game's words, or of those common to all games."""
    folder = COMMON if part == "common" else lobby.game_called(part).folder / "text"
    path = folder / f"{lang}.ftl"
    if lang not in LANGUAGES or not path.exists():
        raise HallError(404, "no-texts", f"there are no texts in {lang!r}")
    return send_file(request, path)


@router.post("/api/quick", response_model=replies.Seated, responses=errors(404, 409))
async def quick(wish: models.Quick, hall: House, address: Address) -> dict[str, object]:
    """A table against bots; it starts with the salt of who plays."""
    return await lobby.quick(hall, wish, address)


@router.post("/api/lessons", response_model=replies.Seated, responses=errors(404))
async def learn(wish: models.Learn, hall: House, address: Address) -> dict[str, object]:
    """A first game that teaches; it starts with the learner's salt."""
    return await lesson_tables.learn(hall, wish, address)


@router.post("/api/tables", response_model=replies.Seated, responses=errors(404))
async def create(wish: models.Create, hall: House, address: Address) -> dict[str, object]:
    """Create a table and sit down."""
    return await lobby.create(hall, wish, address)


@router.get("/api/tables", response_model=replies.Tables, responses=errors())
async def tables(hall: House) -> dict[str, object]:
    """Open tables that wait for players, and running ones that may be watched."""
    listed = await hall.store.listed(LISTED)
    present = await hall.present([known.table.id for known in listed])
    found = [shown_if_possible(hall, known, present) for known in listed]
    return {"tables": [table for table in found if table is not None]}


@router.get("/api/tables/{table}", response_model=replies.TableShown, responses=errors(404, 409))
async def table(table: TableId, hall: House, address: Address) -> dict[str, object]:
    """What everybody may know of a table."""
    known = await hall.look_up(table, address)
    found = shown_if_possible(hall, known, await hall.present([known.table.id]))
    if found is None:
        raise unreadable()
    return found


@router.post("/api/tables/{table}/sit", response_model=replies.Seated, responses=errors(404, 409))
async def sit(table: TableId, wish: models.Sit, hall: House, address: Address) -> dict[str, object]:
    """Take a free seat."""
    async with hall.visit(table, address) as host:
        return await lobby.sit(hall, host, wish, address)


@router.post(
    "/api/tables/{table}/seat", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def change_seat(
    table: TableId, wish: models.ChangeSeat, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Change seat before the start."""
    async with hall.visit(table, address) as host:
        await lobby.change_seat(host, token, wish.seat)
        return host.description()


@router.post(
    "/api/tables/{table}/bot", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def change_bot(
    table: TableId, wish: models.ChangeBot, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Put another bot on a bot's chair before the start."""
    async with hall.visit(table, address) as host:
        await lobby.change_bot(host, token, wish.seat, wish.bot)
        return host.description()


@router.post(
    "/api/tables/{table}/free", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def free_chair(
    table: TableId, wish: models.FreeChair, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Free a chair that somebody else has taken, before the start; for who laid the table."""
    async with hall.visit(table, address) as host:
        await lobby.send_away(host, token, wish.seat)
        return host.description()


@router.post(
    "/api/tables/{table}/leave", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def leave(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """Leave before the start."""
    async with hall.visit(table, address) as host:
        await lobby.leave(host, hall, token)
        return host.description()


@router.post(
    "/api/tables/{table}/start", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def start(
    table: TableId, token: Token, hall: House, address: Address, wish: models.Start | None = None
) -> dict[str, object]:
    """Open the game: all show their salts. Seats for people must be taken, their salts sealed."""
    async with hall.visit(table, address) as host:
        await lobby.start(host, token, None if wish is None else wish.salt)
        return host.description()


@router.post(
    "/api/tables/{table}/seal", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def seal(
    table: TableId, wish: models.SealSalt, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Bind a salt for the dice, which nobody else knows yet."""
    async with hall.visit(table, address) as host:
        await lobby.seal(host, token, wish.seal)
        return host.description()


@router.post(
    "/api/tables/{table}/show", response_model=replies.TableShown, responses=errors(401, 404, 409)
)
async def show(
    table: TableId, wish: models.ShowSalt, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Show the salt that was sealed; with the last one the game begins."""
    async with hall.visit(table, address) as host:
        await lobby.show(host, token, wish.salt)
        return host.description()


@router.post(
    "/api/tables/{table}/rematch", response_model=replies.Seated, responses=errors(401, 404, 409)
)
async def rematch(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """The same table again, same people, seats moved on by one."""
    async with hall.visit(table, address) as host:
        return await ask_rematch(hall, host, token, address)


@router.post("/api/mine", response_model=replies.OwnTables, responses=errors())
async def mine(wish: models.Mine, hall: House) -> dict[str, object]:
    """The tables of the seat tokens sent, and where it is their turn."""
    hashes = [hashed(token) for token in wish.tokens]
    found = []
    reading = READ_FOR_MINE
    own = await hall.store.tables_of(hashes, LISTED)
    present = await hall.present([known.table.id for known in own])
    for known in own:
        host = hall.hosts.get(known.table.id)
        if host is None and known.table.state == PLAYING and reading > 0:
            reading -= 1
            await hall.go_on(known.table.id)
        for chair in known.seats:
            if chair.token_hash in hashes:
                table = shown_if_possible(hall, known, present)
                if table is not None:
                    number = hashes.index(chair.token_hash)
                    standing = turn_of(hall, known, chair.seat)
                    found.append({"token": number, "seat": chair.seat, "table": table, **standing})
    return {"tables": found}


def turn_of(hall: Hall, known: Known, seat: int) -> dict[str, object]:
    """Return whether a seat is asked, as far as that is known, and since when nothing happened."""
    host = hall.hosts.get(known.table.id)
    game = None if host is None else host.game
    at = known.table.changed if game is None else max(game.at, known.table.changed)
    turn = None if game is None else seat in game.asked() and not game.over()
    return {
        "turn": False if known.table.state != PLAYING else turn,
        "ago": max(0, round(hall.time.now() - at)),
    }


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={200: PLAIN, **errors(404, 409)},
)
async def record(table: TableId, hall: House, address: Address, request: Request) -> Response:
    """The record in JSON Lines, once the game is over."""
    found = await finished(hall, table, address)
    name = f"{found.game}-{found.id}.jsonl".lower()
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    data = await hall.archive.record(found.id, address)
    return archive.answer(request, data, "text/plain", disposition)


@router.get(
    "/api/tables/{table}/replay", response_model=replies.Moments, responses=errors(404, 409)
)
async def replay(
    table: TableId,
    hall: House,
    address: Address,
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=100)] = None,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Moments of a finished game, as a seat or a watcher saw them."""
    found = await finished(hall, table, address)
    if seat is not None and seat >= found.seats:
        raise HallError(422, "seat", "there is no such seat")
    data = await hall.archive.replay(found.id, seat, start, count, address)
    return archive.answer(request, data, "application/json")


@router.get(
    "/api/tables/{table}/statistics",
    response_model=replies.Statistics,
    responses=errors(404, 409),
)
async def statistics(table: TableId, hall: House, address: Address, request: Request) -> Response:
    """What each did in a finished game, and how the dice fell."""
    found = await finished(hall, table, address)
    data = await hall.archive.statistics(found.id, address)
    return archive.answer(request, data, "application/json")


async def finished(hall: Hall, id: str, address: str) -> TableRow:
    """Return a table whose game is over, or refuse."""
    found = (await hall.look_up(id, address)).table
    if found.state != OVER:
        raise HallError(409, "not-over", "the record is kept back until the game is over")
    return found


def shown_if_possible(
    hall: Hall, known: Known, present: dict[str, Presence]
) -> dict[str, object] | None:
    """Return a table as everybody may know it, or nothing: one that is broken bars no other."""
    try:
        return shown(hall, known, present)
    except Exception:
        id = known.table.id
        if id not in hall.faults:
            trouble("table cannot be shown", table=id)
        hall.faults.setdefault(id, Fault())
        return None


def shown(hall: Hall, known: Known, present: dict[str, Presence]) -> dict[str, object]:
    """Return a table as everybody may know it, with who is online."""
    host = hall.hosts.get(known.table.id)
    if host is None:
        here = present.get(known.table.id, Presence())
        return describe(known.table, known.seats, set(here.here), here.watching)
    return describe(known.table, known.seats, host.online(), host.watching())
