"""Words of spells, and of dice as they are rolled."""

from __future__ import annotations

from typing import Final

from dicehall.games.quarriors.card import (
    ATTACK_ALL,
    DEFENCE_ALL,
    DESTROY_EACH,
    DESTROY_ONE,
    DISPEL,
    GAIN_GLORY,
    GAIN_QUIDDITY,
    GLORY_PER_LOSER,
    GLORY_PER_SCORED,
    RAISE_LEVEL,
    REVIVE,
    SAVE_FALLEN,
    SILENCE,
)
from dicehall.games.quarriors.casting import (
    Dispel,
    Enrage,
    GainGlory,
    GainQuiddity,
    GloryPerLoser,
    GloryPerScored,
    KillEach,
    KillOne,
    Raise,
    Save,
    Shield,
    Silence,
)
from dicehall.games.quarriors.words.places import (
    ATTACHED,
    HIGHEST,
    IMMEDIATE,
    LEVELS,
    MOST_DICE,
    REACTION,
    STANDARD,
    WHERE,
    amount,
)
from dicehall.kit.words import Effect, Number, Word


def spell(
    op: str, number: int, does: str, effect: type[Effect], *keys: Number,
    on: tuple[str, ...] = STANDARD, trigger: str = "",
) -> Word:  # fmt: skip
    """Return a word for what casting a spell does. [spells.cast]"""
    return Word(
        op, does, *keys, on=on, trigger=trigger, fixed={"cast": number}, effect=effect, into="deed"
    )


ROLLING: Final = [
    Word(
        "partner",
        "up to {amount} other dice of the active pool may be rolled again [assistant.burst]"
        " [growth.incantation]",
        amount("partners", 2),
        on=WHERE[:1] + IMMEDIATE,
    ),
    Word(
        "reroll-and-draw",
        "on a quiddity face, instead of its quiddity, the die may be rolled again together with"
        " {amount} dice from the bag [wizard.plain]",
        amount("rerolls_for", MOST_DICE),
        on=WHERE,
    ),
    Word(
        "spend-and-draw",
        "on a quiddity face, instead of its quiddity, the die may be spent to draw and roll"
        " {amount} dice [wizard.mighty]",
        amount("spent_for", MOST_DICE),
        on=WHERE,
    ),
    Word(
        "draw",
        "draw and roll {amount} dice [growth.spell]",
        amount("draws", MOST_DICE),
        on=IMMEDIATE,
        trigger="cast",
    ),
    Word(
        "extra-capture",
        "{amount} more captures this turn [growth.cantrip]",
        amount("captures", MOST_DICE),
        on=IMMEDIATE,
    ),
]

CASTING: Final = [
    Word(
        "boost",
        "the creature has {attack} more attack and {defence} more defence [death.charm]"
        " [life.cantrip]",
        Number("attack", 0, HIGHEST, "boost_attack"),
        Number("defence", 0, HIGHEST, "boost_defence"),
        on=ATTACHED,
        some=("attack", "defence"),
    ),
    spell(
        "quiddity",
        GAIN_QUIDDITY,
        "{amount} quiddity [growth.charm]",
        GainQuiddity,
        amount("amount"),
        on=STANDARD + IMMEDIATE,
        trigger="cast",
    ),
    spell(
        "destroy-each",
        DESTROY_EACH,
        "choose and destroy one creature of each opponent with defence {most-defence} or less"
        " [death.spell]",
        KillEach,
        Number("most-defence", 1, HIGHEST, "amount"),
    ),
    spell(
        "destroy-one",
        DESTROY_ONE,
        "destroy one creature of anybody, {most-level} [death.incantation]",
        KillOne,
        Number(
            "most-level", 1, LEVELS, "amount", default=LEVELS,
            said="up to level {}", absent="of any level",
        ),
    ),
    spell(
        "attack-all",
        ATTACK_ALL,
        "your ready creatures have {amount} more attack this turn [death.cantrip]",
        Enrage,
        amount("amount"),
    ),
    spell(
        "defence-all",
        DEFENCE_ALL,
        "your ready creatures have {amount} more defence this turn [life.spell]",
        Shield,
        amount("amount"),
        on=REACTION,
    ),
    spell(
        "save-fallen",
        SAVE_FALLEN,
        "your creatures destroyed this turn go to your active pool [life.charm]",
        Save,
        on=REACTION,
    ),
    spell(
        "silence",
        SILENCE,
        "one creature has attack 0 this turn [life.incantation]",
        Silence,
        on=REACTION,
    ),
    spell(
        "dispel",
        DISPEL,
        "destroy one spell in any ready area, attached or not [shaping.spell]",
        Dispel,
    ),
    spell(
        "revive",
        REVIVE,
        "a creature you have just lost returns on the same face [shaping.cantrip]",
        Effect,
        on=REACTION,
    ),
    spell(
        "raise-level",
        RAISE_LEVEL,
        "turn each of your creatures to a face one level higher, if its die has one"
        " [shaping.charm]",
        Raise,
    ),
    spell(
        "glory-per-loser",
        GLORY_PER_LOSER,
        "after your attack: {amount} glory for each opponent who lost a creature to it"
        " [victory.spell]",
        GloryPerLoser,
        amount("amount"),
        trigger="cast",
    ),
    spell(
        "glory-per-scored",
        GLORY_PER_SCORED,
        "if at least {least} of your creatures scored this turn: {amount} glory for each"
        " [victory.charm]",
        GloryPerScored,
        amount("amount"),
        Number("least", 1, HIGHEST),
        trigger="cast",
    ),
    spell(
        "glory",
        GAIN_GLORY,
        "{amount} glory [victory.incantation]",
        GainGlory,
        amount("amount"),
        trigger="cast",
    ),
]  # fmt: skip
