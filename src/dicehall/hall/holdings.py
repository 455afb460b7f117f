"""How many seats each address holds at tables that wait or are played, as far as this hall saw."""

from __future__ import annotations

from dicehall.hall.errors import HallError
from dicehall.hall.store import Store

WAIT = 60.0


def too_many(most: int) -> HallError:
    """Return the refusal of one seat too many."""
    text = f"one address may hold {most} seats at a time; finish or leave some games"
    return HallError(429, "too-many", text, WAIT, limit="seats_per_address")


class Holdings:
    """Seats by address. Kept in memory only: addresses are never written down."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.held: dict[str, dict[str, str]] = {}  # tables by address and token hash
        self.places: dict[tuple[str, str], str] = {}  # addresses by table and token hash
        self.barred: dict[tuple[str, str], float] = {}  # by table and address, until when

    async def take(self, address: str, table: str, token: str) -> None:
        """Let an address hold one seat more, or refuse it."""
        if len(self.held.get(address, {})) >= self.most:
            await self.forget([address])
        held = self.held.setdefault(address, {})
        if len(held) >= self.most:
            raise too_many(self.most)
        held[token] = table

    async def note(self, address: str, table: str, token: str) -> None:
        """Remember from where a seat was taken."""
        self.places[table, token] = address

    async def free(
        self, table: str, token: str, until: float | None = None, spared: str | None = None
    ) -> None:
        """Let an address hold one seat less; it may then be barred from the table for a time,
        unless another seat that is spared was taken from there, too."""
        address = self.places.pop((table, token), None)
        if address is None:
            return
        self.held.get(address, {}).pop(token, None)
        if until is not None and address != self.places.get((table, spared or "")):
            self.barred[table, address] = until

    async def until(self, address: str, table: str) -> float:
        """Return until when an address may not sit down at a table."""
        return self.barred.get((table, address), 0.0)

    async def sweep(self, now: float) -> None:
        """Forget what is of no use any more."""
        await self.forget(list(self.held))
        live = await self.store.live_among(list({table for table, _ in self.places}))
        self.places = {key: one for key, one in self.places.items() if key[0] in live}
        self.barred = {key: until for key, until in self.barred.items() if until > now}

    async def forget(self, addresses: list[str]) -> None:
        """Forget the seats at tables that are over, gone, or played against bots alone."""
        ids = {table for address in addresses for table in self.held.get(address, {}).values()}
        live = await self.store.live_among(list(ids))
        for address in addresses:
            found = self.held.get(address, {})
            held = {token: table for token, table in found.items() if table in live}
            if held:
                self.held[address] = held
            else:
                self.held.pop(address, None)
