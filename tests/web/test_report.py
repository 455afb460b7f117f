"""The report on balance in a real browser: light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from dicehall.cli import main

pytestmark = pytest.mark.browser


def test_the_report_fits_a_phone_and_follows_the_theme(tmp_path: Path, browser: Browser) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "report.html"
    command = ["balance", "warriorz", "--bots", "random,thumb", "--games", "60", "--lang", "en"]
    assert main([*command, "--out", str(out)]) == 0
    inks = []
    for theme, width in (("light", 390), ("dark", 390), ("dark", 1280)):
        context = browser.new_context(
            viewport={"width": width, "height": 844},
            color_scheme="dark" if theme == "dark" else "light",
        )
        page = context.new_page()
        asked: list[str] = []

        def heard(request: Request, asked: list[str] = asked) -> None:
            asked.append(request.url)

        page.on("request", heard)
        page.goto(out.as_uri())
        assert page.locator("figure svg").count() == 4
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        size = page.evaluate(
            "Math.min(...[...document.querySelectorAll('svg text')]"
            ".map((text) => text.getBoundingClientRect().height))"
        )
        assert size >= 9
        word = "getComputedStyle(document.querySelector('svg text')).fill"
        inks.append(page.evaluate(word))
        assert asked == [out.as_uri()]
        context.close()
    assert inks[0] != inks[1] == inks[2]
