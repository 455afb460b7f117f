"""The table on one screen, measured at every question of whole games, at every size.

A game is played once, by two at a desk or by a full table on a narrow screen. Each question is
looked at in that size, and many in the other; between them nothing may jump. With `--all` the
window takes all seven sizes at each question. A game joins `REBUILT` when its board, dock and seats
are drawn for this page.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.web.driver import (
    OPEN,
    OVER,
    Hall,
    answer,
    answer_at_once,
    answer_by_digit,
    asked,
    drawn,
    overflowing,
    set_setting,
)

REBUILT: Final = [
    ("pig", 2), ("pig", 8), ("warriorz", 2), ("warriorz", 8), ("shadespire", 2), ("shadespire", 4),
    ("quarriors", 2), ("quarriors", 4), ("shazar", 2), ("shazar", 4)
]  # fmt: skip
USUAL: Final = [(1280, 720), (390, 844)]
SELDOM: Final = [(1440, 900), (1920, 1080), (820, 1180), (844, 390), (640, 400)]
DESK: Final = 1000  # from this width on nothing of the board may be out of sight
# Options that keep a game short; the rest is as "Play now" has it.
OPTIONS: Final[dict[str, dict[str, object]]] = {
    "pig": {"goal": 30},
    "quarriors": {"rounds": 8},
    "shadespire": {"battlefield": "laid", "warbands": ""},
    "shazar": {"rounds": 5},
}
LONGEST: Final = 160
# The first of each kind of question is seen at every size, and so is one now and then; another size
# takes a table of Quarriors! half a second.
NOW_AND_THEN: Final = 8

# Shifts of all but the own hand and the line of answers, which a new question may lay anew, and
# but for the time while the window takes other sizes. A browser forgives all that moves within
# half a second of an answer: whether that is all or nothing is up to the machine, so here none is.
WATCH_SHIFTS = """() => {
  window.shifted = 0
  let since = 0
  const own = node => (node instanceof Element ? node : node?.parentElement)
    ?.closest('[data-region=dock], [data-region=question]')
  // How much of the window something has passed over, times how far it has gone.
  const jump = ({ previousRect: from, currentRect: to }) => {
    if (!from.width || !to.width) return 0
    const wide = Math.max(from.right, to.right) - Math.min(from.left, to.left)
    const high = Math.max(from.bottom, to.bottom) - Math.min(from.top, to.top)
    const gone = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top))
    return (wide * high * gone) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight))
  }
  const count = entries => {
    for (const one of entries)
      if (one.startTime > since)
        for (const source of one.sources)
          if (source.node && !own(source.node)) window.shifted += jump(source)
  }
  const watch = new PerformanceObserver(list => count(list.getEntries()))
  watch.observe({ type: 'layout-shift', buffered: false })
  window.lookAway = () => {
    count(watch.takeRecords())
    since = Infinity
  }
  window.lookAgain = () => {
    watch.takeRecords()
    since = performance.now()
  }
}"""

MEASURE = """desk => {
  const wrong = []
  const page = document.documentElement
  if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} px high`)
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide`)

  const regions = [...document.querySelectorAll('[data-region]')].map(x => {
    const { left, top, right, bottom } = x.getBoundingClientRect()
    return { name: x.dataset.region, left, top, right, bottom }
  })
  for (const [i, a] of regions.entries()) {
    if (a.top < -1 || a.left < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      wrong.push(`${a.name} goes beyond the window`)
    for (const b of regions.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 1 && high > 1) wrong.push(`${a.name} lies over ${b.name}`)
    }
  }

  const title = document.querySelector('[data-region=bar] h1').getBoundingClientRect()
  if (title.height > document.querySelector('[data-region=bar]').clientHeight + 1)
    wrong.push(`the name of the game is ${title.height} px high`)

  const name = x => x.dataset.thing ?? x.className
  const middle = x => {
    const box = (x.querySelector('[data-middle]') ?? x).getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const hit = x => {
    const [left, top] = middle(x)
    const found = document.elementFromPoint(left, top)
    return found !== null && (x === found || x.contains(found))
  }
  const board = document.querySelector('[data-region=board]')
  const frame = board.getBoundingClientRect()
  const keep = innerHeight / 2
  if (innerWidth < desk && frame.height < keep && frame.width < innerWidth / 2)
    wrong.push(`the board has only ${frame.width} x ${frame.height} px`)
  if (innerWidth >= desk) {
    for (const x of board.querySelectorAll('[data-thing]')) {
      const box = (x.querySelector('[data-middle]') ?? x).getBoundingClientRect()
      const across = Math.max(frame.left - box.left, box.right - frame.right)
      const out = Math.max(across, frame.top - box.top, box.bottom - frame.bottom)
      if (out > 1) wrong.push(`${name(x)} is ${Math.round(out)} px out of the board`)
    }
  }
  for (const x of document.querySelectorAll('[data-region] [data-thing][data-legal=true]')) {
    if (hit(x)) continue
    // On a small screen a hand may be swiped and a board moved, once.
    if (innerWidth < desk) x.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (!hit(x)) {
      const found = document.elementFromPoint(...middle(x))
      wrong.push(`${name(x)} is covered by ${found?.outerHTML.slice(0, 90)}`)
    }
  }

  const plain = what => document.querySelector(`[data-quick${what}]`)
  const quick = plain('=pass') ?? plain('')
  if (quick && innerWidth >= desk && !hit(quick)) wrong.push('the main answer is out of sight')

  const dock = document.querySelector('[data-region=dock]') ?? document.createElement('p')
  const texts = document.createTreeWalker(dock, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement
    if (!texts.currentNode.data.trim() || holder.closest('.sr-only')) continue
    if (!holder.checkVisibility()) continue
    const size = parseFloat(getComputedStyle(holder).fontSize)
    if (size < 11.99) wrong.push(`${size} px: ${texts.currentNode.data.trim()}`)
    const cut = holder.scrollHeight - holder.clientHeight
    if (cut > 3 && getComputedStyle(holder).overflowY === 'hidden' && holder.clientHeight > 1)
      wrong.push(`${cut} px cut: ${texts.currentNode.data.trim()}`)
  }
  // What a question is about is read where it lies, to its end.
  const about = '[data-thing][data-legal=true], [data-about] [data-thing]'
  for (const x of dock.querySelectorAll(about)) {
    if (innerWidth < desk) x.scrollIntoView({ block: 'nearest', inline: 'center' })
    const frames = [dock.getBoundingClientRect()]
    for (let up = x; up !== dock; up = up.parentElement)
      if (getComputedStyle(up).overflowY !== 'visible') frames.push(up.getBoundingClientRect())
    const bottom = Math.min(...frames.map(frame => frame.bottom))
    const top = Math.max(...frames.map(frame => frame.top))
    const words = document.createTreeWalker(x, NodeFilter.SHOW_TEXT)
    const line = document.createRange()
    while (words.nextNode()) {
      const text = words.currentNode
      if (!text.data.trim() || text.parentElement.closest('.sr-only')) continue
      if (!/\\p{L}{2}/u.test(text.data)) continue
      if (!text.parentElement.checkVisibility()) wrong.push(`${name(x)} hides ${text.data.trim()}`)
      line.selectNodeContents(text)
      let below = 0, above = 0
      for (const box of line.getClientRects()) {
        below = Math.max(below, box.bottom - bottom)
        above = Math.max(above, top - box.top)
      }
      for (let up = text.parentElement; up !== x.parentElement; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue
        const frame = up.getBoundingClientRect()
        for (const box of line.getClientRects()) below = Math.max(below, box.bottom - frame.bottom)
      }
      const said = `px cannot be read of ${name(x)}: ${text.data.trim()}`
      if (Math.max(below, above) > 3) wrong.push(`${Math.round(Math.max(below, above))} ${said}`)
    }
  }
  // At this speed nothing moves by itself: an endless animation of no length would flicker.
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().iterations === Infinity)
      wrong.push(`${name(one.effect.target)} moves for ever`)
  return [...new Set(wrong)]
}"""


def sit(page: Page, hall: Hall, game: str, seats: int) -> None:
    """Sit down at a table against bots that answer at once, with the same luck in every run."""
    wish = {"game": game, "seats": seats, "name": "Ann", "bot": "random"}
    wish["options"] = OPTIONS.get(game, {})
    table = page.evaluate(
        """async ([wish, salt]) => {
          const headers = { 'Content-Type': 'application/json' }
          const order = { method: 'POST', headers, body: JSON.stringify(wish) }
          const made = await fetch('api/quick', order)
          const seat = { ...(await made.json()), game: wish.game, commitment: '', at: 1 }
          headers.Authorization = `Bearer ${seat.token}`
          const start = { method: 'POST', headers, body: JSON.stringify({ salt }) }
          await fetch(`api/tables/${seat.table}/start`, start)
          localStorage.setItem('dicehall.seats', JSON.stringify([seat]))
          return seat.table
        }""",
        [wish, f"{0:064x}"],
    )
    page.goto(f"{hall.url}#/t/{table}")


class Measurer:
    """Looks at each question; at several sizes at the first of its kind, and now and then."""

    def __init__(
        self,
        page: Page,
        sizes: list[tuple[int, int]],
        home: tuple[int, int],
        every: int = NOW_AND_THEN,
    ) -> None:
        self.page = page
        self.sizes = [*[size for size in sizes if size != home], home]
        self.every = every
        self.kinds: set[str] = set()
        self.number = 0
        self.wrong: list[str] = []

    def look(self) -> None:
        """Note what is wrong with the page; in the end it has its usual size again."""
        kinds: list[str] = self.page.eval_on_selector_all(
            OPEN, "all => all.map(one => one.dataset.answer.split(' ')[0])"
        )
        new = not self.kinds.issuperset(kinds)
        self.kinds |= set(kinds)
        often = new or self.number % self.every == 0
        for width, height in self.sizes if often else self.sizes[-1:]:
            resize(self.page, (width, height))
            found = self.page.evaluate(MEASURE, DESK)
            self.wrong += [f"question {self.number}, {width}x{height}: {one}" for one in found]
        self.number += 1


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until all is drawn for it."""
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        arrived = "size => innerWidth === size[0] && innerHeight === size[1]"
        page.wait_for_function(arrived, arg=list(size))
    drawn(page)


