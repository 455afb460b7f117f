"""Words of spells."""

from __future__ import annotations

from dicehall.games.quarriors.card import (
    ATTACK_ALL,
    DEFENCE_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    GAIN_GLORY,
    GLORY_PER_LOSER,
    GLORY_PER_SCORED,
    RAISE_LEVEL,
    REVIVE,
    SAVE_FALLEN,
    SILENCE,
    Power,
)
from dicehall.games.quarriors.words.word import HIGHEST, Word
from dicehall.kit.content import Spec


class Boost(Word):
    """The creature the spell is attached to has `attack` and `defence` more. [death.charm]
    [life.cantrip]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.boost_attack = spec.number("attack", 0, HIGHEST)
        power.boost_defence = spec.number("defence", 0, HIGHEST)


class DestroyEach(Word):
    """Choose and destroy a creature of each opponent with at most `defence`. [death.spell]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = DESTROY_EACH
        power.amount = spec.number("defence", 1, HIGHEST)


class DestroyOne(Word):
    """Destroy any creature, up to `level` if that is given. [death.incantation]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = DESTROY_ONE
        power.amount = spec.number("level", 1, 6, default=6)


class AttackAll(Word):
    """The caster's ready creatures attack with `amount` more this turn. [death.cantrip]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = ATTACK_ALL
        power.amount = spec.number("amount", 1, HIGHEST)


class DefenceAll(Word):
    """The caster's ready creatures have `amount` more defence this turn. [life.spell]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = DEFENCE_ALL
        power.amount = spec.number("amount", 1, HIGHEST)


class SaveFallen(Word):
    """The caster's creatures destroyed this turn go to the active pool. [life.charm]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = SAVE_FALLEN


class Silence(Word):
    """One creature has attack 0 this turn. [life.incantation]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = SILENCE


class Dispel(Word):
    """Destroy a spell in any ready area, attached ones too. [shaping.spell]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = DISPEL


class Revive(Word):
    """A creature just lost returns on the same face. [shaping.cantrip]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = REVIVE


class RaiseLevel(Word):
    """Turn each own creature to a face one level higher. [shaping.charm]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = RAISE_LEVEL


class GloryPerLoser(Word):
    """After the attack: `glory` for each opponent who lost a creature to it. [victory.spell]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = GLORY_PER_LOSER
        power.amount = spec.number("glory", 1, HIGHEST)


class GloryPerScored(Word):
    """If at least `least` creatures scored this turn: `glory` for each. [victory.charm]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = GLORY_PER_SCORED
        power.amount = spec.number("glory", 1, HIGHEST)
        power.least = spec.number("least", 1, HIGHEST)


class GainGlory(Word):
    """The spell brings `amount` glory. [victory.incantation]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = GAIN_GLORY
        power.amount = spec.number("amount", 1, HIGHEST)
