"""Odds are exact: equal to the enumeration of all rolls. [odds]"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from dicehall.games.shadespire.attack_figures import AttackFigures
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.odds import attack_odds
from dicehall.games.shadespire.pieces import LASTING
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    CHOOSE,
    OUT,
    STRIKE,
    STRIKE_TOTAL,
    SUCCEEDED,
)
from dicehall.kit.action import PASS, Action, first, second, verb
from dicehall.kit.dice import ScriptedDice
from dicehall.kit.game import left_out
from dicehall.kit.table import Table
from tests.games.enumeration import fractions, moments, outcomes
from tests.games.shadespire.scenes import Scene, fill, power

LEADS = (-2, -1, 0, 1, 2)
# The faces as printed, in words of this test alone: it leans on nothing the odds are made of.
PRINTED = {
    "attack": ("critical", "hammer", "hammer", "swords", "single", "double"),
    "defence": ("critical", "shield", "shield", "dodge", "single", "double"),
}
SYMBOLS = {"attack": ("hammer", "swords"), "defence": ("shield", "dodge")}


@cache
def rolls(die: str, dice: int, symbols: int, lead: int) -> dict[tuple[int, int], int]:
    """Every roll counted out: criticals and successes, with how often they come up."""
    counting = {"critical"}
    counting |= {word for bit, word in enumerate(SYMBOLS[die]) if symbols >> bit & 1}
    counting |= {word for word, needed in (("single", 1), ("double", 2)) if lead >= needed}
    found: dict[tuple[int, int], int] = {}
    for faces in product(PRINTED[die], repeat=dice):
        key = (faces.count("critical"), sum(face in counting for face in faces))
        found[key] = found.get(key, 0) + 1
    return found


def compared(criticals: int, successes: int, guards: int, blocks: int) -> str:
    """The rulebook's table: criticals first, then successes; equal and not zero drives back."""
    if (criticals, successes) == (guards, blocks):
        return "tie" if successes else "miss"
    return "hit" if (criticals, successes) > (guards, blocks) else "miss"


def enumerated(m: AttackFigures, trapped: bool, left: int) -> dict[str, Fraction]:
    """The four figures by brute force."""
    total = 6 ** (m.dice + m.defence)
    sums = dict.fromkeys(("success", "drive-back", "critical", "out"), 0)
    for (criticals, successes), ways in rolls("attack", m.dice, m.symbols, m.lead).items():
        symbols = m.guards & ~1 if m.critical_cleave and criticals > 0 else m.guards
        for (guards, blocks), chances in rolls("defence", m.defence, symbols, -m.lead).items():
            weight = ways * chances
            found = compared(criticals, successes, guards, blocks)
            hit = found == "hit" or (found == "tie" and trapped)
            damage = m.damage + (m.critical_damage if criticals else 0)
            out = hit and damage >= left
            sums["success"] += weight * hit
            sums["critical"] += weight * (hit and criticals > 0)
            sums["out"] += weight * out
            drives = (hit or found == "tie") and not out and not trapped and not m.firm
            sums["drive-back"] += weight * drives
    return {key: Fraction(value, total) for key, value in sums.items()}


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("defence", range(4))
def test_odds_equal_full_enumeration(dice: int, defence: int):
    """[odds] [support.faces] [guard] [attack.cleave]"""
    for symbols, guards, lead in product((1, 2, 3), (0, 1, 2, 3), LEADS):
        for trapped, firm, critical_cleave in product((False, True), repeat=3):
            m = AttackFigures()
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


# Who helps whom: friends of the target next to the attacker, or the other way round.
HELP: dict[int, dict[str, tuple[int, int]]] = {
    -2: {"saek": (3, 3), "karsus": (4, 4)},
    -1: {"saek": (3, 3)},
    0: {},
    1: {"obryn": (9, 3)},
    2: {"obryn": (9, 3), "angharad": (8, 2)},
}


@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize("guard", [False, True])
@pytest.mark.parametrize("cleave", [False, True])
def test_odds_are_what_combat_brings_about(lead: int, guard: bool, cleave: bool):
    """Every roll of a real attack, fought out. [odds] [combat] [support] [guard] [attack.cleave]"""
    helpers: dict[str, Any] = HELP[lead]
    scene = Scene(severin=(5, 3), garrek=(7, 3), **helpers)
    scene.fighter("garrek").guard = guard
    scene.fighter("garrek").suffered = 1  # of 4: the blow of 3 takes him out
    if cleave:
        scene.upgrade("severin", "heroic-might")
    scene.begin(0)
    scene.play("attack severin")
    answer = "strike sigmarite-broadsword garrek"
    action = GAME.notation.read(scene.g, answer)
    odds = {o.key: Fraction(o.numerator, o.denominator) for o in GAME.odds(scene.g, action)}
    found = dict.fromkeys(odds, 0)
    for faces in product(range(1, 7), repeat=3):
        g = scene.g.copy()
        events = g.listen()
        g.dice = ScriptedDice([*faces])
        g.apply(action)
        told = {GAME.notation.event_data(g, event)["event"]: event for event in events}
        found["success"] += "succeeded" in told
        found["critical"] += "succeeded" in told and told["succeeded"].operands[2]
        found["out"] += "out" in told
        found["drive-back"] += g.asking() == "DriveBack"
    assert odds == {key: Fraction(count, 6**3) for key, count in found.items()}


