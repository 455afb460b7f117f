"""The hall, for what this game brings to it."""

from __future__ import annotations

from tests.hall.conftest import clock, database, house, postgres

__all__ = ["clock", "database", "house", "postgres"]
