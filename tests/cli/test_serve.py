"""How `dicehall serve` reads what is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.cli import main
from dicehall.hall.hall import Settings


def test_an_origin_may_end_with_a_slash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As copied from a browser; what a browser sends has none."""
    opened: list[Settings] = []

    def serve(settings: Settings, *_rest: object) -> int:
        opened.append(settings)
        return 0

    monkeypatch.setattr("dicehall.hall.server.serve", serve)
    monkeypatch.setattr("dicehall.hall.logs.set_up", lambda _level: None)
    command = ["serve", "--database", str(tmp_path / "hall.sqlite3")]
    assert main([*command, "--origin", "https://games.example/"]) == 0
    assert opened[0].origins == ("https://games.example",)
