"""Games from other packages, without a line for the page: on the shelf, played, and told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicehall.cli.new_game import write
from tests.outside import CRAZY_EIGHTS, LIARS_DICE, ROOT, dicehall, installed
from tests.web.conftest import RealHall
from tests.web.driver import asked, axe, drawn, overflowing, play_to_the_end, press_thing

# DICEHALL_SCREENSHOTS=1 writes the pictures that are kept.
KEEP = bool(os.environ.get("DICEHALL_SCREENSHOTS"))
SHELF = ROOT / "docs" / "screenshots"
PLACES = "[data-region=board] [data-thing][data-legal=true]"
OUTSIDE = """() => {
  const region = document.querySelector('[data-region=board]')
  const frame = region.getBoundingClientRect()
  return [...region.querySelectorAll('[data-thing]')].filter(one => {
  const box = one.getBoundingClientRect()
  return box.left < frame.left - 1 || box.right > frame.right + 1 ||
    box.top < frame.top - 1 || box.bottom > frame.bottom + 1
  }).length
}"""


# A table with one thing of each kind; every count of stones can be taken in five ways.
EVERYTHING = """        from dicehall.kit.board import card, cell, grid, hexes, label, pile, track
        some = [{"count": 1 + i % 3} for i in range(9)]
        middle = [
            row("take", [card("take", some[0]), card(None), label("do-pass", {"verb": "pass"})]),
            pile("heap", self.heap, card("heap")),
            track("heap", 21, [21 - self.heap, 0]),
            grid([cell(i % 3, i // 3, piece(i % 2), stands=some[i]) for i in range(9)]),
            hexes([cell(q, r, piece(q % 2), str(q), some[q + 1])
                   for q in range(-1, 3) for r in range(-1, 2)]),
        ]
"""


def write_everything(folder: Path) -> None:
    """Write a game with a table of all there is."""
    write("all-things", folder)
    table = folder / "src" / "all_things" / "table.py"
    text = table.read_text("utf-8")
    lines = [line for line in text.splitlines(keepends=True) if line.startswith("        middle =")]
    table.write_text(text.replace(lines[0], EVERYTHING), "utf-8")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The examples, and a game just made from the template, installed in a folder of their own."""
    folder = tmp_path_factory.mktemp("packages")
    write("sea-dice", folder / "sea-dice")
    write_everything(folder / "all-things")
    made = [folder / "sea-dice", folder / "all-things"]
    return installed(folder / "site", LIARS_DICE, CRAZY_EIGHTS, *made)


@pytest.fixture(scope="module")
def hall(packages: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealHall]:
    made = RealHall(tmp_path_factory.mktemp("hall"), packages)
    made.start()
    yield made
    made.stop()


OUTSIDE_GAMES = ("liars-dice", "crazy-eights", "sea-dice", "all-things")
# On a phone every kind of thing lies on the table of one game; the others with `--all`.
WHERE = [
    pytest.param(game, phone, id=f"{game}-{'phone' if phone else 'desk'}", marks=marks)
    for game in OUTSIDE_GAMES
    for phone, marks in ((False, []), (True, [] if game == "all-things" else [pytest.mark.looks]))
]


@pytest.mark.parametrize(("game", "phone"), WHERE)
def test_a_game_from_outside_is_played_where_its_things_lie(new_page: Any, game: str, phone: bool):
    page: Page = new_page(phone=phone, met=[game])
    box = page.locator("article").filter(has=page.locator(f"[data-play={game}]"))
    assert "--lid" in (box.get_attribute("style") or "")
    page.click(f"[data-play={game}]")
    pressed = 0
    for number in range(6):
        if not asked(page):
            break
        things = page.locator(PLACES)
        assert things.count() > 0
        drawn(page)
        assert page.evaluate(OUTSIDE) == 0
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if number == 0:
            assert axe(page) == []
            assert overflowing(page) == []
            if KEEP and not phone and game != "all-things":
                name = {"sea-dice": "new-game"}.get(game, game)
                page.screenshot(path=SHELF / f"{name}.png")
        press_thing(page, things.nth(min(number, things.count() - 1)), tap=phone)
        pressed += 1
    assert pressed >= 3
    if asked(page):
        play_to_the_end(page)
    expect(page.locator("dialog #after")).to_be_visible()


def test_a_bot_gives_hints_in_a_game_from_outside(new_page: Any):
    page: Page = new_page(met=["liars-dice"])
    page.click("[data-play=liars-dice]")
    assert asked(page)
    page.click("[data-hint]")
    expect(page.locator("[data-hints-shown]")).to_be_visible()


def test_it_plays_in_the_terminal_and_its_record_replays(packages: dict[str, str], tmp_path: Any):
    record = tmp_path / "game.jsonl"
    played = dicehall(
        packages, "play", "liars-dice", "--seats", "2", "--seed", "4", "-o", "dice=1",
        "--lang", "ru", "--record", str(record), "--bots", "thumb", typed="1\n" * 30,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    for said in ("Кости лжеца", "Ставка", "1 × [2]", "[?]", "Победа"):
        assert said in played.stdout
    replayed = dicehall(packages, "replay", str(record), "--lang", "en")
    assert replayed.returncode == 0, replayed.stderr
    rules = dicehall(packages, "rules", "liars-dice", "--lang", "hu")
    assert "Licitek" in rules.stdout