# With four these games are long: `--all` measures them.
LONG: Final = (("shadespire", 4), ("quarriors", 4))
TABLES: Final = [
    pytest.param(game, seats, marks=[pytest.mark.looks] if (game, seats) in LONG else [])
    for game, seats in REBUILT
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_question_of_a_game_fits_on_one_screen_and_nothing_jumps(
    new_page: Any, hall: Hall, game: str, seats: int
):
    """Layout shifts of a whole game add up to less than 0.1."""
    page: Page = new_page("en" if seats == 2 else "ru")
    home = USUAL[seats > 2]
    resize(page, home)
    sit(page, hall, game, seats)
    asked(page)
    page.evaluate(WATCH_SHIFTS)
    measurer = Measurer(page, USUAL, home)
    while measurer.number < LONGEST and asked(page):
        page.evaluate("lookAway()")
        measurer.look()
        page.evaluate("lookAgain()")
        answer_by_digit(page, measurer.number - 1)
    assert measurer.number > 3
    assert page.locator(OVER).count() == 1, "it was a whole game"
    assert not measurer.wrong, "\n".join(measurer.wrong[:30])
    assert page.evaluate("window.shifted") < 0.1


@pytest.mark.looks
@pytest.mark.parametrize(("game", "seats"), REBUILT)
def test_every_question_of_a_game_fits_at_every_size(
    new_page: Any, hall: Hall, game: str, seats: int
):
    page: Page = new_page("en" if seats == 2 else "ru")
    sit(page, hall, game, seats)
    measurer = Measurer(page, [*USUAL, *SELDOM], SELDOM[seats % len(SELDOM)], every=1)
    while measurer.number < LONGEST and asked(page):
        measurer.look()
        answer_at_once(page, measurer.number - 1)
    assert measurer.number > 3
    assert page.locator(OVER).count() == 1, "it was a whole game"
    assert not measurer.wrong, "\n".join(measurer.wrong[:30])


@pytest.mark.looks
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "seats"), REBUILT)
def test_nothing_jumps_in_a_whole_game(
    new_page: Any, hall: Hall, game: str, seats: int, phone: bool
):
    """The same without another size between the questions, and on a real phone."""
    page: Page = new_page(phone=phone)
    sit(page, hall, game, seats)
    asked(page)
    page.evaluate(WATCH_SHIFTS)
    for number in range(LONGEST):
        if not asked(page):
            break
        answer(page, number)
    assert page.locator(OVER).count() == 1, "it was a whole game"
    assert page.evaluate("window.shifted") < 0.1


