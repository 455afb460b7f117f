"""Words of creatures: while they are ready, in an attack, summoned and destroyed."""

from __future__ import annotations

from dicehall.games.quarriors.card import (
    ASIDE,
    BACK_FOR_QUIDDITY,
    BY_CREATURES,
    BY_QUIDDITY,
    COPIED,
    TO_POOL,
    Power,
)
from dicehall.games.quarriors.words.word import HIGHEST, Word
from dicehall.kit.content import Spec

# ---- while they are ready ----


class Defence(Word):
    """While ready, the creature has `amount` more defence. [devotee.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.defence += spec.number("amount", 1, HIGHEST)


class DefenceEach(Word):
    """While ready, it has `amount` more defence for each other creature of its owner.
    [goblin.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.defence_each = spec.number("amount", 1, HIGHEST)


class Lend(Word):
    """While ready, it lends `attack` and `defence` to the owner's other creatures.
    [warrior.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.lend_attack = spec.number("attack", 0, HIGHEST)
        power.lend_defence = spec.number("defence", 0, HIGHEST)


class Tax(Word):
    """While ready, each summon of an opponent costs `amount` quiddity more. [defender.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.tax = spec.number("amount", 1, HIGHEST)


class Pierce(Word):
    """While it attacks, spells attached to the defenders are ignored. [devotee.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.pierces = True


class Immune(Word):
    """Opponents' spells cannot be aimed at it. [devotee.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.immune = True


class ByQuiddity(Word):
    """Attack and defence are the Basic Quiddity dice in the owner's active pool and used pile; with
    none it is destroyed. [ooze.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.stats = BY_QUIDDITY


class ByCreatures(Word):
    """Attack and defence are the number of creatures ready at the table. [ooze.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.stats = BY_CREATURES


class Copy(Word):
    """It enters as a copy of an opponent's creature and may change once in each turn; with nothing
    to copy it has `attack` and `defence`. [ooze.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.stats = COPIED
        power.attack = spec.number("attack", 0, HIGHEST)
        power.defence = spec.number("defence", 0, HIGHEST)


# ---- in an attack ----


class Duel(Word):
    """It attacks with `attack` more against a player with exactly one creature. [warrior.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.duel = spec.number("attack", 1, HIGHEST)


class Quake(Word):
    """When it attacks, the opponent's creatures up to `level` are destroyed first.
    [dragon.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.quake = spec.number("level", 1, 6)


class Overawe(Word):
    """While ready, creatures up to `level` do not add their attack against its owner.
    [dragon.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.overawe = spec.number("level", 1, 6)


class Cap(Word):
    """While ready, each creature that attacks its owner counts for at most `attack`.
    [hag.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cap = spec.number("attack", 1, HIGHEST)


class Surge(Word):
    """Against each opponent, when the first creature falls, its own attack is added once more to
    what is left of the total. [deathdealer.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.surges = True


# ---- destroying, being summoned, being destroyed ----


class ScoreOnKill(Word):
    """It scores at once when its owner destroys a creature. [deathdealer.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.scores_on_kill = True


class QuiddityOnKill(Word):
    """While ready, each creature its owner destroys brings `amount` quiddity. [hag.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.kill_quiddity = spec.number("amount", 1, HIGHEST)


class QuiddityOnSummon(Word):
    """Summoning it brings `amount` quiddity. [goblin.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.summon_quiddity = spec.number("amount", 1, HIGHEST)


class PurgeOnSummon(Word):
    """Summoned, it destroys all creatures of its class in the other players' ready areas.
    [warrior.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.purges = True


class OneATurn(Word):
    """Only one die of this class can be summoned in a turn. [warrior.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.one_a_turn = True


class ReturnForQuiddity(Word):
    """Destroyed, it comes back if its owner culls a Basic Quiddity die from the used pile.
    [spirit.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.fallen = BACK_FOR_QUIDDITY


class PoolOnDeath(Word):
    """Destroyed, it goes to the owner's active pool. [spirit.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.fallen = TO_POOL


class AsideOnDeath(Word):
    """Destroyed, it is set aside and rolled as soon as its owner destroys a creature: a creature
    face enters the ready area, any other goes to the used pile. [spirit.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.fallen = ASIDE


class DrawOnDeath(Word):
    """Destroyed, it brings `dice` dice from the bag into the active pool. [goblin.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.death_dice = spec.number("dice", 1, 6)
