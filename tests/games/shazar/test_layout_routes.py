"""Field layouts of Shazar over HTTP: the rules of the field, codes, files. [field] [field.own]"""

from __future__ import annotations

import pytest

from tests.hall.house import Data, House

CHECK = "/api/layouts/check"


def standard(house: House, character: str = "daren") -> Data:
    return house.post(CHECK, {"kind": "standard", "character": character})


def keys(answer: Data) -> list[str]:
    return [breach["key"] for breach in answer["breaches"]]


def test_a_layout_goes_out_as_code_and_file_and_comes_back(house: House):
    first = standard(house)
    assert first["breaches"] == []
    assert house.post(CHECK, {"kind": "code", "code": first["code"].lower()}) == first
    assert house.post(CHECK, {"kind": "file", "file": first["file"]}) == first
    assert house.post(CHECK, {"kind": "laid", **first["layout"]}) == first


def test_field_own_any_other_order_has_a_code_of_its_own(house: House):
    first = standard(house)
    inner = [*first["layout"]["inner"]]
    inner[0], inner[1] = inner[1], inner[0]
    swapped = house.post(CHECK, {"kind": "laid", **first["layout"], "inner": inner})
    assert swapped["breaches"] == []
    assert swapped["code"] != first["code"]
    assert swapped["layout"]["inner"] == inner


def test_random_layouts_keep_the_rules(house: House):
    made = [house.post(CHECK, {"kind": "random", "character": "beatrice"}) for _number in range(4)]
    assert all(one["breaches"] == [] for one in made)
    assert len({one["code"] for one in made}) > 1
    for one in made:
        assert house.post(CHECK, {"kind": "code", "code": one["code"]}) == one


def test_field_portals_must_lie_apart_and_touch_two_hexes(house: House):
    laid = {"kind": "laid", **standard(house)["layout"]}
    together = house.post(CHECK, {**laid, "exit": laid["entrance"]})
    assert keys(together) == ["portals"]
    assert together["code"] is together["file"] is together["layout"] is None
    assert keys(house.post(CHECK, {**laid, "entrance": [3, -3]})) == ["entrance"]
    assert keys(house.post(CHECK, {**laid, "entrance": [3, 0], "exit": [0, 0]})) == [
        "entrance",
        "exit",
    ]


def test_every_breach_is_named_at_once(house: House):
    layout = standard(house)["layout"]
    inner = [layout["inner"][1], *layout["inner"][1:]]
    answer = house.post(
        CHECK, {"kind": "laid", **layout, "inner": inner, "exit": layout["entrance"]}
    )
    assert keys(answer) == ["surplus", "missing", "portals"]
    assert [breach["hex"] for breach in answer["breaches"][:2]] == [inner[0], layout["inner"][0]]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"kind": "code", "code": "nonsense"}, "'nonsense' is no layout code"),
        ({"kind": "code", "code": ""}, "is no layout code"),
        ({"kind": "file", "file": "character = "}, "layout: "),
        ({"kind": "file", "file": 'character = "merlin"'}, "merlin"),
        ({"kind": "file", "file": "x = " + "[" * 3900}, "layout: "),
    ],
)
def test_what_cannot_be_read_is_said_in_one_line(house: House, wish: Data, said: str):
    answer = house.post(CHECK, wish)
    assert keys(answer) == [wish["kind"]]
    assert said in answer["breaches"][0]["text"]


def test_a_tile_nobody_knows(house: House):
    layout = standard(house)["layout"]
    answer = house.post(
        CHECK, {"kind": "laid", **layout, "inner": ["trapp 2 cross", *layout["inner"][1:]]}
    )
    assert keys(answer) == ["laid"]
    assert "did you mean" in answer["breaches"][0]["text"]


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"kind": "wish"},
        {"kind": "standard", "character": "merlin"},
        {
            "kind": "laid",
            "character": "daren",
            "inner": [],
            "outer": [],
            "entrance": [],
            "exit": [],
        },
        {"kind": "code", "code": "x" * 61},
        {"kind": "file", "file": "x" * 4001},
        {"kind": "code", "code": "A", "more": 1},
    ],
)
def test_what_is_no_wish_at_all_is_refused(house: House, wish: Data):
    assert house.try_post(CHECK, wish).status_code == 422
