"""Whatever looks natural but is not offered is refused with the reason that keeps it back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.card import KINDS, NEGATIVE, POSITIVE, REROLL_OWN, SEATS
from dicehall.games.shazar.choices import CopyKind, PassOn, RecallRelic, Remove
from dicehall.games.shazar.fate import Moment
from dicehall.games.shazar.field import HEXES, PORTAL_OUT
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.hands import Exchange, Guardian
from dicehall.games.shazar.marks import has
from dicehall.games.shazar.moves import ANY_EXIT, FREE_HEX, Jumps, Steps
from dicehall.games.shazar.pieces import RIPE, SPENT, Barred
from dicehall.games.shazar.piles import FATE_DECK, HAND, fresh, kept
from dicehall.games.shazar.relics import lies_with
from dicehall.games.shazar.removal import Shed, Upkeep
from dicehall.games.shazar.rolls import AfterRoll, Check
from dicehall.games.shazar.running import ChooseEnemy
from dicehall.games.shazar.setup import PickCharacters
from dicehall.games.shazar.spells import Aim, BarHex, Cast, PlaceHex
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.turn import Move
from dicehall.games.shazar.verbs import (
    AIM,
    CAST,
    CHOOSE,
    COPY,
    DONE,
    DROP,
    ENTER,
    FIGHT,
    HAND_ON,
    JUMP,
    LUCK,
    PICK,
    PLACE,
    PLAY,
    RECALL,
    REMOVE,
    RETURN,
    SEIZE,
    SHED,
    STEP,
)
from dicehall.kit.action import Action, act
from dicehall.kit.dice import FastDice
from dicehall.kit.table import Frame
from tests.games.shazar.scenes import BEATRICE, DAREN, GOTHARD, SHANTIREN, Scene, laid


class Laid(Scene):
    """A game that is being laid out."""

    def __init__(self, seats: int, characters: str) -> None:
        self.g = laid(seats, characters=characters)
        self.events = self.g.listen()


def asked(scene: Scene, frame: Frame) -> dict[str, str]:
    """Put a question out of its turn; return what it refuses."""
    scene.clear()
    scene.g.push(frame)
    scene.g.advance()
    assert scene.asking() == type(frame).__name__
    return scene.refused()


def fated(*ids: str) -> Scene:
    """Beatrice holds Fate cards; two more mages sit at the table."""
    scene = Scene(3)
    scene.keep(BEATRICE, *ids)
    return scene


# ---- steps ----


def test_move_single_and_barred_hexes():
    """[move.single] [spell.block-hex]"""
    scene = Scene()
    scene.stand(GOTHARD, "beatrice-1-1")
    scene.g.barred = append(scene.g.barred, Barred(scene.hex("beatrice-1-2"), GOTHARD, 1))
    scene.turn(BEATRICE, "move")
    why = scene.refused()
    assert why["step beatrice-1-1"] == "why-occupied"
    assert why["step beatrice-1-2"] == "why-barred"
    assert "step beatrice-1-3" in scene.options()


def test_stage_2_one_step_and_never_none():
    """[stage-2] [hex.windfall]"""
    scene = Scene(4)
    scene.turn(SHANTIREN, "move")
    why = scene.refused()
    assert why["step shantiren-1-4"] == "why-closed"
    assert why["step shantiren-2-1"] == "why-too-far"
    assert why["step shantiren-in"] == "why-too-far"
    assert why["enter daren-out"] == "why-far-portal"
    assert why["done"] == "why-must-step"
    assert "step shantiren-c" not in why


def test_portal_busy_and_taken_exits():
    """[portal.busy] [portal.choice]"""
    scene = Scene(3)
    scene.stand(BEATRICE, "beatrice-2-1")
    scene.stand(GOTHARD, "gothard-out")
    scene.turn(BEATRICE, "move")
    assert "enter daren-out" in scene.options()
    assert scene.refused_to("enter") == {"enter gothard-out": "why-occupied"}
    assert "step beatrice-in" not in scene.refused()
    scene.stand(DAREN, "daren-out")
    scene.turn(BEATRICE, "move")
    busy = {"enter gothard-out": "why-portal-busy", "enter daren-out": "why-portal-busy"}
    assert scene.refused_to("enter") == busy


@pytest.mark.parametrize(
    ("mark", "why"), [("gothard-chains", "why-held"), ("daren-false-trail", "why-led")]
)
def test_move_held_or_led(mark: str, why: str):
    """[move.held] [status.led]"""
    scene = Scene(4)
    scene.mark(BEATRICE, mark, cause=DAREN)
    scene.keep(BEATRICE, "n-potion")
    scene.stand(BEATRICE, "beatrice-2-1")
    scene.turn(BEATRICE, "move")
    refused = scene.refused()
    assert (refused["step beatrice-1-1"], refused["enter daren-out"]) == (why, why)
    assert refused["step beatrice-c"] == "why-too-far"
    assert "done" in scene.options()


def test_move_several_the_first_step_may_be_a_must():
    """[status.led]"""
    scene = Scene()
    assert asked(scene, Steps(GOTHARD, BEATRICE, 1, True))["done"] == "why-must-step"
    assert "done" not in asked(scene, Steps(GOTHARD, BEATRICE, 2))
    assert scene.refused()["step beatrice-2-1"] == "why-too-far"


def test_effects_teleport_reasons():
    """[effects.teleport]"""
    scene = Scene(4)
    scene.stand(GOTHARD, "shantiren-out")
    scene.stand(DAREN, "shantiren-2-1")
    why = asked(scene, Jumps(SHANTIREN, SHANTIREN, FREE_HEX))
    assert why == {
        "jump shantiren-c": "why-capital",
        "jump shantiren-in": "why-entrance",
        "jump shantiren-1-4": "why-closed",
        "jump shantiren-2-1": "why-occupied",
        "jump shantiren-out": "why-occupied",
    }
    assert asked(scene, Jumps(BEATRICE, BEATRICE, ANY_EXIT)) == {
        "jump shantiren-out": "why-occupied"
    }


# ---- artifacts ----


def test_capture_reasons():
    """[capture] [capture.miss]"""
    scene = Scene(4)
    scene.stand(BEATRICE, "gothard-c")
    scene.stand(GOTHARD, "gothard-1-1")
    scene.g.carrier[DAREN] = GOTHARD
    scene.g.keeper[SHANTIREN] = -1
    scene.turn(BEATRICE, "move")
    assert scene.refused_to("seize") == {
        "seize eye": "why-not-yet",
        "seize chalice": "why-carried",
        "seize sceptre": "why-burnt",
    }
    scene.g.mages[BEATRICE].claim = SPENT
    assert scene.refused()["seize eye"] == "why-failed"
    scene.g.mages[BEATRICE].claim = RIPE
    scene.turn(BEATRICE, "move")
    assert "seize eye" in scene.options()
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.turn(BEATRICE, "move")
    assert scene.refused()["seize eye"] == "why-not-there"
    assert "seize hourglass" not in scene.refused()  # her own, at home


def test_turn_the_step_is_over_when_spells_are_cast():
    """[turn] [capture]"""
    scene = Scene()
    scene.stand(BEATRICE, "gothard-c")
    scene.stand(GOTHARD, "gothard-1-1")
    scene.g.mages[BEATRICE].claim = RIPE
    scene.hand(BEATRICE, "beatrice-spark")
    scene.turn(BEATRICE, "spell")
    why = scene.refused()
    assert (why["seize eye"], why["step gothard-1-2"]) == ("why-step-over", "why-step-over")
    scene.g.mages[BEATRICE].claim = SPENT
    assert scene.refused()["seize eye"] == "why-failed"


def test_fate_call_of_stone_reasons():
    """[fate.call-of-stone]"""
    scene = Scene(4)
    for relic in (BEATRICE, GOTHARD):
        scene.g.keeper[relic] = BEATRICE
        scene.g.carrier[relic] = DAREN
    scene.g.keeper[SHANTIREN] = -1
    burnt = {"recall chalice": "why-not-yours", "recall sceptre": "why-burnt"}
    assert asked(scene, RecallRelic(BEATRICE)) == burnt
    scene.g.keeper[SHANTIREN] = BEATRICE
    assert scene.refused()["recall sceptre"] == "why-not-stolen"


# ---- spells ----


def test_spell_sign_reasons():
    """[spell.sign] [portal.exit]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-meteor")
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.turn(BEATRICE, "spell")
    assert scene.refused_to("cast") == {"cast beatrice-meteor": "why-sign"}
    scene.stand(BEATRICE, "gothard-out")
    scene.keep(BEATRICE, "n-potion")
    scene.turn(BEATRICE, "spell")
    assert set(scene.refused_to("cast").values()) == {"why-no-sign"}
    assert len(scene.refused_to("cast")) == 2


