"""Measure how long the page keeps a slow machine busy: the longest task in each game.

python -m benchmarks.page [games...] [--answers N] [--slower N] [--repeat N] [--phone]
    [--throttle] [--profile]

A task is what the browser cannot interrupt. Its length is the time its thread worked, so that
others on the machine count little, told for a machine of a fourth of the speed (`--slower`).
With `--throttle` Chromium itself slows down and a task takes what the clock says: that wants a
machine where nobody else works. Measured from the press of "Play now" over the first answers
(`--answers 400`: to the end of a game); the best of three games. The figure
in brackets is the ratio to a loop in the same page: it compares across machines. The last line is
the lobby on a phone: how long its thread works from the first request until "Play now" can be
pressed; with `--throttle`, what the clock says of it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.conftest import ARGS, GAMES, SAME_SALT, RealHall
from tests.web.driver import OPEN, asked

SETTINGS = """() => {
  localStorage.setItem('dicehall.settings', '{"speed": "fast", "language": "en"}')
  localStorage.setItem('dicehall.met', '["pig", "warriorz", "quarriors", "shadespire", "shazar"]')
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
CATEGORIES = ["-*", "toplevel", "devtools.timeline", "v8.execute"]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 720}
# What a test browser does on the page's thread is not the page's.
NOT_OURS = "blink.mojom.DevToolsSession"


@dataclass
class Task:
    """What the page's thread did in one go, in milliseconds of its own time."""

    length: float
    since: float = 0  # seconds after the first of all
    parts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        parts = [f"{name} {spent:.0f}" for name, spent in self.parts.most_common(5) if spent >= 1]
        return f"{self.length:5.0f} ms at {self.since:.1f} s: {', '.join(parts)}"


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


def tasks(trace: bytes, slower: int, throttled: bool) -> list[Task]:
    """The tasks of the thread that lays the page out, the longest first."""
    took, unit = ("dur", 1 / 1000) if throttled else ("tdur", slower / 1000)
    events = [one for one in json.loads(trace)["traceEvents"] if one["ph"] == "X"]
    layouts = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "Layout")
    thread = layouts.most_common(1)[0][0]
    own = [one for one in events if (one["pid"], one["tid"]) == thread]
    own.sort(key=lambda one: (one["ts"], -one["dur"]))
    return sorted(gathered(own, took, unit), key=lambda task: -task.length)


def gathered(events: list[dict[str, Any]], took: str, unit: float) -> Iterator[Task]:
    task, ends, foreign = Task(0), -1, False
    open_parts: list[tuple[str, int]] = []
    for one in events:
        spent = one.get(took, 0) * unit
        if one["ts"] >= ends:
            if task.length and not foreign:
                yield task
            since = (one["ts"] - events[0]["ts"]) / 1e6
            task, ends, foreign = Task(spent, since), one["ts"] + one["dur"], False
            open_parts = []
            continue
        tag = one["args"].get("chrome_mojo_event_info", {}).get("mojo_interface_tag")
        foreign = foreign or tag == NOT_OURS or one["name"] == "V8.InvokeApiInterruptCallbacks"
        while open_parts and open_parts[-1][1] <= one["ts"]:
            open_parts.pop()
        if open_parts:
            task.parts[open_parts[-1][0]] -= spent
        task.parts[one["name"]] += spent
        open_parts.append((one["name"], one["ts"] + one["dur"]))
    if task.length and not foreign:
        yield task


def play(browser: Browser, url: str, game: str, args: argparse.Namespace) -> list[Task]:
    """The tasks of the beginning of a game."""
    page = open_page(browser, url, viewport=PHONE if args.phone else DESKTOP)
    page.locator(f"[data-level={game}]").select_option("random")
    if args.throttle:
        slow_down(page, args.slower)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(f"[data-play={game}]").press("Enter")
    for number in range(args.answers):
        if not asked(page):
            break
        options = page.locator(OPEN).count()
        page.keyboard.press(str(1 + number % min(9, options)))
    asked(page)
    found = tasks(browser.stop_tracing(), args.slower, args.throttle)
    page.context.close()
    return found


def measure(browser: Browser, url: str, game: str, args: argparse.Namespace) -> None:
    best = min(
        (play(browser, url, game, args) for _game in range(args.repeat)), key=lambda x: x[0].length
    )
    page = open_page(browser, url)
    loop = float(page.evaluate(LOOP)) * args.slower
    page.context.close()
    longest, many = best[0].length, sum(task.length > 50 for task in best)
    told = f"{game:12} longest {longest:4.0f} ms ({longest / loop:.2f}), {many} over 50 ms"
    print(told, flush=True)
    if args.profile:
        print(f"    of {max(task.since for task in best):.1f} s")
        for task in best[:6]:
            print(f"    {task}")


def enter(browser: Browser, url: str, args: argparse.Namespace) -> tuple[float, float]:
    """A first visit on a phone: until it can be used, and the loop there."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
    context.set_default_timeout(120_000)
    page = context.new_page()
    if args.throttle:
        slow_down(page, args.slower)
    else:
        browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(url, wait_until="commit")
    page.locator("[data-play]:not([disabled])").first.wait_for()
    if args.throttle:
        usable = float(page.evaluate("performance.now()"))
    else:
        worked = tasks(browser.stop_tracing(), args.slower, throttled=False)
        usable = sum(task.length for task in worked)
    loop = float(page.evaluate(LOOP)) * (1 if args.throttle else args.slower)
    context.close()
    return usable, loop


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.page", description="Measure the page.")
    parser.add_argument("games", nargs="*", help="ids of games; all without")
    parser.add_argument("--answers", type=int, default=16)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--phone", action="store_true", help="at 390 x 844")
    parser.add_argument(
        "--throttle", action="store_true", help="by the clock, in a slowed Chromium"
    )
    parser.add_argument("--profile", action="store_true", help="name what takes the time")
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    hall = RealHall(Path(tempfile.mkdtemp()))
    hall.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
            for game in args.games or GAMES:
                measure(browser, hall.url, game, args)
            visits = [enter(browser, hall.url, args) for _visit in range(args.repeat)]
            usable, loop = min(visits)
            print(f"lobby        Play now after {usable:.0f} ms ({usable / loop:.2f})")
            browser.close()
    finally:
        hall.stop()


if __name__ == "__main__":
    main()
