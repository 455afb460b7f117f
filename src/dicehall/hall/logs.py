"""Structured logs: one JSON object a line, never an answer, a token or a secret."""

from __future__ import annotations

import errno
import json
import logging
import sys
import traceback
from typing import Final

DEEPEST: Final = 6  # causes of causes
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
            reason = reason_of(record.exc_info[1])
            if reason is not None:
                line["reason"] = reason
            line["where"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False)


def reason_of(error: BaseException | None) -> str | None:
    """Return what the disk or the system has named as the reason: a word such as SQLITE_FULL or
    ENOSPC, which quotes nobody."""
    for _ in range(DEEPEST):
        if error is None:
            break
        for found in (error, getattr(error, "orig", None)):
            name = getattr(found, "sqlite_errorname", None)
            if isinstance(name, str):
                return name
            if isinstance(found, OSError) and found.errno is not None:
                return errno.errorcode.get(found.errno)
        error = error.__cause__ or error.__context__
    return None


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
