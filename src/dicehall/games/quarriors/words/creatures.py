"""Words of creatures: while they are ready, in an attack, as they come and go, when they score."""

from __future__ import annotations

from typing import Final

from dicehall.games.quarriors.card import (
    ASIDE,
    BACK_FOR_QUIDDITY,
    BY_CREATURES,
    BY_QUIDDITY,
    COPIED,
    CULL_SPELLS,
    DRAW,
    FETCH,
    SWAP,
    TAKE_SPELL,
    TO_POOL,
    TRADE,
)
from dicehall.games.quarriors.words.places import (
    ATTACHED,
    CREATURE,
    HIGHEST,
    LEVELS,
    MOST_DICE,
    amount,
)
from dicehall.kit.words import Number, Word


def ability(op: str, number: int, does: str, *keys: Number, on: tuple[str, ...] = CREATURE) -> Word:
    """Return a word for what scoring brings beside glory; a card has but one. [score.abilities]"""
    return Word(op, does, *keys, on=on, trigger="score", fixed={"ability": number})


WHILE_READY: Final = [
    Word(
        "defence",
        "while ready, it has {amount} more defence [devotee.plain]",
        amount("defence"),
        on=CREATURE,
    ),
    Word(
        "defence-each",
        "while ready, it has {amount} more defence for each other ready creature of its owner"
        " [goblin.strong]",
        amount("defence_each"),
        on=CREATURE,
    ),
    Word(
        "lend",
        "while ready, the other creatures of its owner have {attack} more attack and {defence}"
        " more defence [warrior.strong]",
        Number("attack", 0, HIGHEST, "lend_attack"),
        Number("defence", 0, HIGHEST, "lend_defence"),
        on=CREATURE,
        some=("attack", "defence"),
    ),
    Word(
        "tax",
        "while ready, each summon of an opponent costs {amount} quiddity more [defender.mighty]",
        amount("tax"),
        on=CREATURE,
    ),
    Word(
        "pierce",
        "while it attacks, spells attached to defending creatures are ignored [devotee.mighty]",
        on=CREATURE,
        fixed={"pierces": True},
    ),
    Word(
        "immune",
        "spells of opponents cannot be aimed at it [devotee.mighty]",
        on=CREATURE,
        fixed={"immune": True},
    ),
    Word(
        "by-quiddity",
        "attack and defence are the number of Basic Quiddity dice in its owner's active pool and"
        " used pile; with none it is destroyed [ooze.plain]",
        on=CREATURE,
        fixed={"stats": BY_QUIDDITY},
    ),
    Word(
        "by-creatures",
        "attack and defence are the number of creatures in all ready areas [ooze.mighty]",
        on=CREATURE,
        fixed={"stats": BY_CREATURES},
    ),
    Word(
        "copy",
        "as it enters, it becomes a copy of an opponent's ready creature with its glory, or is"
        " {attack}/{defence} if there is none; once in each player's turn it may copy another"
        " [ooze.strong]",
        Number("attack", 0, HIGHEST),
        Number("defence", 0, HIGHEST),
        on=CREATURE,
        fixed={"stats": COPIED},
    ),
]

IN_AN_ATTACK: Final = [
    Word(
        "duel",
        "it attacks with {amount} more against an opponent with exactly one creature"
        " [warrior.plain]",
        amount("duel"),
        on=CREATURE,
    ),
    Word(
        "quake",
        "when it attacks, before anybody defends, all creatures of the opponent up to level"
        " {most-level} are destroyed [dragon.plain]",
        Number("most-level", 1, LEVELS, "quake"),
        on=CREATURE,
    ),
    Word(
        "overawe",
        "while ready, creatures up to level {most-level} do not add their attack against its owner"
        " [dragon.strong]",
        Number("most-level", 1, LEVELS, "overawe"),
        on=CREATURE,
    ),
    Word(
        "cap",
        "while ready, each creature that attacks its owner adds at most {amount} attack"
        " [hag.mighty]",
        amount("cap"),
        on=CREATURE,
    ),
    Word(
        "surge",
        "against each opponent, when the first creature falls, its own attack is added once to"
        " what is left of the total [deathdealer.mighty]",
        on=CREATURE,
        fixed={"surges": True},
    ),
]

