"""Brings the schema of a database up to date."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from dicehall.hall.errors import StartError

HEAD: Final = "0008"
KNOWN: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
FOLDER: Final = Path(__file__).parent / "migrations"


def revision_of(connection: Connection) -> str:
    """Return the revision of the schema; nothing for an empty database."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found is not None:
            return str(found)
    if "tables" in names:
        raise StartError("the database holds something else, not a hall")
    return ""


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """Bring the schema to a revision; refuse one that is newer than this program."""
    found = revision_of(connection)
    if found == target:
        return
    if found and found not in KNOWN:
        raise StartError(
            f"the database has schema {found!r}, newer than this program, which knows {HEAD!r}"
        )
    from alembic import command  # costs a second to import, and is needed once
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        command.upgrade(config, target)
