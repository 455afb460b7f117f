"""The parts of the table page that all games share: line, ring, ribbon, story, zoom, meanings."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.driver import (
    DEEDS,
    OPEN,
    READY,
    answer,
    answer_at_once,
    asked,
    drawn,
    focused,
    menu,
    play_by_buttons,
    play_until,
    ready,
    set_seats,
    stop_the_clock,
)


def begin(page: Page, kind: str = "play ") -> None:
    page.locator("[data-level=warriorz]").select_option("random")
    page.click("[data-play=warriorz]")
    play_until(page, kind)


def log(page: Page) -> str:
    return page.locator(".log").inner_text()


def test_digits_and_the_list_of_all_answers(new_page: Any):
    page: Page = new_page()
    begin(page)
    folded = page.locator("[data-answers=folded]")
    expect(folded).to_have_count(1)
    assert folded.locator(OPEN).count() == 8, "who listens always has the whole list"
    page.keyboard.press("a")
    expect(page.locator("[data-answers=open]")).to_be_visible()
    assert focused(page, "answer") == page.locator(OPEN).first.get_attribute("data-answer")
    second = page.locator(OPEN).nth(1).locator(".name").inner_text()
    page.keyboard.press("Escape")
    expect(folded).to_have_count(1)
    expect(folded.locator("svg")).to_have_count(0)  # what nobody sees is not drawn
    page.keyboard.press("2")
    expect(page.locator(".log")).to_contain_text(second)


def test_deeds_lie_around_the_thing_and_escape_goes_back(new_page: Any):
    page: Page = new_page()
    begin(page, "move ")
    several = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('[data-answer]')].map(x => x.dataset.answer)
          const about = all.map(x => x.split(' ').at(-1))
          return about.find((x, i) => about.indexOf(x) !== i) ?? null
        }"""
    )
    while several is None:
        answer(page)
        play_until(page, "move ")
        several = page.evaluate(
            """() => {
              const all = [...document.querySelectorAll('[data-answer]')]
              const about = all.map(x => x.dataset.answer.split(' ').at(-1))
              return about.find((x, i) => about.indexOf(x) !== i) ?? null
            }"""
        )
    thing = page.locator(f'[data-thing$="-{several}"]').first
    thing.focus()
    page.keyboard.press("Enter")
    assert page.locator(DEEDS).count() > 1
    assert focused(page, "deed") is not None
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator(DEEDS)).to_have_count(0)
    assert focused(page, "thing") == thing.get_attribute("data-thing")
    lines = page.locator(".log li").count()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    asked(page)
    assert page.locator(".log li").count() > lines


def test_what_rivals_did_is_seen_again(new_page: Any):
    page: Page = new_page()
    begin(page)
    answer(page)
    for number in range(60):
        asked(page)
        if page.locator("[data-tile=revealed]").count():
            break
        answer(page, number)
    tile = page.locator("[data-tile=revealed]").first
    said = tile.get_attribute("aria-label") or ""
    tile.click()
    expect(page.locator("[data-again=revealed] [data-revealed]")).to_be_visible()
    expect(page.locator("[data-live]")).to_contain_text(said)
    assert ready(page), "the question stays open meanwhile"
    page.mouse.move(5, 5)
    expect(page.locator("[data-again]")).to_have_count(0)


def test_an_answer_may_be_given_while_events_are_shown(new_page: Any):
    """That others lay their cards gives nothing away; a roll would."""
    page: Page = new_page(speed="slow")
    begin(page, "place ")
    stop_the_clock(page)
    answer(page)
    early = page.locator("[data-question][data-playing]")
    expect(early.locator('[data-answer^="play "]').first).to_be_attached()
    page.keyboard.press("1")
    page.clock.resume()  # what was still to be shown comes before one's own answer
    expect(page.locator(".log")).to_contain_text("secretly lays down")


def test_the_story_folds_and_stays_folded(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=pig]")
    asked(page)
    board = page.locator("[data-region=board]")
    narrow = board.bounding_box()
    page.locator("[data-fold]").click()
    drawn(page)
    wide = board.bounding_box()
    assert narrow
    assert wide
    assert wide["width"] > narrow["width"] + 150
    page.reload()
    asked(page)
    expect(page.locator("[data-story]")).to_have_count(0)
    menu(page, "story")
    expect(page.locator("[data-story]")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-story]")).to_have_count(0)
    menu(page, "story")
    expect(page.locator("[data-story].drawer .log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-story]")).to_have_count(0)


# A scroll is told late: now after each line that comes.
SCROLLS_LATE = """() => {
  const log = document.querySelector('.log')
  const late = () => log.dispatchEvent(new Event('scroll'))
  new MutationObserver(late).observe(log, { childList: true, subtree: true })
}"""
AT_ITS_END = """() => {
  const log = document.querySelector('.log')
  return log.scrollHeight > log.clientHeight + 200 &&
    log.scrollHeight - log.scrollTop - log.clientHeight < 2
}"""


