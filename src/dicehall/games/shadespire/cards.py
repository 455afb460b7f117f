"""Fighters, attacks, cards and dice as printed. [dice]"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shadespire.ids import AttackId, FighterId
from dicehall.games.shadespire.verbs import IS_REACTION, NO_REACTION, OFFERED
from dicehall.kit.content import Shared
from dicehall.kit.words import Condition, Effect

WARBANDS: Final = ("steelheart", "garrek")
UNIVERSAL: Final = 2
KINDS_OF_BAND: Final = ("steelheart", "garrek", "universal")

# Faces of the dice, from 1: the support faces stand alike on both. [dice]
CRITICAL: Final = 1
SINGLE: Final = 5
DOUBLE: Final = 6
HAMMER: Final = 1  # symbols, as bits
SWORDS: Final = 2
SHIELD: Final = 1
DODGE: Final = 2
BOTH: Final = 3
ATTACK_SYMBOLS: Final = ("hammer", "swords")
DEFENCE_SYMBOLS: Final = ("shield", "dodge")
# The symbol on each face of either die: 2 and 3 hammer or shield, 4 swords or dodge.
SYMBOL: Final = vec[i64]([0, 0, 1, 1, 2, 0, 0])
ATTACK_FACES: Final = ["critical", "hammer", "hammer", "swords", "single", "double"]
DEFENCE_FACES: Final = ["critical", "shield", "shield", "dodge", "single", "double"]

INSPIRES: Final = ("shield-rolled", "three-out")
SHIELD_ROLLED: Final = 0
THREE_OUT: Final = 1

END_PHASE: Final = 0
THIRD_END_PHASE: Final = 1
IMMEDIATE: Final = 2
TIMINGS: Final = ("end-phase", "third-end-phase", "immediate")

POWER_STEP: Final = 0
REACTION: Final = 1
PLOY_TIMES: Final = ("power-step", "reaction")

# What a reaction waits for.
NOTHING: Final = 0
ENEMY_SLAIN: Final = 1
FRIEND_SLAIN_NEARBY: Final = 2
SOMEBODY_SLAIN: Final = 3
LAST_FRIEND_SLAIN: Final = 4
FRIEND_FAILED: Final = 5
ENEMY_FAILED: Final = 6
ONE_FRIEND_LEFT: Final = 7
TRIGGERS: Final = (
    "nothing",
    "enemy-slain",
    "friend-slain-nearby",
    "somebody-slain",
    "last-friend-slain",
    "friend-failed",
    "enemy-failed",
    "one-friend-left",
)


@final
class AttackCard(Shared):
    """An Attack action on a fighter card or an upgrade. [attack.card]"""

    def __init__(self) -> None:
        self.id = ""
        self.range: i64 = 1
        self.dice: i64 = 0
        self.symbol: i64 = HAMMER
        self.damage: i64 = 0
        self.knockback: i64 = 0
        self.cleave = False
        self.sweep = False  # against each adjacent enemy
        self.parry = False  # only as a reaction
        self.critical_damage: i64 = 0
        self.critical_cleave = False
        self.alone_dice: i64 = 0


@final
class Side(Shared):
    """One side of a fighter card. [fighter]"""

    def __init__(self) -> None:
        self.move: i64 = 0
        self.wounds: i64 = 0
        self.defence: i64 = 0
        self.symbol: i64 = SHIELD
        self.attacks: vec[i64] = vec[i64]([])  # numbers in the book
        self.parry: i64 = -1  # the attack that is a reaction


@final
class FighterCard(Shared):
    """A fighter: a plain side and an inspired one. [fighter]"""

    def __init__(self) -> None:
        self.id = ""
        self.warband: i64 = 0
        self.leader = False
        self.inspire: i64 = 0
        self.plain: Side = Side()
        self.inspired: Side = Side()
        self.provenance = ""
        self.note = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill(Effect):
    """An action or a reaction that an upgrade or fighter card gives. The table is `Any` here."""

    def useless(self, g: Any, fighter: FighterId) -> i64:
        """Say why the fighter cannot use it as an action now, or OFFERED."""
        return IS_REACTION

    def use(self, g: Any, fighter: FighterId) -> None:
        """Carry the action out."""
        raise NotImplementedError

    def ready(self, g: Any, fighter: FighterId, occasion: Any) -> bool:
        """Say whether the fighter can react on this occasion."""
        return self.unready(g, fighter, occasion) == OFFERED

    def unready(self, g: Any, fighter: FighterId, occasion: Any) -> i64:
        """Say why the fighter cannot react on this occasion, or OFFERED."""
        return NO_REACTION

    def react(self, g: Any, fighter: FighterId, occasion: Any) -> None:
        """Carry the reaction out."""
        raise NotImplementedError


@final
class Objective(Shared):
    """An objective card. [objective.card]"""

    def __init__(self, condition: Condition | None = None) -> None:
        self.id = ""
        self.number: i64 = 0
        self.warband: i64 = 0
        self.glory: i64 = 0
        self.when: i64 = END_PHASE
        self.condition: Condition = Condition() if condition is None else condition
        self.words: dict[str, object] = {}
        self.provenance = ""
        self.note = ""


@final
class Ploy(Shared):
    """A ploy. [ploy.card] The fields below the line are what holds in the next activation."""

    def __init__(self) -> None:
        self.id = ""
        self.number: i64 = 0
        self.warband: i64 = 0
        self.when: i64 = POWER_STEP
        self.trigger: i64 = NOTHING
        self.lasting = False
        self.effects: vec[Effect] = vec[Effect](capacity=2)
        # ----
        self.dice: i64 = 0
        self.for_fighter = False  # only the chosen fighter, else any of the warband
        self.symbol: i64 = 0
        self.most_damage: i64 = 0
        self.damage: i64 = 0
        self.most_range: i64 = 0
        self.stand_firm = False
        self.cleave = False
        self.no_support = False
        self.sprint = False
        # for people
        self.words: list[dict[str, object]] = []
        self.provenance = ""
        self.note = ""


@final
class Upgrade(Shared):
    """An upgrade. [upgrade.card]"""

    def __init__(self) -> None:
        self.id = ""
        self.number: i64 = 0
        self.warband: i64 = 0
        self.only: vec[i64] = vec[i64]([])  # the fighter cards that may have it; none: any
        self.attack: AttackId = -1
        self.skill: Skill | None = None
        self.wounds: i64 = 0
        self.move: i64 = 0
        self.defence: i64 = 0
        self.damage: i64 = 0
        self.most_range: i64 = 0
        self.charge_dice: i64 = 0
        self.charge_symbols: i64 = 0
        self.charge_through = False
        self.cleave = False
        self.glory: i64 = 0
        self.splash: i64 = 0
        self.total_offence: i64 = 0
        # for people
        self.words: list[dict[str, object]] = []
        self.provenance = ""
        self.note = ""

    def suits(self, fighter: FighterId) -> bool:
        """Say whether a fighter, by its card, may have the upgrade."""
        for k in range(len(self.only)):
            if self.only[k] == fighter:
                return True
        return len(self.only) == 0
