"""The table as numbers, for learning programs. Nothing is hidden but what will be drawn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.creatures import attack_of, defence_of
from dicehall.games.quarriors.defence import Defence
from dicehall.games.quarriors.pieces import SPELL_KINDS
from dicehall.games.quarriors.piles import FIRST_SPELL, SLOTS, held
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.wilds import FACES
from dicehall.kit.ids import Seat
from dicehall.kit.observation import Field, each_seat

VERSION: Final = 1
PILES: Final = 4
PER_SEAT: Final = 1 + PILES * SLOTS + SLOTS * FACES * 2 + 3 * FACES + SPELL_KINDS + 5
GLOBALS: Final = 20


def fields(seats: int) -> list[Field]:
    """Say what the numbers of `observe` mean. A slot is a card of the wilds, in their order."""
    player = [
        Field("glory", 1, "points of glory"),
        Field("bag", SLOTS, "dice in the bag, by slot"),
        Field("used", SLOTS, "dice in the used pile, by slot"),
        Field("spent", SLOTS, "dice spent this turn, by slot, if a spent pile is kept"),
        Field("aside", SLOTS, "creatures that wait to be destroyed, by slot"),
        Field("pool", SLOTS * FACES, f"dice in the active pool: {FACES} * slot + face"),
        Field("spells", 3 * FACES, f"ready spells: {FACES} * (slot - {FIRST_SPELL}) + face"),
        Field("creatures", SLOTS * FACES, f"ready creatures: {FACES} * slot + face"),
        Field("attached", SPELL_KINDS, "spells attached to creatures, by card and bursts"),
        Field("attack", 1, "attack of all ready creatures"),
        Field("defence", 1, "defence of all ready creatures"),
        Field("safe", 1, "creatures that came back in this combat"),
        Field("shield", 1, "defence that spells have given this turn"),
        Field("saves", 1, "1 if destroyed creatures go to the active pool"),
    ]
    return [
        *each_seat(seats, player),
        Field("cards", SLOTS, "1 + number of the card in each slot"),
        Field("stock", SLOTS, "dice left on each card"),
        Field("round", 1, "round of the game"),
        Field("target", 1, "glory that wins"),
        Field("active", 1, "whose turn it is, counted from the observer"),
        Field("phase", 1, "phase of the turn"),
        Field("quiddity", 1, "quiddity already taken from dice"),
        Field("captures", 1, "captures left this turn"),
        Field("discount", 1, "what a capture costs less"),
        Field("scored", 1, "creatures scored this turn"),
        Field("uses", 1, "immediate effects used this turn"),
        Field("fury", 1, "attack that spells have given this turn"),
        Field("losers", 1, "seats that lost a creature to the attack, as a mask"),
        Field("asked", 1, "1 if the observer is asked"),
        Field("depth", 1, "how many rules are unfinished"),
        Field("rounds", 1, "last round"),
        Field("damage", 1, "damage left of the attack under way"),
        Field("surge", 1, "what spells have added to it"),
        Field("unused", GLOBALS - 16, "always 0"),
    ]


def observation_size(seats: i64) -> i64:
    """Return how many numbers `observe` writes."""
    return seats * PER_SEAT + 2 * SLOTS + GLOBALS


def observe(g: Quarriors, seat: Seat, out: vec[float], start: i64) -> None:
    """Write the table as numbers, the own things first; dice are counted by card and face."""
    for k in range(start, start + observation_size(g.seats)):
        out[k] = 0.0
    if len(g.wilds.cards) == 0:
        return
    for turn in range(g.seats):
        observe_player(g, (seat + turn) % g.seats, out, start + turn * PER_SEAT)
    at = start + g.seats * PER_SEAT
    for slot in range(SLOTS):
        out[at + slot] = float(1 + g.wilds.numbers[slot])
        out[at + SLOTS + slot] = float(held(g.stock, slot))
    at += 2 * SLOTS
    out[at] = float(g.round)
    out[at + 1] = float(g.target)
    out[at + 2] = float((g.active - seat + g.seats) % g.seats)
    out[at + 3] = float(g.phase)
    out[at + 4] = float(g.quiddity)
    out[at + 5] = float(g.captures)
    out[at + 6] = float(g.discount)
    out[at + 7] = float(g.scored)
    out[at + 8] = float(g.uses)
    out[at + 9] = float(g.fury)
    out[at + 10] = float(g.losers)
    out[at + 11] = float(g.seat == seat)
    out[at + 12] = float(len(g.stack))
    out[at + 13] = float(g.rounds)
    if g.over:
        return
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Defence):
            out[at + 14] = float(frame.damage)
            out[at + 15] = float(frame.surge)


def observe_player(g: Quarriors, seat: Seat, out: vec[float], at: i64) -> None:
    """Write one player's dice as numbers."""
    me = g.players[seat]
    out[at] = float(me.glory)
    at += 1
    for slot in range(SLOTS):
        out[at + slot] = float(held(me.bag, slot))
        out[at + SLOTS + slot] = float(held(me.used, slot))
        out[at + 2 * SLOTS + slot] = float(held(me.spent, slot))
        out[at + 3 * SLOTS + slot] = float(held(me.aside, slot))
    at += PILES * SLOTS
    for i in range(me.pool.count):
        out[at + me.pool.dice[i]] += 1.0
    at += SLOTS * FACES
    for i in range(me.spells.count):
        out[at + me.spells.dice[i] - FIRST_SPELL * FACES] += 1.0
    at += 3 * FACES
    figures = at + SLOTS * FACES + SPELL_KINDS
    for i in range(len(me.creatures)):
        creature = me.creatures[i]
        out[at + creature.form] += 1.0
        for kind in range(SPELL_KINDS):
            out[at + SLOTS * FACES + kind] += float(creature.attached >> 4 * kind & 15)
        out[figures] += float(attack_of(g, seat, creature))
        out[figures + 1] += float(defence_of(g, seat, creature, False))
        out[figures + 2] += float(creature.safe)
    out[figures + 3] = float(me.shield)
    out[figures + 4] = float(me.saves)
