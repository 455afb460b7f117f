"""What is told is done: when an event is told, the table looks as the event says, not before."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.pieces import RIPE
from dicehall.games.shazar.piles import FATE_DECK, FATE_DISCARD
from dicehall.games.shazar.rolls import Check
from dicehall.games.shazar.table import Shazar
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from dicehall.kit.game import Setup
from tests.games.shazar.scenes import (
    BEATRICE,
    BOOK,
    DAREN,
    GOTHARD,
    SHANTIREN,
    Scene,
    assert_each_fate_card_lies_once,
    printed,
    spells_in_game,
)

Data = dict[str, Any]


def mage(view: Data, seat: object) -> Data:
    """Return a mage as a seat sees it, or nothing before there are any."""
    mages: list[Data] = view["mages"]
    return mages[int(str(seat)) - 1] if mages and seat is not None else {}


def relic(view: Data, id: object) -> Data:
    """Return an artifact in play, or nothing before it is dealt."""
    found: Data = next((one for one in view["artifacts"] if one["id"] == id), {})
    return found


def effects(one: Data, id: object) -> int:
    """Count the effects of one kind on a mage."""
    return [effect["id"] for effect in one["effects"]].count(id)


def check(event: Data, before: Data, now: Data) -> None:
    """Compare what is told with how the table looked when the last event was told, and now."""
    was, has = mage(before, event.get("seat")), mage(now, event.get("seat"))
    seat = int(event["seat"]) - 1 if event.get("seat") else None
    had, lies = relic(before, event.get("artifact")), relic(now, event.get("artifact"))
    match event["event"]:
        case "dealt":
            assert (lies["keeper"], lies["carrier"]) == (seat, None)
            assert had == {}
        case "turn":
            assert (now["active"], now["round"], now["stage"]) == (
                seat,
                event["round"],
                "beginning",
            )
            assert (has["astral"], has["bastion"], has["tartarus"], now["fired"]) == (
                0,
                0,
                False,
                [],
            )
        case "moved":
            assert was["hex"] != has["hex"] == event["hex"]
        case "jumped":
            assert has["hex"] == event["hex"]
        case "hex-fired":
            assert has["hex"] in now["fired"]
        case "rolled":
            roll = now["roll"]
            assert (roll["seat"], roll["value"]) == (seat, event["value"])
            assert roll["need"] == (event["need"] or None)
        case "hurt":
            assert (
                was["life"] > has["life"] == event["left"] == max(0, was["life"] - event["lives"])
            )
        case "healed" | "extra-life":
            assert has["life"] == event["left"] == was["life"] + event["lives"]
        case "withered":
            assert has["maximum"] == event["left"] == max(0, was["maximum"] - event["lives"])
            assert has["life"] == min(was["life"], has["maximum"])
        case "marked":
            assert effects(has, event["effect"]) == effects(was, event["effect"]) + 1
            assert now["casting"] is None or now["casting"]["card"] != event["effect"]
        case "unmarked":
            assert effects(has, event["effect"]) == effects(was, event["effect"]) - 1
        case "no-room":
            assert effects(has, event["effect"]) == effects(was, event["effect"])
        case "skips":
            assert has["skips"] == was["skips"] + event["count"]
        case "skipped":
            assert has["skips"] == max(0, was["skips"] - 1)
        case "held":
            assert has["hex"] == was["hex"]
        case "cast" | "cast-hidden":
            card = None if event["event"] == "cast-hidden" else event["spell"]
            assert now["casting"]["seat"] == seat
            assert now["casting"]["card"] in (card, event["spell"])
            assert has["hand_count"] in (was["hand_count"], was["hand_count"] - 1)
        case "cancelled":
            assert (before["casting"] is None, now["casting"]) == (False, None)
        case "hit" | "missed":
            attack = now["attack"]
            assert (attack["roll"], attack["other"]) == (event["roll"], event["other"])
        case "tied":
            assert now["attack"]["roll"] == now["attack"]["other"] == event["roll"]
        case "drew":
            # With Memory, or in death, the old hand is gone.
            assert has["hand_count"] - event["count"] in (was["hand_count"], 0)
        case "reshuffled":
            assert has["discard"] == []
            assert has["deck"] > 0
            assert has["hand_count"] in (was["hand_count"], 0)
        case "exchanged":
            assert has["deck"] == was["deck"] + event["count"]
            assert has["hand_count"] == was["hand_count"]
        case "discarded":
            assert has["hand_count"] == was["hand_count"] - 1
            assert sum(one["discard"].count(event["spell"]) for one in now["mages"]) > 0
        case "stolen":
            victim = (mage(before, event["victim"]), mage(now, event["victim"]))
            assert has["hand_count"] == was["hand_count"] + 1
            assert victim[1]["hand_count"] == victim[0]["hand_count"] - 1
        case "fate-drawn":
            drawn = before["supply"]["fate_deck"] - now["supply"]["fate_deck"]
            assert drawn == event["count"] or before["supply"]["fate_deck"] < event["count"]
        case "fate-kept":
            kept = [one["kept_count"] + one["fresh_count"] for one in (was, has)]
            assert kept[1] == kept[0] + 1
        case "fate-fired" | "fate-played":
            pile = now["supply"]["fate_discard"]
            # A seer's three may be of one kind, and lie there together before they are told.
            assert pile.count(event["fate"]) > before["supply"]["fate_discard"].count(event["fate"])
            held = [one["kept_count"] + one["fresh_count"] for one in (was, has)]
            assert held[1] in (held[0], held[0] - 1)
            assert event["event"] == "fate-fired" or held[1] == held[0] - 1
        case "fate-lost":
            held = [one["kept_count"] + one["fresh_count"] for one in (was, has)]
            assert held[1] == held[0] - 1
        case "trap-laid":
            assert event["hex"] not in [trap["hex"] for trap in before["traps"]]
            assert event["hex"] in [trap["hex"] for trap in now["traps"]]
            assert now["casting"] is None
        case "trap-sprung":
            assert len(now["traps"]) == len(before["traps"]) - 1
            assert has["hex"] not in [trap["hex"] for trap in now["traps"]]
        case "hex-blocked":
            assert event["hex"] not in [bar["hex"] for bar in before["barred"]]
            assert event["hex"] in [bar["hex"] for bar in now["barred"]]
        case "truce":
            assert now["truce"] == seat
        case "taken":
            assert (had["carrier"], lies["carrier"]) == (None, seat)
        case "take-failed":
            assert (was["claim"], has["claim"]) == ("ripe", "spent")
        case "delivered":
            assert (had["carrier"], lies["carrier"], lies["keeper"]) == (seat, None, seat)
        case "went-home":
            assert (had["carrier"] is None, lies["carrier"]) == (False, None)
            assert lies["keeper"] == seat
        case "burnt":
            assert (had["burnt"], lies["burnt"]) == (False, True)
        case "died":
            loss = BOOK.home_loss if event["home"] else BOOK.away_loss
            assert (has["life"], has["maximum"]) == (0, max(0, was["maximum"] - loss))
        case "reborn":
            assert (was["hex"], has["hex"]) == (None, f"{has['character']}-c")
            assert has["life"] == event["lives"]
        case "waits":
            assert (has["hex"], has["waiting"], has["life"]) == (None, True, has["maximum"])
        case "out":
            assert (was["out"], has["out"], has["hex"], has["life"]) == (False, True, None, 0)
        case "won":
            winners = [int(winner) - 1 for winner in event["winners"]]
            assert (before["winners"], now["winners"]) == (None, winners)


def picked(g: Shazar, dice: FastDice) -> Action:
    """Answer at random, but rather go for artifacts."""
    number = dice.below(sum(g.liking(action) for action in g.legal()))
    for action in g.legal():
        number -= g.liking(action)
        if number < 0:
            break
    return action


def heard(scene: Scene, answer: str) -> list[tuple[str, Data]]:
    """Give an answer in a scene; return each event with the view of that moment, checked."""
    journal: list[Event] = []
    scene.g.watch(journal)
    before = scene.g.view(None)
    scene.play(answer)
    found: list[tuple[str, Data]] = []
    for event in journal:
        assert event.table is not None
        now = event.table.view(None)
        check(GAME.notation.event_data(event.table, event), before, now)
        found.append((str(GAME.notation.events[event.kind].name), now))
        before = now
    return [(name, view) for name, view in found if name != "fired"]


def follow(g: Shazar, seed: int, told: Counter[str]) -> None:
    """Play at random, and look at each event with the eyes of all; no card is lost."""
    journal: list[Event] = []
    g.watch(journal)
    dice = FastDice(seed)
    while not g.over:
        before = g.view(None)
        passed_on = g.asking() == "PassOn"
        g.apply(picked(g, dice))
        for event in journal:
            at = event.table
            assert isinstance(at, Shazar)
            data = GAME.notation.event_data(at, event)
            now = at.view(None)
            check(data, before, now)
            told[str(data["event"])] += 1
            look_with_all_eyes(at, now)
            if now["active"] is not None:
                # A draw may be interrupted, and a curse on its way from one mage to another.
                if data["event"] != ("unmarked" if passed_on else "reshuffled"):
                    assert spells_in_game(at) == printed(at), data
                if data["event"] != "fate-drawn":  # what becomes of it is told next
                    assert_each_fate_card_lies_once(at)
            before = now
        journal.clear()


def look_with_all_eyes(g: Shazar, now: Data) -> None:
    """Every seat has a view in this moment, and all agree on what lies open."""
    GAME.scores(g)
    for seat in range(g.seats):
        seen: Data = g.view(seat)
        assert seen["artifacts"] == now["artifacts"]
        for one, same in zip(seen["mages"], now["mages"], strict=True):
            assert (one["hex"], one["life"]) == (same["hex"], same["life"])
        if seen["mages"]:
            own = seen["mages"][seat]
            assert own["hand_count"] == len(own["hand"]) + len(own["stolen"])
            assert own["kept_count"] == len(own["fates"])


MAIN = "dealt turn moved jumped hex-fired copied rolled answered hurt healed marked unmarked skips"
MAIN += " skipped held cast cast-hidden evaded hit missed rider drew reshuffled discarded stolen"
MAIN += " exchanged fate-drawn fate-kept fate-fired fate-played rerolled trap-laid trap-sprung"
MAIN += " hex-blocked truce guarded taken take-failed died reborn last-round won picked tied"
MAIN += " cancelled withered absorbed out burnt extra-life field-laid"


def test_each_event_is_told_when_it_is_done():
    told: Counter[str] = Counter()
    for seed in range(24):
        g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
        assert isinstance(g, Shazar)
        follow(g, 50 + seed, told)
    for seats in (2, 3, 4, 4):
        g = GAME.new(Setup("shazar", seats, {"rounds": 40}), FastDice(seats))
        assert isinstance(g, Shazar)
        follow(g, seats, told)
    assert set(MAIN.split()) - set(told) == set()


# ---- in a few scenes ----


def test_capture_deliver_comes_after_the_step():
    """[capture.deliver] [victory.count]"""
    scene = Scene()
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.g.carrier[GOTHARD] = BEATRICE
    scene.turn(BEATRICE, "move")
    (moved, delivered, won) = heard(scene, "step beatrice-c")
    assert [name for name, _view in (moved, delivered, won)] == ["moved", "delivered", "won"]
    assert relic(moved[1], "eye")["carrier"] == BEATRICE
    assert (delivered[1]["winners"], won[1]["winners"]) == (None, [BEATRICE])


def test_effects_swap_both_change_places_at_once():
    """[effects.swap]"""
    scene = Scene(3)
    scene.hand(DAREN, "daren-switch")
    scene.stand(GOTHARD, "gothard-2-5")
    scene.turn(DAREN, "spell")
    scene.play("cast daren-switch")
    jumps = [view for name, view in heard(scene, "aim 2") if name == "jumped"]
    assert len(jumps) == 2
    for view in jumps:
        places = (mage(view, DAREN + 1)["hex"], mage(view, GOTHARD + 1)["hex"])
        assert places == ("gothard-2-5", "daren-c")


def test_spell_lies_before_its_target_or_nowhere():
    """[spell.lies] [effects.four]"""
    scene = Scene(4)
    scene.hand(GOTHARD, "gothard-chains", "gothard-muteness")
    scene.turn(GOTHARD, "spell")
    scene.play("cast gothard-chains")
    views = dict(heard(scene, "aim 1"))
    assert views["cast"]["casting"]["card"] == "gothard-chains"
    assert views["marked"]["casting"] is None
    scene.mark(BEATRICE, "gothard-feebleness", "gothard-evil-eye", "shantiren-pacify")
    scene.turn(GOTHARD, "spell")
    scene.play("cast gothard-muteness")
    views = dict(heard(scene, "aim 1"))
    assert views["no-room"]["casting"]["card"] == "gothard-muteness"
    assert "gothard-muteness" in mage(views["drew"], GOTHARD + 1)["discard"]


def test_death_is_told_step_by_step():
    """[death.maximum] [capture.return] [death.waiting]"""
    scene = Scene(4)
    scene.stand(SHANTIREN, "beatrice-c")
    scene.stand(BEATRICE, "beatrice-1-3")
    scene.g.carrier[DAREN] = BEATRICE
    scene.g.mages[BEATRICE].life = 1
    scene.turn(BEATRICE, "move")
    told = heard(scene, "step beatrice-1-4")[:7]
    names = ["moved", "hex-fired", "hurt", "died", "went-home", "drew", "waits"]
    assert [name for name, _view in told] == names
    views = dict(told)
    assert mage(views["hurt"], 1)["maximum"] == 10
    assert mage(views["died"], 1)["maximum"] == 7
    assert relic(views["died"], "chalice")["carrier"] == BEATRICE
    assert relic(views["went-home"], "chalice")["carrier"] is None
    assert mage(views["went-home"], 1)["hex"] == "beatrice-1-4"
    assert mage(views["drew"], 1)["hex"] is None
    assert mage(views["waits"], 1)["life"] == 7


# ---- what any player would answer ----


def idle(scene: Scene) -> str | None:
    """What any player would answer."""
    action = GAME.idle(scene.g)
    return None if action is None else GAME.notation.write(scene.g, action)


def discard(scene: Scene, *ids: str) -> None:
    """Let all copies of some Fate cards lie open in the discard."""
    for card in range(len(BOOK.fate_cards)):
        if BOOK.fates[BOOK.fate_cards[card]].id in ids:
            scene.g.fates.move(card, FATE_DECK, FATE_DISCARD)


ANY_TIME = ("n-truce", "n-potion", "n-wings", "n-mirror")


def test_fate_any_time_is_idle_when_all_such_cards_lie_open():
    """[fate.any-time] Whatever is held, nothing of it can be played now."""
    scene = Scene(3)
    scene.keep(GOTHARD, "n-reroll")
    scene.turn(BEATRICE)
    assert (scene.asking(), scene.options(), idle(scene)) == ("Moment", ["pass"], None)
    discard(scene, *ANY_TIME)
    assert idle(scene) == "pass"
    scene.g.carrier[GOTHARD] = BEATRICE  # now it might be a Call of Stone
    assert idle(scene) is None


def test_fate_counter_is_idle_for_the_caster_alone():
    """[fate.counter]"""
    scene = Scene(3)
    scene.keep(BEATRICE, "n-reroll")
    scene.keep(GOTHARD, "n-star")
    discard(scene, *ANY_TIME)
    scene.hand(BEATRICE, "beatrice-elixir")
    scene.turn(BEATRICE, "spell")
    scene.play("cast beatrice-elixir", "aim 1")
    assert (scene.asking(), scene.g.seat, idle(scene)) == ("Moment", BEATRICE, "pass")
    scene.play("pass")
    assert (scene.g.seat, idle(scene)) == (GOTHARD, None)
    discard(scene, "n-counter")
    assert idle(scene) == "pass"


def seizing(roll: int, *fates: str) -> Scene:
    """Beatrice tries to take the artifact of Gothard."""
    scene = Scene()
    scene.stand(BEATRICE, "gothard-c")
    scene.stand(GOTHARD, "gothard-1-1")
    scene.g.mages[BEATRICE].claim = RIPE
    scene.keep(BEATRICE, *fates)
    scene.turn(BEATRICE, "move", (roll,))
    scene.play("seize eye")
    assert scene.asking() == "AfterRoll"
    return scene


def test_own_success_in_taking_an_artifact_is_idle():
    """[capture] [fate.reroll]"""
    assert idle(seizing(60, "n-reroll")) == "pass"
    assert idle(seizing(40, "n-reroll")) is None
    lucky = seizing(60, "n-potion")
    lucky.mark(BEATRICE, "reroll-own")
    assert idle(lucky) == "pass"


def test_a_success_that_an_artifact_answers_with_failure_is_not_idle():
    """[artifact.crit]"""
    scene = seizing(60, "n-reroll")
    check = scene.g.stack[len(scene.g.stack) - 2]
    assert isinstance(check, Check)
    check.bare = 3  # with as much added
    assert idle(scene) is None


def test_a_roll_nobody_can_change_is_idle():
    """[fate.star] [fate.reroll]"""
    scene = seizing(40, "n-potion")
    discard(scene, "n-reroll")
    assert idle(scene) is None  # it might be the Star
    discard(scene, "n-star")
    assert idle(scene) == "pass"
    scene.mark(BEATRICE, "reroll-own")
    assert idle(scene) is None


def test_who_has_no_card_in_hand_casts_nothing():
    """[spell.optional] [hex.guardian]"""
    scene = Scene()
    scene.turn(BEATRICE, "spell")
    assert (scene.asking(), idle(scene)) == ("Cast", "done")
    scene.keep(BEATRICE, "n-reroll")
    assert idle(scene) is None
    scene = Scene()
    scene.stand(GOTHARD, "gothard-c")
    scene.step(GOTHARD, "gothard-1-4")
    assert (scene.asking(), idle(scene)) == ("Guardian", "done")


def test_who_has_no_fitting_card_is_not_quick():
    """[spell.sign] To be quick would tell of the hand."""
    scene = Scene()
    scene.hand(BEATRICE, "beatrice-meteor")
    scene.stand(BEATRICE, "beatrice-1-1")
    scene.turn(BEATRICE, "spell")
    assert (scene.options(), idle(scene)) == (["done"], None)
