"""Words of creatures that score, and of spells attached to them."""

from __future__ import annotations

from dicehall.games.quarriors.card import CULL_SPELLS, DRAW, FETCH, SWAP, TAKE_SPELL, TRADE, Power
from dicehall.games.quarriors.words.word import HIGHEST, Word
from dicehall.kit.content import Spec


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
    """Scoring, it may bring `dice` dice from the bag into the active pool. [defender.strong]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = DRAW
        power.ability_amount = spec.number("dice", 1, 6)


class SwapOnScore(Word):
    """Scoring, its die may be swapped for one in another player's used pile.
    [deathdealer.plain]"""

    def apply(self, power: Power, spec: Spec) -> None:
        power.ability = SWAP


class SpellOnScore(Word):
    """Scoring, its owner may take a spell die that costs at most `cost` from the wilds into the
    bag, for nothing. [devotee.strong]"""

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
