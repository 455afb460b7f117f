"""Why something is not offered: each reason in a scene, and a reason for all that looks natural."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dicehall.games.shadespire.combat import DriveBack
from dicehall.games.shadespire.deploying import PlaceFighters
from dicehall.games.shadespire.ending import PlayUpgrades, ScoreObjectives
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.joining import JoinBoard
from dicehall.games.shadespire.moves import ANYWHERE, Places, Pushes
from dicehall.games.shadespire.pieces import COMING, FRESH, HAND, LASTING, OBJECTIVES
from dicehall.games.shadespire.ploys import ChooseFighter
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.reactions import AFTER_ATTACK, Objectives, Reactions
from dicehall.games.shadespire.rounds import Activate
from dicehall.games.shadespire.strikes import Strike, Sweep
from dicehall.games.shadespire.table import Shadespire
from dicehall.games.shadespire.tokens import PlaceRelic, PlaceTokens
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    CHOOSE,
    DEPLOY,
    DRAW,
    EQUIP,
    GUARD,
    JOIN,
    MOVE,
    NO_REACTION,
    OFFERED,
    PLAY,
    PUSH,
    REACT,
    REGION,
    REPLACE,
    SCORE,
    STRIKE,
    USE,
)
from dicehall.kit.action import PASS, Action, act, verb
from dicehall.kit.dice import FastDice
from tests.games.shadespire.scenes import (
    BOOK,
    HAMMER,
    SHIELD,
    STARDIAL,
    SWORDS,
    Scene,
    fight,
    fill,
    laid,
    power,
    ready,
)
from tests.games.stage import Stage

AROUND = [(3, 3), (7, 3), (4, 2), (6, 2), (4, 4), (6, 4)]  # the hexes around 5,3


class Laid(Stage[Shadespire]):
    """A game that is being laid out."""

    game = GAME

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.g = laid(seats, warbands=", ".join(["steelheart"] * seats), **options)
        self.events = self.g.listen()


def active(**fighters: Any) -> Scene:
    """The Champions are to activate a fighter."""
    scene = Scene(**fighters)
    scene.begin(0)
    return scene


# ---- activations ----


def test_activation_of_fighters_that_are_out_or_done():
    """[out] [charge.after] [activation.fighter]"""
    scene = Scene(severin=(5, 3), angharad=(7, 3), garrek=(9, 3))
    scene.fighter("severin").charged = True
    scene.fighter("angharad").spent = True
    scene.upgrade("angharad", "block")
    scene.begin(0)
    why = scene.refused()
    for what in ("move", "charge", "guard", "attack"):
        assert why[f"{what} obryn"] == "why-out"
        assert why[f"{what} severin"] == "why-charged"
        assert why[f"{what} angharad"] == "why-spent"
    assert why["use angharad block"] == "why-spent"


def test_move_once_and_only_where_there_is_a_way():
    """[move.once] [move]"""
    scene = Scene(severin=(5, 3), obryn=(15, 5))
    scene.fighter("obryn").moved = True
    names = ["angharad", "garrek", "karsus", "saek", "targor", "arnulf"]
    for name, place in zip(names, AROUND, strict=True):
        scene.fighter(name).hex = scene.hex(*place)
    scene.begin(0)
    why = scene.refused()
    assert (why["move severin"], why["charge severin"]) == ("why-no-way", "why-no-way")
    assert (why["move obryn"], why["charge obryn"]) == ("why-moved", "why-moved")


def test_charge_wants_an_enemy_in_reach_and_no_sprint():
    """[charge.needs] [ploy.sprint]"""
    far = active(severin=(1, 1), garrek=(15, 11))
    assert far.refused()["charge severin"] == "why-no-charge"
    assert far.refused()["attack severin"] == "why-no-target"
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    fill(scene.g.bands[0], COMING, power("sprint"))
    scene.begin(0)
    assert scene.refused()["charge severin"] == "why-sprint"


def test_erratum_guard_once_says_why():
    """[erratum.guard-once]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.g.guard_once = True
    scene.fighter("severin").guard = True
    scene.begin(0)
    assert scene.refused()["guard severin"] == "why-on-guard"


