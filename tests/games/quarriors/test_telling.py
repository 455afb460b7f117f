"""What is told is done: when an event is told, the table looks as the event says, not before."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.table import BATCH, Quarriors
from dicehall.kit.dice import FastDice
from dicehall.kit.events import Event
from tests.games.quarriors.scenes import Scene

Data = dict[str, Any]
PLACES = ("bag", "used", "spent", "aside")


def dice_in(player: Data, row: str) -> Counter[str]:
    """Return the dice of a row, by card and face."""
    return Counter(die["die"] for die in player[row])


def heap(player: Data, *piles: str) -> Counter[str]:
    """Return the dice of some piles, by card."""
    found: Counter[str] = Counter()
    for pile in piles:
        found.update(player[pile])
    return found


def stock(view: Data, card: str) -> int:
    """Return how many dice lie on a card of the wilds."""
    found: int = next(wild["stock"] for wild in view["wilds"] if wild["card"] == card)
    return found


def forms(player: Data) -> Counter[str]:
    """Return the creatures of a player, by the die they count as."""
    return Counter((one["form"] or one)["die"] for one in player["creatures"])


def whole(view: Data) -> int:
    """Count the dice of all players, and of the wilds, that lie in a place."""
    total = sum(wild["stock"] for wild in view["wilds"])
    for player in view["players"]:
        total += sum(sum(player[pile].values()) for pile in PLACES)
        total += len(player["pool"]) + player["ready"]
    return int(total)


def check(event: Data, before: Data, now: Data, last: str) -> None:
    """Compare what is told with how the table looked when the last event was told, and now."""
    if not before["players"]:
        if event["event"] == "picked":
            assert now["picked"] == sorted([*before["picked"], event["card"]], key=id_order)
        return
    seat = int(event["seat"]) - 1 if event.get("seat") else 0
    held, has = before["players"][seat], now["players"][seat]
    was, turn = before["turn"] or {}, now["turn"] or {}
    gone = dice_in(held, "pool") - dice_in(has, "pool")
    come = dice_in(has, "pool") - dice_in(held, "pool")
    used = heap(has, "used", "spent") - heap(held, "used", "spent")
    fell, rose = forms(held) - forms(has), forms(has) - forms(held)
    card: Any = event.get("card")
    dice: Counter[str] = Counter(event.get("dice", []))
    match event["event"]:
        case "turn":
            assert (turn["seat"], turn["phase"], now["round"]) == (seat, "score", event["round"])
            assert (turn["quiddity"], turn["fury"], turn["scored"]) == (0, 0, 0)
        case "scored":
            assert turn["scored"] == was["scored"] + 1
            if turn["phase"] != "score":  # in mid-turn one leaves alone
                assert fell == Counter([event["creature"]])
                assert sum(used.values()) >= 1
        case "gained":
            assert has["glory"] == event["total"] == held["glory"] + event["glory"]
        case "culled":
            assert stock(now, card) == stock(before, card) + 1
        case "swapped":
            other = int(event["owner"]) - 1
            assert used == Counter([event["other"]] if event["other"] != card else [])
            mine, theirs = before["players"][other], now["players"][other]
            assert heap(theirs, "used")[card] >= 1
            assert (heap(mine, "used") - heap(theirs, "used"))[event["other"]] in (0, 1)
        case "fetched":
            assert come == Counter([f"{card}:?"])
            assert heap(held, "used") - heap(has, "used") == Counter([card])
        case "took" | "captured":
            assert stock(now, card) == stock(before, card) - 1
            kept = ("used", "spent", "bag")
            assert heap(has, *kept)[card] > heap(held, *kept)[card]
            if event["event"] == "captured":
                assert turn["captures"] == was["captures"] - 1
                assert turn["available"] == was["available"] - event["price"]
        case "emptied":
            assert stock(now, card) == 0
        case "bargained":
            assert turn["discount"] == was["discount"] + event["discount"]
            assert turn["captures"] == was["captures"] + event["captures"]
        case "refilled":
            assert (has["bag_count"], has["used_count"]) == (event["count"], 0)
            assert set(come) == waiting(come)
        case "drew":
            assert come == dice
        case "rolled":
            assert not dice - dice_in(has, "pool")
            assert len(event["dice"]) == BATCH or not waiting(come)
        case "used":
            assert gone == Counter([event["die"]])
            own = event["die"].partition(":")[0]
            about = [die["card"] for die in (now["about"] or {"dice": []})["dice"]]
            assert own in used or own in about
        case "settled":
            assert gone == Counter([event["die"]])
            assert sum(come.values()) == 1
        case "rerolled":
            assert not come - dice
            assert not dice - dice_in(has, "pool")
            assert now["about"] is None
        case "got-quiddity":
            assert turn["quiddity"] == was["quiddity"] + event["quiddity"]
        case "got-capture":
            assert turn["captures"] == was["captures"] + event["captures"]
        case "readied":
            assert gone == Counter([event["die"]])
            assert dice_in(has, "spells") - dice_in(held, "spells") == Counter([event["die"]])
        case "summoned":
            assert rose == Counter([event["creature"]])
            assert turn["available"] == was["available"] - event["price"]
        case "copied":
            assert rose == Counter([event["model"]])
        case "cast":
            attach = next(
                wild["timing"] == "attach"
                for wild in now["wilds"]
                if wild["card"] == event["die"].partition(":")[0]
            )
            left = dice_in(held, "spells") - dice_in(has, "spells")
            assert left == (Counter() if attach else Counter([event["die"]]))
        case "attached":
            assert dice_in(held, "spells") - dice_in(has, "spells") == Counter([event["die"]])
            assert attachments(has) == attachments(held) + 1
        case "shielded":
            assert has["shield"] == held["shield"] + event["defence"]
        case "enraged":
            assert turn["fury"] == was["fury"] + event["attack"]
        case "saved":
            assert (held["saves"], has["saves"]) == (False, True)
        case "silenced":
            quiet = [one["silenced"] for one in has["creatures"]].count(True)
            assert quiet == [one["silenced"] for one in held["creatures"]].count(True) + 1
        case "dispelled":
            assert used == Counter([card])
            assert has["ready"] == held["ready"] - 1
        case "turned":
            levels = [sum(one["level"] for one in area["creatures"]) for area in (held, has)]
            assert levels[1] == levels[0] + 1
        case "attacked":
            defender = int(event["defender"]) - 1
            assert now["attack"]["defender"] == defender
            assert now["attack"]["damage"] == event["attack"]
        case "defended" | "held-out":
            assert now["attack"]["damage"] == event["attack"]
            assert forms(has)[event["creature"]] >= 1
        case "surged":
            assert now["attack"]["damage"] == event["left"] == before["attack"]["damage"]
            assert now["attack"]["surge"] == 0 < event["attack"]
        case "escaped":
            assert forms(has)[event["creature"]] >= 1
        case "destroyed" | "starved":
            assert fell == Counter([event["creature"]])
            assert last != "defended" or seat in turn["losers"]
        case "to-the-pool":
            assert come == Counter([f"{card}:?"])
        case "set-aside":
            assert heap(has, "aside") - heap(held, "aside") == Counter([card])
        case "came-back":
            assert rose == Counter([event["creature"]])
            assert now["about"] is None
        case "aside-rolled":
            own, _, face = event["die"].partition(":")
            assert heap(held, "aside") - heap(has, "aside") == Counter([own])
            assert not rose
            assert face.startswith("c") or own in used
        case "discarded":
            assert dice_in(held, "spells") - dice_in(has, "spells") == Counter([event["die"]])
            assert sum(used.values()) == 1
        case "swept":
            assert (len(held["pool"]), has["pool"]) == (event["count"], [])
            assert has["used_count"] == held["used_count"] + event["count"]
        case "no-creatures-left":
            assert now["empty_cards"] == event["count"]
        case "last-round":
            assert now["round"] == event["round"] == now["rounds"]
        case "won":
            assert before["winners"] == []
            assert [str(winner + 1) for winner in now["winners"]] == event["winners"]


def id_order(id: str) -> int:
    """Return the place of a card in the book."""
    return next(i for i, card in enumerate(GAME.cards()) if card["id"] == id)


def waiting(dice: Counter[str]) -> set[str]:
    """Return the dice that are not rolled yet."""
    return {die for die in dice if die.endswith("?")}


def attachments(player: Data) -> int:
    """Count the spells attached to a player's creatures."""
    return sum(len(one["attached"]) for one in player["creatures"])


