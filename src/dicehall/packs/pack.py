"""A pack as it lies in its folder."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dicehall.games import find
from dicehall.kit.content import ContentError, read
from dicehall.kit.game import GameInfo, SetupError
from dicehall.text import LANGUAGES

SHEET: Final = "pack.toml"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
VERSION: Final = re.compile(r"[0-9]+(\.[0-9]+)*")
PICTURES: Final = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
}
LARGEST: Final = 512 * 1024  # bytes of one file
MOST_FILES: Final = 2000
BESIDE: Final = ("readme", "license", "licence", "copying", "credits", "changelog")


@dataclass(frozen=True)
class Pack:
    """A pack: what its sheet says, and its files by their path inside."""

    folder: Path
    name: str
    game: str
    version: str
    replaces: tuple[str, ...]
    files: dict[str, bytes]

    @property
    def digest(self) -> str:
        """A fingerprint of every byte it brings."""
        whole = hashlib.sha256()
        for path, data in sorted(self.files.items()):
            whole.update(f"{path}\0{len(data)}\0".encode() + data)
        return whole.hexdigest()[:12]

    @property
    def label(self) -> str:
        """How tables and records name it."""
        return f"{self.name}@{self.version}#{self.digest}"

    @property
    def info(self) -> GameInfo:
        """The game it is for."""
        return find(self.game)

    def content(self) -> dict[str, str]:
        """Return the texts of its content files by name."""
        return {
            path.removeprefix("content/"): data.decode("utf-8-sig")
            for path, data in sorted(self.files.items())
            if path.startswith("content/")
        }


def read_pack(folder: Path) -> Pack:
    """Read a pack; a slip in its sheet, or a file that does not belong there, is an error."""
    sheet = read(folder / SHEET)
    name = sheet.text("name")
    if not NAME.fullmatch(name):
        raise sheet.error(f"'name' is {name!r}; right would be small letters, such as 'my-pack'")
    game = sheet.text("game")
    try:
        info = find(game)
    except SetupError as error:
        raise sheet.error(f"'game': {error}") from None
    version = sheet.text("version")
    if not VERSION.fullmatch(version):
        raise sheet.error(f"'version' is {version!r}; right would be numbers, such as '1.0'")
    replaces = tuple(sheet.texts("replaces", default=[]))
    sheet.end()
    return Pack(folder, name, game, version, replaces, files_of(folder, info))


def files_of(folder: Path, info: GameInfo) -> dict[str, bytes]:
    """Return the files of a pack; what stands where nobody looks for it is an error."""
    found: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).as_posix()
        if path.is_dir() or any(part.startswith(".") for part in Path(inside).parts):
            continue
        if path.stem.lower() in BESIDE and "/" not in inside:
            continue
        why = misplaced(inside, info)
        if not why and path.is_symlink():
            why = "is a link; put the file itself there"
        if not why and path.stat().st_size > LARGEST:
            why = f"has more than {LARGEST // 1024} KB"
        if why:
            raise ContentError(f"{path}: {why}")
        found[inside] = path.read_bytes()
        if len(found) > MOST_FILES:
            raise ContentError(f"{folder}: has more than {MOST_FILES} files")
    return found


def misplaced(inside: str, info: GameInfo) -> str:
    """Say why a file does not belong into a pack, or nothing."""
    place, _slash, name = inside.rpartition("/")
    stem, dot, ending = name.rpartition(".")
    if inside == SHEET:
        return ""
    if place == "content":
        known = sorted(path.name for path in (info.folder / "content").glob("*.toml"))
        return "" if name in known else f"{info.id} has no such file; it has {', '.join(known)}"
    if place == "text":
        known = [f"{lang}.ftl" for lang in LANGUAGES]
        return "" if name in known else f"texts are {', '.join(known)}"
    if place == "pictures":
        if dot + ending not in PICTURES:
            return f"pictures are {', '.join(PICTURES)}"
        return "" if NAME.fullmatch(stem) else "a picture is called like its card's id"
    return f"a pack holds {SHEET}, content/, text/ and pictures/, nothing else"
