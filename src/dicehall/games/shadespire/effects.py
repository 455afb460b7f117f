"""The words that ploys and upgrades are made of; those of objectives are in `goals.py`."""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.shadespire.cards import ATTACK_SYMBOLS, BOTH
from dicehall.games.shadespire.deeds import (
    ATTACKER,
    ENEMY,
    FRIEND,
    LAST_FRIEND,
    PAIR,
    Desecrate,
    DrawCards,
    FreeAttack,
    Harm,
    Mend,
    Offer,
    PutOnGuard,
    Shardfall,
    Shift,
    ShiftTwo,
)
from dicehall.games.shadespire.goals import GOALS
from dicehall.games.shadespire.oddities import (
    Block,
    Confusion,
    Disengage,
    EverAdvancing,
    FatalRiposte,
    HealingPotion,
    HeroicStride,
    RebirthInBlood,
    RighteousStrike,
    ShieldBash,
    TerrifyingHowl,
)
from dicehall.kit.content import Spec
from dicehall.kit.older import Older
from dicehall.kit.words import Effect, Number, OneOf, Sheet, Vocabulary, Word

ALL_WOUNDS: Final = 99
HIGHEST: Final = 9
CHOSEN: Final = 1  # the fighter that a word before has chosen, not the whole warband

# Where words do something.
PLOY: Final = ("a ploy", "a reaction", "a lasting ploy")
LASTING: Final = PLOY[2:]  # they hold in the next activation
UPGRADE: Final = ("an upgrade",)

WHO: Final = {
    "friend": "a friend",
    "enemy": "an enemy",
    "attacker": "the attacker",
    "last-friend": "the last friend in play",
    "pair": "two adjacent friends",
}


def amount(field: str, said: str = "{}") -> Number:
    """Return the key that says how much."""
    return Number("amount", 1, HIGHEST, field, said=said)


def whom(said: dict[str, str] = WHO, **words: int) -> OneOf:
    """Return the key that says who is meant."""
    return OneOf("target", {word.replace("_", "-"): words[word] for word in words}, said=said)


def skill(id: str, effect: Any, does: str) -> Word:
    """Return the word of an upgrade with an action or reaction of its own."""
    return Word(id, does, on=UPGRADE, effect=effect, into="skill")


class ExtraDice(Word):
    """More dice, for whoever attacks first or for the fighter chosen before. [ploy.dice]"""

    def read(self, spec: Spec, sheet: Sheet) -> Effect | None:
        made = super().read(spec, sheet)
        assert made is not None
        sheet.fill(spec, self.op, "dice", made.amount)
        sheet.fill(spec, self.op, "for_fighter", made.target == CHOSEN)
        return made if made.target == CHOSEN else None


DEEDS: Final = [
    Word(
        "damage",
        "{target} takes {amount} damage [ploy.damage]",
        whom(friend=FRIEND, enemy=ENEMY, attacker=ATTACKER),
        amount("amount"),
        on=PLOY,
        effect=Harm,
    ),
    Word(
        "heal",
        "{target} is healed of {amount} wounds [ploy.heal]",
        whom(friend=FRIEND, last_friend=LAST_FRIEND),
        Number("amount", 1, HIGHEST, instead={"all": ALL_WOUNDS}),
        on=PLOY,
        effect=Mend,
    ),
    Word(
        "guard",
        "{target} on Guard [ploy.guard]",
        whom(
            {"friend": "a friend goes", "pair": "two adjacent friends go"}, friend=FRIEND, pair=PAIR
        ),
        on=PLOY,
        effect=PutOnGuard,
        help="`target` goes on Guard",
    ),
    Word(
        "push",
        "{target} is pushed 1 hex [ploy.push]",
        whom(friend=FRIEND, enemy=ENEMY),
        on=PLOY,
        effect=Shift,
    ),
    Word(
        "push-two",
        "up to 2 friends are pushed up to 1 hex each [ploy.push]",
        on=PLOY,
        effect=ShiftTwo,
    ),
    Word(
        "attack",
        "{target} [ploy.attack]",
        whom(
            {
                "friend": "a friend may make an Attack action",
                "attacker": "the attacker may make an Attack action at the same target",
            },
            friend=FRIEND,
            attacker=ATTACKER,
        ),
        on=PLOY,
        effect=FreeAttack,
        help="`target` may make an Attack action outside its limits, the attacker at its target",
    ),
    Word(
        "draw",
        "draw up to {amount} power cards [ploy.draw]",
        amount("amount"),
        on=PLOY,
        effect=DrawCards,
    ),
    Word(
        "remove-token",
        "an objective token held by a friend leaves the battlefield for good [ploy.desecrate]",
        on=PLOY,
        effect=Desecrate,
    ),
    Word(
        "block-hex",
        "a hex without a fighter is blocked until the phase ends [ploy.shard]",
        on=PLOY,
        effect=Shardfall,
    ),
    Word(
        "confusion",
        "two adjacent fighters of any sides change places [card.confusion]",
        on=PLOY,
        effect=Confusion,
    ),
    Word(
        "healing-potion",
        "choose a friend, roll a defence die: a shield or critical heals 2 wounds, any other face 1"
        " [card.healing-potion]",
        on=PLOY,
        effect=HealingPotion,
    ),
    Word(
        "rebirth-in-blood",
        "roll a defence die: on a shield or critical the fighter returns without wounds to a"
        " starting hex of the own territory [card.rebirth-in-blood]",
        on=PLOY[1:2],
        effect=RebirthInBlood,
    ),
]

