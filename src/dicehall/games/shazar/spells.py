"""Spells: which may be cast, at whom, and how attacks are rolled. [spell] [attack.opposed]"""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.card import (
    ATTACK,
    ATTACK_ROLL_MOD,
    DAMAGE_BONUS,
    DOUBLE_DEALT,
    EVADE,
    NO_SIGN,
    NO_SPELL,
    REFLECT,
    SEATS,
    SPELLS_EACH,
    STAR,
    Spell,
)
from dicehall.games.shazar.fate import offer_any_time, open_moment, play_fate
from dicehall.games.shazar.field import HEXES, PORTAL_IN
from dicehall.games.shazar.marks import has, may_attack, place_lasting, total, use_up
from dicehall.games.shazar.rolls import ATTACKING, DEFENDING, Check, answer_roll
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    AIM,
    CANCELLED,
    CAST,
    CAST_HIDDEN,
    CAST_SPELL,
    DONE,
    EVADED,
    HEX_BLOCKED,
    HIT,
    MISSED,
    PLACE,
    PLAY,
    REFLECTED,
    RIDER,
    TIED,
    TRAP_LAID,
)
from dicehall.games.shazar.wounds import hurt
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import BIT, NOBODY, Choice, Frame


def may_cast(g: Shazar, seat: i64) -> bool:
    """Say whether a mage may cast at all from this hex: none from a Portal exit. [spell.sign]
    [hexes.sign] [portal.exit] [status.no-spell]"""
    hex = g.mages[seat].hex
    return hex >= 0 and g.realm.signs[hex] != NO_SIGN and not has(g, seat, NO_SPELL)


def castable(g: Shazar, seat: i64, character: i64) -> i64:
    """Return the cards of one deck that a hand may cast now, as a pile. [spell.sign]
    [status.no-attack] [trap.two]"""
    pile = g.hands[SEATS * seat + character]
    if pile == 0:
        return 0
    sign = g.realm.signs[g.mages[seat].hex]
    if sign != STAR:
        pile &= g.book.signs[SEATS * character + sign]
    if not may_attack(g, seat):
        pile &= ~g.book.attacks[character]
    return pile


def traps_of(g: Shazar, seat: i64) -> i64:
    """Return how many hidden traps of a player lie on the fields. [trap.two]"""
    count: i64 = 0
    for i in range(len(g.traps)):
        if g.traps[i] >> 13 == seat:
            count += 1
    return count


