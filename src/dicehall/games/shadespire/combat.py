"""The Attack action, step by step. [combat]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.shadespire.attack_figures import (
    HIT,
    MISS,
    TIE,
    attack_figures,
    is_success,
    use_up,
    verdict,
)
from dicehall.games.shadespire.cards import CRITICAL, SHIELD, SHIELD_ROLLED, SYMBOL
from dicehall.games.shadespire.ids import AttackId, FighterId, Hex
from dicehall.games.shadespire.moves import why_not_free
from dicehall.games.shadespire.reactions import (
    AFTER_ATTACK,
    ON_DRIVE,
    ON_FAILURE,
    Reactions,
    ScoringMoment,
)
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK_ROLL,
    ATTACKED,
    DEFENCE_ROLL,
    DRIVEN,
    FAILED,
    NOT_AWAY,
    OFF_LINE,
    PUSH,
    SUCCEEDED,
    TRAPPED,
)
from dicehall.games.shadespire.wounds import harm
from dicehall.kit.action import PASS, Action, act, second, verb
from dicehall.kit.grid import direction_to
from dicehall.kit.table import BIT, Choice, Frame

RESOLVED: Final = 3  # the step that says whether an attack succeeds


@final
class Attack(Frame):
    """Make an Attack action against one target. [combat]"""

    def __init__(
        self,
        attacker: FighterId = 0,
        target: FighterId = 0,
        attack: AttackId = 0,
        charge: bool = False,
        total: bool = False,
    ) -> None:
        super().__init__()
        self.attacker: FighterId = attacker
        self.target: FighterId = target
        self.attack: AttackId = attack
        self.charge = charge
        self.total = total
        self.dice: i64 = 0
        self.symbols: i64 = 0
        self.damage: i64 = 0
        self.critical_damage: i64 = 0
        self.critical_cleave = False
        self.lead: i64 = 0
        self.defence: i64 = 0
        self.guards: i64 = 0
        self.firm = False
        self.knockback: i64 = 0
        self.splash: i64 = 0
        self.faces: i64 = 0  # of the attack dice, four bits each
        self.blocks: i64 = 0  # of the defence dice
        self.criticals: i64 = 0
        self.hits: i64 = 0
        self.outcome: i64 = MISS
        self.succeeded = False
        self.fell: i64 = 0
        self.neighbours: i64 = 0  # of the attacker, before anybody falls

    def step(self, g: Shadespire, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.declare(g)
            case 1: self.attack_roll(g)
            case 2: self.defence_roll(g)
            case 3: self.determine_success(g)  # RESOLVED
            case 4: self.react_to_failure(g)
            case 5: self.deal_damage(g)
            case 6: self.react_to_drive_back(g)
            case 7: self.drive_back(g)
            case 8: self.inspire(g)
            case 9: g.push(self.occasion(g, AFTER_ATTACK))
            case 10: g.push(ScoringMoment())
            case _: self.done = True
        # fmt: on

    def is_resolved(self) -> bool:
        """Say whether it is settled that the attack succeeds or fails. [combat.compare]"""
        return self.at > RESOLVED

    def declare(self, g: Shadespire) -> None:
        """Settle dice, symbols, support and damage. [combat.declare]"""
        g.begin_action()
        m = attack_figures(g, self.attacker, self.target, self.attack, self.charge, self.total)
        use_up(g, self.attacker, g.book.attacks[self.attack])
        self.dice = m.dice
        self.symbols = m.symbols
        self.damage = m.damage
        self.critical_damage = m.critical_damage
        self.critical_cleave = m.critical_cleave
        self.lead = m.lead
        self.defence = m.defence
        self.guards = m.guards
        self.firm = m.firm
        self.knockback = m.knockback
        self.splash = m.splash
        g.tell(ATTACKED, self.attacker, self.target, self.attack)

    def attack_roll(self, g: Shadespire) -> None:
        """Roll the attack dice, count successes. [combat.attack-roll] [attack.critical-cleave]"""
        shift: i64 = 0
        for die in range(self.dice):
            face = g.dice.face(6)
            self.faces |= face << shift
            shift += 4
            if face == CRITICAL:
                self.criticals += 1
            if is_success(face, self.symbols, self.lead):
                self.hits += 1
        if self.critical_cleave and self.criticals > 0:
            self.guards &= ~SHIELD  # [attack.critical-cleave]
        g.tell(ATTACK_ROLL, self.attacker, self.faces, self.hits)

    def defence_roll(self, g: Shadespire) -> None:
        """Roll the target's dice and compare. [combat.defence-roll] [combat.compare]"""
        shift: i64 = 0
        criticals: i64 = 0
        blocks: i64 = 0
        for die in range(self.defence):
            face = g.dice.face(6)
            self.blocks |= face << shift
            shift += 4
            if face == CRITICAL:
                criticals += 1
            if is_success(face, self.guards, -self.lead):
                blocks += 1
        self.outcome = verdict(self.criticals, self.hits, criticals, blocks)
        g.tell(DEFENCE_ROLL, self.target, self.blocks, blocks)

    def determine_success(self, g: Shadespire) -> None:
        """A tie against a target with no room to go is a success. [combat.trapped]

        Who cannot be driven back cannot be trapped. [ruling.18]
        """
        self.succeeded = self.outcome == HIT
        if self.outcome == TIE and not self.firm and not room_behind(g, self.attacker, self.target):
            self.succeeded = True
            g.tell(TRAPPED, self.target)
        if self.succeeded:
            g.bands[g.fighters[self.attacker].seat].hitters |= BIT[self.attacker]
            g.tell(SUCCEEDED, self.attacker, self.target, int(self.criticals > 0))
        else:
            g.tell(FAILED, self.attacker, self.target)

    def react_to_failure(self, g: Shadespire) -> None:
        """A failed attack may be parried. [reaction.during]"""
        if not self.succeeded:
            g.push(self.occasion(g, ON_FAILURE))

    def deal_damage(self, g: Shadespire) -> None:
        """Deal the damage, more with a critical hit. [combat.damage] [critical.hit] [ruling.3]"""
        band = g.bands[g.fighters[self.attacker].seat]
        for i in range(len(g.fighters)):
            if g.beside(i, self.attacker):
                self.neighbours |= BIT[i]
        if not self.succeeded:
            return
        hex = g.fighters[self.target].hex
        damage = self.damage
        if self.criticals > 0:
            damage += self.critical_damage
        seat = g.fighters[self.attacker].seat
        self.fell |= harm(g, self.target, damage, seat, self.attacker)
        if self.criticals > 0 and self.splash > 0:
            self.spread(g, hex)
        if self.charge and self.fell != 0:
            band.charge_killed = True

    def spread(self, g: Shadespire, hex: Hex) -> None:
        """Lightning strikes the enemies around the target. [upgrade.blast]"""
        seat = g.fighters[self.attacker].seat
        for i in range(len(g.fighters)):
            other = g.fighters[i]
            if other.seat != seat and other.hex >= 0 and i != self.target:
                if g.field.board.distance(other.hex, hex) == 1:
                    self.fell |= harm(g, i, self.splash, seat, self.attacker)

    def could_drive_back(self, g: Shadespire) -> bool:
        """Say whether the target may be driven back. [drive-back]"""
        if self.firm or self.outcome == MISS:
            return False
        return g.fighters[self.target].hex >= 0 and g.fighters[self.attacker].hex >= 0

    def react_to_drive_back(self, g: Shadespire) -> None:
        """Some step aside in their own way. [reaction.during]"""
        if self.could_drive_back(g):
            g.push(self.occasion(g, ON_DRIVE))

    def drive_back(self, g: Shadespire) -> None:
        """The attacker may push the target one hex away. [drive-back] [knockback]"""
        if self.could_drive_back(g):
            more = self.knockback if self.succeeded else 0
            g.push(DriveBack(g.fighters[self.attacker].seat, self.attacker, self.target, more))

    def inspire(self, g: Shadespire) -> None:
        """Who saw a shield or critical on the own dice is inspired. [inspire.shield-rolled]"""
        target = g.fighters[self.target]
        if target.hex >= 0 and not target.inspired:
            if g.card_of(target).inspire == SHIELD_ROLLED and shown_shield(self.blocks):
                g.inspire(self.target)
        g.inspire_by_blood()

    def occasion(self, g: Shadespire, kind: i64) -> Reactions:
        """Return the chance to react to this attack. [reaction]"""
        return Reactions(
            g.due(),
            kind,
            self.attacker,
            self.target,
            self.attack,
            self.succeeded,
            self.fell,
            self.neighbours,
        )

    def copy(self) -> Attack:  # written by tools/copies.py
        twin = Attack(self.attacker, self.target, self.attack, self.charge, self.total)
        twin.dice = self.dice
        twin.symbols = self.symbols
        twin.damage = self.damage
        twin.critical_damage = self.critical_damage
        twin.critical_cleave = self.critical_cleave
        twin.lead = self.lead
        twin.defence = self.defence
        twin.guards = self.guards
        twin.firm = self.firm
        twin.knockback = self.knockback
        twin.splash = self.splash
        twin.faces = self.faces
        twin.blocks = self.blocks
        twin.criticals = self.criticals
        twin.hits = self.hits
        twin.outcome = self.outcome
        twin.succeeded = self.succeeded
        twin.fell = self.fell
        twin.neighbours = self.neighbours
        return self.carry(twin)


