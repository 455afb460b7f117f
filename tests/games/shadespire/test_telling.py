"""What is told is done: when an event is told, the table looks as the event says, not before."""

from __future__ import annotations

from typing import Any

from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.pieces import DECK
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from dicehall.kit.game import Setup
from tests.games.shadespire.scenes import Scene, fill

Data = dict[str, Any]


def fighter(view: Data, id: object) -> Data:
    """Return a fighter as a seat sees it, or nothing before there are any."""
    found: Data = next((one for one in view["fighters"] if one["id"] == id), {})
    return found


def check(event: Data, before: Data, now: Data) -> None:
    """Compare what is told with how the table looked when the last event was told, and now."""
    was, has = fighter(before, event.get("fighter")), fighter(now, event.get("fighter"))
    seat = int(event["seat"]) - 1 if event.get("seat") else 0
    held, holds = before["bands"][seat], now["bands"][seat]
    match event["event"]:
        case "picked":
            assert holds["warband"] == event["warband"]
        case "game-began":
            assert now["number"] == event["game"]
            assert {one["hex"] for one in now["fighters"]} == {None}
            assert min(band["deck_count"] for band in now["bands"]) >= 20
        case "board-chosen":
            laid = [board["face"] for board in now["boards"]]
            assert event["board"] in (laid[-1], now["laying"]["hand"])
        case "joined":
            assert now["boards"][-1]["face"] == event["board"]
            assert len(now["boards"]) == len(before["boards"]) + 1
        case "token-placed" | "relic-placed":
            assert event["hex"] not in [token["hex"] for token in before["tokens"]]
            assert event["hex"] in [token["hex"] for token in now["tokens"]]
        case "tokens-turned":
            assert {token["number"] for token in before["tokens"]} == {None}
            assert None not in [token["number"] for token in now["tokens"] if not token["relic"]]
        case "redrew":
            kinds = {"objectives": ["objective_count"], "power": ["hand_count"]}
            kinds["both"] = ["objective_count", "hand_count"]
            for kind in kinds[event["redraw"]]:
                assert (held[kind] > 0, holds[kind]) == (True, 0)
        case "drew":
            assert holds["hand_count"] == held["hand_count"] + 1
        case "drew-objective":
            assert holds["objective_count"] == held["objective_count"] + 1
        case "deployed" | "returned":
            assert (was["hex"], has["hex"]) == (None, event["hex"])
        case "round":
            assert now["round"] == event["round"]
        case "first":
            assert now["active"] == seat
        case "moved" | "driven" | "pushed":
            assert (was["hex"], has["hex"]) == (event["start"], event["hex"])
            assert event["event"] != "moved" or has["moved"]
        case "charged" | "guarded":
            assert has["charged" if event["event"] == "charged" else "guard"]
        case "attacked":
            assert now["attack"]["attack_faces"] == []
            assert now["attack"]["target"] == event["target"]
        case "attack-roll":
            assert now["attack"]["attack_faces"] == event["faces"]
            assert not now["attack"]["rolled"]
        case "defence-roll":
            assert now["attack"]["defence_faces"] == event["faces"]
            assert not now["attack"]["rolled"]
        case "succeeded" | "failed":
            assert now["attack"]["succeeded"] == (event["event"] == "succeeded")
            assert now["attack"]["rolled"]
        case "damaged":
            assert has["suffered"] == event["suffered"] == was["suffered"] + event["damage"]
        case "healed":
            assert was["suffered"] - has["suffered"] == event["wounds"]
        case "out":
            assert was["hex"] is not None
            assert has["hex"] is None
        case "glory":
            assert holds["glory"] == event["total"] == held["glory"] + event["glory"]
        case "inspired":
            assert (was["inspired"], has["inspired"]) == (False, True)
        case "played":
            assert event["card"] in holds["discards"]
            kept = event["card"] in held["discards"]  # played before, and now used
            assert kept or holds["hand_count"] == held["hand_count"] - 1
        case "equipped":
            assert event["card"] in has["upgrades"]
            assert holds["spent"] == held["spent"] + 1
        case "scored" | "dropped" | "replaced":
            pile = "scored" if event["event"] == "scored" else "dropped"
            assert (event["card"] in held[pile], event["card"] in holds[pile]) == (False, True)
        case "discarded":
            assert event["card"] in holds["discards"]
            assert holds["hand_count"] == held["hand_count"] - 1
        case "blocked":
            assert event["hex"] in now["shards"]
        case "token-removed":
            assert event["hex"] not in [token["hex"] for token in now["tokens"]]
            assert event["hex"] in [token["hex"] for token in before["tokens"]]
        case "swapped":
            other = fighter(before, event["target"]), fighter(now, event["target"])
            assert (was["hex"], has["hex"]) == (other[1]["hex"], other[0]["hex"])
        case "won-game":
            again = before["round"] == 3 and held["wins"] > 0  # now the match is won as well
            assert now["match"] == "single" or again or holds["wins"] == held["wins"] + 1


