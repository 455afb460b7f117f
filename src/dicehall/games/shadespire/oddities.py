"""Cards that stand alone: each is one small class, named after its card."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import CRITICAL, SHIELD, SYMBOL, Skill
from dicehall.games.shadespire.combat import current_attack
from dicehall.games.shadespire.ids import FighterId, Hex
from dicehall.games.shadespire.moves import Places, Pushes, why_not_free
from dicehall.games.shadespire.ploys import PlayPloy, pick
from dicehall.games.shadespire.reactions import (
    AFTER_ACTIVATION,
    AFTER_ATTACK,
    ON_DRIVE,
    ON_FAILURE,
    Reactions,
)
from dicehall.games.shadespire.strikes import Strike, enemies_beside
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK_DIE,
    DEFENCE_DIE,
    DIE,
    GUARDED,
    IS_OUT,
    NO_DEMAND,
    NO_NEIGHBOUR,
    NO_OCCASION,
    NO_WAY,
    NOT_OWN,
    NOT_START,
    OFFERED,
    PUT,
    RETURNED,
    SWAPPED,
)
from dicehall.games.shadespire.wounds import heal
from dicehall.kit.action import Action, act, first
from dicehall.kit.table import BIT, NOBODY
from dicehall.kit.words import Effect

# ---- reactions of fighters and upgrades ----


def parry(g: Shadespire, fighter: FighterId, attacker: FighterId) -> None:
    """Furious Parry: stay put, and strike back at once if you like. [card.furious-parry]"""
    current_attack(g).firm = True
    me = g.fighters[fighter]
    g.push(Strike(me.seat, fighter, only=attacker, card=g.side_of(me).parry, optional=True))


def rooted(g: Shadespire, fighter: FighterId) -> i64:
    """Say why a fighter cannot be pushed: there must be a free hex beside it. [push]"""
    if g.fighters[fighter].hex < 0:
        return IS_OUT
    return OFFERED if g.room_around(g.fighters[fighter].hex) else NO_WAY


@final
class EverAdvancing(Skill):
    """When he could be driven back, he may be pushed 1 hex anywhere instead.
    [card.ever-advancing]"""

    def unready(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> i64:
        if occasion.occasion != ON_DRIVE or occasion.target != fighter:
            return NO_OCCASION
        return rooted(g, fighter)

    def react(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> None:
        current_attack(g).firm = True
        g.push(Pushes(g.fighters[fighter].seat, BIT[fighter]))


@final
class FatalRiposte(Skill):
    """When an attack on him fails: on a hammer or critical he stays put and may strike back.
    [card.fatal-riposte]"""

    def unready(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> i64:
        failed = occasion.occasion == ON_FAILURE and occasion.target == fighter
        return OFFERED if failed else NO_OCCASION

    def react(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> None:
        face = g.dice.face(6)
        g.tell(DIE, g.fighters[fighter].seat, face, ATTACK_DIE)
        if face == CRITICAL or SYMBOL[face] == 1:
            current_attack(g).firm = True
            seat = g.fighters[fighter].seat
            g.push(Strike(seat, fighter, only=occasion.attacker, optional=True))


@final
class HeroicStride(Skill):
    """When an enemy ends its activation within 2 hexes, he may be pushed 1 hex.
    [card.heroic-stride]"""

    def unready(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> i64:
        if occasion.occasion != AFTER_ACTIVATION or g.acted == NOBODY:
            return NO_OCCASION
        other = g.fighters[g.acted]
        if other.hex < 0 or other.seat == g.fighters[fighter].seat:
            return NO_OCCASION
        near = g.field.board.distance(other.hex, g.fighters[fighter].hex) <= 2
        return rooted(g, fighter) if near else NO_OCCASION

    def react(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> None:
        g.push(Pushes(g.fighters[fighter].seat, BIT[fighter]))


@final
class RighteousStrike(Skill):
    """Her own attack, failed against an enemy leader, may be made again. [card.righteous-strike]"""

    def unready(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> i64:
        if occasion.occasion != AFTER_ATTACK or occasion.attacker != fighter:
            return NO_OCCASION
        if occasion.succeeded or g.book.attacks[occasion.attack].id != "righteous-strike":
            return NO_OCCASION
        if not g.card_of(g.fighters[occasion.target]).leader:
            return NO_OCCASION
        return OFFERED if enemies_beside(g, fighter) != 0 else NO_NEIGHBOUR

    def react(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> None:
        g.push(Strike(g.fighters[fighter].seat, fighter, card=occasion.attack))


@final
class ShieldBash(Skill):
    """When an adjacent attacker fails, she stays put and may push it 1 hex. [card.shield-bash]"""

    def unready(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> i64:
        if occasion.occasion != ON_FAILURE or occasion.target != fighter:
            return NO_OCCASION
        return OFFERED if g.beside(fighter, occasion.attacker) else NO_NEIGHBOUR

    def react(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> None:
        current_attack(g).firm = True
        g.push(Pushes(g.fighters[fighter].seat, BIT[occasion.attacker], optional=True))


@final
class Disengage(Skill):
    """After this attack has succeeded, its fighter may be pushed 1 hex. [card.disengage]"""

    def unready(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> i64:
        if occasion.occasion != AFTER_ATTACK or occasion.attacker != fighter:
            return NO_OCCASION
        if not occasion.succeeded or g.book.attacks[occasion.attack].id != "disengage":
            return NO_OCCASION
        return rooted(g, fighter)

    def react(self, g: Shadespire, fighter: FighterId, occasion: Reactions) -> None:
        g.push(Pushes(g.fighters[fighter].seat, BIT[fighter]))


# ---- actions of upgrades ----


@final
class TerrifyingHowl(Skill):
    """Action: each adjacent enemy is pushed 1 hex. [card.terrifying-howl]"""

    def useless(self, g: Shadespire, fighter: FighterId) -> i64:
        return OFFERED if enemies_beside(g, fighter) != 0 else NO_NEIGHBOUR

    def use(self, g: Shadespire, fighter: FighterId) -> None:
        g.push(Pushes(g.fighters[fighter].seat, enemies_beside(g, fighter), len(g.fighters)))


@final
class Block(Skill):
    """Action: she and each adjacent friend go on Guard. [card.block]"""

    def useless(self, g: Shadespire, fighter: FighterId) -> i64:
        return OFFERED

    def use(self, g: Shadespire, fighter: FighterId) -> None:
        band = g.bands[g.fighters[fighter].seat]
        for i in range(band.first, band.first + band.size):
            if i == fighter or g.beside(i, fighter):
                g.fighters[i].guard = True
                g.tell(GUARDED, i)


# ---- ploys ----


@final
class Confusion(Effect):
    """Two adjacent fighters of any sides trade hexes. [card.confusion]"""

    def candidates(self, g: Shadespire, of: i64) -> i64:
        """Return the fighters with a neighbour, or the neighbours of one, as a mask."""
        mask: i64 = 0
        for i in range(len(g.fighters)):
            for k in range(len(g.fighters)):
                if (of == NOBODY or k == of) and g.beside(i, k):
                    mask |= BIT[i]
        return mask

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if self.candidates(g, NOBODY) != 0 else NO_DEMAND

    def choose(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        pick(g, run, self.candidates(g, NOBODY))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        if run.second == NOBODY:
            pick(g, run, self.candidates(g, run.fighter))
            run.repeat()
            return
        one = g.fighters[run.fighter]
        other = g.fighters[run.second]
        hex = one.hex
        one.hex = other.hex
        other.hex = hex
        g.tell(SWAPPED, run.fighter, run.second)


@final
class HealingPotion(Effect):
    """A die: shield or critical heals 2 wounds of a friend, anything else 1.
    [card.healing-potion]"""

    def why_not(self, g: Shadespire, seat: i64, run: Reactions) -> i64:
        return OFFERED if g.in_play(seat) != 0 else NO_DEMAND

    def choose(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        pick(g, run, g.in_play(seat))

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        face = g.dice.face(6)
        g.tell(DIE, seat, face, DEFENCE_DIE)
        heal(g, run.fighter, 2 if face == CRITICAL or SYMBOL[face] == SHIELD else 1)


@final
class RebirthInBlood(Effect):
    """A die: on a shield or critical the last fallen returns to an own starting hex, unhurt.
    [card.rebirth-in-blood]"""

    def act(self, g: Shadespire, seat: i64, run: PlayPloy) -> None:
        face = g.dice.face(6)
        g.tell(DIE, seat, face, DEFENCE_DIE)
        if face == CRITICAL or SYMBOL[face] == SHIELD:
            band = g.bands[seat]
            fallen: i64 = 0
            for i in range(band.first, band.first + band.size):
                if run.fell >> i & 1:
                    fallen |= BIT[i]
            g.push(Return(seat))
            pick(g, run, fallen)


@final
class Return(Places):
    """A fighter comes back on a starting hex of the own territory. [card.rebirth-in-blood]"""

    def why_not(self, g: Shadespire, hex: Hex, steps: vec[i64]) -> i64:
        if g.field.owner[hex] != g.bands[self.seat].board:
            return NOT_OWN
        if g.field.start[hex] == 0:
            return NOT_START
        if g.free(hex):
            return OFFERED
        return why_not_free(g, hex)

    def option(self, hex: Hex) -> Action:
        return act(PUT, hex)

    def put(self, g: Shadespire, action: Action) -> None:
        play = g.below()
        assert isinstance(play, PlayPloy)
        fighter = g.fighters[play.fighter]
        fighter.hex = first(action)
        fighter.suffered = 0
        g.tell(RETURNED, play.fighter, fighter.hex)

    def copy(self) -> Return:  # written by tools/copies.py
        return self.carry(Return(self.seat, self.region))