# How much of the height the board keeps: beside all else the whole, on an upright phone the least.
BOARD_SHARE = """() => {
  const [board] = document.querySelectorAll('[data-region=board]')
  return board.clientHeight / innerHeight
}"""


@pytest.mark.looks
@pytest.mark.parametrize("game", ["warriorz", "quarriors", "shadespire", "shazar"])
def test_very_large_letters_are_whole_at_every_size(new_page: Any, hall: Hall, game: str):
    """Set as a person sets them: then the page divides itself as in a smaller window. Not at 640 x
    400, which stands for letters of twice the size already."""
    page: Page = new_page()
    set_setting(page, size="largest")
    sit(page, hall, game, 2)
    wrong: list[str] = []
    for number in range(14):
        if not asked(page):
            break
        for size in (*USUAL, *SELDOM[:-1]):
            resize(page, size)
            wide = page.locator("[data-layout=wide]").count() == 1
            found = page.evaluate(MEASURE, DESK if wide else 10_000) + overflowing(page)
            share = page.evaluate(BOARD_SHARE)
            if share < (0.5 if size[0] > 390 else 0.46):
                found.append(f"the board has {share} of the height")
            wrong += [f"question {number}, {size[0]}x{size[1]}: {one}" for one in found]
        answer_at_once(page, number)
    assert not wrong, "\n".join(wrong[:30])
