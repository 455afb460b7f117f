"""Actions and events of the battle as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.warriorz import verbs
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

VERBS: Final = {
    verbs.PICK: Form("pick", warrior=PICKABLE),
    verbs.PLACE: Form("place", zone=ZONE),
    verbs.PLAY: Form("play", card=HAND_CARD),
    verbs.MOVE: Form("move", zone=ZONE),
    verbs.STRIKE: Form("strike", target=WARRIOR),
    verbs.STRIKE_SECOND: Form("strike-second", target=WARRIOR),
    verbs.SHOOT: Form("shoot", target=WARRIOR),
    verbs.BLAST: Form("blast", zone=ZONE),
    verbs.GIVE_SKULL: Form("give-skull", target=WARRIOR),
    verbs.FLIP: Form("flip", die=DIE),
    verbs.REROLL: Form("reroll", die=DIE),
    verbs.ROLL: Form("roll"),
    verbs.GIVE_DIE: Form("give-die", die=DIE, target=WARRIOR),
    verbs.KEEP: Form("keep"),
}

EVENTS: Final = {
    verbs.PICKED: Form("picked", "setup.pick", seat=SEAT, warrior=PICKABLE),
    verbs.PLACED: Form("placed", "setup.place", warrior=WARRIOR, zone=ZONE),
    verbs.ROUND: Form("round", "battle.round", round=COUNT),
    verbs.CHOSE: Form("chose", "choice.secret", warrior=WARRIOR, card=secret(CARD, of="warrior")),
    verbs.REVEALED: Form("revealed", "initiative", warrior=WARRIOR, card=CARD, initiative=COUNT),
    verbs.MOVED: Form("moved", "move", warrior=WARRIOR, start=ZONE, zone=ZONE),
    verbs.STRUCK: Form("struck", "attack.strike", warrior=WARRIOR, target=WARRIOR),
    verbs.SHOT: Form("shot", "attack.shot", warrior=WARRIOR, target=WARRIOR),
    verbs.BLASTED: Form("blasted", "special.keg", warrior=WARRIOR, zone=ZONE),
    verbs.STRENGTH: Form("strength", "special.claymore", warrior=WARRIOR, face=thrown(COUNT)),
    verbs.DEFENCE: Form("defence", "special.spear", warrior=WARRIOR, face=thrown(COUNT)),
    verbs.NET: Form("net", "special.net", warrior=WARRIOR, target=WARRIOR, faces=thrown(FACES)),
    verbs.NETTED: Form("netted", "special.net", target=WARRIOR, lowered=COUNT),
    verbs.ROLLED: Form("rolled", "attack.hit", warrior=WARRIOR, faces=thrown(FACES)),
    verbs.FLIPPED: Form("flipped", "amulet.flip", warrior=WARRIOR, before=COUNT, after=COUNT),
    verbs.REROLLED: Form(
        "rerolled", "amulet.reroll", warrior=WARRIOR, dice=COUNT, faces=thrown(FACES)
    ),
    verbs.GAVE_DIE: Form("gave-die", "special.split", warrior=WARRIOR, target=WARRIOR, face=COUNT),
    verbs.MISSED: Form("missed", "attack.hit", warrior=WARRIOR),
    verbs.WOUNDED: Form("wounded", "wounds", warrior=WARRIOR, target=WARRIOR, wounds=COUNT),
    verbs.FIRST_WOUND: Form("first-wound", "first-wound", warrior=WARRIOR, target=WARRIOR),
    verbs.STOLE: Form("stole", "special.vampire", warrior=WARRIOR, wounds=COUNT),
    verbs.LOST_LIVES: Form("lost-lives", "stoning.discard", warrior=WARRIOR, wounds=COUNT),
    verbs.OUT: Form("out", "wounds.out", warrior=WARRIOR),
    verbs.STONES: Form("stones", "stoning", victim=WARRIOR, warrior=WARRIOR, dice=COUNT),
    verbs.STONES_STOPPED: Form("stones-stopped", "ruling.3", warrior=WARRIOR),
    verbs.SHOCKED: Form("shocked", "special.shock", warrior=WARRIOR, slower=COUNT),
    verbs.CHARGED: Form("charged", "special.shock", warrior=WARRIOR, faster=COUNT),
    verbs.GAVE_SKULL: Form("gave-skull", "special.skull", warrior=WARRIOR, target=WARRIOR),
    verbs.SKULL_BACK: Form("skull-back", "special.skull", warrior=WARRIOR),
    verbs.ATTACK_LOST: Form("attack-lost", "ruling.2", warrior=WARRIOR),
    verbs.GLORY: Form("glory", "wounds.glory", warrior=WARRIOR, glory=COUNT),
    verbs.TROPHY: Form("trophy", "wounds.out", warrior=WARRIOR, target=WARRIOR),
    verbs.WON: Form("won", "victory", team=TEAM),
}

REASONS: Final = {
    verbs.IS_OUT: Form("out"),
    verbs.NO_ATTACK_LEFT: Form("no-attack-left"),
    verbs.ATTACK_MADE: Form("attack-made"),
    verbs.TEAMMATE: Form("teammate"),
    verbs.HOLDS_SKULL: Form("skull"),
    verbs.SAME_TARGET: Form("same-target"),
    verbs.TOO_NEAR: Form("too-near"),
    verbs.TOO_FAR: Form("too-far"),
    verbs.NO_STRIKES: Form("no-strikes"),
    verbs.NO_SHOTS: Form("no-shots"),
    verbs.OTHER_ZONE: Form("other-zone"),
    verbs.NO_TARGET_THERE: Form("no-target-there"),
    verbs.FEWER_ATTACKS: Form("fewer-attacks"),
    verbs.NO_MOVE: Form("no-move"),
    verbs.NO_MOVE_LEFT: Form("no-move-left"),
    verbs.START_ZONE: Form("start-zone"),
    verbs.NOT_ADJACENT: Form("not-adjacent"),
    verbs.SKULL_GIVEN: Form("skull-given"),
    verbs.SKULL_NEAR: Form("skull-near"),
    verbs.TAKEN: Form("taken"),
    verbs.OCCUPIED: Form("occupied"),
    verbs.CENTRE_LAST: Form("centre-last"),
    verbs.CARD_SPENT: Form("card-spent"),
    verbs.NOT_BESIDE: Form("not-beside"),
    verbs.FIRST_TARGET: Form("first-target"),
    verbs.HAS_DIE: Form("has-die"),
    verbs.DIE_GIVEN: Form("die-given"),
    verbs.ARMOUR: Form("armour"),
    verbs.DIE_FINAL: Form("die-final"),
    verbs.DIE_PICKED: Form("die-picked"),
    verbs.REROLLING: Form("rerolling"),
    verbs.NOTHING_PICKED: Form("nothing-picked"),
    verbs.NOT_MINE: Form("not-mine"),
}


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
            below = g.below()
            assert isinstance(below, Volley)
            phrase.args["face"] = int(below.face(first(action)))
        return phrase


def chooser(g: Warriorz) -> int:
    """Return the warrior for whom a card is being chosen."""
    frame = g.top()
    assert isinstance(frame, ChooseCards)
    return frame.slot
