"""Putting packs together with the cards of a game: one folder, which is the content of a set-up.

Entries of a pack come behind ours; one that a pack replaces stands where ours stood.
"""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from dicehall.kit.content import PACKS, ContentError, read_text
from dicehall.kit.game import GameInfo, SetupError
from dicehall.packs.pack import Pack, read_pack
from dicehall.text import LANGUAGES

HEADER: Final = re.compile(r"^\[.*$", re.MULTILINE)
ID: Final = re.compile(r'^id *= *"([^"]*)"', re.MULTILINE)


def blocks(text: str) -> tuple[str, list[str]]:
    """Return what stands before the first table of a content file, and its tables as text.

    >>> blocks('# ours\\n[[card]]\\nid = "a"\\n[[card]]\\nid = "b"\\n')[1]
    ['[[card]]\\nid = "a"\\n', '[[card]]\\nid = "b"\\n']
    """
    starts = [found.start() for found in HEADER.finditer(text)] + [len(text)]
    return text[: starts[0]], [text[a:b] for a, b in pairwise(starts)]


def id_of(block: str) -> str:
    """Return the id of a table of a content file, or nothing."""
    found = ID.search(block)
    return found[1] if found else ""


def parts_of(tables: list[str], at: int) -> list[int]:
    """Return where the parts of a table stand: of a `[[warrior]]` each `[[warrior.card]]`.

    >>> parts_of(["[[a]]", "[[a.b]]", "[[a.b]]", "[[a]]"], 0)
    [1, 2]
    """
    name = tables[at].splitlines()[0].strip("[] ")
    end = at + 1
    while end < len(tables) and tables[end].lstrip("[ ").startswith(f"{name}."):
        end += 1
    return list(range(at + 1, end))


def joined(ours: str, pack: Pack, file: str) -> str:
    """Return a content file of ours with what a pack brings.

    What takes the place of an entry takes that of all its parts.
    """
    where = str(pack.folder / "content" / file)
    text = pack.content()[file]
    read_text(text, where)  # complain if it is no TOML
    before, brought = blocks(text if text.endswith("\n") else text + "\n")
    if re.search(r"^\s*[^#\s]", before, re.MULTILINE):
        raise ContentError(f"{where}: begins with a key; a pack brings entries such as [[card]]")
    head, kept = blocks(ours)
    places = {id_of(table): at for at, table in enumerate(kept) if id_of(table)}
    parts: list[int] = []  # of an entry that is in its place already
    for at, table in enumerate(brought):
        header = table.splitlines()[0]
        id = id_of(table)
        if not header.startswith("[["):
            raise ContentError(f"{where}: {header}: a pack brings entries such as [[card]]")
        if not id:
            raise ContentError(f"{where}: {header}: 'id' is missing")
        place = places.get(id, -1)
        if place >= 0 and kept[place] and id not in pack.replaces:
            raise ContentError(
                f"{where}: {id}: there is such a card; name it in 'replaces' of pack.toml "
                "if this one takes its place"
            )
        if at in parts:
            continue
        if place < 0 or not kept[place]:
            kept.append(table)
            continue
        gone = parts_of(kept, place)
        parts = parts_of(brought, at)
        kept[place] = "".join([table, *[brought[part] for part in parts]])
        for part in gone:
            kept[part] = ""
    return head + "".join(kept)


def laid_files(info: GameInfo, packs: Sequence[Pack], base: str = "") -> dict[str, bytes]:
    """Return the cards of a game with packs, files by their path: content, texts, pictures."""
    chosen = sorted(packs, key=lambda pack: pack.name)
    fits(info, chosen)
    ours = info.folder / "content"
    found: dict[str, bytes] = {}
    for path in sorted(ours.glob("*.toml")):
        own = Path(base) / path.name if base else path
        text = (own if own.exists() else path).read_text(encoding="utf-8-sig")
        for pack in chosen:
            if path.name in pack.content():
                text = joined(text if text.endswith("\n") else text + "\n", pack, path.name)
        found[path.name] = text.encode()
    for lang in LANGUAGES:
        file = f"text/{lang}.ftl"
        texts = [pack.files[file].decode("utf-8-sig") for pack in chosen if file in pack.files]
        if texts:
            found[file] = "\n".join(texts).encode()
    for pack in chosen:
        for file, data in pack.files.items():
            if file.startswith("pictures/"):
                found[file] = data
    found[PACKS] = ", ".join([pack.label for pack in chosen]).encode()
    return found


def fits(info: GameInfo, packs: Sequence[Pack]) -> None:
    """Refuse packs of another game, and two of one name."""
    for at, pack in enumerate(packs):
        if pack.game != info.id:
            raise SetupError(f"the pack {pack.name!r} is for {pack.game}, not for {info.id}")
        if pack.name in [other.name for other in packs[:at]]:
            raise SetupError(f"the pack {pack.name!r} is named twice")


def write_files(files: dict[str, bytes], folder: Path) -> str:
    """Write files into a folder; return it as the content of a set-up."""
    for path, data in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return str(folder)


def laid(info: GameInfo, folders: Sequence[Path], base: str = "") -> str:
    """Lay the packs of some folders beside the cards of a game, or of *base*, for as long as this
    process lives; return the folder."""
    packs = [read_pack(folder) for folder in folders]
    folder = Path(tempfile.mkdtemp(prefix="dicehall-packs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    content = write_files(laid_files(info, packs, base), folder)
    try:
        info.content_version(content)
    except ContentError as error:
        raise ContentError(at_home(str(error), folder, packs)) from None
    return content


def at_home(fault: str, folder: Path, packs: Sequence[Pack]) -> str:
    """Return what is wrong with cards in a laid folder, with the pack's file in place of that."""
    for pack in packs:
        for file in pack.content():
            fault = fault.replace(str(folder / file), str(pack.folder / "content" / file))
    return fault
