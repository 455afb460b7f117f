"""Odds are exact: equal to the enumeration of all rolls. [odds]"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from dicehall.games.shadespire.muster import HIT, TIE, Muster, is_success, verdict
from dicehall.games.shadespire.odds import attack_odds
from tests.games.shadespire.scenes import Scene

LEADS = (-2, -1, 0, 1, 2)


@cache
def rolls(dice: int, symbols: int, lead: int, cleaving: bool = False) -> dict[tuple[int, int], int]:
    """Every roll counted out: criticals and successes, with how often they come up."""
    found: dict[tuple[int, int], int] = {}
    for faces in product(range(1, 7), repeat=dice):
        wanted = symbols & ~1 if cleaving else symbols
        key = (faces.count(1), sum(is_success(face, wanted, lead) for face in faces))
        found[key] = found.get(key, 0) + 1
    return found


def enumerated(m: Muster, trapped: bool, left: int) -> dict[str, Fraction]:
    """The four figures by brute force."""
    total = 6 ** (m.dice + m.defence)
    sums = dict.fromkeys(("success", "drive-back", "critical", "out"), 0)
    for (criticals, successes), ways in rolls(m.dice, m.symbols, m.lead).items():
        cleaving = m.critical_cleave and criticals > 0
        for (guards, blocks), chances in rolls(m.defence, m.guards, -m.lead, cleaving).items():
            weight = ways * chances
            found = verdict(criticals, successes, guards, blocks)
            hit = found == HIT or (found == TIE and trapped)
            damage = m.damage + (m.critical_damage if criticals else 0)
            out = hit and damage >= left
            sums["success"] += weight * hit
            sums["critical"] += weight * (hit and criticals > 0)
            sums["out"] += weight * out
            drives = (hit or found == TIE) and not out and not trapped and not m.firm
            sums["drive-back"] += weight * drives
    return {key: Fraction(value, total) for key, value in sums.items()}


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("defence", range(4))
def test_odds_equal_full_enumeration(dice: int, defence: int):
    """[odds] [support.faces] [guard] [attack.cleave]"""
    for symbols, guards, lead in product((1, 2, 3), (0, 1, 2, 3), LEADS):
        for trapped, firm, critical_cleave in product((False, True), repeat=3):
            m = Muster()
            m.dice, m.symbols, m.lead = dice, symbols, lead
            m.defence, m.guards = defence, guards
            m.damage, m.critical_damage = 2, 1
            m.firm, m.critical_cleave = firm, critical_cleave
            if trapped and firm:
                continue
            odds = {o.key: Fraction(o.numerator, o.denominator) for o in attack_odds(m, trapped, 3)}
            assert odds == enumerated(m, trapped, 3), (symbols, guards, lead, trapped, firm)


def test_odds_stand_on_the_option():
    """[odds]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.fighter("garrek").suffered = 1
    scene.begin(0)
    scene.play("attack severin")
    odds = scene.odds("strike sigmarite-broadsword garrek")
    assert odds["success"] == odds["out"]
    assert 0 < odds["critical"] < odds["success"] < 1