class Watch:
    """Follows a table, and looks at it whenever an event is told."""

    def __init__(self, g: Quarriors) -> None:
        self.g = g
        self.journal: list[Event] = []
        self.told: set[str] = set()
        self.last = ""
        self.everything = 0
        g.watch(self.journal)
        self.begin()

    def begin(self) -> None:
        """Look at the table before something happens."""
        self.before = self.g.view(None)
        if self.before["players"]:
            self.everything = max(self.everything, whole(self.before))

    def look(self) -> None:
        """Look at all that was told since."""
        for event in self.journal:
            now = event.table.view(None)
            if not GAME.notation.events[event.kind].unheard:
                data = GAME.notation.event_data(event.table, event)
                check(data, self.before, now, self.last)
                self.last = str(data["event"])
                self.told.add(self.last)
                self.before = now
            # A die is in no place only while a creature is destroyed or dice are rolled again.
            assert not now["players"] or self.everything - whole(now) <= 3
            GAME.scores(event.table)
            assert event.table.view(0) == now
        self.journal.clear()


def follow(g: Quarriors, seed: int) -> set[str]:
    """Play at random, and look at each event; return what was told."""
    watch = Watch(g)
    dice = FastDice(seed)
    while not g.over:
        watch.begin()
        g.apply(g.options[dice.below(g.option_count)])
        watch.look()
    return watch.told


