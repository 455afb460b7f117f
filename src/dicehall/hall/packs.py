"""Packs that the operator of a hall has installed: a folder of packs, read when the hall opens.

Who lays a table may name these and no other. The cards of a table with packs are kept in the store
like those of any version, so it goes on with them whatever becomes of the folder.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from dicehall.hall.errors import HallError
from dicehall.hall.logs import note, warn
from dicehall.hall.shelf import Shelf
from dicehall.kit.game import PACKS, GameInfo, SetupError, unknown
from dicehall.packs.checking import faults
from dicehall.packs.laying import laid_files
from dicehall.packs.pack import SHEET, Pack, read_pack
from dicehall.text import Texts

MOST: Final = 4  # packs at one table


class Packs:
    """The packs of a folder, by game and name."""

    def __init__(self, folder: str = "") -> None:
        self.folder = folder
        self.installed: dict[str, dict[str, Pack]] = {}

    def read(self) -> None:
        """Read all packs; one with a fault is left out, and the log says why."""
        for sheet in sorted(Path(self.folder).glob(f"*/{SHEET}")) if self.folder else []:
            wrong = faults(sheet.parent)
            if wrong:
                warn("pack left out", pack=str(sheet.parent), why=wrong[0], faults=len(wrong))
                continue
            pack = read_pack(sheet.parent)
            own = self.installed.setdefault(pack.game, {})
            if pack.name in own:
                twin = str(own[pack.name].folder)
                warn("pack left out", pack=str(sheet.parent), why=f"its name is taken by {twin}")
                continue
            own[pack.name] = pack
            note("pack installed", pack=pack.label, game=pack.game)

    def shown(self, game: str, language: str | None) -> list[dict[str, object]]:
        """Return the packs of a game, with what they are called in a language."""
        found: list[dict[str, object]] = []
        for pack in self.installed.get(game, {}).values():
            words = Texts(language or "en", [pack.folder / "text"])
            key = f"pack-{pack.name}"
            found.append(
                {
                    "name": pack.name,
                    "version": pack.version,
                    "title": words.text(key),
                    "about": words.text(f"{key}.text"),
                }
            )
        return found

    def named(self, info: GameInfo, text: str) -> list[Pack]:
        """Return the packs of a text, names by commas; refuse one that is not installed."""
        own = self.installed.get(info.id, {})
        names = list(dict.fromkeys([name.strip() for name in text.split(",") if name.strip()]))
        for name in names:
            if name not in own:
                phrase = unknown(PACKS, name, list(own))
                raise HallError(422, "setup", f"no pack {name!r} is installed here", phrase=phrase)
        if len(names) > MOST:
            text = f"a table has at most {MOST} packs, not {len(names)}"
            raise HallError(422, "setup", text)
        return [own[name] for name in names]

    async def cards(
        self, shelf: Shelf, info: GameInfo, options: dict[str, object]
    ) -> tuple[str, str]:
        """Lay out the cards of a table whose options name packs; return their version and folder,
        nothing without packs. The options then name them exactly."""
        packs = self.named(info, str(options.pop(PACKS, "")))
        if not packs:
            return "", ""
        try:
            files = await asyncio.to_thread(laid_files, info, packs)
            version, folder = await shelf.lay(info, files)
        except ValueError as error:  # packs that do not fit together
            phrase = error.phrase if isinstance(error, SetupError) else None
            raise HallError(422, "setup", str(error), phrase=phrase) from None
        options[PACKS] = files["packs.txt"].decode()
        return version, folder
