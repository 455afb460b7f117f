"""Links that are sent to friends: what messengers show of them, and where they lead."""

from __future__ import annotations

import re

from tests.hall.house import House


def preview(house: House, id: str) -> tuple[dict[str, str], str]:
    """What a messenger sees of a link, and where a person is led."""
    answer = house.http.get(f"/t/{id}", headers={"Host": "127.0.0.1:1"})
    assert answer.status_code == 200
    tags = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', answer.text))
    led = re.search(r'content="0; url=([^"]*)"', answer.text)
    assert led is not None
    return tags, led[1]


def test_a_link_says_which_game_waits_and_for_how_many(house: House):
    chairs = [{"kind": "person"}] * 3
    wish = {"game": "pig", "seats": 3, "chairs": chairs, "name": "Anna", "language": "hu"}
    anna = house.post("/api/tables", wish)
    tags, led = preview(house, anna["table"])
    assert tags["title"] == "Malac – Dicehall"
    assert tags["description"] == "2 szabad hely van: ülj le, és játssz."
    assert tags["url"] == f"http://127.0.0.1:1/t/{anna['table']}"
    assert tags["image"].startswith("http://127.0.0.1:1/")
    assert led == f"../#/t/{anna['table']}"
    assert "Anna" not in str(tags)


def test_a_link_to_a_game_under_way_invites_to_watch(house: House):
    anna = house.post("/api/quick", {"game": "pig", "seats": 2})
    tags, _ = preview(house, anna["table"])
    assert tags["description"] == "A game is going on; come and watch."


def test_a_code_is_neither_confirmed_nor_denied(house: House):
    chairs = [{"kind": "person"}] * 2
    wish = {"game": "pig", "seats": 2, "chairs": chairs, "name": "Anna"}
    code = house.post("/api/tables", wish)["code"]
    right, _ = preview(house, code)
    wrong, _ = preview(house, "ACORN-1234-5678")
    nothing, _ = preview(house, "no-such-table-at-all")
    for tags in (right, wrong, nothing):
        tags.pop("url")
    assert right == wrong == nothing


def test_what_a_link_holds_cannot_become_markup(house: House):
    answer = house.http.get("/t/%22%3E%3Cscript%3Ealert(1)")
    assert "<script" not in answer.text