NEXT_ACTIVATION: Final = [
    ExtraDice(
        "extra-dice",
        "{target} first Attack action has {amount} more dice [ploy.dice]",
        whom({"warband": "the warband's", "fighter": "that fighter's"}, warband=0, fighter=CHOSEN),
        amount("amount"),
        on=LASTING,
        effect=Offer,
        help="the first Attack action of `target`, the warband or the fighter that a word before"
        " this one has chosen, has `amount` more dice",
    ),
    Word(
        "attack-symbol",
        "every Attack action of any side succeeds on {symbol}, not on its symbol [ploy.symbol]",
        OneOf("symbol", {word: 1 + i for i, word in enumerate(ATTACK_SYMBOLS)}),
        on=LASTING,
    ),
    Word(
        "cap-damage",
        "the first friend to be hurt takes at most {amount} damage in that activation"
        " [ploy.insensate]",
        amount("most_damage"),
        on=LASTING,
    ),
    Word(
        "extra-damage",
        "the first Attack action of any side with range {most-range} or less does {amount} more"
        " damage [ploy.zeal]",
        amount("damage"),
        Number("most-range", 1, HIGHEST),
        on=LASTING,
    ),
    Word(
        "stand-firm",
        "the first Attack action cannot drive friends back [ploy.firm]",
        on=LASTING,
        fixed={"stand_firm": True},
    ),
    Word(
        "cleave",
        "the first Attack action of any side has Cleave [ploy.cleave]",
        on=LASTING,
        fixed={"cleave": True},
    ),
    Word(
        "no-support",
        "the target of the first Attack action gets no support from enemies [ploy.no-support]",
        on=LASTING,
        fixed={"no_support": True},
    ),
    Word(
        "sprint",
        "the first friend to move goes up to twice its Move, cannot charge, and is not activated"
        " again in this phase [ploy.sprint]",
        on=LASTING,
        fixed={"sprint": True},
    ),
]

UPGRADES: Final = [
    Word(
        "wounds", "{amount} more Wounds [upgrade.modifiers]", amount("wounds"), on=UPGRADE
    ),
    Word("move", "{amount} more Move [upgrade.modifiers]", amount("move"), on=UPGRADE),
    Word(
        "defence",
        "{amount} more defence dice [upgrade.modifiers]",
        amount("defence"),
        on=UPGRADE,
    ),
    Word(
        "damage-bonus",
        "Attack actions with range {most-range} or less do {amount} more damage"
        " [upgrade.modifiers]",
        amount("damage"),
        Number("most-range", 1, HIGHEST),
        on=UPGRADE,
    ),
    Word(
        "charge-dice",
        "{amount} more attack dice in a Charge [charge.upgrades]",
        amount("charge_dice"),
        on=UPGRADE,
    ),
    Word(
        "charge-symbols",
        "hammers and swords are both successes in a Charge [charge.upgrades]",
        on=UPGRADE,
        fixed={"charge_symbols": BOTH},
    ),
    Word(
        "charge-through",
        "may pass through fighters in a Charge [upgrade.through]",
        on=UPGRADE,
        fixed={"charge_through": True},
    ),
    Word(
        "always-cleave",
        "all Attack actions have Cleave [upgrade.modifiers]",
        on=UPGRADE,
        fixed={"cleave": True},
    ),
    Word(
        "kill-glory",
        "{amount} more glory for each enemy the fighter puts out of action [upgrade.trophy]",
        amount("glory"),
        on=UPGRADE,
    ),
    Word(
        "critical-splash",
        "a critical hit does {amount} damage to each enemy adjacent to the target"
        " [upgrade.blast]",
        amount("splash"),
        on=UPGRADE,
    ),
    Word(
        "total-offence",
        "outside a Charge an Attack action may have {amount} more dice; then the fighter is not"
        " activated again in this phase [upgrade.total-offence]",
        amount("total_offence"),
        on=UPGRADE,
    ),
    skill(
        "ever-advancing",
        EverAdvancing,
        "Reaction, when an Attack action could drive the fighter back: it is pushed 1 hex instead",
    ),
    skill(
        "fatal-riposte",
        FatalRiposte,
        "Reaction, during a failed Attack action that targets the fighter: roll an attack die; on"
        " a hammer or critical it cannot be driven back and may make an Attack action at the"
        " attacker",
    ),
    skill(
        "heroic-stride",
        HeroicStride,
        "Reaction, after the activation of an enemy that ends within 2 hexes: the fighter is"
        " pushed 1 hex",
    ),
    skill(
        "righteous-strike",
        RighteousStrike,
        "Reaction, after this Attack action has failed against a leader: it may be made again",
    ),
    skill(
        "shield-bash",
        ShieldBash,
        "Reaction, during a failed Attack action of an adjacent attacker that targets the"
        " fighter: it cannot be driven back and may push the attacker 1 hex",
    ),
    skill(
        "disengage",
        Disengage,
        "Reaction, after this Attack action has succeeded: the fighter is pushed 1 hex",
    ),
    skill("terrifying-howl", TerrifyingHowl, "Action: each adjacent enemy is pushed 1 hex"),
    skill("block", Block, "Action: the fighter and each adjacent friend go on Guard"),
]  # fmt: skip

WORDS: Final = Vocabulary(DEEDS + NEXT_ACTIVATION + UPGRADES + GOALS)
OLDER: Final = Older(
    keys={
        "*": {"n": "amount", "who": "target", "count": "amount"},
        "draw": {"most": "amount"},
        "heal": {"n": "amount", "all": "amount"},
        "extra-dice": {"of": "target"},
        "fighters-out": {"counts": "amount"},
    },
    values={"amount": {"True": "all"}},
    own="rule",
)
