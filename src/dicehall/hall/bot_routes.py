"""Over HTTP, what bots have to say: hints, worlds, finished games looked at, and playing on."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from dicehall.hall import advice, models
from dicehall.hall.errors import HallError
from dicehall.hall.play_on import play_on
from dicehall.hall.routes import Address, House, TableId, Token, errors, find
from dicehall.hall.store import OVER

router = APIRouter()


@router.post(
    "/api/tables/{table}/hint", response_model=models.Hints, responses=errors(401, 404, 409)
)
async def hint(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """The best options of the seat's open question, where the table allows hints."""
    async with hall.visit(table, address) as host:
        return await advice.hint(host, token)


@router.post(
    "/api/tables/{table}/world", response_model=models.World, responses=errors(401, 404, 409)
)
async def world(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """A table dealt anew from what the seat knows, for a bot elsewhere to think about."""
    async with hall.visit(table, address) as host:
        return await advice.world(host, token)


@router.get(
    "/api/tables/{table}/analysis",
    response_model=models.Analysis,
    responses={202: {"model": models.Progress, "description": "not yet"}, **errors(404, 409)},
)
async def analysis(table: TableId, hall: House, address: Address) -> object:
    """What a bot thinks of a finished game; who asks first has to come again."""
    known = await find(hall, table, address)
    if known.table.state != OVER:
        raise HallError(409, "not-over", "the game is not over yet")
    id = known.table.id
    if id not in hall.analyst.waiting:  # it leaves those only once it is stored
        kept = await hall.store.analysis(id)
        if kept is not None:
            return kept
    async with hall.visit(id, address) as host, host.lock:
        game = host.game
        assert game is not None
        record = game.match.record()
    return JSONResponse(hall.analyst.ask(id, record), 202)


@router.post(
    "/api/tables/{table}/continue", response_model=models.Seated, responses=errors(404, 409)
)
async def play_on_from(
    table: TableId, wish: models.Continue, hall: House, address: Address
) -> dict[str, object]:
    """A new table from a moment of a finished game, against bots, with new dice."""
    async with hall.visit(table, address) as host:
        return await play_on(hall, host, wish, address)
