"""What one seat sees, as data. [secrets]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.shazar.attacks import Attack
from dicehall.games.shazar.card import (
    ATTACK_ROLL_MOD,
    CHARACTERS,
    DAMAGE_BONUS,
    DOUBLE_DEALT,
    EXTRA_STEPS,
    LED,
    NO_ATTACK,
    NO_MOVE,
    NO_SPELL,
    NOTHING,
    POLARITIES,
    SEATS,
    SORTS,
    Lasting,
)
from dicehall.games.shazar.choices import Remove
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.layouts import share_code
from dicehall.games.shazar.marks import green_left, red_left
from dicehall.games.shazar.moves import ChooseExit, Steps
from dicehall.games.shazar.pieces import Barred, Mark, Trap
from dicehall.games.shazar.piles import DECK, DISCARD, FATE_DECK, FATE_DISCARD, HAND, fresh, kept
from dicehall.games.shazar.relics import needed, side_of
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.spells import Casting
from dicehall.games.shazar.table import EFFECTS, MOVEMENT, NO_LAST_ROUND, SPELL, STAGES, Shazar
from dicehall.games.shazar.turn import Move
from dicehall.kit.notation import members
from dicehall.kit.table import NOBODY

CLAIMS: Final = ("none", "arrived", "ripe", "spent")


def show(g: Shazar, seat: int | None) -> dict[str, object]:
    """Return the table as a seat, or a spectator, sees it."""
    laid = len(g.mages) > 0
    return {
        "game": "shazar",
        "round": g.round,
        "rounds": g.rounds if g.rounds < NO_LAST_ROUND else 0,
        "stage": STAGES[g.stage],
        "active": seat_or_none(g.active),
        "first": seat_or_none(g.first),
        "pairs": g.pairs,
        "needed": needed(g) if laid else None,
        "truce": seat_or_none(g.truce),
        "hexes": g.realm.shown,
        "layouts": [share_code(layout) for layout in g.realm.layouts],
        "fired": fired_hexes(g),
        "barred": [show_barred(g, barred) for barred in g.barred],
        "traps": [show_trap(g, trap, seat) for trap in g.traps],
        "artifacts": [show_relic(g, relic) for relic in range(g.seats)] if laid else [],
        "mages": [show_mage(g, other, seat) for other in range(len(g.mages))],
        "supply": show_supply(g) if laid else None,
        "casting": show_casting(g, seat),
        "attack": show_attack(g),
        "roll": show_roll(g),
        "mover": show_mover(g),
        "bearer": show_bearer(g),
        "winners": members(g.winners) if g.over else None,
    }


def show_own(g: Shazar, seat: int, shown: dict[str, object]) -> dict[str, object]:
    """Return what a seat sees: what all are shown, with its own mage, traps and casting."""
    mages = shown["mages"]
    assert isinstance(mages, list)
    own = dict(shown)
    if seat < len(mages):
        own["mages"] = [*mages[:seat], show_mage(g, seat, seat), *mages[seat + 1 :]]
    if len(g.traps) > 0:
        own["traps"] = [show_trap(g, trap, seat) for trap in g.traps]
    if seat == g.active:
        own["casting"] = show_casting(g, seat)
    return own


def seat_or_none(seat: i64) -> int | None:
    """Return a seat, or nothing."""
    return None if seat == NOBODY else seat


def fired_hexes(g: Shazar) -> list[str]:
    """Return the hexes that have worked this turn. [hex.once]"""
    found = []
    for land in range(g.seats):
        for place in members(g.fired[land]):
            found.append(g.realm.words[HEXES * land + place])
    return found


def show_barred(g: Shazar, barred: Barred) -> dict[str, object]:
    """Return a hex nobody may enter."""
    return {"hex": g.realm.words[barred.hex], "seat": barred.seat, "turns": barred.turns}


def show_trap(g: Shazar, trap: Trap, seat: int | None) -> dict[str, object]:
    """Return a hidden trap: all see where it lies, its owner what it is. [ruling.11]"""
    owner = trap.owner
    spell = g.spell(trap.spell)
    open_card = owner == seat or spell.owner != g.mages[owner].character
    return {
        "hex": g.realm.words[trap.hex],
        "seat": owner,
        "card": spell.id if open_card else None,
    }


def show_relic(g: Shazar, relic: int) -> dict[str, object]:
    """Return an artifact: whose it is, who carries it, whether it is burnt."""
    kind = g.relics[relic]
    return {
        "id": g.book.artifacts[kind].id if kind >= 0 else None,
        "of": relic,
        "keeper": seat_or_none(g.keeper[relic]),
        "carrier": seat_or_none(g.carrier[relic]),
        "burnt": kind >= 0 and g.keeper[relic] == NOBODY,
    }


def show_mage(g: Shazar, number: int, seat: int | None) -> dict[str, object]:
    """Return a mage; the hand and Fate cards only to its own player. [secrets]"""
    mage = g.mages[number]
    own = seat == number
    home = mage.character
    hand = spell_ids(g, home, HAND + SEATS * number + home)
    stolen: list[str] = []
    for character in range(SEATS):
        if character != home:
            stolen += spell_ids(g, character, HAND + SEATS * number + character)
    return {
        "seat": number,
        "character": CHARACTERS[home],
        "side": members(side_of(g, number)),
        "life": mage.life,
        "maximum": mage.most,
        "hex": g.realm.words[mage.hex] if mage.hex >= 0 else None,
        "land": mage.hex // HEXES if mage.hex >= 0 else None,
        "out": mage.out,
        "waiting": mage.hex < 0 and not mage.out,
        "skips": mage.skips,
        "claim": CLAIMS[mage.claim],
        "astral": mage.astral,
        "bastion": mage.bastion,
        "tartarus": mage.tartarus,
        "effects": [show_mark(g, mark) for mark in mage.marks],
        "hand": hand if own else None,
        "hand_count": len(hand) + len(stolen),
        "stolen": stolen,
        "deck": g.cards.count(DECK + home),
        "discard": spell_ids(g, home, DISCARD + home),
        "fates": fate_ids(g, kept(number)) if own else None,
        "fresh_fates": fate_ids(g, fresh(number)) if own else None,
        "kept_count": g.fates.count(kept(number)),
        "fresh_count": g.fates.count(fresh(number)),
    }


def spell_ids(g: Shazar, character: i64, pile: int) -> list[str]:
    """Return the ids of the spells in a pile."""
    return [g.book.spell_of(character, card).id for card in g.cards.listed_in(pile)]


def fate_ids(g: Shazar, which: int) -> list[str]:
    """Return the ids of Fate cards in one place."""
    return [g.book.fates[g.book.fate_cards[card]].id for card in g.fates.listed_in(which)]


def show_mark(g: Shazar, mark: Mark) -> dict[str, object]:
    """Return a lasting effect: what it is, how long it lasts, how one gets rid of it."""
    lasting = g.book.lasting[mark.number]
    return {
        "id": lasting.id,
        "kind": SORTS[lasting.sort],
        "polarity": POLARITIES[lasting.polarity],
        "turns": mark.turns,
        "uses": mark.uses,
        "n": mark.strength,
        "remove": lasting.remove,
        "stage": stage_felt(lasting),
        "cause": mark.cause,
    }


def stage_felt(lasting: Lasting) -> str | None:
    """Return the stage of its bearer's turn in which an effect is felt; None: at any time."""
    if lasting.status in (NO_MOVE, LED, EXTRA_STEPS):
        return STAGES[MOVEMENT]
    if lasting.status in (NO_ATTACK, NO_SPELL, DAMAGE_BONUS, ATTACK_ROLL_MOD, DOUBLE_DEALT):
        return STAGES[SPELL]
    acts = lasting.start != NOTHING or lasting.expire != NOTHING
    return STAGES[EFFECTS] if acts else None


