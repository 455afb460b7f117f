"""Actions and events of the battle as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.warriorz.battle import ChooseCards
from dicehall.games.warriorz.book import HAND, WARRIORS
from dicehall.games.warriorz.table import ZONES, Warriorz
from dicehall.games.warriorz.volley import Volley
from dicehall.kit.action import Action, first
from dicehall.kit.notation import Form, Kind, Notation, Phrase, Said, faces, number
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
    Form("picked", seat=SEAT, warrior=PICKABLE),
    Form("placed", warrior=WARRIOR, zone=ZONE),
    Form("round", round=COUNT),
    Form("chose", warrior=WARRIOR, card=CARD),
    Form("revealed", warrior=WARRIOR, card=CARD, initiative=COUNT),
    Form("moved", warrior=WARRIOR, start=ZONE, zone=ZONE),
    Form("struck", warrior=WARRIOR, target=WARRIOR),
    Form("shot", warrior=WARRIOR, target=WARRIOR),
    Form("blasted", warrior=WARRIOR, zone=ZONE),
    Form("strength", warrior=WARRIOR, face=COUNT),
    Form("defence", warrior=WARRIOR, face=COUNT),
    Form("net", warrior=WARRIOR, target=WARRIOR, faces=FACES),
    Form("netted", target=WARRIOR, lowered=COUNT),
    Form("rolled", warrior=WARRIOR, faces=FACES),
    Form("flipped", warrior=WARRIOR, before=COUNT, after=COUNT),
    Form("rerolled", warrior=WARRIOR, dice=COUNT, faces=FACES),
    Form("gave-die", warrior=WARRIOR, target=WARRIOR, face=COUNT),
    Form("missed", warrior=WARRIOR),
    Form("wounded", warrior=WARRIOR, target=WARRIOR, wounds=COUNT),
    Form("first-wound", warrior=WARRIOR, target=WARRIOR),
    Form("stole", warrior=WARRIOR, wounds=COUNT),
    Form("lost-lives", warrior=WARRIOR, wounds=COUNT),
    Form("out", warrior=WARRIOR),
    Form("stones", victim=WARRIOR, warrior=WARRIOR, dice=COUNT),
    Form("stones-stopped", warrior=WARRIOR),
    Form("shocked", warrior=WARRIOR, slower=COUNT),
    Form("charged", warrior=WARRIOR, faster=COUNT),
    Form("gave-skull", warrior=WARRIOR, target=WARRIOR),
    Form("skull-back", warrior=WARRIOR),
    Form("attack-lost", warrior=WARRIOR),
    Form("glory", warrior=WARRIOR, glory=COUNT),
    Form("trophy", warrior=WARRIOR, target=WARRIOR),
    Form("won", team=TEAM),
]


class WarriorzNotation(Notation):
    """Warriors and cards are called by their ids; teams by their warriors."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS)

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
