"""What attacks are open and what stands behind them, to be shown before anybody commits. [odds]"""

from __future__ import annotations

from dicehall.games.shadespire.attack_figures import attack_figures
from dicehall.games.shadespire.cards import ATTACK_SYMBOLS, DEFENCE_SYMBOLS
from dicehall.games.shadespire.combat import room_behind
from dicehall.games.shadespire.ids import AttackId, FighterId
from dicehall.games.shadespire.moves import in_range
from dicehall.games.shadespire.notation import fighter_word
from dicehall.games.shadespire.odds import strike_odds
from dicehall.games.shadespire.rounds import Activate, ChargeTo
from dicehall.games.shadespire.strikes import Strike, Sweep
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import ATTACK, CHOOSE, GO, STRIKE, STRIKE_TOTAL
from dicehall.kit.action import first, second, verb
from dicehall.kit.game import left_out
from dicehall.kit.notation import members


def show_aims(g: Shadespire) -> list[dict[str, object]]:
    """Return every attack that the open question leads to, with its figures and odds."""
    if g.over:
        return []
    frame = g.top()
    aims: list[dict[str, object]] = []
    for option in g.legal():
        what = verb(option)
        if isinstance(frame, Strike) and what in (STRIKE, STRIKE_TOTAL):
            total = what == STRIKE_TOTAL
            aims.append(aim(g, frame.fighter, second(option), first(option), frame.charge, total))
        elif isinstance(frame, Sweep) and what == CHOOSE:
            blow = frame.attack
            aims.append(aim(g, frame.fighter, first(option), blow, frame.charge, frame.total))
        elif isinstance(frame, Activate) and what == ATTACK:
            aims += aims_of(g, first(option))
    return aims


def aims_of(g: Shadespire, fighter: FighterId) -> list[dict[str, object]]:
    """Return the attacks a fighter can make from where it stands."""
    me = g.fighters[fighter]
    return [
        aim(g, fighter, target, attack, False, False)
        for attack in g.attacks_of(me)
        for target in targets_from(g, int(me.seat), int(me.hex), int(g.book.attacks[attack].range))
    ]


def targets_from(g: Shadespire, seat: int, hex: int, reach: int) -> list[int]:
    """Return the enemies in range and sight of a hex. [attack.target]"""
    return [
        i
        for i in range(len(g.fighters))
        if g.fighters[i].seat != seat
        and g.fighters[i].hex >= 0
        and in_range(g, hex, g.fighters[i].hex, reach)
    ]


def show_charges(g: Shadespire) -> dict[str, list[str]]:
    """Return whom a charge could strike from each hex that is offered. [charge.needs]"""
    if g.over:
        return {}
    frame = g.top()
    if not isinstance(frame, ChargeTo):
        return {}
    reach = int(g.range_of(g.fighters[frame.fighter]))
    found = {}
    for option in g.legal():
        if verb(option) == GO:
            hex = int(first(option))
            enemies = targets_from(g, int(frame.seat), hex, reach)
            found[g.field.words[hex]] = [fighter_word(g, i) for i in enemies]
    return found


def aim(
    g: Shadespire,
    attacker: FighterId,
    target: FighterId,
    attack: AttackId,
    charge: bool,
    total: bool,
) -> dict[str, object]:
    """Return one attack: both sides' dice, who supports whom, and the chances."""
    m = attack_figures(g, attacker, target, attack, charge, total)
    me = g.fighters[attacker]
    other = g.fighters[target]
    figures: dict[str, object] = {
        "attacker": fighter_word(g, int(attacker)),
        "target": fighter_word(g, int(target)),
        "attack": g.book.attacks[attack].id,
        "total": total,
        "distance": int(g.field.board.distance(me.hex, other.hex)),
        "dice": int(m.dice),
        "symbols": words(int(m.symbols), ATTACK_SYMBOLS),
        "damage": int(m.damage),
        "critical_damage": int(m.critical_damage),
        "knockback": int(m.knockback),
        "cleave": m.cleave,
        "critical_cleave": m.critical_cleave,
        "defence": int(m.defence),
        "guards": words(int(m.guards), DEFENCE_SYMBOLS),
        "support": int(m.lead),
        "helpers": beside(g, int(me.seat), int(other.hex), int(attacker)),
        "hinderers": beside(g, int(other.seat), int(me.hex), int(target)),
        "trapped": not m.firm and not room_behind(g, attacker, target),
        "firm": m.firm,
        "left": int(g.wounds_of(other) - other.suffered),
    }
    odds = strike_odds(g, m, int(attacker), int(target))
    figures["odds"] = {figure.key: [figure.numerator, figure.denominator] for figure in odds}
    figures["without"] = left_out(odds)
    return figures


def words(symbols: int, names: tuple[str, ...]) -> list[str]:
    """Return the names of a mask of symbols."""
    return [names[k] for k in members(symbols)]


def beside(g: Shadespire, seat: int, hex: int, besides: int) -> list[str]:
    """Return a warband's fighters next to a hex, the one who fights left aside. [support.count]"""
    found = []
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.seat == seat and i != besides and other.hex >= 0:
            if g.field.board.distance(other.hex, hex) == 1:
                found.append(fighter_word(g, i))
    return found
