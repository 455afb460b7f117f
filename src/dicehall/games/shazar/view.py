"""What one seat sees, as data; and dealing anew what it cannot see. [secrets]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    CHARACTERS,
    FIRST_DISEASE,
    FIRST_STATUS,
    POLARITIES,
    SEATS,
    SPELLS_EACH,
)
from dicehall.games.shazar.fate import ChooseFate
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.hands import Exchange
from dicehall.games.shazar.layouts import share_code
from dicehall.games.shazar.marks import (
    cause_of,
    green_left,
    red_left,
    strength_of,
    turns_of,
    uses_of,
)
from dicehall.games.shazar.piles import ONE, bits, listed, nth, nth_bit, size
from dicehall.games.shazar.relics import needed, side_of
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.spells import Attack, Casting
from dicehall.games.shazar.table import STAGES, Shazar
from dicehall.kit.dice import Dice
from dicehall.kit.notation import members
from dicehall.kit.table import BIT, NOBODY, Choice

CLAIMS: Final = ("none", "arrived", "ripe", "spent")


# ---- dealing anew ----


def deal_anew(g: Shazar, seat: i64, dice: Dice) -> Shazar:
    """Return a table the seat cannot tell from this one: the others' hands, hidden traps and Fate
    cards dealt anew. Stolen cards lie open. [secrets]"""
    twin = g.copy()
    twin.dice = dice
    if len(g.mages) == 0:
        return twin
    for other in range(g.seats):
        if other != seat:
            deal_spells(twin, other)
    deal_fates(twin, seat)
    if not g.over and twin.seat != seat:
        frame = twin.stack[len(twin.stack) - 1]
        if isinstance(frame, Choice):
            twin.option_count = 0
            frame.step(twin, frame.at)
    return twin


def drawn_from(pile: i64, dice: Dice) -> i64:
    """Return the kind of a random card of a pile."""
    return nth(pile, dice.below(size(pile)))


def deal_spells(g: Shazar, seat: i64) -> None:
    """Deal one player's own cards anew: hand, deck, hidden traps and cards put aside."""
    home = g.mages[seat].character
    at = SEATS * seat + home
    pool = g.decks[home] + g.hands[at]
    hand = size(g.hands[at])
    exchange: Exchange | None = None
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Exchange) and frame.seat == seat:
            exchange = frame
            pool += frame.aside
    for i in range(len(g.traps)):
        if hidden_here(g, g.traps[i] >> 13, g.traps[i] >> 7 & 63, seat, home):
            pool += ONE[(g.traps[i] >> 7 & 63) % SPELLS_EACH]
    declared = g.played >= 0 and g.spell(g.played).trap >= 0
    declared = declared and hidden_here(g, g.active, g.played, seat, home)
    if declared:
        pool += ONE[g.played % SPELLS_EACH]
    traps = trap_pile(g, home)
    for i in range(len(g.traps)):
        trap = g.traps[i]
        if hidden_here(g, trap >> 13, trap >> 7 & 63, seat, home):
            kind = drawn_from(pool & traps, g.dice)
            pool -= ONE[kind]
            g.traps[i] = trap & 127 | (home * SPELLS_EACH + kind) << 7 | trap >> 13 << 13
    if declared:
        kind = drawn_from(pool & traps, g.dice)
        pool -= ONE[kind]
        g.played = home * SPELLS_EACH + kind
    if exchange is not None:
        count = size(exchange.aside)
        exchange.aside = 0
        for i in range(count):
            kind = drawn_from(pool, g.dice)
            pool -= ONE[kind]
            exchange.aside += ONE[kind]
    g.hands[at] = 0
    for i in range(hand):
        kind = drawn_from(pool, g.dice)
        pool -= ONE[kind]
        g.hands[at] += ONE[kind]
    g.decks[home] = pool


def hidden_here(g: Shazar, owner: i64, spell: i64, seat: i64, home: i64) -> bool:
    """Say whether a face-down card is one of a player's own deck."""
    return owner == seat and spell // SPELLS_EACH == home


def trap_pile(g: Shazar, home: i64) -> i64:
    """Return a mask of the hidden traps in a deck."""
    mask: i64 = 0
    for kind in range(SPELLS_EACH):
        if g.book.spells[home * SPELLS_EACH + kind].trap >= 0:
            mask |= 3 * ONE[kind]
    return mask


