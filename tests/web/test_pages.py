"""Every page in every language, on a desk and on a phone: axe-core, texts that fit, pictures."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.driver import (
    Hall,
    answer_at_once,
    asked,
    axe,
    bring,
    cut_buttons,
    cut_choices,
    drawn,
    give_up,
    menu,
    overflowing,
    play_until,
    set_seats,
    set_setting,
    somebody_asked,
    stop_the_clock,
)

ROOT = Path(__file__).resolve().parents[2]
# DICEHALL_SCREENSHOTS=1 writes the pictures that are kept, and others to be looked at once.
KEEP = bool(os.environ.get("DICEHALL_SCREENSHOTS"))
KEPT = ROOT / "docs" / "screenshots"
LOOKED_AT = ROOT / "build" / "screenshots"
DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
SELDOM: dict[str, ViewportSize] = {
    "wide": {"width": 1920, "height": 1080},
    "flat": {"width": 844, "height": 390},
}
# What differs on a phone by more than its width.
OTHER_ON_A_PHONE = ("lobby", "new-table", "table", "table-cards", "result", "replay")
# Where the bar is full, also on a phone that lies.
LYING = ("table", "table-cards", "quarriors-summon", "replay", "quarriors-replay")
IN_RUSSIAN = ("lobby", "table", "table-cards", "result")


class Tour:
    """Looks at a page on both sizes, and takes its picture where pictures are wanted."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang
        self.wrong: list[str] = []

    def look(self, name: str, whole: bool = False) -> None:
        for kind, size in SELDOM.items() if self.lang == "en" else ():
            if not KEEP and (kind != "flat" or name not in LYING):
                continue
            self.page.set_viewport_size(size)
            drawn(self.page)
            where = f"{name} {self.lang} {kind}"
            self.wrong += [f"{where}: {one}" for one in overflowing(self.page)]
            if KEEP:
                LOOKED_AT.mkdir(parents=True, exist_ok=True)
                self.page.screenshot(path=LOOKED_AT / f"{name}-{kind}.png")
        for kind, size in (("phone", PHONE), ("desk", DESK)):
            self.page.set_viewport_size(size)
            drawn(self.page)
            where = f"{name} {self.lang} {kind}"
            self.wrong += [f"{where}: {one}" for one in overflowing(self.page)]
            if kind == "desk" or (self.lang == "en" and (KEEP or name in OTHER_ON_A_PHONE)):
                self.wrong += [f"{where}: {one}" for one in axe(self.page)]
            if self.lang == "en":
                self.picture(f"{name}-{kind}.png", whole)
            elif self.lang == "ru" and kind == "phone" and name in IN_RUSSIAN:
                self.picture(f"{name}-{kind}-ru.png", whole)

    def picture(self, name: str, whole: bool) -> None:
        """Take a picture to be kept; `pngquant`, where it is installed, makes it small."""
        if not KEEP:
            return
        path = KEPT / name
        self.page.mouse.move(1, 1)  # nothing explains itself
        self.page.evaluate("scrollTo(0, 0)")
        self.page.screenshot(path=path, full_page=whole)
        if quant := shutil.which("pngquant"):
            subprocess.run([quant, "--force", "--ext", ".png", "--speed", "1", str(path)])


