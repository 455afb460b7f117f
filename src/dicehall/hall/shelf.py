"""The cards that games began with. Each version is kept in the store once, and laid out as files
when a table of it is read; so an update of cards ends no game."""

from __future__ import annotations

import asyncio
import base64
import shutil
import tempfile
from pathlib import Path
from typing import Final

from dicehall.games import find, names
from dicehall.hall.errors import HallError
from dicehall.hall.store import Store
from dicehall.kit.content import PACKS
from dicehall.kit.game import GameInfo

CARDS: Final = "*.toml"
DOTS: Final = (".png", ".webp", ".jpg")


def outdated() -> HallError:
    """Return the refusal of a table whose cards are nowhere to be found."""
    return HallError(409, "outdated", "the table was begun with cards that are not here any more")


def files_of(info: GameInfo) -> dict[str, str]:
    """Return the cards of a game as they are now, files by name."""
    found = sorted((info.folder / "content").glob(CARDS))
    return {path.name: path.read_text(encoding="utf-8-sig") for path in found}


def kept(file: str, data: bytes) -> str:
    """Return a file as the store keeps it: pictures of dots are no text."""
    return base64.b64encode(data).decode() if file.endswith(DOTS) else data.decode("utf-8-sig")


def given(file: str, text: str) -> bytes:
    """Return a file as it was before it was kept."""
    return base64.b64decode(text) if file.endswith(DOTS) else text.encode()


class Shelf:
    """Cards as they were. A folder is made for each version that a table needs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.root: Path | None = None
        self.folders: dict[tuple[str, str], str] = {}
        self.laid: dict[tuple[str, str], str] = {}  # versions of cards with packs, by these

    async def open(self) -> None:
        """Keep the cards as they are now, for the time after the next update."""
        for name in names():
            info = find(name)
            files = files_of(info)
            if files:
                await self.store.keep_content(info.id, info.content_version(), files)

    async def folder(self, game: str, version: str) -> str:
        """Return the folder of the cards that a table needs: nothing for those of today."""
        info = find(game)
        if version == info.content_version():
            return ""
        if info.earlier(version):
            return info.earlier(version)
        key = (game, version)
        if key not in self.folders:
            files = await self.store.content(game, version)
            if files is None:
                raise outdated()
            self.folders[key] = self.laid_out(f"{game}-{len(self.folders)}", files)
        return self.folders[key]

    async def lay(self, info: GameInfo, files: dict[str, bytes]) -> tuple[str, str]:
        """Keep cards that somebody has put together, with packs; return their version and where
        they lie."""
        key = (info.id, files[PACKS].decode())
        if key not in self.laid:
            name = f"{info.id}-packs-{len(self.laid)}"
            folder = self.laid_out(name, {file: kept(file, data) for file, data in files.items()})
            version = await asyncio.to_thread(info.content_version, folder)
            self.laid[key] = version
            self.folders.setdefault((info.id, version), folder)
        version = self.laid[key]
        texts = {file: kept(file, data) for file, data in files.items()}
        await self.store.keep_content(info.id, version, texts)
        return version, self.folders[info.id, version]

    def laid_out(self, name: str, files: dict[str, str]) -> str:
        """Write cards into a folder of their own."""
        if self.root is None:
            self.root = Path(tempfile.mkdtemp(prefix="dicehall-cards-"))
        folder = self.root / name
        for file, text in files.items():
            path = folder / Path(file).parent.name / Path(file).name  # never elsewhere
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(given(file, text))
        return str(folder)

    def close(self) -> None:
        """Remove the folders."""
        if self.root is not None:
            shutil.rmtree(self.root, ignore_errors=True)
