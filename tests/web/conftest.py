"""A real hall with a real database, and Debian's Chromium."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.web.driver import Hall

ROOT = Path(__file__).resolve().parents[2]
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
GAMES = ("pig", "warriorz", "quarriors", "shadespire", "shazar")
# What is waited for comes late on a busy machine; a test that passes does not wait for it.
PATIENCE = 300_000
expect.set_options(timeout=PATIENCE)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "hu": "hu-HU"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium; installed first where that can be done without asking."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found:
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
            subprocess.run(command, capture_output=True, check=False)
        found = shutil.which("chromium")
    if not found:
        pytest.fail(
            "the browser tests need Chromium (Debian: apt-get install chromium), "
            "or leave them out with --no-browser",
            pytrace=False,
        )
    return found


@pytest.fixture(scope="session", autouse=True)
def built_page() -> None:
    """The page as it is now."""
    if not (ROOT / "src" / "dicehall" / "hall" / "web" / "index.html").exists():
        pytest.fail(
            "the page is not built: npm ci --prefix web && npm run build --prefix web, "
            "or leave the browser tests out with --no-browser",
            pytrace=False,
        )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class RealHall(Hall):
    """A hall in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.environment = environment or {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # One address plays all people here, so its limits are lifted; and bots think briefly.
        generous = {"DICEHALL_REQUESTS_BURST": "100000", "DICEHALL_TABLES_BURST": "10000"}
        generous |= {"DICEHALL_SEATS_PER_ADDRESS": "10000", "DICEHALL_GUESSES_BURST": "10000"}
        generous |= {"DICEHALL_LATE_MS": "1000000", "DICEHALL_BUSY_PERCENT": "1000"}
        generous |= {"DICEHALL_DRAIN_SECONDS": "0"}
        generous |= {"DICEHALL_HINT_SECONDS": "0.5", "DICEHALL_ANALYSIS_SECONDS": "4"}
        generous |= {"DICEHALL_WORKER_SECONDS": "300", "DICEHALL_BOT_SECONDS": "300"}
        generous |= {"DICEHALL_HELLO_SECONDS": "300", "DICEHALL_SALT_SECONDS": "300"}
        generous |= {"DICEHALL_HEADER_SECONDS": "300", "DICEHALL_BODY_SECONDS": "300"}
        command = [sys.executable, "-m", "tests.web.rigged", "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "hall.sqlite3"), "--log-level", "warning"]
        command += ["--packs", str(ROOT / "examples")]
        with (self.folder / "hall.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, **generous, **self.environment},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + 120
        while True:
            try:
                with urllib.request.urlopen(self.url + "healthz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                alive = self.process.poll() is None
                if not alive or time.monotonic() > until:
                    log_text = (self.folder / "hall.log").read_text("utf-8")
                    pytest.fail(f"the hall does not open:\n{log_text}", pytrace=False)
                time.sleep(0.1)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


# One hall and one browser for all files: their start takes longer than many a test.
@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealHall]:
    made = RealHall(tmp_path_factory.mktemp("hall"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield browser
        browser.close()


NewPage = Callable[..., Page]
# The hall's luck is rigged, so the page's part of the dice must be the same in every run too.
SAME_SALT = """{
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = list => (list.length === 32 ? list.fill(7) : random(list))
}"""


@pytest.fixture
def new_page(browser: Browser, hall: RealHall) -> Iterator[NewPage]:
    """Opens the lobby as a new visitor; a page that logs an error fails the test."""
    contexts = []
    errors: list[str] = []

    def note_error(line: ConsoleMessage) -> None:
        if line.type == "error":
            errors.append(f"{line.text} {line.location.get('url')}")

    def note_stranger(request: Request) -> None:
        if not request.url.startswith((hall.url, "data:", "blob:")):
            errors.append(f"the page asks elsewhere: {request.url}")

    def open_page(
        lang: str = "en",
        phone: bool = False,
        speed: str = "instant",
        forgiving: bool = False,
        met: Sequence[str] = GAMES,  # the games this visitor has played before
        **kind: Any,
    ) -> Page:
        if phone:
            kind |= {"viewport": {"width": 390, "height": 844}, "has_touch": True}
            kind |= {"is_mobile": True}
        else:
            kind.setdefault("viewport", {"width": 1280, "height": 860})
        kind.setdefault("service_workers", "block")  # each test sees the hall itself
        context = browser.new_context(locale=LOCALES[lang], **kind)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        settings = f'{{"speed": "{speed}", "language": "{lang}"}}'
        context.add_init_script(
            "localStorage.getItem('dicehall.settings') ?? "
            f"localStorage.setItem('dicehall.settings', '{settings}')"
        )
        context.add_init_script(
            "localStorage.getItem('dicehall.met') ?? "
            f"localStorage.setItem('dicehall.met', '{json.dumps(met)}')"
        )
        context.add_init_script(SAME_SALT)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        if not forgiving:
            page.on("console", note_error)
        page.on("request", note_stranger)
        page.goto(hall.url)
        page.locator("[data-play]").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
