"""Over HTTP, the cards of a table, and what packs bring for them: texts and pictures."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dicehall.hall import lobby, replies
from dicehall.hall.errors import HallError
from dicehall.hall.files import send_file
from dicehall.hall.hall import Hall
from dicehall.hall.replies import errors
from dicehall.hall.routes import PLAIN, Address, House, TableId
from dicehall.kit.content import packs_in
from dicehall.packs.pack import NAME, PICTURES
from dicehall.text import LANGUAGES

router = APIRouter()

Word = Annotated[str, Path(max_length=60)]


async def folder_of(hall: Hall, table: str, address: str) -> tuple[str, str, str]:
    """Return the game, the version and the folder of a table's cards."""
    found = (await hall.look_up(table, address)).table
    return found.game, found.version, await hall.shelf.folder(found.game, found.version)


def pictures_in(folder: str) -> dict[str, FilePath]:
    """Return the pictures that packs have brought, by card."""
    if not packs_in(folder):
        return {}
    found = sorted((FilePath(folder) / "pictures").glob("*"))
    return {path.stem: path for path in found if path.suffix in PICTURES}


@router.get("/api/tables/{table}/cards", response_model=replies.Cards, responses=errors(404, 409))
async def cards_of_table(table: TableId, hall: House, address: Address) -> dict[str, object]:
    """Every card of a table's game, as it was when the game began."""
    game, version, folder = await folder_of(hall, table, address)
    cards = lobby.game_called(game).cards(folder)
    pictures = pictures_in(folder)
    for card in cards:
        if card["id"] in pictures:
            card["picture"] = f"api/tables/{table}/pictures/{card['id']}"
    return {"game": game, "version": version, "cards": cards}


@router.get(
    "/api/tables/{table}/texts/{lang}",
    response_class=Response,
    responses={200: PLAIN, **errors(404, 409)},
)
async def texts_of_table(
    table: TableId, lang: Word, hall: House, address: Address, request: Request
) -> Response:
    """The Fluent source of the words that a table's packs have brought."""
    _game, _version, folder = await folder_of(hall, table, address)
    path = FilePath(folder) / "text" / f"{lang}.ftl"
    if lang not in LANGUAGES or not packs_in(folder) or not path.exists():
        raise HallError(404, "no-texts", f"the table's packs have no texts in {lang!r}")
    return send_file(request, path)


@router.get(
    "/api/tables/{table}/pictures/{card}",
    response_class=Response,
    responses={200: {"content": {"image/*": {}}}, **errors(404, 409)},
)
async def picture(
    table: TableId, card: Word, hall: House, address: Address, request: Request
) -> Response:
    """The picture of a card that a table's packs have brought."""
    _game, _version, folder = await folder_of(hall, table, address)
    path = pictures_in(folder).get(card)
    if path is None or not NAME.fullmatch(card):
        raise HallError(404, "no-picture", f"there is no picture of {card!r}")
    answer = send_file(request, path, "private, max-age=86400")
    if answer.status_code == 200:
        answer.headers["Content-Type"] = PICTURES[path.suffix]
    return answer
