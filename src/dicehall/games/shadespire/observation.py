"""The view of a seat as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.combat import Attack
from dicehall.games.shadespire.ending import EndPhase
from dicehall.games.shadespire.pieces import (
    COMING,
    DECK,
    HAND,
    LASTING,
    OBJECTIVE_DECK,
    OBJECTIVES,
    SCORED_PILE,
    Band,
)
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.reactions import Objectives, Reactions
from dicehall.games.shadespire.table import TOKENS, Shadespire
from dicehall.kit.bits import count
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.observation import Field, each_seat, several
from dicehall.kit.table import BIT, NOBODY

VERSION: Final = 1
MOST: Final = 5  # fighters in a warband
UPGRADES: Final = 6  # more than glory buys one fighter, but for the rarest games
PLOYS: Final = 4
PER_FIGHTER: Final = 13 + UPGRADES
PER_BAND: Final = 17 + PLOYS
OBJECTIVE_PLACES: Final = 40
POWER_PLACES: Final = 60
GENERAL: Final = 20
# Besides what each seat has.
OBSERVED: Final = OBJECTIVE_PLACES + POWER_PLACES + GENERAL + 2 * TOKENS


def fields(seats: int) -> list[Field]:
    """Say what the numbers of `observe` mean; the observer's own things come first."""
    fighter = [
        Field("card", 1, "1 + number of the fighter, 0: none"),
        Field("on-field", 1, "1 if on the battlefield"),
        Field("x", 1, "column of its hex"),
        Field("y", 1, "row of its hex"),
        Field("token", 1, "1 + objective under it"),
        Field("health", 1, "wounds it can still take"),
        Field("inspired", 1, "1 if inspired"),
        Field("moved", 1, "1 if it has moved this phase"),
        Field("charged", 1, "1 if it has charged this phase"),
        Field("guard", 1, "1 if on guard"),
        Field("spent", 1, "1 if it cannot be activated again this phase"),
        Field("move", 1, "how far it moves"),
        Field("defence", 1, "dice of defence"),
        Field("upgrades", UPGRADES, "1 + number of each upgrade, the lowest first"),
    ]
    band = [
        Field("warband", 1, "1 + warband"),
        Field("board", 1, "1 + side of a board"),
        Field("glory", 1, "glory to spend"),
        Field("spent", 1, "glory spent"),
        Field("hand", 1, "power cards in hand"),
        Field("deck", 1, "power cards in the deck"),
        Field("objectives", 1, "objectives in hand"),
        Field("objective-deck", 1, "objectives in the deck"),
        Field("scored", 1, "objectives scored"),
        Field("ploys", PLOYS, "1 + number of each ploy that holds or will hold"),
        Field("kills", 1, "enemies it took out of action this phase"),
        Field("casualties", 1, "fighters of anybody out of action this phase"),
        Field("charges", 1, "fighters that have charged this phase"),
        Field("hitters", 1, "fighters that have hit this phase"),
        Field("hurt", 1, "1 if it was hurt this phase"),
        Field("wins", 1, "games won of the match"),
        Field("glory-before", 1, "glory of the games before, in a match"),
        Field("leader-killed", 1, "1 if it took out a leader this phase"),
    ]
    fighters = several("fighter", MOST, fighter)
    return [
        *each_seat(seats, fighters),
        *each_seat(seats, band),
        Field("objectives", OBJECTIVE_PLACES, "own objectives in hand, by number"),
        Field("power", POWER_PLACES, "own power cards in hand, by number"),
        Field("round", 1, "round of the game"),
        Field("activations", 1, "activations taken this phase"),
        Field("asked", 1, "1 if the observer is asked"),
        Field("active", 1, "1 + whose activation it is, counted from the observer"),
        Field("first", 1, "1 + who began the round, counted from the observer"),
        Field("seats", 1, "players"),
        Field("game", 1, "game of the match"),
        Field("sudden", 1, "rounds of sudden death"),
        Field("depth", 1, "how many rules are unfinished"),
        Field("shards", 1, "shards on the battlefield"),
        Field("attacker", 1, "1 + number of the fighter that attacks"),
        Field("target", 1, "1 + number of its target"),
        Field("attack-dice", 1, "dice of the attack"),
        Field("lead", 1, "how many more supporters it has"),
        Field("hits", 1, "successes rolled"),
        Field("outcome", 1, "how the attack has ended so far"),
        Field("succeeded", 1, "1 if it has succeeded"),
        Field("phase", 1, "1: end phase, 2: power step, 3: reactions"),
        Field("unused", GENERAL - 18, "always 0"),
        Field("tokens", 2 * TOKENS, "column and row of each objective"),
    ]


