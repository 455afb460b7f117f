"""Why something is not offered: each reason in a scene."""

from __future__ import annotations

import pytest

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.table import MOST_USES, Quarriors
from dicehall.kit.notation import Phrase
from tests.games.quarriors.scenes import Scene, laid
from tests.games.stage import Stage


class Laid(Stage[Quarriors]):
    """A game that is being laid out."""

    game = GAME

    def __init__(self, seats: int) -> None:
        self.g = laid(seats, wilds="choose")
        self.events = self.g.listen()


def said(scene: Scene, answer: str) -> Phrase:
    """Return the whole reason why an answer is not offered."""
    write = GAME.notation.write
    return next(why for action, why in GAME.refused(scene.g) if write(scene.g, action) == answer)


# ---- setting up ----


def test_setup_chosen_each_card_is_of_a_new_class():
    """[setup.chosen]"""
    scene = Laid(2)
    assert scene.refused()["pick death-charm"] == "why-creatures-first"
    scene.play("pick witching-hag")
    assert scene.refused()["pick mighty-witching-hag"] == "why-class-taken"
    assert scene.refused()["pick witching-hag"] == "why-class-taken"
    for _card in range(6):
        scene.play(scene.options()[0])
    assert scene.refused()["pick mighty-witching-hag"] == "why-creatures-enough"
    scene.play("pick death-charm")
    assert scene.refused()["pick death-spell"] == "why-class-taken"


# ---- the active pool ----


def test_immediate_tells_what_each_die_of_the_pool_is_for():
    """[immediate] [summon] [spells.ready] [portal.alone]"""
    scene = Scene("scavenging-goblin", "death-charm", "growth-spell", "strong-primordial-ooze")
    scene.pool(0, "portal:d2", "quiddity:q1", "scavenging-goblin:c1", "death-charm:s*")
    scene.pool(0, "assistant:?")
    scene.bag(0, quiddity=1)
    scene.spells(0, "death-charm:s**")
    scene.creature(0, "strong-primordial-ooze:c2")
    scene.begin("immediate")
    assert scene.options() == ["use portal:d2", "cast death-charm:s**", "done"]
    why = scene.refused()
    assert why["settle portal:d2"] == "why-others-to-draw"
    assert why["use quiddity:q1"] == "why-no-effect"
    assert why["summon scavenging-goblin:c1"] == "why-summon-phase"
    assert why["cast death-charm:s*"] == "why-ready-phase"
    assert why["use assistant:?"] == "why-unrolled"
    assert why["capture portal"] == "why-capture-phase"
    assert why["discard death-charm:s**"] == "why-discard-phase"
    assert why["switch strong-primordial-ooze"] == "why-switch-phase"


def test_summon_price_and_one_a_turn():
    """[summon.price] [warrior.mighty] [defender.mighty]"""
    scene = Scene("mighty-warrior-of-the-quay", "strong-deathdealer", "growth-charm")
    scene.pool(0, *["mighty-warrior-of-the-quay:c1"] * 2, "strong-deathdealer:c2", "assistant:r*")
    scene.pool(0, "quiddity:q2")
    scene.spells(0, "growth-charm:s")
    scene.begin("prepare")
    scene.play("summon mighty-warrior-of-the-quay:c1")
    why = scene.refused()
    assert why["summon mighty-warrior-of-the-quay:c1"] == "why-one-a-turn"
    dear = said(scene, "summon strong-deathdealer:c2")
    assert dear == Phrase("why-too-dear", {"price": 2, "quiddity": scene.g.available()})
    assert why["use assistant:r*"] == "why-too-late"
    assert why["capture portal"] == "why-capture-phase"
    assert why["discard growth-charm:s"] == "why-discard-phase"


def test_end_uses_is_told():
    """[end.uses]"""
    scene = Scene()
    scene.pool(0, "assistant:r*", "assistant:c1", "quiddity:q1")
    scene.begin("prepare")
    assert scene.refused()["use assistant:r*"] == "why-too-late"
    scene.g.uses = MOST_USES
    assert scene.refused()["use assistant:r*"] == "why-used-enough"


# ---- captures ----


