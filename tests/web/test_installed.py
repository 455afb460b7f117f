"""The page as an app: it can be installed, and opens without the hall to say so."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.driver import Hall

KEPT = """async () => {
  const kept = await (await caches.open('dicehall-shell-1')).keys()
  return kept.some((one) => one.url.includes('/api/texts/common/')) &&
    kept.some((one) => one.url.endsWith('.js'))
}"""

# A page that is not looked at does not ask by itself: only the button does.
HIDDEN = "() => { Object.defineProperty(document, 'visibilityState', { value: 'hidden' }) }"


def test_the_manifest_names_icons_that_are_there(new_page: Any, hall: Hall):
    page: Page = new_page()
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    found = json.loads(page.request.get(hall.url + str(manifest)).text())
    assert found["name"] == "Dicehall"
    assert found["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in found["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in found["icons"])
    for icon in found["icons"]:
        answer = page.request.get(hall.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]


def test_without_the_hall_the_page_opens_and_says_so_and_comes_back(new_page: Any, hall: Hall):
    page: Page = new_page(service_workers="allow", forgiving=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # now every file goes through the worker
    page.wait_for_selector("[data-play]")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function(KEPT)
    hall.kill()
    try:
        page.reload()
        expect(page.locator("[data-offline]")).to_be_visible()
        assert "tables wait" in page.locator("[data-offline]").inner_text()
        page.evaluate(HIDDEN)
    finally:
        hall.start()
    page.click("[data-offline] button")
    page.wait_for_selector("[data-play]")


def test_the_first_visit_to_the_lobby_is_light(new_page: Any, hall: Hall):
    """At most 160 kB as sent, in the dearest language."""
    page: Page = new_page("hu")
    asked: set[str] = set()  # what the page before still loads does not count
    sent: list[int] = []

    def note_asked(event: dict[str, Any]) -> None:
        if event["documentURL"].endswith("?first"):
            asked.add(event["requestId"])

    def note_sent(event: dict[str, Any]) -> None:
        if event["requestId"] in asked:
            sent.append(event["encodedDataLength"])

    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.on("Network.requestWillBeSent", note_asked)
    devtools.on("Network.loadingFinished", note_sent)
    page.goto(hall.url + "?first")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    assert len(sent) > 5
    assert sum(sent) <= 160_000