def follow(g: Shadespire, seed: int) -> set[str]:
    """Play at random, and look at each event with the eyes of all; return what was told."""
    journal: list[Event] = []
    g.watch(journal)
    dice = FastDice(seed)
    told: set[str] = set()
    while not g.over:
        before = g.view(None)
        for seat in range(g.seats):
            if g.asked() >> seat & 1:
                g.turn_to(seat)
                break
        g.apply(g.options[dice.below(g.option_count)])
        for event in journal:
            data = GAME.notation.event_data(event.table, event)
            now = event.table.view(None)
            check(data, before, now)
            told.add(str(data["event"]))
            for seat in range(g.seats):
                seen: Data = event.table.view(seat)
                own = seen["bands"][seat]
                assert own["hand_count"] == len(own["hand"])
                assert seen["fighters"] == now["fighters"]
            GAME.scores(event.table)
            before = now
        journal.clear()
    return told


MAIN = "moved pushed driven charged attacked attack-roll defence-roll damaged healed out glory"
MAIN += " inspired played equipped scored dropped drew drew-objective discarded redrew deployed"
MAIN += " tokens-turned token-placed joined board-chosen picked round first"


def test_each_event_is_told_when_it_is_done():
    told: set[str] = set()
    for seed in range(8):
        g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
        assert isinstance(g, Shadespire)
        told |= follow(g, 50 + seed)
    assert set(MAIN.split()) - told == set()


def test_each_event_of_a_match_is_told_when_it_is_done():
    """In the second game nobody of the first stands on the field any more. [match]"""
    setup = Setup("shadespire", 2, {"match": "best-of-three", "warbands": "garrek, steelheart"})
    g = GAME.new(setup, FastDice(3))
    assert isinstance(g, Shadespire)
    assert {"won-game", "game-began"} <= follow(g, 3)
    assert g.game >= 2


# ---- what any player would answer ----


def test_activation_without_anybody_or_cards_is_idle():
    """[activation.kinds]"""
    scene = Scene(garrek=(7, 3))
    scene.begin(0)
    assert scene.options() == ["pass"]
    assert GAME.idle(scene.g) == scene.g.legal()[0]
    scene.play("pass")
    assert (scene.asking(), GAME.idle(scene.g)) == ("Activate", None)  # Garrek can act


def test_a_card_that_could_be_drawn_is_not_idle():
    """[activation.kinds]"""
    scene = Scene(garrek=(7, 3))
    fill(scene.g.bands[0], DECK, 0)
    scene.begin(0)
    assert scene.options() == ["draw", "pass"]
    assert GAME.idle(scene.g) is None


def test_who_can_only_pass_a_power_step_is_not_quick():
    """[power.turns] To be quick would tell of the hand."""
    scene = Scene(severin=(5, 3), garrek=(9, 3))
    scene.hand(0, "tireless-assault")
    scene.begin(0)
    scene.play("pass")
    assert (scene.asking(), scene.options()) == ("PowerStep", ["pass"])
    assert GAME.idle(scene.g) is None
