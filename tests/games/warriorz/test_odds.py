"""The chances shown before an attack and before an amulet is used, compared with every roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.battle import Actions
from dicehall.games.warriorz.book import HAND, WARRIORS, open_book
from dicehall.games.warriorz.card import BY_DIE
from dicehall.games.warriorz.complete import WarriorzTable
from dicehall.games.warriorz.game import GAME
from dicehall.games.warriorz.setup import enter
from dicehall.games.warriorz.table import ZONES, Warriorz
from dicehall.games.warriorz.verbs import BLAST, KEEP, REROLL, ROLL, SHOOT, STRIKE, STRIKE_SECOND
from dicehall.games.warriorz.volley import Amulet
from dicehall.kit.action import PASS, Action, act, verb
from dicehall.kit.dice import FastDice
from dicehall.kit.game import left_out
from dicehall.kit.table import Choice
from tests.games.enumeration import fractions, outcomes
from tests.games.warriorz.scenes import Scene

BOOK = open_book()
ATTACKS = (STRIKE, STRIKE_SECOND, SHOOT, BLAST)
MOST_DICE = 5  # counted out for one option; more would take too long
NO_STONES = 4  # a round in which nobody is stoned: the attack alone is rolled


class Halt(Choice):
    """Here the scene ends."""

    def ask(self, g: Warriorz) -> None:
        g.offer(PASS)


def skirmish(seed: int, card: int) -> Warriorz:
    """Return a random arena in which a warrior is about to use a card, friends among the others."""
    dice = FastDice(seed)
    g = WarriorzTable(5, FastDice(seed), BOOK)
    warriors = [card // HAND]
    while len(warriors) < 5:
        one = int(dice.below(WARRIORS))
        if one not in warriors:
            warriors.append(one)
    for seat, id in enumerate(warriors):
        enter(g, id, seat)
    g.round = NO_STONES
    g.sides = 4
    me = 0
    for i in range(len(g.warriors)):
        warrior = g.warriors[i]
        me = i if warrior.id == card // HAND else me
        warrior.team = 0 if warrior.seat == 1 else warrior.seat
        warrior.zone = (dice.below(2) * 3 + 6 * dice.below(2)) % ZONES
        warrior.card = warrior.id * HAND + dice.below(HAND)
        warrior.lives = dice.face(4)
        warrior.unhurt = False
        warrior.amulet = dice.below(2) == 0
    g.warriors[me].card = card
    g.warriors[me].played = dice.face(3)
    g.push(Halt(0))
    left = (1 << BOOK.cards[card].attacks) - 1
    g.push(Actions(0, me, -1, 0, left))
    g.advance()
    return g


def carried_out(g: Warriorz, action: Action) -> None:
    """Give an answer; other amulets are not used then, and no dice passed on."""
    own = isinstance(g.stack[len(g.stack) - 1], Amulet)
    g.apply(action)
    while not g.over and g.asking() in ("Amulet", "PassOnDice"):
        frame = g.stack[len(g.stack) - 1]
        if isinstance(frame, Amulet):
            g.apply(act(ROLL) if own and frame.count > 0 else PASS)
        else:
            g.apply(act(KEEP))


def dice_of(g: Warriorz, action: Action) -> int:
    """Return how many dice an answer rolls."""
    twin = g.copy()
    before = twin.dice.drawn
    carried_out(twin, action)
    return int(twin.dice.drawn - before)


def fought_out(g: Warriorz, me: int, action: Action) -> dict[str, Fraction]:
    """Return the figures of an attack by every roll it may have."""
    sums = dict.fromkeys(("hit", "wounds", "out", "friends"), Fraction(0))
    for chance, after, _events in outcomes(g, action, carried_out):
        wounds: Counter[bool] = Counter()
        fallen = False
        for i in range(len(g.warriors)):
            friend = g.warriors[i].team == g.warriors[me].team
            lost = int(g.warriors[i].lives - after.warriors[i].lives)
            wounds[friend] += lost if i != me else 0
            fallen |= not friend and lost > 0 and after.warriors[i].lives == 0
        sums["hit"] += chance * (wounds[False] > 0)
        sums["wounds"] += chance * wounds[False]
        sums["out"] += chance * fallen
        sums["friends"] += chance * wounds[True]
    return sums


@pytest.mark.parametrize("who", range(WARRIORS))
def test_attack_odds_equal_every_roll_of_random_skirmishes(who: int):
    """Each card of each warrior. [attack.hit] [wounds] [special.keg] [special.net]
    [special.spear] [special.armour] [special.claymore]"""
    compared: Counter[int] = Counter()
    for card in range(who * HAND, who * HAND + HAND):
        if BOOK.cards[card].dice_rule == BY_DIE:
            continue  # up to seven dice: counted out below, strength by strength
        for seed in range(8):
            g = skirmish(seed + 10 * card, card)
            frame = g.stack[len(g.stack) - 1]
            if not isinstance(frame, Actions):
                continue
            attacks = [action for action in g.legal() if verb(action) in ATTACKS]
            for action in attacks[: 4 - compared[card]]:
                if dice_of(g, action) < MOST_DICE:
                    odds = fractions(GAME.odds(g, action))
                    truth = fought_out(g, int(frame.warrior), action)
                    answer = GAME.notation.write(g, action)
                    assert odds == {key: truth[key] for key in odds}, (seed, card, answer)
                    assert "friends" in odds or truth["friends"] == 0
                    compared[card] += 1
    assert len(compared) >= 5


def test_claymore_odds_are_those_of_one_to_six_dice():
    """[special.claymore] [wounds]"""
    scene = Scene(burdock="north", agaric="centre")
    scene.warrior("burdock").shock = 20
    scene.warrior("agaric").lives = 2
    scene.open_card("agaric", "agaric-musket")
    scene.round(burdock="burdock-claymore")
    miss = (scene.g.card_of(scene.warrior("agaric")).defence - 1) / 6
    none = [miss**dice for dice in range(1, 7)]
    one = [dice * (1 - miss) * miss ** (dice - 1) for dice in range(1, 7)]
    assert scene.odds("shoot agaric") == pytest.approx(
        {
            "hit": 1 - sum(none) / 6,
            "wounds": 2 - sum(one) / 6 - 2 * sum(none) / 6,
            "out": 1 - sum(one) / 6 - sum(none) / 6,
        }
    )


@pytest.mark.parametrize("who", range(WARRIORS))
def test_amulet_odds_equal_every_roll_of_random_skirmishes(who: int):
    """[amulet.flip] [amulet.reroll] [ruling.13]"""
    compared = 0
    for card in range(who * HAND, who * HAND + HAND):
        g = skirmish(10 * card + 5, card)
        for action in [action for action in g.legal() if verb(action) in ATTACKS][:2]:
            twin = g.copy()
            twin.apply(action)
            if twin.asking() == "Amulet":
                compared += 1
                amulet_agrees(twin, wounds_without(twin))
    assert compared > 1


def wounds_without(g: Warriorz) -> int:
    """Return what the one asked suffers if no amulet is used."""
    at = int(asked_warrior(g))
    after = g.copy()
    carried_out(after, PASS)
    return int(g.warriors[at].lives - after.warriors[at].lives)


def amulet_agrees(g: Warriorz, unless: int) -> None:
    """Compare the figures of every answer to an amulet's question, and again with a die picked."""
    at = int(asked_warrior(g))
    lives = int(g.warriors[at].lives)
    for action in g.legal():
        sums = dict.fromkeys(("fewer", "wounds", "out"), Fraction(0))
        for chance, after, _events in outcomes(g, action, carried_out):
            wounds = lives - int(after.warriors[at].lives)
            sums["fewer"] += chance * (wounds < unless)
            sums["wounds"] += chance * wounds
            sums["out"] += chance * (wounds == lives)
        odds = fractions(GAME.odds(g, action))
        assert odds == {key: sums[key] for key in odds}, GAME.notation.write(g, action)
        assert ("fewer" in odds) == (action != PASS)
    picks = [action for action in g.legal() if verb(action) == REROLL]
    if picks:
        g.apply(picks[-1])
        if g.asking() == "Amulet":
            amulet_agrees(g, unless)


