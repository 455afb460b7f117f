"""Exact chances of an attack, shown before it is made. [odds]"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from dicehall.games.shadespire.attack_figures import (
    HIT,
    TIE,
    AttackFigures,
    attack_figures,
    is_success,
    verdict,
)
from dicehall.games.shadespire.cards import CRITICAL, SHIELD, SYMBOL
from dicehall.games.shadespire.combat import room_behind
from dicehall.games.shadespire.reactions import ON_DRIVE, ON_FAILURE, Reactions
from dicehall.games.shadespire.strikes import Strike, Sweep
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import CHOOSE, STRIKE, STRIKE_TOTAL
from dicehall.games.shadespire.wounds import softened
from dicehall.kit.action import Action, first, second, verb
from dicehall.kit.chance import Counts, Distribution, opposed, pool
from dicehall.kit.game import Odds

FACES: Final = 6
WITHOUT_REACTIONS: Final = "reactions"
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


def attack_odds(m: AttackFigures, trapped: bool, left: int) -> list[Odds]:
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


def strike_odds(g: Shadespire, m: AttackFigures, attacker: int, target: int) -> list[Odds]:
    """Return the chances of an attack as things stand: room behind the target, wounds it can still
    suffer, damage softened, reactions of its own. [odds] [ploy.insensate]"""
    other = g.fighters[target]
    full = softened(g, target, m.damage + m.critical_damage)
    m.damage = softened(g, target, m.damage)
    m.critical_damage = full - m.damage
    trapped = not m.firm and not room_behind(g, attacker, target)
    odds = attack_odds(m, trapped, int(g.wounds_of(other) - other.suffered))
    for figure in odds:
        if figure.key == "drive-back" and figure.numerator > 0 and may_stay(g, attacker, target):
            figure.without = (WITHOUT_REACTIONS,)
    return odds


def may_stay(g: Shadespire, attacker: int, target: int) -> bool:
    """Say whether a reaction of the target could keep it from being driven back. No other figure
    can change once the attack is declared. [reaction.during]"""
    other = g.fighters[target]
    if g.side_of(other).parry >= 0:
        return True
    for u in other.upgrades:
        skill = g.book.upgrades[u].skill
        if skill is not None:
            for occasion in (ON_FAILURE, ON_DRIVE):
                if skill.ready(g, target, Reactions(other.seat, occasion, attacker, target)):
                    return True
    return False


def odds_of(g: Shadespire, action: Action) -> list[Odds]:
    """Return the chances of an attack that is offered. [odds]"""
    if g.over:
        return []
    frame = g.top()
    what = verb(action)
    if isinstance(frame, Strike) and what in (STRIKE, STRIKE_TOTAL):
        attacker, target = frame.fighter, second(action)
        m = attack_figures(g, attacker, target, first(action), frame.charge, what == STRIKE_TOTAL)
    elif isinstance(frame, Sweep) and what == CHOOSE:
        attacker, target = frame.fighter, first(action)
        m = attack_figures(g, attacker, target, frame.attack, frame.charge, frame.total)
    else:
        return []
    return strike_odds(g, m, int(attacker), int(target))
