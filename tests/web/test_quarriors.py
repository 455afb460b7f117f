"""Quarriors! through the page: by clicking on dice, creatures and cards, and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from dicehall.games import find
from dicehall.kit.lesson import DO, RIVAL, find_lesson, read_lesson
from tests.web.driver import (
    DEEDS,
    OPEN,
    READY,
    Hall,
    answer,
    arrow_to_legal,
    asked,
    axe,
    focused,
    overflowing,
    play_scene,
    press_thing,
    set_option,
    set_seats,
    set_speed,
    small_targets,
    tab_to,
)
from tests.web.rigged import SCENES
from tests.web.test_pages import KEEP, Tour

LONGEST = 250
ROUNDS = 5
LEGAL = "[data-thing][data-legal=true]"
PLAIN = ("done", "pass", "begin", "bring-back")  # answers that no thing on the table stands for


def lay_out(page: Page, hall: Hall, **words: str) -> None:
    """Set a table for two against a bot, short enough for a test, and begin."""
    page.goto(f"{hall.url}#/new/quarriors")
    set_option(page, "wilds", words.get("wilds", "random"))
    if "code" in words:
        page.fill("[data-option=code]", words["code"])
    set_option(page, "glory", "quick")
    set_seats(page, 2)
    page.locator(".chair select").nth(1).select_option("bot:greedy")
    page.locator("details summary").click()
    page.locator("details input[type=number]").first.fill(str(ROUNDS))
    page.locator("form [type=submit]").click()
    page.locator("[data-start]").click()


def verbs(page: Page) -> list[str]:
    """What may be answered, by verb."""
    found: list[str] = page.eval_on_selector_all(OPEN, "all => all.map(x => x.dataset.answer)")
    return [answer.split(" ")[0] for answer in found]


def dearest(things: Locator) -> Locator:
    """The last thing that may be chosen: in the wilds the cards stand in the order of the book."""
    return things.nth(things.count() - 1)


def answer_on_the_table(page: Page, number: int, tap: bool = False) -> str:
    """Answer with a thing on the table where one stands for an answer; return the verb."""
    offered = [verb for verb in verbs(page) if verb not in PLAIN]
    things = page.locator(LEGAL)
    putting_away = set(offered) == {"discard"}
    if offered and not putting_away and not (offered == ["use"] and number % 3 == 0):
        assert things.count() > 0, f"nothing on the table stands for {offered}"
        press_thing(page, dearest(things), tap)
        return offered[0]
    answer(page, -1, tap=tap)
    return "done"


# Counts dice of the rival that fall; each is drawn anew for it.
WATCH_FALLS = """() => {
  window.fallen = 0
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one instanceof Element && one.matches('[data-ready="1"] .falls')) window.fallen++
  }).observe(document.body, { subtree: true, childList: true })
}"""
PHASES = {"use", "reroll", "summon", "capture", "cull", "defend", "cast", "attach"}


def test_a_whole_game_on_the_table_itself(new_page: Any, hall: Hall):
    page: Page = new_page()
    lay_out(page, hall)
    tour = Tour(page, "en")
    seen: set[str] = set()
    for number in range(LONGEST):
        if not asked(page):
            break
        for verb in (set(verbs(page)) & PHASES) - seen:
            seen.add(verb)
            if KEEP or verb in ("capture", "summon"):
                tour.look(f"quarriors-{verb}")
        answer_on_the_table(page, number)
    assert "capture" in seen  # whether there is a creature to summon is up to the dice
    expect(page.locator(".log .dice svg")).not_to_have_count(0)  # the story shows dice, not words
    expect(page.locator("dialog #after")).to_be_visible()
    tour.look("quarriors-result")

    page.click("#after-statistics")
    expect(page.locator("dialog table").last).to_contain_text("strongest attack")
    wide = "x => x.scrollWidth - x.clientWidth"
    assert page.locator("dialog .scroll-x").last.evaluate(wide) == 0, "no figure is cut"
    page.click("#after-dice")
    page.click("[data-check]")
    expect(page.locator(".verdict")).to_have_text(re.compile("honest"))
    compared = int(re.findall(r"\d+", page.locator(".steps li").last.inner_text())[0])
    assert compared > 48 + 2 * 12, "more than the wilds and two turns"
    page.locator("dialog a[href*=replay]").click()
    page.locator("input[type=range]").fill("9")
    page.wait_for_selector(".replay .log li")
    tour.look("quarriors-replay")
    assert not tour.wrong, "\n".join(tour.wrong)


@pytest.mark.parametrize("lang", ["hu", "ru"] if KEEP else ["hu"])
def test_a_whole_game_on_a_phone(new_page: Any, hall: Hall, lang: str):
    page: Page = new_page(lang, phone=True)
    lay_out(page, hall)
    tour = Tour(page, lang)
    seen: set[str] = set()
    for number in range(LONGEST):
        if not asked(page):
            break
        for verb in (set(verbs(page)) & PHASES) - seen:
            seen.add(verb)
            assert overflowing(page) == []
            assert small_targets(page) == []
            if verb == "capture":
                assert axe(page) == []
            if KEEP:
                page.mouse.move(0, 0)  # on a phone no pointer lies on a card
                tour.picture(f"quarriors-{verb}-phone-{lang}.png", whole=False)
        answer_on_the_table(page, number, tap=True)
    assert "capture" in seen
    expect(page.locator("dialog #after")).to_be_visible()
    assert overflowing(page) == []
    tabs = page.locator("dialog [role=tablist]").bounding_box()
    assert tabs
    assert 44 <= tabs["height"] < 60, "the tabs stand in one line"


def test_cards_with_their_faces_and_sources(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/cards/quarriors")
    expect(page.locator(".cards li")).to_have_count(53)
    page.locator("header select").last.select_option("quake-dragon")
    expect(page.locator(".cards li")).to_have_count(3)
    assert page.locator(".cards li").first.locator(".faces svg").count() == 6
    page.locator(".cards summary").first.click()
    expect(page.locator(".cards table").first).to_contain_text("glory")
    tour = Tour(page, "en")
    tour.look("cards-quarriors")
    assert not tour.wrong, "\n".join(tour.wrong)


def test_a_wilds_code_is_checked_and_used(new_page: Any, hall: Hall):
    page: Page = new_page("ru", forgiving=True)
    page.goto(f"{hall.url}#/new/quarriors")
    assert page.locator("[data-option=code]").count() == 0
    set_option(page, "wilds", "code")
    page.fill("[data-option=code]", "166G-4G0E")
    page.locator("form [type=submit]").click()
    expect(page.locator("[role=alert]")).to_contain_text("Чащи «166G-4G0E» нет")
    lay_out(page, hall, wilds="code", code="166g 4g0d")
    assert asked(page)
    expect(page.locator(".board code")).to_have_text("166G-4G0D")


def test_chosen_wilds(new_page: Any, hall: Hall):
    page: Page = new_page()
    lay_out(page, hall, wilds="choose")
    for _pick in range(5):
        asked(page)
        page.locator(LEGAL).first.click()
    asked(page)
    expect(page.locator("[data-thing^=wild-]")).to_have_count(13)


def test_a_closer_look_refusals_and_arrow_keys(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=quarriors]")
    # Whoever spends nothing in the first turn can pay for an assistant; nobody has culled yet.
    while asked(page) and "capture" not in verbs(page):
        answer(page, -1)
    page.locator('[data-thing="wild-quiddity"]').click()
    expect(page.locator(".note.wrong")).to_contain_text("No dice are left")
    page.locator('[data-thing="wild-portal"]').hover()  # lifted up large, without a dialog
    expect(page.locator("[data-lifted] .faces svg")).to_have_count(6)
    page.locator('[data-thing="wild-portal"]').click(button="right")
    expect(page.locator("dialog .faces svg")).to_have_count(6)
    page.keyboard.press("Escape")
    page.locator('[data-thing="pile-0-bag"]').click()
    expect(page.locator("dialog")).to_contain_text("Basic Quiddity")
    page.keyboard.press("Escape")

    page.locator('[data-thing="wild-portal"]').focus()
    walked = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.dataset.thing"))
    assert len(walked) >= 4, walked
    page.locator('[data-thing="wild-assistant"]').focus()
    page.keyboard.press("i")
    expect(page.locator("dialog h2")).to_have_text("Assistant")
    page.keyboard.press("Escape")
    page.locator('[data-thing="wild-assistant"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You capture Assistant")


def test_the_first_game_points_at_dice_and_cards_and_draws_the_attack(new_page: Any):
    page: Page = new_page()
    page.click("[data-learn=quarriors]")
    steps = find_lesson(find("quarriors"), "first").steps
    for number, step in enumerate(step for step in steps if step.kind != RIVAL):
        page.wait_for_selector(f"[data-step='{number}']")
        if step.kind != DO:
            page.click("[data-next]")
            continue
        page.wait_for_selector(f'{READY}:has([data-answer="{step.answer}"])', state="attached")
        if step.answer not in PLAIN:
            expect(page.locator("[data-marked]").first).to_be_visible()
        if step.answer.startswith("defend"):
            # Three creatures attack; the one that can take it all has its chance on it.
            expect(page.locator("[data-lines='3']")).to_be_visible()
            expect(page.locator("[data-marked]")).to_contain_text("100%")
            page.locator("[data-marked]").click()  # the lines are in nobody's way
            expect(page.locator("[data-lines]")).to_have_count(0)
        else:
            answer(page, 0, step.answer)


def play_a_scene(page: Page, hall: Hall, scene: str) -> None:
    """Give the answers of a scene, all but the last."""
    play_scene(page, hall, "quarriors", scene)
    steps = read_lesson(SCENES / f"quarriors-{scene}.toml").scripted(0)
    for number, step in enumerate(steps):
        page.wait_for_selector(f'{READY}:has([data-answer="{step.answer}"])', state="attached")
        if number + 1 < len(steps):
            answer(page, 0, step.answer)


def test_what_a_spell_destroys_is_seen_to_fall(new_page: Any, hall: Hall):
    """Assistants lie before the rival; who is destroyed is still there to fall."""
    page: Page = new_page()
    play_a_scene(page, hall, "death-spell")
    set_speed(page, "fast")
    standing = page.locator("[data-ready='1'] [data-creature]:not(.falls)")
    expect(standing).to_have_count(3)
    page.evaluate(WATCH_FALLS)
    answer(page, 0, "cast death-spell:s**")
    page.wait_for_function("() => window.fallen > 0")
    asked(page)
    destroyed = page.locator(".log").inner_text().count("is destroyed")
    assert destroyed == page.evaluate("window.fallen")
    expect(standing).to_have_count(3 - destroyed)
    expect(page.locator(".falls")).to_have_count(0)


def test_an_ooze_shows_what_it_copies_and_its_own_die(new_page: Any, hall: Hall):
    page: Page = new_page()
    play_a_scene(page, hall, "copying-ooze")
    page.locator("[data-thing^=pool-][data-legal=true]").first.wait_for()
    answer(page, 0, "summon strong-primordial-ooze")
    ooze = page.locator("[data-tray='0'] [data-creature]", has=page.locator(".true"))
    expect(ooze).to_have_count(1)
    expect(ooze.locator(".die svg")).to_be_visible()
    expect(ooze.locator(".true svg")).to_be_visible()
    expect(ooze).to_contain_text("Assistant")
    expect(ooze).to_contain_text("Strong Primordial Ooze")
    large, small = ooze.locator(".die").bounding_box(), ooze.locator(".true").bounding_box()
    assert large
    assert small
    assert 12 < small["width"] < large["width"], "its own die lies small on the copied one"


def tab_on(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _press in range(80):
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {selector}")


def choose_by_keys(page: Page, value: str) -> None:
    """Walk through the list that has the focus, from its first entry on."""
    page.keyboard.press("Home")
    for _press in range(40):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no way by arrow keys to {value}")


def lay_out_by_keys(page: Page) -> None:
    """Set a table for two against a bot, short enough for a test, and begin, all by keys."""
    tab_to(page, "invite")
    while focused(page, "invite") != "quarriors":
        page.keyboard.press("Tab")
        tab_to(page, "invite")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    tab_on(page, "[data-option=wilds] input")
    tab_on(page, "[data-option=glory] input")
    page.keyboard.press("ArrowRight")
    tab_on(page, "[data-seats] input")
    while page.evaluate("document.activeElement.value") != "2":
        page.keyboard.press("ArrowLeft")
    tab_on(page, "li:nth-child(2) .chair select")
    choose_by_keys(page, "bot:random")
    tab_on(page, "summary")
    page.keyboard.press("Enter")
    tab_on(page, "details input[type=number]")
    page.keyboard.press("Control+a")
    page.keyboard.type(str(ROUNDS))
    tab_on(page, "form [type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-start]")
    tab_to(page, "start")
    page.keyboard.press("Space")


def test_a_whole_game_by_keyboard_alone(new_page: Any):
    page: Page = new_page()
    lay_out_by_keys(page)
    walked = answered = 0
    for number in range(LONGEST):
        if not asked(page):
            break
        offered = set(verbs(page)) - set(PLAIN)
        if offered and number % 2 == 0 and arrow_to_legal(page):
            walked += 1
        else:
            tab_to(page, "answer")
            if number % 3 == 0:  # the last one ends the phase, so the game goes on
                while page.evaluate("!!document.activeElement.closest('li')?.nextElementSibling"):
                    page.keyboard.press("Tab")
            answered += 1
        page.keyboard.press("Enter" if number % 2 else "Space")
        if page.locator(DEEDS).count():  # the first has the focus
            page.keyboard.press("Enter")
            expect(page.locator(DEEDS)).to_have_count(0)
    assert walked > 0
    assert answered > 0
    after = page.locator("dialog:has(#after)")
    expect(after).to_be_visible()
    inside = page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    assert inside, "the dialog has the focus"
    tab_on(page, "#after-result")
    page.keyboard.press("ArrowLeft")  # round to the last tab
    tab_to(page, "check")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_text(re.compile("honest"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