def test_activation_skills_are_actions_or_reactions():
    """[card.terrifying-howl] [reaction]"""
    scene = Scene(karsus=(5, 3), garrek=(7, 3), severin=(11, 3))
    scene.upgrade("karsus", "terrifying-howl")
    scene.upgrade("garrek", "ever-advancing")
    scene.begin(1)
    why = scene.refused()
    assert why["use karsus terrifying-howl"] == "why-no-neighbour"
    assert why["use garrek ever-advancing"] == "why-reaction"


def test_activation_kinds_cards_wait_or_are_gone():
    """[activation.kinds] [power.turns]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "sidestep", "great-strength")
    scene.objectives(0, "cleanse")
    scene.begin(0)
    why = scene.refused()
    assert (why["draw"], why["replace cleanse"]) == ("why-empty-deck", "why-empty-deck")
    assert why["play sidestep"] == "why-power-later"
    assert why["equip great-strength severin"] == "why-power-later"


def test_match_sudden_death_knows_no_cards():
    """[match.sudden]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.g.sudden = 1
    scene.hand(0, "sidestep")
    scene.objectives(0, "cleanse")
    scene.begin(0)
    why = scene.refused()
    for answer in ("draw", "replace cleanse", "play sidestep"):
        assert why[answer] == "why-no-cards"


# ---- where to ----


def test_move_ends_on_a_free_hex_in_reach():
    """[move.path] [move.elsewhere] [board.blocked]"""
    scene = active(faces=(STARDIAL, 0), severin=(5, 3), garrek=(6, 2))
    scene.play("move severin")
    why = scene.refused()
    assert why["go 5,3"] == "why-same-hex"
    assert why["go 6,2"] == "why-occupied"
    assert why["go 7,3"] == "why-shut"
    assert why["go 15,5"] == "why-unreached"


def test_charge_ends_where_a_target_is():
    """[charge.needs]"""
    scene = active(severin=(5, 3), garrek=(9, 3))
    scene.play("charge severin")
    why = scene.refused()
    assert why["go 3,3"] == "why-no-target"
    assert (why["go 9,3"], why["go 5,3"]) == ("why-occupied", "why-same-hex")


# ---- attacks ----


def test_attack_range_and_sight():
    """[attack.range] [sight]"""
    scene = Scene(faces=(STARDIAL, 0), severin=(5, 3), garrek=(9, 3), karsus=(15, 5), saek=(3, 3))
    scene.upgrade("severin", "lightning-blade")
    scene.begin(0)
    scene.play("attack severin")
    why = scene.refused()
    assert why["strike lightning-blade garrek"] == "why-unseen"
    assert why["strike sigmarite-broadsword garrek"] == "why-too-far"
    assert why["strike lightning-blade karsus"] == "why-too-far"
    assert why["strike lightning-blade targor"] == "why-out"


def test_attack_may_be_given_with_its_target():
    """[card.furious-parry]"""
    scene = Scene(angharad=(5, 3), garrek=(7, 3), saek=(3, 3))
    scene.fighter("angharad").inspired = True
    scene.begin(1)
    scene.play("attack garrek")
    scene.dice(SWORDS, SWORDS, SHIELD, SHIELD)
    scene.play("strike blooddrinker-axe angharad", "react furious-parry angharad")
    why = scene.refused()
    own = [GAME.notation.write(scene.g, a).split()[1] for a, _ in GAME.refused(scene.g)]
    assert "furious-parry" in scene.options()[0]
    assert why[f"{scene.options()[0].rsplit(' ', 1)[0]} saek"] == "why-other-target"
    other = next(word for word in own if word not in scene.options()[0])
    assert why[f"strike {other} garrek"] == "why-other-attack"


