"""Each objective card: when it is fulfilled and when not. [objective.condition] [objective.card]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dicehall.games.shadespire.cards import IMMEDIATE, THIRD_END_PHASE
from dicehall.games.shadespire.ending import unscored
from dicehall.games.shadespire.verbs import OFFERED
from tests.games.shadespire.scenes import BOOK, HAMMER, SHIELD, SWORDS, Scene, objective

Change = Callable[[Scene], object]


def met(scene: Scene, id: str, seat: int) -> bool:
    return BOOK.objectives[objective(id)].condition.met(scene.g, seat)


def scene() -> Scene:
    return Scene(
        severin=(5, 3), angharad=(9, 3), obryn=(13, 3),
        garrek=(5, 9), karsus=(7, 9), saek=(9, 9), targor=(11, 9), arnulf=(13, 9),
    )  # fmt: skip


def gone(*words: str) -> Change:
    def change(s: Scene) -> None:
        for word in words:
            s.fighter(word).hex = -1

    return change


def at(**places: tuple[int, int]) -> Change:
    def change(s: Scene) -> None:
        for word, (x, y) in places.items():
            s.fighter(word).hex = s.hex(x, y)

    return change


def token(number: int, x: int, y: int) -> Change:
    return lambda s: s.token(number, x, y)


def band(seat: int, **fields: int | bool) -> Change:
    def change(s: Scene) -> None:
        for name, value in fields.items():
            setattr(s.g.bands[seat], name, value)

    return change


def held_fast(word: str) -> Change:
    def change(s: Scene) -> None:
        s.fighter(word).held_fast = True

    return change


def both(*changes: Change) -> Change:
    def change(s: Scene) -> None:
        for each in changes:
            each(s)

    return change


def nothing(s: Scene) -> None:
    """Leave the scene as it is."""


REAVERS = ("garrek", "karsus", "saek", "targor", "arnulf")
# card, seat, what fulfils it, what does not
CASES: list[tuple[str, int, Change, Change]] = [
    ("a-worthy-skull", 1, band(1, leader_killed=True), nothing),
    ("blood-for-the-blood-god", 1, band(1, charges=0b111000), band(1, charges=0b11000)),
    ("coward", 1, band(1, fled=True), nothing),
    ("draw-the-gaze-of-khorne", 1, band(1, kills=2), band(1, kills=1, casualties=2)),
    ("it-begins", 1, gone("obryn", "saek"), gone("obryn")),
    ("khorne-cares-not", 1, gone(*REAVERS), gone(*REAVERS[:4])),
    ("khornes-champion", 1, gone("severin", "angharad", "obryn", *REAVERS[1:]), gone("severin")),
    ("let-the-blood-flow", 1, band(1, hitters=0b111000), band(1, hitters=0b1000)),
    ("there-is-only-slaughter", 1, token(1, 2, 2), token(1, 5, 3)),
    ("awe-inspiring", 0, band(0, casualties=2), band(0, casualties=1)),
    ("cleanse", 0, both(token(1, 6, 10), at(obryn=(6, 10))), token(2, 4, 4)),
    ("consecrated-area", 0, nothing, at(garrek=(7, 3))),
    ("eternals", 0, nothing, gone("obryn")),
    ("immovable-object", 0, held_fast("severin"), held_fast("garrek")),
    ("lightning-strikes", 0, band(0, charge_killed=True), nothing),
    ("seize-ground", 0, both(token(1, 6, 10), at(obryn=(6, 10))), token(1, 5, 3)),
    ("sigmars-bulwark", 0, nothing, band(0, hurt=True)),
    ("slayers-of-tyrants", 0, band(0, leader_killed=True), nothing),
    ("annihilation", 0, gone(*REAVERS), gone(*REAVERS[:4])),
    ("conquest", 1, at(garrek=(1, 1), karsus=(3, 1), saek=(7, 1), targor=(9, 1), arnulf=(11, 1)),
     gone("severin")),
    ("denial", 0, nothing, at(garrek=(7, 3))),
    ("hold-objective-1", 0, token(1, 5, 3), token(2, 5, 3)),
    ("hold-objective-2", 0, token(2, 5, 3), token(1, 5, 3)),
    ("hold-objective-3", 0, token(3, 5, 3), token(1, 5, 3)),
    ("hold-objective-4", 0, token(4, 5, 3), token(1, 5, 3)),
    ("hold-objective-5", 0, token(5, 5, 3), token(1, 5, 3)),
    ("supremacy", 0, both(token(1, 5, 3), token(2, 9, 3), token(3, 13, 3)),
     both(token(1, 5, 3), token(2, 9, 3))),
]  # fmt: skip


def test_every_objective_has_a_case():
    assert [case[0] for case in CASES] == [card.id for card in BOOK.objectives]


@pytest.mark.parametrize(("id", "seat", "fulfils", "fails"), CASES, ids=[c[0] for c in CASES])
def test_objective(id: str, seat: int, fulfils: Change, fails: Change):
    """[objective.leader] [objective.charges] [objective.kills] [objective.bled] [objective.out]
    [objective.last] [objective.hitters] [objective.none-held] [objective.territory] [ruling.9]
    [objective.none-adjacent] [objective.unfallen] [objective.held-fast] [objective.charge-kill]
    [objective.unhurt] [objective.conquest] [objective.denial] [objective.token] [objective.hold]
    """
    good, bad = scene(), scene()
    fulfils(good)
    fails(bad)
    assert met(good, id, seat)
    assert not met(bad, id, seat)


@pytest.mark.parametrize("id", [card.id for card in BOOK.objectives])
def test_objective_when(id: str):
    """[objective.when]"""
    card = BOOK.objectives[objective(id)]
    good = scene()
    case = next(case for case in CASES if case[0] == id)
    case[2](good)
    seat = case[1]
    for round in (1, 2, 3):
        good.g.round = round
        late = card.when == THIRD_END_PHASE and round < 3
        wanted = card.when != IMMEDIATE and not late
        assert (unscored(good.g, seat, objective(id)) == OFFERED) == wanted


@pytest.mark.parametrize(
    ("id", "tokens"),
    [("hold-objective-1", {3: (1, 6), 4: (1, 2, 6)}), ("hold-objective-5", {4: (1, 5, 6)})],
)
def test_objective_token_with_more_players(id: str, tokens: dict[int, tuple[int, ...]]):
    """[objective.token] [many]"""
    for players, numbers in tokens.items():
        for number in range(1, 10):
            s = Scene(("steelheart", "garrek", "garrek", "garrek")[:players], severin=(5, 3))
            s.token(number, 5, 3)
            assert met(s, id, 0) == (number in numbers)


def test_objective_out_counts_by_players():
    """[objective.out]"""
    s = Scene(("garrek", "garrek", "garrek"))
    for i, fighter in enumerate(s.g.fighters):
        fighter.hex = i if i >= 6 else -1
    assert not met(s, "khorne-cares-not", 0)
    s.g.fighters[6].hex = -1
    assert met(s, "khorne-cares-not", 0)


def test_objective_conquest_needs_a_survivor():
    """[objective.conquest] [ruling.14]"""
    s = scene()
    gone(*REAVERS)(s)
    assert not met(s, "conquest", 1)


def test_objective_fled_when_an_enemy_walks_away():
    """[objective.fled]"""
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.objectives(1, "coward")
    s.begin(0)
    s.play("move severin", "go 1,3")
    assert (s.asking(), s.options()) == ("Objectives", ["score coward", "pass"])
    s.play("score coward")
    assert s.g.bands[1].glory == 1
    s = Scene(severin=(5, 3), garrek=(7, 3))
    s.objectives(1, "coward")
    s.begin(0)
    s.play("move severin", "go 6,2")
    assert s.asking() != "Objectives"


def test_objective_charge_kill_is_scored_at_once():
    """[objective.charge-kill]"""
    s = Scene(severin=(5, 3), targor=(9, 3))
    s.objectives(0, "lightning-strikes")
    s.begin(0)
    s.play("charge severin", "go 7,3")
    s.dice(HAMMER, SWORDS, SHIELD)
    s.play("strike sigmarite-broadsword targor")
    assert s.options() == ["score lightning-strikes", "pass"]


def test_objective_held_fast_over_two_phases():
    """[objective.held-fast]"""
    s = Scene(round=1, severin=(5, 3), garrek=(9, 9))
    s.token(1, 5, 3)
    s.objectives(0, "immovable-object")
    s.end_phase(1)
    assert s.options() == ["pass"]
    s = Scene(round=2, severin=(5, 3), garrek=(9, 9))
    s.token(1, 5, 3)
    s.fighter("severin").stood = 1
    s.objectives(0, "immovable-object")
    s.end_phase(2)
    assert s.options() == ["score immovable-object"]
