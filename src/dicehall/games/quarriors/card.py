"""Power cards, dice and their faces as printed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.content import Shared
from dicehall.kit.words import Effect

SIDES: Final = 6
BURSTS: Final = 3  # none, one, two

# What a face shows.
RESOURCE: Final = 0
CREATURE: Final = 1
SPELL: Final = 2
UNROLLED: Final = 3  # lies in the pool and waits for its roll

# What a card is.
BASIC: Final = 0
KINDS: Final = ("basic", "creature", "spell")
CREATURE_TYPES: Final = ("plain", "strong", "mighty")
SPELL_TYPES: Final = ("spell", "cantrip", "charm", "incantation")

# When a spell can be cast.
STANDARD: Final = 0
ATTACH: Final = 1
REACTION: Final = 2
IMMEDIATE: Final = 3
TIMINGS: Final = ("standard", "attach", "reaction", "immediate")

# Where attack and defence of a creature come from.
PRINTED: Final = 0
BY_QUIDDITY: Final = 1
BY_CREATURES: Final = 2
COPIED: Final = 3

# Where a destroyed creature goes.
TO_USED: Final = 0
TO_POOL: Final = 1
ASIDE: Final = 2
BACK_FOR_QUIDDITY: Final = 3

# What happens when a creature scores, beside its glory.
SWAP: Final = 1
DRAW: Final = 2
TAKE_SPELL: Final = 3
CULL_SPELLS: Final = 4
FETCH: Final = 5
TRADE: Final = 6
ABILITIES: Final = ("none", "swap", "draw", "take-spell", "cull-spells", "fetch", "trade")

# What a spell does when it is cast.
DESTROY_EACH: Final = 1
ATTACK_ALL: Final = 2
DESTROY_ONE: Final = 3
GAIN_QUIDDITY: Final = 4
DEFENCE_ALL: Final = 5
SAVE_FALLEN: Final = 6
SILENCE: Final = 7
DISPEL: Final = 8
REVIVE: Final = 9
RAISE_LEVEL: Final = 10
GLORY_PER_LOSER: Final = 11
GLORY_PER_SCORED: Final = 12
GAIN_GLORY: Final = 13
NO_DEED: Final = Effect()


@final
class Power(Shared):
    """What a card says for faces with none, one or two bursts. [cards] [burst]

    The words of the card's effect set these fields; most cards leave them as they are.
    """

    def __init__(self) -> None:
        self.silent = True  # no word speaks of this burst
        # a creature while it is ready
        self.stats: i64 = PRINTED
        self.attack: i64 = 0  # of a creature that has nothing to copy
        self.defence: i64 = 0  # added, or of a creature that has nothing to copy
        self.defence_each: i64 = 0
        self.lend_attack: i64 = 0
        self.lend_defence: i64 = 0
        self.tax: i64 = 0
        self.pierces = False
        self.immune = False
        # in an attack
        self.duel: i64 = 0
        self.quake: i64 = 0
        self.overawe: i64 = 0
        self.cap: i64 = 0
        self.surges = False
        # when it destroys, is summoned, is destroyed
        self.scores_on_kill = False
        self.kill_quiddity: i64 = 0
        self.summon_quiddity: i64 = 0
        self.purges = False
        self.one_a_turn = False
        self.fallen: i64 = TO_USED
        self.death_dice: i64 = 0
        # when it scores; of a spell: when the creature it is attached to scores
        self.glory: i64 = 0
        self.glory_each: i64 = 0
        self.ability: i64 = 0
        self.ability_amount: i64 = 0
        self.discount: i64 = 0
        self.bargain_captures: i64 = 0
        # a die as it is rolled
        self.partners: i64 = 0
        self.draws: i64 = 0
        self.rerolls_for: i64 = 0
        self.spent_for: i64 = 0
        self.captures: i64 = 0
        # a spell as it is cast or while it is attached
        self.cast: i64 = 0
        self.deed: Effect = NO_DEED
        self.boost_attack: i64 = 0
        self.boost_defence: i64 = 0


@final
class Face(Shared):
    """One face of a die, with what the power card says of it. [dice]

    The lower fields tell what happens when the die is used at once after the roll. [immediate]
    """

    def __init__(self) -> None:
        self.kind: i64 = RESOURCE
        self.number: i64 = 0
        self.quiddity: i64 = 0
        self.draw: i64 = 0
        self.reroll = False
        self.either = False  # a line divides the two symbols
        self.level: i64 = 0
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.burst: i64 = 0
        self.word = ""  # such as `q1`, `c2*`
        self.power: Power = Power()
        # ----
        self.usable = False
        self.by_card = False  # the card says so, not the die alone
        self.spends = False  # else it is rolled again
        self.gains: i64 = 0
        self.draws: i64 = 0
        self.captures: i64 = 0
        self.partners: i64 = 0

    def seen_with(self, power: Power, timing: i64) -> Face:
        """Return this face as it counts under a power card."""
        face = Face()
        face.kind = self.kind
        face.number = self.number
        face.quiddity = self.quiddity
        face.draw = self.draw
        face.reroll = self.reroll
        face.either = self.either
        face.level = self.level
        face.attack = self.attack
        face.defence = self.defence
        face.burst = self.burst
        face.word = self.word
        face.power = power
        face.find_use(timing)
        return face

    def find_use(self, timing: i64) -> None:
        """Work out what using the die at once does. [immediate] [dice.line] [dice.both]"""
        power = self.power
        if self.kind == SPELL:
            if timing == IMMEDIATE:
                self.usable = True
                self.by_card = True
                self.spends = True
                self.gains = 0
                if power.cast == GAIN_QUIDDITY:
                    self.gains = power.deed.amount
                self.draws = power.draws
                self.captures = power.captures
                self.partners = power.partners
        elif self.kind == RESOURCE:
            self.usable = self.reroll or self.draw > 0
            self.spends = not self.reroll
            self.draws = self.draw
            self.gains = 0 if self.either else self.quiddity
            self.partners = power.partners if self.reroll else 0
            self.by_card = self.partners > 0
            if power.rerolls_for > 0 and self.burst > 0:
                self.usable = True
                self.by_card = True
                self.spends = False
                self.gains = 0
                self.draws = power.rerolls_for
            if power.spent_for > 0 and self.burst > 0:
                self.usable = True
                self.by_card = True
                self.spends = True
                self.gains = 0
                self.draws = power.spent_for


@final
class Die(Shared):
    """One class of dice. [dice]"""

    def __init__(self) -> None:
        self.id = ""
        self.kind: i64 = BASIC
        self.count: i64 = 0
        self.colour = ""
        self.creature_die = False
        self.spell_die = False
        self.faces: vec[Face] = vec[Face](capacity=SIDES)
        self.provenance = ""
        self.note = ""


@final
class Card(Shared):
    """A power card: price, glory and what its die can do. [cards]"""

    def __init__(self) -> None:
        self.id = ""
        self.kind: i64 = BASIC
        self.type = ""
        self.cost: i64 = 0
        self.glory: i64 = 0
        self.timing: i64 = STANDARD
        self.die: Die = Die()
        self.die_number: i64 = 0
        self.in_bag: i64 = 0
        self.in_wilds: i64 = 0
        self.powers: vec[Power] = vec[Power](capacity=BURSTS)
        self.faces: vec[Face] = vec[Face](capacity=SIDES)
        # for people
        self.effects: list[dict[str, object]] = []
        self.provenance = ""
        self.sources: dict[str, str] = {}
        self.confidence = ""
        self.single_source: list[str] = []
        self.alternatives: list[dict[str, object]] = []
        self.note = ""
