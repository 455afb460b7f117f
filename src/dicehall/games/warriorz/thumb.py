"""Rules of thumb: how much a player who does not reckon likes an option."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.book import HAND
from dicehall.games.warriorz.card import BY_DIE, SHOT_KIND, Card
from dicehall.games.warriorz.ids import WarriorId, Zone
from dicehall.games.warriorz.table import Warriorz, distance
from dicehall.games.warriorz.verbs import (
    BLAST,
    FLIP,
    KEEP,
    MOVE,
    PLAY,
    REROLL,
    SHOOT,
    STRIKE,
    STRIKE_SECOND,
)
from dicehall.games.warriorz.volley import DIE, Amulet
from dicehall.games.warriorz.wounds import LARGE_TOKEN_EXTRA
from dicehall.kit.action import PASS, Action, first, verb


def liking(g: Warriorz, action: Action) -> i64:
    """Attack where it hurts, keep out of crowds, save the amulet for a roll that matters."""
    what = verb(action)
    frame = g.top()
    if isinstance(frame, Actions):
        if what == MOVE:
            return liking_of_zone(g, frame, first(action))
        if what in (STRIKE, STRIKE_SECOND, SHOOT):
            return 4 + glory_to_expect(g, frame, frame.attack_of(g, what), first(action))
        if what == BLAST:
            return 12
    elif isinstance(frame, Amulet):
        return liking_of_amulet(g, frame, what, first(action))
    elif what == PLAY:
        return liking_of_card(g, asked_warrior(g), first(action))
    elif what == KEEP:
        return 1
    return 4


def liking_of_zone(g: Warriorz, frame: Actions, zone: Zone) -> i64:
    """With attacks left all ways are as good; without, fewer enemies are better."""
    if frame.left & 3:
        return 4
    crowd: i64 = 0
    enemies = g.enemies(frame.warrior)
    inside = g.inside(zone) & enemies
    for i in range(len(g.warriors)):
        if inside >> i & 1:
            crowd += 1
    if crowd > 1:
        return 2
    return 8 - 4 * crowd


def glory_to_expect(g: Warriorz, frame: Actions, attack: i64, target: i64) -> i64:
    """Return the glory an attack may bring, in sixths of a wound, more if it knocks out."""
    me = g.warriors[frame.warrior]
    victim = g.warriors[target]
    card = g.card_of(me)
    against = g.card_of(victim)
    dice = dice_to_expect(card, attack, me.lives, me.played) - against.fewer_dice
    needed: i64 = 4
    if not against.defence_by_die:
        needed = against.defence
    if card.attack_kind[attack] == SHOT_KIND:
        needed -= card.die_bonus
        if distance(me.zone, victim.zone) == 2:
            needed += 1
    hits = DIE + 1 - needed
    if dice <= 0 or hits <= 0:
        return 0
    if hits > DIE:
        hits = DIE
    sixths = dice * hits
    if victim.unhurt:
        if sixths < DIE:
            sixths += LARGE_TOKEN_EXTRA * sixths
        else:
            sixths += LARGE_TOKEN_EXTRA * DIE
    if sixths >= DIE * victim.lives:
        sixths += 2 * DIE
    return sixths


def dice_to_expect(card: Card, attack: i64, lives: i64, played: i64) -> i64:
    """Return how many dice an attack may have."""
    if card.dice_rule == BY_DIE:
        return 3
    return card.dice(attack, lives, played)


def liking_of_amulet(g: Warriorz, frame: Amulet, what: i64, die: i64) -> i64:
    """Turn away hits; two or more are worth the amulet, or one that would be the last."""
    volley = frame.volley(g)
    me = g.warriors[frame.warrior]
    hits: i64 = 0
    for i in range(volley.count):
        if volley.hit(g, frame.warrior, i):
            hits += 1
    worth_it = hits >= 2 or hits >= me.lives or (hits == 1 and me.unhurt)
    if what == PASS:
        return 2 if worth_it else 24
    if what == FLIP:
        if not volley.hit(g, frame.warrior, die):
            return 1
        missed = 7 - volley.face(die) + volley.bonus < volley.defence_of(g, me)
        return 8 if missed and hits <= 2 else 2
    if what == REROLL:
        return 8 if volley.hit(g, frame.warrior, die) else 1
    return 4


def liking_of_card(g: Warriorz, warrior: WarriorId, number: i64) -> i64:
    """Many dice are good, and so is an early turn."""
    me = g.warriors[warrior]
    card = g.book.cards[me.id * HAND + number]
    dice: i64 = 0
    for attack in range(card.attacks):
        dice += dice_to_expect(card, attack, me.lives, me.played + 1)
    return 3 + dice + card.initiative // 2
