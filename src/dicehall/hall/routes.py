"""The lobby over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from dicehall.bots.levels import BOTS
from dicehall.games import names
from dicehall.hall import layouts, lobby, models
from dicehall.hall.errors import HallError
from dicehall.hall.fair import hashed
from dicehall.hall.hall import Hall
from dicehall.hall.moments import moments_of
from dicehall.hall.rematch import rematch as ask_rematch
from dicehall.hall.seats import describe
from dicehall.hall.store import OVER, Known
from dicehall.kit.content import ContentError
from dicehall.text import COMMON, LANGUAGES

LISTED = 100
PLAIN: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare the errors a request may end in; all may be too many or not readable."""
    meanings = {
        400: "cannot be read",
        401: "the token is not known",
        404: "no such thing",
        409: "not in this state of the table",
        413: "too large",
        422: "asks for what cannot be",
        429: "too often",
    }
    return {
        status: {"model": models.Error, "description": meanings[status]}
        for status in sorted({400, 413, 422, 429, *statuses})
    }


router = APIRouter()


def hall_of(request: Request) -> Hall:
    """Return the hall."""
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client is not None else "?"


def token_of(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str:
    """Return the seat token sent along."""
    kind, _, token = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise HallError(401, "token", "send the seat token as 'Authorization: Bearer ...'")
    return token.strip()


House = Annotated[Hall, Depends(hall_of)]
Address = Annotated[str, Depends(address_of)]
Token = Annotated[str, Depends(token_of)]
TableId = Annotated[str, Path(max_length=60, description="id or code of the table")]


@router.get("/healthz", response_model=models.Health, responses=errors())
async def health() -> dict[str, object]:
    """The hall is open."""
    return {"ok": True}


@router.get("/api/games", response_model=models.Games, responses=errors())
async def games() -> dict[str, object]:
    """All games: seats, options, bots."""
    shown = []
    for id in names():
        info = lobby.game_called(id)
        shown.append(
            {
                "id": id,
                "seats": {"fewest": info.fewest, "most": info.most},
                "options": [{"id": option.id, **option.takes()} for option in info.options],
                "bots": list(BOTS),
            }
        )
    return {"games": shown, "languages": list(LANGUAGES)}


@router.get("/api/games/{game}/cards", response_model=models.Cards, responses=errors(404))
async def cards(game: Annotated[str, Path(max_length=60)]) -> dict[str, object]:
    """Every card of a game, with provenance."""
    info = lobby.game_called(game)
    return {"game": info.id, "version": info.content_version(), "cards": info.cards()}


@router.get("/api/games/{game}/decks", response_model=models.Decks, responses=errors(404))
async def decks(game: Annotated[str, Path(max_length=60)]) -> dict[str, object]:
    """The limits of the decks players build, and decks to start from."""
    info = lobby.game_called(game)
    return {"game": info.id, **lobby.decks_of(info)}


@router.post(
    "/api/games/{game}/decks/check", response_model=models.DeckShown, responses=errors(404)
)
async def check_deck(
    game: Annotated[str, Path(max_length=60)], wish: models.CheckDeck
) -> dict[str, object]:
    """Read a deck file or a share code; the answer names what is wrong with the deck."""
    info = lobby.game_called(game)
    lobby.decks_of(info)
    try:
        return info.read_deck(wish.text)
    except ContentError as error:
        raise HallError(422, "deck", str(error)) from None


@router.get(
    "/api/texts/{part}/{lang}",
    response_class=Response,
    responses={200: PLAIN, **errors(404)},
)
async def texts(
    part: Annotated[str, Path(max_length=60)], lang: Annotated[str, Path(max_length=10)]
) -> Response:
    """The Fluent source of a game's words, or of those common to all games."""
    folder = COMMON if part == "common" else lobby.game_called(part).folder / "text"
    path = folder / f"{lang}.ftl"
    if lang not in LANGUAGES or not path.exists():
        raise HallError(404, "no-texts", f"there are no texts in {lang!r}")
    return PlainTextResponse(path.read_text(encoding="utf-8"))


@router.post("/api/layouts/check", response_model=models.LayoutChecked, responses=errors())
async def check_layout(wish: models.SomeLayout) -> dict[str, object]:
    """A field layout of Shazar: what breaks the rules, or its code and file."""
    return layouts.checked(wish)


@router.post("/api/quick", response_model=models.Seated, responses=errors(404, 409))
async def quick(wish: models.Quick, hall: House, address: Address) -> dict[str, object]:
    """A table against bots, seated and started at once."""
    return await lobby.quick(hall, wish, address)


@router.post("/api/tables", response_model=models.Seated, responses=errors(404))
async def create(wish: models.Create, hall: House, address: Address) -> dict[str, object]:
    """Create a table and sit down."""
    return await lobby.create(hall, wish, address)


@router.get("/api/tables", response_model=models.Tables, responses=errors())
async def tables(hall: House) -> dict[str, object]:
    """Open tables that wait for players, and running ones that may be watched."""
    return {"tables": [shown(hall, known) for known in await hall.store.listed(LISTED)]}


@router.get("/api/tables/{table}", response_model=models.TableShown, responses=errors(404))
async def table(table: TableId, hall: House, address: Address) -> dict[str, object]:
    """What everybody may know of a table."""
    known = await find(hall, table, address)
    return shown(hall, known)


@router.post("/api/tables/{table}/sit", response_model=models.Seated, responses=errors(404, 409))
async def sit(table: TableId, wish: models.Sit, hall: House, address: Address) -> dict[str, object]:
    """Take a free seat."""
    async with hall.visit(table, address) as host:
        return await lobby.sit(host, wish.name, wish.seat, wish.salt)


@router.post(
    "/api/tables/{table}/seat", response_model=models.TableShown, responses=errors(401, 404, 409)
)
async def change_seat(
    table: TableId, wish: models.ChangeSeat, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Change seat before the start."""
    async with hall.visit(table, address) as host:
        await lobby.change_seat(host, token, wish.seat)
        return host.description()


@router.post(
    "/api/tables/{table}/bot", response_model=models.TableShown, responses=errors(401, 404, 409)
)
async def change_bot(
    table: TableId, wish: models.ChangeBot, token: Token, hall: House, address: Address
) -> dict[str, object]:
    """Put another bot on a bot's chair before the start."""
    async with hall.visit(table, address) as host:
        await lobby.change_bot(host, token, wish.seat, wish.bot)
        return host.description()


@router.post(
    "/api/tables/{table}/leave", response_model=models.TableShown, responses=errors(401, 404, 409)
)
async def leave(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """Leave before the start."""
    async with hall.visit(table, address) as host:
        await lobby.leave(host, hall, token)
        return host.description()


@router.post(
    "/api/tables/{table}/start", response_model=models.TableShown, responses=errors(401, 404, 409)
)
async def start(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """Start; free seats for people must be filled."""
    async with hall.visit(table, address) as host:
        await lobby.start(host, token)
        return host.description()


@router.post(
    "/api/tables/{table}/rematch", response_model=models.Seated, responses=errors(401, 404, 409)
)
async def rematch(
    table: TableId,
    token: Token,
    hall: House,
    address: Address,
    wish: models.Rematch | None = None,
) -> dict[str, object]:
    """The same table again, same people, seats moved on by one."""
    salt = "" if wish is None else wish.salt
    async with hall.visit(table, address) as host:
        return await ask_rematch(hall, host, token, salt, address)


@router.post("/api/mine", response_model=models.OwnTables, responses=errors())
async def mine(wish: models.Mine, hall: House) -> dict[str, object]:
    """The tables of the seat tokens sent."""
    hashes = [hashed(token) for token in wish.tokens]
    found = []
    for known in await hall.store.tables_of(hashes, LISTED):
        for chair in known.seats:
            if chair.token_hash in hashes:
                number = hashes.index(chair.token_hash)
                found.append({"token": number, "seat": chair.seat, "table": shown(hall, known)})
    return {"tables": found}


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={200: PLAIN, **errors(404, 409)},
)
async def record(table: TableId, hall: House, address: Address) -> Response:
    """The record in JSON Lines, once the game is over."""
    async with hall.visit(table, address) as host, host.lock:
        game = host.game
        if game is None or host.table.state != OVER:
            raise HallError(409, "not-over", "the record is kept back until the game is over")
        name = f"{host.table.game}-{host.table.code or host.table.id}.jsonl".lower()
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(game.match.record().text(), headers=disposition)


@router.get("/api/tables/{table}/replay", response_model=models.Moments, responses=errors(404, 409))
async def replay(
    table: TableId,
    hall: House,
    address: Address,
    seat: Annotated[int | None, Query(ge=0, le=100)] = None,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
) -> dict[str, object]:
    """Moments of a finished game, as a seat or a watcher saw them."""
    async with hall.visit(table, address) as host, host.lock:
        game = host.game
        if game is None or host.table.state != OVER:
            raise HallError(409, "not-over", "the record is kept back until the game is over")
        if seat is not None and seat >= host.table.seats:
            raise HallError(422, "seat", "there is no such seat")
        record = game.match.record()
    return await moments_of(record, seat, start, count)


async def find(hall: Hall, id: str, address: str) -> Known:
    """Return a table from the store by id or code."""
    known = await hall.store.find(id)
    if known is None:
        async with hall.visit(id, address):  # counts the guess and says no
            pass
        raise HallError(404, "no-table", "there is no such table")
    return known


def shown(hall: Hall, known: Known) -> dict[str, object]:
    """Return a table as everybody may know it, with who is online."""
    host = hall.hosts.get(known.table.id)
    if host is None:
        return describe(known.table, known.seats, set(), 0)
    online = {c.seat for c in host.connections if c.seat is not None}
    watching = sum([1 for c in host.connections if c.seat is None])
    return describe(known.table, known.seats, online, watching)
