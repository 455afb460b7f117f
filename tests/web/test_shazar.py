"""Shazar through the page: on the fields themselves, on a phone, and the layout editor."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.driver import OPEN, Hall, asked, axe, overflowing, small_targets
from tests.web.test_pages import KEEP, Tour

LONGEST = 300
LEGAL = "[data-thing][data-legal=true]"
PLAIN = ("done", "pass", "attempt", "luck", "option", "keep", "copy")  # no thing stands for these


def lay_out(page: Page, hall: Hall, rounds: int, seats: int = 2, **words: str) -> None:
    """Set a table against bots, short enough for a test, and begin."""
    page.goto(f"{hall.url}#/new/shazar")
    count = page.locator("form section").first.locator("select").last
    count.select_option(str(seats))
    for seat in range(1, seats):
        page.locator(".chair select").nth(seat).select_option("bot:greedy")
    page.locator("details summary").click()
    page.locator("details input[type=number]").first.fill(str(rounds))
    texts = page.locator("details input[type=text]")
    texts.nth(0).fill(words.get("characters", "beatrice, daren"))
    texts.nth(1).fill(words.get("layouts", ""))
    page.locator("form [type=submit]").click()
    page.locator("[data-start]").click()


def verbs(page: Page) -> list[str]:
    """What may be answered, by verb."""
    found: list[str] = page.eval_on_selector_all(OPEN, "all => all.map(x => x.dataset.answer)")
    return [answer.split(" ")[0] for answer in found]


def click(thing: Locator, tap: bool) -> None:
    if tap:
        thing.tap()
    else:
        thing.click()


def answer_on_the_table(page: Page, number: int, tap: bool = False) -> str:
    """Answer with a thing on the table where one stands for an answer; return the verb."""
    offered = [verb for verb in verbs(page) if verb not in PLAIN]
    if not offered:
        options = page.locator(OPEN)
        click(options.nth(number % options.count()), tap)
        return "done"
    things = page.locator(LEGAL)
    assert things.count() > 0, f"nothing on the table stands for {offered}"
    click(things.nth(number % things.count()), tap)
    page.wait_for_timeout(30)
    menu = page.locator("dialog .stack .btn")
    if menu.count():
        click(menu.first, tap)
    return offered[0]


SIGHTS = ("step", "cast", "aim", "place", "play", "seize", "keep", "drop", "attempt")


def test_a_whole_game_on_the_fields_themselves(new_page: Any, hall: Hall, tmp_path: Path):
    page: Page = new_page()
    lay_out(page, hall, 6)
    tour = Tour(page, "en", tmp_path)
    seen: set[str] = set()
    for number in range(LONGEST):
        if not asked(page):
            break
        for verb in [one for one in SIGHTS if one in verbs(page) and one not in seen]:
            seen.add(verb)
            if KEEP or verb in ("step", "aim"):
                tour.look(f"shazar-{verb}")
        answer_on_the_table(page, number)
        page.wait_for_timeout(30)
    assert {"step", "cast", "aim"} <= seen
    expect(page.locator("dialog #after")).to_be_visible()
    tour.look("shazar-result")

    page.click("#after-statistics")
    expect(page.locator("dialog table").last).to_contain_text("spells cast")
    page.click("#after-dice")
    page.click("[data-check]")
    expect(page.locator(".verdict")).to_have_text(re.compile("honest"))
    compared = int(re.findall(r"\d+", page.locator(".steps li").last.inner_text())[0])
    assert compared > 2 + 4 + 4, "the artifacts, the first rolls and more"
    page.locator("dialog a[href*=replay]").click()
    page.locator("input[type=range]").fill("9")
    page.wait_for_selector(".replay .log li")
    tour.look("shazar-replay")
    assert not tour.wrong, "\n".join(tour.wrong)
