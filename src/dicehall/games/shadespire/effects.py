"""The words ploys and upgrades are made of. Each class is one word; its docstring explains it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from dicehall.games.shadespire.cards import ATTACK_SYMBOLS, BOTH, Effect, Ploy, Upgrade
from dicehall.games.shadespire.deeds import (
    FRIEND,
    WHO,
    Desecrate,
    DrawCards,
    FreeAttack,
    Harm,
    Mend,
    Offer,
    PutOnGuard,
    Shardfall,
    Shift,
)
from dicehall.games.shadespire.oddities import EFFECTS, SKILLS
from dicehall.kit.content import ContentError, Spec

ALL_WOUNDS: Final = 99


class Word:
    """One word of the vocabulary: reads its keys and writes them onto the card."""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        """Write what the word says onto a ploy."""
        raise self.misplaced(spec, "a ploy")

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        """Write what the word says onto an upgrade."""
        raise self.misplaced(spec, "an upgrade")

    def misplaced(self, spec: Spec, where: str) -> ContentError:
        """Return the error for a word on the wrong kind of card."""
        return spec.error(f"op {spec.text('op')!r} cannot stand on {where}")


def add(card: Ploy, effect: Effect) -> None:
    """Add something a ploy does."""
    card.effects = append(card.effects, effect)


class Damage(Word):
    """`who` (friend, attacker) takes `n` damage. [ploy.damage]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, Harm(spec.word("who", WHO), spec.number("n", 1, 9)))


class Heal(Word):
    """Takes `n` wound tokens, or `all`, off `who` (friend, last-friend). [ploy.heal]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        every = spec.flag("all", default=False)
        amount = ALL_WOUNDS if every else spec.number("n", 1, 9)
        add(card, Mend(spec.word("who", WHO), amount))


class Guard(Word):
    """`who` (friend, or a pair of adjacent friends) goes on Guard. [ploy.guard]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, PutOnGuard(spec.word("who", WHO)))


class Push(Word):
    """One fighter, `who` (friend, enemy), is pushed 1 hex. [ploy.push]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, Shift(spec.word("who", WHO)))


class PushTwo(Word):
    """Up to two friends are pushed up to 1 hex each. [ploy.push]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, Shift(FRIEND, 2, True))


class Attack(Word):
    """A friend makes an Attack action outside its limits; as the attacker, again at its target.
    [ploy.attack]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, FreeAttack(spec.word("who", WHO)))


class Draw(Word):
    """Draw up to `most` power cards. [ploy.draw]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, DrawCards(spec.number("most", 1, 9)))


class RemoveToken(Word):
    """An objective token you hold leaves the battlefield for good. [ploy.desecrate]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, Desecrate())


class BlockHex(Word):
    """A hex without a fighter is blocked until the phase ends. [ploy.shard]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        add(card, Shardfall())


class ExtraDice(Word):
    """The first attack `of` the chosen fighter or of the warband has `n` more dice. [ploy.dice]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.dice = spec.number("n", 1, 9)
        card.for_fighter = spec.word("of", ("warband", "fighter")) == 1
        if card.for_fighter:
            add(card, Offer())


class AttackSymbol(Word):
    """Every attack succeeds on `symbol` instead of its own. [ploy.symbol]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.symbol = 1 + spec.word("symbol", ATTACK_SYMBOLS)


class CapDamage(Word):
    """The first friend to be hurt takes at most `n` damage in the whole activation.
    [ploy.insensate]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.most_damage = spec.number("n", 1, 9)


class ExtraDamage(Word):
    """The first attack with a range of at most `most-range` does `n` more damage. [ploy.zeal]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.damage = spec.number("n", 1, 9)
        card.most_range = spec.number("most-range", 1, 9)


class StandFirm(Word):
    """The first attack cannot drive friends back. [ploy.firm]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.stand_firm = True


class Cleave(Word):
    """The first attack has Cleave. [ploy.cleave]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.cleave = True


class NoSupport(Word):
    """The target of the first attack gets no support from your enemies. [ploy.no-support]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.no_support = True


class Sprint(Word):
    """Your first mover goes up to twice as far, does not charge, and is done for the phase.
    [ploy.sprint]"""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        card.sprint = True


class Wounds(Word):
    """`n` more Wounds. [upgrade.modifiers]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.wounds = spec.number("n", 1, 9)


class Move(Word):
    """`n` more Move. [upgrade.modifiers]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.move = spec.number("n", 1, 9)


class Defence(Word):
    """`n` more defence dice. [upgrade.modifiers]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.defence = spec.number("n", 1, 9)


class DamageBonus(Word):
    """Attacks with a range of at most `most-range` do `n` more damage. [upgrade.modifiers]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.damage = spec.number("n", 1, 9)
        card.most_range = spec.number("most-range", 1, 9)


class ChargeDice(Word):
    """In a Charge, `n` more attack dice. [charge.upgrades]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.charge_dice = spec.number("n", 1, 9)


class ChargeSymbols(Word):
    """In a Charge, hammers and swords both count. [charge.upgrades]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.charge_symbols = BOTH


class ChargeThrough(Word):
    """In a Charge, the fighter may pass through others. [upgrade.through]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.charge_through = True


class AlwaysCleave(Word):
    """All attacks of the fighter have Cleave. [upgrade.modifiers]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.cleave = True


class KillGlory(Word):
    """`n` more glory for each enemy the fighter puts out of action. [upgrade.trophy]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.glory = spec.number("n", 1, 9)


class CriticalSplash(Word):
    """A critical hit does `n` damage to each enemy next to the target's hex. [upgrade.blast]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.splash = spec.number("n", 1, 9)


class TotalOffence(Word):
    """Outside a Charge, an attack may have `n` more dice: then the fighter is done for the phase.
    [upgrade.total-offence]"""

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        card.total_offence = spec.number("n", 1, 9)


class Rule(Word):
    """A rule of its own, written as a class in `oddities.py` under the card's id."""

    def ploy(self, card: Ploy, spec: Spec) -> None:
        if card.id not in EFFECTS:
            raise spec.error(f"no rule is written for {card.id!r}; known: {', '.join(EFFECTS)}")
        add(card, EFFECTS[card.id])

    def upgrade(self, card: Upgrade, spec: Spec) -> None:
        if card.id not in SKILLS:
            raise spec.error(f"no rule is written for {card.id!r}; known: {', '.join(SKILLS)}")
        card.skill = SKILLS[card.id]


WORDS: Final[dict[str, Word]] = {
    "damage": Damage(),
    "heal": Heal(),
    "guard": Guard(),
    "push": Push(),
    "push-two": PushTwo(),
    "attack": Attack(),
    "draw": Draw(),
    "remove-token": RemoveToken(),
    "block-hex": BlockHex(),
    "extra-dice": ExtraDice(),
    "attack-symbol": AttackSymbol(),
    "cap-damage": CapDamage(),
    "extra-damage": ExtraDamage(),
    "stand-firm": StandFirm(),
    "cleave": Cleave(),
    "no-support": NoSupport(),
    "sprint": Sprint(),
    "wounds": Wounds(),
    "move": Move(),
    "defence": Defence(),
    "damage-bonus": DamageBonus(),
    "charge-dice": ChargeDice(),
    "charge-symbols": ChargeSymbols(),
    "charge-through": ChargeThrough(),
    "always-cleave": AlwaysCleave(),
    "kill-glory": KillGlory(),
    "critical-splash": CriticalSplash(),
    "total-offence": TotalOffence(),
    "rule": Rule(),
}
