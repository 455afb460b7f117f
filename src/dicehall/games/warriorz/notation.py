"""Actions and events of the battle as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.warriorz.battle import ChooseCards
from dicehall.games.warriorz.book import HAND, WARRIORS
from dicehall.games.warriorz.table import ZONES, Warriorz
from dicehall.games.warriorz.volley import Volley
from dicehall.kit.action import Action, first
from dicehall.kit.notation import Form, Kind, Notation, Phrase, Said, faces, number, secret, thrown
from dicehall.kit.table import Table

ZONE: Final = Kind(
    "zone",
    ZONES,
    ("north", "north-east", "south-east", "south", "south-west", "north-west", "centre"),
)
PICKABLE: Final = Kind("warrior", WARRIORS)
WARRIOR: Final = Kind("warrior", WARRIORS)
HAND_CARD: Final = Kind("card", HAND)
CARD: Final = Kind("card", WARRIORS * HAND)
SEAT: Final = Kind("seat", WARRIORS)
TEAM: Final = Kind("team", WARRIORS)
DIE: Final = Kind("die", 7, ("1", "2", "3", "4", "5", "6", "7"))
COUNT: Final = number(100)
FACES: Final = faces()

VERBS: Final = [
    Form("pass"),
    Form("pick", warrior=PICKABLE),
    Form("place", zone=ZONE),
    Form("play", card=HAND_CARD),
    Form("move", zone=ZONE),
    Form("strike", target=WARRIOR),
    Form("strike-second", target=WARRIOR),
    Form("shoot", target=WARRIOR),
    Form("blast", zone=ZONE),
    Form("give-skull", target=WARRIOR),
    Form("flip", die=DIE),
    Form("reroll", die=DIE),
    Form("roll"),
    Form("give-die", die=DIE, target=WARRIOR),
    Form("keep"),
]

EVENTS: Final = [
    Form("picked", "setup.pick", seat=SEAT, warrior=PICKABLE),
    Form("placed", "setup.place", warrior=WARRIOR, zone=ZONE),
    Form("round", "battle.round", round=COUNT),
    Form("chose", "choice.secret", warrior=WARRIOR, card=secret(CARD, of="warrior")),
    Form("revealed", "initiative", warrior=WARRIOR, card=CARD, initiative=COUNT),
    Form("moved", "move", warrior=WARRIOR, start=ZONE, zone=ZONE),
    Form("struck", "attack.strike", warrior=WARRIOR, target=WARRIOR),
    Form("shot", "attack.shot", warrior=WARRIOR, target=WARRIOR),
    Form("blasted", "special.keg", warrior=WARRIOR, zone=ZONE),
    Form("strength", "special.claymore", warrior=WARRIOR, face=thrown(COUNT)),
    Form("defence", "special.spear", warrior=WARRIOR, face=thrown(COUNT)),
    Form("net", "special.net", warrior=WARRIOR, target=WARRIOR, faces=thrown(FACES)),
    Form("netted", "special.net", target=WARRIOR, lowered=COUNT),
    Form("rolled", "attack.hit", warrior=WARRIOR, faces=thrown(FACES)),
    Form("flipped", "amulet.flip", warrior=WARRIOR, before=COUNT, after=COUNT),
    Form("rerolled", "amulet.reroll", warrior=WARRIOR, dice=COUNT, faces=thrown(FACES)),
    Form("gave-die", "special.split", warrior=WARRIOR, target=WARRIOR, face=COUNT),
    Form("missed", "attack.hit", warrior=WARRIOR),
    Form("wounded", "wounds", warrior=WARRIOR, target=WARRIOR, wounds=COUNT),
    Form("first-wound", "first-wound", warrior=WARRIOR, target=WARRIOR),
    Form("stole", "special.vampire", warrior=WARRIOR, wounds=COUNT),
    Form("lost-lives", "stoning.discard", warrior=WARRIOR, wounds=COUNT),
    Form("out", "wounds.out", warrior=WARRIOR),
    Form("stones", "stoning", victim=WARRIOR, warrior=WARRIOR, dice=COUNT),
    Form("stones-stopped", "ruling.3", warrior=WARRIOR),
    Form("shocked", "special.shock", warrior=WARRIOR, slower=COUNT),
    Form("charged", "special.shock", warrior=WARRIOR, faster=COUNT),
    Form("gave-skull", "special.skull", warrior=WARRIOR, target=WARRIOR),
    Form("skull-back", "special.skull", warrior=WARRIOR),
    Form("attack-lost", "ruling.2", warrior=WARRIOR),
    Form("glory", "wounds.glory", warrior=WARRIOR, glory=COUNT),
    Form("trophy", "wounds.out", warrior=WARRIOR, target=WARRIOR),
    Form("won", "victory", team=TEAM),
]

REASONS: Final = [
    Form("out"),
    Form("no-attack-left"),
    Form("attack-made"),
    Form("teammate"),
    Form("skull"),
    Form("same-target"),
    Form("too-near"),
    Form("too-far"),
    Form("no-strikes"),
    Form("no-shots"),
    Form("other-zone"),
    Form("no-target-there"),
    Form("fewer-attacks"),
    Form("no-move"),
    Form("no-move-left"),
    Form("start-zone"),
    Form("not-adjacent"),
    Form("skull-given"),
    Form("skull-near"),
    Form("taken"),
    Form("occupied"),
    Form("centre-last"),
    Form("card-spent"),
    Form("not-beside"),
    Form("first-target"),
    Form("has-die"),
    Form("die-given"),
    Form("armour"),
    Form("die-final"),
    Form("die-picked"),
    Form("rerolling"),
    Form("nothing-picked"),
    Form("not-mine"),
]


class WarriorzNotation(Notation):
    """Warriors and cards are called by their ids; teams by their warriors."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS, REASONS)

    def word(self, g: Warriorz, kind: Kind, value: int) -> str:
        if kind is PICKABLE:
            return g.book.warriors[value].id
        if kind is WARRIOR:
            return g.book.warriors[g.warriors[value].id].id
        if kind is CARD:
            return g.book.cards[value].id
        if kind is HAND_CARD:
            return g.book.cards[g.warriors[chooser(g)].id * HAND + value].id
        if kind is TEAM:
            return str(value + 1)
        return super().word(g, kind, value)

    def name(self, g: Warriorz, kind: Kind, value: int) -> Said:
        if kind is TEAM:
            return [
                Phrase(f"warrior-{g.book.warriors[g.warriors[i].id].id}")
                for i in range(len(g.warriors))
                if g.warriors[i].team == value
            ]
        if kind is DIE:
            return value + 1
        return super().name(g, kind, value)

    def seat_of(self, g: Warriorz, kind: Kind, value: int) -> int:
        """A warrior is its player's."""
        return int(g.warriors[value].seat) if kind is WARRIOR else super().seat_of(g, kind, value)

    def phrase(self, g: Table, action: Action) -> Phrase:
        phrase = super().phrase(g, action)
        if "die" in phrase.args:
            below = g.stack[len(g.stack) - 2]
            assert isinstance(below, Volley)
            phrase.args["face"] = int(below.face(first(action)))
        return phrase


def chooser(g: Warriorz) -> int:
    """Return the warrior for whom a card is being chosen."""
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, ChooseCards)
    return frame.slot
