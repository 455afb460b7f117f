"""The whole API, with whatever schemathesis thinks of: no server error, only what is declared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from dicehall.hall.app import create_app
from dicehall.hall.hall import Settings
from tests.hall.house import House

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("api") / "hall.sqlite3", tables=100_000) as house:
        yield house


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schema.parametrize()
@settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_is_too_strange(open_house: House, case: Any):
    house = open_house
    chance = random.Random(repr((case.path_parameters, case.body)))
    headers = {}
    if "table" in (case.path_parameters or {}) and chance.random() < 0.7:
        # a table that is there, in one of its states, with a token that holds a seat
        seat = some_table(house, chance)
        case.path_parameters["table"] = seat[chance.choice(["table", "code"])] or seat["table"]
        if chance.random() < 0.7:
            headers["Authorization"] = f"Bearer {seat['token']}"
    if isinstance(case.body, dict) and "game" in case.body and chance.random() < 0.8:
        case.body["game"] = chance.choice(["pig", "warriorz"])
        case.body["seats"] = chance.choice([2, 3, 4, 8, 9])
        chairs = case.body.get("chairs")
        if isinstance(chairs, list) and chairs:
            case.body["chairs"] = (chairs * 9)[: case.body["seats"]]
        if isinstance(case.body.get("options"), dict) and chance.random() < 0.8:
            case.body["options"] = {}
    address = f"http://127.0.0.1:{house.port}"
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS)


def some_table(house: House, chance: random.Random) -> dict[str, Any]:
    """A table that waits, is played, or is over."""
    match chance.randrange(3):
        case 0:
            chairs = [{"kind": "person"}, {"kind": "person"}]
            wish = {"game": "pig", "seats": 2, "chairs": chairs, "name": "A"}
            return house.post("/api/tables", wish)
        case 1:
            return house.post("/api/quick", {"game": "warriorz", "bot": "random"})
        case _:
            return over(house)


@cache
def over(house: House) -> dict[str, Any]:
    """A table whose game is over."""
    wish = {"game": "pig", "seats": 2, "bot": "random", "options": {"goal": 10, "rounds": 1}}
    seat = house.post("/api/quick", wish)
    with house.join(seat) as player:
        while not player.asked()["over"]:
            player.answer(player.look["question"]["options"][-1]["answer"])
            player.until("step")
    return seat
