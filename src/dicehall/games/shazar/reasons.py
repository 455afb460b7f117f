"""Why something that looks natural is not possible now."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shazar.card import (
    ATTACK,
    ENTRANCE,
    LED,
    NO_MOVE,
    NO_SIGN,
    NO_SPELL,
    SEATS,
    SPELLS_EACH,
    STAR,
)
from dicehall.games.shazar.field import HEXES, PORTAL_OUT
from dicehall.games.shazar.marks import has, may_attack
from dicehall.games.shazar.moves import Steps
from dicehall.games.shazar.piles import held
from dicehall.games.shazar.relics import lies_with
from dicehall.games.shazar.spells import Aim, Cast, traps_of
from dicehall.games.shazar.table import RIPE, SPENT, Shazar
from dicehall.games.shazar.turn import Move
from dicehall.games.shazar.verbs import AIM, CAST, ENTER, PLAY, SEIZE, STEP
from dicehall.kit.action import Action, act
from dicehall.kit.notation import Phrase, members
from dicehall.kit.table import NOBODY


def refusals(g: Shazar) -> list[tuple[Action, Phrase]]:
    """Return what is not offered, each with its reason."""
    if g.over:
        return []
    frame = g.stack[len(g.stack) - 1]
    if isinstance(frame, Move):
        return no_steps(g, frame.seat) + no_seizing(g, frame.seat) + no_fates(g, frame.seat)
    if isinstance(frame, Steps):
        return no_steps(g, frame.who)
    if isinstance(frame, Cast):
        return no_spells(g, frame.seat) + no_fates(g, frame.seat)
    if isinstance(frame, Aim):
        return [
            (act(AIM, seat), Phrase("why-off-board"))
            for seat in range(g.seats)
            if g.mages[seat].hex < 0 and not g.mages[seat].out
        ]
    return []


def no_steps(g: Shazar, who: i64) -> list[tuple[Action, Phrase]]:
    """Return hexes beside a figure that cannot be entered. [move.single] [portal.busy]
    [move.held]"""
    refused: list[tuple[Action, Phrase]] = []
    hex = g.mages[who].hex
    if hex < 0:
        return refused
    offered = g.legal()
    for i in range(6):
        near = g.realm.near[6 * hex + i]
        if near < 0:
            break
        if g.realm.kinds[near] == ENTRANCE:
            refused += no_exits(g, who, near // HEXES, offered)
        elif act(STEP, near) not in offered:
            refused.append((act(STEP, near), Phrase(why_no_step(g, who, near))))
    return refused


def no_exits(g: Shazar, who: i64, land: i64, offered: list[i64]) -> list[tuple[Action, Phrase]]:
    """Return the exits a portal cannot lead to. [portal.busy]"""
    refused: list[tuple[Action, Phrase]] = []
    for other in range(g.seats):
        exit = other * HEXES + PORTAL_OUT
        if other != land and act(ENTER, exit) not in offered:
            why = why_no_step(g, who, exit)
            if why == "why-occupied" and not g.free_exit_beyond(land):
                why = "why-portal-busy"
            refused.append((act(ENTER, exit), Phrase(why)))
    return refused


def why_no_step(g: Shazar, who: i64, hex: i64) -> str:
    """Return the key of the reason."""
    if g.who_is_on(hex) != NOBODY:
        return "why-occupied"
    if not g.free(hex):
        return "why-barred"
    return "why-led" if has(g, who, LED) and not has(g, who, NO_MOVE) else "why-held"


def no_seizing(g: Shazar, seat: i64) -> list[tuple[Action, Phrase]]:
    """Return artifacts in this Capital that cannot be taken now. [capture] [capture.miss]"""
    mage = g.mages[seat]
    land = mage.hex // HEXES
    if mage.hex < 0 or mage.hex % HEXES != 0 or land == seat or mage.claim == RIPE:
        return []
    why = "why-failed" if mage.claim == SPENT else "why-not-yet"
    return [
        (act(SEIZE, relic), Phrase(why)) for relic in range(g.seats) if lies_with(g, relic, land)
    ]


def no_spells(g: Shazar, seat: i64) -> list[tuple[Action, Phrase]]:
    """Return spells of the hand that cannot be cast. [spell.sign]"""
    refused: list[tuple[Action, Phrase]] = []
    offered = g.legal()
    for character in range(SEATS):
        pile = g.hands[SEATS * seat + character]
        for kind in range(SPELLS_EACH):
            action = act(CAST, SPELLS_EACH * character + kind)
            if held(pile, kind) > 0 and action not in offered:
                refused.append((action, Phrase(why_no_spell(g, seat, character, kind))))
    return refused


def why_no_spell(g: Shazar, seat: i64, character: i64, kind: i64) -> str:
    """Return the key of the reason. [spell.sign] [status.no-spell] [trap.two]"""
    spell = g.spell(SPELLS_EACH * character + kind)
    sign = g.realm.signs[g.mages[seat].hex]
    if has(g, seat, NO_SPELL):
        return "why-muted"
    if sign == NO_SIGN:
        return "why-no-sign"
    if spell.sign != sign and sign != STAR:
        return "why-sign"
    if spell.trap >= 0 and traps_of(g, seat) >= g.book.hidden_traps:
        return "why-traps-full"
    if spell.type == ATTACK and not may_attack(g, seat) and g.truce >= 0:
        return "why-truce"
    return "why-no-attack"


def no_fates(g: Shazar, seat: i64) -> list[tuple[Action, Phrase]]:
    """Return named Fate cards whose time has not come. [fate.named]"""
    offered = g.legal()
    refused: list[tuple[Action, Phrase]] = []
    mage = g.mages[seat]
    kinds = sorted({g.book.fate_cards[card] for card in members(mage.kept & g.book.named)})
    for kind in kinds:
        if act(PLAY, kind) not in offered:
            refused.append((act(PLAY, kind), Phrase("why-not-now")))
    return refused
