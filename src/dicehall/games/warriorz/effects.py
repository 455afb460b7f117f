"""The words that card effects are made of. Each class is one word; its docstring explains it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.warriorz.card import BY_CARDS, BY_DIE, BY_LIVES, Card
from dicehall.kit.content import Spec


class Word:
    """One word of the vocabulary: reads its keys and sets the card's fields."""

    def apply(self, card: Card, spec: Spec) -> None:
        """Write what the word says onto the card."""
        raise NotImplementedError


class AreaZone(Word):
    """One roll, compared with the defence of every warrior in the chosen zone. [special.keg]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.whole_zone = True


class NoShots(Word):
    """While the card lies open, its warrior cannot be shot at. [special.ring]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.no_shots = True


class NoStrikes(Word):
    """While the card lies open, its warrior cannot be struck in melee. [special.pipe]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.no_strikes = True


class TwoTargets(Word):
    """The two attacks go to different warriors; `same_zone` ties both to one zone to attack from.
    [special.double-shot] [special.pauldron] [special.spear]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.two_targets = True
        card.same_zone = spec.flag("same_zone", default=False)


class DiceByLives(Word):
    """The number of dice follows from the lives left: `dice` lists it for 1 life, 2 lives and so
    on, the last figure holding for all above. [special.kamikaze]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.dice_rule = BY_LIVES
        table = vec[i64]([])
        for dice in spec.numbers("dice", 1, 7):
            table = append(table, dice)
        card.dice_by_lives = table


class StealLives(Word):
    """Lives taken become the attacker's own lives and give no glory. [special.vampire]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.steals = True


class Net(Word):
    """First roll `dice` dice: a sum of at least the target's size lowers its defence by `lower` for
    this attack. [special.net]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.net_dice = spec.number("dice", 1, 6)
        card.net_lowers = spec.number("lower", 1, 6)


class Shock(Word):
    """After a wound the victim's next action comes `slow` later in the count, the attacker's next
    `speed` earlier. [special.shock]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.slows = spec.number("slow", 0, 8)
        card.speeds = spec.number("speed", 0, 8)


class DiceByDie(Word):
    """One die decides how many dice the attack has. [special.claymore]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.dice_rule = BY_DIE


class DiceByCards(Word):
    """As many dice as the warrior has played cards, this one included. [special.terminotaur]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.dice_rule = BY_CARDS


class FewerDice(Word):
    """While the card lies open, attacks on its warrior have `dice` dice fewer. [special.armour]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.fewer_dice = spec.number("dice", 1, 6)


class SplitDice(Word):
    """Dice may be passed on to others in the target's zone, one to each. [special.split]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.splits = True


class Skull(Word):
    """Give the Skull to a warrior in another zone: it cannot attack the giver in its next action.
    [special.skull]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.skull = True


class DefenceByDie(Word):
    """While the card lies open, the defence is a die rolled before each attack. [special.spear]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.defence_by_die = True


class DieBonus(Word):
    """`bonus` is added to each die. [special.laser]"""

    def apply(self, card: Card, spec: Spec) -> None:
        card.die_bonus = spec.number("bonus", 1, 5)


WORDS: Final[dict[str, Word]] = {
    "area_zone": AreaZone(),
    "no_shots": NoShots(),
    "no_strikes": NoStrikes(),
    "two_targets": TwoTargets(),
    "dice_by_lives": DiceByLives(),
    "steal_lives": StealLives(),
    "net": Net(),
    "shock": Shock(),
    "dice_by_die": DiceByDie(),
    "dice_by_cards": DiceByCards(),
    "fewer_dice": FewerDice(),
    "split_dice": SplitDice(),
    "skull": Skull(),
    "defence_by_die": DefenceByDie(),
    "die_bonus": DieBonus(),
}