def test_the_story_follows_its_end_unless_it_is_read(new_page: Any):
    page: Page = new_page()
    page.locator("[data-level=pig]").select_option("random")
    page.click("[data-play=pig]")
    asked(page)
    page.evaluate(SCROLLS_LATE)
    for number in range(8):
        assert asked(page)
        answer_at_once(page, number)
    assert asked(page)
    page.wait_for_function(AT_ITS_END)
    page.locator(".log").evaluate("log => log.scrollTo(0, 40)")
    page.wait_for_function("document.querySelector('.log').scrollTop === 40")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    lines = page.locator(".log li").count()
    answer_at_once(page, 0)
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=lines)
    assert asked(page)
    drawn(page)
    assert page.locator(".log").evaluate("log => log.scrollTop") == 40


def test_lines_that_differ_are_folded_as_more_of_a_kind(new_page: Any):
    """Four warriors are taken by four players, not one of them four times."""
    page: Page = new_page()
    begin(page)
    taken = page.locator(".log .several", has_text="take").first
    expect(taken.locator("summary")).to_contain_text("+3")
    expect(taken.get_by_label("and 3 more")).to_be_visible()


def test_a_board_is_made_larger_moved_and_fitted_again(new_page: Any):
    page: Page = new_page()
    begin(page, "move ")
    arena = page.locator("svg.arena")
    before = arena.bounding_box()
    assert before
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.wheel(0, -400)
    expect(page.locator("[data-fit=larger]")).to_be_visible()
    page.wait_for_function(
        "wide => document.querySelector('svg.arena').getBoundingClientRect().width > wide",
        arg=1.5 * before["width"],
    )
    larger = arena.bounding_box()
    assert larger
    assert larger["width"] > 1.5 * before["width"]
    # A drag moves it, and is no click on what lies under the pointer.
    lines = page.locator(".log li").count()
    page.mouse.down()
    page.mouse.move(before["x"] + 20, before["y"] + 20, steps=4)
    page.mouse.up()
    moved = arena.bounding_box()
    assert moved
    assert moved["x"] < larger["x"]
    assert page.locator(".log li").count() == lines
    page.locator("[data-fit-again]").click()
    expect(page.locator("[data-fit=fits]")).to_be_visible()
    drawn(page)
    assert arena.bounding_box() == before
    page.locator(".zone").first.focus()
    page.keyboard.press("+")
    expect(page.locator("[data-fit=larger]")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("[data-fit=fits]")).to_be_visible()


def test_cards_are_lifted_and_signs_explain_themselves(new_page: Any):
    page: Page = new_page()
    begin(page)
    card = page.locator("[data-region=dock] [data-thing]").first
    card.hover()
    lifted = page.locator("[data-lifted]")
    expect(lifted).to_be_visible()
    box = lifted.bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["width"] > 200
    page.mouse.move(640, 5)
    expect(lifted).to_have_count(0)
    card.focus()
    page.keyboard.press("ArrowRight")
    expect(lifted).to_be_visible()
    page.locator("[data-region=dock] .figures .lives").click()
    expect(page.locator("[data-meaning]")).to_contain_text("lives")
    page.keyboard.press("Escape")
    expect(page.locator("[data-meaning]")).to_have_count(0)


def test_the_same_question_is_said_once(new_page: Any):
    """Others who lay their cards do not have my own question repeated."""
    anna: Page = new_page()
    ben: Page = new_page()
    anna.click("[data-invite=warriorz]")
    set_seats(anna, 3)
    for seat in (1, 2):
        anna.locator(".chair select").nth(seat).select_option(
            "person" if seat == 1 else "bot:random"
        )
    anna.get_by_role("button", name="Create the table").click()
    anna.wait_for_selector("[data-start]")
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit here").click()
    anna.locator("[data-start]:not([disabled])").click()
    while not (ready(anna) and anna.locator('[data-answer^="play "]').count()):
        for page in (anna, ben):
            if ready(page) and not page.locator('[data-answer^="play "]').count():
                answer(page)
    ben.wait_for_selector(f'{READY} [data-answer^="play "]', state="attached")
    before = anna.locator(".log li").count()
    stop_the_clock(anna)  # what was said aloud is not forgotten meanwhile
    answer(ben)
    anna.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    asked(anna)
    prompt = anna.locator("[data-prompt]").inner_text()
    assert anna.locator("[data-live]").inner_text().count(prompt) == 1


def test_a_rule_opens_beside_the_table(new_page: Any):
    page: Page = new_page()
    page.click("[data-play=warriorz]")
    play_by_buttons(page, 4)
    here = page.url
    page.locator("[data-region=story] a[href*=rules]:visible").last.click()
    book = page.locator("dialog .book")
    expect(book.locator("article.wanted")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    menu(page, "rules")
    expect(book.locator(".minute")).to_be_visible()
    expect(book.locator(".contents li").first).to_be_visible()
    page.keyboard.press("Escape")
    assert page.url == here