# ---- what the figures say ----


def omitted(scene: Scene, answer: str) -> list[str]:
    """Return what the figures of an option leave out."""
    return left_out(GAME.odds(scene.g, GAME.notation.read(scene.g, answer)))


def test_no_more_wounds_are_expected_than_lives_are_left():
    """[wounds]"""
    scene = Scene(baobab="centre", agaric="centre")
    scene.warrior("agaric").lives = 1
    scene.warrior("baobab").shock = 20
    scene.open_card("agaric", "agaric-musket")
    scene.round(baobab="baobab-club")
    odds = scene.odds("strike agaric")
    assert odds["wounds"] == odds["hit"] == odds["out"] < 1


def test_one_roll_for_all_hits_nobody_together() -> None:
    """[special.keg]"""
    scene = Scene(agaric="north", jojoba="centre", bonsai="centre", cactus="centre")
    scene.round(
        agaric="agaric-keg",
        jojoba="jojoba-fulldraw",
        bonsai="bonsai-turncut",
        cactus="cactus-hurl",
    )
    assert scene.odds("blast centre") == {"hit": 7 / 8, "wounds": 4.5, "out": 0}


def test_one_roll_for_all_brings_nobody_more_wounds_than_lives():
    """[special.keg] [wounds]"""
    scene = Scene(agaric="north", jojoba="centre", bonsai="centre")
    scene.warrior("jojoba").lives = 1
    scene.warrior("bonsai").lives = 1
    scene.round(agaric="agaric-keg", jojoba="jojoba-fulldraw", bonsai="bonsai-turncut")
    odds = scene.odds("blast centre")
    assert odds["wounds"] <= 2
    assert odds["out"] == odds["hit"]