def room_behind(g: Shadespire, attacker: FighterId, target: FighterId) -> bool:
    """Say whether a target could be pushed away from its attacker. [drive-back.room]
    [ruling.17]"""
    hex = g.fighters[target].hex
    away = g.field.board.away(g.fighters[attacker].hex, hex)
    for direction in range(6):
        if away >> direction & 1 and g.free(g.field.board.neighbour(hex, direction)):
            return True
    return False


def shown_shield(faces: i64) -> bool:
    """Say whether packed defence dice show a shield or a critical, whether it counted or not."""
    while faces != 0:
        face = faces & 15
        if face == CRITICAL or SYMBOL[face] == SHIELD:
            return True
        faces >>= 4
    return False


def current_attack(g: Shadespire) -> Attack:
    """Return the attack under way, the innermost if one interrupts another."""
    attack = g.nearest(Attack)
    assert attack is not None, "no attack is under way"
    return attack


@final
class DriveBack(Choice):
    """The attacker may push the target away, and with Knockback further on the same line.

    [drive-back] [knockback.line] [ruling.4]
    """

    def __init__(
        self,
        seat: i64 = 0,
        attacker: FighterId = 0,
        target: FighterId = 0,
        more: i64 = 0,
        way: i64 = -1,
    ) -> None:
        super().__init__(seat)
        self.attacker: FighterId = attacker
        self.target: FighterId = target
        self.more: i64 = more
        self.way: i64 = way  # the direction of the first push

    def ask(self, g: Shadespire) -> None:
        hex = g.fighters[self.target].hex
        board = g.field.board
        ways = board.away(g.fighters[self.attacker].hex, hex) if self.way < 0 else BIT[self.way]
        for direction in range(6):
            near = board.neighbour(hex, direction)
            if near >= 0:
                if not ways >> direction & 1:
                    g.refuse(act(PUSH, self.target, near), OFF_LINE if self.way >= 0 else NOT_AWAY)
                elif g.free(near):
                    g.offer(act(PUSH, self.target, near))
                else:
                    g.refuse(act(PUSH, self.target, near), why_not_free(g, near))
        if g.option_count > 0:
            g.offer(PASS)

    def chosen(self, g: Shadespire, action: Action) -> None:
        if verb(action) == PASS:
            return
        target = g.fighters[self.target]
        hex = second(action)
        hexes = g.field.board.hexes
        self.way = direction_to(hexes[target.hex], hexes[hex])
        start = target.hex
        target.hex = hex
        g.tell(DRIVEN, self.target, start, hex)
        if self.more > 0:
            self.more -= 1
            self.done = False

    def copy(self) -> DriveBack:  # written by tools/copies.py
        return self.carry(DriveBack(self.seat, self.attacker, self.target, self.more, self.way))
