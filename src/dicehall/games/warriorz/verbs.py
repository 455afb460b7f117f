"""What players can answer, and what can happen."""

from __future__ import annotations

from typing import Final

PICK: Final = 1
PLACE: Final = 2
PLAY: Final = 3
MOVE: Final = 4
STRIKE: Final = 5
STRIKE_SECOND: Final = 6
SHOOT: Final = 7
BLAST: Final = 8
GIVE_SKULL: Final = 9
FLIP: Final = 10
REROLL: Final = 11
ROLL: Final = 12
GIVE_DIE: Final = 13
KEEP: Final = 14

PICKED: Final = 0
PLACED: Final = 1
ROUND: Final = 2
CHOSE: Final = 3
REVEALED: Final = 4
MOVED: Final = 5
STRUCK: Final = 6
SHOT: Final = 7
BLASTED: Final = 8
STRENGTH: Final = 9
DEFENCE: Final = 10
NET: Final = 11
NETTED: Final = 12
ROLLED: Final = 13
FLIPPED: Final = 14
REROLLED: Final = 15
GAVE_DIE: Final = 16
MISSED: Final = 17
WOUNDED: Final = 18
FIRST_WOUND: Final = 19
STOLE: Final = 20
LOST_LIVES: Final = 21
OUT: Final = 22
STONES: Final = 23
STONES_STOPPED: Final = 24
SHOCKED: Final = 25
CHARGED: Final = 26
GAVE_SKULL: Final = 27
SKULL_BACK: Final = 28
ATTACK_LOST: Final = 29
GLORY: Final = 30
TROPHY: Final = 31
WON: Final = 32
