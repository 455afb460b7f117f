"""Every action card is played once: its initiative, moves, attacks and defence do what they say."""

from __future__ import annotations

import pytest

from dicehall.games.warriorz.book import HAND, WARRIORS
from dicehall.games.warriorz.card import PRINTED, SHOT_KIND
from dicehall.kit.dice import FastDice
from tests.games.warriorz.scenes import BOOK, Scene

CARDS = [(w, k) for w in range(WARRIORS) for k in range(HAND)]


def name(card: tuple[int, int]) -> str:
    return BOOK.cards[card[0] * HAND + card[1]].id


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_card_sets_initiative_moves_dice_and_defence(card: tuple[int, int]) -> None:
    """[cards] [actions.cover] [actions.all] [move.points]"""
    printed = BOOK.cards[card[0] * HAND + card[1]]
    me = BOOK.warriors[card[0]].id
    # Two rivals beside the warrior and two across a line: every attack has its targets.
    others = [BOOK.warriors[w].id for w in range(WARRIORS) if w != card[0]][:4]
    zones = dict(zip(others, ("centre", "centre", "north", "south"), strict=True))
    scene = Scene(**{me: "centre", **zones})  # type: ignore[arg-type]
    for warrior in scene.g.warriors:
        warrior.amulet = False
        warrior.lives = 40
        warrior.shock = -9
    scene.warrior(me).shock = 0
    scene.g.dice = FastDice(3)
    scene.round(**{me: printed.id})  # type: ignore[arg-type]
    revealed = scene.told("revealed")[0]
    assert revealed == {
        "event": "revealed", "warrior": me, "card": printed.id, "initiative": printed.initiative,
    }  # fmt: skip
    assert scene.warrior(me).card == card[0] * HAND + card[1]
    assert scene.g.card_of(scene.warrior(me)).defence == printed.defence
    while scene.asked() == me and scene.g.asking() in ("Actions", "PassOnDice"):
        scene.play(scene.options()[0])
    assert len([m for m in scene.told("moved") if m["warrior"] == me]) == printed.move
    rolls = [event["faces"] for event in scene.told("rolled") if event["warrior"] == me]
    assert len(rolls) == printed.attacks
    if printed.dice_rule == PRINTED:
        dice = sorted(printed.attack_dice[i] for i in range(printed.attacks))
        assert sorted(len(faces) for faces in rolls) == dice  # type: ignore[arg-type]
    shots = len(scene.told("shot")) + len(scene.told("blasted"))
    kinds = [printed.attack_kind[i] for i in range(printed.attacks)]
    assert shots == kinds.count(SHOT_KIND)


def test_each_warrior_has_six_normal_cards_a_technique_and_an_item() -> None:
    """[cards] [setup.kit]"""
    for w in range(WARRIORS):
        kinds = sorted(BOOK.cards[w * HAND + k].kind for k in range(HAND))
        assert kinds == [0, 0, 0, 0, 0, 0, 1, 2]


def test_lives_of_the_eight_warriors_add_up_to_the_tokens_in_the_box() -> None:
    """[setup.lives]"""
    lives = [BOOK.warriors[w].lives for w in range(WARRIORS)]
    assert lives == [5, 6, 7, 8, 9, 10, 13, 16]
    assert sum(lives) == 74
