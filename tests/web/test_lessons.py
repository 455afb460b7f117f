"""Each first game is played to its end: by mouse, by keyboard and on a phone, in each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicehall.games import find, names
from dicehall.kit.lesson import DO, RIVAL, find_lesson, lessons
from dicehall.text import texts_of
from tests.web.driver import READY, answer_by_keys, drawn

GAMES = [game for game in names() if lessons(find(game))]


def asks_for(page: Page, answer: str) -> None:
    """Wait for the question that an answer is for."""
    page.wait_for_selector(f'{READY}:has([data-answer="{answer}"])', state="attached")


def by_mouse(page: Page, answer: str) -> None:
    page.click("[data-unfold]")
    page.click(f'[data-answer="{answer}"]')


def by_finger(page: Page, answer: str) -> None:
    page.tap("[data-unfold]")
    page.tap(f'[data-answer="{answer}"]')


def next_by_mouse(page: Page) -> None:
    page.click("[data-next]")


def next_by_finger(page: Page) -> None:
    page.tap("[data-next]")


def next_by_keys(page: Page) -> None:
    page.keyboard.press("n")


Ways = dict[str, tuple[bool, Callable[[Page, str], None], Callable[[Page], None]]]
WAYS: Ways = {
    "mouse": (False, by_mouse, next_by_mouse),
    "keys": (False, answer_by_keys, next_by_keys),
    "phone": (True, by_finger, next_by_finger),
}
# Each way once and each language once; the other pairs with `--all`.
USUAL = (("mouse", "en"), ("keys", "ru"), ("phone", "hu"))
PAIRS = [
    pytest.param(way, lang, marks=[] if (way, lang) in USUAL else [pytest.mark.looks])
    for way in WAYS
    for lang in ("en", "ru", "hu")
]


@pytest.mark.parametrize(("way", "lang"), PAIRS)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_to_its_end(new_page: Any, game: str, way: str, lang: str):
    phone, answer, go_on = WAYS[way]
    lesson = find_lesson(find(game), lessons(find(game))[0])
    words = texts_of(find(game), lang)
    page: Page = new_page(lang, phone=phone)
    learn = page.locator(f"[data-learn={game}]")
    if phone:
        learn.tap()
    else:
        learn.click()
    steps = [step for step in lesson.steps if step.kind != RIVAL]
    for number, step in enumerate(steps):
        coach = page.locator(f"[data-step='{number}']")
        expect(coach.locator("p")).to_have_text(words.text(step.text))
        if step.kind == DO:
            asks_for(page, step.answer)
            answer(page, step.answer)
        else:
            go_on(page)
    expect(page.locator("[data-step]")).to_have_count(0)
    page.wait_for_selector("[data-question]", state="attached")  # a free game from here


# How much of what the teacher says is out of sight.
CUT = "one => Math.max(0, one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)"


@pytest.mark.looks
@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_taught_can_be_read_on_a_phone(new_page: Any, game: str, lang: str):
    """Upright, and lying on its side."""
    lesson = find_lesson(find(game), lessons(find(game))[0])
    words = texts_of(find(game), lang)
    page: Page = new_page(lang, phone=True)
    page.locator(f"[data-learn={game}]").tap()
    cut: list[str] = []
    for number, step in enumerate(step for step in lesson.steps if step.kind != RIVAL):
        coach = page.locator(f"[data-step='{number}']")
        expect(coach.locator("p")).to_have_text(words.text(step.text))
        if step.kind == DO:
            asks_for(page, step.answer)
        for width, height in ((844, 390), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            if coach.evaluate(CUT) > 1:
                cut.append(f"{width}x{height}, {step.text}: {coach.evaluate(CUT)} px")
        if step.kind == DO:
            page.locator(f'[data-answer="{step.answer}"]').evaluate("one => one.click()")
        else:
            next_by_finger(page)
    assert cut == []


def test_what_is_too_early_is_refused_with_its_reason(new_page: Any):
    page: Page = new_page()
    page.click("[data-learn=pig]")
    page.click("[data-next]")
    asks_for(page, "roll")
    by_mouse(page, "roll")
    expect(page.locator("[data-step='2']")).to_be_visible()
    asks_for(page, "hold")
    by_mouse(page, "hold")
    reason = texts_of(find("pig"), "en").text("lesson-first-again-not-yet")
    expect(page.get_by_text(reason).first).to_be_visible()
    expect(page.locator("[data-step='2']")).to_be_visible()


def test_a_game_in_a_minute_comes_before_the_first_one_and_once(new_page: Any):
    page: Page = new_page(met=())
    page.click("[data-play=warriorz]")
    minute = page.locator("[data-minute]")
    expect(minute).to_contain_text(texts_of(find("warriorz"), "en").text("minute-goal"))
    expect(minute.locator(".picture svg text").first).to_be_attached()  # drawn for this game
    page.click("[data-understood]")
    expect(minute).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-question]", state="attached")
    expect(minute).to_have_count(0)
