"""The worked examples of the rulebooks and the briefing, numbered as there."""

from __future__ import annotations

import pytest

from dicehall.games.quarriors.piles import counts_of, size
from dicehall.games.quarriors.wilds import turn_up
from dicehall.kit.dice import FastDice, ScriptedDice
from tests.games.quarriors.scenes import BOOK, Scene, laid


def test_1_a_second_card_of_a_class_goes_back_into_the_box():
    """[setup.same-class] [setup.creatures] [setup.spells]"""
    goblins = next(family for family in BOOK.creatures if family.id == "scavenging-goblin")
    others = [family for family in BOOK.creatures if family.id != "scavenging-goblin"]
    # Nine swaps of the shuffle: the plain Goblin comes first, the Mighty one second.
    families = [goblins, *others]
    unshuffled = ScriptedDice(list(range(30, 1, -1)))
    found = turn_up(families, 7, unshuffled)
    ids = [BOOK.cards[number].id for number in found]
    assert ids[0] == "scavenging-goblin"
    assert "mighty-scavenging-goblin" not in ids
    assert len({BOOK.cards[number].die.id for number in found}) == len(found) == 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_wilds_and_bags_at_the_start(seats: int):
    """[setup] [setup.basics] [setup.dice] [setup.bags]"""
    g = laid(seats)
    assert counts_of(g.stock) == [0, 2, 5] + [5] * 10
    for seat in range(seats):
        me = g.players[seat]
        whole = g.dice_of(seat)
        assert whole == [8, 4] + [0] * 11
        assert size(me.bag) + me.pool.count + size(me.used) + len(me.creatures) == 12


def test_3_the_goblin_card():
    """[cards] [dice]"""
    card = BOOK.cards[BOOK.number_of("scavenging-goblin")]
    assert (card.cost, card.glory) == (2, 2)
    assert [card.faces[i].word for i in range(6)] == ["q1", "q1", "c1", "c1", "c1*", "c1*"]
    assert card.powers[1].summon_quiddity == 1
    assert card.powers[0].summon_quiddity == 0


def test_4_the_dragon_gives_three_quiddity_or_a_reroll():
    """[dice.line]"""
    scene = Scene("quake-dragon")
    scene.pool(0, "quake-dragon:q3/r")
    scene.begin("immediate")
    assert scene.g.available() == 3
    scene.dice(4)
    scene.play("use quake-dragon:q3/r")
    assert scene.g.available() == 0
    assert scene.pool_of(0) == ["quake-dragon:c1"]


def test_5_the_victory_die_draws_and_is_rolled_again():
    """[dice.both] [dice.draw]"""
    scene = Scene("victory-cantrip")
    scene.pool(0, "victory-cantrip:r+d1")
    scene.bag(0, quiddity=1)
    scene.begin("immediate")
    scene.dice(1, 6, 5)  # the only die, its 2, then a spell
    scene.play("use victory-cantrip:r+d1")
    assert scene.told("rolled")[-1]["dice"] == ["quiddity:q2"]
    assert scene.told("rerolled")[-1]["dice"] == ["victory-cantrip:s"]
    assert scene.pool_of(0) == ["quiddity:q2", "victory-cantrip:s"]


def test_6_the_assistant_takes_another_die_along():
    """[assistant.burst] [dice.reroll]"""
    scene = Scene()
    scene.pool(0, "assistant:r*", "quiddity:q1")
    scene.begin("immediate")
    scene.play("use assistant:r*")
    assert scene.options() == ["reroll quiddity:q1", "done"]
    scene.dice(4, 6)  # the re-roll once more, and 2 quiddity
    scene.play("reroll quiddity:q1")
    assert scene.pool_of(0) == ["quiddity:q2", "assistant:r*"]
    assert "use assistant:r*" in scene.options()
    scene.dice(5)
    scene.play("use assistant:r*", "done")  # this time alone
    assert scene.pool_of(0) == ["quiddity:q2", "assistant:c1"]


