"""Rules of thumb: how much a player who does not reckon likes an option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors.capture import Capture
from dicehall.games.quarriors.creatures import defence_of
from dicehall.games.quarriors.forecast import worth
from dicehall.games.quarriors.oddities import FetchCreature, SwapDie, TakeSpell
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.scoring import Cull
from dicehall.games.quarriors.shaping import TradeDie
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    ATTACH_TO,
    BRING_BACK,
    CAPTURE_DIE,
    CAST,
    CULL,
    CULL_SPELL,
    DEFEND,
    DISCARD,
    DONE,
    RESOLVE,
    SETTLE,
    SUMMON,
    TAKE,
    USE,
)
from dicehall.kit.action import Action, first, verb

WEAK: Final = 1.5  # dice worth less are better culled


def liking(g: Quarriors, action: Action) -> i64:
    """Summon the strong, capture what served others well, cull the weak, leave little undone."""
    what = verb(action)
    if what == SUMMON:
        face = g.face(first(action))
        return 8 + 4 * face.level
    if what in (CAPTURE_DIE, TAKE):
        gain = worth(g, first(action))
        return 4 + i64(1.2 * gain * gain) if gain > 0.0 else 1
    if what == CULL:
        return 1 if worth(g, first(action)) > WEAK else 12
    if what in (USE, RESOLVE):
        return 12
    if what == SETTLE:
        return 4
    if what == CAST:
        return 8
    if what == DEFEND:
        return liking_of_defender(g, first(action))
    if what in (ATTACH_TO, BRING_BACK):
        return 8
    if what == DISCARD:
        return 2
    if what == CULL_SPELL:
        return 1
    if what == DONE:
        return liking_of_an_end(g)
    return 4


def liking_of_an_end(g: Quarriors) -> i64:
    """To end early is good only where what could be done costs something."""
    frame = g.top()
    if isinstance(frame, Cull):
        return 4
    if isinstance(frame, (SwapDie, TakeSpell, FetchCreature, TradeDie)):
        return 4
    return 3 if isinstance(frame, Capture) else 1


def liking_of_defender(g: Quarriors, at: i64) -> i64:
    """Let the cheap and the sturdy go first."""
    me = g.players[g.seat]
    creature = me.creatures[at]
    defence = defence_of(g, g.seat, creature, True)
    worth = g.card(slot_of(creature.form)).glory
    return 1 + defence + (4 if worth < 2 else 0)
