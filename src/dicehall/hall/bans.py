"""Who may not come in: places, by the hash of their address, and holders of a seat token."""

from __future__ import annotations

from math import inf
from typing import Final

from dicehall.hall.errors import HallError
from dicehall.hall.store import Store

TOKEN: Final = "token:"


def banned() -> HallError:
    """Return the refusal."""
    return HallError(403, "banned", "you may not come in here; who runs the hall can say why")


class Bans:
    """Those that hold, as of the last time they were read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.until: dict[str, float] = {}

    async def read(self) -> None:
        """Read who is banned."""
        bans = await self.store.bans()
        self.until = {ban.place: inf if ban.until is None else ban.until for ban in bans}

    def check(self, place: str, now: float) -> None:
        """Refuse a place that is banned."""
        if self.until and self.until.get(place, -inf) > now:
            raise banned()

    def check_token(self, token_hash: str | None, now: float) -> None:
        """Refuse the holder of a token that is banned."""
        if self.until and token_hash is not None:
            self.check(TOKEN + token_hash, now)
