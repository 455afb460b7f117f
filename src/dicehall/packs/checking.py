"""All that is wrong with a pack, each in one line."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from dicehall.kit.content import ContentError
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, Setup, SetupError
from dicehall.packs.laying import at_home, blocks, id_of, laid_files, parts_of, write_files
from dicehall.packs.pack import PICTURES, Pack, read_pack
from dicehall.text import LANGUAGES, pattern_of, read_bundle

MAGIC: Final = {
    ".png": b"\x89PNG\r\n\x1a\n",
    ".webp": b"RIFF",
    ".jpg": b"\xff\xd8\xff",
}
ACTIVE: Final = re.compile(
    rb"<script|<foreignobject|<iframe|\son\w+\s*=|javascript:|(href|src)\s*=\s*[\"'](?!#|data:image)",
    re.IGNORECASE,
)


def faults(folder: Path) -> list[str]:
    """Return what is wrong with a pack, one line for each fault."""
    try:
        pack = read_pack(folder)
    except ContentError as error:
        return [str(error)]
    found = list(wrong_cards(pack))
    if not found:
        cards = cards_with(pack)
        found += [*wrong_texts(pack, cards), *wrong_pictures(pack, cards)]
    return found


def cards_with(pack: Pack) -> list[dict[str, Any]]:
    """Return all cards of the game as they are with a pack, once some table could be laid."""
    info = pack.info
    with tempfile.TemporaryDirectory(prefix="dicehall-check-") as folder:
        try:
            content = write_files(laid_files(info, [pack]), Path(folder))
            cards = info.cards(content)
            seats = info.quick_seats
            info.new(Setup(info.id, seats, info.quick(seats), content), FastDice(1))
        except (ContentError, SetupError) as error:
            raise ContentError(at_home(str(error), Path(folder), [pack])) from None
    return cards


def wrong_cards(pack: Pack) -> Iterator[str]:
    """Yield what the loader says of the cards; what it refused is left out to find more."""
    while True:
        try:
            cards_with(pack)
        except ContentError as error:
            yield str(error)
            smaller = without(pack, str(error))
            if smaller is None:
                return
            pack = smaller
        else:
            return


def without(pack: Pack, fault: str) -> Pack | None:
    """Return a pack without the entry that a fault names and its parts, if it is of the pack."""
    for file, text in pack.content().items():
        before, brought = blocks(text)
        for at, block in enumerate(brought):
            if re.search(rf"[: ]{re.escape(id_of(block))}[:,]", fault):
                end = at + 1 + len(parts_of(brought, at))
                rest = before + "".join(brought[:at] + brought[end:])
                return replace(pack, files={**pack.files, f"content/{file}": rest.encode()})
    return None


def entry_count(pack: Pack) -> int:
    """Return how many entries a pack brings; parts belong to theirs."""
    headers = [
        block.splitlines()[0] for text in pack.content().values() for block in blocks(text)[1]
    ]
    return sum("." not in header for header in headers)


def brought_ids(pack: Pack) -> set[str]:
    """Return the ids of all entries of a pack."""
    return {id_of(block) for text in pack.content().values() for block in blocks(text)[1]}


def wrong_texts(pack: Pack, cards: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what cannot be read, and what is not said in some language."""
    info = pack.info
    for lang in LANGUAGES:
        file = pack.folder / "text" / f"{lang}.ftl"
        try:
            bundle = read_bundle(lang, [info.folder / "text", pack.folder / "text"])
        except SetupError as error:
            yield str(error)
            continue
        for key in wanted_texts(pack, info, cards):
            ways = key.split(" or ")
            if all(pattern_of(bundle, one) is None for one in ways):
                yield f"{file}: {key!r} is missing"


def wanted_texts(pack: Pack, info: GameInfo, cards: list[dict[str, Any]]) -> list[str]:
    """Return the keys of all that a pack brings: itself, its cards, their texts, new groups."""
    wanted = [f"pack-{pack.name}", f"pack-{pack.name}.text"]
    ours = {str(card["group"]) for card in info.cards()}
    brought = brought_ids(pack)
    for card in cards:
        if card["id"] not in brought:
            continue
        wanted.append(" or ".join([f"{name}-{card['id']}" for name in info.card_names]))
        if card["effects"]:
            names = [f"{name}-{card['id']}.text" for name in info.card_names]
            wanted.append(" or ".join(names))
        if card["group"] not in ours:
            wanted.append(" or ".join([f"{name}-{card['group']}" for name in info.group_names]))
    return list(dict.fromkeys(wanted))


def wrong_pictures(pack: Pack, cards: list[dict[str, Any]]) -> Iterator[str]:
    """Yield pictures of nothing, and files that are no pictures or more than that."""
    ids = {str(card["id"]) for card in cards}
    for file, data in pack.files.items():
        if not file.startswith("pictures/"):
            continue
        path = Path(file)
        if path.stem not in ids:
            yield f"{pack.folder / file}: no card has the id {path.stem!r}"
        elif path.suffix == ".svg":
            if b"<svg" not in data:
                yield f"{pack.folder / file}: is no SVG"
            elif ACTIVE.search(data):
                yield f"{pack.folder / file}: holds more than a picture: scripts or links"
        elif not data.startswith(MAGIC[path.suffix]):
            yield f"{pack.folder / file}: is no {PICTURES[path.suffix].removeprefix('image/')}"