def test_status_no_spell_and_no_attack():
    """[status.no-spell] [status.no-attack] [fate.truce]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark", "beatrice-elixir")
    scene.mark(BEATRICE, "mana-fever")
    scene.turn(BEATRICE, "spell")
    assert scene.refused_to("cast") == {"cast beatrice-spark": "why-no-attack"}
    scene.g.truce = GOTHARD
    assert scene.refused_to("cast") == {"cast beatrice-spark": "why-truce"}
    scene.mark(BEATRICE, "gothard-muteness")
    scene.keep(BEATRICE, "n-potion")
    scene.turn(BEATRICE, "spell")
    assert set(scene.refused_to("cast").values()) == {"why-muted"}


def test_trap_two_a_third_is_refused():
    """[trap.two]"""
    scene = Scene(3)
    scene.trap(DAREN, "beatrice-2-4", "daren-rune")
    scene.trap(DAREN, "beatrice-2-5", "daren-wolf-pit")
    scene.hand(DAREN, "daren-wolf-pit", "daren-knife")
    scene.turn(DAREN, "spell")
    assert scene.refused_to("cast") == {"cast daren-wolf-pit": "why-traps-full"}


def test_turn_spells_come_after_the_step():
    """[turn]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark")
    scene.turn(BEATRICE, "move")
    assert scene.refused()["cast beatrice-spark"] == "why-spell-later"
    scene.mark(BEATRICE, "plague")
    scene.turn(BEATRICE, "effects", (50, 50))
    assert scene.asking() == "Upkeep"
    assert scene.refused()["cast beatrice-spark"] == "why-spell-later"


