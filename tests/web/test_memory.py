"""What a visit leaves behind: games that are over do not stay in the page.

Elements are waited for by locators alone: a handle of one keeps its whole tree alive.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.web.conftest import GAMES
from tests.web.driver import answer, asked


def kept(page: Page, devtools: CDPSession) -> tuple[int, int]:
    """The nodes and listeners that are still there after all that can go has gone."""
    page.locator("[data-play]").first.wait_for()
    for _time in range(3):
        devtools.send("HeapProfiler.collectGarbage")
    counted = devtools.send("Memory.getDOMCounters")
    return counted["nodes"], counted["jsEventListeners"]


def play_each(page: Page) -> None:
    """Begin a game of each kind, answer a little, and go back to the lobby."""
    for game in GAMES:
        page.locator(f"[data-play={game}]").click()
        for number in range(3):
            if asked(page):
                answer(page, number)
        asked(page)
        page.locator("a[href='#/']").first.click()
        page.locator("[data-play]").first.wait_for()


def test_ten_games_leave_the_lobby_as_it_was(new_page: Any):
    """The first game of a kind brings its code and texts, and they stay; further ones nothing."""
    page: Page = new_page()
    devtools = page.context.new_cdp_session(page)
    play_each(page)
    nodes, listeners = kept(page, devtools)
    play_each(page)
    nodes_later, listeners_later = kept(page, devtools)
    assert nodes_later < 1.1 * nodes
    assert listeners_later <= listeners + 2
