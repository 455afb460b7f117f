"""The words that card effects are made of. A word fills fields of its card; the rules ask them."""

from __future__ import annotations

from typing import Final

from dicehall.games.warriorz.card import BY_CARDS, BY_DIE, BY_LIVES, Card
from dicehall.kit.content import Spec
from dicehall.kit.older import Older
from dicehall.kit.words import Flag, Number, Numbers, Sheet, Vocabulary, Word

# Where words do something, by the number of attacks of the card.
CARD: Final = ("a card without attacks", "a card with one attack", "a card with two attacks")
ATTACK: Final = CARD[1:]
TWO_ATTACKS: Final = CARD[2:]

WORDS: Final = Vocabulary(
    [
        Word(
            "area-zone",
            "one roll at a whole zone, compared with the defence of each warrior there"
            " [special.keg]",
            on=ATTACK,
            fixed={"whole_zone": True},
        ),
        Word(
            "no-shots",
            "while it lies open, the warrior cannot be shot at [special.ring]",
            on=CARD,
            fixed={"no_shots": True},
        ),
        Word(
            "no-strikes",
            "while it lies open, the warrior cannot be struck [special.pipe]",
            on=CARD,
            fixed={"no_strikes": True},
        ),
        Word(
            "two-targets",
            "the two attacks go to two different warriors{same-zone} [special.double-shot]"
            " [special.pauldron] [special.spear]",
            Flag("same-zone", yes=", from one and the same zone"),
            on=TWO_ATTACKS,
            fixed={"two_targets": True},
        ),
        Word(
            "dice-by-lives",
            "so many dice with 1, 2, 3 and so on lives: {amount} [special.kamikaze]",
            Numbers("amount", 1, 7, "dice_by_lives"),
            on=ATTACK,
            fixed={"dice_rule": BY_LIVES},
        ),
        Word(
            "steal-lives",
            "lives taken become the attacker's own lives and bring no glory [special.vampire]",
            on=ATTACK,
            fixed={"steals": True},
        ),
        Word(
            "net",
            "first {dice} dice are rolled: if their sum is at least the target's size, its"
            " defence is {amount} lower against this attack [special.net]",
            Number("dice", 1, 6, "net_dice"),
            Number("amount", 1, 6, "net_lowers"),
            on=ATTACK,
        ),
        Word(
            "shock",
            "who is wounded is called {slow} later next time, the attacker {speed} earlier"
            " [special.shock]",
            Number("slow", 0, 8, "slows"),
            Number("speed", 0, 8, "speeds"),
            on=ATTACK,
            some=("slow", "speed"),
        ),
        Word(
            "dice-by-die",
            "a die says how many dice the attack has [special.claymore]",
            on=ATTACK,
            fixed={"dice_rule": BY_DIE},
        ),
        Word(
            "dice-by-cards",
            "as many dice as cards played, this one included [special.terminotaur]",
            on=ATTACK,
            fixed={"dice_rule": BY_CARDS},
        ),
        Word(
            "fewer-dice",
            "while it lies open, attacks on the warrior have {amount} dice fewer [special.armour]",
            Number("amount", 1, 6, "fewer_dice"),
            on=CARD,
        ),
        Word(
            "split-dice",
            "single dice may be passed on to other warriors in the target's zone, one to each"
            " [special.split]",
            on=ATTACK,
            fixed={"splits": True},
        ),
        Word(
            "skull",
            "a warrior in another zone gets the Skull and cannot attack this warrior in its next"
            " action [special.skull]",
            on=CARD,
            fixed={"skull": True},
        ),
        Word(
            "defence-by-die",
            "while it lies open, a die gives the defence before each attack [special.spear]",
            on=CARD,
            fixed={"defence_by_die": True},
        ),
        Word(
            "die-bonus",
            "each die counts {amount} more [special.laser]",
            Number("amount", 1, 5, "die_bonus"),
            on=ATTACK,
        ),
    ],
    ones=(("1 dice", "1 die"),),
)
OLDER: Final = Older(
    keys={
        "dice-by-lives": {"dice": "amount"},
        "net": {"lower": "amount"},
        "fewer-dice": {"dice": "amount"},
        "die-bonus": {"bonus": "amount"},
    }
)


def read_effect(spec: Spec, card: Card) -> None:
    """Read the words of a card, once its attacks are known."""
    sheet = Sheet(CARD[card.attacks], card)
    for entry in spec.entries("effect", optional=True):
        WORDS.read(entry, sheet)
        card.effects.append(dict(entry.table))
        entry.end()
