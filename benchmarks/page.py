"""Measure how long the page keeps a slow machine busy: the longest task in each game.

python -m benchmarks.page [games...] [--answers N] [--slower N] [--profile]

Chromium runs at a fraction of its speed (a fourth without `--slower`). A task is what the browser
cannot interrupt; those under 50 ms are not told. The figure in brackets is the ratio to a loop in
the same page: it compares across machines. The last line is the lobby on a phone: from the first
request until "Play now" can be pressed.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.conftest import ARGS, GAMES, SAME_SALT, RealHall
from tests.web.driver import OPEN, asked

SETTINGS = """() => {
  localStorage.setItem('dicehall.settings', '{"speed": "fast", "language": "en"}')
  localStorage.setItem('dicehall.met', '["pig", "warriorz", "quarriors", "shadespire", "shazar"]')
}"""
WATCH = """() => {
  window.tasks = []
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.tasks.push(one.duration)
  }).observe({ type: 'longtask', buffered: false })
}"""
# A loop that no compiler takes away; the best of several, as the others share the processor.
LOOP = """() => {
  const once = () => {
    const start = performance.now()
    let sum = 0
    for (let i = 0; i < 3e6; i++) sum = (sum * 31 + i) % 1000003
    return performance.now() - start + sum * 0
  }
  return Math.min(once(), once(), once(), once(), once())
}"""


def open_page(browser: Browser, url: str, **kind: Any) -> Page:
    context = browser.new_context(service_workers="block", locale="en-GB", **kind)
    context.set_default_timeout(120_000)
    context.add_init_script(f"({SETTINGS})()")
    context.add_init_script(SAME_SALT)
    page = context.new_page()
    page.goto(url)
    page.locator("[data-play]").first.wait_for()
    return page


def slow_down(page: Page, by: int) -> CDPSession:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": by})
    return devtools


def hot(profile: dict[str, Any]) -> list[tuple[str, float]]:
    """The functions that took most time of their own, in milliseconds."""
    names = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    spent: Counter[str] = Counter()
    for node, micros in zip(profile["samples"], profile["timeDeltas"]):
        frame = names[node]
        where = f"{frame['url'].rpartition('/')[2]}:{frame['lineNumber']}:{frame['columnNumber']}"
        spent[f"{frame['functionName'] or '?'} {where}"] += micros
    return [(name, micros / 1000) for name, micros in spent.most_common(14)]


def play(browser: Browser, url: str, game: str, answers: int, by: int, profile: bool) -> None:
    page = open_page(browser, url, viewport={"width": 1280, "height": 720})
    page.locator(f"[data-level={game}]").select_option("random")
    page.locator(f"[data-play={game}]").click()
    asked(page)
    devtools = slow_down(page, by)
    loop = float(page.evaluate(LOOP))
    page.evaluate(WATCH)
    if profile:
        devtools.send("Profiler.enable")
        devtools.send("Profiler.start")
    for number in range(answers):
        if not asked(page):
            break
        options = page.locator(OPEN).count()
        page.keyboard.press(str(1 + number % min(9, options)))
    asked(page)
    tasks = sorted(page.evaluate("window.tasks"), reverse=True)
    longest = tasks[0] if tasks else 0.0
    ratio = longest / loop
    print(f"{game:12} longest {longest:4.0f} ms ({ratio:.2f}), {len(tasks)} over 50 ms", flush=True)
    if profile:
        for name, spent in hot(devtools.send("Profiler.stop")["profile"]):
            print(f"    {spent:7.0f} ms  {name}")
    page.context.close()


def enter(browser: Browser, url: str, by: int) -> None:
    """A first visit on a phone."""
    phone = {"width": 390, "height": 844}
    context = browser.new_context(viewport=phone, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    slow_down(page, by)
    page.goto(url, wait_until="commit")
    page.locator("[data-play]:not([disabled])").first.wait_for()
    usable = page.evaluate("performance.now()")
    loop = page.evaluate(LOOP)
    print(f"lobby        Play now after {usable:.0f} ms ({usable / loop:.2f})")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.page", description="Measure the page.")
    parser.add_argument("games", nargs="*", help="ids of games; all without")
    parser.add_argument("--answers", type=int, default=16)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--profile", action="store_true", help="name what takes the time")
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    hall = RealHall(Path(tempfile.mkdtemp()))
    hall.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
            for game in args.games or GAMES:
                play(browser, hall.url, game, args.answers, args.slower, args.profile)
            enter(browser, hall.url, args.slower)
            browser.close()
    finally:
        hall.stop()


if __name__ == "__main__":
    main()