def test_spell_aim_wants_somebody_on_the_board():
    """[spell.aim] [death.waiting] [effects.chosen]"""
    scene = Scene(4)
    scene.g.mages[GOTHARD].hex = -1
    scene.g.mages[DAREN].hex = -1
    scene.g.mages[DAREN].out = True
    assert asked(scene, Aim(BEATRICE)) == {"aim 2": "why-off-board", "aim 3": "why-out"}
    assert scene.options() == ["aim 1", "aim 4"]
    assert asked(scene, ChooseEnemy(BEATRICE)) == {
        "choose 1": "why-not-self",
        "choose 2": "why-off-board",
        "choose 3": "why-out",
    }


@pytest.mark.parametrize("question", [PlaceHex, BarHex])
def test_trap_place_reasons(question: type[PlaceHex] | type[BarHex]):
    """[trap.place] [spell.block-hex]"""
    scene = Scene(4)
    scene.trap(DAREN, "beatrice-2-4", "daren-rune")
    scene.stand(GOTHARD, "beatrice-2-5")
    scene.g.barred = append(scene.g.barred, Barred(scene.hex("beatrice-2-6"), GOTHARD, 1))
    why = asked(scene, question(DAREN))
    assert why["place beatrice-c"] == "why-capital"
    assert why["place beatrice-in"] == why["place beatrice-out"] == "why-portal"
    assert why["place shantiren-1-4"] == "why-closed"
    assert why["place beatrice-2-4"] == "why-has-trap"
    assert why["place beatrice-2-5"] == "why-occupied"
    assert why["place beatrice-2-6"] == "why-barred"
    assert len(why) + len(scene.options()) == 4 * HEXES


# ---- Fate cards ----


