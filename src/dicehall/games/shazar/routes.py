"""What the hall answers for this game: field layouts for the editor."""

from __future__ import annotations

import secrets
import tomllib
from collections import Counter
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import CHARACTERS
from dicehall.games.shazar.field import EDGE, INNER, Layout, standard
from dicehall.games.shazar.layouts import (
    from_code,
    layout_text,
    place_of,
    portals_touch,
    random_layout,
    read_layout,
    read_tile,
    share_code,
)
from dicehall.games.shazar.library import open_book
from dicehall.hall.models import Strict
from dicehall.hall.replies import errors
from dicehall.kit.content import ContentError, Spec
from dicehall.kit.dice import FastDice
from dicehall.kit.grid import where

router = APIRouter()

Character = Literal["beatrice", "gothard", "daren", "shantiren"]
TileWord = Annotated[str, Field(max_length=40)]
Place = Annotated[list[Annotated[int, Field(ge=-9, le=9)]], Field(min_length=2, max_length=2)]


class LayoutCode(Strict):
    """A share code."""

    kind: Literal["code"]
    code: Annotated[str, Field(max_length=60)]


class LayoutFile(Strict):
    """The text of a layout file."""

    kind: Literal["file"]
    file: Annotated[str, Field(max_length=4000)]


class LayoutMade(Strict):
    """The standard layout of a character, or a random one."""

    kind: Literal["standard", "random"]
    character: Character


class LayoutLaid(Strict):
    """A field as it lies: hexes such as `trap 2 cross`, and where the portals are."""

    kind: Literal["laid"]
    character: Character
    inner: Annotated[list[TileWord], Field(min_length=6, max_length=6)]
    outer: Annotated[list[TileWord], Field(min_length=12, max_length=12)]
    entrance: Place
    exit: Place


LayoutWish = LayoutCode | LayoutFile | LayoutMade | LayoutLaid
SomeLayout = Annotated[LayoutWish, Field(discriminator="kind")]


class LayoutShown(BaseModel):
    """A field that keeps the rules."""

    character: str
    inner: list[str]
    outer: list[str]
    entrance: list[int]
    exit: list[int]


class Breach(BaseModel):
    """A rule of the field that is broken: a stable key, a sentence, the hex it is about."""

    key: str
    text: str
    hex: str | None


class LayoutChecked(BaseModel):
    """What breaks the rules; if nothing does, the field with its share code and its file."""

    breaches: list[Breach]
    layout: LayoutShown | None
    code: str | None
    file: str | None


@router.post("/api/layouts/check", response_model=LayoutChecked, responses=errors())
async def check_layout(wish: SomeLayout) -> dict[str, object]:
    """A field layout of Shazar: what breaks the rules, or its code and file."""
    return checked(wish)


def checked(wish: LayoutWish) -> dict[str, object]:
    """Return what a layout is, with code and file if it keeps the rules, else what breaks them."""
    book = open_book()
    try:
        match wish:
            case LayoutLaid():
                return laid(book, wish)
            case LayoutCode():
                return good(book, from_code(book, wish.code))
            case LayoutFile():
                return good(book, from_file(book, wish.file))
            case LayoutMade():
                return good(book, made(book, wish))
    except ContentError as error:
        return answer([breach(wish.kind, str(error))])


def from_file(book: Book, text: str) -> Layout:
    """Read the text of a layout file. [field.own]"""
    try:
        entries = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise ContentError(f"layout: {error}") from None
    spec = Spec("layout", entries)
    layout = read_layout(book, spec)
    spec.text("name", default="")
    spec.end()
    return layout


def made(book: Book, wish: LayoutMade) -> Layout:
    """Return the standard layout of a character, or a random one."""
    character = CHARACTERS.index(wish.character)
    if wish.kind == "random":
        return random_layout(book, character, FastDice(secrets.randbits(62)))
    return standard(character, book.characters[character])


def laid(book: Book, wish: LayoutLaid) -> dict[str, object]:
    """Name all that breaks the rules in a field as it lies; a good one gets code and file."""
    faults = tile_faults(book, wish) + portal_faults(wish)
    if faults:
        return answer(faults)
    return good(book, read_layout(book, Spec("layout", entries_of(wish))))


def entries_of(wish: LayoutLaid) -> dict[str, object]:
    """Return a field as a layout file would hold it."""
    return {
        "character": wish.character,
        "inner": wish.inner,
        "outer": wish.outer,
        "entrance": wish.entrance,
        "exit": wish.exit,
    }


def tile_faults(book: Book, wish: LayoutLaid) -> list[dict[str, object]]:
    """Name the hexes that are missing and those that are too many. [field] [field.own]"""
    spec = Spec("layout", {})
    own = Counter([tile.word() for tile in book.characters[CHARACTERS.index(wish.character)].tiles])
    faults = []
    lying: Counter[str] = Counter()
    for key, words in (("inner", wish.inner), ("outer", wish.outer)):
        for word in words:
            lying[read_tile(spec, key, word).word()] += 1
    for word, count in sorted((lying - own).items()):
        faults.append(breach("surplus", f"{word!r} is there {count} times too often", word))
    for word, count in sorted((own - lying).items()):
        faults.append(breach("missing", f"{word!r} is missing {count} times", word))
    return faults


def portal_faults(wish: LayoutLaid) -> list[dict[str, object]]:
    """Name what is wrong with the portals. [field.portals]"""
    faults = []
    places = []
    spec = Spec("layout", entries_of(wish))
    for key in ("entrance", "exit"):
        try:
            places.append(place_of(spec, key))
        except ContentError as error:
            faults.append(breach(key, str(error)))
    if len(places) == 2 and portals_touch(Layout(0, (), places[0], places[1])):
        faults.append(breach("portals", "'entrance' and 'exit' touch each other"))
    return faults


def breach(key: str, text: str, hex: str | None = None) -> dict[str, object]:
    """Return one thing that is not as it should be."""
    return {"key": key, "text": text, "hex": hex}


def good(book: Book, layout: Layout) -> dict[str, object]:
    """Return a layout that keeps the rules."""
    words = [book.characters[layout.character].tiles[number].word() for number in layout.tiles]
    shown: dict[str, object] = {
        "character": CHARACTERS[layout.character],
        "inner": words[:INNER],
        "outer": words[INNER:],
        "entrance": [*where(EDGE[layout.entrance])],
        "exit": [*where(EDGE[layout.exit])],
    }
    return answer([], shown, share_code(layout), layout_text(book, layout))


def answer(
    breaches: list[dict[str, object]],
    layout: dict[str, object] | None = None,
    code: str | None = None,
    file: str | None = None,
) -> dict[str, object]:
    """Return what the editor is told."""
    return {"breaches": breaches, "layout": layout, "code": code, "file": file}
