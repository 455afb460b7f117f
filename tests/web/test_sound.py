"""Sounds: none until they are wished, as loud as one likes, never the only sign."""

from __future__ import annotations

import re
import wave
from typing import Any

from playwright.sync_api import Page, Request

from tests.web.driver import ROOT, play_by_buttons, set_setting

NAMES = re.findall(r"'(\w+)'", (ROOT / "web/src/lib/sound.ts").read_text("utf-8").split("] as")[0])


def test_every_sound_is_a_short_file_of_our_own():
    folder = ROOT / "web" / "public" / "sounds"
    made = (ROOT / "tools" / "sounds.py").read_text("utf-8")
    names = [name for name in NAMES if not name.startswith(".")]
    assert len(names) > 10
    assert {path.stem for path in folder.glob("*")} == set(names)
    for name in names:
        assert f'"{name}": ' in made
        with wave.open(str(folder / f"{name}.wav")) as file:
            assert file.getnframes() / file.getframerate() < 2


def test_no_sound_is_fetched_until_it_is_wished(new_page: Any):
    page: Page = new_page()
    fetched: list[str] = []

    def note(request: Request) -> None:
        if "/sounds/" in request.url:
            fetched.append(request.url.rpartition("/")[2])

    page.on("request", note)
    page.click("[data-play=pig]")
    play_by_buttons(page, 3)
    assert fetched == []
    set_setting(page, sound=True)
    with page.expect_request("**/sounds/*.wav"):
        play_by_buttons(page, 2)
