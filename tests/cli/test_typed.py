"""What is typed in `dicehall play`, however strange, is answered in words."""

from __future__ import annotations

import io

import pytest

from dicehall.cli import main


def play(monkeypatch: pytest.MonkeyPatch, game: str, *lines: str, lang: str = "en") -> None:
    """Play a game of two, type some lines, and leave."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "q", ""])))
    assert main(["play", game, "--seats", "2", "--seed", "1", "--lang", lang]) == 0


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_the_board_of_pig_has_words_for_everything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    play(monkeypatch, "pig", "1", lang=lang)
    assert "⟨" not in capsys.readouterr().out