def test_a_zone_attack_tells_what_friends_are_to_expect():
    """[ruling.17]"""
    scene = Scene(agaric="north", jojoba="centre", bonsai="centre")
    scene.warrior("bonsai").team = scene.warrior("agaric").team
    scene.round(agaric="agaric-keg", jojoba="jojoba-fulldraw", bonsai="bonsai-turncut")
    odds = scene.odds("blast centre")
    assert odds["wounds"] == odds["friends"] == 1.5


def test_armour_keeps_the_last_die_of_a_shared_roll_off() -> None:
    """[special.keg] [special.armour]"""
    scene = Scene(agaric="north", sorgho="centre")
    scene.open_card("sorgho", "sorgho-shine")
    scene.warrior("agaric").shock = 20
    scene.round(agaric="agaric-keg")
    alone = scene.odds("blast centre")
    needed = scene.g.card_of(scene.warrior("sorgho")).defence
    missed = (needed - 1) / 6
    assert alone["hit"] == 1 - missed * missed


def test_attack_odds_say_that_an_amulet_is_left_out_while_there_is_one():
    """[amulet]"""
    scene = Scene(agaric="north", baobab="centre")
    scene.round(agaric="agaric-musket", baobab="baobab-bark")
    assert omitted(scene, "shoot baobab") == ["amulet"]
    scene.warrior("baobab").amulet = False
    assert omitted(scene, "shoot baobab") == []


def test_odds_of_a_shot_whose_dice_may_be_passed_on_say_so():
    """[special.split]"""
    scene = Scene(baobab="north", jojoba="centre", bonsai="centre")
    scene.warrior("baobab").shock = 20
    scene.round(baobab="baobab-split")
    assert omitted(scene, "shoot jojoba") == ["amulet", "split"]
    scene.warrior("bonsai").zone = 3
    assert omitted(scene, "shoot jojoba") == ["amulet"]


def test_an_amulet_shows_what_each_answer_brings():
    """[amulet.flip] [amulet.reroll]"""
    scene = Scene(agaric="north", bonsai="centre")
    scene.warrior("agaric").shock = 20
    scene.open_card("bonsai", "bonsai-turncut")
    needed = int(scene.g.card_of(scene.warrior("bonsai")).defence)
    scene.round(agaric="agaric-musket", dice=[6, 6, 1, 1])
    scene.play("shoot bonsai")
    assert scene.asking() == "Amulet"
    now = scene.odds("pass")["wounds"]
    assert scene.odds("flip 1")["wounds"] == now - 1
    assert scene.odds("flip 1")["fewer"] == 1
    assert scene.odds("reroll 1")["fewer"] == pytest.approx((needed - 1) / 6)
    assert omitted(scene, "reroll 1") == ["more-dice"]
    assert omitted(scene, "flip 1") == []
