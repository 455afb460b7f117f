"""What everybody sees, as data and as numbers. Nothing is hidden but what will be drawn. [zones]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors.attack import Assault, BeforeAttack, pierced_now
from dicehall.games.quarriors.capture import price_of
from dicehall.games.quarriors.card import KINDS, TIMINGS, Face
from dicehall.games.quarriors.creatures import attack_of, defence_of, first_like, glory_of, level_of
from dicehall.games.quarriors.defence import Defence
from dicehall.games.quarriors.destruction import ComeBack, LastChance, loss_below
from dicehall.games.quarriors.ids import DieFace, Pile, Slot
from dicehall.games.quarriors.notation import creature_word
from dicehall.games.quarriors.oddities import (
    CopyForm,
    CullSpells,
    FetchCreature,
    SwapDie,
    TakeSpell,
)
from dicehall.games.quarriors.pieces import SPELL_KINDS, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, SLOTS, held, size
from dicehall.games.quarriors.rolling import NONE, Reroll
from dicehall.games.quarriors.shaping import RaiseLevels, TradeDie
from dicehall.games.quarriors.table import NO_LAST_ROUND, PHASES, Quarriors
from dicehall.games.quarriors.targets import AttachSpell
from dicehall.games.quarriors.wilds import FACES, WAITING, code_of
from dicehall.kit.ids import Seat
from dicehall.kit.notation import members
from dicehall.kit.table import NOBODY

FACE_KINDS: Final = ("resource", "creature", "spell", "waiting")


def show(g: Quarriors) -> dict[str, object]:
    """Return the whole table."""
    laid = len(g.wilds.cards) > 0
    return {
        "game": "quarriors",
        "code": code_of(g.book, g.wilds.numbers) if laid else None,
        "target": g.target,
        "round": g.round,
        "rounds": g.rounds if g.rounds < NO_LAST_ROUND else 0,
        "empty_cards": g.empty_creature_cards() if laid else 0,
        "empty_cards_to_end": g.book.empty_cards,
        "wilds": [show_card(g, slot) for slot in range(len(g.wilds.cards))],
        "picked": [g.book.cards[i].id for i in sorted([int(number) for number in g.picked])],
        "players": [show_player(g, seat) for seat in range(g.seats)] if laid else [],
        "turn": show_turn(g),
        "attack": show_attack(g),
        "about": show_about(g),
        "winners": members(g.winners),
    }


def show_card(g: Quarriors, slot: Slot) -> dict[str, object]:
    """Return a card of the wilds with the dice that lie on it."""
    card = g.card(slot)
    return {
        "card": card.id,
        "class": card.die.id,
        "type": card.type,
        "kind": KINDS[card.kind],
        "timing": TIMINGS[card.timing] if card.die.spell_die else None,
        "cost": card.cost,
        "price": price_of(g, slot),
        "glory": card.glory,
        "stock": held(g.stock, slot),
    }


def show_pile(g: Quarriors, pile: Pile) -> dict[str, int]:
    """Return how many dice of each card a pile holds."""
    return {g.card(slot).id: held(pile, slot) for slot in range(SLOTS) if held(pile, slot) > 0}


def show_die(g: Quarriors, die: DieFace) -> dict[str, object]:
    """Return a die and what it shows."""
    face = g.face(die)
    return {
        "die": f"{g.card(slot_of(die)).id}:{face.word}",
        "card": g.card(slot_of(die)).id,
        "class": g.card(slot_of(die)).die.id,
        "face": face.number,
        **show_figures(face),
        "usable": face.usable,
    }


def show_figures(face: Face) -> dict[str, object]:
    """Return what a face shows."""
    return {
        "shows": FACE_KINDS[face.kind],
        "quiddity": face.quiddity,
        "draw": face.draw,
        "reroll": face.reroll,
        "either": face.either,
        "level": face.level,
        "attack": face.attack if face.attack >= 0 else None,
        "defence": face.defence if face.defence >= 0 else None,
        "burst": face.burst,
    }


def show_creature(g: Quarriors, seat: Seat, at: i64) -> dict[str, object]:
    """Return a creature with its present figures, the glory it brings if all of them live to score,
    and what is attached to it."""
    creature = g.players[seat].creatures[at]
    attached = []
    for kind in range(SPELL_KINDS):
        for _copy in range(creature.attached >> 4 * kind & 15):
            attached.append({"card": g.card(FIRST_SPELL + kind // 3).id, "burst": kind % 3})
    return {
        **show_die(g, creature.die),
        "word": creature_word(g, seat, at),
        "like": creature_word(g, seat, first_like(g, seat, at)),
        "form": show_die(g, creature.form) if creature.form != creature.die else None,
        "level": level_of(g, creature),
        "attack": attack_of(g, seat, creature),
        "defence": defence_of(g, seat, creature, pierced_now(g, seat)),
        "glory": glory_of(g, creature, len(g.players[seat].creatures) - 1),
        "attached": attached,
        "safe": creature.safe,
        "silenced": creature.silenced,
        "switched": creature.switched,
    }


def show_player(g: Quarriors, seat: Seat) -> dict[str, object]:
    """Return what a player has. The content of a bag follows from what all have seen; if bags are
    closed, one must remember it until the game is over. [zones] [option.closed-bags]"""
    me = g.players[seat]
    closed = g.closed_bags and not g.over
    return {
        "seat": seat,
        "glory": me.glory,
        "bag": {} if closed else show_pile(g, me.bag),
        "bag_closed": closed,
        "bag_count": size(me.bag),
        "used": show_pile(g, me.used),
        "used_count": size(me.used),
        "spent": show_pile(g, me.spent),
        "aside": show_pile(g, me.aside),
        "pool": [show_die(g, die) for die in me.pool.listed()],
        "spells": [show_die(g, die) for die in me.spells.listed()],
        "creatures": [show_creature(g, seat, i) for i in range(len(me.creatures))],
        "shield": me.shield,
        "saves": me.saves,
        "ready": g.ready_dice(seat),
    }


def show_turn(g: Quarriors) -> dict[str, object] | None:
    """Return whose turn it is and what is left of it."""
    if g.active == NOBODY:
        return None
    return {
        "seat": g.active,
        "phase": PHASES[g.phase],
        "quiddity": g.quiddity,
        "available": g.available(),
        "captures": g.captures,
        "discount": g.discount,
        "scored": g.scored,
        "fury": g.fury,
        "losers": members(g.losers),
    }


def show_attack(g: Quarriors) -> dict[str, object] | None:
    """Return the attack under way; before the blow, what it will be if nobody reacts."""
    if g.over:
        return None
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Defence):
            return {"defender": frame.seat, "damage": frame.damage, "surge": frame.surge}
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Assault):
            return show_blow(g, frame)
        if isinstance(frame, BeforeAttack):
            asked = frame.seat if frame.seat != g.active else (g.active + 1) % g.seats
            return show_blow(g, Assault(asked))
    return None


def show_blow(g: Quarriors, assault: Assault) -> dict[str, object]:
    """Return what an opponent will face as things stand."""
    blow = assault.blow(g)
    return {"defender": blow.seat, "damage": blow.damage, "surge": blow.surge}


def show_about(g: Quarriors) -> dict[str, object] | None:
    """Return the dice the open question is about that lie in no place just now, and the creature
    it is about."""
    if g.over:
        return None
    dice: list[int] = []
    creature: str | None = None
    frame = g.top()
    if isinstance(frame, Reroll):
        dice = [slot * FACES + WAITING for slot in (frame.own, frame.other) if slot != NONE]
    elif isinstance(frame, AttachSpell):
        dice = [frame.die]
    elif isinstance(frame, (LastChance, ComeBack)):
        loss = loss_below(g)
        dice = [] if loss.back else [loss.die]
    elif isinstance(frame, (SwapDie, FetchCreature)):
        dice = [frame.slot * FACES + WAITING]
    elif isinstance(frame, (TakeSpell, CullSpells, TradeDie)):
        dice = [frame.card * FACES + WAITING]
    elif isinstance(frame, (CopyForm, RaiseLevels)):
        creature = f"{frame.seat + 1}:{creature_word(g, frame.seat, frame.creature)}"
    if not dice and creature is None:
        return None
    return {"dice": [show_die(g, die) for die in dice], "creature": creature}