def attacked(g: Shadespire, action: Action) -> None:
    """Make an attack to which nobody reacts, until the target may be driven back."""
    g.apply(action)
    while not g.over and g.asking() == "Reactions":
        g.apply(PASS)


def strikes(g: Table, action: Action) -> bool:
    """Say whether an option is an attack, or leads to one."""
    return verb(action) in (STRIKE, STRIKE_TOTAL, ATTACK, CHARGE)


@pytest.mark.parametrize("seed", range(5))
def test_odds_equal_every_roll_of_random_games(seed: int):
    """[odds] [combat] [support] [drive-back.room]"""
    compared = 0
    for g in moments(GAME, 40 + seed, strikes):
        assert isinstance(g, Shadespire)
        offered = [action for action in g.legal() if GAME.odds(g, action)]
        for action in offered[:2] if compared < 8 else []:
            target = second(action) if verb(action) != CHOOSE else first(action)
            odds = fractions(GAME.odds(g, action))
            found = dict.fromkeys(odds, Fraction(0))
            for chance, after, events in outcomes(g, action, attacked):
                told = [(event.kind, event.operands) for event in events]
                hits = [operands for kind, operands in told if kind == SUCCEEDED]
                found["success"] += chance * (len(hits) > 0)
                found["critical"] += chance * (len(hits) > 0 and hits[0][2] > 0)
                found["out"] += chance * any(
                    kind == OUT and operands[0] == target for kind, operands in told
                )
                found["drive-back"] += chance * (not after.over and after.asking() == "DriveBack")
            assert odds == found, GAME.notation.write(g, action)
            compared += 1
    assert compared > 2


def test_the_first_damage_of_a_warband_may_be_softened():
    """[odds] [ploy.insensate]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.fighter("garrek").suffered = 1  # of 4: the blow of 3 takes him out
    scene.begin(0)
    scene.play("attack severin")
    assert scene.odds("strike sigmarite-broadsword garrek")["out"] > 0
    fill(scene.g.bands[1], LASTING, power("insensate"))
    softer = scene.odds("strike sigmarite-broadsword garrek")
    assert softer["out"] == 0 < softer["drive-back"]


def test_only_the_chance_of_driving_back_leaves_reactions_out():
    """[odds] [reaction.during]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.begin(1)
    scene.play("attack garrek")
    action = scene.g.legal()[0]
    assert left_out(GAME.odds(scene.g, action)) == []
    scene.upgrade("severin", "fatal-riposte")
    omitted = {o.key: o.without for o in GAME.odds(scene.g, action)}
    assert omitted == {
        "success": (),
        "drive-back": ("reactions",),
        "critical": (),
        "out": (),
    }
    aims: Any = scene.g.view(None)["aims"]
    assert aims[0]["without"] == ["reactions"]


def test_the_view_shows_the_attack_before_it_is_made():
    """[odds] [support.count] [attack.range]"""
    scene = Scene(severin=(5, 3), obryn=(9, 3), garrek=(7, 3), saek=(4, 4), karsus=(13, 3))
    scene.fighter("garrek").guard = True
    scene.begin(0)
    seen: Any = scene.g.view(None)["aims"]
    aims = {(aim["attacker"], aim["target"]): aim for aim in seen}
    assert {*aims} == {("severin", "garrek"), ("severin", "saek"), ("obryn", "garrek")}
    aim = aims["severin", "garrek"]
    assert (aim["helpers"], aim["hinderers"], aim["support"]) == (["obryn"], ["saek"], 0)
    assert (aim["dice"], aim["symbols"], aim["damage"]) == (2, ["hammer"], 3)
    assert (aim["defence"], aim["guards"]) == (1, ["shield", "dodge"])
    scene.play("attack severin")
    seen = scene.g.view(1)["aims"]
    shown = {aim["target"]: aim["odds"] for aim in seen}
    offered = scene.odds("strike sigmarite-broadsword garrek")
    assert {key: a / b for key, (a, b) in shown["garrek"].items()} == offered


def test_the_view_shows_whom_a_charge_could_strike():
    """[charge.needs]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3), saek=(9, 5))
    scene.begin(0)
    scene.play("charge severin")
    charges: Any = scene.g.view(0)["charges"]
    assert {f"go {hex}" for hex in charges} == {*scene.options()}
    assert (charges["7,3"], charges["8,4"]) == (["garrek"], ["garrek", "saek"])