def test_capture_price_stock_and_number():
    """[capture.one] [capture.price]"""
    scene = Scene("growth-charm", "scavenging-goblin", "strong-primordial-ooze")
    scene.pool(0, *["quiddity:q1"] * 4, "scavenging-goblin:c1", "assistant:r*")
    scene.spells(0, "growth-charm:s")
    scene.creature(0, "strong-primordial-ooze:c2")
    scene.begin("capture")
    why = scene.refused()
    assert why["capture quiddity"] == "why-empty"
    dear = said(scene, "capture growth-charm")
    assert dear == Phrase("why-too-dear", {"price": 5, "quiddity": 4})
    assert why["summon scavenging-goblin:c1"] == "why-summon-phase"
    assert why["use assistant:r*"] == "why-too-late"
    assert why["switch strong-primordial-ooze"] == "why-no-model"
    scene.play("capture portal")
    why = scene.refused()
    assert why["capture portal"] == "why-no-capture-left"
    assert why["capture growth-charm"] == "why-no-capture-left"
    assert why["capture quiddity"] == "why-empty"


def test_option_second_capture_leaves_one_more():
    """[option.second-capture]"""
    scene = Scene()
    scene.g.second_capture = True
    scene.pool(0, *["quiddity:q2"] * 5)
    scene.begin("capture")
    scene.play("capture portal")
    assert "capture portal" in scene.options()


# ---- spells on the own turn ----


@pytest.mark.parametrize(
    ("spell", "face", "why"),
    [
        ("death-charm", "s*", "why-no-creature"),
        ("death-cantrip", "s*", "why-no-creature"),
        ("life-spell", "s", "why-reaction"),
        ("growth-spell", "s", "why-too-late"),
        ("death-spell", "s*", "why-no-target"),
        ("death-incantation", "s*", "why-no-target"),
        ("shaping-spell", "s", "why-no-target"),
        ("shaping-charm", "s", "why-no-target"),
        ("victory-spell", "s", "why-after-attack"),
        ("victory-charm", "s", "why-too-few-scored"),
    ],
)
def test_spells_target_each_spell_says_what_it_lacks(spell: str, face: str, why: str):
    """[spells.target] [spells.own-turn] [reaction] [growth.immediate]"""
    scene = Scene(spell)
    scene.pool(0, "assistant:c1", "quiddity:q1")
    scene.spells(0, f"{spell}:{face}")
    scene.begin("prepare")
    assert scene.refused()[f"cast {spell}:{face}"] == why


def test_spells_after_the_attack():
    """[victory.spell] [death.cantrip]"""
    scene = Scene("victory-spell", "death-cantrip")
    scene.spells(0, "victory-spell:s", "death-cantrip:s*")
    scene.creature(0, "assistant:c1")
    scene.begin("capture")
    assert scene.refused()["cast victory-spell:s"] == "why-no-loser"
    assert scene.refused()["cast death-cantrip:s*"] == "why-attack-over"


def test_burst_a_spell_without_one_may_be_silent(monkeypatch: pytest.MonkeyPatch):
    """[burst]"""
    scene = Scene("death-incantation")
    scene.spells(0, "death-incantation:s*")
    scene.creature(1, "assistant:c1")
    scene.pool(0, "assistant:c1", "quiddity:q1")
    face = scene.g.face(scene.die("death-incantation:s*"))
    monkeypatch.setattr(face.power, "silent", True)
    scene.begin("prepare")
    assert scene.refused()["cast death-incantation:s*"] == "why-no-burst"


def test_spells_in_attack_only_those_that_change_the_fight():
    """[spells.in-attack] [ooze.switch]"""
    scene = Scene("death-cantrip", "growth-charm", "shaping-spell", "strong-primordial-ooze")
    scene.creature(0, "assistant:c1")
    scene.creature(0, "strong-primordial-ooze:c2")
    scene.creature(1, "quake-dragon:c1")
    scene.spells(0, "death-cantrip:s*", "growth-charm:s", "shaping-spell:s")
    scene.begin("attack")
    assert (scene.asking(), scene.g.seat) == ("BeforeDefence", 0)
    assert scene.options() == ["cast shaping-spell:s", "pass"]
    assert scene.refused()["cast growth-charm:s"] == "why-not-in-battle"
    assert scene.refused()["cast death-cantrip:s*"] == "why-is-counted"
    assert scene.refused()["switch strong-primordial-ooze"] == "why-switch-phase"


# ---- reactions ----


def test_reaction_attack_and_other_occasions():
    """[reaction.attack] [ooze.switch]"""
    scene = Scene("life-spell", "shaping-cantrip", "growth-charm", "strong-primordial-ooze")
    scene.creature(0, "quake-dragon:c2*")
    ooze = scene.creature(1, "strong-primordial-ooze:c2")
    ooze.switched = True
    scene.creature(1, "strong-primordial-ooze:c2").form = scene.die("quake-dragon:c2*")
    scene.spells(1, "life-spell:s", "shaping-cantrip:s", "growth-charm:s")
    scene.begin("attack")
    assert scene.options() == ["cast life-spell:s", "pass"]
    assert scene.refused() == {
        "cast shaping-cantrip:s": "why-other-occasion",
        "cast growth-charm:s": "why-own-turn",
        "switch strong-primordial-ooze": "why-has-switched",
        "switch strong-primordial-ooze=quake-dragon": "why-no-model",
    }


