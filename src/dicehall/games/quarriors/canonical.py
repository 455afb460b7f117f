"""What each card does, as a plain sentence made from the words of its content file alone.

A text may say it better, but must not say anything else.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.quarriors.book import Book
from dicehall.games.quarriors.card import SPELL, TIMINGS, Card

# When a spell is cast.
WHEN: Final = {
    "standard": "On your turn, spent",
    "attach": "On your turn, attached to one of your ready creatures",
    "reaction": "Reaction on another player's turn, spent",
    "immediate": "Immediately after the roll, spent",
}
BURST: Final = ("", "with one burst: ", "with two bursts: ")

ONE: Final = (
    ("1 dice", "1 die"),
    ("1 other dice", "1 other die"),
    ("1 more captures", "1 more capture"),
)

# What a word of the vocabulary does; of a creature, `it` is the creature.
DOES: Final = {
    "defence": "while ready, it has {amount} more defence",
    "defence_each": "while ready, it has {amount} more defence for each other ready creature of"
    " its owner",
    "lend": "while ready, the other creatures of its owner have {attack} more attack and"
    " {defence} more defence",
    "tax": "while ready, each summon of an opponent costs {amount} quiddity more",
    "pierce": "while it attacks, spells attached to defending creatures are ignored",
    "immune": "spells of opponents cannot be aimed at it",
    "by_quiddity": "attack and defence are the number of Basic Quiddity dice in its owner's"
    " active pool and used pile; with none it is destroyed",
    "by_creatures": "attack and defence are the number of creatures in all ready areas",
    "copy": "as it enters, it becomes a copy of an opponent's ready creature with its glory, or is"
    " {attack}/{defence} if there is none; once in each player's turn it may copy another",
    "duel": "it attacks with {attack} more against an opponent with exactly one creature",
    "quake": "when it attacks, before anybody defends, all creatures of the opponent up to level"
    " {level} are destroyed",
    "overawe": "while ready, creatures up to level {level} do not add their attack against its"
    " owner",
    "cap": "while ready, each creature that attacks its owner adds at most {attack} attack",
    "surge": "against each opponent, when the first creature falls, its own attack is added once"
    " to what is left of the total",
    "score_on_kill": "as soon as its owner destroys a creature, it scores and goes to the used"
    " pile; the attack total does not shrink",
    "quiddity_on_kill": "while ready, each creature its owner destroys brings {amount} quiddity",
    "quiddity_on_summon": "when summoned, it brings {amount} quiddity",
    "purge_on_summon": "when summoned, all creatures of its class in the other players' ready"
    " areas are destroyed",
    "one_a_turn": "only one die of its class can be summoned in a turn",
    "return_for_quiddity": "when destroyed, its owner may cull a Basic Quiddity die from the used"
    " pile, and it returns to the ready area",
    "pool_on_death": "when destroyed, it goes to its owner's active pool",
    "aside_on_death": "when destroyed, it is set aside; as soon as its owner destroys a creature it"
    " is rolled: with a creature face it enters the ready area, with any other it goes to the"
    " used pile",
    "draw_on_death": "when destroyed, its owner draws {dice} dice into the active pool",
    "glory": "when scoring, it brings {amount} more glory",
    "glory_each": "when scoring, it brings {amount} more glory for each other creature that scores"
    " with it",
    "draw_on_score": "when scoring, its owner may draw {dice} dice into the active pool",
    "swap_on_score": "when scoring, its die may be swapped for a die in another player's used pile",
    "spell_on_score": "when scoring, its owner may take from the wilds, for nothing, a spell die"
    " that costs at most {cost} into the bag",
    "spells_for_glory": "when scoring, its owner may cull any number of own spell dice in the"
    " active pool and the ready area, those attached to scoring creatures included, for {glory}"
    " glory each",
    "fetch_on_score": "when scoring, its owner may move another creature die from the used pile to"
    " the active pool",
    "trade_on_score": "when scoring with it, the owner may cull a die of the used pile and take"
    " from the wilds, for nothing, a die that costs at most {above} more",
    "bargain": "when scoring, captures cost its owner {discount} less this turn, and {captures}"
    " more may be made",
    "partner": "up to {dice} other dice of the active pool may be rolled again",
    "reroll_and_draw": "on a quiddity face, instead of its quiddity, the die may be rolled again"
    " together with {dice} dice from the bag",
    "spend_and_draw": "on a quiddity face, instead of its quiddity, the die may be spent to draw"
    " and roll {dice} dice",
    "draw": "draw and roll {dice} dice",
    "extra_capture": "{captures} more captures this turn",
    "gain_quiddity": "{amount} quiddity",
    "boost": "the creature has {attack} more attack and {defence} more defence",
    "destroy_each": "choose and destroy one creature of each opponent with defence {defence} or"
    " less",
    "destroy_one": "destroy one creature of anybody, up to level {level}",
    "attack_all": "your ready creatures have {amount} more attack this turn",
    "defence_all": "your ready creatures have {amount} more defence this turn",
    "save_fallen": "your creatures destroyed this turn go to your active pool",
    "silence": "one creature has attack 0 this turn",
    "dispel": "destroy one spell in any ready area, attached or not",
    "revive": "a creature you have just lost returns on the same face",
    "raise_level": "turn each of your creatures to a face one level higher, if its die has one",
    "glory_per_loser": "after your attack: {glory} glory for each opponent who lost a creature to"
    " it",
    "glory_per_scored": "if at least {least} of your creatures scored this turn: {glory} glory for"
    " each",
    "gain_glory": "{amount} glory",
}


def canonical(book: Book) -> dict[str, str]:
    """Return by card id what the words of its effect do."""
    return {card.id: sentence(card) for card in book.cards if card.effects}


def sentence(card: Card) -> str:
    """Return what a card does: when, then word by word, each with the bursts it needs."""
    parts = [part(word) for word in card.effects]
    does = "; ".join(parts)
    if card.kind == SPELL:
        return f"{WHEN[TIMINGS[card.timing]]}: {does}."
    return f"{does[0].upper()}{does[1:]}."


def part(word: dict[str, object]) -> str:
    """Return what one word of an effect does.

    >>> part({"op": "defence", "amount": 2, "burst": 1})
    'with one burst: while ready, it has 2 more defence'
    """
    op = str(word["op"])
    burst = word.get("burst", 0)
    assert isinstance(burst, int)
    if op == "destroy_one" and "level" not in word:
        return BURST[burst] + "destroy one creature of anybody, of any level"
    values = {key: value for key, value in word.items() if key != "op"}
    does = BURST[burst] + DOES[op].format(**values)
    for many, one in ONE:
        does = does.replace(many, one)
    return does
