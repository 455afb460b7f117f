"""Packs of cards through the page: chosen by keyboard or finger, in three languages, and played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.hall.test_packs import WILDS
from tests.web.driver import Hall, axe, focused, overflowing, set_option, set_seats, tab_to

TITLES = {"en": "Lantern Marsh", "ru": "Фонарное болото", "hu": "Lámpás láp"}
NEWTS = {"en": "Lantern Newt", "ru": "Фонарный тритон", "hu": "Lámpás gőte"}


@pytest.mark.parametrize("lang", ["en", "ru", "hu"])
def test_a_pack_is_chosen_and_its_cards_lie_on_the_table(new_page: Any, hall: Hall, lang: str):
    page: Page = new_page(lang, phone=lang == "ru")
    page.goto(f"{hall.url}#/new/quarriors")
    set_option(page, "wilds", "code")
    page.fill("[data-option=code]", WILDS)
    set_seats(page, 2)
    page.locator(".chair select").nth(1).select_option("bot:random")
    page.locator("details summary").focus()
    page.keyboard.press("Enter")
    tab_to(page, "pack")
    assert focused(page, "pack") == "lantern-marsh"
    box = page.get_by_role("checkbox", name=TITLES[lang])
    expect(box).not_to_be_checked()
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    assert axe(page) == []
    assert overflowing(page) == []
    page.locator("form [type=submit]").click()
    expect(page.locator("main")).to_contain_text(TITLES[lang])
    page.locator("[data-start]").click()
    newt = page.locator('[data-thing="wild-lantern-newt"]')
    newt.wait_for()
    newt.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog h2")).to_have_text(NEWTS[lang])
    picture = page.locator("dialog [data-picture]")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert axe(page) == []
    page.keyboard.press("Escape")


def test_nothing_is_offered_where_there_are_no_packs(new_page: Any, hall: Hall):
    page: Page = new_page()
    page.goto(f"{hall.url}#/new/shazar")
    page.locator("details summary").click()
    expect(page.locator("[data-hints]")).to_be_visible()
    expect(page.locator("[data-packs]")).to_have_count(0)