def show_mover(g: Shazar) -> int | None:
    """Return whose figure the open question moves. [move.several]"""
    if g.over:
        return None
    frame = g.top()
    if isinstance(frame, Steps):
        return frame.who
    return frame.seat if isinstance(frame, (Move, ChooseExit)) else None


def show_bearer(g: Shazar) -> int | None:
    """Return from whom the open question takes effects. [effects.dispel]"""
    if g.over:
        return None
    frame = g.top()
    return frame.who if isinstance(frame, Remove) else None


def show_supply(g: Shazar) -> dict[str, object]:
    """Return what lies in the middle of the table."""
    return {
        "diseases": green_left(g),
        "skips": red_left(g),
        "fate_deck": g.fates.count(FATE_DECK),
        "fate_discard": fate_ids(g, FATE_DISCARD),
    }


def show_casting(g: Shazar, seat: int | None) -> dict[str, object] | None:
    """Return the spell just being cast; a hidden trap only to its caster."""
    if g.played < 0 or g.over:
        return None
    spell = g.spell(g.played)
    hidden = spell.trap >= 0 and seat != g.active
    hidden = hidden and spell.owner == g.mages[g.active].character
    target = NOBODY
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Casting):
            target = frame.target
    return {
        "seat": g.active,
        "card": None if hidden else spell.id,
        "target": seat_or_none(target),
    }


def show_attack(g: Shazar) -> dict[str, object] | None:
    """Return the attack under way, with the rolls so far."""
    if g.over:
        return None
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Attack):
            return {
                "seat": frame.actor,
                "target": frame.target,
                "card": g.spell(frame.spell).id,
                "roll": frame.value if frame.value > 0 else None,
                "other": frame.other if frame.other > 0 else None,
            }
    return None


def show_roll(g: Shazar) -> dict[str, object] | None:
    """Return the roll that can still be changed: bare dice, with additions, and what is needed."""
    if g.over:
        return None
    i = len(g.stack) - 1
    while i >= 0:
        frame = g.stack[i]
        if isinstance(frame, Check):
            return {
                "seat": frame.seat,
                "bare": frame.bare,
                "value": frame.value,
                "need": frame.need if frame.need > 0 else None,
            }
        i -= 1
    return None
