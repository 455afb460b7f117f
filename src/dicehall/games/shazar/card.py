"""What is printed: hexes, spells, diseases, artifacts, Fate cards and what they do. [precedence]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.ids import BlockId
from dicehall.kit.content import Shared
from dicehall.kit.words import Effect

CHARACTERS: Final = ("beatrice", "gothard", "daren", "shantiren")
SEATS: Final = 4

# Signs of hexes and spells. [hexes.sign]
SIGNS: Final = ("square", "triangle", "cross", "star", "none")
STAR: Final = 3
NO_SIGN: Final = 4

# Types of spells.
ATTACK: Final = 0
BLESSING: Final = 1
CURSE: Final = 2
TYPES: Final = ("attack", "blessing", "curse")

# Kinds of hexes, in the order of the content file.
CAPITAL: Final = 0
ENTRANCE: Final = 1
EXIT: Final = 2
KINDS: Final = (
    "capital", "portal-in", "portal-out", "spring", "trap", "snare", "fate", "astral", "bastion",
    "school", "ice", "mana-lake", "vigour", "windfall", "seer", "guardian", "poison-spring",
    "tartarus", "cursed-land", "holy-land",
)  # fmt: skip
LAKE: Final = 11

# What a lasting effect does while it lasts.
NO_MOVE: Final = 0
NO_ATTACK: Final = 1
NO_SPELL: Final = 2
BLOCK_HEAL: Final = 3
BLOCK_HEAL_ALL: Final = 4
ROLL_MOD: Final = 5
ATTACK_ROLL_MOD: Final = 6
DAMAGE_BONUS: Final = 7
DAMAGE_REDUCTION: Final = 8
ABSORB: Final = 9
EVADE: Final = 10
REFLECT: Final = 11
DOUBLE_TAKEN: Final = 12
DOUBLE_DEALT: Final = 13
EXTRA_STEPS: Final = 14
LED: Final = 15
REROLL_OWN: Final = 16
NO_STATUS: Final = 17
STATUSES: Final = (
    "no-move", "no-attack", "no-spell", "block-heal", "block-heal-all", "roll-mod",
    "attack-roll-mod", "damage-bonus", "damage-reduction", "absorb", "evade", "reflect",
    "double-damage-taken", "double-damage-dealt", "extra-steps", "led", "reroll-own",
)  # fmt: skip

# Whom an effect means.
SELF: Final = 0
AIMED: Final = 1
CHOSEN: Final = 2
ENEMIES: Final = 3
ALL: Final = 4
WHO: Final = ("self", "aimed", "chosen", "enemies", "all")

# When a named Fate card can be played. [fate.named]
ANY_TIME: Final = 0
ANY_ROLL: Final = 1
OWN_ROLL: Final = 2
DECLARED: Final = 3
CARRIED: Final = 4
ORDINARY: Final = 5
TRIGGERS: Final = ("any-time", "any-roll", "own-roll", "spell-declared", "artifact-carried")

NEGATIVE: Final = 0
POSITIVE: Final = 1
POLARITIES: Final = ("negative", "positive")

# Spells and lasting effects are numbered: the spells of each character in turn, then diseases, then
# plain statuses. What a pack brings beyond the numbers kept for each comes behind all of them, so
# that a card has the same number with and without packs.
SPELLS_EACH: Final = 16  # numbers kept for the spells of one character
FIRST_DISEASE: Final = SPELLS_EACH * SEATS
DISEASES: Final = 16  # numbers kept for diseases
FIRST_STATUS: Final = FIRST_DISEASE + DISEASES
MARKS: Final = FIRST_STATUS + NO_STATUS  # the first number of what comes behind

# What a lasting effect is.
LASTING_SPELL: Final = 0
DISEASE: Final = 1
STATUS: Final = 2
SORTS: Final = ("spell", "disease", "status")
NOTHING: Final = -1  # in place of a block: no effects


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Effect):
    """What a word of a card or hex does; `target` is whom it means."""

    def asks_enemy(self) -> bool:
        """Say whether an enemy must have been chosen before."""
        return self.target == CHOSEN

    def aims(self) -> bool:
        """Say whether the word speaks of whom the card was aimed at."""
        return self.target == AIMED

    def parts(self) -> list[int]:
        """Return the blocks inside."""
        return []


@final
class Block(Shared):
    """Words that take effect in order."""

    def __init__(self) -> None:
        self.effects: vec[Deed] = vec[Deed](capacity=2)
        self.count: i64 = 0
        self.source: i64 = NOTHING  # the number of what it is printed on, for reports
        self.words: list[object] = []


@final
class Rider(Shared):
    """An addition to an attack: a roll and a block."""

    def __init__(self, roll: i64 = 0, block: BlockId = NOTHING) -> None:
        self.roll: i64 = roll
        self.block: BlockId = block


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Shared):
    """What all printed things have: an id and where they come from."""

    def __init__(self) -> None:
        self.id = ""
        self.provenance = ""
        self.note = ""


@final
class Lasting(Printed):
    """What a spell, a disease or a status does as long as it lasts."""

    def __init__(self) -> None:
        super().__init__()
        self.exists = False
        self.sort: i64 = LASTING_SPELL
        self.polarity: i64 = NEGATIVE
        self.remove: i64 = 0  # the roll that shakes it off; 0: none does
        self.turns: i64 = 0  # 0: as long as it takes
        self.uses: i64 = 0
        self.status: i64 = NO_STATUS
        self.amount: i64 = 0
        self.start: BlockId = NOTHING
        self.expire: BlockId = NOTHING


@final
class HexKind(Printed):
    """A kind of hex."""

    def __init__(self) -> None:
        super().__init__()
        self.only = ""  # the character whose field alone has it
        self.closed = False
        self.block: BlockId = NOTHING
        self.copied = False  # the lake may act as it


@final
class Spell(Printed):
    """A spell card."""

    def __init__(self) -> None:
        super().__init__()
        self.number: i64 = 0
        self.owner: i64 = 0
        self.type: i64 = ATTACK
        self.sign: i64 = 0
        self.copies: i64 = 1
        self.first: i64 = 0  # its cards in the deck of its owner, from the first
        self.last: i64 = 0  # to the last
        self.place: i64 = 0  # where it stands in lists of numbers for learning programs,
        self.weight = 1.0  # and what one card counts there
        self.power: i64 = 0
        self.hits: vec[Rider] = vec[Rider](capacity=1)
        self.misses: vec[Rider] = vec[Rider](capacity=1)
        self.block: BlockId = NOTHING
        self.lasts = False
        self.aims = False
        self.trap: BlockId = NOTHING  # what a hidden trap does
        self.exists = False


@final
class Artifact(Printed):
    """An artifact with its two critical effects. [artifact]"""

    def __init__(self) -> None:
        super().__init__()
        self.success: i64 = 101
        self.failure: i64 = 0
        self.success_block: BlockId = NOTHING
        self.failure_block: BlockId = NOTHING


@final
class FateCard(Printed):
    """A kind of Fate card."""

    def __init__(self) -> None:
        super().__init__()
        self.copies: i64 = 1
        self.trigger: i64 = ORDINARY
        self.block: BlockId = NOTHING
        self.first: i64 = 0  # the number of its first copy


@final
class Tile(Shared):
    """A hex tile of a character: kind, power and sign."""

    def __init__(self, kind: i64 = 0, power: i64 = 0, sign: i64 = 0) -> None:
        self.kind: i64 = kind
        self.power: i64 = power
        self.sign: i64 = sign

    def word(self) -> str:
        """Return the tile as it is written in files."""
        return f"{KINDS[self.kind]} {self.power if self.power > 0 else '-'} {SIGNS[self.sign]}"


@final
class Character(Printed):
    """A character: lives and tiles; the tiles in the order of the standard layout."""

    def __init__(self) -> None:
        super().__init__()
        self.lives: i64 = 10
        self.tiles: list[Tile] = []
        self.entrance: i64 = 0
        self.exit: i64 = 0
        self.sources: dict[str, object] = {}
