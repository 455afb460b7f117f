"""What a visit leaves behind: games that are over do not stay in the page.

Elements are waited for by locators alone: a handle of one keeps its whole tree alive.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import GAMES
from tests.web.driver import answer, asked, give_up

# The pattern of each part of the page, which is copied when the part is shown: code that has been
# loaded, whatever was played. Noted when it is parsed, to be told apart from what was left behind.
NOTE_PATTERNS = """{
  const patterns = new Set()
  const content = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, 'content')
  Object.defineProperty(HTMLTemplateElement.prototype, 'content', {
    get() {
      const found = content.get.call(this)
      patterns.add(new WeakRef(found))
      return found
    }
  })
  // Patterns within a drawing are moved out of the <svg> they were parsed in.
  const append = Node.prototype.appendChild
  Node.prototype.appendChild = function (child) {
    const pattern = child.parentNode?.parentNode
    if (this instanceof DocumentFragment && pattern instanceof DocumentFragment)
      patterns.add(new WeakRef(this))
    return append.call(this, child)
  }
  const under = top => {
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_ALL)
    let count = 2  // itself, and the <template> that held it
    while (walk.nextNode()) count++
    return count
  }
  const sum = (all, of) => [...all].reduce((now, one) => now + of(one), 0)
  window.patternNodes = () =>
    sum(new Set([...patterns].map(one => one.deref()).filter(one => one)), under)
  // One's own tables are listed in the lobby: ten more lines are meant to be there.
  window.rowNodes = () => sum(document.querySelectorAll('.mine, .columns .rows'), under)
}"""

NODES_UNDER = """top => {
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_ALL)
  let count = 0
  while (walk.nextNode()) count++
  return count
}"""


def counters(page: Page, devtools: CDPSession) -> dict[str, int]:
    """What the browser keeps after all that can go has gone."""
    page.locator("[data-play]").first.wait_for()
    for _time in range(3):
        devtools.send("HeapProfiler.collectGarbage")
    return devtools.send("Memory.getDOMCounters")


def all_nodes(page: Page, devtools: CDPSession) -> int:
    """Each node that the browser keeps but the lines of other people's tables."""
    others = page.locator("section:has(#open) .rows").evaluate(NODES_UNDER)
    return counters(page, devtools)["nodes"] - int(others)


def kept(page: Page, devtools: CDPSession) -> tuple[int, int]:
    """The nodes and listeners that stay, without what is meant to."""
    counted = counters(page, devtools)
    meant = page.evaluate("patternNodes() + rowNodes()")
    return counted["nodes"] - meant, counted["jsEventListeners"]


def play_each(page: Page) -> None:
    """Begin a game of each kind, answer a little, and go back to the lobby."""
    for game in GAMES:
        page.locator(f"[data-play={game}]").click()
        for number in range(3):
            if asked(page):
                answer(page, number)
        asked(page)
        page.locator("a[href='#/']").first.click()
        page.locator("[data-play]").first.wait_for()


def give_up_each(page: Page) -> None:
    """Begin a game of each kind, answer a little, give up, and go back to the lobby."""
    for game in GAMES:
        page.locator(f"[data-play={game}]").click()
        for number in range(3):
            if asked(page):
                answer(page, number)
        if asked(page):
            give_up(page)
        # Bots may play on, or the result lie over the table by now: any way out will do.
        page.locator("[data-seat][data-lost]").wait_for(state="attached")
        page.evaluate("location.hash = '#/'")
        page.locator("[data-play]").first.wait_for()


def test_ten_games_that_are_over_leave_no_trace(new_page: Any):
    """Whatever the browser keeps counts, and the first visit is the measure."""
    page: Page = new_page()
    devtools = page.context.new_cdp_session(page)
    first = all_nodes(page, devtools)
    for _time in range(2):
        give_up_each(page)
    # A page that was left goes in its own time.
    for _look in range(200):
        nodes = all_nodes(page, devtools)
        if nodes < 1.1 * first:
            break
        page.evaluate("new Promise(requestIdleCallback)")
    assert nodes < 1.1 * first
    # Each of them can be found again; some are being played to their end by bots.
    own = page.locator(".mine a.table, section:has(#over) a.table")
    page.locator("[data-show-all]").click()
    expect(own).to_have_count(10)
    expect(page.locator("section:has(#over) a.table").nth(3)).to_be_focused()


def test_ten_games_leave_the_lobby_as_it_was(new_page: Any):
    """Attached or not, all nodes count but the patterns of code that was loaded."""
    page: Page = new_page()
    page.context.add_init_script(NOTE_PATTERNS)
    page.reload()
    devtools = page.context.new_cdp_session(page)
    first_nodes, _listeners = kept(page, devtools)
    play_each(page)
    _nodes, listeners = kept(page, devtools)
    play_each(page)
    nodes, listeners_later = kept(page, devtools)
    assert nodes < 1.1 * first_nodes
    assert listeners_later <= listeners + 2
