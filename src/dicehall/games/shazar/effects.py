"""The vocabulary of cards and hexes. What a word does is a class in `words`.

Whom a word means is its `target`: `self` (who casts, draws or rolls, or bears a lasting effect),
`aimed` (at whom the spell was aimed, or who set off a trap), `chosen` (another character on the
board, chosen when the word takes effect), `enemies` (all others), `all`.
"""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.shazar.card import (
    AIMED,
    ALL,
    CHOSEN,
    ENEMIES,
    POLARITIES,
    SELF,
    STATUSES,
    TRIGGERS,
    Rider,
)
from dicehall.games.shazar.moves import JUMPS
from dicehall.games.shazar.words.cards import (
    Discard,
    Draw,
    DrawFate,
    ExchangeCards,
    RefreshHand,
    Steal,
)
from dicehall.games.shazar.words.fields import (
    AURAS,
    Aura,
    BlockHex,
    CopyHex,
    Guard,
    HiddenTrap,
    Portal,
    Recall,
    SlideBack,
    StopMove,
)
from dicehall.games.shazar.words.lasting import (
    EVERY,
    Cure,
    Disease,
    Dispel,
    PassEffect,
    SkipTurn,
    Status,
    Truce,
)
from dicehall.games.shazar.words.lives import Damage, Heal, MaxLife, TempLife
from dicehall.games.shazar.words.movement import Move, Swap, Teleport
from dicehall.games.shazar.words.rolls import CancelSpell, Choose, Graded, Reroll, Roll, SetRoll
from dicehall.kit.content import Spec
from dicehall.kit.older import Older
from dicehall.kit.words import (
    Effect,
    Flag,
    Inner,
    Key,
    Number,
    OneOf,
    Sheet,
    Vocabulary,
    Word,
)

HIGHEST: Final = 20
POWER: Final = 0  # in place of a number: the power of the hex

# Where words stand.
HEX: Final = ("a hex",)
SPELL: Final = ("a spell",)
AIMING: Final = ("a spell", "an addition to an attack", "a trap")
OTHERS: Final = ("a lasting effect", "an artifact", "a Fate card")
NAMED: Final = tuple([f"a Fate card with trigger {word!r}" for word in TRIGGERS])
ON_ROLL: Final = NAMED[1:3]
DECLARED: Final = NAMED[3:4]
ANYWHERE: Final = (*HEX, *AIMING, *OTHERS, *NAMED)

WHO: Final = {
    "self": "oneself",
    "aimed": "the target",
    "chosen": "another mage of one's choice",
    "all": "every mage",
    "enemies": "every other mage",
}
PLACES: Final = {
    "exit-here": "to the exit of this land",
    "any-exit": "to any free exit",
    "free-hex": "to a free hex of this land, no Capital and no entrance",
}

# ---- keys ----


class Whom(OneOf):
    """Who is meant; nobody is aimed at by a hex or a card without a target."""

    def __init__(self, name: str = "target", field: str = "", many: bool = False) -> None:
        words = {"self": SELF, "aimed": AIMED, "chosen": CHOSEN}
        if many:
            words = {**words, "enemies": ENEMIES, "all": ALL}
        super().__init__(name, words, field, WHO)

    def read(self, spec: Spec, sheet: Sheet) -> object:
        found = super().read(spec, sheet)
        if found == AIMED and sheet.kind not in AIMING:
            raise spec.error(f"{self.name!r} is 'aimed', but {sheet.kind} is aimed at nobody")
        return found


class Amount(Number):
    """How much, or the power of the hex."""

    def __init__(self) -> None:
        super().__init__("amount", 1, HIGHEST, instead={"power": POWER})

    def read(self, spec: Spec, sheet: Sheet) -> object:
        found = super().read(spec, sheet)
        if found == POWER and sheet.kind not in HEX:
            raise spec.error(f"'amount' is 'power', but {sheet.kind} has none; only hexes have")
        return found


class Illness(Key):
    """One of the diseases of the box."""

    def read(self, spec: Spec, sheet: Sheet) -> object:
        assert isinstance(sheet, Page)
        return spec.word(self.name, tuple(sheet.diseases))

    def takes(self) -> str:
        return "a disease"


