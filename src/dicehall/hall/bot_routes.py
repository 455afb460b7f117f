"""Over HTTP, what bots have to say: hints, worlds, finished games looked at, and playing on."""

from __future__ import annotations

import gzip

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from dicehall.hall import advice, archive, models, replies
from dicehall.hall.play_on import play_on
from dicehall.hall.replies import errors
from dicehall.hall.routes import Address, House, TableId, Token, finished

router = APIRouter()


@router.post(
    "/api/tables/{table}/hint", response_model=replies.Hints, responses=errors(401, 404, 409)
)
async def hint(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """The best options of the seat's open question, where the table allows hints."""
    async with hall.visit(table, address) as host:
        return await advice.hint(host, token, hall.hints)


@router.post(
    "/api/tables/{table}/world", response_model=replies.World, responses=errors(401, 404, 409)
)
async def world(table: TableId, token: Token, hall: House, address: Address) -> dict[str, object]:
    """A table dealt anew from what the seat knows, for a bot elsewhere to think about."""
    async with hall.visit(table, address) as host:
        return await advice.world(host, token)


@router.get(
    "/api/tables/{table}/analysis",
    response_model=replies.Analysis,
    responses={202: {"model": replies.Progress, "description": "not yet"}, **errors(404, 409)},
)
async def analysis(table: TableId, hall: House, address: Address, request: Request) -> Response:
    """What a bot thinks of a finished game; who asks first has to come again."""
    id = (await finished(hall, table, address)).id
    key = ("analysis", id)
    if id not in hall.analyst.waiting:  # it leaves those only once it is stored
        kept = hall.archive.kept.get(key)
        if kept is None:
            text = await hall.store.analysis(id)
            if text is not None:
                kept = archive.packed(text.encode())
                hall.archive.put(key, kept)
        if kept is not None:
            return archive.answer(request, kept, "application/json")
        record = gzip.decompress(await hall.archive.record(id, address)).decode()
        hall.analyst.ask(id, record, hall.archive.folder(id))
    return JSONResponse(hall.analyst.standing(id), 202)


@router.post(
    "/api/tables/{table}/continue", response_model=replies.Seated, responses=errors(404, 409)
)
async def play_on_from(
    table: TableId, wish: models.Continue, hall: House, address: Address
) -> dict[str, object]:
    """A new table from a moment of a finished game, against bots, with new dice."""
    async with hall.visit(table, address) as host:
        return await play_on(hall, host, wish, address)
