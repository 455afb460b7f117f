"""The vocabulary of cards and hexes. Each word is a class in `words`; its docstring explains it.

Whom a word means: `self` (who casts, draws or rolls, or bears a lasting effect), `target` (at whom
the spell was aimed, or who set off a trap), `chosen` (another character on the board, chosen when
the word takes effect), `enemies` (all others), `all`.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.shazar.words.cards import (
    Discard,
    Draw,
    DrawFate,
    ExchangeCards,
    RefreshHand,
    Steal,
)
from dicehall.games.shazar.words.fields import (
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
from dicehall.games.shazar.words.word import Word

WORDS: Final[dict[str, Word]] = {
    "damage": Damage(),
    "heal": Heal(),
    "temp-life": TempLife(),
    "max-life": MaxLife(),
    "move": Move(),
    "teleport": Teleport(),
    "swap": Swap(),
    "skip-turn": SkipTurn(),
    "disease": Disease(),
    "status": Status(),
    "dispel": Dispel(),
    "cure": Cure(),
    "pass-effect": PassEffect(),
    "truce": Truce(),
    "draw": Draw(),
    "discard": Discard(),
    "steal": Steal(),
    "refresh-hand": RefreshHand(),
    "exchange": ExchangeCards(),
    "draw-fate": DrawFate(),
    "roll": Roll(),
    "graded": Graded(),
    "choose": Choose(),
    "hidden-trap": HiddenTrap(),
    "block-hex": BlockHex(),
    "recall": Recall(),
    "reroll": Reroll(),
    "set-roll": SetRoll(),
    "cancel-spell": CancelSpell(),
    "portal": Portal(),
    "stop-move": StopMove(),
    "aura": Aura(),
    "slide-back": SlideBack(),
    "copy-hex": CopyHex(),
    "guardian": Guard(),
}
