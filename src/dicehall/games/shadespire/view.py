"""What one seat sees, as data. [cards.secret]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shadespire.cards import ATTACK_FACES, DEFENCE_FACES, WARBANDS
from dicehall.games.shadespire.combat import Attack
from dicehall.games.shadespire.ending import EndPhase
from dicehall.games.shadespire.field import join_word
from dicehall.games.shadespire.joining import JoinBoard, place_of
from dicehall.games.shadespire.notation import fighter_word
from dicehall.games.shadespire.pieces import (
    COMING,
    DECK,
    DISCARDS,
    DROPPED_PILE,
    HAND,
    LASTING,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OFF,
    SCORED_PILE,
    SEEN_OBJECTIVES,
    SEEN_POWER,
    Band,
    Fighter,
)
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.preview import show_aims, show_charges
from dicehall.games.shadespire.reactions import Objectives, Reactions
from dicehall.games.shadespire.setup import placements, tokens_turned, warbands_shown
from dicehall.games.shadespire.table import ACTIVATIONS, MODES, ROUNDS, Shadespire
from dicehall.games.shadespire.tokens import tokens_for
from dicehall.kit.action import Action, first, second
from dicehall.kit.notation import members, unpack_faces
from dicehall.kit.table import NOBODY


def show(g: Shadespire, seat: int | None) -> dict[str, object]:
    """Return the table as a seat, or a spectator, sees it."""
    return {
        "game": "shadespire",
        "match": MODES[g.mode],
        "relic": g.relic,
        "number": g.game,
        "round": g.round,
        "rounds": ROUNDS,
        "phase": show_phase(g),
        "sudden": g.sudden,
        "first": seat_or_none(g.first),
        "active": seat_or_none(g.active),
        "activations": activations_left(g),
        "clockwise": g.round != 2,
        "boards": show_boards(g),
        "laying": show_laying(g),
        "hexes": g.field.show_all(),
        "tokens": show_tokens(g),
        "shards": [g.field.words[g.shards[i]] for i in range(g.shard_count)],
        "fighters": [show_fighter(g, i) for i in range(len(g.fighters))],
        "bands": [show_band(g, other, seat) for other in range(len(g.bands))],
        "attack": show_attack(g),
        "aims": show_aims(g),
        "charges": show_charges(g),
        "winners": members(g.winners) if g.over else None,
        "symbols": {"attack": ATTACK_FACES, "defence": DEFENCE_FACES},
    }


def show_own(g: Shadespire, seat: int, shown: dict[str, object]) -> dict[str, object]:
    """Return what a seat sees: what all are shown, with its own band."""
    bands = shown["bands"]
    assert isinstance(bands, list)
    if seat >= len(bands):
        return shown
    return {**shown, "bands": [*bands[:seat], show_band(g, seat, seat), *bands[seat + 1 :]]}


def show_phase(g: Shadespire) -> str:
    """Return which part of the game this is, for the eye. [round.action] [power] [end]"""
    if g.round == 0:
        return "setup"
    phase = "end" if g.over else "action"
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, EndPhase):
            phase = "end"
        elif isinstance(frame, PowerStep):
            phase = "power"
        elif isinstance(frame, (Reactions, Objectives)):
            phase = "reaction"
    return phase


def seat_or_none(seat: i64) -> int | None:
    """Return a seat, or nothing."""
    return None if seat == NOBODY else seat


def activations_left(g: Shadespire) -> list[int]:
    """Return how many activations each seat still has in this phase."""
    left = [ACTIVATIONS] * g.seats
    if g.round > 0 and g.first != NOBODY:
        seat = g.first
        for _turn in range(g.taken):
            left[seat] -= 1
            seat = g.after(seat)
    return left


def show_boards(g: Shadespire) -> list[dict[str, object]]:
    """Return the boards as they lie."""
    owners = {int(g.bands[seat].board): seat for seat in range(g.seats)}
    return [
        {
            "face": g.book.faces[face].id,
            "x": x,
            "y": y,
            "turned": bool(turned),
            "seat": owners.get(number),
        }
        for number, (face, x, y, turned) in enumerate(placements(g))
    ]


def show_laying(g: Shadespire) -> dict[str, object] | None:
    """Return all faces while boards are being laid, and the one in hand. [board.face]"""
    if g.over or g.field.count > 0:
        return None
    frame = g.top()
    joining = frame if isinstance(frame, JoinBoard) else None
    return {
        "faces": [{"id": face.id, "rows": face.rows} for face in g.book.faces],
        "hand": None if joining is None else g.book.faces[joining.face].id,
        "places": [] if joining is None else [show_place(g, action) for action in g.legal()],
    }


def show_place(g: Shadespire, action: Action) -> dict[str, object]:
    """Return where the board in hand would come to lie. [board.join]"""
    x, y, turned = place_of(g, first(action), second(action))
    return {
        "base": first(action) + 1,
        "join": join_word(second(action)),
        "x": x,
        "y": y,
        "turned": turned,
    }


def show_tokens(g: Shadespire) -> list[dict[str, object]]:
    """Return the objective tokens; their numbers show once all lie. [token.turn]"""
    turned = tokens_turned(g)
    shown: list[dict[str, object]] = []
    for token in range(tokens_for(g.seats) + 1):
        if g.tokens[token] != OFF:
            number = token if turned and token > 0 else None
            hex = g.field.words[g.tokens[token]]
            shown.append({"hex": hex, "number": number, "relic": token == 0})
    return shown


def show_fighter(g: Shadespire, number: int) -> dict[str, object]:
    """Return a fighter: everything about it is open."""
    fighter: Fighter = g.fighters[number]
    side = g.side_of(fighter)
    upgrades = [g.book.upgrades[u].id for u in fighter.upgrades]
    return {
        "id": fighter_word(g, number),
        "card": g.card_of(fighter).id,
        "warband": WARBANDS[g.card_of(fighter).warband],
        "seat": fighter.seat,
        "leader": g.card_of(fighter).leader,
        "hex": None if fighter.hex < 0 else g.field.words[fighter.hex],
        "suffered": fighter.suffered,
        "wounds": g.wounds_of(fighter),
        "move": g.move_of(fighter),
        "defence": g.defence_of(fighter),
        "range": g.range_of(fighter),
        "symbol": side.symbol,
        "inspired": fighter.inspired,
        "moved": fighter.moved,
        "charged": fighter.charged,
        "guard": fighter.guard,
        "spent": fighter.spent,
        "upgrades": upgrades,
        "attacks": [g.book.attacks[k].id for k in g.attacks_of(fighter)],
    }


def show_band(g: Shadespire, owner: int, seat: int | None) -> dict[str, object]:
    """Return what lies before a player; hands only to their owner. [cards.secret]

    The list of a starter deck is for all, of any other for its owner alone. [deck.open] Of that,
    the others know what lay open, in earlier games of a match as well.
    """
    band: Band = g.bands[owner]
    mine = owner == seat
    known = mine or warbands_shown(g)
    listed = mine or band.listed
    objectives = together(band, OBJECTIVES, OBJECTIVE_DECK)
    power = together(band, HAND, DECK)
    return {
        "seat": owner,
        "warband": WARBANDS[band.warband] if known and band.warband != NOBODY else None,
        "glory": band.glory,
        "spent": band.spent,
        "hand": power_ids(g, band.listed_in(HAND)) if mine else None,
        "hand_count": band.count(HAND),
        "deck_count": band.count(DECK),
        "discards": power_ids(g, band.listed_in(DISCARDS)),
        "unseen": power_ids(g, power) if listed else None,
        "seen_before": power_ids(g, [c for c in power if band.has(SEEN_POWER, c)]),
        "lasting": power_ids(g, together(band, COMING, LASTING)),
        "objectives": objective_ids(g, band.listed_in(OBJECTIVES)) if mine else None,
        "objective_count": band.count(OBJECTIVES),
        "objective_deck_count": band.count(OBJECTIVE_DECK),
        "scored": objective_ids(g, band.listed_in(SCORED_PILE)),
        "dropped": objective_ids(g, band.listed_in(DROPPED_PILE)),
        "unseen_objectives": objective_ids(g, objectives) if listed else None,
        "objectives_seen_before": objective_ids(
            g, [card for card in objectives if band.has(SEEN_OBJECTIVES, card)]
        ),
        "wins": band.wins,
        "glory_before": band.glory_before,
    }


def together(band: Band, one: int, other: int) -> list[int]:
    """Return the cards of two sets, the lowest number first."""
    return sorted({*band.listed_in(one), *band.listed_in(other)})


def power_ids(g: Shadespire, cards: list[int]) -> list[str]:
    """Return power cards by their ids."""
    return [g.book.power_id(card) for card in cards]


def objective_ids(g: Shadespire, cards: list[int]) -> list[str]:
    """Return objectives by their ids."""
    return [g.book.objectives[card].id for card in cards]


def show_attack(g: Shadespire) -> dict[str, object] | None:
    """Return the attack under way, the innermost if one interrupts another."""
    found = g.nearest(Attack)
    if found is None or g.over:
        return None
    return {
        "attacker": fighter_word(g, found.attacker),
        "target": fighter_word(g, found.target),
        "attack": g.book.attacks[found.attack].id,
        "dice": found.dice,
        "support": found.lead,
        "damage": found.damage,
        "attack_faces": unpack_faces(found.faces),
        "defence_faces": unpack_faces(found.blocks),
        "succeeded": found.succeeded,
        "rolled": found.is_resolved(),
    }
