"""Shazar through the page: on the map itself, by keys, on a phone, and the layout editor."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from dicehall.games import find
from dicehall.kit.lesson import DO, RIVAL, find_lesson
from tests.web.driver import (
    DEEDS,
    OPEN,
    Hall,
    answer,
    arrow_to_legal,
    asked,
    axe,
    drawn,
    overflowing,
    press,
    press_long,
    press_thing,
    set_seats,
    set_speed,
    small_targets,
    tab_to,
)
from tests.web.test_pages import KEEP, Tour

LONGEST = 300
LEGAL = "[data-thing][data-legal=true]"
PLAIN = ("done", "pass", "attempt", "luck", "option")  # no thing stands for these


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
    press_thing(page, things.nth(number % things.count()), tap)
    return offered[0]


def go_on_until(page: Page, verb: str, tap: bool = False) -> None:
    """Pass, or take the last answer, until something may be done."""
    for _answer in range(LONGEST):
        assert asked(page), f"the game ended before {verb!r} was asked"
        if verb in verbs(page):
            return
        answer(page, -1, tap=tap)


SIGHTS = ("step", "cast", "aim", "place", "play", "seize", "keep", "drop", "attempt")


def test_a_whole_game_on_the_map_itself(new_page: Any, hall: Hall):
    page: Page = new_page()
    lay_out(page, hall, 3, layouts="random")
    tour = Tour(page, "en")
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


def test_a_whole_game_on_a_phone(new_page: Any, hall: Hall):
    page: Page = new_page("ru", phone=True)
    lay_out(page, hall, 3, layouts="random")
    tour = Tour(page, "ru")
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


def test_a_whole_game_by_keyboard_alone_and_refusals_say_why(new_page: Any, hall: Hall):
    page: Page = new_page("hu")
    lay_out(page, hall, 4, 3, characters="beatrice, gothard, daren")
    walked = 0
    refused = ""
    for number in range(LONGEST):
        if not asked(page):
            break
        if number == 0:
            assert page.locator("svg.field [data-thing]").count() == 3 * 21
            assert overflowing(page) == []
            assert axe(page) == []
        dull = page.locator("[data-thing^=spell-][data-legal=false]")
        if not refused and "cast" in verbs(page) and dull.count():
            dull.first.focus()
            page.keyboard.press("Enter")
            refused = page.locator(".note.wrong").first.inner_text()
        on_things = walked < 2 or number % 2 == 0
        if page.locator(LEGAL).count() and on_things and arrow_to_legal(page):
            walked += 1
        else:
            tab_to(page, "answer")
        page.keyboard.press("Enter" if number % 2 else "Space")
        if page.locator(DEEDS).count():  # the first has the focus
            page.keyboard.press("Enter")
    assert walked > 1
    assert "A jele nem illik ehhez a mezőhöz" in refused
    expect(page.locator("dialog #after")).to_be_visible()


def begin(page: Page, tap: bool = False) -> None:
    """Play now, with a character, up to the first step."""
    press(page.locator("[data-play=shazar]"), tap)
    assert asked(page)
    expect(page.locator("[data-thing^=pick-]")).to_have_count(4)
    press(page.locator('[data-thing="pick-gothard"]'), tap)
    expect(page.locator('[data-thing="gothard-c"]')).to_be_visible()
    go_on_until(page, "step", tap)


def test_play_now_begins_with_a_character_and_hexes_explain_themselves(new_page: Any):
    page: Page = new_page(reduced_motion="reduce", color_scheme="dark")
    begin(page)
    assert axe(page) == []
    page.locator('[data-thing$="-in"]').first.hover()
    meaning = page.locator("[data-meaning]")
    expect(meaning).to_contain_text("Portal entrance")
    expect(meaning).to_contain_text("free Portal exit of another land")
    expect(meaning.locator("a[href*=portal]")).to_be_visible()
    page.mouse.move(640, 5)
    page.locator('[data-thing="gothard-c"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(meaning).not_to_contain_text("Capital")
    page.locator("[data-region=dock] [data-thing^=spell-]").first.hover()
    expect(page.locator("[data-lifted]")).to_be_visible()
    page.evaluate("document.documentElement.dataset.contrast = 'high'")
    assert axe(page) == []


def test_a_finger_that_rests_on_a_hex_learns_what_it_is(new_page: Any):
    """Neither the click nor the menu that a resting finger brings about opens a card or answers."""
    page: Page = new_page(phone=True)
    begin(page, tap=True)
    question = page.locator("[data-line]").get_attribute("data-question")
    press_long(page, page.locator('[data-thing="gothard-c"]'))
    meaning = page.locator("[data-meaning]")
    expect(meaning).to_contain_text("Capital")  # it stays when the finger has gone
    expect(meaning.locator("a[href*=rules]")).to_be_visible()
    press_long(page, page.locator("svg.field [data-legal=true]").first)
    assert page.locator("[data-line]").get_attribute("data-question") == question, "no answer"
    assert page.locator("dialog").count() == 0
    # The next touch is one like any other.
    press_thing(page, page.locator("svg.field [data-legal=true]").first, tap=True)
    expect(page.locator("[data-line]")).not_to_have_attribute("data-question", str(question))


def test_the_result_says_why_by_artifacts_or_lives(new_page: Any, hall: Hall):
    """After the last round: which one it was, and the figures that decided."""
    page: Page = new_page()
    lay_out(page, hall, 1)
    for number in range(LONGEST):
        if not asked(page):
            break
        answer(page, -1 - number % 2)
    why = page.locator("dialog #after .why")
    expect(why).to_have_count(2)
    expect(why.first).to_have_text("Round 1 was the last.")
    told = "(Most artifacts at home win|Equal artifacts|Artifacts, lives and maximum are equal)"
    expect(why.last).to_have_text(re.compile(told))
    scores = page.locator("dialog #after tbody td").all_inner_texts()
    figures = re.findall(r"\d+", why.last.inner_text())
    assert set(figures) <= set(scores), "the sentence and the table say the same"


def happens(page: Page, what: str) -> None:
    """Wait until something is seen on the map at one time."""
    page.wait_for_selector(f"[data-board]{what}", state="attached")


def test_the_first_game_points_at_the_map_and_spells_fly(new_page: Any):
    page: Page = new_page()
    page.click("[data-learn=shazar]")
    steps = find_lesson(find("shazar"), "first").steps
    for number, step in enumerate(step for step in steps if step.kind != RIVAL):
        page.wait_for_selector(f"[data-step='{number}']")
        if step.kind != DO:
            page.click("[data-next]")
            continue
        page.wait_for_selector("[data-question]:not([data-pending])", state="attached")
        marked = page.locator("[data-marked]").first
        expect(marked).to_be_visible()
        aimed = step.answer.startswith("aim")
        if aimed:
            set_speed(page, "fast")
            expect(page.locator("[data-prompt]")).to_contain_text("Sunbeam: at whom?")
            expect(page.locator('[data-thing="casting-shantiren-sunbeam"]')).to_be_visible()
        marked.locator("[data-thing]").or_(marked).first.click()
        if aimed:
            # The spell flies, its card lies beside the caster, then both roll at the target.
            happens(page, ":has(.spell):has([data-revealed=shantiren-sunbeam])")
            happens(page, ':has([data-dice]:has-text("against"))')
            happens(page, ":has([data-mage='1'] .mark)")
            return


def test_a_field_is_laid_at_the_table_by_pictures(new_page: Any, hall: Hall):
    page: Page = new_page()
    lay_out(page, hall, 2, layouts="choose")
    asked(page)
    land = page.locator("svg.laying")
    expect(land.locator(LEGAL)).to_have_count(18)
    ice = land.get_by_label("Ice Barrier", exact=False)
    assert ice.get_attribute("data-thing") != "beatrice-1-1"
    ice.click()
    asked(page)
    expect(land.locator('[data-thing="beatrice-1-1"]')).to_have_attribute(
        "aria-label", re.compile("Ice Barrier")
    )
    expect(land.locator(LEGAL)).to_have_count(17)
    # The next one is carried to the marked place.
    lake = land.get_by_label("Mana Lake", exact=False)
    lake.drag_to(land.locator('[data-thing="beatrice-1-2"]'))
    asked(page)
    expect(land.locator('[data-thing="beatrice-1-2"]')).to_have_attribute(
        "aria-label", re.compile("Mana Lake")
    )
    for _place in range(16):
        land.locator(LEGAL).first.click()
        asked(page)
    expect(land.locator("[data-thing^=edge-][data-legal=true]")).to_have_count(12)
    land.locator("[data-thing^=edge-]").nth(4).focus()
    page.keyboard.press("Enter")
    asked(page)
    assert axe(page) == []
    land.locator("[data-thing^=edge-][data-legal=true]").first.click()
    expect(land).to_have_count(0)


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
    tour = Tour(page, "en")
    tour.look("shazar-layout")
    page.set_viewport_size({"width": 1280, "height": 720})
    drawn(page)
    box = page.locator("svg[role=group]").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 720

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
    page.locator('[data-thing="beatrice-c"]').hover()
    expect(page.locator("[data-meaning]")).to_contain_text(swapped)


def test_cards_say_plainly_what_is_invented(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/cards/shazar")
    page.wait_for_selector(".cards li")
    page.locator("header select").last.select_option("daren")
    expect(page.locator(".cards li")).to_have_count(16)
    expect(page.locator(".cards .origin.invented").first).to_have_text("invented")
    tour = Tour(page, "en")
    tour.look("cards-shazar")
    page.locator("header select").last.select_option("characters")
    expect(page.locator(".cards .map")).to_have_count(4)
    assert not tour.wrong, "\n".join(tour.wrong)
