"""Field layouts of Shazar for the editor: read, made at random, and checked against the rules."""

from __future__ import annotations

import secrets
import tomllib
from collections import Counter

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
from dicehall.hall import models
from dicehall.kit.content import ContentError, Spec
from dicehall.kit.dice import FastDice
from dicehall.kit.grid import where


def checked(wish: models.LayoutWish) -> dict[str, object]:
    """Return what a layout is, with code and file if it keeps the rules, else what breaks them."""
    book = open_book()
    try:
        match wish:
            case models.LayoutLaid():
                return laid(book, wish)
            case models.LayoutCode():
                return good(book, from_code(book, wish.code))
            case models.LayoutFile():
                return good(book, from_file(book, wish.file))
            case models.LayoutMade():
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


def made(book: Book, wish: models.LayoutMade) -> Layout:
    """Return the standard layout of a character, or a random one."""
    character = CHARACTERS.index(wish.character)
    if wish.kind == "random":
        return random_layout(book, character, FastDice(secrets.randbits(62)))
    return standard(character, book.characters[character])


def laid(book: Book, wish: models.LayoutLaid) -> dict[str, object]:
    """Name all that breaks the rules in a field as it lies; a good one gets code and file."""
    faults = tile_faults(book, wish) + portal_faults(wish)
    if faults:
        return answer(faults)
    return good(book, read_layout(book, Spec("layout", entries_of(wish))))


def entries_of(wish: models.LayoutLaid) -> dict[str, object]:
    """Return a field as a layout file would hold it."""
    return {
        "character": wish.character,
        "inner": wish.inner,
        "outer": wish.outer,
        "entrance": wish.entrance,
        "exit": wish.exit,
    }


def tile_faults(book: Book, wish: models.LayoutLaid) -> list[dict[str, object]]:
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


def portal_faults(wish: models.LayoutLaid) -> list[dict[str, object]]:
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
