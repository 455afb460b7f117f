"""One hall for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hall.house import FakeTime, House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("hall") / "hall.sqlite3") as house:
        yield house


@pytest.fixture
def clock() -> FakeTime:
    return FakeTime()
