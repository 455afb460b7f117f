"""Whole games through the page: by mouse, by keyboard alone, by finger, and two at one table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import (
    DEEDS,
    LONGEST,
    OPEN,
    Hall,
    answer,
    answer_at_once,
    arrow_to_legal,
    asked,
    cut_buttons,
    focused,
    give_up,
    menu,
    overflowing,
    play_to_the_end,
    play_until,
    press_thing,
    ready,
    set_option,
    set_seats,
    set_setting,
    small_targets,
    somebody_asked,
    tab_to,
    unfold,
)


def test_by_mouse_on_the_things_themselves(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=warriorz]")
    clicked = {"zone": 0, "warrior": 0, "pick": 0, "die": 0, "card": 0}
    for number in range(LONGEST):
        if not asked(page):
            break
        things = page.locator("[data-thing][data-legal=true]")
        if things.count() == 0:
            answer(page, number)
        else:
            thing = things.nth(number % things.count())
            kind = (thing.get_attribute("data-thing") or "die").split("-")[0]
            clicked[kind] += 1
            # The middle of a ring's part may be covered by who stands there: aim at the rim.
            at = thing.locator("text").first if kind == "zone" else thing
            press_thing(page, at, force=kind in ("zone", "warrior"))
    assert page.locator("dialog #after").count() == 1
    assert clicked["pick"] == 1
    assert clicked["card"] > 0
    assert clicked["zone"] > 0
    assert clicked["zone"] + clicked["warrior"] > 3


# What a game is about, as against what is settled before it.
DECISIONS = {
    "warriorz": "play",
    "quarriors": "use, reroll, summon, capture",
    "shadespire": "move, charge, guard",
    "shazar": "step",
}


@pytest.mark.parametrize("game", DECISIONS)
def test_a_newcomer_decides_something_real_after_three_answers_at_most(new_page: Any, game: str):
    page: Page = new_page()
    page.click(f"[data-play={game}]")
    for number in range(4):
        assert asked(page)
        answers = page.eval_on_selector_all(OPEN, "all => all.map(one => one.dataset.answer)")
        if {one.split(" ")[0] for one in answers} & set(DECISIONS[game].split(", ")):
            return
        assert number < 3, answers
        answer(page)


def test_after_the_game(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=warriorz]")
    asked(page)
    expect(page.locator("[data-thing^=pick-] .easy")).to_have_count(3)
    page.hover("[data-thing=pick-baobab]")  # whoever is pointed at shows the cards it fights with
    expect(page.locator("[data-preview=baobab]")).to_be_visible()
    expect(page.locator("[data-region=dock] [data-thing^=card-]")).to_have_count(8)
    page.evaluate("Math.random = () => 0")
    page.click("[data-surprise]")  # who knows no warrior leaves it to chance
    expect(page.locator("[data-thing^=pick-]")).to_have_count(0)
    play_to_the_end(page)
    expect(page.locator("dialog h2")).to_have_text(re.compile(r"You (win|lose)"))
    expect(page.locator("dialog .winners")).to_be_visible()
    expect(page.locator("[data-podium] .emblem svg")).to_have_count(3)
    expect(page.locator("dialog .why").first).to_have_text(re.compile(r"\d"))
    page.click("#after-statistics")
    expect(page.locator("dialog .bars li")).to_have_count(6)
    fallen = int(page.locator("dialog .bars").get_attribute("data-dice") or "0")
    assert fallen == sum(int(bar) for bar in page.locator("dialog .bars .num").all_inner_texts())
    page.click("#after-dice")
    page.click("[data-check]")
    expect(page.locator("dialog .verdict")).to_have_text("The dice were honest.")
    expect(page.locator("dialog .steps li")).to_have_count(8)
    expect(page.locator("[data-salt]")).to_contain_text("Your own number stands in the record:")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download the record").click()
    lines = downloading.value.path().read_text("utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "warriorz"
    assert "result" in json.loads(lines[-1])
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last == len(lines) - 2
    slider.fill(str(last))
    expect(page.locator(".replay .log li").last).to_contain_text("win")
    page.select_option(".eyes select", "0")
    slider.fill("3")
    expect(page.locator(".replay .log li").first).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert asked(page)


def test_by_keyboard_alone(new_page: Any):
    page: Page = new_page()
    tab_to(page, "play")
    assert focused(page, "play") == "warriorz"
    page.keyboard.press("Enter")
    walked = 0
    for number in range(LONGEST):
        if not asked(page):
            break
        board = page.locator("[data-thing][data-legal=true]").count() > 0
        if board and number % 3 == 0 and arrow_to_legal(page):
            walked += 1
        else:
            tab_to(page, "answer")
        page.keyboard.press("Enter" if number % 2 else "Space")
        if page.locator(DEEDS).count():  # the first has the focus
            page.keyboard.press("Enter")
    assert walked > 0
    expect(page.locator("dialog #after")).to_be_visible()
    inside = page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    assert inside, "the dialog has the focus"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_on_a_phone_in_russian(new_page: Any):
    page: Page = new_page("ru", phone=True)
    page.locator("[data-play=warriorz]").tap()
    for number in range(LONGEST):
        if not asked(page):
            break
        if number % 4 == 0:
            assert overflowing(page) == []
            assert small_targets(page) == []
        answer(page, number, tap=True)
    assert overflowing(page) == []
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("dialog h2")).to_have_text(re.compile("Вы (победили|выиграли|проиграли)"))


def test_two_browsers_with_a_reload_and_a_killed_hall(new_page: Any, hall: Hall):
    anna: Page = new_page("en", forgiving=True)
    ben: Page = new_page("hu", forgiving=True)
    anna.click("[data-invite=warriorz]")
    anna.fill("input[autocomplete=nickname]", "Anna")
    set_seats(anna, 2)
    anna.get_by_role("button", name="Create the table").click()
    link = anna.locator(".invite input").input_value()
    expect(anna.locator(".invite svg[role=img]")).to_be_visible()

    ben.goto(link)
    ben.fill("input[autocomplete=nickname]", "Béla")
    ben.get_by_role("button", name="Ide ülök").click()
    expect(anna.locator(".chairs")).to_contain_text("Béla")
    anna.locator("[data-start]").click()

    ben.get_by_role("tab", name="Csevegés").click()
    ben.get_by_placeholder("Mondj valamit").fill("Szia!")
    ben.keyboard.press("Enter")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.locator(".chat .lines")).to_contain_text("Szia!")
    anna.get_by_role("tab", name="Log").click()
    ben.get_by_role("tab", name="Napló").click()

    def over(page: Page) -> bool:
        return page.locator("dialog #after").count() > 0

    for number in range(LONGEST):
        page = somebody_asked((anna, ben))
        if page is None:
            break
        answer_at_once(page, number)
        if number == 12:
            before = ben.locator(".log li").count()
            ben.reload()
            ben.wait_for_selector(".log li")
            assert ben.locator(".log li").count() >= before
        if number == 20:
            hall.kill()
            expect(anna.locator(".banner")).to_be_visible()
            expect(ben.locator(".banner")).to_be_visible()
            hall.start()
            expect(anna.locator(".banner")).to_have_count(0)
            expect(ben.locator(".banner")).to_have_count(0)
    assert over(anna)
    assert over(ben)
    headlines = {anna.locator("dialog h2").inner_text(), ben.locator("dialog h2").inner_text()}
    assert headlines in ({"You win!", "Vesztettél."}, {"You lose.", "Győztél!"})
    assert anna.locator(".log li").count() == ben.locator(".log li").count()


def test_reasons_undo_and_confirmation(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=warriorz]")
    play_until(page, "move ")
    far = page.locator(".zone[data-legal=false]:not([aria-disabled=true])").first
    far.locator("text").click(force=True)
    expect(page.locator(".note.wrong")).to_be_visible()
    menu(page, "settings")
    page.get_by_label("Ask before an answer is sent").check()
    page.keyboard.press("Escape")
    lines = page.locator(".log li").count()
    answer(page)
    expect(page.locator(".confirm")).to_be_visible()
    assert page.locator(".log li").count() == lines
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".confirm")).to_have_count(0)


def test_a_free_answer_is_taken_back(new_page: Any):
    """The first of two cards laid face down may be taken up again."""
    page: Page = new_page()
    page.click("[data-invite=warriorz]")
    set_option(page, "mode", "duel-of-teams")
    page.locator(".chair select").nth(1).select_option("bot:random")
    page.get_by_role("button", name="Create the table").click()
    page.locator("[data-start]").click()
    play_until(page, "play ")
    prompt = page.locator("[data-prompt]").inner_text()
    answer(page, kind="play ")
    expect(page.locator("[data-prompt]")).not_to_have_text(prompt)
    menu(page, "undo")
    expect(page.locator(".note").filter(has_text="Taken back")).to_be_visible()
    expect(page.locator("[data-prompt]")).to_have_text(prompt)


def test_another_is_asked_to_allow_it(new_page: Any):
    anna: Page = new_page()
    ben: Page = new_page()
    anna.click("[data-invite=pig]")
    set_seats(anna, 2)
    anna.get_by_role("button", name="Create the table").click()
    anna.wait_for_selector("[data-start]")
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit here").click()
    anna.locator("[data-start]").click()
    asked(anna)
    answer(anna, kind="roll")
    anna.locator("[data-menu]").click()
    anna.get_by_role("menuitem", name="Ask to take back").click()
    expect(ben.locator("dialog")).to_contain_text("asks to take the last answer back")
    ben.get_by_role("button", name="Allow").click()
    expect(ben.locator("dialog")).to_have_count(0)
    expect(anna.locator(".log li")).to_have_count(0)
    expect(ben.locator(".log li")).to_have_count(0)


def test_people_and_bots_are_spoken_of_by_name(new_page: Any):
    """In the log, aloud, after the game and in the replay; two of one name have their numbers."""
    anna: Page = new_page()
    other: Page = new_page("ru")
    anna.click("[data-invite=pig]")
    anna.fill("input[autocomplete=nickname]", "Anna")
    anna.locator("summary").first.click()
    anna.get_by_label("Points to win").fill("60")  # no bot gets there in its first turn
    set_seats(anna, 3)
    anna.locator(".chair select").nth(1).select_option("bot:random")
    anna.locator(".chair select").nth(2).select_option("person")
    anna.get_by_role("button", name="Create the table").click()
    anna.wait_for_selector("[data-start]")
    other.goto(anna.url)
    other.fill("input[autocomplete=nickname]", "Anna")
    other.get_by_role("button", name="Сесть сюда").click()
    anna.locator("[data-start]").click()
    asked(anna)
    answer(anna, kind="roll")
    expect(anna.locator(".log li").first).to_contain_text("You roll")
    expect(anna.locator("[data-live]")).to_contain_text("You roll")
    rolled = re.findall(r"You roll (\d)", anna.locator(".log").inner_text())[0]
    for page in (anna, other):  # the die lies as it fell, though at this speed nobody saw it fall
        expect(page.locator(f".cube.show{rolled}")).to_be_visible()
    expect(other.locator(".log li").first).to_contain_text("Anna (1): на кубике")
    expect(anna.locator("ul.seats")).to_contain_text("Bot 2")
    expect(other.locator("ul.seats")).to_contain_text("Бот 2")

    for page, name in ((anna, "Give up"), (other, "Сдаться")):
        page.locator("[data-menu]").click()
        page.get_by_role("menuitem", name=name).click()
        page.locator("dialog .btn.main").click()
    after = anna.locator("dialog:has(#after)")
    after.wait_for()
    expect(after.locator("tbody th").first).to_have_text("Bot 2")  # who has not given up won
    assert sorted(after.locator("tbody th").all_inner_texts()) == ["Anna (1)", "Anna (3)", "Bot 2"]
    after.get_by_role("link", name="Replay").click()
    slider = anna.locator("input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    log = anna.locator(".replay .log")
    expect(log).to_contain_text("Anna (1) rolls")
    expect(log).not_to_contain_text("Player")
    expect(anna.locator(".eyes")).to_contain_text("as Anna (1)as Bot 2as Anna (3)")


def test_the_result_takes_the_place_of_an_open_question(new_page: Any):
    """Who is just asked whether to give up when the game ends sees the result alone."""
    anna: Page = new_page()
    ben: Page = new_page()
    anna.click("[data-invite=pig]")
    set_seats(anna, 2)
    anna.get_by_role("button", name="Create the table").click()
    anna.wait_for_selector("[data-start]")
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit here").click()
    anna.locator("[data-start]").click()
    asked(anna)
    menu(anna, "draw")
    menu(anna, "resign")
    expect(anna.locator("dialog")).to_have_count(1)
    ben.locator("[data-agree]").click()
    expect(anna.locator("dialog #after")).to_be_visible()
    expect(anna.locator("dialog")).to_have_count(1)


def test_the_amulets_buttons_hold_their_words_in_russian(new_page: Any):
    page: Page = new_page("ru", viewport={"width": 1280, "height": 720})
    page.locator("[data-level=warriorz]").select_option("random")
    page.click("[data-play=warriorz]")
    for number in range(LONGEST):
        assert asked(page), "no amulet was asked for"
        if page.locator('[data-answer^="flip"], [data-answer^="reroll"]').count():
            break
        answer(page, number)
    unfold(page)
    assert cut_buttons(page) == []
    assert overflowing(page) == []


def test_watching_and_giving_up(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=pig]")
    asked(page)
    watcher: Page = new_page("ru")
    watcher.goto(page.url)
    expect(watcher.locator(".watching")).to_be_visible()
    assert watcher.locator("[data-answer]").count() == 0
    give_up(page)
    expect(page.locator("ul.seats")).to_contain_text("has given up")
    expect(watcher.locator("ul.seats")).to_contain_text("партия сдана")


def test_pig_with_motion_and_skipping(new_page: Any):
    """Who skips is asked again, however much was still to be shown."""
    page: Page = new_page(speed="slow")
    page.click("[data-play=pig]")
    for _roll in range(3):
        while not ready(page):
            if page.locator("[data-skip]").count():
                page.keyboard.press("Space")
        page.locator(".felt").click()
        expect(page.locator("[data-live]")).to_contain_text("You roll")


def test_a_code_leads_to_the_table_and_the_host_frees_a_chair(new_page: Any, hall: Hall):
    anna: Page = new_page()
    ben: Page = new_page()
    anna.click("[data-invite=pig]")
    set_seats(anna, 2)
    anna.get_by_role("button", name="Create the table").click()
    code = anna.locator(".invite .code").inner_text()
    id = anna.locator(".invite input").input_value().rsplit("/", 1)[1]
    ben.goto(f"{hall.url}#/t/{code.lower()}")
    ben.fill("input[autocomplete=nickname]", "Ben")
    assert ben.url.endswith(id), "a code ends with the start; the id stays"
    ben.get_by_role("button", name="Sit here").click()
    expect(anna.locator(".chairs")).to_contain_text("Ben")
    expect(ben.locator("[data-free]")).to_have_count(0)
    anna.locator("[data-free='1']").click()
    expect(anna.locator(".chairs")).not_to_contain_text("Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(anna.locator(".chairs")).to_contain_text("Ben")
    anna.locator("[data-start]").click()
    asked(anna)
    ben.reload()
    expect(ben.locator("[data-line]")).to_be_visible()
    expect(ben.get_by_text("There is no such table.")).to_have_count(0)


def test_an_unknown_table_and_a_code(new_page: Any, hall: Hall):
    page: Page = new_page(forgiving=True)
    page.fill("input[placeholder='FROG-1720-3859']", "nothing-1")
    page.keyboard.press("Enter")
    expect(page.locator(".note.wrong")).to_have_text(re.compile("There is no such table"))
    page.goto(hall.url + "#/t/nowhere")
    expect(page.locator("h1")).to_have_text("There is no such table.")
    page.goto(hall.url)
    page.click("[data-play=pig]")
    asked(page)
    menu(page, "links")
    seat = page.locator("dialog input").nth(1).input_value()
    other: Page = new_page()
    other.goto(seat)
    assert asked(other), "the seat moved to another browser"
    assert seat.rsplit("/", 1)[1] not in other.url


# Notes what the system is asked to tell, while nobody looks at the page.
NOTE_CALLS = """() => {
  window.called = []
  window.Notification = class extends Notification {
    constructor(title, how) {
      super(title, how)
      window.called.push(`${title}: ${how.body}`)
    }
  }
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
}"""


def test_who_comes_back_finds_the_own_table_first_and_is_called(new_page: Any, hall: Hall):
    """By the title, the icon and, if that is wished, the system."""
    page: Page = new_page(permissions=["notifications"])
    set_setting(page, notify=True)
    page.locator("[data-level=pig]").select_option("random")
    page.click("[data-play=pig]")
    asked(page)
    expect(page).to_have_title(re.compile("^● Pig"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^blob:"))
    page.evaluate(NOTE_CALLS)
    answer(page, kind="roll")
    if asked(page) and page.locator('[data-answer="hold"]').count():
        answer(page, kind="hold")
    page.wait_for_function("() => window.called.includes('Pig: your turn')")

    page.goto(hall.url)
    mine = page.locator(".mine li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(re.compile("Pig.*bot.*playing.*your turn.*Go on", re.DOTALL))
    row, box = mine.bounding_box(), page.locator("[data-play]").first.bounding_box()
    assert row
    assert box
    assert row["y"] < box["y"]
    mine.locator("a").click()
    asked(page)
    give_up(page)
    page.wait_for_selector("dialog #after")
    page.goto(hall.url)
    expect(page.locator(".columns li").filter(has_text="View")).to_contain_text("lost")


def test_a_draw_is_offered_and_both_want_to_play_again(new_page: Any, hall: Hall):
    anna: Page = new_page("en")
    ben: Page = new_page("hu")
    anna.click("[data-invite=pig]")
    anna.fill("input[autocomplete=nickname]", "Anna")
    set_seats(anna, 2)
    anna.get_by_role("button", name="Create the table").click()
    ben.goto(anna.locator(".invite input").input_value())
    ben.fill("input[autocomplete=nickname]", "Béla")
    ben.get_by_role("button", name="Ide ülök").click()
    anna.locator("[data-start]:not([disabled])").click()
    asked(anna)
    menu(anna, "draw")
    expect(ben.locator("dialog")).to_contain_text("Anna döntetlent ajánl.")
    ben.locator("[data-agree]").click()
    expect(anna.locator("dialog h2")).to_have_text("A draw.")
    expect(anna.locator("dialog")).to_contain_text("The players agreed to a draw.")
    anna.click("#after-dice")
    anna.click("[data-check]")
    expect(anna.locator("dialog .verdict")).to_have_text("The dice were honest.")
    anna.get_by_role("button", name="Play again").click()
    expect(ben.locator("[data-again]")).to_have_text("Anna újra játszana.")
    expect(anna.locator(".chairs")).to_contain_text("has not agreed yet")
    expect(anna.locator("[data-start]")).to_be_disabled()
    ben.get_by_role("button", name="Visszavágó").click()
    expect(ben.locator("[data-line]")).to_be_visible()
    expect(anna.locator("[data-line]")).to_be_visible()
