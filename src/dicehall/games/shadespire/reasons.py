"""Why something that looks natural is not legal now."""

from __future__ import annotations

from dicehall.games.shadespire.cards import REACTION
from dicehall.games.shadespire.moves import can_step, has_target, sprints
from dicehall.games.shadespire.reactions import AFTER_PLOY, Reactions
from dicehall.games.shadespire.rounds import Activate, PowerStep, can_charge
from dicehall.games.shadespire.strikes import Strike
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.verbs import ATTACK, CHARGE, EQUIP, MOVE, PLAY, REACT, STRIKE
from dicehall.kit.action import Action, act
from dicehall.kit.notation import Phrase, members
from dicehall.kit.table import BIT


def refusals(g: Shadespire) -> list[tuple[Action, Phrase]]:
    """Return what is not offered now, each with its reason."""
    if g.over:
        return []
    frame = g.stack[len(g.stack) - 1]
    found: list[tuple[Action, Phrase]] = []
    if isinstance(frame, Activate):
        found = activations(g, frame)
    elif isinstance(frame, PowerStep):
        found = power_cards(g, frame)
    elif isinstance(frame, Strike):
        found = targets(g, frame)
    elif isinstance(frame, Reactions):
        found = reactions(g, frame)
    offered = g.legal()
    return [(action, why) for action, why in found if action not in offered]


def activations(g: Shadespire, frame: Activate) -> list[tuple[Action, Phrase]]:
    """Return what fighters cannot do."""
    refused = []
    band = g.bands[frame.seat]
    for i in range(band.first, band.first + band.size):
        for what in (MOVE, CHARGE, ATTACK):
            refused.append((act(what, i), why_not(g, frame, i, what)))
    return refused


def why_not(g: Shadespire, frame: Activate, i: int, what: int) -> Phrase:
    """Return why a fighter cannot move, charge or attack."""
    fighter = g.fighters[i]
    if fighter.hex < 0:
        return Phrase("why-out")
    if fighter.charged:
        return Phrase("why-charged")
    if fighter.spent:
        return Phrase("why-spent")
    if what == ATTACK:
        if not has_target(g, frame.seat, fighter.hex, g.range_of(fighter)):
            return Phrase("why-no-target")
        return Phrase("why-no-attack")
    if fighter.moved:
        return Phrase("why-moved")
    if what == CHARGE and sprints(g, frame.seat):
        return Phrase("why-sprint")
    if not can_step(g, i):
        return Phrase("why-no-way")
    if what == CHARGE and not can_charge(g, i):
        return Phrase("why-no-charge")
    return Phrase("why-no-attack")


def power_cards(g: Shadespire, frame: PowerStep) -> list[tuple[Action, Phrase]]:
    """Return which cards in hand cannot be played."""
    refused: list[tuple[Action, Phrase]] = []
    band = g.bands[frame.seat]
    for card in members(band.hand):
        if card < g.book.ploy_count:
            reaction = g.book.ploys[card].when == REACTION
            why = Phrase("why-reaction") if reaction else Phrase("why-demand")
            refused.append((act(PLAY, card), why))
            continue
        upgrade = g.book.upgrades[card - g.book.ploy_count]
        for i in range(band.first, band.first + band.size):
            fighter = g.fighters[i]
            if fighter.hex < 0:
                why = Phrase("why-out")
            elif not upgrade.only >> fighter.card & 1:
                why = Phrase("why-restricted")
            else:
                why = Phrase("why-no-glory")
            refused.append((act(EQUIP, card - g.book.ploy_count, i), why))
    return refused


def reactions(g: Shadespire, frame: Reactions) -> list[tuple[Action, Phrase]]:
    """Return which cards in hand, and which skills of fighters, are no reaction to this."""
    refused: list[tuple[Action, Phrase]] = []
    band = g.bands[frame.seat]
    for card in members(band.hand & (BIT[g.book.ploy_count] - 1)):
        ploy = g.book.ploys[card]
        if ploy.when != REACTION:
            why = Phrase("why-no-reaction")
        elif frame.occasion > AFTER_PLOY or not frame.triggers(g, ploy.trigger):
            why = Phrase("why-occasion")
        else:
            why = Phrase("why-demand")
        refused.append((act(PLAY, card), why))
    for i in range(band.first, band.first + band.size):
        fighter = g.fighters[i]
        for u in members(fighter.upgrades & g.book.skilled):
            why = Phrase("why-out") if fighter.hex < 0 else Phrase("why-occasion")
            refused.append((act(REACT, g.book.ploy_count + u, i), why))
    return refused


def targets(g: Shadespire, frame: Strike) -> list[tuple[Action, Phrase]]:
    """Return whom the fighter cannot attack, and why."""
    refused: list[tuple[Action, Phrase]] = []
    me = g.fighters[frame.fighter]
    for k in members(g.attacks_of(me)):
        for i in range(len(g.fighters)):
            other = g.fighters[i]
            if other.seat == me.seat or other.hex < 0:
                continue
            far = g.field.board.distance(me.hex, other.hex) > g.book.attacks[k].range
            unseen = not g.sees(me.hex, other.hex)
            why = "why-too-far" if far else "why-unseen" if unseen else "why-other-target"
            refused.append((act(STRIKE, k, i), Phrase(why)))
    return refused
