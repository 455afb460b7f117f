"""Whom the open question is about."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.battle import ChooseCards
from dicehall.games.warriorz.setup import PlaceWarriors
from dicehall.games.warriorz.table import Warriorz
from dicehall.games.warriorz.volley import Amulet


def asked_warrior(g: Warriorz) -> i64:
    """Return the warrior the open question is about, or nobody."""
    frame = g.top()
    if isinstance(frame, ChooseCards):
        return frame.slot
    if isinstance(frame, (PlaceWarriors, Actions, Amulet)):
        return frame.warrior
    return g.acting
