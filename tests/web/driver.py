"""How people use the page: what is asked, and answering it with mouse, keys or fingers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, TimeoutError

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The answers in the list of all of them, which is there even while it is folded up.
OPEN = "[data-answer]:not([disabled])"
# A question that stands, with no answer on its way and nothing that is still being shown.
READY = "[data-question]:not([data-pending], [data-playing])"
OVER = "dialog #after"
DEEDS = "[data-deeds] [data-deed]"
LONGEST = 400


class Hall(Protocol):
    """Where the page comes from."""

    url: str

    def start(self) -> None: ...

    def kill(self) -> None: ...


def set_option(page: Page, option: str, word: str) -> None:
    """Settle a word of the set-up by its chip."""
    page.check(f"[data-option={option}] [value={word}]", force=True)


def set_seats(page: Page, count: int) -> None:
    """Settle how many play."""
    page.check(f"[data-seats] [value='{count}']", force=True)


def play_scene(page: Page, hall: Hall, game: str, scene: str) -> None:
    """Sit down where the dice fall as a scene of the tests says (`tests/web/scenes`)."""
    table = page.evaluate(
        """async wish => {
          const headers = { 'Content-Type': 'application/json' }
          const order = { method: 'POST', headers, body: JSON.stringify(wish) }
          const made = await (await fetch('api/lessons', order)).json()
          const seat = { ...made, game: wish.game, commitment: '', at: 1 }
          headers.Authorization = `Bearer ${seat.token}`
          const start = { method: 'POST', headers, body: JSON.stringify({ salt: '0'.repeat(64) }) }
          await fetch(`api/tables/${seat.table}/start`, start)
          localStorage.setItem('dicehall.seats', JSON.stringify([seat]))
          return seat.table
        }""",
        {"game": game, "lesson": scene, "language": "en", "name": "Ann"},
    )
    page.goto(f"{hall.url}#/t/{table}")


def bring(page: Page, option: str, seat: int, number: int) -> None:
    """Settle what a seat brings: the n-th of its chips."""
    page.locator(f"[data-bring={option}-{seat}] input").nth(number).check(force=True)


def asked(page: Page) -> bool:
    """Wait for a question; False if the game is over instead."""
    page.locator(f"{READY}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def ready(page: Page) -> bool:
    """Whether a question stands now."""
    return page.locator(READY).count() > 0


def somebody_asked(pages: Sequence[Page]) -> Page | None:
    """Wait until one of several players is asked; None if the game is over for all instead."""
    for _look in range(20_000):
        for page in pages:
            if ready(page):
                return page
        if all(page.locator(OVER).count() for page in pages):
            return None
    raise AssertionError("nobody is asked, and the game is not over")


def press(thing: Locator, tap: bool = False) -> None:
    """Click, or touch with a finger."""
    if tap:
        thing.tap()
    else:
        thing.click()


# What was pressed is on its way, or asks for more: what a finger does takes its time.
TAKEN = """before => {
  const line = document.querySelector('section[data-line]')
  const more = '[data-deeds] [data-deed], [data-confirm], [data-thing].chosen, .note.wrong, dialog'
  return !line || line.dataset.question !== before || 'pending' in line.dataset ||
    document.querySelector(more) !== null
}"""


def press_and_see(page: Page, thing: Locator, tap: bool = False, **how: Any) -> bool:
    """Press something that answers, and wait until it has; True if deeds lie around it now."""
    before = page.locator("section[data-line]").get_attribute("data-question")
    if tap:
        thing.tap(**how)
    else:
        thing.click(**how)
    page.wait_for_function(TAKEN, arg=before)
    return page.locator(DEEDS).count() > 0


def unfold(page: Page, tap: bool = False) -> None:
    """Open the list of all answers."""
    if page.locator("[data-answers=open]").count() == 0:
        press(page.locator("[data-unfold]"), tap)
        page.locator("[data-answers=open]").first.wait_for()


def answer(page: Page, number: int = 0, kind: str = "", tap: bool = False) -> None:
    """Take the n-th answer (of a kind) in the list; counted round, or from the end."""
    unfold(page, tap)
    options = page.locator(f'{OPEN}[data-answer^="{kind}"]' if kind else OPEN)
    options.first.wait_for(state="attached")
    press_and_see(page, options.nth(number % options.count()), tap)


def answer_at_once(page: Page, number: int) -> None:
    """Take the n-th answer without a pointer: for games that are played to be looked at."""
    options = page.locator(OPEN)
    options.first.wait_for(state="attached")
    before = page.locator("section[data-line]").get_attribute("data-question")
    options.nth(number % options.count()).evaluate("one => one.click()")
    page.wait_for_function(TAKEN, arg=before)


def answer_by_digit(page: Page, number: int) -> None:
    """Take the n-th answer by its key; every fourth, and what has no key, in the list."""
    options = page.locator(OPEN)
    options.first.wait_for(state="attached")
    nth = number % options.count()
    if nth > 8 or number % 4 == 0:
        answer(page, number)
        return
    before = page.locator("section[data-line]").get_attribute("data-question")
    page.keyboard.press(str(nth + 1))
    page.wait_for_function(TAKEN, arg=before)


def press_thing(page: Page, thing: Locator, tap: bool = False, **how: Any) -> None:
    """Press a thing that stands for an answer; if it can do several things, take the first."""
    if press_and_see(page, thing, tap, **how):
        press_and_see(page, page.locator(DEEDS).first, tap)


def menu(page: Page, deed: str) -> None:
    """Do something from the table's menu: undo, draw, resign, story, links, settings."""
    page.locator("[data-menu]").click()
    page.locator(f"[data-do={deed}]").click()


