"""Why something is not offered: each reason in a scene, and a reason for all that looks natural."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dicehall.games.warriorz.actions import Actions
from dicehall.games.warriorz.attack import PassOnDice
from dicehall.games.warriorz.battle import ChooseCards
from dicehall.games.warriorz.book import HAND, WARRIORS
from dicehall.games.warriorz.card import STRIKE_KIND
from dicehall.games.warriorz.game import GAME
from dicehall.games.warriorz.setup import PickWarriors, PlaceWarriors
from dicehall.games.warriorz.table import ZONES, Warriorz
from dicehall.games.warriorz.verbs import (
    BLAST,
    FLIP,
    GIVE_DIE,
    GIVE_SKULL,
    MOVE,
    PICK,
    PLACE,
    PLAY,
    REROLL,
    ROLL,
    SHOOT,
    STRIKE,
    STRIKE_SECOND,
)
from dicehall.games.warriorz.volley import Amulet, Volley
from dicehall.kit.action import PASS, Action, act
from dicehall.kit.dice import FastDice
from tests.games.stage import Stage
from tests.games.warriorz.scenes import Scene, laid


class Laid(Stage[Warriorz]):
    """A battle that is being laid out."""

    game = GAME

    def __init__(self, seats: int, **options: object) -> None:
        self.g = laid(seats, **options)
        self.events = self.g.listen()


def turn(me: str, card: str, **zones: str) -> Scene:
    """A warrior acts first, with a card; nobody has an amulet."""
    scene = Scene(**zones)  # type: ignore[arg-type]
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.warrior(me).shock = 20
    scene.round(None, **{me: card})
    return scene


# ---- attacks ----


def test_wounds_out_nobody_attacks_who_is_out() -> None:
    """[wounds.out]"""
    scene = Scene(bonsai="centre", agaric="centre", cactus="centre")
    scene.warrior("agaric").lives = 0
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-iai")
    assert scene.refused()["strike agaric"] == "why-out"


def test_teams_nobody_attacks_a_teammate() -> None:
    """[ruling.17]"""
    scene = Scene(mode=1, each=2, bonsai="centre", agaric="centre", cactus="centre", sorgho="north")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-iai")
    assert scene.refused()["strike agaric"] == "why-teammate"


def test_special_skull_protects_its_giver() -> None:
    """[special.skull]"""
    scene = Scene(bonsai="centre", agaric="centre", baobab="centre")
    scene.warrior("bonsai").skull = scene.index("baobab")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-iai")
    assert scene.refused()["strike baobab"] == "why-skull"


@pytest.mark.parametrize(
    ("me", "card", "answer", "why"),
    [
        ("bonsai", "bonsai-iai", "strike agaric", "why-too-far"),
        ("jojoba", "jojoba-fulldraw", "shoot cactus", "why-too-near"),
        ("jojoba", "jojoba-knifearrow", "strike agaric", "why-too-far"),
        ("jojoba", "jojoba-knifearrow", "shoot cactus", "why-too-near"),
    ],
)
def test_attack_reasons_belong_to_the_verb(me: str, card: str, answer: str, why: str) -> None:
    """[attack.strike] [attack.shot]"""
    scene = turn(me, card, agaric="north", cactus="centre", **{me: "centre"})
    assert scene.refused()[answer] == why


def test_attack_reasons_speak_of_printed_attacks_only() -> None:
    """[attack]"""
    scene = turn("bonsai", "bonsai-iai", agaric="north", cactus="centre", bonsai="centre")
    assert not [answer for answer in scene.refused() if answer.startswith("shoot")]


def test_special_pipe_and_ring_are_named() -> None:
    """[special.pipe] [special.ring]"""
    scene = Scene(zamioculcas="centre", agaric="north", jojoba="centre", baobab="south")
    scene.open_card("jojoba", "jojoba-pipe")
    scene.open_card("agaric", "agaric-ring")
    scene.warrior("zamioculcas").shock = 20
    scene.round(zamioculcas="zamioculcas-tailfire")
    why = scene.refused()
    assert why["strike jojoba"] == "why-no-strikes"
    assert why["shoot agaric"] == "why-no-shots"
    assert why["strike baobab"] == "why-too-far"


def test_special_double_shot_goes_to_another_warrior_from_the_same_zone() -> None:
    """[special.double-shot] [ruling.9]"""
    scene = turn("jojoba", "jojoba-double", jojoba="centre", bonsai="north", cactus="south")
    scene.dice(1, 1)
    scene.play("shoot bonsai")
    assert scene.refused()["shoot bonsai"] == "why-same-target"
    assert scene.refused()["move north"] == "why-fewer-attacks"
    scene.warrior("jojoba").zone = 1  # as if something had carried it off
    assert scene.refused()["shoot cactus"] == "why-other-zone"


def test_actions_all_attacks_are_made_once() -> None:
    """[actions.all]"""
    scene = turn("cactus", "cactus-epaulette", cactus="north", agaric="north", bonsai="north")
    scene.dice(1, 1, 1)
    scene.play("strike agaric")
    assert scene.refused()["strike bonsai"] == "why-attack-made"
    assert scene.refused()["strike-second agaric"] == "why-same-target"
    assert "strike-second bonsai" in scene.options()
    scene.dice(1, 1)
    scene.play("strike-second bonsai")
    assert scene.refused()["strike bonsai"] == "why-no-attack-left"
    assert scene.refused()["strike-second bonsai"] == "why-no-attack-left"


def test_special_keg_wants_a_target_in_another_zone() -> None:
    """[special.keg]"""
    scene = turn("agaric", "agaric-keg", agaric="centre", bonsai="north", cactus="centre")
    why = scene.refused()
    assert why["blast centre"] == "why-too-near"
    assert why["blast south"] == "why-no-target-there"
    assert why["shoot cactus"] == "why-too-near"
    assert "blast north" in scene.options()
    scene.dice(1, 1, 1)
    scene.play("blast north")
    assert scene.refused()["blast north"] == "why-no-attack-left"
    assert scene.refused()["shoot bonsai"] == "why-no-attack-left"


def test_special_skull_goes_once_and_into_another_zone() -> None:
    """[special.skull]"""
    scene = turn("baobab", "baobab-skull", baobab="centre", bonsai="north", cactus="centre")
    assert scene.refused()["give-skull cactus"] == "why-skull-near"
    scene.play("give-skull bonsai")
    assert scene.refused()["give-skull bonsai"] == "why-skull-given"


def test_ruling_2_what_costs_an_attack_is_refused() -> None:
    """[ruling.2]"""
    scene = turn("bonsai", "bonsai-vampire", bonsai="centre", cactus="centre", agaric="south")
    assert "move south" in scene.options()
    assert scene.refused()["move north"] == "why-fewer-attacks"
    # One blow here, the other after the move.
    scene = turn("cactus", "cactus-epaulette", cactus="north", agaric="north", bonsai="centre")
    assert scene.options() == ["strike agaric", "strike-second agaric"]
    assert scene.refused()["move centre"] == "why-fewer-attacks"
    # From another zone Jojoba could shoot at both.
    scene = turn("jojoba", "jojoba-double", jojoba="centre", bonsai="north", cactus="centre")
    assert scene.refused()["shoot bonsai"] == "why-fewer-attacks"


# ---- moves ----


def test_move_reasons() -> None:
    """[move] [move.points] [move.no-return]"""
    scene = turn("agaric", "agaric-ring", agaric="north", bonsai="north")
    scene.dice(1, 1)
    scene.play("strike bonsai")
    assert scene.refused()["move south"] == "why-not-adjacent"
    assert "move north" not in scene.refused()
    scene.play("move centre")
    assert scene.refused()["move north"] == "why-start-zone"
    scene = turn("bonsai", "bonsai-stance", bonsai="north", agaric="north")
    assert scene.refused()["move centre"] == "why-no-move"


def test_move_points_are_spent() -> None:
    """[move.points]"""
    scene = turn("jojoba", "jojoba-pipe", jojoba="north", bonsai="south", cactus="south")
    scene.play("move centre")
    assert scene.refused()["move south-east"] == "why-no-move-left"


# ---- setting up, cards ----


def test_setup_pick_a_warrior_is_taken_once() -> None:
    """[setup.pick]"""
    scene = Laid(3, draw="choose")
    assert scene.refused() == {}
    scene.play("pick bonsai")
    assert scene.refused() == {"pick bonsai": "why-taken"}


def test_setup_place_into_empty_zones() -> None:
    """[setup.place]"""
    scene = Laid(2, draw="random")
    scene.play("place centre")
    assert scene.refused() == {"place centre": "why-occupied"}


def test_setup_crowd_fills_the_centre_last() -> None:
    """[setup.crowd]"""
    scene = Laid(8, draw="random")
    assert scene.refused() == {"place centre": "why-centre-last"}
    for _ in range(6):
        scene.play(scene.options()[0])
    assert scene.options() == ["place centre"]
    assert set(scene.refused().values()) == {"why-occupied"}


def test_round_spent_a_card_is_played_once() -> None:
    """[round.spent]"""
    scene = Scene(agaric="north", bonsai="south")
    scene.open_card("agaric", "agaric-musket")
    scene.open_card("bonsai", "bonsai-iai")
    scene.round(agaric="agaric-volley", bonsai="bonsai-leap")
    while scene.asking() != "ChooseCards":
        scene.dice(*[1] * 8)
        scene.play(scene.options()[0])
    assert scene.refused() == {
        "play agaric-musket": "why-card-spent",
        "play agaric-volley": "why-card-spent",
    }


# ---- dice ----


def baobab(**zones: str) -> Scene:
    """Baobab has shot at Agaric and may pass dice on."""
    scene = Scene(baobab="centre", agaric="north", **zones)  # type: ignore[arg-type]
    for warrior in scene.g.warriors:
        warrior.amulet = False
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6, 6, 6], baobab="baobab-split")
    scene.play("shoot agaric")
    assert scene.asking() == "PassOnDice"
    return scene


def test_special_split_dice_go_beside_the_target_one_to_each() -> None:
    """[special.split] [ruling.12] [ruling.13]"""
    scene = baobab(sorgho="north", bonsai="north", cactus="south")
    why = scene.refused()
    assert why["give-die 1 cactus"] == "why-not-beside"
    assert why["give-die 1 agaric"] == "why-first-target"
    assert why["give-die 4 sorgho"] == "why-armour"
    scene.play("give-die 1 bonsai")
    assert scene.refused()["give-die 2 bonsai"] == "why-has-die"
    assert scene.refused()["give-die 1 sorgho"] == "why-die-given"


def attacked(*faces: int) -> Scene:
    """Agaric has been struck with three dice, and may use the amulet."""
    scene = Scene(bonsai="centre", agaric="centre", cactus="north")
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[*faces], bonsai="bonsai-vampire")
    scene.play("strike agaric")
    assert scene.asking() == "Amulet"
    return scene


def test_amulet_flips_or_rerolls() -> None:
    """[amulet] [amulet.reroll]"""
    scene = attacked(6, 6, 1)
    assert scene.refused() == {"roll": "why-nothing-picked"}
    scene.play("reroll 2")
    assert scene.refused() == {
        "pass": "why-rerolling",
        "flip 1": "why-rerolling",
        "flip 2": "why-rerolling",
        "flip 3": "why-rerolling",
        "reroll 2": "why-die-picked",
    }


def test_amulet_reroll_is_final() -> None:
    """[amulet.reroll]"""
    scene = Scene(agaric="centre", bonsai="north", cactus="north", baobab="south")
    scene.warrior("agaric").shock = 20
    scene.round(dice=[6, 6, 6, 5], agaric="agaric-keg")
    scene.play("blast north", "reroll 1", "roll")
    assert (scene.asking(), scene.asked()) == ("Amulet", "cactus")
    why = scene.refused()
    assert (why["flip 1"], why["reroll 1"]) == ("why-die-final", "why-die-final")


# ---- all that looks natural ----


def natural(g: Warriorz) -> Iterator[Action]:
    """What the asked seat might wish to do, by what lies open, whether the rules allow it or not.

    Written without a look at `ask`: it knows components, no rules.
    """
    frame = g.stack[-1]
    count = len(g.warriors)
    if isinstance(frame, PickWarriors):
        yield from (act(PICK, id) for id in range(WARRIORS))
    elif isinstance(frame, PlaceWarriors):
        yield from (act(PLACE, zone) for zone in range(ZONES))
    elif isinstance(frame, ChooseCards):
        yield from (act(PLAY, card) for card in range(HAND))
    elif isinstance(frame, Actions):
        me = g.warriors[frame.warrior]
        card = g.card_of(me)
        others = [i for i in range(count) if i != frame.warrior]
        kinds = [card.attack_kind[k] for k in range(card.attacks)]
        yield from (act(MOVE, zone) for zone in range(ZONES) if zone != me.zone)
        if card.whole_zone:
            yield from (act(BLAST, zone) for zone in range(ZONES))
        else:
            yield from (
                act(STRIKE if kind == STRIKE_KIND else SHOOT, i) for kind in kinds for i in others
            )
        if kinds == [STRIKE_KIND] * 2 and card.attack_dice[0] != card.attack_dice[1]:
            yield from (act(STRIKE_SECOND, i) for i in others)
        if card.skull:
            yield from (act(GIVE_SKULL, i) for i in others)
    elif isinstance(frame, PassOnDice):
        volley = g.stack[-2]
        assert isinstance(volley, Volley)
        for die in range(volley.count):
            yield from (act(GIVE_DIE, die, i) for i in range(count) if i != volley.attacker)
    elif isinstance(frame, Amulet):
        volley = g.stack[-2]
        assert isinstance(volley, Volley)
        yield from (PASS, act(ROLL))
        for die in range(volley.count):
            yield from (act(FLIP, die), act(REROLL, die))


@pytest.mark.parametrize("seed", range(24))
def test_whatever_looks_natural_is_offered_or_refused_with_a_reason(seed: int) -> None:
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    assert isinstance(g, Warriorz)
    dice = FastDice(100 + seed)
    while not g.over:
        if g.round == 0 or dice.below(3) == 0 or g.asking() in ("Amulet", "PassOnDice"):
            offered = set(g.legal())
            refused = {action for action, _why in GAME.refused(g)}
            assert not offered & refused
            curious = g.copy()
            curious.refused = []
            curious.option_count = 0
            curious.stack[-1].put_again(curious)
            assert curious.legal() == g.legal()  # who asks why is offered the same
            write = GAME.notation.write
            silent = [write(g, action) for action in natural(g) if action not in offered | refused]
            assert silent == [], g.asking()
        g.apply(g.options[dice.below(g.option_count)])