class Grades(Key):
    """Rising rolls, each with the words that it brings."""

    def read(self, spec: Spec, sheet: Sheet) -> object:
        steps: list[Rider] = []
        for step in spec.entries(self.name):
            steps.append(Rider(step.number("min", 1, 100), sheet.block(step.entries("do"))))
        rolls = [int(step.roll) for step in steps]
        if not rolls or rolls != sorted(set(rolls)):
            raise spec.error(f"{self.name!r} must rise, not {rolls}")
        return steps

    def takes(self) -> str:
        return "a list of `min` with `do`"

    def say(self, value: Any, words: Vocabulary) -> str:
        return ", ".join([f"{step['min']} or more: {words.done(step['do'])}" for step in value])


class Ambush(Inner):
    """Words that hit who comes to a trap."""

    def read(self, spec: Spec, sheet: Sheet) -> object:
        kind = sheet.kind
        sheet.kind = AIMING[2]
        found = super().read(spec, sheet)
        sheet.kind = kind
        return found


class Either(Key):
    """Two lists of words to choose from."""

    def read(self, spec: Spec, sheet: Sheet) -> object:
        blocks = [sheet.block(option.entries("do")) for option in spec.entries(self.name)]
        if len(blocks) != 2:
            raise spec.error(f"{self.name!r} must be two, not {len(blocks)}")
        return blocks

    def takes(self) -> str:
        return "two `do`"

    def say(self, value: Any, words: Vocabulary) -> str:
        return " or ".join([words.done(option["do"]) for option in value])


class Page(Sheet):
    """What the words of a card or hex are read for: it also knows the diseases of the box."""

    def __init__(self, kind: str, diseases: list[str]) -> None:
        super().__init__(kind, None)
        self.diseases = diseases


# ---- words ----


class StatusWord(Word):
    """A status lasts for turns or for uses."""

    def read(self, spec: Spec, sheet: Sheet) -> Effect | None:
        if not (spec.has("turns") or spec.has("uses")):
            raise spec.error("a status needs 'turns' or 'uses'")
        return super().read(spec, sheet)


def amount(most: int = HIGHEST) -> Number:
    """Return the key that says how much."""
    return Number("amount", 1, most)


def roll(low: int = 1) -> Number:
    """Return the key that says which roll is enough."""
    return Number("min", low, 100)


def word(
    op: str, does: str, effect: type[Effect], *keys: Key,
    on: tuple[str, ...] = ANYWHERE, help: str = "",
) -> Word:  # fmt: skip
    """Return a word, for any card or hex if nothing else is said."""
    return Word(op, does, *keys, on=on, effect=effect, help=help)


ONE: Final = Whom()
MANY: Final = Whom(many=True)
SOME: Final = Number("amount", 1, 9, default=EVERY, absent="all")

LIVES: Final = [
    word("damage", "{target} loses {amount} lives", Damage, Amount(), MANY),
    word("heal", "{target} regains {amount} lives", Heal, Amount(), MANY),
    word(
        "temp-life",
        "{target} gets {amount} lives, also above the maximum",
        TempLife,
        amount(),
        ONE,
    ),
    word("max-life", "the maximum of {target} falls by {amount}", MaxLife, amount(), ONE),
]

MOVEMENT: Final = [
    word(
        "move",
        "{target} is moved {must}{amount} hexes by {by}{keep}",
        Move,
        amount(6),
        ONE,
        Whom("by"),
        Flag("must", no="up to "),
        Flag("keep", yes=", and all hexes on the way last"),
        help="`target` is moved up to `amount` hexes by `by`; with `must` at least one, with `keep`"
        " the effects of all hexes on the way last",
    ),
    word(
        "teleport",
        "{target} is carried {place}",
        Teleport,
        ONE,
        OneOf("place", {place: i for i, place in enumerate(JUMPS)}, said=PLACES),
    ),
    word("swap", "oneself and {target} change places", Swap, ONE),
]