def test_life_incantation_wants_an_attacker_with_an_attack():
    """[life.incantation]"""
    names = ("mighty-devotee-of-the-holy-query", "strong-primordial-ooze", "scavenging-goblin")
    scene = Scene("life-incantation", *names)
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(1, "strong-primordial-ooze:c2").form = scene.die("assistant:c1")
    scene.spells(1, "life-incantation:s")
    scene.begin("attack")
    assert scene.asking() == "BeforeDefence"  # the copy may change
    assert scene.refused() == {"cast life-incantation:s": "why-other-occasion"}


def test_reaction_spell_is_answered_with_shields_only():
    """[reaction.spell]"""
    scene = Scene("death-spell", "life-spell", "shaping-cantrip")
    scene.spells(0, "death-spell:s*")
    scene.creature(1, "quake-dragon:c1")  # defence 4
    scene.spells(1, "life-spell:s", "shaping-cantrip:s", "death-spell:s*")
    scene.begin("prepare")
    scene.play("cast death-spell:s*")
    assert scene.asking() == "NamedCreature"
    assert scene.refused() == {
        "cast shaping-cantrip:s": "why-other-occasion",
        "cast death-spell:s*": "why-own-turn",
    }


def test_reaction_loss_is_cast_once():
    """[reaction.loss] [life.charm]"""
    scene = Scene("life-charm", "shaping-cantrip", "life-spell")
    scene.creature(0, "deathdealer:c2")
    scene.creature(1, "assistant:c1")
    scene.spells(1, *["life-charm:s"] * 2, "shaping-cantrip:s", "life-spell:s")
    scene.begin("attack")
    scene.play("pass")
    assert scene.asking() == "LastChance"
    scene.play("cast life-charm:s")
    assert scene.options() == ["cast shaping-cantrip:s", "pass"]
    assert scene.refused() == {
        "cast life-charm:s": "why-is-saved",
        "cast life-spell:s": "why-other-occasion",
    }


# ---- defending ----


def test_attack_defend_somebody_must():
    """[attack.defend] [ruling.returned] [reaction]"""
    scene = Scene("ghostly-spirit", "quake-dragon", "death-charm", "shaping-cantrip")
    scene.creature(0, "assistant:c1", "death-charm:s**")
    scene.creature(1, "ghostly-spirit:c1")
    scene.creature(1, "quake-dragon:c1")
    scene.creature(1, "quake-dragon:c3**")
    scene.creature(1, "quake-dragon:c3**")
    scene.used(1, quiddity=5)
    scene.spells(1, "shaping-cantrip:s")
    scene.begin("attack")
    scene.play("defend ghostly-spirit", "pass", "bring-back")
    assert scene.asking() == "Defence"
    assert scene.refused() == {
        "defend ghostly-spirit": "why-safe",
        "defend quake-dragon#3": "why-like-another",
        "pass": "why-must-defend",
        "cast shaping-cantrip:s": "why-other-occasion",
    }


# ---- what spells are aimed at ----


def test_attach_to_the_first_of_those_alike():
    """[attach]"""
    scene = Scene("death-charm")
    for die in ("assistant:c1", "assistant:c1", "quake-dragon:c1"):
        scene.creature(0, die)
    scene.spells(0, "death-charm:s*")
    scene.begin("prepare")
    scene.play("cast death-charm:s*")
    assert scene.refused() == {"attach assistant#2": "why-like-another"}


