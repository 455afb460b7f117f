"""The view of a seat as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.attacks import Attack
from dicehall.games.shazar.card import NO_STATUS, SEATS, SPELLS_EACH
from dicehall.games.shazar.field import FAR, HEXES
from dicehall.games.shazar.piles import DECK, DISCARD, FATE_DECK, HAND, fresh, kept
from dicehall.games.shazar.relics import at_home, owns_any
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.table import Shazar
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.observation import Field, each_seat, several
from dicehall.kit.table import BIT

VERSION: Final = 1
BASIC: Final = 26
PER_MAGE: Final = BASIC + NO_STATUS + SEATS  # figures, strength of statuses, ways to Capitals
SPELLS: Final = SEATS * SPELLS_EACH
FATES: Final = 60
RELICS: Final = 4
PER_HEX: Final = 4
GENERAL: Final = 20


def fields(seats: int) -> list[Field]:
    """Say what the numbers of `observe` mean; the observer's own things come first."""
    mage = [
        Field("character", 1, "1 + number of the mage"),
        Field("life", 1, "life left"),
        Field("most-life", 1, "the most life it can have"),
        Field("out", 1, "1 if out of the game"),
        Field("skips", 1, "turns to be skipped"),
        Field("claim", 1, "claim on an artifact: 0 none, 1 arrived, 2 ripe, 3 spent"),
        Field("astral", 1, "what an astral hex lends until the next turn"),
        Field("bastion", 1, "what a bastion lends until the next turn"),
        Field("tartarus", 1, "1 if Tartarus holds it"),
        Field("at-home", 1, "1 if its artifact is at home"),
        Field("owns", 1, "1 if it owns another's artifact"),
        Field("hand", 1, "spells in hand"),
        Field("fates", 1, "Fate cards kept"),
        Field("fresh", 1, "Fate cards drawn outside its own turn"),
        Field("deck", 1, "spells in its deck"),
        Field("discards", 1, "spells in its discards"),
        Field("active", 1, "1 if it is its turn"),
        Field("truce", 1, "1 if it has called the truce"),
        Field("land", 1, "1 + land it stands in, counted from the observer's"),
        Field("place", 1, "1 + hex of that land"),
        Field("kind", 1, "1 + kind of that hex"),
        Field("sign", 1, "1 + sign of that hex"),
        Field("marks", 2, "lasting effects on it, by kind of effect"),
        Field("timed", 1, "effects that begin or end by a stage"),
        Field("turns", 1, "turns that effects will last"),
        Field("statuses", NO_STATUS, "1 + strength / 10 of each status"),
        Field("ways", SEATS, "steps to each Capital, the own first; 20: no way"),
    ]
    land = several(
        "hex", HEXES, [Field("figures", PER_HEX, "kind, power, sign (+ 8: worked), trap")]
    )
    relic = Field("artifact", RELICS, "1 + artifact, 1 + its keeper, 1 + its carrier, 0")
    return [
        *each_seat(seats, mage),
        Field("spells", SPELLS, "own spells in hand, by character and kind"),
        Field("open-spells", SPELLS, "others' spells that all know of"),
        Field("discards", SPELLS, "spells in the discards"),
        Field("fates", FATES, "own Fate cards, by number"),
        *each_seat(seats, [relic]),
        *each_seat(seats, land),
        Field("round", 1, "round of the game"),
        Field("rounds-left", 1, "rounds to come"),
        Field("asked", 1, "1 if the observer is asked"),
        Field("active", 1, "1 + whose turn it is, counted from the observer"),
        Field("stage", 1, "stage of the turn"),
        Field("seats", 1, "players"),
        Field("pairs", 1, "1 if two play against two"),
        Field("depth", 1, "how many rules are unfinished"),
        Field("fate-deck", 1, "Fate cards in the deck"),
        Field("first", 1, "1 + who began, counted from the observer"),
        Field("attack", 5, "1 + attacker, 1 + target, both rolls, power of the spell"),
        Field("check", 3, "1 + who rolls, the roll, what is needed"),
        Field("unused", GENERAL - 18, "always 0"),
    ]


def observation_size(seats: i64) -> i64:
    """Return how many numbers `observe` writes."""
    return (PER_MAGE + RELICS + PER_HEX * HEXES) * seats + 3 * SPELLS + FATES + GENERAL