def test_fate_named_cards_have_their_time():
    """[fate.named] [fate.call-of-stone] [fate.counter]"""
    scene = fated("n-potion", "n-reroll", "n-star", "n-counter", "call-of-stone")
    scene.turn(BEATRICE, "move")
    late = {
        "play n-reroll": "why-roll-only",
        "play n-star": "why-roll-only",
        "play n-counter": "why-spell-only",
        "play call-of-stone": "why-none-stolen",
    }
    assert scene.refused_to("play") == late
    scene.turn(BEATRICE, "spell")
    assert scene.refused_to("play") == late
    scene.turn(BEATRICE)
    assert scene.asking() == "Moment"
    assert scene.refused() == late
    scene.g.carrier[BEATRICE] = GOTHARD
    scene.turn(BEATRICE, "move")
    assert "play call-of-stone" in scene.options()


def test_fate_counter_answers_the_spell_of_another():
    """[fate.counter]"""
    scene = fated("n-counter", "n-potion")
    scene.g.active = GOTHARD
    scene.g.played = 0
    assert "play n-counter" not in asked(scene, Moment(BEATRICE, True))
    assert "play n-counter" in scene.options()
    scene.g.played = -1  # as if somebody had been quicker
    assert scene.refused() == {"play n-counter": "why-spell-gone"}
    scene.g.played = 0
    scene.g.active = BEATRICE
    assert scene.refused() == {"play n-counter": "why-own-spell"}


def test_death_waiting_nobody_plays_from_outside():
    """[death.waiting]"""
    scene = fated("n-counter", "n-potion", "n-star")
    scene.g.mages[BEATRICE].hex = -1
    scene.g.active = GOTHARD
    why = asked(scene, Moment(BEATRICE))
    assert scene.options() == ["pass"]
    assert why["play n-potion"] == why["play n-counter"] == "why-off-board"
    assert why["play n-star"] == "why-roll-only"


def test_fate_later_ordinary_cards_wait():
    """[fate.later]"""
    scene = fated("n-potion")
    scene.g.fates.move(0, FATE_DECK, fresh(BEATRICE))  # an ordinary one
    scene.g.active = GOTHARD
    assert set(asked(scene, Moment(BEATRICE)).values()) == {"why-not-named"}


def rolled(scene: Scene, roller: int, seat: int) -> dict[str, str]:
    """A mage has rolled, and a seat is asked; return what is refused."""
    scene.clear()
    scene.g.active = seat
    scene.rolls(40)
    scene.g.push(Check(roller, 50))
    scene.g.advance()
    assert (scene.asking(), scene.g.seat) == ("AfterRoll", seat)
    return scene.refused()


def test_fate_any_time_after_a_roll_only_the_roll_is_answered():
    """[fate.any-time] [fate.star]"""
    scene = fated("n-reroll", "n-star", "n-potion", "n-counter", "call-of-stone")
    first = {f"play {id}": "why-roll-first" for id in ("n-potion", "n-counter", "call-of-stone")}
    assert rolled(scene, BEATRICE, BEATRICE) == first
    assert scene.options() == ["play n-reroll", "play n-star", "pass"]
    check = scene.g.stack[0]
    assert isinstance(check, Check)
    check.bare = 0  # as a Star leaves it
    assert scene.refused() == first | {"play n-star": "why-roll-set"}
    assert rolled(scene, GOTHARD, BEATRICE) == first | {"play n-star": "why-others-roll"}


def test_status_reroll_own_is_for_own_rolls():
    """[fate.reroll]"""
    scene = fated("n-reroll")
    scene.mark(BEATRICE, "reroll-own")
    assert rolled(scene, BEATRICE, BEATRICE) == {}
    assert "luck" in scene.options()
    assert rolled(scene, GOTHARD, BEATRICE) == {"luck": "why-others-roll"}


# ---- lasting effects ----


def test_removal_reasons():
    """[removal] [removal.blessings] [fate.any-time]"""
    scene = fated("n-potion", "n-star")
    scene.mark(BEATRICE, "plague", "beatrice-surge", "no-attack")
    assert asked(scene, Upkeep(BEATRICE)) == {
        "drop plague": "why-needs-roll",
        "drop no-attack": "why-not-shaken",
        "play n-potion": "why-fate-later",
        "play n-star": "why-roll-only",
    }