def test_upgrade_total_offence_is_not_for_charges():
    """[upgrade.total-offence]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.upgrade("severin", "total-offence")
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    assert scene.refused()["strike-total sigmarite-broadsword garrek"] == "why-in-charge"


def test_attack_several_goes_to_those_left():
    """[attack.several]"""
    scene = Scene(targor=(5, 3), severin=(7, 3), obryn=(3, 3), angharad=(11, 3))
    scene.upgrade("targor", "deadly-spin")
    scene.begin(1)
    scene.play("attack targor")
    scene.dice(HAMMER, HAMMER, HAMMER, SHIELD)
    scene.play("strike deadly-spin severin")
    scene.until("Sweep")
    assert scene.options() == ["choose obryn"]
    assert scene.refused() == {
        "choose severin": "why-not-left",
        "choose angharad": "why-not-adjacent",
    }


def test_drive_back_leads_away_and_on_along_the_line():
    """[drive-back] [knockback.line]"""
    scene = Scene(obryn=(6, 4), garrek=(8, 4), saek=(9, 3))
    scene.begin(0)
    scene.play("attack obryn")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-grandhammer garrek")
    why = scene.refused()
    assert why["push garrek 7,3"] == "why-not-away"
    assert why["push garrek 9,3"] == "why-occupied"
    scene.play("push garrek 9,5")
    assert scene.refused()["push garrek 11,5"] == "why-off-line"


# ---- cards ----


def test_power_step_cards():
    """[reaction] [ploy.demand] [upgrade] [upgrade.cost]"""
    scene = Scene(severin=(5, 3), angharad=(15, 5), garrek=(9, 3))
    scene.hand(0, "tireless-assault", "confusion", "lightning-blade")
    scene.glory(0, 1)
    scene.begin(0)
    scene.play("pass")
    why = scene.refused()
    assert why["play tireless-assault"] == "why-reaction"
    assert why["play confusion"] == "why-demand"
    assert why["equip lightning-blade angharad"] == "why-restricted"
    assert why["equip lightning-blade obryn"] == "why-out"
    assert "equip lightning-blade severin" in scene.options()
    scene.g.bands[0].spent = 1
    assert scene.refused()["equip lightning-blade severin"] == "why-no-glory"


def test_reactions_want_their_occasion():
    """[reaction.ploy] [reaction.sources]"""
    scene = Scene(severin=(5, 3), angharad=(15, 5), garrek=(7, 3), karsus=(9, 3))
    scene.hand(1, "sidestep", "boon-of-khorne", "final-blow", "frenzy")
    scene.upgrade("garrek", "ever-advancing")
    scene.upgrade("karsus", "terrifying-howl")
    fight(scene, "severin", "sigmarite-broadsword", "garrek", HAMMER, HAMMER, SHIELD)
    scene.until("Reactions")
    why = scene.refused()
    assert (scene.g.seat, why["react terrifying-howl karsus"]) == (1, "why-no-reaction")
    assert scene.options() == ["react ever-advancing garrek", "pass"]
    assert why["play sidestep"] == "why-no-reaction"
    assert why["equip frenzy garrek"] == "why-no-reaction"
    assert why["play boon-of-khorne"] == "why-occasion"


def test_stormforged_tactics_in_hand_is_no_reaction():
    """Played before, it waits for a failed attack; in hand it is none. [reaction.sources]"""
    scene = Scene(severin=(5, 3), obryn=(11, 3), garrek=(7, 3))
    scene.hand(0, "stormforged-tactics")
    garrek, severin = scene.index("garrek"), scene.index("severin")
    failed = Reactions(0, AFTER_ATTACK, garrek, severin)
    ploy = power("stormforged-tactics")
    assert failed.triggers(scene.g, BOOK.ploys[ploy].trigger)
    assert failed.why_not(scene.g, ploy) == NO_REACTION
    fill(scene.g.bands[0], LASTING, ploy)
    assert failed.why_not(scene.g, ploy) == OFFERED


def test_card_shield_bash_wants_an_attacker_beside_her():
    """[card.shield-bash] [card.furious-parry]"""
    scene = Scene(angharad=(5, 3), severin=(9, 3), garrek=(7, 3), karsus=(11, 3))
    scene.fighter("angharad").inspired = True
    scene.upgrade("angharad", "shield-bash")
    scene.upgrade("severin", "heroic-stride")
    scene.begin(1)
    scene.play("attack garrek")
    scene.dice(SWORDS, SWORDS, SHIELD, SHIELD)
    scene.play("strike blooddrinker-axe angharad")
    frame = scene.g.stack[-1]
    assert isinstance(frame, Reactions)
    assert scene.refused()["react heroic-stride severin"] == "why-occasion"
    frame.attacker = scene.index("karsus")  # as if it had been further off
    why = scene.refused()
    assert why["react shield-bash angharad"] == "why-no-neighbour"
    assert "react furious-parry angharad" not in why
    frame.target = scene.index("severin")
    assert scene.refused()["react furious-parry angharad"] == "why-occasion"


def test_ploy_choice_and_pushes_name_who_is_not_meant():
    """[ploy.choice] [push]"""
    scene = ready("heroic-guard", severin=(5, 3), obryn=(7, 3), garrek=(9, 3))
    scene.play("play heroic-guard")
    assert scene.options() == ["choose severin", "choose obryn"]
    assert scene.refused()["choose garrek"] == "why-not-meant"
    scene = ready("sidestep", severin=(5, 3), garrek=(7, 3))
    scene.play("play sidestep")
    why = scene.refused()
    assert why["push severin 7,3"] == "why-occupied"
    assert why["push garrek 9,3"] == "why-not-meant"


def test_ploy_desecrate_wants_a_token_held():
    """[ploy.desecrate]"""
    scene = Scene(severin=(5, 3), garrek=(7, 3))
    scene.token(4, 7, 3)
    scene.token(5, 5, 3)
    scene.hand(1, "desecrate")
    scene.begin(1)
    scene.play("pass", "play desecrate")
    assert scene.refused() == {"remove 5": "why-not-held"}


def test_card_rebirth_in_blood_leads_to_an_own_starting_hex():
    """[card.rebirth-in-blood]"""
    scene = Scene(severin=(5, 3), targor=(7, 3), angharad=(8, 8))
    scene.hand(1, "rebirth-in-blood")
    fight(scene, "severin", "sigmarite-broadsword", "targor", HAMMER, HAMMER, SHIELD)
    scene.dice(SHIELD)
    scene.play("play rebirth-in-blood")
    why = scene.refused()
    assert why["put 4,2"] == "why-not-own"
    assert why["put 5,9"] == "why-not-start"
    assert why["put 8,8"] == "why-occupied"


def test_ploy_shard_falls_on_a_free_hex():
    """[ploy.shard]"""
    scene = ready("shardfall", faces=(STARDIAL, 0), severin=(5, 3), garrek=(9, 3))
    scene.play("play shardfall")
    why = scene.refused()
    assert (why["put 5,3"], why["put 7,3"]) == ("why-occupied", "why-shut")


# ---- objectives ----


def test_objective_immediate_reasons():
    """[objective.immediate] [objective.fresh]"""
    scene = Scene(severin=(5, 3), garrek=(9, 3), saek=(15, 5))
    scene.fighter("garrek").suffered = 3
    scene.objectives(0, "lightning-strikes", "awe-inspiring", "cleanse")
    scene.begin(0)
    scene.play("charge severin", "go 7,3")
    scene.dice(HAMMER, HAMMER, SHIELD)
    scene.play("strike sigmarite-broadsword garrek")
    scene.until("Objectives")
    assert "score lightning-strikes" in scene.options()
    assert scene.refused() == {
        "score awe-inspiring": "why-unmet",
        "score cleanse": "why-end-only",
    }
    band = scene.g.bands[0]
    band.add(OBJECTIVES, FRESH)
    assert scene.refused()["score lightning-strikes"] == "why-just-drawn"


def test_objective_when_in_the_end_phase():
    """[objective.when] [end.score]"""
    scene = Scene(severin=(5, 3), angharad=(7, 3), obryn=(9, 3), garrek=(11, 3))
    scene.objectives(0, "awe-inspiring", "denial", "seize-ground")
    scene.end_phase()
    assert scene.asking() == "ScoreObjectives"
    assert scene.refused() == {
        "score awe-inspiring": "why-now-only",
        "score denial": "why-third-only",
        "score seize-ground": "why-unmet",
    }
    scene = Scene(severin=(5, 3), angharad=(7, 3), obryn=(9, 3), garrek=(11, 3))
    scene.objectives(0, "sigmars-bulwark")
    scene.end_phase()
    assert scene.options() == ["score sigmars-bulwark"]
    assert scene.refused() == {"pass": "why-must-score"}


def test_end_upgrades_but_no_ploys():
    """[end.upgrades]"""
    scene = Scene(severin=(5, 3), garrek=(11, 3))
    scene.hand(0, "sidestep", "great-strength")
    scene.glory(0, 1)
    scene.end_phase()
    assert scene.asking() == "PlayUpgrades"
    assert scene.refused()["play sidestep"] == "why-no-ploys"


# ---- setting up ----


def upto(question: type, seats: int = 2, seed: int = 1, **options: Any) -> Laid:
    """Lay out a game at random up to a question."""
    scene = Laid(seats, seed=seed, **options)
    dice = FastDice(seed)
    while not isinstance(scene.g.stack[-1], question):
        scene.g.apply(scene.g.options[dice.below(scene.g.option_count)])
    return scene


def test_board_join_reasons():
    """[board.join] [fixed]"""
    scene = upto(JoinBoard, 3)
    scene.play(scene.options()[0])
    while scene.asking() != "JoinBoard":
        scene.play(scene.options()[0])
    assert {"why-overlaps", "why-same-place"} <= set(scene.refused().values())
    scene = upto(JoinBoard, 3, fixed=True)
    assert "why-off-layout" in scene.refused().values()
    assert set(upto(JoinBoard, 2).refused().values()) == set()


def test_relic_lies_on_an_inner_neutral_hex():
    """[relic]"""
    scene = upto(PlaceRelic, relic=True)
    field = scene.g.field
    why = scene.refused()
    for hex in range(field.count):
        answer = f"token {field.words[hex]}"
        if field.owner[hex] != 4:
            assert why[answer] == "why-not-neutral"
        elif field.edge[hex] == 1:
            assert why[answer] == "why-is-edge"


def test_token_space_reasons():
    """[token.space] [relic]"""
    scene = Scene(bands=("steelheart", "garrek"), faces=(STARDIAL, 0))
    scene.token(0, 9, 3)
    scene.g.push(PlaceTokens(0))
    scene.g.advance()
    why = scene.refused()
    assert why["token 5,1"] == "why-is-start"
    assert why["token 7,3"] == "why-shut"
    assert why["token 9,3"] == "why-relic-there"
    assert why["token 1,3"] == "why-is-edge"
    scene.play("token 11,3")
    assert scene.refused()["token 13,3"] == "why-too-close"


def test_deploy_turns_reasons():
    """[deploy.turns]"""
    scene = Scene()
    scene.g.push(PlaceFighters(0))
    scene.g.advance()
    scene.play("deploy severin 4,2")
    scene.play(scene.options()[0])
    why = scene.refused()
    assert why["deploy severin 8,2"] == "why-is-placed"
    assert why["deploy obryn 4,2"] == "why-occupied"
    assert why["deploy obryn 4,8"] == "why-not-own"


# ---- all that looks natural ----


def skilled(g: Shadespire, fighter: int) -> list[int]:
    """The upgrades of a fighter that bring an action or reaction."""
    upgrades = g.fighters[fighter].upgrades
    return [u for u in upgrades if g.book.upgrades[u].skill is not None]


def natural(g: Shadespire) -> Iterator[Action]:
    """What the asked seat might wish to do, by what lies open, whether the rules allow it or not.

    Written without a look at `ask`: it knows components, no rules.
    """
    frame = g.stack[-1]
    seat = int(g.seat)
    band = g.bands[seat]
    everybody = range(len(g.fighters))
    own = range(band.first, band.first + band.size)
    enemies = [i for i in everybody if g.fighters[i].seat != seat]
    ploys = [card for card in band.listed_in(HAND) if card < g.book.ploy_count]
    upgrades = [card - g.book.ploy_count for card in band.listed_in(HAND) if card not in ploys]
    standing = [i for i in everybody if g.fighters[i].hex >= 0]
    if isinstance(frame, Activate):
        yield from (act(what, i) for i in own for what in (MOVE, CHARGE, GUARD, ATTACK))
        yield act(DRAW)
        yield from (act(REPLACE, card) for card in band.listed_in(OBJECTIVES))
        for i in own:
            yield from (act(USE, i, u) for u in skilled(g, i))
    if isinstance(frame, (Activate, PowerStep, Reactions, PlayUpgrades)):
        yield from (act(PLAY, card) for card in ploys)
        yield from (act(EQUIP, u, i) for u in upgrades for i in own)
    if isinstance(frame, Reactions):
        for i in own:
            held = skilled(g, i)
            yield from (act(REACT, g.book.ploy_count + u, i) for u in held)
    elif isinstance(frame, (Objectives, ScoreObjectives)):
        yield PASS
        yield from (act(SCORE, card) for card in band.listed_in(OBJECTIVES))
    elif isinstance(frame, Strike):
        attacks = list(g.attacks_of(g.fighters[frame.fighter]))
        yield from (act(STRIKE, k, i) for k in attacks for i in enemies)
    elif isinstance(frame, Sweep):
        yield from (act(CHOOSE, i) for i in enemies if i in standing)
    elif isinstance(frame, ChooseFighter):
        yield from (act(CHOOSE, i) for i in everybody)
    elif isinstance(frame, (Pushes, DriveBack)):
        those = [frame.target] if isinstance(frame, DriveBack) else standing
        for i in those:
            for way in range(6):
                near = g.field.board.neighbour(g.fighters[i].hex, way)
                if near >= 0:
                    yield act(PUSH, i, near)
    elif isinstance(frame, Places):
        for hex in range(g.field.count):
            if frame.region in (ANYWHERE, g.field.owner[hex]):
                yield frame.option(hex)
    elif isinstance(frame, PlaceFighters):
        yield from (act(DEPLOY, i, hex) for i in own for hex in list(g.field.starts))
    elif isinstance(frame, JoinBoard):
        yield from (act(JOIN, base, join) for base in range(len(g.placed)) for join in range(40))


@pytest.mark.parametrize("seed", range(16))
def test_whatever_looks_natural_is_offered_or_refused_with_a_reason(seed: int):
    g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
    assert isinstance(g, Shadespire)
    dice = FastDice(100 + seed)
    asked = set()
    while not g.over and g.decisions < 400:
        rare = g.asking() not in ("PowerStep", "Activate", "PlaceTokens", "PlaceFighters")
        if dice.below(2 if rare else 6) == 0:
            asked.add(g.asking())
            offered = set(g.legal())
            refused = {action for action, _why in GAME.refused(g)}
            assert not offered & refused
            curious = g.copy()
            curious.refused = []
            curious.option_count = 0
            curious.stack[-1].put_again(curious)
            assert curious.legal() == g.legal()  # who asks why is offered the same
            write = GAME.notation.write
            crowded = any(verb(action) == REGION for action in offered)
            silent = [write(g, action) for action in natural(g) if action not in offered | refused]
            assert silent == [] or crowded, g.asking()
        g.apply(g.options[dice.below(g.option_count)])
    assert {"Activate", "PowerStep", "MoveTo"} <= asked