def observe(g: Shazar, seat: i64, out: vec[float], start: i64) -> None:
    """Write what a seat knows: own things first, then the others in order of seats."""
    end = start + observation_size(g.seats)
    for k in range(start, end):
        out[k] = 0.0
    observe_table(g, seat, out, end - GENERAL)
    if len(g.mages) == 0:
        return
    for turn in range(g.seats):
        observe_mage(g, (seat + turn) % g.seats, seat, out, start + turn * PER_MAGE)
    at = start + PER_MAGE * g.seats
    observe_cards(g, seat, out, at)
    at += 3 * SPELLS
    observe_fates(g, kept(seat), out, at)
    observe_fates(g, fresh(seat), out, at)
    at += FATES
    for turn in range(g.seats):
        relic = (seat + turn) % g.seats
        out[at] = float(1 + g.relics[relic])
        out[at + 1] = 0.0 if g.keeper[relic] < 0 else float(1 + (g.keeper[relic] - seat) % g.seats)
        out[at + 2] = (
            0.0 if g.carrier[relic] < 0 else float(1 + (g.carrier[relic] - seat) % g.seats)
        )
        at += RELICS
    for turn in range(g.seats):
        observe_land(g, (seat + turn) % g.seats, out, at + turn * PER_HEX * HEXES)
    for i in range(len(g.traps)):
        hex = g.traps[i].hex
        turn = (hex // HEXES - seat) % g.seats
        out[at + (turn * HEXES + hex % HEXES) * PER_HEX + 3] = 1.0


def observe_mage(g: Shazar, who: i64, seat: i64, out: vec[float], at: i64) -> None:
    """Write one mage."""
    mage = g.mages[who]
    out[at] = float(1 + mage.character)
    out[at + 1] = float(mage.life)
    out[at + 2] = float(mage.most)
    out[at + 3] = float(mage.out)
    out[at + 4] = float(mage.skips)
    out[at + 5] = float(mage.claim)
    out[at + 6] = float(mage.astral)
    out[at + 7] = float(mage.bastion)
    out[at + 8] = float(mage.tartarus)
    out[at + 9] = float(at_home(g, who))
    out[at + 10] = float(owns_any(g, who))
    out[at + 11] = float(g.hand_size(who))
    out[at + 12] = float(g.fates.count(kept(who)))
    out[at + 13] = float(g.fates.count(fresh(who)))
    out[at + 14] = float(g.cards.count(DECK + mage.character))
    out[at + 15] = float(g.cards.count(DISCARD + mage.character))
    out[at + 16] = float(g.active == who)
    out[at + 17] = float(g.truce == who)
    if mage.hex >= 0:
        out[at + 18] = float(1 + (mage.hex // HEXES - seat) % g.seats)
        out[at + 19] = float(1 + mage.hex % HEXES)
        out[at + 20] = float(1 + g.realm.kinds[mage.hex])
        out[at + 21] = float(1 + g.realm.signs[mage.hex])
        for turn in range(g.seats):
            way = g.realm.ways[SEATS * mage.hex + (seat + turn) % g.seats]
            out[at + BASIC + NO_STATUS + turn] = float(way) if way < FAR else 20.0
    for i in range(len(mage.marks)):
        mark = mage.marks[i]
        lasting = g.book.lasting[mark.number]
        out[at + 22 + lasting.polarity] += 1.0
        if lasting.start >= 0 or lasting.expire >= 0:
            out[at + 24] += 1.0
        if lasting.status < NO_STATUS:
            out[at + BASIC + lasting.status] += 1.0 + float(mark.strength) / 10.0
            out[at + 25] += float(mark.turns)


def observe_fates(g: Shazar, which: i64, out: vec[float], at: i64) -> None:
    """Write Fate cards by number. Where packs bring more than there are places, card n shares a
    place with n - FATES and counts twice as much, so that nothing is lost."""
    card = g.fates.after(which, NO_CARD)
    while card >= 0:
        out[at + card % FATES] += float(BIT[card // FATES % len(BIT)])
        card = g.fates.after(which, card)


def observe_cards(g: Shazar, seat: i64, out: vec[float], at: i64) -> None:
    """Write the own hand, the open cards of others, and all discards."""
    for character in range(SEATS):
        observe_pile(g, character, HAND + SEATS * seat + character, out, at)
        for other in range(g.seats):
            if other != seat and g.mages[other].character != character:
                observe_pile(g, character, HAND + SEATS * other + character, out, at + SPELLS)
        observe_pile(g, character, DISCARD + character, out, at + 2 * SPELLS)


def observe_pile(g: Shazar, character: i64, pile: i64, out: vec[float], at: i64) -> None:
    """Write the spells of a pile. Those that packs bring beyond the places there are share them,
    and each counts so much more that nothing is lost."""
    card = g.cards.after(pile, NO_CARD)
    while card >= 0:
        spell = g.book.spell_of(character, card)
        out[at + spell.place] += spell.weight
        card = g.cards.after(pile, card)


def observe_land(g: Shazar, land: i64, out: vec[float], at: i64) -> None:
    """Write the hexes of a field: kind, power, sign with whether it has worked this turn."""
    for place in range(HEXES):
        hex = land * HEXES + place
        out[at] = float(g.realm.kinds[hex])
        out[at + 1] = float(g.realm.powers[hex])
        out[at + 2] = float(g.realm.signs[hex]) + 8.0 * float(g.fired[land] >> place & 1)
        at += PER_HEX


def observe_table(g: Shazar, seat: i64, out: vec[float], at: i64) -> None:
    """Write the round, the stage, and what is under way."""
    out[at] = float(g.round)
    out[at + 1] = float(g.rounds - g.round)
    out[at + 2] = float(g.seat == seat)
    out[at + 3] = 0.0 if g.active < 0 else float(1 + (g.active - seat) % g.seats)
    out[at + 4] = float(g.stage)
    out[at + 5] = float(g.seats)
    out[at + 6] = float(g.pairs)
    out[at + 7] = float(len(g.stack))
    out[at + 8] = float(g.fates.count(FATE_DECK))
    out[at + 9] = 0.0 if g.first < 0 else float(1 + (g.first - seat) % g.seats)
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if g.over:
            break
        if isinstance(frame, Attack):
            out[at + 10] = float(1 + (frame.actor - seat) % g.seats)
            out[at + 11] = float(1 + (frame.target - seat) % g.seats)
            out[at + 12] = float(frame.value)
            out[at + 13] = float(frame.other)
            out[at + 14] = float(g.spell(frame.spell).power)
        elif isinstance(frame, Check):
            out[at + 15] = float(1 + (frame.seat - seat) % g.seats)
            out[at + 16] = float(frame.value)
            out[at + 17] = float(frame.need)