def test_removal_assign_names_the_roll_that_is_needed():
    """[removal.assign]"""
    scene = Scene(4)
    scene.mark(BEATRICE, "shivers", "pallor", "plague", "beatrice-surge")
    shed = Shed(BEATRICE)
    shed.rolls = vec[i64]([60])
    why = asked(scene, shed)
    assert scene.options() == ["shed shivers", "shed pallor", "done"]
    assert why == {"shed plague": "why-roll-too-low", "shed beatrice-surge": "why-not-shaken"}
    said = {phrase.key: phrase.args for _action, phrase in GAME.refused(scene.g)}
    assert said["why-roll-too-low"] == {"need": 65}


def test_effects_dispel_and_cure_reasons():
    """[effects.dispel] [effects.cure]"""
    scene = Scene(4)
    scene.mark(BEATRICE, "plague", "shivers", "gothard-chains", "beatrice-surge", "daren-cloak")
    blessings = ("beatrice-surge", "daren-cloak")
    why = asked(scene, Remove(GOTHARD, BEATRICE, NEGATIVE))
    assert why == {f"remove {id}": "why-only-negative" for id in blessings}
    why = asked(scene, Remove(GOTHARD, BEATRICE, POSITIVE))
    curses = ("plague", "shivers", "gothard-chains")
    assert why == {f"remove {id}": "why-only-positive" for id in curses}
    why = asked(scene, Remove(GOTHARD, BEATRICE, NEGATIVE, 1, True))
    assert why == {f"remove {id}": "why-not-disease" for id in (*blessings, "gothard-chains")}


def test_effects_pass_reasons():
    """[effects.pass] [effects.four] [effects.duplicates]"""
    scene = Scene(4)
    scene.mark(BEATRICE, "plague", "shivers", "gothard-chains", "beatrice-surge")
    scene.mark(GOTHARD, "plague", "gothard-chains", "gothard-evil-eye", "gothard-muteness")
    scene.mark(GOTHARD, "shantiren-roots")
    assert asked(scene, PassOn(BEATRICE, GOTHARD)) == {
        "hand-on plague": "why-has-disease",
        "hand-on gothard-chains": "why-no-place",
        "hand-on beatrice-surge": "why-only-negative",
    }
    assert scene.options() == ["hand-on shivers"]


# ---- hexes and cards in hand ----


def test_hex_mana_lake_reasons():
    """[hex.mana-lake] [ruling.8]"""
    why = asked(Scene(2), CopyKind(BEATRICE))
    assert {why[f"copy {kind}"] for kind in ("capital", "portal-in", "mana-lake")} == {
        "why-no-copy"
    }
    assert why["copy windfall"] == why["copy tartarus"] == "why-not-in-play"


def test_hex_guardian_wants_an_attack_spell():
    """[hex.guardian] [ruling.7]"""
    scene = Scene()
    scene.hand(GOTHARD, "gothard-stupor", "gothard-chains")
    assert asked(scene, Guardian(GOTHARD)) == {"fight gothard-chains": "why-not-attack"}


def test_hex_school_keeps_stolen_cards():
    """[hex.school]"""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-spark", "gothard-chains")
    assert asked(scene, Exchange(BEATRICE)) == {"return gothard-chains": "why-stolen-card"}


def test_setup_character_is_played_once():
    """[setup.character]"""
    scene = Laid(3, "choose")
    assert scene.refused() == {}
    scene.play("pick daren")
    assert scene.refused() == {"pick daren": "why-taken"}


# ---- all that looks natural ----


