"""The view of a seat as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.combat import Attack
from dicehall.games.shadespire.ending import EndPhase
from dicehall.games.shadespire.pieces import Band, bits
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.reactions import Objectives, Reactions
from dicehall.games.shadespire.table import FIGHTERS, SEATS, TOKENS, Shadespire
from dicehall.kit.table import NOBODY

PER_FIGHTER: Final = 14
PER_BAND: Final = 18
CARDS: Final = 100  # objectives from 0, power cards from 40
GENERAL: Final = 20
OBSERVATION: Final = PER_FIGHTER * FIGHTERS + PER_BAND * SEATS + CARDS + GENERAL + 2 * TOKENS


def observe(g: Shadespire, seat: i64, out: vec[float]) -> None:
    """Write what a seat knows: own things first, then the others in order of seats."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    for turn in range(len(g.bands)):
        owner = (seat + turn) % g.seats
        band = g.bands[owner]
        observe_band(g, band, owner == seat, out, PER_FIGHTER * FIGHTERS + turn * PER_BAND)
        for k in range(band.size):
            observe_fighter(g, band.first + k, out, (turn * 5 + k) * PER_FIGHTER)
    at = PER_FIGHTER * FIGHTERS + PER_BAND * SEATS
    own = g.bands[seat]
    for card in range(40):
        out[at + card] = float(own.objectives >> card & 1)
    for card in range(60):
        out[at + 40 + card] = float(own.hand >> card & 1)
    observe_table(g, seat, out, at + CARDS)


def observe_fighter(g: Shadespire, i: i64, out: vec[float], at: i64) -> None:
    """Write one fighter."""
    fighter = g.fighters[i]
    out[at] = float(1 + fighter.card)
    if fighter.hex >= 0:
        out[at + 1] = 1.0
        out[at + 2] = float(g.field.xs[fighter.hex])
        out[at + 3] = float(g.field.ys[fighter.hex])
        out[at + 4] = float(1 + g.token_on(fighter.hex))
    out[at + 5] = float(g.wounds_of(fighter) - fighter.suffered)
    out[at + 6] = float(fighter.inspired)
    out[at + 7] = float(fighter.moved)
    out[at + 8] = float(fighter.charged)
    out[at + 9] = float(fighter.guard)
    out[at + 10] = float(fighter.spent)
    out[at + 11] = float(g.move_of(fighter))
    out[at + 12] = float(g.defence_of(fighter))
    out[at + 13] = float(fighter.upgrades)


def observe_band(g: Shadespire, band: Band, own: bool, out: vec[float], at: i64) -> None:
    """Write what everybody knows of a player."""
    out[at] = float(1 + band.warband) if own or len(g.fighters) > 0 else 0.0
    out[at + 1] = float(1 + band.board)
    out[at + 2] = float(band.glory)
    out[at + 3] = float(band.spent)
    out[at + 4] = float(bits(band.hand))
    out[at + 5] = float(bits(band.deck))
    out[at + 6] = float(bits(band.objectives))
    out[at + 7] = float(bits(band.objective_deck))
    out[at + 8] = float(bits(band.scored))
    out[at + 9] = float(band.coming | band.lasting)
    out[at + 10] = float(band.kills)
    out[at + 11] = float(band.casualties)
    out[at + 12] = float(bits(band.charges))
    out[at + 13] = float(bits(band.hitters))
    out[at + 14] = float(band.hurt)
    out[at + 15] = float(band.wins)
    out[at + 16] = float(band.glory_before)
    out[at + 17] = float(band.leader_killed)


def observe_table(g: Shadespire, seat: i64, out: vec[float], at: i64) -> None:
    """Write the round and phase, whose turn it is, the attack under way and the tokens."""
    out[at] = float(g.round)
    out[at + 1] = float(g.taken)
    out[at + 2] = float(g.seat == seat)
    out[at + 3] = 0.0 if g.active == NOBODY else float(1 + (g.active - seat) % g.seats)
    out[at + 4] = 0.0 if g.first == NOBODY else float(1 + (g.first - seat) % g.seats)
    out[at + 5] = float(g.seats)
    out[at + 6] = float(g.game)
    out[at + 7] = float(g.sudden)
    out[at + 8] = float(len(g.stack))
    out[at + 9] = float(g.shard_count)
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, EndPhase):
            out[at + 17] = 1.0
        elif isinstance(frame, PowerStep):
            out[at + 17] = 2.0
        elif isinstance(frame, (Reactions, Objectives)):
            out[at + 17] = 3.0
        if isinstance(frame, Attack) and not g.over:
            out[at + 10] = float(1 + frame.attacker)
            out[at + 11] = float(1 + frame.target)
            out[at + 12] = float(frame.dice)
            out[at + 13] = float(frame.lead)
            out[at + 14] = float(frame.hits)
            out[at + 15] = float(frame.outcome)
            out[at + 16] = float(frame.succeeded)
    for token in range(TOKENS):
        if g.tokens[token] >= 0:
            out[at + GENERAL + 2 * token] = float(g.field.xs[g.tokens[token]])
            out[at + GENERAL + 2 * token + 1] = float(g.field.ys[g.tokens[token]])