def test_death_incantation_up_to_a_level():
    """[death.incantation] [devotee.mighty] [ruling.returned]"""
    scene = Scene("death-incantation", "mighty-devotee-of-the-holy-query", "witching-hag")
    scene.spells(0, "death-incantation:s*")
    scene.creature(0, "assistant:c1")
    for die in ("assistant:c1", "assistant:c1", "quake-dragon:c3**"):
        scene.creature(1, die)
    scene.creature(1, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(1, "witching-hag:c1").safe = True
    scene.begin("prepare")
    scene.play("cast death-incantation:s*")
    assert scene.options() == ["destroy 1:assistant", "destroy 2:assistant#1"]
    high = said(scene, "destroy 2:quake-dragon")
    level = scene.g.face(scene.die("quake-dragon:c3**")).level
    assert high == Phrase("why-too-high", {"level": level, "most": 2})
    why = scene.refused()
    assert why["destroy 2:assistant#2"] == "why-like-another"
    assert why["destroy 2:mighty-devotee-of-the-holy-query"] == "why-immune"
    assert why["destroy 2:witching-hag"] == "why-safe"


def test_death_spell_one_weak_creature_of_each_opponent():
    """[death.spell]"""
    scene = Scene("death-spell", "mighty-devotee-of-the-holy-query", "witching-hag", seats=3)
    scene.spells(0, "death-spell:s*")
    scene.creature(0, "assistant:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(1, "assistant:c1")
    scene.creature(1, "witching-hag:c1")
    scene.creature(1, "quake-dragon:c3**")
    scene.creature(1, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(1, "deathdealer:c1").safe = True
    scene.creature(2, "assistant:c1")
    scene.begin("prepare")
    scene.play("cast death-spell:s*")
    assert scene.options() == ["destroy 2:assistant#1", "destroy 2:witching-hag"]
    strong = scene.stats(1, 3)[1]
    assert said(scene, "destroy 2:quake-dragon") == Phrase(
        "why-too-strong", {"defence": strong, "most": 6}
    )
    now = Phrase("why-other-opponent", {"seat": Phrase("seat", {"number": 2})})
    assert said(scene, "destroy 3:assistant") == now
    why = scene.refused()
    assert why["destroy 1:assistant"] == "why-own-creature"
    assert why["destroy 2:assistant#2"] == "why-like-another"
    assert why["destroy 2:mighty-devotee-of-the-holy-query"] == "why-immune"
    assert why["destroy 2:deathdealer"] == "why-safe"


def test_life_incantation_silences_an_attacker():
    """[life.incantation]"""
    names = ("strong-primordial-ooze", "mighty-devotee-of-the-holy-query", "witching-hag")
    scene = Scene("life-incantation", *names)
    for die in ("assistant:c1", "assistant:c1", "quake-dragon:c1", "witching-hag:c1"):
        scene.creature(0, die)
    scene.creature(0, "mighty-devotee-of-the-holy-query:c2*")
    scene.creature(0, "strong-primordial-ooze:c2")  # copies nothing: no attack
    scene.creature(1, "assistant:c1")
    scene.spells(1, *["life-incantation:s"] * 2)
    scene.begin("attack")
    scene.play("cast life-incantation:s", "silence 1:witching-hag")
    scene.play("cast life-incantation:s")
    assert scene.options() == ["silence 1:assistant#1", "silence 1:quake-dragon"]
    assert scene.refused() == {
        "silence 1:assistant#2": "why-like-another",
        "silence 1:witching-hag": "why-is-silenced",
        "silence 1:mighty-devotee-of-the-holy-query": "why-immune",
        "silence 1:strong-primordial-ooze": "why-no-attack",
        "silence 2:assistant": "why-not-attacking",
    }


def test_shaping_spell_looks_through_attachments():
    """[shaping.spell]"""
    scene = Scene("shaping-spell", "death-charm", "life-cantrip")
    scene.spells(0, "shaping-spell:s")
    scene.spells(1, "death-charm:s*")
    scene.creature(1, "assistant:c1")
    for _twin in range(2):
        scene.creature(1, "quake-dragon:c1", "death-charm:s*", "life-cantrip:s")
    scene.begin("prepare")
    scene.play("cast shaping-spell:s")
    why = scene.refused()
    assert why["dispel-from 2:assistant"] == "why-nothing-attached"
    assert why["dispel-from 2:quake-dragon#2"] == "why-like-another"
    scene.play("dispel-from 2:quake-dragon#1")
    assert len(scene.options()) == 2
    why = scene.refused()
    assert why["dispel 2 death-charm:s*"] == "why-creature-chosen"
    assert why["dispel-from 2:quake-dragon#2"] == "why-creature-chosen"


def test_shaping_charm_one_level_up():
    """[shaping.charm]"""
    scene = Scene("shaping-charm", "devotee-of-the-holy-query")
    scene.creature(0, "devotee-of-the-holy-query:c1")
    scene.spells(0, "shaping-charm:s")
    scene.begin("prepare")
    scene.play("cast shaping-charm:s")
    assert scene.asking() == "RaiseLevels"
    assert scene.refused()["turn devotee-of-the-holy-query:c1"] == "why-wrong-level"
    assert all(answer.startswith("turn devotee") for answer in scene.refused())


# ---- scoring ----


def test_cull_of_the_used_pile():
    """[cull]"""
    scene = Scene()
    scene.creature(0, "assistant:c1")
    scene.bag(0, quiddity=3)
    scene.begin("score")
    assert scene.options() == ["cull assistant", "done"]
    assert scene.refused() == {"cull quiddity": "why-not-used"}


def test_deathdealer_plain_swaps_for_the_used_dice_of_others():
    """[deathdealer.plain]"""
    scene = Scene("deathdealer")
    scene.creature(0, "deathdealer:c1")
    scene.used(1, assistant=1)
    scene.bag(1, quiddity=1)
    scene.begin("score")
    assert scene.options() == ["swap 2 assistant", "done"]
    assert scene.refused() == {
        "swap 1 deathdealer": "why-own-pile",
        "swap 2 quiddity": "why-not-used",
    }


def test_devotee_strong_takes_a_cheap_spell():
    """[devotee.strong]"""
    cheap = Scene("strong-devotee-of-the-holy-query", "life-spell", "victory-spell", "growth-spell")
    cheap.creature(0, "strong-devotee-of-the-holy-query:c2*")
    for _die in range(5):
        cheap.g.stock -= cheap.pile(growth_spell=1)
    cheap.begin("score")
    assert cheap.options() == ["take life-spell", "done"]
    why = cheap.refused()
    assert said(cheap, "take victory-spell") == Phrase("why-over-limit", {"price": 7, "most": 4})
    assert why["take growth-spell"] == "why-empty"
    assert why["take portal"] == "why-not-spell"


def test_wizard_strong_culls_spells_of_pool_ready_area_and_attachments():
    """[wizard.strong]"""
    scene = Scene("strong-questing-wizard", "death-charm", "life-cantrip", "growth-charm")
    scene.creature(0, "strong-questing-wizard:c1", "death-charm:s*")
    scene.pool(0, "quiddity:?", "death-charm:?")
    scene.used(0, life_cantrip=1)
    scene.begin("score")
    assert scene.asking() == "CullSpells"
    why = scene.refused()
    assert why["cull-spell pool quiddity:?"] == "why-not-spell"
    assert why["cull-spell attached life-cantrip:?"] == "why-not-attached"
    scene.g.players[0].used -= scene.pile(death_charm=1)  # as if a refill had taken it along
    assert scene.refused()["cull-spell attached death-charm:?"] == "why-not-used"


def test_hag_strong_fetches_another_creature_die():
    """[hag.strong]"""
    scene = Scene("strong-witching-hag")
    scene.creature(0, "strong-witching-hag:c1")
    scene.used(0, assistant=1, quiddity=1)
    scene.bag(0, portal=1)
    scene.begin("score")
    assert scene.options() == ["fetch assistant", "done"]
    assert scene.refused() == {
        "fetch strong-witching-hag": "why-itself",
        "fetch quiddity": "why-not-creature",
        "fetch portal": "why-not-used",
    }


def test_shaping_incantation_trades_a_die_in():
    """[shaping.incantation]"""
    scene = Scene("shaping-incantation", "victory-spell")
    scene.creature(0, "assistant:c1", "shaping-incantation:s")
    scene.used(0, portal=1)
    scene.bag(0, quiddity=1)
    scene.begin("score")
    assert scene.refused() == {"trade quiddity": "why-not-used"}
    scene.play("trade assistant")
    most = scene.g.card(scene.slot("assistant")).cost + 3
    over = Phrase("why-over-limit", {"price": 7, "most": most})
    assert said(scene, "take victory-spell") == over
    assert scene.refused()["take quiddity"] == "why-empty"
    assert scene.refused()["done"] == "why-must-take"


def test_ooze_strong_copies_an_opponent_in_another_form():
    """[ooze.strong]"""
    scene = Scene("strong-primordial-ooze", "death-charm", "witching-hag")
    scene.creature(0, "assistant:c1")
    ooze = scene.creature(0, "strong-primordial-ooze:c2")
    ooze.form = scene.die("witching-hag:c1")
    for die in ("quake-dragon:c1", "warrior-of-the-quay:c1", "witching-hag:c1"):
        scene.creature(1, die)
    scene.creature(1, "quake-dragon:c1", "death-charm:s*")
    scene.creature(1, "strong-primordial-ooze:c2")
    scene.begin("prepare")
    scene.play(scene.options()[0])
    assert scene.options() == ["copy 2:quake-dragon#1", "copy 2:warrior-of-the-quay"]
    assert scene.refused() == {
        "copy 1:assistant": "why-own-creature",
        "copy 1:strong-primordial-ooze=witching-hag": "why-own-creature",
        "copy 2:witching-hag": "why-same-form",
        "copy 2:quake-dragon#2": "why-like-another",
        "copy 2:strong-primordial-ooze": "why-copies-nothing",
    }
