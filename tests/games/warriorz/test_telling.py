"""What is told is done: when an event is told, the arena looks as the event says, not before."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.games.warriorz.game import GAME
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from tests.games.warriorz.scenes import Scene

Data = dict[str, Any]


def warrior(view: Data, id: object) -> Data:
    """Return a warrior as a seat sees it."""
    found: Data = next(one for one in view["warriors"] if one["id"] == id)
    return found


def check(event: Data, before: Data, now: Data) -> None:
    """Compare what is told with how the arena looked when the last event was told, and now."""
    me = event.get("warrior")
    was, has = ({}, {}) if me is None else (warrior_or_none(before, me), warrior(now, me))
    target = event.get("target")
    then, there = ({}, {}) if target is None else (warrior(before, target), warrior(now, target))
    match event["event"]:
        case "picked":
            assert (was, has["seat"]) == ({}, int(event["seat"]) - 1)
        case "placed":
            assert (was["zone"], has["zone"]) == (None, event["zone"])
        case "round":
            assert (before["round"], now["round"]) == (event["round"] - 1, event["round"])
        case "chose":
            assert (was["face_down"], has["face_down"]) == (False, True)
        case "revealed":
            assert (was["face_down"], has["face_down"]) == (True, False)
            assert (now["acting"], has["card"]) == (me, event["card"])
            assert has["card"] in has["played"]
        case "moved":
            assert (was["zone"], has["zone"]) == (event["start"], event["zone"])
        case "rolled" | "rerolled":
            assert now["roll"]["faces"] == event["faces"]
        case "flipped":
            assert event["after"] in now["roll"]["faces"]
            assert (was["amulet"], has["amulet"]) == (True, False)
        case "gave-die":
            assert target in now["roll"]["targets"]
        case "wounded":
            assert then["lives"] - there["lives"] == event["wounds"]
            assert then["face_down"] == there["face_down"]
        case "first-wound":
            assert (there["unhurt"], was["glory"]) == (False, has["glory"])
        case "lost-lives":
            assert was["lives"] - has["lives"] == event["wounds"]
        case "stole":
            assert has["lives"] - was["lives"] == event["wounds"]
        case "glory":
            assert has["glory"] - was["glory"] == event["glory"]
        case "trophy":
            assert has["trophies"] - was["trophies"] == 1
        case "out":
            assert (has["lives"], has["face_down"]) == (0, False)
        case "shocked":
            assert has["shock"] == -event["slower"]
        case "charged":
            assert has["shock"] == event["faster"]
        case "gave-skull":
            assert (there["skull"], now["turn"]["skull"]) == (me, False)
        case "skull-back":
            assert was["skull"] is not None
            assert has["skull"] is None
        case "attack-lost":
            assert now["turn"]["attacks"] == []
        case "struck" | "shot":
            assert len(now["turn"]["attacks"]) < len(before["turn"]["attacks"])
        case "won":
            assert (before["winner"], now["winner"]) == (None, int(event["team"]) - 1)


def warrior_or_none(view: Data, id: object) -> Data:
    """Return a warrior, or nothing if it has not been picked yet."""
    return warrior(view, id) if any(one["id"] == id for one in view["warriors"]) else {}


@pytest.mark.parametrize("seed", range(16))
def test_each_event_is_told_when_it_is_done(seed: int) -> None:
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    journal: list[Event] = []
    g.watch(journal)
    dice = FastDice(50 + seed)
    before = g.view(None)
    told = set()
    while not g.over:
        g.apply(g.options[dice.below(g.option_count)])
        for event in journal:
            data = GAME.notation.event_data(event.table, event)
            now = event.table.view(None)
            check(data, before, now)
            told.add(data["event"])
            before = now
            for seat in range(g.seats):
                seen = event.table.view(seat)
                assert [one["lives"] for one in seen["warriors"]] == [
                    one["lives"] for one in now["warriors"]
                ]
                assert GAME.scores(event.table)[seat]["lives"] >= 0
        journal.clear()
        before = g.view(None)
    assert {"moved", "rolled", "wounded", "glory", "won"} <= told


# ---- what any player would answer ----


def struck(card: str, faces: list[int], **zones: str) -> Scene:
    """The first warrior strikes the second, who has the amulet."""
    scene = Scene(**zones)  # type: ignore[arg-type]
    me, target = list(zones)[:2]
    scene.warrior(me).shock = 20
    scene.round(faces, **{me: card})
    shots = {"blast": "blast north", "shoot": f"shoot {target}", "strike": f"strike {target}"}
    options = scene.options()
    scene.play(next(shot for shot in shots.values() if shot in options))
    assert scene.asking() == "Amulet"
    return scene


def idle(scene: Scene) -> str | None:
    """What any player would answer."""
    action = GAME.idle(scene.g)
    return None if action is None else GAME.notation.write(scene.g, action)


def test_amulet_is_idle_when_no_die_hits() -> None:
    """[amulet]"""
    arena = {"bonsai": "centre", "agaric": "centre"}
    assert idle(struck("bonsai-vampire", [1, 1, 1], **arena)) == "pass"
    assert idle(struck("bonsai-vampire", [1, 1, 6], **arena)) is None


def test_amulet_is_not_idle_once_dice_are_picked() -> None:
    """[amulet.reroll]"""
    scene = struck("bonsai-vampire", [1, 1, 1], bonsai="centre", agaric="centre")
    scene.play("reroll 1")
    assert idle(scene) is None


def test_amulet_counts_the_net() -> None:
    """[special.net]"""
    arena = {"cactus": "centre", "agaric": "centre"}
    missed = struck("cactus-net", [1, 1, 1, 3, 3, 3], **arena)
    caught = struck("cactus-net", [6, 6, 6, 3, 3, 3], **arena)
    assert caught.g.card_of(caught.warrior("agaric")).defence == 5  # two lower in the net
    assert [len(scene.told("netted")) for scene in (missed, caught)] == [0, 1]
    assert (idle(missed), idle(caught)) == ("pass", None)


def test_amulet_counts_the_die_of_the_spear() -> None:
    """[special.spear]"""
    for die, answer in ((2, None), (4, "pass")):
        scene = Scene(bonsai="centre", zamioculcas="centre")
        scene.open_card("zamioculcas", "zamioculcas-spear")
        scene.warrior("bonsai").shock = 20
        scene.round([die, 3, 3, 3], bonsai="bonsai-vampire")
        scene.play("strike zamioculcas")
        assert idle(scene) == answer


def test_amulet_may_serve_where_the_roll_is_shared() -> None:
    """Dice that miss one may be turned against, or away from, another. [ruling.4]"""
    crowd = {"agaric": "centre", "bonsai": "north", "cactus": "north"}
    assert idle(struck("agaric-keg", [1, 1, 1], **crowd)) is None
    alone = {"agaric": "centre", "bonsai": "north", "cactus": "south"}
    assert idle(struck("agaric-keg", [1, 1, 1], **alone)) == "pass"
    beside = {"baobab": "centre", "bonsai": "north", "cactus": "north"}
    assert idle(struck("baobab-split", [1, 1, 1, 1], **beside)) is None
    apart = {"baobab": "centre", "bonsai": "north", "cactus": "south"}
    assert idle(struck("baobab-split", [1, 1, 1, 1], **apart)) == "pass"