MAIN = """
picked turn scored gained culled swapped fetched took refilled drew rolled used rerolled
got-quiddity got-capture readied summoned copied cast attached enraged silenced dispelled
 turned attacked defended held-out destroyed to-the-pool set-aside came-back
aside-rolled captured emptied discarded swept fired last-round won
"""


def test_each_event_is_told_when_it_is_done():
    told: set[str] = set()
    for seed in range(40):
        g = GAME.new(GAME.random_setup(FastDice(seed)), FastDice(seed))
        assert isinstance(g, Quarriors)
        g.closed_bags = False  # to count all dice
        told |= follow(g, 50 + seed)
    assert set(MAIN.split()) - told == set()


def test_reactions_are_told_when_they_count():
    """[life.spell] [life.charm] [reaction.spell]"""
    for reaction, told in (("life-spell", {"shielded", "escaped"}), ("life-charm", {"saved"})):
        scene = Scene("death-spell", reaction)
        scene.spells(0, "death-spell:s*")
        scene.creature(1, "quake-dragon:c1")
        scene.spells(1, f"{reaction}:s")
        scene.begin("prepare")
        watch = Watch(scene.g)
        scene.play("cast death-spell:s*")
        watch.look()
        watch.begin()
        scene.play(f"cast {reaction}:s")
        watch.look()
        assert told <= watch.told


def test_wizard_mighty_bargains_when_it_is_told():
    """[wizard.mighty]"""
    scene = Scene("mighty-questing-wizard")
    scene.begin("prepare")
    scene.creature(0, "mighty-questing-wizard:c1")
    watch = Watch(scene.g)
    scene.begin("score")
    watch.look()
    assert "bargained" in watch.told


def test_ooze_plain_is_gone_when_it_is_told_to_starve():
    """[ooze.plain]"""
    scene = Scene("primordial-ooze", "deathdealer")
    scene.creature(1, "primordial-ooze:c2")
    scene.used(1, quiddity=1)
    scene.creature(0, "deathdealer:c1")
    scene.begin("score")
    watch = Watch(scene.g)
    scene.play("swap 2 quiddity")
    watch.look()
    assert {"swapped", "starved"} <= watch.told


# ---- in mid-attack ----


def test_spells_before_the_total_count_when_they_are_told():
    """[spells.in-attack] [death.cantrip] [death.charm] [life.incantation]"""
    for spell, event, more in (("death-cantrip", "enraged", 2), ("death-charm", "attached", 3)):
        scene = Scene(spell, "life-incantation")
        scene.creature(0, "assistant:c1")
        scene.creature(0, "quake-dragon:c3**")
        scene.creature(1, "quake-dragon:c2*")
        scene.spells(0, f"{spell}:s*")
        scene.spells(1, *["life-incantation:s"] * 2)
        scene.begin("attack")
        shown: Any = scene.g.view(None)["attack"]
        assert shown == {"defender": 1, "damage": 9, "surge": 0}
        scene.play("cast life-incantation:s", "silence 1:quake-dragon")
        assert (scene.asking(), scene.g.seat) == ("BeforeAttack", 0)
        journal: list[Event] = []
        scene.g.watch(journal)
        scene.play(f"cast {spell}:s*")
        if scene.asking() == "AttachSpell":
            scene.play("attach assistant")
        told = next(one for one in journal if GAME.notation.events[one.kind].name == event)
        shown = told.table.view(None)["attack"]
        assert shown["damage"] == 1 + more