def test_7_strong_hag_scores_and_fetches_and_culls():
    """[score] [score.glory] [score.used] [score.abilities] [hag.strong] [cull] [cull.wilds]"""
    scene = Scene("strong-witching-hag", "scavenging-goblin")
    scene.creature(0, "strong-witching-hag:c1")
    scene.used(0, scavenging_goblin=1, assistant=1)
    scene.bag(0, quiddity=7)
    scene.begin("score", dice=[1] * 6 + [1] * 7)
    assert scene.glory() == 3
    assert scene.in_used(0, "strong-witching-hag") == 1
    assert scene.options() == ["fetch assistant", "fetch scavenging-goblin", "done"]
    scene.play("fetch scavenging-goblin")
    assert scene.pool_of(0) == ["scavenging-goblin:?"]
    assert scene.options() == ["cull assistant", "cull strong-witching-hag", "done"]
    scene.play("cull assistant")
    assert scene.in_wilds("assistant") == 3
    assert scene.asking() != "Cull"


def test_8_the_fetched_die_is_rolled_with_six_others():
    """[roll] [roll.six] [roll.waiting]"""
    scene = Scene("strong-witching-hag", "scavenging-goblin")
    scene.pool(0, "scavenging-goblin:?")
    scene.bag(0, quiddity=8)
    scene.begin("roll")
    assert len(scene.told("rolled")[0]["dice"]) == 7  # type: ignore[arg-type]
    assert scene.in_bag(0, "quiddity") == 2


@pytest.mark.parametrize("portal_first", [True, False])
def test_9_portal_and_assistant_in_either_order(portal_first: bool):
    """[immediate] [immediate.order] [immediate.spend] [portal.draw]"""
    scene = Scene()
    scene.pool(0, "portal:d2", "assistant:r*")
    scene.bag(0, quiddity=2)
    scene.begin("immediate")
    assert {"use portal:d2", "use assistant:r*", "done"} <= set(scene.options())
    if portal_first:
        scene.dice(1, 6, 1, 1)
        scene.play("use portal:d2")
        assert scene.in_used(0, "portal") == 1
        assert scene.pool_of(0) == ["quiddity:q1", "quiddity:q2", "assistant:r*"]
        scene.play("use assistant:r*")
        assert "reroll quiddity:q1" in scene.options()
    else:
        scene.dice(5)
        scene.play("use assistant:r*", "done")
        assert scene.pool_of(0) == ["assistant:c1", "portal:d2"]
        assert "use portal:d2" in scene.options()


def test_10_a_bag_with_fewer_than_six_is_refilled():
    """[roll.refill]"""
    scene = Scene()
    scene.bag(0, assistant=2)
    scene.used(0, quiddity=7)
    scene.begin("roll")
    rolled = scene.told("rolled")[0]["dice"]
    assert [str(die).split(":")[0] for die in rolled] == ["quiddity"] * 4 + ["assistant"] * 2  # type: ignore[attr-defined]
    assert scene.told("refilled") == [{"event": "refilled", "seat": "1", "count": 7}]
    assert scene.in_bag(0, "quiddity") == 3


def test_11_a_cantrip_readied_and_a_goblin_summoned():
    """[summon] [summon.price] [spells.ready] [goblin.plain]"""
    scene = Scene("death-cantrip", "scavenging-goblin", "strong-deathdealer")
    scene.pool(
        0, "death-cantrip:s*", "scavenging-goblin:c1*", "strong-deathdealer:c2", "quiddity:q1"
    )
    scene.begin("prepare")
    assert scene.spells_of(0) == ["death-cantrip:s*"]
    assert scene.g.available() == 1
    assert scene.options() == ["summon scavenging-goblin:c1*", "done"]
    assert scene.refused()["summon strong-deathdealer:c2"] == "why-too-dear"
    scene.play("summon scavenging-goblin:c1*")
    assert scene.g.available() == 1  # one paid, one returned
    assert scene.creatures_of(0) == ["scavenging-goblin"]
    assert "strong-deathdealer:c2" in scene.pool_of(0)


def fight(scene: Scene) -> None:
    """Katya against Kirill, or Monique against Quinn."""
    scene.creature(0, "strong-deathdealer:c1", "death-charm:s*")
    scene.creature(0, "warrior-of-the-quay:c1")
    scene.creature(1, "strong-ghostly-spirit:c2")
    scene.creature(1, "devotee-of-the-holy-query:c2")
    scene.creature(1, "scavenging-goblin:c1")


CAST = (
    "strong-deathdealer", "warrior-of-the-quay", "death-charm", "strong-ghostly-spirit",
    "devotee-of-the-holy-query", "scavenging-goblin",
)  # fmt: skip


def test_12_the_attack_is_added_up_with_what_is_attached():
    """[attack] [attack.total] [attack.all] [death.charm]"""
    scene = Scene(*CAST)
    fight(scene)
    assert scene.stats(0, 0) == (6, 5)
    scene.begin("attack")
    assert scene.told("attacked")[0]["attack"] == 8


