"""What the hall refuses, in the one shape every client knows."""

from __future__ import annotations

from dicehall.kit.notation import Phrase


class Refused(ValueError):
    """Why something is refused: a stable key, a sentence, and when to try again; where the game
    has words for it, a phrase; where a limit of the hall is reached, its name."""

    def __init__(
        self,
        key: str,
        text: str,
        wait: float | None = None,
        limit: str | None = None,
        phrase: Phrase | None = None,
    ) -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.wait = wait
        self.limit = limit
        self.phrase = phrase

    def data(self) -> dict[str, object]:
        """Return why, as every client gets it."""
        data: dict[str, object] = {"error": self.key, "text": self.text, "wait": self.wait}
        if self.phrase is not None:
            data["phrase"] = self.phrase.data()
        if self.limit is not None:
            data["limit"] = self.limit
        return data


class HallError(Refused):
    """A request that cannot be met."""

    def __init__(
        self,
        status: int,
        key: str,
        text: str,
        wait: float | None = None,
        phrase: Phrase | None = None,
        limit: str | None = None,
    ) -> None:
        super().__init__(key, text, wait, limit, phrase)
        self.status = status


class Refusal(Refused):
    """A message on a socket that is not taken."""


def unreadable() -> HallError:
    """Return the refusal of a table that cannot be read."""
    return HallError(409, "unreadable", "this table cannot be read; who runs the hall can see why")


def as_refusal(error: HallError) -> Refusal:
    """Return what was refused, as it is said on a socket."""
    return Refusal(error.key, error.text, error.wait, error.limit)


class Behind(Exception):
    """Raised when another process was first at a table: follow it, then try again."""


class StartError(ValueError):
    """Raised when the hall cannot be opened; the sentence is for who started it."""
