"""The vocabulary of card effects.

A word with `burst = 1` or `burst = 2` counts only on faces with so many bursts, a word without it
on every face. What a word waits for is its trigger: a creature's `summon`, `kill`, `death` or
`score`, or the `cast` of a spell.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.quarriors.words.creatures import (
    COMING_AND_GOING,
    IN_AN_ATTACK,
    SCORING,
    WHILE_READY,
)
from dicehall.games.quarriors.words.spells import CASTING, ROLLING
from dicehall.kit.older import Older
from dicehall.kit.words import Vocabulary

WORDS: Final = Vocabulary(
    WHILE_READY + IN_AN_ATTACK + COMING_AND_GOING + SCORING + ROLLING + CASTING,
    ones=(
        ("1 dice", "1 die"),
        ("1 other dice", "1 other die"),
        ("1 more captures", "1 more capture"),
    ),
)
OLDER: Final = Older(
    words={
        "score-on-kill": {"op": "score", "trigger": "kill"},
        "quiddity-on-kill": {"op": "quiddity", "trigger": "kill"},
        "quiddity-on-summon": {"op": "quiddity", "trigger": "summon"},
        "purge-on-summon": {"op": "purge", "trigger": "summon"},
        "return-for-quiddity": {"trigger": "death"},
        "pool-on-death": {"op": "to-pool", "trigger": "death"},
        "aside-on-death": {"op": "aside", "trigger": "death"},
        "draw-on-death": {"op": "draw", "trigger": "death"},
        "glory": {"trigger": "score"},
        "glory-each": {"trigger": "score"},
        "draw-on-score": {"op": "draw", "trigger": "score"},
        "swap-on-score": {"op": "swap", "trigger": "score"},
        "spell-on-score": {"op": "take-spell", "trigger": "score"},
        "spells-for-glory": {"op": "cull-spells", "trigger": "score"},
        "fetch-on-score": {"op": "fetch", "trigger": "score"},
        "trade-on-score": {"op": "trade", "trigger": "score"},
        "bargain": {"trigger": "score"},
        "draw": {"trigger": "cast"},
        "gain-quiddity": {"op": "quiddity", "trigger": "cast"},
        "glory-per-loser": {"trigger": "cast"},
        "glory-per-scored": {"trigger": "cast"},
        "gain-glory": {"op": "glory", "trigger": "cast"},
    },
    keys={
        "partner": {"dice": "amount"},
        "reroll-and-draw": {"dice": "amount"},
        "spend-and-draw": {"dice": "amount"},
        "draw": {"dice": "amount"},
        "draw-on-score": {"dice": "amount"},
        "draw-on-death": {"dice": "amount"},
        "duel": {"attack": "amount"},
        "cap": {"attack": "amount"},
        "quake": {"level": "most-level"},
        "overawe": {"level": "most-level"},
        "destroy-one": {"level": "most-level"},
        "spells-for-glory": {"glory": "amount"},
        "glory-per-loser": {"glory": "amount"},
        "glory-per-scored": {"glory": "amount"},
        "spell-on-score": {"cost": "most-cost"},
        "trade-on-score": {"above": "amount"},
        "extra-capture": {"captures": "amount"},
        "destroy-each": {"defence": "most-defence"},
    },
    cards={"timing": "when"},
)