def give_up(page: Page) -> None:
    """Resign, and say that it is meant."""
    menu(page, "resign")
    page.locator("dialog .btn.main").click()


def play_by_buttons(page: Page, most: int = LONGEST, tap: bool = False) -> int:
    """Answer with the list of all answers; return how many answers were given."""
    for number in range(most):
        if not asked(page):
            return number
        answer(page, number, tap=tap)
    return most


def play_to_the_end(page: Page) -> None:
    """Answer at once until the game is over: what comes after it is looked at."""
    for number in range(LONGEST):
        if not asked(page):
            return
        answer_at_once(page, number)


def play_until(page: Page, kind: str) -> None:
    """Answer until something of a kind, such as `move `, may be answered."""
    for number in range(LONGEST):
        assert asked(page), f"the game ended before {kind!r} was asked"
        if page.locator(f'[data-answer^="{kind}"]').count():
            return
        answer(page, number)


def press_long(page: Page, thing: Locator) -> None:
    """Rest a finger on the middle of a thing until it has explained itself, then lift it.

    A board that is laid out anew under the finger takes the touch away: then put it down again.
    """
    devtools = page.context.new_cdp_session(page)
    name = thing.get_attribute("data-thing")
    for _touch in range(20):
        drawn(page)
        thing.evaluate(STEADY)
        box = thing.bounding_box()
        assert box, "it is not in sight"
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        try:
            page.locator(f'[data-meaning="{name}"]').wait_for(timeout=15_000)
            # What a system does of its own when a finger rests, after some more time.
            thing.dispatch_event("contextmenu", {"pointerType": "touch"})
            return
        except TimeoutError:
            continue
        finally:
            devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    raise AssertionError(f"a finger rests on {name} and it does not explain itself")


# A thing that lies at the same place for ten frames.
STEADY = """thing => new Promise(done => {
  let before = '', same = 0
  const look = () => {
    const now = JSON.stringify(thing.getBoundingClientRect())
    same = now === before ? same + 1 : 0
    before = now
    if (same >= 10) done()
    else requestAnimationFrame(look)
  }
  look()
})"""


def drawn(page: Page) -> None:
    """Wait until a window of a new size has been laid out and drawn."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # A board that is turned to fit says for which room it is drawn.
    page.wait_for_function(
        "[...document.querySelectorAll('[data-sized]')]"
        ".every(x => x.dataset.sized === `${x.clientWidth}x${x.clientHeight}`)"
    )


def set_setting(page: Page, **wishes: object) -> None:
    """Change what the device keeps of its settings; the page is loaded anew for it."""
    page.evaluate(
        """wishes => {
          const kept = JSON.parse(localStorage.getItem('dicehall.settings'))
          localStorage.setItem('dicehall.settings', JSON.stringify({ ...kept, ...wishes }))
        }""",
        wishes,
    )
    page.reload()


def set_speed(page: Page, speed: str) -> None:
    """From now on show what happens at another speed."""
    set_setting(page, speed=speed)


def stop_the_clock(page: Page) -> None:
    """From now on nothing on the page happens by itself: what is being shown stays."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 10"))


def focused(page: Page, what: str) -> Any:
    """What the focus is on, by one of its data attributes."""
    return page.evaluate(f"document.activeElement?.dataset.{what} ?? null")


def tab_to(page: Page, what: str) -> None:
    """Press Tab until something of a kind has the focus."""
    for _press in range(120):
        if focused(page, what) is not None:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {what}")


def answer_by_keys(page: Page, answer: str) -> None:
    """Unfold the list of all answers, walk to one, and take it."""
    page.keyboard.press("a")
    for _press in range(400):
        if focused(page, "answer") == answer:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {answer}")


# The arrow keys that lead to the nearest legal thing of the same region, the best first.
WAYS = """() => {
  const here = document.activeElement
  const middle = x => {
    const box = (x.querySelector('[data-middle]') ?? x).getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const [x, y] = middle(here)
  const ways = [...here.closest('[data-region]').querySelectorAll('[data-thing][data-legal=true]')]
    .map(thing => middle(thing)).map(([a, b]) => [a - x, b - y])
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]
  if (!ways) return []
  const across = ways[0] > 0 ? 'ArrowRight' : 'ArrowLeft'
  const along = ways[1] > 0 ? 'ArrowDown' : 'ArrowUp'
  return Math.abs(ways[0]) > Math.abs(ways[1]) ? [across, along] : [along, across]
}"""