def observation_size(seats: i64) -> i64:
    """Return how many numbers `observe` writes."""
    return (MOST * PER_FIGHTER + PER_BAND) * seats + OBSERVED


def observe(g: Shadespire, seat: i64, out: vec[float], start: i64) -> None:
    """Write what a seat knows: own things first, then the others in order of seats."""
    for k in range(start, start + observation_size(g.seats)):
        out[k] = 0.0
    at = start + MOST * PER_FIGHTER * g.seats
    for turn in range(len(g.bands)):
        owner = (seat + turn) % g.seats
        band = g.bands[owner]
        observe_band(g, band, owner == seat, out, at + turn * PER_BAND)
        for k in range(band.size):
            observe_fighter(g, band.first + k, out, start + (turn * MOST + k) * PER_FIGHTER)
    at += PER_BAND * g.seats
    own = g.bands[seat]
    observe_cards(own, OBJECTIVES, OBJECTIVE_PLACES, out, at)
    observe_cards(own, HAND, POWER_PLACES, out, at + OBJECTIVE_PLACES)
    observe_table(g, seat, out, at + OBJECTIVE_PLACES + POWER_PLACES)


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
    observe_numbers(fighter.upgrades, UPGRADES, out, at + 13)


def observe_band(g: Shadespire, band: Band, own: bool, out: vec[float], at: i64) -> None:
    """Write what everybody knows of a player."""
    out[at] = float(1 + band.warband) if own or len(g.fighters) > 0 else 0.0
    out[at + 1] = float(1 + band.board)
    out[at + 2] = float(band.glory)
    out[at + 3] = float(band.spent)
    out[at + 4] = float(band.count(HAND))
    out[at + 5] = float(band.count(DECK))
    out[at + 6] = float(band.count(OBJECTIVES))
    out[at + 7] = float(band.count(OBJECTIVE_DECK))
    out[at + 8] = float(band.count(SCORED_PILE))
    if not band.is_empty(COMING) or not band.is_empty(LASTING):
        observe_numbers(ploys_in_force(g, band), PLOYS, out, at + 9)
    at += 9 + PLOYS
    out[at] = float(band.kills)
    out[at + 1] = float(band.casualties)
    out[at + 2] = float(count(band.charges))
    out[at + 3] = float(count(band.hitters))
    out[at + 4] = float(band.hurt)
    out[at + 5] = float(band.wins)
    out[at + 6] = float(band.glory_before)
    out[at + 7] = float(band.leader_killed)


def ploys_in_force(g: Shadespire, band: Band) -> vec[i64]:
    """Return the ploys that hold or will hold, the lowest number first."""
    found = vec[i64](capacity=PLOYS)
    coming = band.after(COMING, NO_CARD)
    lasting = band.after(LASTING, NO_CARD)
    while coming >= 0 or lasting >= 0:
        p = coming if lasting < 0 or 0 <= coming < lasting else lasting
        found = append(found, p)
        if coming == p:
            coming = band.after(COMING, p)
        if lasting == p:
            lasting = band.after(LASTING, p)
    return found


def observe_numbers(cards: vec[i64], most: i64, out: vec[float], at: i64) -> None:
    """Write 1 + the number of each card, the lowest first.

    More than there are places for are added to the last one, as a mask, so that nothing is lost.
    """
    count: i64 = len(cards)
    for k in range(count if count < most else most):
        out[at + k] = float(1 + cards[k])
    for k in range(most, count):
        out[at + most - 1] += 64.0 * float(BIT[(cards[k] - cards[most - 1] - 1) % len(BIT)])


def observe_cards(band: Band, which: i64, places: i64, out: vec[float], at: i64) -> None:
    """Write the cards of a set by number. Where packs bring more cards than there are places, card
    n shares a place with n - places and counts twice as much, so that nothing is lost."""
    card = band.after(which, NO_CARD)
    while card >= 0:
        out[at + card % places] += float(BIT[card // places % len(BIT)])
        card = band.after(which, card)


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
