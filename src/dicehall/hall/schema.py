"""The tables of the database, as of the newest revision."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(40), unique=True),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("version", String(80), nullable=False),
    Column("language", String(10), nullable=False),
    Column("privacy", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("absence", String(10), nullable=False),
    Column("undo", String(10), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("state", String(10), nullable=False),
    Column("result", Text),
    Column("next", String(40)),
    Column("hints", Boolean, nullable=False, server_default="0"),
    Column("earlier", Text),
    Column("marked", Float),  # since when it is to be removed
    Column("host", String(64)),  # hash of the token of who laid it
    Column("opening", Float),  # until when all must have shown their salts
    Column("rematch", Boolean, nullable=False, server_default="0"),
    Column("drawn", Boolean, nullable=False, server_default="0"),
    Column("lesson", Text),  # of a first game that teaches
    Column("edition", Integer, nullable=False, server_default="0"),  # how often it was saved
    Index("tables_by_state", "state", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40)),
    Column("name", String(60)),
    Column("token_hash", String(64), index=True),
    Column("salt", Text, nullable=False),
    Column("agreed", Boolean, nullable=False, server_default="0"),
    Column("away", Boolean, nullable=False),
    Column("lost", String(10)),
    Column("seal", String(64)),  # what binds the salt before it is shown
    Column("again", Boolean, nullable=False, server_default="0"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("actor", Integer),
    Column("client_id", String(40)),
    Index("log_by_client", "table", "actor", "client_id", unique=True),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(60)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("client_id", String(40)),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)

PULSE: Final = Table(  # one row: until when the hall was open, and its key
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("key", String(64)),  # with which addresses are hashed
)

CONTENTS: Final = Table(  # the cards of games, as tables began with them
    "contents",
    METADATA,
    Column("game", String(60), primary_key=True),
    Column("version", String(80), primary_key=True),
    Column("files", Text, nullable=False),
)

BANS: Final = Table(  # who may not come in: a place, or `token:` and the hash of a seat token
    "bans",
    METADATA,
    Column("place", String(80), primary_key=True),
    Column("at", Float, nullable=False),
    Column("until", Float),  # nothing: for good
    Column("why", Text, nullable=False),
)

ORDERS: Final = Table(  # of an operator to all processes
    "orders",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)

REPLIES: Final = Table(
    "replies",
    METADATA,
    Column("order", String(40), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("data", Text, nullable=False),
)

# What only the processes of a hall on PostgreSQL need of each other, while they live.

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # by the clock of the database
)

DRIVERS: Final = Table(  # which process answers for bots and keeps the time of a table
    "drivers",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("process", String(40), nullable=False),
    Column("since", Float, nullable=False),  # from when its clocks run, at the earliest
)

PRESENCE: Final = Table(  # who is at a table, by process
    "presence",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("data", Text, nullable=False),
)

HOLDINGS: Final = Table(  # from which place a seat was taken; or, until when none may be
    "holdings",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("place", String(64), primary_key=True),  # an address, hashed with the key
    Column("token_hash", String(64), primary_key=True),
    Column("until", Float),
    Index("holdings_by_place", "place"),
)

WORKERS: Final = Table(  # machines on which bots think
    "workers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),
    Column("slots", Integer, nullable=False),
)

WORK: Final = Table(  # what they think about
    "work",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("process", String(40), nullable=False),  # who waits for it
    Column("party", String(64), nullable=False),  # for whom it is
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("task", Text, nullable=False),
    Column("worker", String(40)),
    Column("taken", Float),
    Column("result", Text),
    Index("work_by_worker", "worker", "at"),
)
