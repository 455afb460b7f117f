"""How people use the page: what is asked, and answering it with mouse, keys or fingers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPEN = "[data-answer]:not([disabled])"
LONGEST = 400


class Hall(Protocol):
    """Where the page comes from."""

    url: str

    def start(self) -> None: ...

    def kill(self) -> None: ...


def asked(page: Page) -> bool:
    """Wait for a question; False if the game is over instead."""
    page.wait_for_selector(f"{OPEN}, dialog #after")
    return page.locator("dialog #after").count() == 0


def play_by_buttons(page: Page, most: int = LONGEST, tap: bool = False) -> int:
    """Answer with the buttons of the prompt bar; return how many answers were given."""
    for number in range(most):
        if not asked(page):
            return number
        options = page.locator(OPEN)
        option = options.nth(number % options.count())
        if tap:
            option.tap()
        else:
            option.click()
        page.wait_for_timeout(30)
    return most


def play_until(page: Page, kind: str) -> None:
    """Answer until something of a kind, such as `move `, may be answered."""
    for number in range(LONGEST):
        assert asked(page), f"the game ended before {kind!r} was asked"
        if page.locator(f'[data-answer^="{kind}"]').count():
            return
        options = page.locator(OPEN)
        options.nth(number % options.count()).click()
        page.wait_for_timeout(30)


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


def arrow_to_legal(page: Page) -> bool:
    """Walk over the board until something legal has the focus."""
    tab_to(page, "thing")
    seen = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"] * 4:
        if focused(page, "legal") == "true":
            return True
        seen.add(focused(page, "thing"))
        page.keyboard.press(key)
    assert len(seen) > 1, "the arrow keys do not walk"
    return False


def axe(page: Page) -> list[str]:
    """What axe-core finds wrong with the page, in short."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    # The colours of what is just fading in are no matter.
    page.wait_for_timeout(150)
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
    if (style.display === 'inline' || style.display === 'contents' || !x.clientWidth) continue
    if (/auto|scroll/.test(style.overflowX) || /SELECT|INPUT|OPTION/.test(x.tagName)) continue
    if (x.closest('.die, .die3d, .felt')) continue
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


def small_targets(page: Page) -> list[str]:
    """Options that are hard to hit with a finger."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.btn')].filter(x => x.offsetParent)"
        ".filter(x => x.getBoundingClientRect().height < 43.5).map(x => x.innerText)"
    )
    return found
