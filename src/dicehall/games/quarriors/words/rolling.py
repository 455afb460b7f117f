"""Words of dice as they are rolled."""

from __future__ import annotations

from dicehall.games.quarriors.card import GAIN_QUIDDITY, Power
from dicehall.games.quarriors.words.word import HIGHEST, Word
from dicehall.kit.content import Spec


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
