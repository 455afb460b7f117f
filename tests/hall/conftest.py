"""One hall for all tests that need nothing special of it; one PostgreSQL for those that do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.house import FakeTime, House
from tests.hall.postgres import Missing, Postgres


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("hall") / "hall.sqlite3") as house:
        yield house


@pytest.fixture
def clock() -> FakeTime:
    return FakeTime()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for the whole session; where it cannot be had, it is said what is missing."""
    try:
        server = Postgres()
    except Missing as why:
        if "CI" in os.environ:
            pytest.fail(f"PostgreSQL cannot be started: {why}", pytrace=False)
        pytest.skip(f"PostgreSQL cannot be started: {why}")
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a hall keeps its tables: a file, or a server. What is tested holds for both."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