def deal_fates(g: Shazar, seat: i64) -> None:
    """Deal the Fate cards of the others anew: those they keep are named ones, those drawn outside
    their turn may be any. [fate.named] [fate.later]"""
    pool = g.fate_deck
    counts = vec[i64]([0] * (2 * SEATS))
    chooser: ChooseFate | None = None
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, ChooseFate) and frame.seat != seat:
            chooser = frame
            pool |= frame.drawn
    for other in range(g.seats):
        if other != seat:
            mage = g.mages[other]
            counts[2 * other] = bits(mage.kept)
            counts[2 * other + 1] = bits(mage.fresh)
            pool |= mage.kept | mage.fresh
    for other in range(g.seats):
        if other != seat:
            mage = g.mages[other]
            mage.kept = 0
            for i in range(counts[2 * other]):
                card = one_of(pool & g.book.named, g.dice)
                mage.kept |= BIT[card]
                pool &= ~BIT[card]
    for other in range(g.seats):
        if other != seat:
            mage = g.mages[other]
            mage.fresh = 0
            for i in range(counts[2 * other + 1]):
                card = one_of(pool, g.dice)
                mage.fresh |= BIT[card]
                pool &= ~BIT[card]
    if chooser is not None:
        count = bits(chooser.drawn)
        chooser.drawn = 0
        for i in range(count):
            card = one_of(pool, g.dice)
            chooser.drawn |= BIT[card]
            pool &= ~BIT[card]
    g.fate_deck = pool


def one_of(mask: i64, dice: Dice) -> i64:
    """Return a random card of a mask."""
    return nth_bit(mask, dice.below(bits(mask)))


# ---- the view ----


def show(g: Shazar, seat: int | None) -> dict[str, object]:
    """Return the table as a seat, or a spectator, sees it."""
    laid = len(g.mages) > 0
    return {
        "game": "shazar",
        "round": g.round,
        "rounds": g.rounds,
        "stage": STAGES[g.stage],
        "active": seat_or_none(g.active),
        "first": seat_or_none(g.first),
        "pairs": g.pairs,
        "needed": needed(g) if laid else None,
        "truce": seat_or_none(g.truce),
        "hexes": g.realm.shown,
        "layouts": [share_code(layout) for layout in g.realm.layouts],
        "fired": fired_hexes(g),
        "barred": [show_barred(g, g.blocks[i]) for i in range(len(g.blocks))],
        "traps": [show_trap(g, g.traps[i], seat) for i in range(len(g.traps))],
        "artifacts": [show_relic(g, relic) for relic in range(g.seats)] if laid else [],
        "mages": [show_mage(g, other, seat) for other in range(len(g.mages))],
        "supply": show_supply(g) if laid else None,
        "casting": show_casting(g, seat),
        "attack": show_attack(g),
        "roll": show_roll(g),
        "winners": members(g.winners) if g.over else None,
    }


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


def show_barred(g: Shazar, block: i64) -> dict[str, object]:
    """Return a hex nobody may enter."""
    return {"hex": g.realm.words[block & 127], "seat": block >> 7 & 3, "turns": block >> 9}


def show_trap(g: Shazar, trap: i64, seat: int | None) -> dict[str, object]:
    """Return a hidden trap: all see where it lies, its owner what it is. [ruling.11]"""
    owner = trap >> 13
    spell = g.spell(trap >> 7 & 63)
    open_card = owner == seat or spell.owner != g.mages[owner].character
    return {
        "hex": g.realm.words[trap & 127],
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
    hand = spell_ids(g, home, g.hands[SEATS * number + home])
    stolen: list[str] = []
    for character in range(SEATS):
        if character != home:
            stolen += spell_ids(g, character, g.hands[SEATS * number + character])
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
        "effects": [show_mark(g, mage.marks[i]) for i in range(len(mage.marks))],
        "hand": hand if own else None,
        "hand_count": len(hand) + len(stolen),
        "stolen": stolen,
        "deck": size(g.decks[home]),
        "discard": spell_ids(g, home, g.discards[home]),
        "fates": fate_ids(g, mage.kept) if own else None,
        "fresh_fates": fate_ids(g, mage.fresh) if own else None,
        "kept_count": bits(mage.kept),
        "fresh_count": bits(mage.fresh),
    }


def spell_ids(g: Shazar, character: i64, pile: i64) -> list[str]:
    """Return the ids of the spells in a pile."""
    return [g.book.spells[character * SPELLS_EACH + kind].id for kind in listed(pile)]


def fate_ids(g: Shazar, mask: i64) -> list[str]:
    """Return the ids of Fate cards."""
    return [g.book.fates[g.book.fate_cards[card]].id for card in members(mask)]


def show_mark(g: Shazar, mark: i64) -> dict[str, object]:
    """Return a lasting effect: what it is, how long it lasts, how one gets rid of it."""
    number = mark & 127
    lasting = g.book.lasting[number]
    kinds = (
        "status" if number >= FIRST_STATUS else "disease" if number >= FIRST_DISEASE else "spell"
    )
    return {
        "id": lasting.id,
        "kind": kinds,
        "polarity": POLARITIES[lasting.polarity],
        "turns": turns_of(mark),
        "uses": uses_of(mark),
        "n": strength_of(mark),
        "remove": lasting.remove,
        "cause": cause_of(mark),
    }


def show_supply(g: Shazar) -> dict[str, object]:
    """Return what lies in the middle of the table."""
    return {
        "diseases": green_left(g),
        "skips": red_left(g),
        "fate_deck": bits(g.fate_deck),
        "fate_discard": fate_ids(g, g.fate_discard),
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
