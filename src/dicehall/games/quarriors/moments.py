"""What looks natural but belongs to another moment of the turn; read if somebody wants to know."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.quarriors.card import CREATURE, REACTION, SPELL, UNROLLED
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import SLOTS, held
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import (
    CAPTURE_DIE,
    CAPTURE_PHASE,
    CAST,
    DISCARD,
    DISCARD_PHASE,
    NO_EFFECT,
    NOT_ROLLED,
    NOT_USED,
    OTHER_OCCASION,
    OWN_TURN,
    READY_PHASE,
    SUMMON,
    SUMMON_PHASE,
    SWITCH,
    SWITCH_PHASE,
    TOO_LATE,
    USE,
    USED_ENOUGH,
)
from dicehall.kit.action import act
from dicehall.kit.ids import Seat


def refuse_pool(g: Quarriors, seat: Seat) -> None:
    """Dice are used right after the roll, readied and summoned in phase 3. [immediate] [summon]
    [spells.ready] [end.uses]"""
    pool = g.players[seat].pool
    for i in range(pool.count):
        die = pool.dice[i]
        face = g.face(die)
        if face.usable:
            g.refuse(act(USE, die), USED_ENOUGH if g.used_enough() else TOO_LATE)
        elif face.kind == CREATURE:
            g.refuse(act(SUMMON, die), SUMMON_PHASE)
        elif face.kind == SPELL:
            g.refuse(act(CAST, die), READY_PHASE)
        else:
            g.refuse(act(USE, die), NOT_ROLLED if face.kind == UNROLLED else NO_EFFECT)


def refuse_later(g: Quarriors, seat: Seat) -> None:
    """Dice are captured, and spells put away, after the attack. [capture] [end.spells]"""
    for slot in range(SLOTS):
        g.refuse(act(CAPTURE_DIE, slot), CAPTURE_PHASE)
    spells = g.players[seat].spells
    for i in range(spells.count):
        g.refuse(act(DISCARD, spells.dice[i]), DISCARD_PHASE)


def refuse_switches(g: Quarriors, seat: Seat) -> None:
    """Copies change in the own phases 3 and 5, on others' turns when they are in danger and at the
    end. [ooze.switch]"""
    creatures = g.players[seat].creatures
    for i in range(len(creatures)):
        if slot_of(creatures[i].die) == g.wilds.copier:
            g.refuse(act(SWITCH, i), SWITCH_PHASE)


def refuse_answers(g: Quarriors, seat: Seat) -> None:
    """On another player's turn reactions alone are cast, each on its occasion. [reaction]"""
    spells = g.players[seat].spells
    for i in range(spells.count):
        die = spells.dice[i]
        reacts = g.card(slot_of(die)).timing == REACTION
        g.refuse(act(CAST, die), OTHER_OCCASION if reacts else OWN_TURN)
    refuse_switches(g, seat)


def refuse_unused(g: Quarriors, seat: Seat, verb: i64) -> None:
    """A player's dice that lie in the bag or elsewhere are not in the used pile. [zones]"""
    owned = g.dice_of(seat)
    for slot in range(SLOTS):
        if owned[slot] > 0 and held(g.players[seat].used, slot) == 0:
            g.refuse(act(verb, slot), NOT_USED)