LASTING: Final = [
    word("skip-turn", "{target} skips {amount} turns", SkipTurn, amount(6), ONE),
    word("disease", "{target} falls ill with {disease}", Disease, Illness("disease"), ONE),
    StatusWord(
        "status",
        "{target} has {status}{amount}{turns}{uses}",
        ONE,
        OneOf("status", {status: i for i, status in enumerate(STATUSES)}),
        Number("amount", -50, 50, default=0, said=" {}"),
        Number("turns", 1, 9, default=0, said=" for {} turns"),
        Number("uses", 1, 6, default=0, said=", {} times"),
        on=ANYWHERE,
        effect=Status,
        help="`target` has `status` of strength `amount` for `turns` own turns or `uses` times",
    ),
    word(
        "dispel",
        "{target} loses {amount} {polarity} effects",
        Dispel,
        SOME,
        ONE,
        OneOf("polarity", {polarity: i for i, polarity in enumerate(POLARITIES)}),
    ),
    word("cure", "{target} loses {amount} diseases", Cure, SOME, ONE),
    word("pass-effect", "a negative effect goes over to {target}", PassEffect, ONE),
    word("truce", "nobody casts attack spells until one's next turn", Truce),
]

HANDS: Final = [
    word("draw", "{target} draws {amount} cards", Draw, amount(6), ONE),
    word("discard", "{target} discards {amount} random cards", Discard, amount(6), ONE),
    word(
        "steal",
        "{target} steals {amount} random cards of {from}",
        Steal,
        amount(6),
        ONE,
        Whom("from", "victim"),
    ),
    word("refresh-hand", "the hand is discarded and five cards are drawn", RefreshHand),
    word("exchange", "cards of the own deck may be put back and drawn anew", ExchangeCards),
    word("draw-fate", "{amount} Fate cards are drawn, one is kept", DrawFate, amount(6)),
]

ROLLS: Final = [
    word(
        "roll",
        "with a roll of {min} or more: {ok}; else: {fail}",
        Roll,
        Inner("ok"),
        roll(),
        Inner("fail"),
    ),
    word("graded", "a roll; all that it reaches: {steps}", Graded, Grades("steps")),
    word("choose", "either {options}", Choose, Either("options")),
    word("reroll", "a roll is rolled again", Reroll, on=ON_ROLL),
    word("set-roll", "a roll counts as {amount}", SetRoll, amount(100), on=ON_ROLL),
    word("cancel-spell", "the spell just declared does not work", CancelSpell, on=DECLARED),
]

FIELDS: Final = [
    word(
        "hidden-trap",
        "lies face down on a free hex; the first other mage to come there: {do}",
        HiddenTrap,
        Ambush("do", "block"),
        on=SPELL,
    ),
    word(
        "block-hex",
        "a free hex may not be entered for {turns} turns of the caster",
        BlockHex,
        Number("turns", 1, 6, "amount"),
    ),
    word(
        "recall",
        "the carrier of one's artifact rolls: below {min} it goes back home",
        Recall,
        roll(2),
    ),
    word("portal", "straight to a free exit of another land", Portal, on=HEX),
    word("stop-move", "a longer move ends here", StopMove, on=HEX),
    word(
        "aura",
        "until one's next turn: {aura} by the power of the hex",
        Aura,
        OneOf("aura", {aura: i for i, aura in enumerate(AURAS)}),
        on=HEX,
    ),
    word("slide-back", "back to the hex one came from", SlideBack, on=HEX),
    word("copy-hex", "acts as another kind of hex in play, with its own power", CopyHex, on=HEX),
    word(
        "guardian",
        "{amount} lives are lost, unless an attack spell is spent and the roll is {min} or more",
        Guard,
        roll(),
        amount(),
        on=HEX,
    ),
]

WORDS: Final = Vocabulary(LIVES + MOVEMENT + LASTING + HANDS + ROLLS + FIELDS)
OLDER: Final = Older(
    keys={
        "*": {"n": "amount", "to": "target", "who": "target"},
        "swap": {"with": "target"},
        "block-hex": {"rounds": "turns"},
        "guardian": {"loss": "amount"},
    },
    values={key: {"target": "aimed"} for key in ("target", "by", "from")},
    cards={"n": "amount", "when": "trigger"},
)
