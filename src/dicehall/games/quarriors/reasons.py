"""Why something that looks natural is not possible now."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.quarriors.attack import Defence
from dicehall.games.quarriors.capture import Capture, price_of
from dicehall.games.quarriors.card import (
    CREATURE,
    GLORY_PER_LOSER,
    GLORY_PER_SCORED,
    IMMEDIATE,
    REACTION,
    SPELL,
)
from dicehall.games.quarriors.creatures import first_alike, summon_price
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import SLOTS, held
from dicehall.games.quarriors.rolling import MOST_USES, Immediate
from dicehall.games.quarriors.spells import can_cast
from dicehall.games.quarriors.summoning import Prepare
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import CAPTURE_DIE, CAST, DEFEND, SUMMON, USE
from dicehall.kit.action import Action, act
from dicehall.kit.notation import Phrase


def refusals(g: Quarriors) -> list[tuple[Action, Phrase]]:
    """Return what is not offered, each with its reason."""
    if g.over:
        return []
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, Prepare):
        return no_summons(g, frame) + no_casts(g, frame.seat)
    if isinstance(frame, Capture):
        return no_captures(g) + no_casts(g, frame.seat)
    if isinstance(frame, Defence):
        return no_defenders(g, frame)
    if isinstance(frame, Immediate):
        return no_casts(g, frame.seat)
    return []


def no_summons(g: Quarriors, frame: Prepare) -> list[tuple[Action, Phrase]]:
    """Return dice that show something that cannot be used. [summon.price] [growth.immediate]"""
    refused: list[tuple[Action, Phrase]] = []
    pool = g.players[frame.seat].pool
    offered = g.legal()
    for i in range(pool.count):
        die = pool.dice[i]
        face = g.face(die)
        if pool.repeats(i) or act(SUMMON, die) in offered:
            continue
        if face.kind == CREATURE and frame.had_one(g, die):
            refused.append((act(SUMMON, die), Phrase("why-one-a-turn")))
        elif face.kind == CREATURE:
            why = Phrase("why-too-dear", {"price": summon_price(g, die), "quiddity": g.available()})
            refused.append((act(SUMMON, die), why))
        elif face.usable and g.uses >= MOST_USES:
            refused.append((act(USE, die), Phrase("why-used-enough")))
        elif face.usable and face.kind == SPELL:
            refused.append((act(USE, die), Phrase("why-too-late")))
    return refused


def no_casts(g: Quarriors, seat: i64) -> list[tuple[Action, Phrase]]:
    """Return ready spells that cannot be cast. [spells.target] [reaction]"""
    refused: list[tuple[Action, Phrase]] = []
    spells = g.players[seat].spells
    for i in range(spells.count):
        die = spells.dice[i]
        if not spells.repeats(i) and not can_cast(g, seat, die):
            refused.append((act(CAST, die), Phrase(why_no_cast(g, die))))
    return refused


def why_no_cast(g: Quarriors, die: i64) -> str:
    """Return the key of the reason."""
    timing = g.card(slot_of(die)).timing
    what = g.face(die).power.cast
    if timing == REACTION:
        return "why-reaction"
    if timing == IMMEDIATE:
        return "why-too-late"
    if what == GLORY_PER_LOSER:
        return "why-no-loser"
    if what == GLORY_PER_SCORED:
        return "why-too-few-scored"
    return "why-no-target"


def no_captures(g: Quarriors) -> list[tuple[Action, Phrase]]:
    """Return dice that cannot be captured. [capture.one] [capture.price]"""
    refused: list[tuple[Action, Phrase]] = []
    offered = g.legal()
    for slot in range(SLOTS):
        action = act(CAPTURE_DIE, slot)
        if action in offered:
            continue
        if held(g.stock, slot) == 0:
            why = Phrase("why-empty")
        elif g.captures == 0:
            why = Phrase("why-no-capture-left")
        else:
            why = Phrase("why-too-dear", {"price": price_of(g, slot), "quiddity": g.available()})
        refused.append((action, why))
    return refused


def no_defenders(g: Quarriors, frame: Defence) -> list[tuple[Action, Phrase]]:
    """Return creatures that came back in this combat. [ruling.returned]"""
    refused: list[tuple[Action, Phrase]] = []
    creatures = g.players[frame.seat].creatures
    for i in range(len(creatures)):
        if creatures[i].safe and first_alike(g, frame.seat, i):
            refused.append((act(DEFEND, i), Phrase("why-safe")))
    return refused
