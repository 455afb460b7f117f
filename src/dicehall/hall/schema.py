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
