"""Action cards and warriors as printed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.content import Shared

STRIKE_KIND: Final = 0
SHOT_KIND: Final = 1
ATTACK_KINDS: Final = ("strike", "shot")
CARD_KINDS: Final = ("normal", "technique", "item")
NO_ATTACK: Final = -1

PRINTED: Final = 0  # how many dice: as printed ...
BY_LIVES: Final = 1  # ... by own lives left
BY_DIE: Final = 2  # ... by a die
BY_CARDS: Final = 3  # ... by own cards played


@final
class Card(Shared):
    """An action card, or the warrior card that lies there before the first round. [cards]

    The words of its effect set the fields below the line; most cards leave them as they are.
    """

    def __init__(self) -> None:
        self.id = ""
        self.kind: i64 = 0
        self.initiative: i64 = 0
        self.move: i64 = 0
        self.defence: i64 = 0
        self.attacks: i64 = 0
        self.attack_kind: vec[i64] = vec[i64]([NO_ATTACK, NO_ATTACK])
        self.attack_dice: vec[i64] = vec[i64]([0, 0])
        # ----
        self.dice_rule: i64 = PRINTED
        self.dice_by_lives: vec[i64] = vec[i64]([])
        self.whole_zone = False
        self.splits = False
        self.two_targets = False
        self.same_zone = False
        self.steals = False
        self.skull = False
        self.die_bonus: i64 = 0
        self.net_dice: i64 = 0
        self.net_lowers: i64 = 0
        self.slows: i64 = 0
        self.speeds: i64 = 0
        # while the card lies open
        self.no_shots = False
        self.no_strikes = False
        self.fewer_dice: i64 = 0
        self.defence_by_die = False
        # for people
        self.effects: list[dict[str, object]] = []
        self.provenance = ""
        self.sources: dict[str, str] = {}
        self.note = ""

    def dice(self, attack: i64, lives: i64, played: i64) -> i64:
        """Return the number of dice of an attack; 0 if a die is still to decide it."""
        if self.dice_rule == PRINTED:
            return self.attack_dice[attack]
        if self.dice_rule == BY_LIVES:
            last = len(self.dice_by_lives) - 1
            at = lives - 1
            return self.dice_by_lives[at if at < last else last]
        if self.dice_rule == BY_CARDS:
            return played
        return 0


@final
class WarriorCard(Shared):
    """A warrior as printed on the warrior card. [setup.lives]"""

    def __init__(self) -> None:
        self.id = ""
        self.latin = ""
        self.colour = ""
        self.lives: i64 = 0
        self.size: i64 = 0
        self.defence: i64 = 0
        self.provenance = ""
        self.sources: dict[str, str] = {}
        self.note = ""
