"""The words that card effects are made of. Each class is one word; its docstring explains it.

A word with `burst = 1` or `burst = 2` counts only on faces with so many bursts, a word without it
on every face.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.quarriors.card import (
    ASIDE,
    ATTACK_ALL,
    BACK_FOR_QUIDDITY,
    BY_CREATURES,
    BY_QUIDDITY,
    COPIED,
    CULL_SPELLS,
    DEFENCE_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    DRAW,
    FETCH,
    GAIN_GLORY,
    GAIN_QUIDDITY,
    GLORY_PER_LOSER,
    GLORY_PER_SCORED,
    RAISE_LEVEL,
    REVIVE,
    SAVE_FALLEN,
    SILENCE,
    SWAP,
    TAKE_SPELL,
    TO_POOL,
    TRADE,
    Power,
)
from dicehall.kit.content import Spec

HIGHEST: Final = 20


class Word:
    """One word of the vocabulary: reads its keys and sets the fields of a power."""

    def apply(self, power: Power, spec: Spec) -> None:
        """Write what the word says onto the power."""
        raise NotImplementedError


# ---- creatures while they are ready ----


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
    """Against each opponent the first creature that falls adds its attack once more to the total.
    [deathdealer.mighty]"""

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


# ---- scoring ----


class Glory(Word):
    """It is worth `amount` more glory when it scores; of a spell: the creature it is attached to.
    [dragon.mighty] [victory.cantrip]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.glory = spec.number("amount", 1, HIGHEST)


class GloryEach(Word):
    """It is worth `amount` more glory for each other creature that scores in the same turn.
    [defender.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.glory_each = spec.number("amount", 1, HIGHEST)


class DrawOnScore(Word):
    """Scoring, it brings `dice` dice from the bag into the active pool. [defender.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = DRAW
        power.ability_amount = spec.number("dice", 1, 6)


class SwapOnScore(Word):
    """Scoring, its die may be swapped for one in another player's used pile.
    [deathdealer.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = SWAP


class SpellOnScore(Word):
    """Scoring, its owner may take a spell die that costs at most `cost` into the bag.
    [devotee.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = TAKE_SPELL
        power.ability_amount = spec.number("cost", 1, HIGHEST)


class SpellsForGlory(Word):
    """Scoring, its owner may cull spell dice of the active pool and the ready area for `glory`
    each. [wizard.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = CULL_SPELLS
        power.ability_amount = spec.number("glory", 1, HIGHEST)


class FetchOnScore(Word):
    """Scoring, another creature die may go from the used pile to the active pool. [hag.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = FETCH


class TradeOnScore(Word):
    """When the creature it is attached to scores, a die of the used pile may be culled for a die
    from the wilds that costs at most `above` more. [shaping.incantation]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = TRADE
        power.ability_amount = spec.number("above", 0, HIGHEST)


class Bargain(Word):
    """Scoring, it lowers all prices by `discount` and allows `captures` more captures this turn.
    [wizard.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.discount = spec.number("discount", 0, HIGHEST)
        power.bargain_captures = spec.number("captures", 0, 6)


# ---- dice as they are rolled ----


class Partner(Word):
    """Up to `dice` other dice of the active pool are rolled again with it. [assistant.burst]
    [growth.incantation]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.partners = spec.number("dice", 1, 2)


class RerollAndDraw(Word):
    """Instead of its quiddity the die may be rolled again with `dice` more from the bag.
    [wizard.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.rerolls_for = spec.number("dice", 1, 6)


class SpendAndDraw(Word):
    """Instead of its quiddity the die may be spent to draw and roll `dice` dice. [wizard.mighty]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.spent_for = spec.number("dice", 1, 6)


class DrawDice(Word):
    """An immediate spell: draw and roll `dice` dice. [growth.spell]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.draws = spec.number("dice", 1, 6)


class ExtraCapture(Word):
    """An immediate spell: `captures` more captures this turn. [growth.cantrip]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.captures = spec.number("captures", 1, 6)


class GainQuiddity(Word):
    """The spell brings `amount` quiddity. [growth.charm]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = GAIN_QUIDDITY
        power.quiddity = spec.number("amount", 1, HIGHEST)


# ---- spells ----


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
    """The caster's creatures attack with `amount` more this turn. [death.cantrip]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.cast = ATTACK_ALL
        power.amount = spec.number("amount", 1, HIGHEST)


class DefenceAll(Word):
    """The caster's creatures have `amount` more defence this turn. [life.spell]"""

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


WORDS: Final[dict[str, Word]] = {
    "defence": Defence(),
    "defence_each": DefenceEach(),
    "lend": Lend(),
    "tax": Tax(),
    "pierce": Pierce(),
    "immune": Immune(),
    "by_quiddity": ByQuiddity(),
    "by_creatures": ByCreatures(),
    "copy": Copy(),
    "duel": Duel(),
    "quake": Quake(),
    "overawe": Overawe(),
    "cap": Cap(),
    "surge": Surge(),
    "score_on_kill": ScoreOnKill(),
    "quiddity_on_kill": QuiddityOnKill(),
    "quiddity_on_summon": QuiddityOnSummon(),
    "purge_on_summon": PurgeOnSummon(),
    "one_a_turn": OneATurn(),
    "return_for_quiddity": ReturnForQuiddity(),
    "pool_on_death": PoolOnDeath(),
    "aside_on_death": AsideOnDeath(),
    "draw_on_death": DrawOnDeath(),
    "glory": Glory(),
    "glory_each": GloryEach(),
    "draw_on_score": DrawOnScore(),
    "swap_on_score": SwapOnScore(),
    "spell_on_score": SpellOnScore(),
    "spells_for_glory": SpellsForGlory(),
    "fetch_on_score": FetchOnScore(),
    "trade_on_score": TradeOnScore(),
    "bargain": Bargain(),
    "partner": Partner(),
    "reroll_and_draw": RerollAndDraw(),
    "spend_and_draw": SpendAndDraw(),
    "draw": DrawDice(),
    "extra_capture": ExtraCapture(),
    "gain_quiddity": GainQuiddity(),
    "boost": Boost(),
    "destroy_each": DestroyEach(),
    "destroy_one": DestroyOne(),
    "attack_all": AttackAll(),
    "defence_all": DefenceAll(),
    "save_fallen": SaveFallen(),
    "silence": Silence(),
    "dispel": Dispel(),
    "revive": Revive(),
    "raise_level": RaiseLevel(),
    "glory_per_loser": GloryPerLoser(),
    "glory_per_scored": GloryPerScored(),
    "gain_glory": GainGlory(),
}
