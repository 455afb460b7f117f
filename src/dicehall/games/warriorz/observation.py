"""The view of a seat as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.book import HAND, WARRIORS
from dicehall.games.warriorz.table import NO_CARD, Warrior, Warriorz
from dicehall.games.warriorz.volley import Volley
from dicehall.kit.ids import Seat
from dicehall.kit.observation import Field, several
from dicehall.kit.table import BIT, NOBODY

VERSION: Final = 1
PER_WARRIOR: Final = 24
DICE: Final = 10
OBSERVATION: Final = PER_WARRIOR * WARRIORS + 10 + DICE


def fields(seats: int) -> list[Field]:
    """Say what the numbers of `observe` mean; the observer's own warriors come first."""
    warrior = [
        Field("id", 1, "1 + number of the warrior, 0: none"),
        Field("friend", 1, "1 if of the observer's team"),
        Field("zone", 1, "1 + zone of the arena"),
        Field("lives", 1, "lives left"),
        Field("glory", 1, "points of glory"),
        Field("trophies", 1, "trophies taken"),
        Field("amulet", 1, "1 with the amulet in hand"),
        Field("unhurt", 1, "1 with the own First Wound token"),
        Field("stolen", 1, "First Wound tokens of others among the lives"),
        Field("played", 1, "cards played"),
        Field("shock", 1, "marks of shock"),
        Field("skull", 1, "1 + warrior who gave it a skull"),
        Field("card", 1, "number of the card that lies open"),
        Field("face-down", 1, "1 if a card lies face down"),
        Field("chosen", 1, "1 + the card face down, for its owner"),
        Field("hand", HAND, "cards not yet played, the one face down among them"),
        Field("unused", PER_WARRIOR - 15 - HAND, "always 0"),
    ]
    return [
        *several("warrior", WARRIORS, warrior),
        Field("round", 1, "round of the game"),
        Field("asked", 1, "1 if the observer is asked"),
        Field("acting", 1, "1 + the warrior whose card is carried out"),
        Field("depth", 1, "how many rules are unfinished"),
        Field("moves", 1, "moves left"),
        Field("attacks", 1, "attacks left, as a mask"),
        Field("start", 1, "where the warrior began its turn"),
        Field("attacker", 1, "1 + the warrior who attacks"),
        Field("bonus", 1, "what is added to the dice"),
        Field("targets", 1, "warriors attacked, as a mask"),
        Field("dice", DICE, "faces of the dice rolled"),
    ]


def observation_size(seats: i64) -> i64:
    """Return how many numbers `observe` writes."""
    return OBSERVATION


def observe(g: Warriorz, seat: Seat, out: vec[float], start: i64) -> None:
    """Write the view as numbers, the own warriors first."""
    for k in range(start, start + OBSERVATION):
        out[k] = 0.0
    at = start
    for turn in range(g.seats):
        owner = (seat + turn) % g.seats
        for i in range(len(g.warriors)):
            if g.warriors[i].seat == owner:
                observe_warrior(g, g.warriors[i], seat, out, at)
                at += PER_WARRIOR
    at = start + PER_WARRIOR * WARRIORS
    out[at] = float(g.round)
    out[at + 1] = float(g.seat == seat)
    out[at + 2] = 0.0 if g.acting == NOBODY else float(1 + g.warriors[g.acting].id)
    out[at + 3] = float(len(g.stack))
    if g.over:
        return
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Actions):
            out[at + 4] = float(frame.moves)
            out[at + 5] = float(frame.left)
            out[at + 6] = float(frame.start)
        elif isinstance(frame, Volley):
            out[at + 7] = float(1 + g.warriors[frame.attacker].id)
            out[at + 8] = float(frame.bonus)
            out[at + 9] = float(frame.targets)
            for die in range(frame.count):
                out[at + 10 + die] = float(frame.face(die))


def observe_warrior(g: Warriorz, warrior: Warrior, seat: Seat, out: vec[float], at: i64) -> None:
    """Write one warrior as numbers."""
    out[at] = float(1 + warrior.id)
    out[at + 1] = float(warrior.team == g.team_of_seat(seat))
    out[at + 2] = float(1 + warrior.zone)
    out[at + 3] = float(warrior.lives)
    out[at + 4] = float(warrior.glory)
    out[at + 5] = float(warrior.trophies)
    out[at + 6] = float(warrior.amulet)
    out[at + 7] = float(warrior.unhurt)
    out[at + 8] = float(warrior.stolen)
    out[at + 9] = float(warrior.played)
    out[at + 10] = float(warrior.shock)
    out[at + 11] = float(1 + warrior.skull)
    out[at + 12] = float(warrior.card)
    out[at + 13] = float(warrior.chosen != NO_CARD)
    held = warrior.hand
    if warrior.chosen != NO_CARD:
        if warrior.seat == seat:
            out[at + 14] = float(1 + warrior.chosen)
        held |= BIT[warrior.chosen]
    for k in range(HAND):
        out[at + 15 + k] = float(held >> k & 1)
