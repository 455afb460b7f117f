"""Every attack spell hits, adds on a high roll and costs on a low one as it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dicehall.games.shazar.card import ATTACK
from tests.games.shazar.scenes import (
    BEATRICE,
    BOOK,
    DAREN,
    GOTHARD,
    SHANTIREN,
    SPELLS,
    Scene,
    owner,
)

Check = Callable[[Scene, int, int], bool]


def set_up(id: str) -> tuple[Scene, int, int]:
    """Four mages; the caster at home with a quiet artifact and cards, the target a seat further."""
    scene = Scene(4)
    seat = owner(id)
    target = (seat + 1) % 4
    scene.artifact(BEATRICE, "eye")
    scene.artifact(seat, "hourglass")
    for who, card in (
        (BEATRICE, "beatrice-meteor"), (GOTHARD, "gothard-stupor"), (DAREN, "daren-dirty-trick"),
        (SHANTIREN, "shantiren-judgement"),
    ):  # fmt: skip
        if card != id:
            scene.hand(who, card)
    return scene, seat, target


def more(lives: int) -> Check:
    """The target loses more than the power of the spell."""
    return lambda s, me, you: (
        s.told("hurt")[-1]["lives"] == lives and s.told("hurt")[-1]["seat"] == str(you + 1)
    )


def costs(lives: int) -> Check:
    return lambda s, me, you: s.life(me) == 10 - lives


def marked(effect: str, mine: bool) -> Check:
    return lambda s, me, you: effect in s.marks(me if mine else you)


def skipping(mine: bool) -> Check:
    return lambda s, me, you: any(
        event["seat"] == str((me if mine else you) + 1) for event in s.told("skips")
    )


def discards(mine: bool, count: int) -> Check:
    return lambda s, me, you: (
        [event["seat"] for event in s.told("discarded")] == [str((me if mine else you) + 1)] * count
    )


def healed(mine: bool, lives: int) -> Check:
    return lambda s, me, you: (
        {"seat": str((me if mine else you) + 1), "lives": lives}
        in [{"seat": event["seat"], "lives": event["lives"]} for event in s.told("healed")]
    )


def stolen(thief_is_me: bool) -> Check:
    return lambda s, me, you: (
        [event["seat"] for event in s.told("stolen")] == [str((me if thief_is_me else you) + 1)]
    )


def asks_steps(by_me: bool) -> Check:
    return lambda s, me, you: s.asking() == "Steps" and s.g.seat == (me if by_me else you)


# What is added to a hit, and to a miss.
RIDERS: dict[str, tuple[Check, Check]] = {
    "beatrice-spark": (more(1), costs(1)),
    "beatrice-fire-arrow": (lambda s, me, you: s.marks(you) == [], discards(True, 1)),
    "beatrice-ice-lance": (marked("no-move", False), marked("no-move", True)),
    "beatrice-ball-lightning": (lambda s, me, you: s.asking() == "ChooseEnemy", costs(1)),
    "beatrice-whirlwind": (asks_steps(True), asks_steps(False)),
    "beatrice-meteor": (more(2), costs(1)),
    "beatrice-wrath": (skipping(False), skipping(True)),
    "beatrice-acid": (discards(False, 1), discards(True, 1)),
    "gothard-shadow-bolt": (discards(False, 1), discards(True, 1)),
    "gothard-stupor": (marked("no-move", False), marked("no-move", True)),
    "gothard-life-theft": (healed(True, 1), healed(False, 1)),
    "gothard-grave-chill": (marked("shivers", False), marked("shivers", True)),
    "daren-knife": (stolen(True), stolen(False)),
    "daren-from-shadow": (asks_steps(True), costs(1)),
    "daren-blast": (asks_steps(True), costs(1)),
    "daren-dirty-trick": (skipping(False), skipping(True)),
    "shantiren-sunbeam": (healed(True, 1), healed(False, 1)),
    "shantiren-natures-wrath": (marked("no-attack", False), marked("no-attack", True)),
    "shantiren-judgement": (lambda s, me, you: s.marks(you) == [], costs(1)),
}


def prepare(id: str) -> tuple[Scene, int, int]:
    """Give what some additions need: a blessing to strip, wounds to heal."""
    scene, seat, target = set_up(id)
    if id in ("beatrice-fire-arrow", "shantiren-judgement"):
        scene.mark(target, "daren-agility", cause=target)
    if id in ("gothard-life-theft", "shantiren-sunbeam"):
        scene.g.mages[seat].life = 5
        scene.g.mages[target].life = 8
    return scene, seat, target


def test_every_attack_is_here():
    attacks = {spell.id for spell in BOOK.spells if spell.exists and spell.type == ATTACK}
    assert set(RIDERS) == attacks


@pytest.mark.parametrize("id", RIDERS)
def test_a_hit_deals_its_power_and_no_more(id: str):
    """[attack.damage] [attack.riders]"""
    spell = BOOK.spells[SPELLS[id]]
    scene, seat, target = set_up(id)
    scene.cast(seat, id, target, int(spell.hits[0].roll) - 1, 20)
    assert scene.life(target) == 10 - spell.power
    assert not scene.told("rider")


@pytest.mark.parametrize("id", RIDERS)
def test_a_high_hit_adds_something(id: str):
    """[attack.riders]"""
    spell = BOOK.spells[SPELLS[id]]
    scene, seat, target = prepare(id)
    scene.cast(seat, id, target, int(spell.hits[0].roll), 20)
    assert scene.told("rider")
    assert RIDERS[id][0](scene, seat, target)


@pytest.mark.parametrize("id", RIDERS)
def test_a_low_miss_costs_something(id: str):
    """[attack.riders]"""
    spell = BOOK.spells[SPELLS[id]]
    scene, seat, target = prepare(id)
    before = scene.life(target)
    scene.cast(seat, id, target, int(spell.misses[0].roll), 50)
    assert RIDERS[id][1](scene, seat, target)
    assert scene.life(target) >= before