def test_13_defenders_fall_one_after_the_other():
    """[attack.defend] [attack.destroyed] [attack.next] [spirit.strong] [destroy.used]"""
    scene = Scene(*CAST)
    fight(scene)
    scene.begin("attack")
    assert scene.g.seat == 1
    assert scene.options() == [
        "defend strong-ghostly-spirit",
        "defend devotee-of-the-holy-query",
        "defend scavenging-goblin",
    ]
    scene.play("defend strong-ghostly-spirit")
    assert scene.pool_of(1) == ["strong-ghostly-spirit:?"]
    scene.play("defend devotee-of-the-holy-query")
    assert scene.in_used(1, "devotee-of-the-holy-query") == 1
    assert scene.creatures_of(1) == ["scavenging-goblin"]
    assert [event["attack"] for event in scene.told("defended")] == [8, 5]


def test_14_the_next_opponent_faces_the_full_strength():
    """[attack.each] [deathdealer.strong] [ruling.fixed]"""
    scene = Scene(*CAST, seats=3)
    fight(scene)
    scene.creature(2, "scavenging-goblin:c1")
    scene.creature(2, "scavenging-goblin:c1*")
    scene.begin("attack")
    scene.play("defend strong-ghostly-spirit", "defend devotee-of-the-holy-query")
    assert [event["attack"] for event in scene.told("attacked")] == [8, 8]
    assert scene.told("scored")[0]["glory"] == 2
    assert scene.glory() == 2
    assert scene.in_used(0, "strong-deathdealer") == 1
    assert scene.in_used(0, "death-charm") == 1


def test_15_the_spirit_is_rolled_on_top_of_six():
    """[roll.waiting] [spirit.strong]"""
    scene = Scene("strong-ghostly-spirit")
    scene.pool(1, "strong-ghostly-spirit:?")
    scene.bag(1, quiddity=6)
    scene.begin("roll", seat=1)
    assert len(scene.told("rolled")[0]["dice"]) == 7  # type: ignore[arg-type]


@pytest.mark.parametrize(("attackers", "falls"), [(1, False), (2, True)])
def test_16_less_than_the_defence_has_no_effect(attackers: int, falls: bool):
    """[attack.destroyed] [attack.unhurt]"""
    scene = Scene("devotee-of-the-holy-query", "scavenging-goblin")
    for _goblin in range(attackers):
        scene.creature(0, "scavenging-goblin:c1")
    scene.creature(1, "devotee-of-the-holy-query:c2")
    scene.begin("attack")
    assert scene.creatures_of(1) == ([] if falls else ["devotee-of-the-holy-query"])
    assert len(scene.creatures_of(0)) == attackers


def test_17_nine_quiddity_capture_a_mighty_dragon():
    """[capture] [capture.one] [capture.price] [capture.used] [quiddity.lost]"""
    scene = Scene("mighty-quake-dragon")
    scene.pool(0, *["quiddity:q2"] * 5)
    scene.bag(1, quiddity=6)
    scene.turn("capture")
    scene.play("capture mighty-quake-dragon")
    assert scene.in_used(0, "mighty-quake-dragon") == 1
    assert scene.in_wilds("mighty-quake-dragon") == 4
    assert scene.g.active == 1  # no second capture: the turn is over
    assert scene.g.quiddity == 0
    assert scene.in_used(0, "quiddity") == 5


@pytest.mark.parametrize(("face", "dice"), [("c1*", 1), ("c3**", 2)])
def test_18_strong_defender_draws_before_the_usual_six(face: str, dice: int):
    """[defender.strong] [burst]"""
    scene = Scene("strong-defender-of-the-pale")
    scene.creature(0, f"strong-defender-of-the-pale:{face}")
    scene.bag(0, quiddity=9)
    scene.turn("score")
    scene.play("resolve draw strong-defender-of-the-pale")
    assert scene.pool_of(0) == ["quiddity:?"] * dice
    scene.play("done")
    assert len(scene.told("rolled")[0]["dice"]) == min(8, 6 + dice)  # type: ignore[arg-type]


