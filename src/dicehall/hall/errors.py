"""What the hall refuses, in the one shape every client knows."""

from __future__ import annotations

from dicehall.kit.notation import Phrase


class HallError(ValueError):
    """A request that cannot be met: a stable key, a sentence, and when to try again; where the
    game has words for it, a phrase."""

    def __init__(
        self,
        status: int,
        key: str,
        text: str,
        wait: float | None = None,
        phrase: Phrase | None = None,
    ) -> None:
        super().__init__(text)
        self.status = status
        self.key = key
        self.text = text
        self.wait = wait
        self.phrase = phrase

    def data(self) -> dict[str, object]:
        """Return the error as every client gets it."""
        data: dict[str, object] = {"error": self.key, "text": self.text, "wait": self.wait}
        if self.phrase is not None:
            data["phrase"] = self.phrase.data()
        return data


class Refusal(ValueError):
    """A message on a socket that is not taken, and why."""

    def __init__(self, key: str, text: str, wait: float | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.wait = wait


class StartError(ValueError):
    """Raised when the hall cannot be opened; the sentence is for who started it."""
