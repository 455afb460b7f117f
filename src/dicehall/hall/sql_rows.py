"""Rows of the database and what the hall makes of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Executable, insert, select, update

from dicehall.hall.clocks import ClockRule
from dicehall.hall.schema import DRIVERS, LOG, SEATS, TABLES
from dicehall.hall.store import (
    WAITING,
    Conflict,
    Earlier,
    LogRow,
    NotDriving,
    SeatRow,
    TableRow,
    Unreadable,
)

Values = dict[str, Any]
INSERT_LOG = insert(LOG)


class Do(NamedTuple):
    """A statement; if it must find a row and finds none, *otherwise* is raised."""

    statement: Executable
    values: Values | None = None
    otherwise: type[Conflict] | None = None


def plain(text: str | None) -> str | None:
    """Return a text without the one character that PostgreSQL does not keep."""
    return None if text is None else text.replace("\x00", "\ufffd")


def table_values(table: TableRow) -> Values:
    """Return a table as the database takes it."""
    values = msgspec.structs.asdict(table)
    values["options"] = json.dumps(table.options, ensure_ascii=False)
    values["clock"] = json.dumps(table.clock.data())
    values["result"] = None if table.result is None else json.dumps(table.result)
    if table.earlier is not None:
        values["earlier"] = msgspec.json.encode(table.earlier).decode()
    if table.lesson is not None:
        values["lesson"] = msgspec.json.encode(table.lesson).decode()
    return values


def read_table(row: Values) -> TableRow:
    """Return a table as the hall takes it."""
    row["options"] = msgspec.json.decode(row["options"], type=dict[str, object])
    row["clock"] = msgspec.convert(json.loads(row["clock"]), ClockRule)
    row["result"] = None if row["result"] is None else json.loads(row["result"])
    if row["earlier"] is not None:
        row["earlier"] = msgspec.json.decode(row["earlier"], type=Earlier)
    if row["lesson"] is not None:
        row["lesson"] = msgspec.json.decode(row["lesson"], type=dict[str, object])
    return msgspec.convert({str(key): value for key, value in row.items()}, TableRow)


def log_values(row: LogRow) -> Values:
    """Return a row of a log as the database takes it."""
    return {
        "table": row.table,
        "seq": row.seq,
        "kind": row.kind,
        "at": row.at,
        "seat": row.seat,
        "data": msgspec.json.encode(row.data).decode(),
        "actor": row.actor,
        "client_id": plain(row.client_id),
    }


def read_log(table: TableRow, rows: Sequence[Values], after: int = 0) -> list[LogRow]:
    """Return the log of a table as the hall takes it; none of its rows may be missing."""
    if [row["seq"] for row in rows] != list(range(after + 1, after + len(rows) + 1)):
        raise Unreadable("rows of the log are missing")
    if not rows and after == 0 and table.state != WAITING:
        raise Unreadable("the log is missing")
    for row in rows:
        row["data"] = msgspec.json.decode(row["data"], type=dict[str, object])
    return [LogRow(**row) for row in rows]


def seat_values(table: str, seat: SeatRow) -> Values:
    """Return a seat as the database takes it."""
    return {"table": table, **msgspec.structs.asdict(seat)}


def updates(table: TableRow, seats: list[SeatRow]) -> list[Do]:
    """Return the statements that bring a table and some of its seats up to date, if nobody else
    has since this edition of it was read."""
    where = (TABLES.c.id == table.id, TABLES.c.edition == table.edition)
    values = {**table_values(table), "edition": table.edition + 1}
    found = [Do(update(TABLES).where(*where).values(**values), None, Conflict)]
    for seat in seats:
        whose = (SEATS.c.table == table.id, SEATS.c.seat == seat.seat)
        found.append(Do(update(SEATS).where(*whose).values(**seat_values(table.id, seat))))
    return found


def fence(table: str, process: str) -> Do:
    """Return the statement that lets only the driver of a table go on, and nobody take its place
    until that is written."""
    mine = (DRIVERS.c.table == table, DRIVERS.c.process == process)
    held = select(DRIVERS.c.table).where(*mine).with_for_update(read=True)
    return Do(held, None, NotDriving)
