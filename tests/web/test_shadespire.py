"""Shadespire through the page: hexes, fighters and cards, on a desk and on a phone; decks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import (
    DEEDS,
    OPEN,
    READY,
    Hall,
    answer,
    answer_by_keys,
    arrow_to_legal,
    asked,
    axe,
    focused,
    overflowing,
    press,
    press_and_see,
    press_long,
    small_targets,
    tab_to,
)
from tests.web.test_pages import KEEP, Tour

LONGEST = 400
LEGAL = "[data-thing][data-legal=true]"
# Answers that no thing on the table stands for.
PLAIN = ("pass", "draw", "redraw", "begin", "take")


def answers(page: Page) -> list[str]:
    """What may be answered."""
    found: list[str] = page.eval_on_selector_all(OPEN, "all => all.map(x => x.dataset.answer)")
    return found


def verbs(page: Page) -> set[str]:
    return {answer.split(" ")[0] for answer in answers(page)}


def sit(page: Page, hall: Hall, seats: int = 2, salt: int = 0, **options: object) -> None:
    """Sit down against bots that answer at once; the battlefield is still to be laid."""
    options = {"battlefield": "laid", "warbands": "", **options}
    wish = {"game": "shadespire", "seats": seats, "name": "Ann", "bot": "random"}
    table = page.evaluate(
        """async ([wish, salt]) => {
          const headers = { 'Content-Type': 'application/json' }
          const order = { method: 'POST', headers, body: JSON.stringify(wish) }
          const made = await fetch('api/quick', order)
          const seat = { ...(await made.json()), game: 'shadespire', commitment: '', at: 1 }
          headers.Authorization = `Bearer ${seat.token}`
          const start = { method: 'POST', headers, body: JSON.stringify({ salt }) }
          await fetch(`api/tables/${seat.table}/start`, start)
          localStorage.setItem('dicehall.seats', JSON.stringify([seat]))
          return seat.table
        }""",
        [{**wish, "options": options}, f"{salt:064x}"],
    )
    page.goto(f"{hall.url}#/t/{table}")


class Player:
    """Answers with the things themselves: hexes, fighters, cards, boards."""

    def __init__(self, page: Page, tap: bool = False, idle: bool = False) -> None:
        self.page = page
        self.tap = tap
        self.idle = idle  # passes whenever it may
        self.number = 0

    def answer(self) -> None:
        """Answer once, with a thing on the table where one stands for an answer."""
        self.number += 1
        offered = verbs(self.page)
        activating = "guard" in offered or "replace" in offered
        if self.idle and "pass" in offered:
            self.plain("pass")
        elif activating and not offered & {"charge", "attack"}:
            self.plain("move" if self.number % 2 else "pass")
        elif offered <= set(PLAIN) or (offered & {"drop", "discard"}):
            self.plain("pass")
        else:
            self.thing(offered)

    def plain(self, verb: str) -> None:
        """Answer in the list of all answers."""
        mine = self.page.locator(f'{OPEN}[data-answer^="{verb}"]')
        if mine.count():
            answer(self.page, kind=verb, tap=self.tap)
        else:
            answer(self.page, -1, tap=self.tap)

    def thing(self, offered: set[str]) -> None:
        """Point at what is meant, and choose in the menu if it may mean several things."""
        page = self.page
        things = page.locator(LEGAL)
        assert things.count() > 0, f"nothing on the table stands for {offered}"
        for wanted in ("charge", "attack", "strike"):
            if wanted in offered:
                fighter = next(a for a in answers(page) if a.startswith(wanted)).split(" ")[-1]
                things = page.locator(f'[data-fighter="{fighter}"]')
                break
        reserve = page.locator("[data-thing^=reserve-]")
        if reserve.count():
            if reserve.first.get_attribute("aria-pressed") != "true":
                press(reserve.first, self.tap)
            expect(reserve.first).to_have_attribute("aria-pressed", "true")
            things = page.locator(f"[data-thing^=hex-]{LEGAL[12:]}")
        if press_and_see(page, things.nth(self.number % things.count()), self.tap):
            deeds = page.locator(DEEDS)
            fight = deeds.filter(has_text=re.compile("Charge|Attack|нападение|атака"))
            press_and_see(page, fight.last if fight.count() else deeds.first, self.tap)


def test_a_finger_that_rests_on_a_hex_learns_what_it_is(new_page: Any):
    page: Page = new_page(phone=True)
    page.click("[data-play=shadespire]")
    legal = page.locator(f"[data-thing^=hex-]{LEGAL[12:]}")
    while asked(page) and legal.count() == 0:
        answer(page, -1, tap=True)
    question = page.locator("[data-line]").get_attribute("data-question")
    hexes = page.locator("[data-thing^=hex-]:not([data-fighter])")
    press_long(page, hexes.nth(hexes.count() // 2))
    meaning = page.locator("[data-meaning]")
    expect(meaning).to_contain_text("hex")
    expect(meaning.locator("a[href*=board_field]")).to_be_visible()
    assert page.locator("[data-line]").get_attribute("data-question") == question, "no answer"


SETTING_UP = {"pick", "board", "token", "deploy"}
FIGHTING = {"charge", "go", "strike"}


def test_a_whole_game_on_the_table_itself(new_page: Any, hall: Hall):
    page: Page = new_page()
    sit(page, hall)
    tour = Tour(page, "en")
    player = Player(page)
    seen: set[str] = set()
    for _answer in range(LONGEST):
        if not asked(page):
            break
        for verb in (verbs(page) & {*SETTING_UP, *FIGHTING, "play"}) - seen:
            seen.add(verb)
            if KEEP or verb == "strike":
                tour.look(f"shadespire-{verb}")
        if "strike" in verbs(page):
            target = next(a for a in answers(page) if a.startswith("strike")).split(" ")[-1]
            page.locator(f'[data-fighter="{target}"]').hover()
            expect(page.locator("[data-aim]").first).to_contain_text("success")
            expect(page.locator("line.aim")).not_to_have_count(0)
        player.answer()
    assert seen >= SETTING_UP
    assert seen & FIGHTING  # which of them is up to the dice
    expect(page.locator("dialog #after")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Bot 2 (")
    expect(page.locator(".log")).not_to_contain_text("Player")
    expect(page.locator(".log .dice svg")).not_to_have_count(0)  # symbols instead of words
    folded = page.locator(".log .several", has_text="Bot 2").filter(has_text="draws")
    expect(folded.first).to_contain_text("×")  # a hand is drawn in a line
    tour.look("shadespire-result")

    page.click("#after-statistics")
    expect(page.locator("dialog table").last).to_contain_text("damage dealt")
    page.click("#after-dice")
    page.click("[data-check]")
    expect(page.locator(".verdict")).to_have_text(re.compile("honest"))
    compared = int(re.findall(r"\d+", page.locator(".steps li").last.inner_text())[0])
    assert compared > 4 * 2 * 3 + 4 + 16, "roll-offs, tokens, hands, and more"
    page.locator("dialog a[href*=replay]").click()
    page.locator("input[type=range]").fill("30")
    page.wait_for_selector(".replay .log li")
    tour.look("shadespire-replay")
    assert not tour.wrong, "\n".join(tour.wrong)


@pytest.mark.looks
def test_a_whole_game_on_a_phone_in_russian(new_page: Any, hall: Hall):
    page: Page = new_page("ru", phone=True)
    sit(page, hall, warbands="garrek, steelheart")
    tour = Tour(page, "ru")
    player = Player(page, tap=True)
    seen: set[str] = set()
    for _answer in range(LONGEST):
        if not asked(page):
            break
        for verb in (verbs(page) & {"join", "token", "deploy", "guard", "strike"}) - seen:
            seen.add(verb)
            assert overflowing(page) == []
            assert small_targets(page) == []
            if verb in ("guard", "strike"):
                assert axe(page) == []
            if KEEP:
                tour.picture(f"shadespire-{verb}-phone-ru.png", whole=False)
            if verb == "token":
                box = page.locator("[data-thing^=hex-]").first.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 32, "a finger hits a hex"
        player.answer()
    assert "deploy" in seen  # whether there was anybody to strike is up to the dice
    expect(page.locator("dialog #after")).to_be_visible()
    assert overflowing(page) == []


def test_a_whole_game_by_keyboard_alone(new_page: Any):
    """Tab and arrows to the things, digits and `a` to the answers, Escape back."""
    page: Page = new_page()
    tab_to(page, "play")
    while focused(page, "play") != "shadespire":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    asked(page)
    page.keyboard.press("a")
    expect(page.locator("[data-answers=open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-answers=folded]")).to_have_count(1)
    used = {"thing": 0, "digit": 0, "list": 0}
    for number in range(LONGEST):
        if not asked(page):
            break
        if number % 4 and "pass" in answers(page):
            answer_by_keys(page, "pass")
            used["list"] += 1
        elif number % 2 == 0 and page.locator(LEGAL).count() and arrow_to_legal(page):
            page.keyboard.press("Enter")
            if page.locator(DEEDS).count():
                page.keyboard.press("Enter")  # the first of the deeds has the focus
            used["thing"] += 1
        else:
            page.keyboard.press("1")
            used["digit"] += 1
    assert min(used.values()) > 0, used
    expect(page.locator("dialog #after")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.looks
def test_four_players_take_their_seats_with_bots(new_page: Any, hall: Hall):
    page: Page = new_page()
    sit(page, hall, seats=4, fixed=True)
    player = Player(page, idle=True)
    for _answer in range(LONGEST):
        asked(page)
        if page.locator("[data-chip=round]", has_text="Round 2").count():
            break
        player.answer()
    assert page.locator("rect.sheet").count() == 4
    expect(page.locator(".turns")).to_have_count(4)
    expect(page.locator("[data-chip=reversed]")).to_have_text("order reversed")
    tour = Tour(page, "en")
    tour.look("shadespire-four")
    assert not tour.wrong, "\n".join(tour.wrong)


def test_a_board_is_joined_where_the_pointer_is(new_page: Any, hall: Hall):
    page: Page = new_page()
    # Who rolls less lays the first board and joins nothing.
    for salt in range(12):
        sit(page, hall, salt=salt, warbands="steelheart, garrek")
        asked(page)
        if "board" in verbs(page):
            page.locator('[data-thing="board-shattered-tower"]').click()
        asked(page)
        if "join" in verbs(page):
            break
    tour = Tour(page, "en")
    tour.look("shadespire-join")
    page.locator("[data-turn]").click()
    expect(page.locator("[data-turn]")).to_have_attribute("aria-pressed", "true")
    page.locator('[data-thing="join-1-south+2-turned"]').click()
    expect(page.locator(".log")).to_contain_text("south, shifted by +2, turned round")
    assert not tour.wrong, "\n".join(tour.wrong)


def test_keys_zoom_refusals_and_passing(new_page: Any, hall: Hall):
    page: Page = new_page()
    settings = '{"skipPointless": false, "speed": "instant", "language": "en"}'
    page.evaluate("text => localStorage.setItem('dicehall.settings', text)", settings)
    page.reload()
    sit(page, hall, warbands="steelheart, garrek")
    player = Player(page)
    while asked(page) and "guard" not in verbs(page):
        player.answer()

    mine = page.locator('[data-fighter="severin"]')
    mine.focus()
    width = page.locator("svg.field").bounding_box()
    page.keyboard.press("+")
    expect(page.locator("[data-fit]")).to_have_attribute("data-fit", "larger")
    assert width is not None
    wider = "most => document.querySelector('svg.field').getBoundingClientRect().width > most"
    page.wait_for_function(wider, arg=1.2 * width["width"])
    page.locator("[data-fit-again]").click()
    expect(page.locator("[data-fit]")).to_have_attribute("data-fit", "fits")

    expect(mine).to_have_attribute("aria-label", re.compile("Severin Steelheart, Ann, . of 4"))
    mine.focus()
    walked = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.dataset.thing"))
    assert len(walked) >= 4, walked
    mine.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog h2")).to_have_text("Severin Steelheart")
    page.keyboard.press("Escape")
    mine.focus()
    page.keyboard.press("Enter")
    page.locator(DEEDS, has_text="Guard").click()
    expect(page.locator(".log")).to_contain_text("Severin Steelheart is on Guard")
    # Whoever wants to be left alone is asked again only for the next activation.
    page.locator("[data-rest]").click()
    page.wait_for_selector(f'{READY}:has({OPEN}[data-answer^="guard"])')
    expect(page.locator("[data-unrest]")).to_have_count(0)
    # A power card cannot be played instead of an activation, and says so.
    page.locator("[data-thing^=card-][data-legal=false]").last.click()
    expect(page.locator(".note.wrong, dialog h2").first).to_be_visible()


def drag(page: Page, what: str, to: str) -> None:
    """Carry a thing to another with the mouse."""
    page.locator(what).hover()
    page.mouse.down()
    page.locator(to).hover()
    page.mouse.up()


def test_fighters_and_tokens_are_carried_where_they_go(new_page: Any, hall: Hall):
    page: Page = new_page()
    sit(page, hall, warbands="steelheart, garrek")
    player = Player(page)
    while asked(page) and "token" not in verbs(page):
        player.answer()
    hex = next(a for a in answers(page) if a.startswith("token")).split(" ")[1]
    drag(page, "[data-token]", f'[data-thing="hex-{hex}"]')
    expect(page.locator(f'[data-thing="hex-{hex}"] .token')).to_have_count(1)
    while asked(page) and "deploy" not in verbs(page):
        player.answer()
    _verb, fighter, hex = next(a for a in answers(page) if a.startswith("deploy")).split(" ")
    drag(page, f'[data-thing="reserve-{fighter}"]', f'[data-thing="hex-{hex}"]')
    expect(page.locator(f'[data-thing="hex-{hex}"]')).to_have_attribute("data-fighter", fighter)

    while asked(page) and "move" not in verbs(page):
        player.answer()
    here = page.locator('[data-fighter="severin"]')
    start = here.get_attribute("data-thing") or ""
    x, y = (int(part) for part in start.removeprefix("hex-").split(","))
    beside = [
        f"hex-{x - 2},{y}",
        f"hex-{x + 2},{y}",
        f"hex-{x - 1},{y + 1}",
        f"hex-{x + 1},{y + 1}",
    ]
    free = '[data-thing="{}"]:not([data-fighter], :has(.rubble))'
    goal = next(one for one in beside if page.locator(free.format(one)).count())
    drag(page, '[data-fighter="severin"]', f'[data-thing="{goal}"]')
    expect(page.locator(f'[data-thing="{goal}"]')).to_have_attribute("data-fighter", "severin")


def test_a_roll_off_is_shown_and_a_match_counts_its_games(new_page: Any, hall: Hall):
    page: Page = new_page()
    for salt in range(12):
        sit(page, hall, salt=salt, battlefield="prepared", match="best-of-three")
        while asked(page) and not verbs(page) & {"begin", "guard", "pass"}:
            answer(page)
        if "begin" in verbs(page):
            break
    expect(page.locator("[data-rolloff] .roll")).to_have_count(2)
    expect(page.locator("[data-rolloff]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-chip=game]")).to_have_text("Game 1")
    assert axe(page) == []


def test_a_lesson_marks_all_it_accepts_on_the_things(new_page: Any):
    page: Page = new_page()
    page.click("[data-learn=shadespire]")
    page.wait_for_selector("[data-step]")
    marked = page.locator("[data-marked]")
    seen: list[list[str]] = []
    for _step in range(60):
        if page.locator("[data-step]").count() == 0 or len(seen) == 3:
            break
        page.wait_for_selector("[data-next], [data-waits]")
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
            continue
        asked(page)
        step = page.locator("[data-step]").get_attribute("data-step")
        if marked.count():
            seen.append(marked.evaluate_all("all => all.map(x => x.dataset.thing)"))
            expect(marked.first).to_be_in_viewport(ratio=0.9)
            marked.first.click()
            deed = page.locator(f"{DEEDS}[data-marked-deed]")
            if deed.count():
                deed.first.click()
        else:
            page.locator(".quick.hinted").first.click()
        expect(page.locator(f"[data-step='{step}'][data-waits]")).to_have_count(0)
    assert len(seen) == 3
    assert any(len(things) > 1 for things in seen), seen


def test_a_deck_is_built_shared_read_and_played(new_page: Any, hall: Hall, tmp_path: Path):
    page: Page = new_page("en", forgiving=True)
    page.goto(f"{hall.url}#/cards/shadespire")
    page.get_by_role("link", name="Deck builder").click()
    expect(page.locator("[data-verdict]")).to_contain_text("A legal deck.")
    starter = page.locator("[data-code]").input_value()
    tour = Tour(page, "en")
    tour.look("decks-shadespire")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-code]")).to_be_hidden()  # folded where room is scarce
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.set_viewport_size({"width": 1280, "height": 720})
    for half in (".deck", ".picker"):  # side by side on one screen
        box = page.locator(half).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720, half

    page.locator("[data-warband]").select_option("garrek")
    page.locator("[data-starter]").click()
    page.locator('[data-card="shardfall"]').click()
    page.locator("[data-kind]").select_option("objective")
    page.locator("[data-search]").fill("hold objective 1")
    expect(page.locator(".cards li")).to_have_count(1)
    page.locator("[data-card=hold-objective-1]").click()
    expect(page.locator("[data-verdict]")).to_contain_text(
        "11 objectives; right would be exactly 12"
    )
    expect(page.locator('[data-limit="objectives"]')).to_have_text(" Objectives 11 / 12")
    assert page.locator("[data-use]").count() == 0
    page.locator("[data-card=hold-objective-1]").click()
    page.locator("[data-kind]").select_option("ploy")
    page.locator("[data-search]").fill("takes 1 damage; its first")
    page.locator("[data-card=blood-offering]").click()
    expect(page.locator("[data-verdict]")).to_contain_text("A legal deck.")
    page.locator("[data-name]").fill("Mine")
    page.locator("[data-keep]").click()
    built = page.locator("[data-code]").input_value()
    with page.expect_download() as saved:
        page.locator("[data-export]").click()
    file = tmp_path / "deck.toml"
    saved.value.save_as(file)
    assert 'warband = "garrek"' in file.read_text("utf-8")

    slip = "b" if starter.endswith("a") else "a"
    page.locator("[data-import]").fill(starter[:-1] + slip)
    page.locator("[data-read]").click()
    expect(page.locator("form [role=alert]")).to_contain_text("share code")
    page.locator("[data-import]").fill(starter)
    page.locator("[data-read]").click()
    expect(page.locator("[data-code]")).to_have_value(starter)
    page.locator("[data-file]").set_input_files(file)
    expect(page.locator("[data-code]")).to_have_value(built)
    assert not tour.wrong, "\n".join(tour.wrong)

    page.locator("[data-use]").click()
    expect(page.locator('[data-deck="0"] option:checked')).to_have_text("Mine (Garrek’s Reavers)")
    page.locator(".chair select").nth(1).select_option("bot:random")
    page.locator("form [type=submit]").click()
    page.locator("[data-start]").click()
    asked(page)
    expect(page.locator("[data-region=dock]")).to_contain_text("Garrek’s Reavers")


def test_cards_with_their_figures_and_sources(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/cards/shadespire")
    expect(page.locator(".cards li")).to_have_count(85)
    page.locator("header select").last.select_option("garrek")
    page.locator(".cards summary").first.click()
    expect(page.locator(".cards table").first).to_contain_text("Move")
    tour = Tour(page, "en")
    tour.look("cards-shadespire")
    assert not tour.wrong, "\n".join(tour.wrong)
