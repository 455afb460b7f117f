"""The other processes of a hall. On SQLite there are none: one process holds the file."""

from __future__ import annotations

from msgspec import Struct

from dicehall.hall.news import News, Presence


class Driver(Struct, frozen=True):
    """Which process drives a table, and from when its clocks run at the earliest."""

    process: str
    since: float


class Neighbours:
    """None. Whoever asks is alone with every table."""

    shared = False
    id = ""

    def tell(self, news: News) -> None:
        """Tell all other processes."""

    def drives(self, driver: str | None) -> bool:
        """Tell whether this process is that driver and may still act as it."""
        return True

    def living(self, process: str | None) -> bool:
        """Tell whether a process was alive a moment ago."""
        return True

    async def claim(self, wanted: dict[str, float]) -> dict[str, Driver]:
        """Drive tables that nobody drives; return who drives each, and since when."""
        return {id: Driver(self.id, since) for id, since in wanted.items()}

    def be_present(self, table: str, presence: Presence) -> None:
        """Let everybody know who is at a table here."""

    def let_go(self, table: str, driver: str | None) -> None:
        """A table has left the memory: nobody is there, another may drive it."""

    async def present_at(self, tables: list[str]) -> dict[str, dict[str, Presence]]:
        """Return who is at some tables through other processes, by table and process."""
        return {}

    def others(self) -> bool:
        """Tell whether other processes are there."""
        return False

    async def retire(self) -> None:
        """Drive no table any more; others may, at once."""

    async def close(self) -> None:
        """Say goodbye."""