def arrow_to_legal(page: Page) -> bool:
    """Walk over the board, then over the dock, until something legal has the focus."""
    walked: set[Any] = set()
    for _group in range(2):
        tab_to(page, "thing")
        for _step in range(30):
            if focused(page, "legal") == "true":
                return True
            here = focused(page, "thing")
            walked.add(here)
            ways: list[str] = page.evaluate(WAYS)
            for key in ways:
                page.keyboard.press(key)
                if focused(page, "thing") not in (here, None):
                    break
            if not ways:
                break
        page.keyboard.press("Tab")
    return False


FINISH = """() => {
  for (const one of document.getAnimations()) {
    const { iterations, duration } = one.effect?.getComputedTiming() ?? {}
    if (iterations !== Infinity && duration) one.finish()
  }
}"""


def axe(page: Page) -> list[str]:
    """What axe-core finds wrong with the page, in short."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    # The colours of what is just fading in are no matter.
    page.evaluate(FINISH)
    found: dict[str, Any] = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa',"
        " 'best-practice']})"
    )
    return [
        f"{wrong['id']}: {node['target']} {node['failureSummary'][:200]}"
        for wrong in found["violations"]
        for node in wrong["nodes"][:4]
    ]


OVERFLOWING = """() => {
  const wrong = []
  const name = x => `${x.tagName.toLowerCase()}.${[...x.classList].join('.')}`
  for (const x of document.querySelectorAll('body *')) {
    if (!(x instanceof HTMLElement) || x.closest('.sr-only, .skip, [hidden]')) continue
    const style = getComputedStyle(x)
    if (style.display === 'inline' || style.display === 'contents' || x.clientWidth < 2) continue
    if (/auto|scroll/.test(style.overflowX) || /SELECT|INPUT|OPTION/.test(x.tagName)) continue
    if (x.closest('.die, .die3d, .felt, [data-answers=folded]')) continue
    // A chip of the bar that has no room wraps out of sight.
    const row = x.closest('.chips')
    if (row && x.getBoundingClientRect().top >= row.getBoundingClientRect().bottom) continue
    const over = x.scrollWidth - x.clientWidth
    if (over > 2) wrong.push(`${name(x)} is ${over} px too wide: ${x.innerText.slice(0, 60)}`)
  }
  for (const x of document.querySelectorAll('textPath')) {
    const way = document.querySelector(x.getAttribute('href'))
    const fits = x.getComputedTextLength() <= way.getTotalLength()
    if (!fits) wrong.push(`on the arena: ${x.textContent}`)
  }
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) wrong.push(`the page is ${sideways} px too wide`)
  return wrong
}"""


def overflowing(page: Page) -> list[str]:
    """Texts that do not fit where they stand, and pages that scroll sideways."""
    found: list[str] = page.evaluate(OVERFLOWING)
    return found


CUT = """() => {
  const wrong = []
  const part = document.createRange()
  const heard = x => x.matches('.sr-only') || getComputedStyle(x).clipPath !== 'none'
  for (const x of document.querySelectorAll('.btn')) {
    if (!x.checkVisibility() || x.closest('[data-answers=folded]')) continue
    const outer = x.getBoundingClientRect()
    const { SHOW_TEXT, SHOW_ELEMENT, FILTER_REJECT, FILTER_ACCEPT } = NodeFilter
    const seen = document.createTreeWalker(x, SHOW_TEXT | SHOW_ELEMENT, node =>
      node instanceof Element && heard(node) ? FILTER_REJECT : FILTER_ACCEPT)
    let over = 0
    while (seen.nextNode()) {
      if (seen.currentNode instanceof Element && seen.currentNode.localName !== 'svg') continue
      part.selectNode(seen.currentNode)
      const inner = part.getBoundingClientRect()
      if (inner.width) over = Math.max(over, outer.left - inner.left, inner.right - outer.right,
        outer.top - inner.top, inner.bottom - outer.bottom)
    }
    if (over > 2) wrong.push(`${over} px cut: ${x.innerText}`)
  }
  return wrong
}"""


def cut_buttons(page: Page) -> list[str]:
    """Buttons that do not hold what is written or drawn on them."""
    found: list[str] = page.evaluate(CUT)
    return found


def small_targets(page: Page) -> list[str]:
    """Options that are hard to hit with a finger."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.btn')].filter(x => x.offsetParent)"
        ".filter(x => x.getBoundingClientRect().height < 43.5).map(x => x.innerText)"
    )
    return found


SHORT = """() => {
  const wrong = []
  for (const x of document.querySelectorAll('select')) {
    if (!x.checkVisibility()) continue
    const alone = x.cloneNode(false)
    alone.append(new Option(x.selectedOptions[0].text))
    alone.style = 'position: absolute; width: auto; min-width: 0'
    x.after(alone)
    const over = alone.offsetWidth - x.offsetWidth
    alone.remove()
    if (over > 1) wrong.push(`${over} px cut: ${x.selectedOptions[0].text}`)
  }
  return wrong
}"""


def cut_choices(page: Page) -> list[str]:
    """Lists to choose from that do not show all of what is chosen."""
    found: list[str] = page.evaluate(SHORT)
    return found
