"""Structured logs: one JSON object a line, never an answer, a token or a secret."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Final

LOGGER: Final = logging.getLogger("dicehall.hall")


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name == "asyncio":  # its further lines quote exceptions
            line["event"] = record.getMessage().partition("\n")[0]
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # The places, not the message: it may quote what a client sent.
            line["exception"] = record.exc_info[0].__name__
            line["where"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send the hall's and the server's log lines to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("dicehall.hall", "uvicorn", "alembic", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "dicehall.hall" else logging.WARNING)


def note(event: str, **fields: object) -> None:
    """Log something that happened."""
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: object) -> None:
    """Log something that should not happen often."""
    LOGGER.warning(event, extra={"fields": fields})


def trouble(event: str, **fields: object) -> None:
    """Log the exception being handled."""
    LOGGER.error(event, extra={"fields": fields}, exc_info=True)
