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


@pytest.mark.parametrize("typed", ["[/x]", "[bold]x[/bold]", ":heart:", "²", "9" * 5000, "0"])
def test_strange_words_and_digits_are_refused_as_they_were_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    play(monkeypatch, "pig", typed)
    printed = "".join(capsys.readouterr().out.split())  # however the lines were wrapped
    assert f"cannotread'{typed[:100]}" in printed
    assert "Seeyouatthenexttable." in printed
