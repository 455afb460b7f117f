"""A link to a table, as messengers show it; people are led on to the page itself.

Only the page knows what stands behind the # of an address, so a link that is to have a preview
names its table before it. Who is sent a code instead gets a preview that tells nothing.
"""

from __future__ import annotations

import html
from typing import Annotated, Final
from urllib.parse import quote

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse

from dicehall.games import find
from dicehall.hall.errors import HallError
from dicehall.hall.fair import as_code
from dicehall.hall.hall import Hall
from dicehall.hall.pages import file_of
from dicehall.hall.store import PLAYING, WAITING, Known
from dicehall.text import Texts, common_texts, texts_of

router = APIRouter(include_in_schema=False)
PREVIEW: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="description" content="{about}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Dicehall">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:url" content="{url}">
<meta property="og:image" content="{image}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<meta http-equiv="refresh" content="0; url=../#/t/{id}">
</head>
<body><p><a href="../#/t/{id}">{title}</a></p></body>
</html>
"""


@router.get("/t/{table}")
async def invitation(table: Annotated[str, Path(max_length=60)], request: Request) -> HTMLResponse:
    """A link to a table that was sent to somebody."""
    hall: Hall = request.app.state.hall
    known = None
    if as_code(table) is None:  # whether a code is right is not told here
        try:
            known = await hall.look_up(table, "")
        except HallError:
            known = None
    lang = "en" if known is None else known.table.language
    words: Texts = common_texts(lang)
    title, about, image = "Dicehall", words.text("invited"), "icon-512.png"
    if known is not None:
        info = find(known.table.game)
        title = f"{texts_of(info, lang).text('game')} – Dicehall"
        about = sentence(known, words)
        if file_of(f"box-{info.id}.png") is not None:
            image = f"box-{info.id}.png"
    base = str(request.base_url)
    page = PREVIEW.format(
        lang=lang,
        title=html.escape(title),
        about=html.escape(about),
        url=html.escape(str(request.url)),
        image=html.escape(base + image),
        id=quote(table, safe=""),
    )
    return HTMLResponse(page, headers={"Cache-Control": "no-store"})


def sentence(known: Known, words: Texts) -> str:
    """Return what is going on at a table, as everybody may know it."""
    if known.table.state == WAITING:
        chairs = [chair for chair in known.seats if chair.kind == "person"]
        free = len([chair for chair in chairs if chair.token_hash is None])
        return words.text("invited-seats", count=free)
    return words.text("invited-watch" if known.table.state == PLAYING else "invited-over")