def natural(g: Shazar) -> Iterator[Action]:
    """What the asked seat might wish to do, by what lies open, whether the rules allow it or not.

    Written without a look at `ask`: it knows components, no rules.
    """
    frame = g.stack[-1]
    seat = int(g.seat)
    if isinstance(frame, PickCharacters):
        yield from (act(PICK, character) for character in range(SEATS))
        return
    everybody = range(g.seats)
    everywhere = range(g.seats * HEXES)
    hand = [
        int(g.book.spell_of(deck, card).number)
        for deck in range(SEATS)
        for card in g.cards.listed_in(HAND + SEATS * seat + deck)
    ]
    mage = g.mages[seat]
    own_marks = {mark.number for mark in mage.marks}
    if isinstance(frame, (Move, Steps)):
        who = seat if isinstance(frame, Move) else int(frame.who)
        place = g.mages[who].hex
        land = place // HEXES
        entrance = next(hex for hex in everywhere if hex // HEXES == land and is_entrance(g, hex))
        yield act(DONE)
        yield from (
            act(STEP, hex)
            for hex in everywhere
            if hex // HEXES == land and hex not in (place, entrance)
        )
        yield from (act(ENTER, other * HEXES + PORTAL_OUT) for other in everybody if other != land)
    if isinstance(frame, (Move, Cast)):
        yield from (act(SEIZE, relic) for relic in everybody if not lies_with(g, relic, seat))
    if isinstance(frame, (Move, Cast, Upkeep)):
        yield from (act(CAST, spell) for spell in hand)
    if isinstance(frame, (Move, Cast, Upkeep, Moment, AfterRoll)):
        held = [*g.fates.listed_in(kept(seat)), *g.fates.listed_in(fresh(seat))]
        yield from (act(PLAY, g.book.fate_cards[card]) for card in held)
    if isinstance(frame, AfterRoll) and has(g, seat, REROLL_OWN):
        yield act(LUCK)
    elif isinstance(frame, Cast):
        near = [g.realm.near[6 * mage.hex + i] for i in range(6)]
        yield from (act(STEP, hex) for hex in near if hex >= 0 and not is_entrance(g, hex))
    elif isinstance(frame, Upkeep):
        yield from (act(DROP, mark) for mark in own_marks)
    elif isinstance(frame, Shed):
        yield from (act(SHED, mark) for mark in own_marks)
    elif isinstance(frame, PassOn):
        yield from (act(HAND_ON, mark) for mark in own_marks)
    elif isinstance(frame, Remove):
        marks = g.mages[frame.who].marks
        yield from (act(REMOVE, mark.number) for mark in marks)
    elif isinstance(frame, (Aim, ChooseEnemy)):
        yield from (act(AIM if isinstance(frame, Aim) else CHOOSE, other) for other in everybody)
    elif isinstance(frame, (PlaceHex, BarHex)):
        yield from (act(PLACE, hex) for hex in everywhere)
    elif isinstance(frame, Jumps):
        land = g.mages[frame.who].hex // HEXES
        exits = [other * HEXES + PORTAL_OUT for other in everybody]
        here = [hex for hex in everywhere if hex // HEXES == land]
        yield from (act(JUMP, hex) for hex in (exits if frame.where == ANY_EXIT else here))
    elif isinstance(frame, CopyKind):
        yield from (act(COPY, kind) for kind in range(len(KINDS)))
    elif isinstance(frame, RecallRelic):
        yield from (act(RECALL, relic) for relic in everybody)
    elif isinstance(frame, Exchange):
        yield from (act(RETURN, spell) for spell in hand)
    elif isinstance(frame, Guardian):
        yield from (act(FIGHT, spell) for spell in hand)


def is_entrance(g: Shazar, hex: int) -> bool:
    """Say whether a hex is a Portal entrance, which nobody stands on."""
    return KINDS[g.realm.kinds[hex]] == "portal-in"


ASKED = "PickCharacters Move Steps Cast Aim Moment AfterRoll Upkeep Exchange Guardian ChooseEnemy"


def test_whatever_looks_natural_is_offered_or_refused_with_a_reason():
    asked: set[str] = set()
    for seed in range(24):
        g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
        assert isinstance(g, Shazar)
        dice = FastDice(100 + seed)
        while not g.over and g.decisions < 400:
            often = g.asking() in ("Move", "Cast", "AfterRoll", "Moment")
            if dice.below(6 if often else 1) == 0:
                asked.add(g.asking())
                look_around(g)
            g.apply(g.options[dice.below(g.option_count)])
    assert set(ASKED.split()) - asked == set()


def look_around(g: Shazar) -> None:
    """Nothing natural is passed over in silence, and who asks why is offered the same."""
    offered = set(g.legal())
    refused = {action for action, _why in GAME.refused(g)}
    assert not offered & refused
    curious = g.copy()
    curious.refused = []
    curious.option_count = 0
    curious.stack[-1].put_again(curious)
    assert curious.legal() == g.legal()
    write = GAME.notation.write
    silent = [write(g, action) for action in natural(g) if action not in offered | refused]
    assert silent == [], g.asking()
