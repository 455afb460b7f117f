"""Spells: which may be cast, and at whom. [spell]"""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.attacks import Attack
from dicehall.games.shazar.card import (
    ATTACK,
    NO_SIGN,
    NO_SPELL,
    SEATS,
    STAR,
    Spell,
)
from dicehall.games.shazar.fate import offer_any_time, open_moment, play_fate
from dicehall.games.shazar.field import HEXES, PORTAL_IN
from dicehall.games.shazar.hands import in_hand, offer_cards, refuse_cards, refuse_hand
from dicehall.games.shazar.ids import Hex
from dicehall.games.shazar.marks import has, has_room, place_lasting, why_no_attack
from dicehall.games.shazar.moves import refuse_near
from dicehall.games.shazar.pieces import Barred, Trap
from dicehall.games.shazar.piles import ATTACKS, HAND, SIGNED, TRAPS
from dicehall.games.shazar.relics import lies_with, why_not_seized
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import COUNT_SPELLS, Shazar
from dicehall.games.shazar.verbs import (
    AIM,
    CANCELLED,
    CAST,
    CAST_HIDDEN,
    CAST_SPELL,
    CLOSED,
    DONE,
    HAS_TRAP,
    HEX_BLOCKED,
    IS_CAPITAL,
    IS_PORTAL,
    MUTED,
    OFF_BOARD,
    OFFERED,
    PLACE,
    PLAY,
    SEIZE,
    SIGNLESS,
    STEP_OVER,
    TRAP_LAID,
    TRAPS_FULL,
    WRONG_SIGN,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import BIT, NOBODY, Choice, Frame


def why_no_casting(g: Shazar, seat: i64) -> i64:
    """Say why a mage may not cast at all from this hex: none from a Portal exit. [spell.sign]
    [hexes.sign] [portal.exit] [status.no-spell]"""
    hex = g.mages[seat].hex
    if hex < 0:
        return OFF_BOARD
    if g.realm.signs[hex] == NO_SIGN:
        return SIGNLESS
    return MUTED if has(g, seat, NO_SPELL) else OFFERED


def castable(g: Shazar, seat: i64, character: i64, k: i64) -> i64:
    """Return the spells of one deck that a hand may cast now, as word *k* of a set. [spell.sign]
    [status.no-attack]"""
    hand = in_hand(g, seat, character, k)
    if hand == 0:
        return 0
    sign = g.realm.signs[g.mages[seat].hex]
    if sign != STAR:
        fitting = g.book.sifts.word(SIGNED + SEATS * character + sign, k)
        hand = sifted(g, character, k, hand, fitting, WRONG_SIGN)
    why = why_no_attack(g, seat)
    if why != OFFERED:
        hand = sifted(g, character, k, hand, ~g.book.sifts.word(ATTACKS + character, k), why)
    return hand


def sifted(g: Shazar, character: i64, k: i64, word: i64, fitting: i64, why: i64) -> i64:
    """Return the spells in a word of a set that fit; of the others say why not."""
    if g.refused is not None:
        refuse_cards(g, character, k, word & ~fitting, CAST, why)
    return word & fitting


def traps_of(g: Shazar, seat: i64) -> i64:
    """Return how many hidden traps of a player lie on the fields. [trap.two]"""
    count: i64 = 0
    for i in range(len(g.traps)):
        if g.traps[i].owner == seat:
            count += 1
    return count


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cast(Choice):
    """Stage 4: one spell whose sign fits the hex, or none. [spell] [spell.optional]"""

    def ask(self, g: Shazar) -> None:
        mute = why_no_casting(g, self.seat)
        if mute == OFFERED:
            self.offer_spells(g)
            g.offer(act(DONE))
        if g.holds_fate(self.seat):
            offer_any_time(g, self.seat)
            if mute != OFFERED:
                g.offer(act(DONE))
        if g.refused is not None:
            self.refuse_others(g, mute)

    def offer_spells(self, g: Shazar) -> None:
        """Offer what the hand can cast here; no third hidden trap. [spell.sign] [trap.two]"""
        full = traps_of(g, self.seat) >= g.book.hidden_traps
        for character in range(SEATS):
            if g.cards.is_empty(HAND + SEATS * self.seat + character):
                continue
            for k in range(g.cards.words):
                word = castable(g, self.seat, character, k)
                if full:
                    hidden = g.book.sifts.word(TRAPS + character, k)
                    word = sifted(g, character, k, word, ~hidden, TRAPS_FULL)
                offer_cards(g, character, k, word, CAST)

    def refuse_others(self, g: Shazar, mute: i64) -> None:
        """Who may not cast casts nothing; the step is over, and so is taking artifacts. [turn]"""
        if mute != OFFERED:
            refuse_hand(g, self.seat, CAST, mute)
        refuse_near(g, self.seat, STEP_OVER)
        for relic in range(g.seats):
            if not lies_with(g, relic, self.seat):
                why = why_not_seized(g, self.seat, relic)
                g.refuse(act(SEIZE, relic), STEP_OVER if why == OFFERED else why)

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == PLAY:
            self.done = False
            play_fate(g, self.seat, first(action))
        elif verb(action) == CAST:
            spell = first(action)
            g.take_from_hand(self.seat, spell)
            g.played = spell
            g.follow(Casting(self.seat))

    def copy(self) -> Cast:  # written by tools/copies.py
        return self.carry(Cast(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Casting(Frame):
    """A spell is aimed and shown, others may answer, then it works. [spell.aim] [spell.shown]
    [fate.counter]"""

    def __init__(self, seat: i64 = 0, target: i64 = NOBODY, hex: Hex = -1) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.target: i64 = target
        self.hex: Hex = hex  # where a hidden trap is to lie

    def step(self, g: Shazar, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.aim(g)
            case 1: self.declare(g)
            case 2: self.works(g)
            case _: self.end(g)
        # fmt: on

    def aim(self, g: Shazar) -> None:
        """Any character on the board, also oneself; a hidden trap needs a hex. [spell.aim]
        [ruling.1] [trap]"""
        spell = g.spell(g.played)
        if spell.trap >= 0:
            g.push(PlaceHex(self.seat))
        elif spell.aims:
            g.turned_up()
            g.push(Aim(self.seat))
        else:
            g.turned_up()

    def declare(self, g: Shazar) -> None:
        """Show the card; a hidden trap stays face down. [spell.shown] [ruling.11]"""
        if g.spell(g.played).trap >= 0:
            g.tell(CAST_HIDDEN, self.seat, g.played)
        else:
            at = self.target if self.target >= 0 else self.seat
            g.tell(CAST_SPELL, self.seat, g.played, at)
        open_moment(g, True)

    def works(self, g: Shazar) -> None:
        """A cancelled spell has no effect; nor one whose target has gone. [fate.counter]
        [spell.lies]"""
        if g.played < 0:
            self.done = True
            return
        spell: Spell = g.spell(g.played)
        if spell.trap >= 0:
            self.lay_trap(g)
            return
        if spell.aims and g.mages[self.target].hex < 0:
            return
        g.count(COUNT_SPELLS, g.played)
        if spell.type == ATTACK:
            g.push(Attack(self.seat, self.target, g.played))
        elif spell.lasts:
            self.lay_down(g)
        else:
            g.push(Effects(self.seat, self.target, spell.block, True))

    def lay_down(self, g: Shazar) -> None:
        """A lasting spell lies before its target, if there is room. [spell.lies]"""
        spell = g.played
        if has_room(g, self.target, g.book.lasting[spell].polarity):
            g.played = NOBODY
        place_lasting(g, self.target, spell, self.seat, True)

    def lay_trap(self, g: Shazar) -> None:
        """The card lies face down on the hex. [trap]"""
        if self.hex >= 0 and g.who_is_on(self.hex) == NOBODY:
            spell = g.played
            g.traps = append(g.traps, Trap(self.hex, spell, self.seat))
            g.played = NOBODY
            g.tell(TRAP_LAID, self.seat, self.hex, spell)

    def end(self, g: Shazar) -> None:
        """A used spell goes to the discard. [spell.reshuffle]"""
        self.done = True
        g.put_away()

    def copy(self) -> Casting:  # written by tools/copies.py
        return self.carry(Casting(self.seat, self.target, self.hex))


def casting_below(g: Shazar) -> Casting:
    """Return the spell that has put the question on top of the stack."""
    casting = g.below()
    assert isinstance(casting, Casting)
    return casting


def cancel(g: Shazar) -> None:
    """The spell just declared has no effect. [fate.counter]"""
    g.turned_up()
    g.put_away()
    g.tell(CANCELLED, g.active)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Aim(Choice):
    """Whom a spell is aimed at: anybody on the board. [spell.aim] [ruling.1] [ruling.21]"""

    def ask(self, g: Shazar) -> None:
        for turn in range(g.seats):
            seat = (self.seat + turn) % g.seats
            g.offer_unless(act(AIM, seat), g.why_off_board(seat))

    def chosen(self, g: Shazar, action: Action) -> None:
        casting_below(g).target = first(action)

    def copy(self) -> Aim:  # written by tools/copies.py
        return self.carry(Aim(self.seat))


def offer_places(g: Shazar) -> None:
    """Offer the hexes of all territories where a trap or a bar may lie. [trap.place]"""
    for land in range(g.seats):
        trapped: i64 = 0
        for i in range(len(g.traps)):
            if g.traps[i].hex // HEXES == land:
                trapped |= BIT[g.traps[i].hex % HEXES]
        for place in range(HEXES):
            g.offer_unless(act(PLACE, land * HEXES + place), why_no_place(g, land, place, trapped))


def why_no_place(g: Shazar, land: i64, place: i64, trapped: i64) -> i64:
    """Say why nothing may be laid on a hex: no Capital, portal or closed hex, none with a trap, and
    it must be free. [trap.place]"""
    if place == 0:
        return IS_CAPITAL
    if place >= PORTAL_IN:
        return IS_PORTAL
    if g.realm.closed[land] >> place & 1:
        return CLOSED
    if trapped >> place & 1 != 0:
        return HAS_TRAP
    return g.why_not_free(land * HEXES + place)


@final
class PlaceHex(Choice):
    """Where the hidden trap is to lie. [trap.place]"""

    def ask(self, g: Shazar) -> None:
        offer_places(g)

    def chosen(self, g: Shazar, action: Action) -> None:
        casting_below(g).hex = first(action)

    def copy(self) -> PlaceHex:  # written by tools/copies.py
        return self.carry(PlaceHex(self.seat))


@final
class BarHex(Choice):
    """Which hex is to be barred. [spell.block-hex]"""

    def __init__(self, seat: i64 = 0, rounds: i64 = 1) -> None:
        super().__init__(seat)
        self.rounds: i64 = rounds

    def ask(self, g: Shazar) -> None:
        offer_places(g)

    def chosen(self, g: Shazar, action: Action) -> None:
        hex = first(action)
        g.barred = append(g.barred, Barred(hex, self.seat, self.rounds))
        g.tell(HEX_BLOCKED, self.seat, hex)

    def copy(self) -> BarHex:  # written by tools/copies.py
        return self.carry(BarHex(self.seat, self.rounds))
