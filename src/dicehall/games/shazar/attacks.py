"""Attack spells: who rolls higher, what a hit does. [attack.opposed]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import (
    ATTACK_ROLL_MOD,
    DAMAGE_BONUS,
    DOUBLE_DEALT,
    EVADE,
    REFLECT,
    Spell,
)
from dicehall.games.shazar.ids import SpellId
from dicehall.games.shazar.marks import has, total, use_up
from dicehall.games.shazar.rolls import ATTACKING, DEFENDING, Check, answer_roll
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import EVADED, HIT, MISSED, REFLECTED, RIDER, TIED
from dicehall.games.shazar.wounds import hurt
from dicehall.kit.table import Frame


def attack_damage(g: Shazar, actor: i64, target: i64, power: i64) -> i64:
    """Power, Astral and bonuses, doubled if the attacker's next hit is; then less by the Bastion of
    the one who is hit. What doubles or swallows damage comes later. [attack.damage] [ruling.5]
    [hex.astral] [hex.bastion]"""
    damage = power + g.mages[actor].astral + total(g, actor, DAMAGE_BONUS)
    if has(g, actor, DOUBLE_DEALT):
        damage += damage
    damage -= g.mages[target].bastion
    if damage < 0:
        return 0
    return damage


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """An attack spell: both roll, the attacker must be higher. [attack.opposed]"""

    def __init__(
        self,
        actor: i64 = 0,
        target: i64 = 0,
        spell: SpellId = 0,
        value: i64 = 0,
        bare: i64 = 0,
        other: i64 = 0,
        other_bare: i64 = 0,
    ) -> None:
        super().__init__()
        self.actor: i64 = actor
        self.target: i64 = target
        self.spell: SpellId = spell
        self.value: i64 = value
        self.bare: i64 = bare
        self.other: i64 = other
        self.other_bare: i64 = other_bare

    def step(self, g: Shazar, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.attacker_rolls(g)
            case 1: self.defender_rolls(g)
            case 2: self.attackers_artifacts(g)
            case 3: answer_roll(g, self.target, self.other_bare)
            case _: self.compare(g)
        # fmt: on

    def attacker_rolls(self, g: Shazar) -> None:
        """One who evades is missed without a roll. [attack.opposed] [status.evade]"""
        if has(g, self.target, EVADE):
            g.tell(EVADED, self.target)
            use_up(g, self.target, EVADE)
            self.done = True
        else:
            g.push(Check(self.actor, 0, ATTACKING))

    def defender_rolls(self, g: Shazar) -> None:
        """The target rolls against it; in a self-attack the same player. [attack.opposed]
        [ruling.21]"""
        self.value = g.roll
        self.bare = g.bare
        g.push(Check(self.target, 0, DEFENDING))

    def attackers_artifacts(self, g: Shazar) -> None:
        """Artifacts of the attacker answer first. [artifact.order]"""
        self.other = g.roll
        self.other_bare = g.bare
        answer_roll(g, self.actor, self.bare)

    def compare(self, g: Shazar) -> None:
        """Equal rolls are thrown again, with all that was added; the attacker must be higher.
        [attack.tie] [attack.opposed] [status.attack-roll-mod]"""
        if self.value == self.other:
            g.tell(TIED, self.value)
            self.value = 0
            self.other = 0
            self.restart()
            return
        self.done = True
        use_up(g, self.actor, ATTACK_ROLL_MOD)
        if self.value > self.other:
            self.hit(g)
        else:
            self.miss(g)

    def hit(self, g: Shazar) -> None:
        """Damage, then the additions the attacker's roll reaches; a reflected hit strikes the
        attacker. [attack.damage] [attack.riders] [status.reflect]"""
        spell: Spell = g.spell(self.spell)
        victim = self.target
        if has(g, self.target, REFLECT) and self.target != self.actor:
            g.tell(REFLECTED, self.target, self.actor)
            use_up(g, self.target, REFLECT)
            victim = self.actor
        damage = attack_damage(g, self.actor, victim, spell.power)
        use_up(g, self.actor, DOUBLE_DEALT)
        g.tell(HIT, self.actor, victim, self.value, self.other)
        for i in range(len(spell.hits)):
            if self.value >= spell.hits[i].roll:
                g.tell(RIDER, self.actor, self.spell)
                g.push(Effects(self.actor, victim, spell.hits[i].block, True))
        hurt(g, victim, damage)

    def miss(self, g: Shazar) -> None:
        """The additions of a failure, if the attacker's roll is low enough. [attack.riders]"""
        spell: Spell = g.spell(self.spell)
        g.tell(MISSED, self.actor, self.target, self.value, self.other)
        for i in range(len(spell.misses)):
            if self.value <= spell.misses[i].roll:
                g.tell(RIDER, self.actor, self.spell)
                g.push(Effects(self.actor, self.target, spell.misses[i].block, True))

    def copy(self) -> Attack:  # written by tools/copies.py
        twin = Attack(
            self.actor, self.target, self.spell, self.value, self.bare, self.other, self.other_bare
        )
        return self.carry(twin)
