"""Bots on the page: levels to choose, hints, the game looked at again, and playing on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import OVER, asked, axe, drawn, give_up, overflowing, small_targets
from tests.web.test_measures import MEASURE, USUAL
from tests.web.test_pages import DESK, PHONE, Tour


def begin(page: Page, game: str = "warriorz", level: str = "level-1") -> None:
    """Play now, against bots of a level."""
    page.locator(f"[data-level={game}]").select_option(level)
    page.locator(f"[data-play={game}]").click()
    assert asked(page)


def test_levels_are_chosen_by_name(new_page: Any):
    page: Page = new_page()
    level = page.locator("[data-level=pig]")
    expect(level).to_have_value("level-2")
    assert level.locator("optgroup").first.locator("option").all_inner_texts() == [
        "Beginner", "Learner", "Regular", "Strong", "Champion"
    ]  # fmt: skip
    begin(page, "pig", "level-3")
    expect(page.locator("ul.seats")).to_contain_text("Bot: Regular")
    page.goto(page.url.split("#")[0])
    expect(page.locator("[data-level=warriorz]")).to_have_value("level-3")
    page.click("[data-invite=pig]")
    chair = page.locator(".chair select").nth(3)
    expect(chair).to_have_value("bot:level-3")
    chair.select_option("bot:level-5")
    page.locator("details summary").click()
    hints = page.locator("[data-hints]")
    expect(hints).not_to_be_checked()
    page.locator(".chair select").nth(1).select_option("bot:level-1")
    expect(hints).to_be_checked()
    page.get_by_role("button", name="Create the table").click()
    chair = page.locator(".chairs select").last
    expect(chair).to_have_value("level-5")
    chair.select_option("level-4")
    expect(chair).to_be_enabled()
    page.reload()
    expect(page.locator(".chairs select").last).to_have_value("level-4")
    expect(page.locator(".rules")).to_contain_text("Hints: yes")


# Keeps what the live region says: a line leaves it after a while.
LISTEN = """() => {
  window.heard = []
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes) window.heard.push(one.textContent)
  }).observe(document.querySelector('[data-live]'), { childList: true })
}"""


@pytest.mark.parametrize("game", ["warriorz", "quarriors"])
def test_a_hint_by_click_answers(new_page: Any, game: str):
    page: Page = new_page()
    begin(page, game)
    page.evaluate(LISTEN)
    page.locator("[data-hint]").click()
    expect(page.locator(".hints")).to_be_visible()
    take = page.locator("[data-take]")
    take.first.wait_for()
    assert 1 <= take.count() <= 3
    assert axe(page) == []
    assert overflowing(page) == []
    expect(take.first).to_contain_text(re.compile(r"\d+%"))
    best = take.first.get_attribute("data-take")
    expect(page.locator(".option.hinted")).to_have_attribute("data-answer", best or "")
    page.wait_for_function("window.heard.some(text => text.includes('wins'))")
    log = page.locator(".log li").count()
    take.first.click()
    expect(page.locator("[data-take]")).to_have_count(0)
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=log)


def test_a_hint_by_key_on_a_phone_in_hungarian(new_page: Any):
    page: Page = new_page("hu", phone=True)
    begin(page)
    page.keyboard.press("h")
    expect(page.locator("[data-take]").first).to_be_visible()
    assert overflowing(page) == []
    assert small_targets(page) == []
    page.locator("[data-take]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-take]")).to_have_count(0)


def test_no_hints_where_the_table_has_none(new_page: Any):
    page: Page = new_page()
    page.click("[data-invite=pig]")
    page.locator(".chair select").nth(1).select_option("bot:random")
    page.locator("details summary").click()
    page.locator("[data-hints]").uncheck()
    page.get_by_role("button", name="Create the table").click()
    page.locator("[data-start]").click()
    assert asked(page)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)


def test_a_game_is_looked_at_again_and_played_on(new_page: Any):
    page: Page = new_page()
    tour = Tour(page, "en")
    begin(page, level="random")
    page.locator("[data-hint]").click()
    page.locator("[data-take]").first.wait_for()
    tour.look("hint")
    give_up(page)
    page.wait_for_selector(OVER)
    page.click("#after-analysis")
    curve = page.locator("[data-curve]")
    curve.wait_for()
    tour.look("analysis")

    curve.focus()
    page.keyboard.press("Home")
    first = curve.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    assert curve.get_attribute("aria-valuetext") != first
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"100.?%"))
    point = page.locator("[data-turning]").last
    number = int(point.get_attribute("data-turning") or 0)
    point.click()
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value(str(number))
    page.locator("[data-curve]").wait_for()
    tour.look("replay-analysis", whole=True)
    page.set_viewport_size(PHONE)
    expect(page.locator("[data-story]")).to_have_count(0)  # the board has the room
    page.locator("[data-drawer]").click()
    page.locator("[data-curve]").wait_for()
    assert overflowing(page) == []
    page.set_viewport_size(DESK)

    for width, height in USUAL:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(MEASURE, 1000) == []
    page.set_viewport_size(DESK)

    page.locator("[data-curve]").click(position={"x": 50, "y": 60})
    expect(slider).not_to_have_value(str(number))
    page.locator("[data-badge]").last.click()
    expect(slider).to_have_value(str(number))
    slider.fill("4")  # early enough to be asked again, whatever the dice do
    page.locator("[data-from-here]").click()
    tour.look("play-on")
    page.locator("[data-play-on]").click()
    page.wait_for_selector(".table .log li")  # what came before
    assert asked(page)
    give_up(page)
    page.wait_for_selector(OVER)
    page.click("#after-dice")
    page.click("[data-check]")
    page.wait_for_selector(".verdict:not(.bad)")
    assert tour.wrong == []
