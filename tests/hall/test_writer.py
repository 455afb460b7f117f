"""What is handed to the thread that writes to a file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dicehall.hall.sql_store import SqlStore
from dicehall.hall.sql_writer import MOST_ROWS
from dicehall.hall.store import Conflict, LogRow
from tests.hall.house import House

LAID = {"game": "pig", "seats": 2, "chairs": [{"kind": "person"}, {"kind": "person"}], "name": "A"}


def row(table: str, seq: int) -> LogRow:
    """Return a row of a log."""
    return LogRow(table, seq, "answer", 1.5 + seq, 1, {"answer": f"n\u00e4he {seq}"}, 1, f"id{seq}")


@pytest.mark.parametrize("count", [1, 2, MOST_ROWS, MOST_ROWS + 5])
def test_rows_that_wait_together_are_read_as_they_were_written(tmp_path: Path, count: int):
    with House(tmp_path / "hall.sqlite3") as house:
        store = house.hall.store
        assert isinstance(store, SqlStore)
        table = str(house.post("/api/tables", LAID)["table"])
        rows = [row(table, 1 + number) for number in range(count)]

        async def write() -> list[LogRow]:
            await asyncio.gather(*[store.append(one) for one in rows])
            found = await store.since(table, 0, 0)
            assert found is not None
            return found.log

        assert house.within(write()) == rows


def test_a_row_that_exists_fails_alone(tmp_path: Path):
    with House(tmp_path / "hall.sqlite3") as house:
        store = house.hall.store
        assert isinstance(store, SqlStore)
        table = str(house.post("/api/tables", LAID)["table"])

        async def write() -> list[object]:
            await store.append(row(table, 1))
            twice = row(table, 1)
            twice.client_id = "other"
            rows = [row(table, 2), twice, row(table, 3)]
            return list(
                await asyncio.gather(*[store.append(one) for one in rows], return_exceptions=True)
            )

        first, second, third = house.within(write())
        assert (first, third) == (None, None)
        assert isinstance(second, Conflict)
