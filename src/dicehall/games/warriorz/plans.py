"""Simple plans for a battle, which bots must not yield to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.book import HAND
from dicehall.games.warriorz.card import BY_DIE, Card
from dicehall.games.warriorz.ids import Zone
from dicehall.games.warriorz.table import ADJACENT, Warriorz
from dicehall.games.warriorz.thumb import liking
from dicehall.games.warriorz.verbs import MOVE, PLACE, PLAY, SHOOT
from dicehall.kit.action import Action, first, verb
from dicehall.kit.plan import Plan


def offered_card(g: Warriorz, action: Action) -> Card:
    """Return the card that would be played."""
    return g.book.cards[g.warriors[asked_warrior(g)].id * HAND + first(action)]


def crowd(g: Warriorz, zone: Zone, beside: bool) -> i64:
    """Return how many rivals of the seat asked stand in a zone, or in it and beside it."""
    near = ADJACENT[zone] if beside else 0
    team = g.team_of_seat(g.seat)
    count: i64 = 0
    for i in range(len(g.warriors)):
        other = g.warriors[i]
        if other.lives > 0 and other.team != team and other.zone >= 0:
            if other.zone == zone:
                count += 2
            elif near >> other.zone & 1:
                count += 1
    return count


@final
class Turtle(Plan):
    """Keep away from everybody behind the best defence."""

    def liking(self, g: Warriorz, action: Action) -> i64:
        what = verb(action)
        if what == PLAY:
            card = offered_card(g, action)
            safe = 3 * i64(card.no_shots) + 3 * i64(card.no_strikes) + 2 * card.fewer_dice
            return 1 + 4 * card.defence + 4 * safe + card.move
        if what in (MOVE, PLACE):
            return 40 - 2 * crowd(g, first(action), True)
        return liking(g, action)


@final
class Rush(Plan):
    """Go where the most rivals are and roll as many dice as there are."""

    def liking(self, g: Warriorz, action: Action) -> i64:
        what = verb(action)
        if what == PLAY:
            card = offered_card(g, action)
            dice: i64 = 0
            for attack in range(card.attacks):
                dice += 3 if card.dice_rule == BY_DIE else card.dice(attack, 3, 3)
            return 1 + 4 * dice + card.initiative
        if what in (MOVE, PLACE):
            frame = g.top()
            attacks = isinstance(frame, Actions) and frame.left & 3 != 0
            return 4 + 4 * crowd(g, first(action), False) if attacks or what == PLACE else 2
        return 20 + liking(g, action)


@final
class Late(Plan):
    """Let all others act first."""

    def liking(self, g: Warriorz, action: Action) -> i64:
        if verb(action) == PLAY:
            return 10 - offered_card(g, action).initiative
        return liking(g, action)


@final
class Early(Plan):
    """Act before all others."""

    def liking(self, g: Warriorz, action: Action) -> i64:
        if verb(action) == PLAY:
            return 1 + offered_card(g, action).initiative
        return liking(g, action)


@final
class Archer(Plan):
    """Shoot from afar, and stand alone."""

    def liking(self, g: Warriorz, action: Action) -> i64:
        what = verb(action)
        if what == PLAY:
            card = offered_card(g, action)
            shots: i64 = 0
            for attack in range(card.attacks):
                if card.attack_kind[attack] == 1:
                    shots += 2 + card.dice(attack, 3, 3)
            return 1 + 4 * shots + card.defence
        if what in (MOVE, PLACE):
            return 20 - crowd(g, first(action), False)
        return liking(g, action) + (10 if what == SHOOT else 0)


PLANS: Final[dict[str, Plan]] = {
    "turtle": Turtle(),
    "rush": Rush(),
    "late": Late(),
    "early": Early(),
    "archer": Archer(),
}