@final
class Cast(Choice):
    """Stage 4: one spell whose sign fits the hex, or none. [spell] [spell.optional]"""

    def ask(self, g: Shazar) -> None:
        if may_cast(g, self.seat):
            full = traps_of(g, self.seat) >= g.book.hidden_traps
            for character in range(SEATS):
                pile = castable(g, self.seat, character)
                kind: i64 = 0
                while pile != 0:
                    if pile & 3 != 0:
                        number = SPELLS_EACH * character + kind
                        if not full or g.book.spells[number].trap < 0:
                            g.offer(act(CAST, number))
                    pile >>= 2
                    kind += 1
            g.offer(act(DONE))
        if g.holds_fate(self.seat):
            offer_any_time(g, self.seat)
            if not may_cast(g, self.seat):
                g.offer(act(DONE))

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == PLAY:
            self.done = False
            play_fate(g, self.seat, first(action))
        elif verb(action) == CAST:
            spell = first(action)
            g.take_from_hand(self.seat, spell)
            g.played = spell
            g.follow(Casting(self.seat))

    def copy(self) -> Cast:
        return self.carry(Cast(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Casting(Frame):
    """A spell is aimed and shown, others may answer, then it works. [spell.aim] [spell.shown]
    [fate.counter]"""

    def __init__(self, seat: i64 = 0, target: i64 = NOBODY, hex: i64 = -1) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.target: i64 = target
        self.hex: i64 = hex  # where a hidden trap is to lie

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
            g.whisper(BIT[self.seat], 2, CAST_HIDDEN, self.seat, g.played)
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
        g.count(g.played)
        if spell.type == ATTACK:
            g.push(Attack(self.seat, self.target, g.played))
        elif spell.lasts:
            if place_lasting(g, self.target, g.played, self.seat, True):
                g.played = NOBODY
        else:
            g.push(Effects(self.seat, self.target, spell.block, True))

    def lay_trap(self, g: Shazar) -> None:
        """The card lies face down on the hex. [trap]"""
        if self.hex >= 0 and g.who_is_on(self.hex) == NOBODY:
            g.traps = append(g.traps, self.hex | g.played << 7 | self.seat << 13)
            g.whisper(BIT[self.seat], 4, TRAP_LAID, self.seat, self.hex, g.played)
            g.played = NOBODY

    def end(self, g: Shazar) -> None:
        """A used spell goes to the discard. [spell.reshuffle]"""
        self.done = True
        g.put_away()

    def copy(self) -> Casting:
        return self.carry(Casting(self.seat, self.target, self.hex))


def casting_below(g: Shazar) -> Casting:
    """Return the spell that has put the question on top of the stack."""
    casting = g.stack[len(g.stack) - 2]
    assert isinstance(casting, Casting)
    return casting


def cancel(g: Shazar) -> None:
    """The spell just declared has no effect. [fate.counter]"""
    g.tell(CANCELLED, g.active)
    g.turned_up()
    g.put_away()


@final
class Aim(Choice):
    """Whom a spell is aimed at: anybody on the board. [spell.aim] [ruling.1] [ruling.21]"""

    def ask(self, g: Shazar) -> None:
        for turn in range(g.seats):
            seat = (self.seat + turn) % g.seats
            if g.mages[seat].hex >= 0:
                g.offer(act(AIM, seat))

    def chosen(self, g: Shazar, action: Action) -> None:
        casting_below(g).target = first(action)

    def copy(self) -> Aim:
        return self.carry(Aim(self.seat))


def offer_places(g: Shazar) -> None:
    """Offer free hexes of all territories: no Capital, portal or closed hex, none with a trap.
    [trap.place]"""
    for land in range(g.seats):
        closed = g.realm.closed[land]
        for i in range(len(g.traps)):
            if (g.traps[i] & 127) // HEXES == land:
                closed |= BIT[(g.traps[i] & 127) % HEXES]
        for place in range(1, PORTAL_IN):
            if not closed >> place & 1 and g.free(land * HEXES + place):
                g.offer(act(PLACE, land * HEXES + place))


@final
class PlaceHex(Choice):
    """Where the hidden trap is to lie. [trap.place]"""

    def ask(self, g: Shazar) -> None:
        offer_places(g)

    def chosen(self, g: Shazar, action: Action) -> None:
        casting_below(g).hex = first(action)

    def copy(self) -> PlaceHex:
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
        g.blocks = append(g.blocks, hex | self.seat << 7 | self.rounds << 9)
        g.tell(HEX_BLOCKED, self.seat, hex)

    def copy(self) -> BarHex:
        return self.carry(BarHex(self.seat, self.rounds))


# ---- attacks ----


def attack_damage(g: Shazar, actor: i64, target: i64, power: i64) -> i64:
    """Power, Astral and bonuses, doubled if the attacker's next hit is; then less by the Bastion of
    the one who is hit. What doubles or swallows damage comes later. [attack.damage] [ruling.5]
    [hex.astral] [hex.bastion]"""
    damage = power + g.mages[actor].astral + total(g, actor, DAMAGE_BONUS)
    if has(g, actor, DOUBLE_DEALT):
        damage += damage
    damage -= g.mages[target].bastion
    return damage if damage > 0 else 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """An attack spell: both roll, the attacker must be higher. [attack.opposed]"""

    def __init__(
        self,
        actor: i64 = 0,
        target: i64 = 0,
        spell: i64 = 0,
        value: i64 = 0,
        bare: i64 = 0,
        other: i64 = 0,
        other_bare: i64 = 0,
    ) -> None:
        super().__init__()
        self.actor: i64 = actor
        self.target: i64 = target
        self.spell: i64 = spell
        self.value: i64 = value
        self.bare: i64 = bare
        self.other: i64 = other
        self.other_bare: i64 = other_bare

    def step(self, g: Shazar, at: i64) -> None:
        # fmt: off
        match at:
            case 0: self.attacker_rolls(g)
            case 1: self.defender_rolls(g)
            case 2: self.attackers_artifacts(g)
            case 3: answer_roll(g, self.target, self.other_bare)
            case _: self.compare(g)
        # fmt: on

    def attacker_rolls(self, g: Shazar) -> None:
        """One who evades is missed without a roll. [attack.opposed] [status.evade]"""
        if has(g, self.target, EVADE):
            g.tell(EVADED, self.target)
            use_up(g, self.target, EVADE)
            self.done = True
        else:
            g.push(Check(self.actor, 0, ATTACKING))

    def defender_rolls(self, g: Shazar) -> None:
        """The target rolls against it; in a self-attack the same player. [attack.opposed]
        [ruling.21]"""
        self.value = g.roll
        self.bare = g.bare
        g.push(Check(self.target, 0, DEFENDING))

    def attackers_artifacts(self, g: Shazar) -> None:
        """Artifacts of the attacker answer first. [artifact.order]"""
        self.other = g.roll
        self.other_bare = g.bare
        answer_roll(g, self.actor, self.bare)

    def compare(self, g: Shazar) -> None:
        """Equal rolls are thrown again, with all that was added; the attacker must be higher.
        [attack.tie] [attack.opposed] [status.attack-roll-mod]"""
        if self.value == self.other:
            g.tell(TIED, self.value)
            self.at = 0
            return
        self.done = True
        use_up(g, self.actor, ATTACK_ROLL_MOD)
        if self.value > self.other:
            self.hit(g)
        else:
            self.miss(g)

    def hit(self, g: Shazar) -> None:
        """Damage, then the additions the attacker's roll reaches; a reflected hit strikes the
        attacker. [attack.damage] [attack.riders] [status.reflect]"""
        spell: Spell = g.spell(self.spell)
        victim = self.target
        if has(g, self.target, REFLECT) and self.target != self.actor:
            g.tell(REFLECTED, self.target, self.actor)
            use_up(g, self.target, REFLECT)
            victim = self.actor
        damage = attack_damage(g, self.actor, victim, spell.power)
        use_up(g, self.actor, DOUBLE_DEALT)
        g.tell(HIT, self.actor, victim, self.value, self.other)
        for i in range(len(spell.hits)):
            if self.value >= spell.hits[i].roll:
                g.tell(RIDER, self.actor, self.spell)
                g.push(Effects(self.actor, victim, spell.hits[i].block, True))
        hurt(g, victim, damage)

    def miss(self, g: Shazar) -> None:
        """The additions of a failure, if the attacker's roll is low enough. [attack.riders]"""
        spell: Spell = g.spell(self.spell)
        g.tell(MISSED, self.actor, self.target, self.value, self.other)
        for i in range(len(spell.misses)):
            if self.value <= spell.misses[i].roll:
                g.tell(RIDER, self.actor, self.spell)
                g.push(Effects(self.actor, self.target, spell.misses[i].block, True))

    def copy(self) -> Attack:
        return self.carry(
            Attack(
                self.actor, self.target, self.spell, self.value, self.bare, self.other,
                self.other_bare,
            )
        )  # fmt: skip