LANGUAGES = ["en", *(pytest.param(lang, marks=pytest.mark.looks) for lang in ("ru", "hu"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page(new_page: Any, hall: Hall, lang: str):
    page: Page = new_page(lang)
    tour = Tour(page, lang)
    tour.look("lobby")

    page.locator("header .tool").click()
    tour.look("settings")
    page.keyboard.press("Escape")

    for place in ("rules/warriorz", "cards/warriorz", "rules/pig", "about"):
        page.goto(f"{hall.url}#/{place}")
        page.wait_for_selector("h1")
        page.wait_for_selector("main section, main .cards li")
        tour.look(place.replace("/", "-"))

    page.goto(f"{hall.url}#/new/warriorz")
    page.locator("details summary").click()
    page.check("[data-clock] [value=ten]", force=True)
    tour.look("new-table", whole=True)
    set_seats(page, 3)
    page.locator(".chair select").nth(1).select_option("bot:greedy")
    page.locator(".chair select").nth(2).select_option("person")
    page.locator("form [type=submit]").click()
    page.wait_for_selector("[data-start]")
    tour.look("waiting-room", whole=True)
    friend: Page = new_page(lang)
    friend.goto(page.url)
    friend.locator(".chairs .btn").click()
    page.locator("[data-start]").click()

    play_on(page, friend, "pick ")
    tour.look("table-pick")
    play_on(page, friend, "play ")
    tour.look("table-cards")
    page.locator("[data-region=dock] [data-thing]").last.focus()
    page.keyboard.press("i")
    tour.look("card")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")  # no card is lifted up
    play_on(page, friend, "move ")
    tour.look("table")
    menu(page, "links")
    tour.look("links")
    page.keyboard.press("Escape")
    page.locator("#beside-chat").click()
    page.locator(".chat input").fill("Hi!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .lines")).to_contain_text("Hi!")
    tour.look("chat")

    while play_on(page, friend, "nothing", 40):
        pass
    tour.look("result")
    page.click("#after-statistics")
    page.wait_for_selector("dialog [data-dice]")
    tour.look("statistics")
    page.click("#after-dice")
    page.click("[data-check]")
    page.wait_for_selector(".verdict:not(.bad)")
    tour.look("dice")
    page.locator("dialog a[href*=replay]").click()
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("25")
    page.wait_for_selector(".replay .log li")
    tour.look("replay")
    assert not tour.wrong, "\n".join(tour.wrong)


def play_on(page: Page, friend: Page, until: str, most: int = 400) -> bool:
    """Let both play until a question of a kind comes up; False if the game ends before."""
    for number in range(most):
        one = somebody_asked((page, friend))
        if one is None:
            return False
        if one is page and one.locator(f'[data-answer^="{until}"]').count():
            return True
        answer_at_once(one, number)
    return True


def test_pig_and_other_lights(new_page: Any):
    page: Page = new_page(color_scheme="dark")
    tour = Tour(page, "en")
    tour.look("lobby-dark")
    page.click("[data-play=pig]")
    asked(page)
    tour.look("pig-dark")
    page.goto(page.url.split("#")[0])
    page.click("[data-play=warriorz]")
    play_until(page, "move ")
    tour.look("table-dark")
    page.evaluate("document.documentElement.dataset.contrast = 'high'")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    tour.look("table-contrast")
    assert not tour.wrong, "\n".join(tour.wrong)


IN_SIGHT = """x => {
  const { left, top, right, bottom } = x.getBoundingClientRect()
  return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_a_desk_shows_all_games_at_once(new_page: Any, lang: str):
    page: Page = new_page(lang, viewport=DESK)
    for game in ("warriorz", "quarriors", "shadespire", "shazar"):
        for deed in ("learn", "play", "invite"):
            assert page.locator(f"[data-{deed}={game}]").evaluate(IN_SIGHT), (game, deed)
    heights: dict[str, float] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('article:has([data-play])')]
          .map(x => [x.querySelector('[data-play]').dataset.play, x.clientHeight]))"""
    )
    assert list(heights)[-1] == "pig"
    assert 1.5 * heights["pig"] < min(high for game, high in heights.items() if game != "pig")


def test_a_desk_shows_who_plays_beside_what_is_played(new_page: Any, hall: Hall):
    page: Page = new_page(viewport=DESK)
    page.goto(f"{hall.url}#/new/warriorz")
    submit = page.locator("form [type=submit]")
    expect(submit).to_be_visible()
    assert submit.evaluate(IN_SIGHT)
    for seat in range(4):
        assert page.locator(f"[data-chair='{seat}'] select").evaluate(IN_SIGHT)


# Options without a line that says what they change, where there is room for one.
SILENT = """() => [
  ...[...document.querySelectorAll('form .help')].filter(x => !x.textContent.trim()),
  ...document.querySelectorAll('form label.row:has([type=checkbox]):not(:has(.help))')
].map(x => x.closest('fieldset, label').textContent)"""


@pytest.mark.parametrize("game", ["pig", "warriorz", "quarriors", "shadespire", "shazar"])
def test_each_option_says_what_it_changes(new_page: Any, hall: Hall, game: str):
    page: Page = new_page()
    page.goto(f"{hall.url}#/new/{game}")
    page.locator("details summary").first.click()
    expect(page.locator("form [type=submit]")).to_be_visible()
    assert page.locator("form .help").count() > 1
    assert page.evaluate(SILENT) == []


def test_an_open_table_is_found_in_the_lobby_and_watched(new_page: Any, hall: Hall):
    anna: Page = new_page()
    anna.goto(f"{hall.url}#/new/pig")
    anna.fill("input[autocomplete=nickname]", "Anna")
    set_seats(anna, 2)
    anna.locator("details summary").first.click()
    anna.get_by_label("Who may find the table").select_option("open")
    anna.locator("form [type=submit]").click()
    anna.wait_for_selector("[data-start]")
    ben: Page = new_page()
    table = ben.locator("section:has(#open) a.table", has_text="Anna")
    expect(table).to_contain_text("Join")
    table.click()
    ben.get_by_role("button", name="Sit here").click()
    anna.locator("[data-start]").click()
    asked(anna)
    carl: Page = new_page("hu")
    table = carl.locator("section:has(#open) a.table", has_text="Anna")
    expect(table).to_contain_text("Nézem")
    table.click()
    expect(carl.locator(".watching")).to_be_visible()


def test_the_rules_begin_with_pictures_of_the_table(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/rules/quarriors")
    expect(page.locator(".book .minute .picture svg").first).to_be_visible()
    expect(page.locator(".book .minute dt")).to_have_count(3)


def test_bad_options_are_told_in_russian(new_page: Any, hall: Hall):
    page: Page = new_page("ru", forgiving=True)
    page.goto(f"{hall.url}#/new/warriorz/draw=named&warriors=agaric, oak, baobab, cactus")
    page.locator("form [type=submit]").click()
    wrong = "Воины по именам: «oak» не подходит. Возможно: agaric"
    expect(page.locator("[role=alert]")).to_contain_text(wrong)
    for seat, number in enumerate((0, 3, 1, 2)):  # by clicks there is no wrong name
        bring(page, "warriors", seat, number)
    page.locator("form [type=submit]").click()
    expect(page.locator("[data-start]")).to_be_visible()

    page.goto(f"{hall.url}#/new/shazar/layouts=ABC&characters=daren")
    page.locator("form [type=submit]").click()
    expect(page.locator("[role=alert]")).to_contain_text("Персонажи:")


def test_teams_and_seats_are_dragged_or_clicked(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/new/warriorz/mode=own-teams")
    set_seats(page, 4)
    team = page.locator("[data-team='2']")
    page.locator("[data-side='0']").drag_to(team)
    expect(team.locator("[data-side='0']")).to_be_visible()
    page.locator("[data-side='0']").click()
    expect(page.locator("[data-team='3'] [data-side='0']")).to_be_visible()

    chairs = page.locator(".chair select")
    chairs.nth(1).select_option("bot:greedy")
    page.locator("[data-grip='1']").drag_to(page.locator("[data-chair='3']"))
    expect(chairs.nth(3)).to_have_value("bot:greedy")
    page.locator("[data-grip='3']").click()
    expect(chairs.nth(2)).to_have_value("bot:greedy")
    page.locator("form [type=submit]").click()
    expect(page.locator("[data-start]")).to_be_visible()


def test_warriors_are_dragged_or_clicked(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/new/warriorz/draw=named")
    set_seats(page, 3)

    def brings(seat: int) -> Locator:
        return page.locator(f"[data-bring^=warriors-][data-bring$='-{seat}'] :checked")

    def warrior(seat: int, name: str) -> Locator:
        return page.locator(f"[data-chair='{seat}'] [data-word={name}]")

    def carry(seat: int, name: str, to: int) -> None:
        warrior(seat, name).hover()
        page.mouse.down()
        box = page.locator(f"[data-chair='{to}'] select").bounding_box()
        assert box
        page.mouse.move(box["x"] - 40, box["y"] + 8, steps=6)
        page.mouse.up()

    warrior(0, "agaric").click()
    expect(warrior(0, "agaric").locator("input")).to_be_checked()
    carry(0, "agaric", 2)
    expect(warrior(2, "agaric").locator("input")).to_be_checked()
    expect(warrior(0, "agaric").locator("input")).not_to_be_checked()
    carry(1, "agaric", 0)  # from anybody's row
    expect(warrior(0, "agaric").locator("input")).to_be_checked()
    expect(brings(0)).to_have_count(1)


def test_reading_at_twice_the_size(new_page: Any):
    """640 CSS pixels on a 1280 screen is what 200 % zoom gives; and with very large letters."""
    page: Page = new_page(viewport={"width": 640, "height": 430}, device_scale_factor=2)
    assert overflowing(page) == []
    page.click("[data-play=warriorz]")
    play_until(page, "move ")
    assert overflowing(page) == []
    set_setting(page, size="largest")
    asked(page)
    drawn(page)
    assert overflowing(page) == []
    assert board_height(page) >= 430 / 2


def board_height(page: Page) -> float:
    box = page.locator("[data-region=board]").bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize("width", [1280, 1440])
def test_very_large_letters_lie_on_nothing_in_shadespire(new_page: Any, width: int):
    height = 720 if width == 1280 else 900
    page: Page = new_page(viewport={"width": width, "height": height})
    set_setting(page, size="largest")
    page.click("[data-play=shadespire]")
    play_until(page, "draw")  # a power card instead of an activation, beside passing
    drawn(page)
    over: list[str] = page.evaluate(
        """() => {
          const what = 'section[data-line] > *, [data-region=board]'
          const parts = [...document.querySelectorAll(what)]
            .filter(x => !x.matches('[data-answers], .above'))
            .map(x => [x.className, x.getBoundingClientRect()])
          const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 ||
            a.bottom <= b.top + 1 || b.bottom <= a.top + 1
          return parts.flatMap(([name, a], i) => parts.slice(i + 1)
            .filter(([, b]) => !apart(a, b)).map(([other]) => `${name} lies on ${other}`))
        }"""
    )
    assert over == []
    assert cut_buttons(page) == []
    assert board_height(page) >= height / 2


SMALL: list[ViewportSize] = [PHONE, SELDOM["flat"], {"width": 640, "height": 400}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_is_led_on_every_screen(new_page: Any, lang: str):
    """All its controls are in sight, and through whose eyes one looks is read to its end."""
    page: Page = new_page(lang)
    page.click("[data-play=pig]")
    asked(page)
    give_up(page)
    page.locator("dialog a[href*=replay]").click()
    page.locator("input[type=range]").wait_for()
    wrong: list[str] = []
    for size in (DESK, SELDOM["wide"], *SMALL):
        page.set_viewport_size(size)
        drawn(page)
        found = overflowing(page) + cut_choices(page)
        controls = "section.controls :is(input, select, button)"
        for control in page.locator(controls).filter(visible=True).all():
            if not control.evaluate(IN_SIGHT):
                found.append(f"out of sight: {control.get_attribute('class')}")
        wrong += [f"{size['width']}: {one}" for one in found]
    assert wrong == []


def test_stillness_is_honoured(new_page: Any):
    page: Page = new_page(speed="fast", reduced_motion="reduce")
    page.click("[data-play=pig]")
    asked(page)
    stop_the_clock(page)
    page.locator(".felt").click()
    page.wait_for_selector("[data-playing]")
    longest = page.evaluate(
        "Math.max(0, ...document.getAnimations().map(x => x.effect.getComputedTiming().duration))"
    )
    assert longest < 1


def test_first_load_is_small():
    """What the lobby loads, packed: under 300 kB, fonts included."""
    web = ROOT / "src" / "dicehall" / "hall" / "web"
    html = (web / "index.html").read_text("utf-8")
    first = [web / path for path in re.findall(r'(?:src|href)="\./(assets/[^"]+)"', html)]
    assert first
    fonts = list((web / "assets").glob("*.woff2"))
    texts = [ROOT / "src" / "dicehall" / "text" / "ru.ftl"]
    texts += (ROOT / "src" / "dicehall" / "games").glob("*/text/ru.ftl")
    size = sum(len(gzip.compress(path.read_bytes())) for path in [*first, *fonts, *texts])
    assert size < 300_000