COMING_AND_GOING: Final = [
    Word(
        "score",
        "as soon as its owner destroys a creature, it scores and goes to the used pile; the attack"
        " total does not shrink [deathdealer.strong]",
        on=CREATURE,
        trigger="kill",
        fixed={"scores_on_kill": True},
    ),
    Word(
        "quiddity",
        "while ready, each creature its owner destroys brings {amount} quiddity [hag.plain]",
        amount("kill_quiddity"),
        on=CREATURE,
        trigger="kill",
    ),
    Word(
        "quiddity",
        "when summoned, it brings {amount} quiddity [goblin.plain]",
        amount("summon_quiddity"),
        on=CREATURE,
        trigger="summon",
    ),
    Word(
        "purge",
        "when summoned, all creatures of its class in the other players' ready areas are destroyed"
        " [warrior.mighty]",
        on=CREATURE,
        trigger="summon",
        fixed={"purges": True},
    ),
    Word(
        "one-a-turn",
        "only one die of its class can be summoned in a turn [warrior.mighty]",
        on=CREATURE,
        fixed={"one_a_turn": True},
    ),
    Word(
        "return-for-quiddity",
        "when destroyed, its owner may cull a Basic Quiddity die from the used pile, and it"
        " returns to the ready area [spirit.plain]",
        on=CREATURE,
        trigger="death",
        fixed={"fallen": BACK_FOR_QUIDDITY},
    ),
    Word(
        "to-pool",
        "when destroyed, it goes to its owner's active pool [spirit.strong]",
        on=CREATURE,
        trigger="death",
        fixed={"fallen": TO_POOL},
    ),
    Word(
        "aside",
        "when destroyed, it is set aside; as soon as its owner destroys a creature it is rolled:"
        " with a creature face it enters the ready area, with any other it goes to the used pile"
        " [spirit.mighty]",
        on=CREATURE,
        trigger="death",
        fixed={"fallen": ASIDE},
    ),
    Word(
        "draw",
        "when destroyed, its owner draws {amount} dice into the active pool [goblin.mighty]",
        amount("death_dice", MOST_DICE),
        on=CREATURE,
        trigger="death",
    ),
]

SCORING: Final = [
    Word(
        "glory",
        "when scoring, it brings {amount} more glory [dragon.mighty] [victory.cantrip]",
        amount("glory"),
        on=CREATURE + ATTACHED,
        trigger="score",
    ),
    Word(
        "glory-each",
        "when scoring, it brings {amount} more glory for each other creature that scores with it"
        " [defender.plain]",
        amount("glory_each"),
        on=CREATURE,
        trigger="score",
    ),
    ability(
        "draw",
        DRAW,
        "when scoring, its owner may draw {amount} dice into the active pool [defender.strong]",
        amount("ability_amount", MOST_DICE),
    ),
    ability(
        "swap",
        SWAP,
        "when scoring, its die may be swapped for a die in another player's used pile"
        " [deathdealer.plain]",
    ),
    ability(
        "take-spell",
        TAKE_SPELL,
        "when scoring, its owner may take from the wilds, for nothing, a spell die that costs at"
        " most {most-cost} into the bag [devotee.strong]",
        Number("most-cost", 1, HIGHEST, "ability_amount"),
    ),
    ability(
        "cull-spells",
        CULL_SPELLS,
        "when scoring, its owner may cull any number of own spell dice in the active pool and the"
        " ready area, those attached to scoring creatures included, for {amount} glory each"
        " [wizard.strong]",
        amount("ability_amount"),
    ),
    ability(
        "fetch",
        FETCH,
        "when scoring, its owner may move another creature die from the used pile to the active"
        " pool [hag.strong]",
    ),
    ability(
        "trade",
        TRADE,
        "when scoring with it, the owner may cull a die of the used pile and take from the wilds,"
        " for nothing, a die that costs at most {amount} more [shaping.incantation]",
        Number("amount", 0, HIGHEST, "ability_amount"),
        on=CREATURE + ATTACHED,
    ),
    Word(
        "bargain",
        "when scoring, captures cost its owner {discount} less this turn, and {captures} more may"
        " be made [wizard.mighty]",
        Number("discount", 0, HIGHEST),
        Number("captures", 0, MOST_DICE, "bargain_captures"),
        on=CREATURE,
        trigger="score",
        some=("discount", "captures"),
    ),
]
