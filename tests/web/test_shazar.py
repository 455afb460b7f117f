"""Shazar through the page: on the fields themselves, on a phone, and the layout editor."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.driver import (
    OPEN,
    Hall,
    answer,
    asked,
    axe,
    choose_deed,
    overflowing,
    press,
    set_seats,
    small_targets,
)
from tests.web.test_pages import KEEP, Tour

LONGEST = 300
LEGAL = "[data-thing][data-legal=true]"
PLAIN = ("done", "pass", "attempt", "luck", "option", "keep", "copy")  # no thing stands for these


def lay_out(page: Page, hall: Hall, rounds: int, seats: int = 2, **words: str) -> None:
    """Set a table against bots, short enough for a test, and begin."""
    characters = words.get("characters", "beatrice, daren")
    layouts = words.get("layouts", "")
    page.goto(f"{hall.url}#/new/shazar/characters={characters}&layouts={layouts}")
    set_seats(page, seats)
    for seat in range(1, seats):
        page.locator(".chair select").nth(seat).select_option("bot:greedy")
    page.locator("details input[type=number]").first.fill(str(rounds))
    page.locator("form [type=submit]").click()
    page.locator("[data-start]").click()


def verbs(page: Page) -> list[str]:
    """What may be answered, by verb."""
    found: list[str] = page.eval_on_selector_all(OPEN, "all => all.map(x => x.dataset.answer)")
    return [answer.split(" ")[0] for answer in found]


def answer_on_the_table(page: Page, number: int, tap: bool = False) -> str:
    """Answer with a thing on the table where one stands for an answer; return the verb."""
    offered = [verb for verb in verbs(page) if verb not in PLAIN]
    if not offered:
        answer(page, number, tap=tap)
        return "done"
    things = page.locator(LEGAL)
    assert things.count() > 0, f"nothing on the table stands for {offered}"
    press(things.nth(number % things.count()), tap)
    choose_deed(page, tap)
    return offered[0]


def go_on_until(page: Page, verb: str) -> None:
    """Pass, or take the last answer, until something may be done."""
    for _answer in range(LONGEST):
        assert asked(page), f"the game ended before {verb!r} was asked"
        if verb in verbs(page):
            return
        answer(page, -1)


SIGHTS = ("step", "cast", "aim", "place", "play", "seize", "keep", "drop", "attempt")


def test_a_whole_game_on_the_fields_themselves(new_page: Any, hall: Hall, tmp_path: Path):
    page: Page = new_page()
    lay_out(page, hall, 4, layouts="random")
    tour = Tour(page, "en", tmp_path)
    seen: set[str] = set()
    for number in range(LONGEST):
        if not asked(page):
            break
        for verb in [one for one in SIGHTS if one in verbs(page) and one not in seen]:
            seen.add(verb)
            if KEEP or verb == "aim":
                tour.look(f"shazar-{verb}")
        answer_on_the_table(page, number)
    assert "step" in seen  # whether a spell can be cast is up to cards and dice
    expect(page.locator("dialog #after")).to_be_visible()
    tour.look("shazar-result")

    page.click("#after-statistics")
    expect(page.locator("dialog table").last).to_contain_text("spells cast")
    page.click("#after-dice")
    page.click("[data-check]")
    expect(page.locator(".verdict")).to_have_text(re.compile("honest"))
    compared = int(re.findall(r"\d+", page.locator(".steps li").last.inner_text())[0])
    assert compared >= 2 * 20 + 2 + 2 * 5 + 4, "fields, artifacts, hands and the first rolls"
    page.locator("dialog a[href*=replay]").click()
    page.locator("input[type=range]").fill("9")
    page.wait_for_selector(".replay .log li")
    tour.look("shazar-replay")
    assert not tour.wrong, "\n".join(tour.wrong)


def test_a_whole_game_on_a_phone(new_page: Any, hall: Hall, tmp_path: Path):
    page: Page = new_page("ru", phone=True)
    lay_out(page, hall, 3, layouts="random")
    tour = Tour(page, "ru", tmp_path)
    seen: set[str] = set()
    for number in range(LONGEST):
        if not asked(page):
            break
        for verb in [one for one in SIGHTS if one in verbs(page) and one not in seen]:
            seen.add(verb)
            assert overflowing(page) == []
            assert small_targets(page) == []
            if verb == "cast":
                assert axe(page) == []
            if KEEP and verb in ("step", "cast"):
                tour.picture(f"shazar-{verb}-phone-ru.png", whole=False)
        answer_on_the_table(page, number, tap=True)
    assert "step" in seen
    expect(page.locator("dialog #after")).to_be_visible()
    assert overflowing(page) == []
    page.click("#after-dice")
    page.click("[data-check]")
    expect(page.locator(".verdict .icon")).to_be_visible()
    assert page.locator(".verdict.bad").count() == 0


def test_four_lands_are_walked_by_keys_and_refusals_say_why(
    new_page: Any, hall: Hall, tmp_path: Path
):
    page: Page = new_page("hu")
    lay_out(page, hall, 5, 4, characters="beatrice, gothard, daren, shantiren")
    go_on_until(page, "step")
    assert page.locator("svg.field").count() == 4
    if KEEP:
        Tour(page, "hu", tmp_path).picture("shazar-four-desk-hu.png", whole=False)
    assert overflowing(page) == []
    assert axe(page) == []
    page.locator('[data-thing="beatrice-c"]').focus()
    walked = set()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.dataset.thing"))
    assert len(walked) >= 4, walked
    expect(page.locator(".about")).not_to_be_empty()
    page.locator('.hit[data-legal=true][data-thing*="-1-"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Beatrice lépése:")
    go_on_until(page, "cast")
    refused = page.locator("[data-thing^=spell-][data-legal=false]")
    if refused.count():
        refused.first.click()
        expect(page.locator(".note.wrong")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".log")).to_contain_text("Gothard")


def test_play_now_begins_with_a_character(new_page: Any):
    page: Page = new_page(reduced_motion="reduce", color_scheme="dark")
    page.click("[data-play=shazar]")
    assert asked(page)
    expect(page.locator("[data-thing^=pick-]")).to_have_count(4)
    page.locator('[data-thing="pick-gothard"]').click()
    expect(page.locator('[data-thing="gothard-c"]')).to_be_visible()
    go_on_until(page, "step")
    assert axe(page) == []
    page.locator(".lands input[type=checkbox]").check()
    expect(page.locator("svg.field")).to_have_count(1)
    expect(page.locator("svg.field .name").first).to_be_visible()


CODE = "[data-code]"


def place(page: Page, what: str) -> Locator:
    return page.locator(f'[data-what="{what}"]').first


def test_a_field_is_laid_checked_shared_and_played_on(new_page: Any, hall: Hall, tmp_path: Path):
    page: Page = new_page()
    page.goto(f"{hall.url}#/new/shazar")
    page.click('a[href="#/layout"]')
    expect(page.locator(CODE)).to_have_text(re.compile("[0-9A-Z]{7}-[0-9A-Z]{7}"))
    first = page.locator(CODE).inner_text()

    place(page, "ice - triangle").click()
    place(page, "mana-lake 2 star").click()
    expect(page.locator(CODE)).not_to_have_text(first)
    expect(page.locator("[data-good]")).to_be_visible()
    tour = Tour(page, "en", tmp_path)
    tour.look("shazar-layout")

    # Beside the entrance there is room for the exit, but the two would touch.
    swapped = page.locator(CODE).inner_text()
    place(page, "portal-out").focus()
    page.keyboard.press("Enter")
    page.locator('[data-thing="edge-3--2"]').click()
    expect(page.locator("[data-breaches]")).to_contain_text("touch each other")
    expect(page.locator(CODE)).to_have_text("—")
    tour.look("shazar-layout-breach")
    assert not tour.wrong, "\n".join(tour.wrong)

    page.fill("[data-code-in]", "nonsense")
    page.keyboard.press("Enter")
    expect(page.locator("[data-trouble]")).to_contain_text("no layout code")
    page.fill("[data-code-in]", swapped.lower())
    page.keyboard.press("Enter")
    expect(page.locator(CODE)).to_have_text(swapped)
    page.click("[data-do=keep]")
    with page.expect_download() as saved:
        page.click("[data-do=save]")
    file = tmp_path / "beatrice.toml"
    saved.value.save_as(file)
    page.click("[data-do=standard]")
    expect(page.locator(CODE)).to_have_text(first)
    page.set_input_files("[data-file-in]", file)
    expect(page.locator(CODE)).to_have_text(swapped)
    page.reload()
    page.click(".shelf .btn >> nth=0")
    expect(page.locator(CODE)).to_have_text(swapped)

    page.click("[data-do=use]")
    expect(page.locator("[data-option=layouts]")).to_have_value(f"{swapped}, standard")
    page.locator(".chair select").nth(1).select_option("bot:greedy")
    page.locator("form [type=submit]").click()
    page.locator("[data-start]").click()
    assert asked(page)
    expect(page.locator(".codes")).to_contain_text(swapped)


def test_cards_say_plainly_what_is_invented(new_page: Any, hall: Hall, tmp_path: Path):
    page: Page = new_page()
    page.goto(f"{hall.url}#/cards/shazar")
    page.wait_for_selector(".cards li")
    page.locator("header select").last.select_option("daren")
    expect(page.locator(".cards li")).to_have_count(16)
    expect(page.locator(".cards .origin.invented").first).to_have_text("invented")
    tour = Tour(page, "en", tmp_path)
    tour.look("cards-shazar")
    page.locator("header select").last.select_option("characters")
    expect(page.locator(".cards .map")).to_have_count(4)
    assert not tour.wrong, "\n".join(tour.wrong)
