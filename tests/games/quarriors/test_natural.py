"""Whatever looks natural is offered, or refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dicehall.games.quarriors.attack import BeforeAttack
from dicehall.games.quarriors.capture import Capture
from dicehall.games.quarriors.card import CREATURE, SPELL
from dicehall.games.quarriors.defence import BeforeDefence, Defence
from dicehall.games.quarriors.destruction import LastChance
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.oddities import (
    IN_POOL,
    TARGETS,
    WAS_ATTACHED,
    CopyForm,
    CullSpells,
    FetchCreature,
    SwapDie,
    TakeSpell,
)
from dicehall.games.quarriors.pieces import slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, SLOTS, held
from dicehall.games.quarriors.reactions import (
    BeforeRuin,
    EndOfTurn,
    NamedCreature,
    NamedSpell,
)
from dicehall.games.quarriors.rolling import Immediate, Reroll
from dicehall.games.quarriors.scoring import Cull
from dicehall.games.quarriors.setup import PickCards
from dicehall.games.quarriors.shaping import DispelSpell, RaiseLevels, TradeDie
from dicehall.games.quarriors.summoning import Prepare
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.targets import AttachSpell, DestroyEach, DestroyOne, SilenceCreature
from dicehall.games.quarriors.verbs import (
    ATTACH_TO,
    CAPTURE_DIE,
    CAST,
    COPY,
    CULL,
    CULL_SPELL,
    DEFEND,
    DESTROY,
    DISCARD,
    DISPEL_FROM,
    DISPEL_SPELL,
    FETCH_DIE,
    PICK,
    REROLL,
    SILENCE_IT,
    SUMMON,
    SWAP_FOR,
    SWITCH,
    TAKE,
    TRADE_IN,
    TURN_TO,
    USE,
)
from dicehall.games.quarriors.wilds import FACES, WAITING
from dicehall.kit.action import PASS, Action, act
from dicehall.kit.dice import FastDice

TURN = (Immediate, Prepare, Capture)
ANSWERS = (BeforeAttack, BeforeDefence, NamedCreature, NamedSpell, BeforeRuin, EndOfTurn)


def natural(g: Quarriors) -> Iterator[Action]:
    """What the asked seat might wish to do, by what lies open, whether the rules allow it or not.

    Written without a look at `ask`: it knows components, no rules.
    """
    frame = g.stack[-1]
    seat = int(g.seat)
    me = g.players[seat] if len(g.players) else None
    slots = range(SLOTS)
    everybody = [
        owner * TARGETS + i
        for owner in range(g.seats)
        for i in range(len(g.players[owner].creatures))
    ]
    if isinstance(frame, PickCards):
        yield from (act(PICK, number) for number in range(3, len(g.book.cards)))
        return
    assert me is not None
    pool, spells = me.pool.listed(), me.spells.listed()
    if isinstance(frame, TURN):
        for die in pool:
            face = g.face(die)
            cast = face.kind == SPELL and not face.usable
            yield act(SUMMON if face.kind == CREATURE else CAST if cast else USE, die)
        yield from (act(CAPTURE_DIE, slot) for slot in slots)
        yield from (act(DISCARD, die) for die in spells)
    if isinstance(frame, (*TURN, *ANSWERS, LastChance, Defence)):
        yield from (act(CAST, die) for die in spells)
        for i, creature in enumerate(me.creatures):
            if slot_of(creature.die) == g.wilds.copier:
                yield act(SWITCH, i)
    if isinstance(frame, Defence):
        yield PASS
        yield from (act(DEFEND, i) for i in range(len(me.creatures)))
    elif isinstance(frame, Reroll):
        yield from (act(REROLL, die) for die in pool)
    elif isinstance(frame, AttachSpell):
        yield from (act(ATTACH_TO, i) for i in range(len(me.creatures)))
    elif isinstance(frame, (DestroyOne, DestroyEach)):
        yield from (act(DESTROY, target) for target in everybody)
    elif isinstance(frame, SilenceCreature):
        yield from (act(SILENCE_IT, target) for target in everybody)
    elif isinstance(frame, CopyForm):
        yield from (act(COPY, target) for target in everybody)
    elif isinstance(frame, DispelSpell):
        yield from (
            act(DISPEL_SPELL, owner, die)
            for owner in range(g.seats)
            for die in g.players[owner].spells.listed()
        )
        yield from (act(DISPEL_FROM, target) for target in everybody)
    elif isinstance(frame, RaiseLevels):
        first = slot_of(me.creatures[frame.creature].die) * FACES
        for die in {first + g.face(first + side).number for side in range(6)}:
            if g.face(die).kind == CREATURE:
                yield act(TURN_TO, die)
    else:
        yield from natural_scoring(g, seat)


def natural_scoring(g: Quarriors, seat: int) -> Iterator[Action]:
    """What somebody who scores might wish to do."""
    frame = g.stack[-1]
    me = g.players[seat]
    owned = [slot for slot in range(SLOTS) if g.dice_of(seat)[slot] > 0]
    if isinstance(frame, Cull):
        yield from (act(CULL, slot) for slot in owned)
    elif isinstance(frame, FetchCreature):
        yield from (act(FETCH_DIE, slot) for slot in owned)
    elif isinstance(frame, SwapDie):
        for owner in range(g.seats):
            dice = g.dice_of(owner)
            yield from (act(SWAP_FOR, owner, slot) for slot in range(SLOTS) if dice[slot] > 0)
    elif isinstance(frame, TakeSpell):
        yield from (act(TAKE, slot) for slot in range(SLOTS))
    elif isinstance(frame, TradeDie):
        if frame.culled < 0:
            yield from (act(TRADE_IN, slot) for slot in owned)
        else:
            yield from (act(TAKE, slot) for slot in range(SLOTS))
    elif isinstance(frame, CullSpells):
        yield from (act(CULL_SPELL, IN_POOL, die) for die in me.pool.listed())
        for slot in range(FIRST_SPELL, SLOTS):
            if held(me.used, slot) > 0:
                yield act(CULL_SPELL, WAS_ATTACHED, slot * FACES + WAITING)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_looks_natural_is_offered_or_refused_with_a_reason(seed: int):
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    assert isinstance(g, Quarriors)
    dice = FastDice(100 + seed)
    while not g.over:
        if dice.below(3) == 0 or g.asking() not in ("Immediate", "Prepare", "Capture"):
            offered = set(g.legal())
            refused = {action for action, _why in GAME.refused(g)}
            assert not offered & refused
            write = GAME.notation.write
            silent = [write(g, action) for action in natural(g) if action not in offered | refused]
            assert silent == [], g.asking()
        g.apply(g.options[dice.below(g.option_count)])
