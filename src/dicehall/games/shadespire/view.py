"""What one seat sees, as data; and dealing anew what it cannot see. [cards.secret]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.combat import Attack
from dicehall.games.shadespire.joining import JoinBoard
from dicehall.games.shadespire.notation import fighter_word
from dicehall.games.shadespire.pieces import OFF, Band, Fighter, bits
from dicehall.games.shadespire.preview import show_aims, show_charges
from dicehall.games.shadespire.setup import PickWarbands, placements
from dicehall.games.shadespire.table import ACTIVATIONS, MODES, Shadespire
from dicehall.games.shadespire.tokens import tokens_for
from dicehall.kit.dice import Dice
from dicehall.kit.notation import members, unpack_faces
from dicehall.kit.table import BIT, NOBODY, Choice


def deal_anew(g: Shadespire, seat: i64, dice: Dice) -> Shadespire:
    """Return a table the seat cannot tell from this one: the others' hands dealt anew.

    Which cards a player has brought is known to all, so hand and deck together are. [deck.open]
    """
    twin = g.copy()
    twin.dice = dice
    for other in range(g.seats):
        if other != seat:
            band = twin.bands[other]
            hand = bits(band.hand)
            objectives = bits(band.objectives)
            fresh = bits(band.fresh & band.objectives)
            band.deck |= band.hand
            band.objective_deck |= band.objectives
            band.hand = 0
            band.objectives = 0
            for card in range(hand):
                drawn = twin.random_card(band.deck)
                band.deck &= ~BIT[drawn]
                band.hand |= BIT[drawn]
            band.fresh = 0
            for card in range(objectives):
                drawn = twin.random_card(band.objective_deck)
                band.objective_deck &= ~BIT[drawn]
                band.objectives |= BIT[drawn]
                if card < fresh:
                    band.fresh |= BIT[drawn]
    if g.over:
        return twin
    frame = twin.stack[len(twin.stack) - 1]
    if isinstance(frame, PickWarbands):
        for other in range(g.seats):
            if other != seat and frame.picking & ~frame.pending & BIT[other] != 0:
                twin.bands[other].warband = dice.below(len(WARBANDS))
    elif isinstance(frame, Choice) and twin.seat != seat:
        twin.option_count = 0
        frame.step(twin, frame.at)
    return twin


def show(g: Shadespire, seat: int | None) -> dict[str, object]:
    """Return the table as a seat, or a spectator, sees it."""
    return {
        "game": "shadespire",
        "match": MODES[g.mode],
        "relic": g.relic,
        "number": g.game,
        "round": g.round,
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
    }


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
    frame = g.stack[len(g.stack) - 1]
    hand = g.book.faces[frame.face].id if isinstance(frame, JoinBoard) else None
    return {"faces": [{"id": face.id, "rows": face.rows} for face in g.book.faces], "hand": hand}


def show_tokens(g: Shadespire) -> list[dict[str, object]]:
    """Return the objective tokens; their numbers show once all lie. [token.turn]"""
    turned = len(g.bands) > 0 and g.bands[0].objectives | g.bands[0].scored != 0
    turned = turned or g.round > 0
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
    upgrades = [g.book.upgrades[u].id for u in members(fighter.upgrades)]
    return {
        "id": fighter_word(g, number),
        "card": g.card_of(fighter).id,
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
        "attacks": [g.book.attacks[k].id for k in members(g.attacks_of(fighter))],
    }


def show_band(g: Shadespire, owner: int, seat: int | None) -> dict[str, object]:
    """Return what lies before a player; hands only to their owner. [cards.secret]"""
    band: Band = g.bands[owner]
    mine = owner == seat
    book = g.book
    known = len(g.fighters) > 0 or mine
    return {
        "seat": owner,
        "warband": WARBANDS[band.warband] if known and band.warband != NOBODY else None,
        "glory": band.glory,
        "spent": band.spent,
        "hand": [book.power_id(c) for c in members(band.hand)] if mine else None,
        "hand_count": bits(band.hand),
        "deck_count": bits(band.deck),
        "discards": [book.power_id(c) for c in members(band.discards)],
        "unseen": [book.power_id(c) for c in members(band.hand | band.deck)],
        "lasting": [book.ploys[p].id for p in members(band.coming | band.lasting)],
        "objectives": [book.objectives[c].id for c in members(band.objectives)] if mine else None,
        "objective_count": bits(band.objectives),
        "objective_deck_count": bits(band.objective_deck),
        "scored": [book.objectives[c].id for c in members(band.scored)],
        "dropped": [book.objectives[c].id for c in members(band.dropped)],
        "unseen_objectives": [
            book.objectives[c].id for c in members(band.objectives | band.objective_deck)
        ],
        "wins": band.wins,
        "glory_before": band.glory_before,
    }


def show_attack(g: Shadespire) -> dict[str, object] | None:
    """Return the attack under way, the innermost if one interrupts another."""
    found: Attack | None = None
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Attack):
            found = frame
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
        "rolled": found.at > 2,
    }