def test_19_a_victory_cantrip_waits_for_a_creature():
    """[spells] [spells.ready] [spells.cast] [spells.target]"""
    scene = Scene("victory-cantrip", "scavenging-goblin")
    scene.pool(0, "victory-cantrip:s")
    scene.bag(0, quiddity=9)
    scene.turn("prepare")
    assert scene.asking() == "Capture"
    assert scene.refused()["cast victory-cantrip:s"] == "why-no-creature"
    scene.play("done")
    assert scene.spells_of(0) == ["victory-cantrip:s"]
    scene.pool(0, "scavenging-goblin:c1", "quiddity:q1")
    scene.begin("prepare")
    scene.play("summon scavenging-goblin:c1", "cast victory-cantrip:s")
    assert scene.spells_of(0) == []
    assert scene.g.players[0].creatures[0].attached > 0


@pytest.mark.parametrize(("face", "stats"), [("s*", (5, 5)), ("s**", (7, 7))])
def test_20_death_charm_by_its_bursts(face: str, stats: tuple[int, int]):
    """[attach] [attach.leave] [death.charm] [burst]"""
    scene = Scene("death-charm", "scavenging-goblin")
    scene.creature(0, "scavenging-goblin:c1")
    scene.spells(0, f"death-charm:{face}")
    scene.begin("prepare")
    scene.play(f"cast death-charm:{face}")
    assert scene.stats(0) == stats
    scene.begin("score")
    assert scene.in_used(0, "death-charm") == 1
    assert scene.in_used(0, "scavenging-goblin") == 1


def test_21_a_burst_without_text_does_nothing():
    """[burst]"""
    scene = Scene("quake-dragon")
    scene.creature(0, "quake-dragon:c3**")
    assert scene.stats(0) == (8, 7)
    scene.begin("score")
    assert scene.glory() == 4


@pytest.mark.parametrize(("seats", "glory"), [(2, 20), (3, 15), (4, 12)])
def test_22_enough_glory_ends_the_game_at_once(seats: int, glory: int):
    """[win] [win.glory]"""
    assert laid(seats).target == glory
    scene = Scene("scavenging-goblin", seats=seats, target=glory)
    scene.g.players[0].glory = glory - 2
    scene.creature(0, "scavenging-goblin:c1")
    scene.begin("score")
    assert scene.g.over
    assert scene.g.returns() == [1.0] + [0.0] * (seats - 1)


def emptied(scene: Scene, cards: list[str]) -> None:
    for id in cards:
        while scene.in_wilds(id) > 0:
            scene.g.stock -= scene.pile(**{id.replace("-", "_"): 1})


def test_23_four_empty_creature_cards_end_the_game():
    """[win.empty] [win.most] [win.tie] [win.shared]"""
    three = ["deathdealer", "defender-of-the-pale", "warrior-of-the-quay"]
    for glory, ready, shares in (
        ((3, 5), 0, [0.0, 1.0]),
        ((5, 5), 0, [0.5, 0.5]),
        ((5, 5), 1, [1.0, 0.0]),
    ):
        scene = Scene(*three, "scavenging-goblin", "death-charm", "life-cantrip")
        emptied(scene, [*three, "death-charm", "life-cantrip", "portal", "assistant"])
        scene.g.stock -= scene.pile(scavenging_goblin=4)
        scene.g.players[0].glory, scene.g.players[1].glory = glory
        if ready:
            scene.spells(0, "death-charm:s*")
        scene.pool(0, "quiddity:q2", "quiddity:q2")
        scene.begin("capture")
        assert not scene.g.over
        scene.play("capture scavenging-goblin")
        assert scene.g.over
        assert scene.g.returns() == shares


def test_24_the_pool_is_swept_and_spells_may_be():
    """[end] [end.pool] [end.spells]"""
    scene = Scene("growth-charm", "death-charm")
    scene.pool(0, "quiddity:q1", "assistant:c1")
    scene.bag(1, quiddity=6)
    scene.spells(0, "growth-charm:s", "death-charm:s*")
    scene.turn("capture")
    scene.play("discard growth-charm:s", "done")
    assert scene.pool_of(0) == []
    assert scene.in_used(0, "quiddity") == 1
    assert scene.in_used(0, "assistant") == 1
    assert scene.in_used(0, "growth-charm") == 1
    assert scene.spells_of(0) == ["death-charm:s*"]


def test_dice_and_seeds_make_the_whole_game():
    one, other = laid(3, seed=5), laid(3, seed=5)
    assert one.dice_of(0) == other.dice_of(0)
    assert FastDice(5).below(6) == FastDice(5).below(6)
