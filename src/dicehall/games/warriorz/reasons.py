"""Why something that looks natural is not legal now."""

from __future__ import annotations

from dicehall.games.warriorz.battle import Actions
from dicehall.games.warriorz.card import STRIKE_KIND
from dicehall.games.warriorz.table import ADJACENT, ZONES, Warrior, Warriorz
from dicehall.games.warriorz.verbs import BLAST, MOVE, SHOOT, STRIKE, STRIKE_SECOND
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.notation import Phrase


def refusals(g: Warriorz) -> list[tuple[Action, Phrase]]:
    """Return the attacks and moves that are not offered, each with its reason."""
    if g.over:
        return []
    frame = g.stack[len(g.stack) - 1]
    if not isinstance(frame, Actions):
        return []
    offered = g.legal()
    refused: list[tuple[Action, Phrase]] = []
    attacked = [first(a) for a in offered if verb(a) in (STRIKE, STRIKE_SECOND, SHOOT)]
    blasted = [first(a) for a in offered if verb(a) == BLAST]
    for i in range(len(g.warriors)):
        if i != frame.warrior and i not in attacked and g.warriors[i].zone not in blasted:
            reason = why_no_attack(g, frame, i)
            kind = STRIKE if g.warriors[i].zone == g.warriors[frame.warrior].zone else SHOOT
            refused.append((act(kind, i), reason))
    for zone in range(ZONES):
        action = act(MOVE, zone)
        if action not in offered and zone != g.warriors[frame.warrior].zone:
            refused.append((action, why_no_move(g, frame, zone)))
    return refused


def why_no_attack(g: Warriorz, frame: Actions, target: int) -> Phrase:
    """Return why a warrior cannot be attacked now."""
    me = g.warriors[frame.warrior]
    other = g.warriors[target]
    if other.lives == 0:
        return Phrase("why-out")
    if frame.left & 3 == 0:
        return Phrase("why-no-attack-left")
    if other.team == me.team:
        return Phrase("why-teammate")
    if me.skull == target:
        return Phrase("why-skull")
    if g.card_of(me).two_targets and frame.first_target == target:
        return Phrase("why-same-target")
    return why_out_of_reach(g, frame, me, other)


def why_out_of_reach(g: Warriorz, frame: Actions, me: Warrior, other: Warrior) -> Phrase:
    """Return why no attack that is left reaches a warrior."""
    card = g.card_of(me)
    kinds = [card.attack_kind[k] for k in range(card.attacks) if frame.left >> k & 1]
    near = me.zone == other.zone
    if near and STRIKE_KIND not in kinds:
        return Phrase("why-too-near")
    if not near and kinds == [STRIKE_KIND] * len(kinds):
        return Phrase("why-too-far")
    if near and g.card_of(other).no_strikes:
        return Phrase("why-no-strikes")
    if not near and g.card_of(other).no_shots:
        return Phrase("why-no-shots")
    if card.same_zone and frame.origin >= 0 and frame.origin != me.zone:
        return Phrase("why-other-zone")
    return Phrase("why-fewer-attacks")


def why_no_move(g: Warriorz, frame: Actions, zone: int) -> Phrase:
    """Return why a zone cannot be entered now."""
    me = g.warriors[frame.warrior]
    if frame.moves == 0:
        return Phrase("why-no-move-left")
    if zone == frame.start:
        return Phrase("why-start-zone")
    if not ADJACENT[me.zone] >> zone & 1:
        return Phrase("why-not-adjacent")
    return Phrase("why-fewer-attacks")
