"""Exact chances of an attack, shown before it is made. [odds]"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from dicehall.games.shadespire.cards import CRITICAL, SHIELD, SYMBOL
from dicehall.games.shadespire.muster import HIT, TIE, Muster, is_success, muster, verdict
from dicehall.games.shadespire.strikes import Strike, Sweep
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import CHOOSE, STRIKE, STRIKE_TOTAL
from dicehall.kit.action import Action, first, second, verb
from dicehall.kit.chance import Counts, Distribution, opposed, pool
from dicehall.kit.game import Odds

FACES: Final = 6
# What can come of two rolls, kept apart for odds.
FAILS: Final = 0
TIES: Final = 1
HITS: Final = 2
CRITICAL_TIES: Final = 3
CRITICAL_HITS: Final = 4


def kinds(symbols: int, lead: int) -> Counts:
    """Return how many faces of a die are critical, another success, and blank."""
    plain = 0
    for face in range(CRITICAL + 1, FACES + 1):
        plain += is_success(face, symbols, lead)
    return (1, plain, FACES - 1 - plain)


def judge(attack: Counts, defence: Counts) -> int:
    """Return what comes of two rolls: criticals, other successes, blanks."""
    found = verdict(attack[0], attack[0] + attack[1], defence[0], defence[0] + defence[1])
    critical = attack[0] > 0
    if found == HIT:
        return CRITICAL_HITS if critical else HITS
    if found == TIE:
        return CRITICAL_TIES if critical else TIES
    return FAILS


def judge_cleaving(attack: Counts, defence: Counts) -> int:
    """The same where a critical brings Cleave: shields are kept apart and then do not count."""
    shields = 0 if attack[0] > 0 else defence[1]
    return judge(attack, (defence[0], shields + defence[2], defence[3]))


@lru_cache(maxsize=4096)
def outcome(
    dice: int, symbols: int, defence: int, guards: int, lead: int, critical_cleave: bool
) -> Distribution:
    """Return how likely each outcome is. [odds]"""
    attack = pool(dice, kinds(symbols, lead))
    if critical_cleave and guards & SHIELD:
        shields = sum([1 for face in range(1, FACES + 1) if SYMBOL[face] == SHIELD])
        _one, plain, blank = kinds(guards, -lead)
        return opposed(attack, pool(defence, (1, shields, plain - shields, blank)), judge_cleaving)
    return opposed(attack, pool(defence, kinds(guards, -lead)), judge)


def attack_odds(m: Muster, trapped: bool, left: int) -> list[Odds]:
    """Return the chances of success, of driving back, of a critical hit, of taking out of action.

    A tie is a success against a *trapped* target; *left* is what it can still suffer.
    """
    lead, guards = int(m.lead), int(m.guards)
    fall = outcome(int(m.dice), int(m.symbols), int(m.defence), guards, lead, m.critical_cleave)
    plain = fall.exactly(HITS)
    critical = fall.exactly(CRITICAL_HITS)
    tie = fall.exactly(TIES) + fall.exactly(CRITICAL_TIES)
    if trapped:
        plain += fall.exactly(TIES)
        critical += fall.exactly(CRITICAL_TIES)
    out = Fraction(0)
    if m.damage >= left:
        out += plain
    if m.damage + m.critical_damage >= left:
        out += critical
    drive = Fraction(0)
    if not m.firm and not trapped:
        drive = tie + plain + critical - out
    success = plain + critical
    return [
        Odds("success", success.numerator, success.denominator),
        Odds("drive-back", drive.numerator, drive.denominator),
        Odds("critical", critical.numerator, critical.denominator),
        Odds("out", out.numerator, out.denominator),
    ]


def no_room(g: Shadespire, attacker: int, target: int) -> bool:
    """Say whether the target has no free hex behind it. [drive-back.room]"""
    hex = g.fighters[target].hex
    away = g.field.board.away(g.fighters[attacker].hex, hex)
    for direction in range(6):
        if away >> direction & 1 and g.free(g.field.board.neighbour(hex, direction)):
            return False
    return True


def capped(g: Shadespire, m: Muster, target: int) -> None:
    """Take into account that the target's side may soften the first damage. [ploy.insensate]"""
    lasting = g.bands[g.fighters[target].seat].lasting
    for p in range(g.book.ploy_count):
        most = g.book.ploys[p].most_damage
        if lasting >> p & 1 and most > 0 and m.damage > most:
            m.damage = most
        if lasting >> p & 1 and most > 0 and m.damage + m.critical_damage > most:
            m.critical_damage = most - m.damage


def odds_of(g: Shadespire, action: Action) -> list[Odds]:
    """Return the chances of an attack that is offered. [odds]"""
    frame = g.stack[len(g.stack) - 1]
    what = verb(action)
    if isinstance(frame, Strike) and what in (STRIKE, STRIKE_TOTAL):
        attacker, target = frame.fighter, second(action)
        m = muster(g, attacker, target, first(action), frame.charge, what == STRIKE_TOTAL)
    elif isinstance(frame, Sweep) and what == CHOOSE:
        attacker, target = frame.fighter, first(action)
        m = muster(g, attacker, target, frame.attack, frame.charge, frame.total)
    else:
        return []
    other = g.fighters[target]
    capped(g, m, int(target))
    trapped = not m.firm and no_room(g, int(attacker), int(target))
    return attack_odds(m, trapped, int(g.wounds_of(other) - other.suffered))
