"""Actions and events as text, data and phrases.

A hex is written as the character of its field and its place: `daren-c` the Capital, `daren-1-3` in
the inner ring, `daren-2-12` in the outer, `daren-in` and `daren-out` the portals. Cards, artifacts
and effects are called by their ids, seats counted from 1.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.shazar.card import CHARACTERS, FIRST_STATUS, KINDS, MARKS, SEATS
from dicehall.games.shazar.field import HEXES
from dicehall.games.shazar.table import COUNTED, Shazar
from dicehall.games.shazar.verbs import DONE
from dicehall.kit.action import PASS, Action, verb
from dicehall.kit.game import kebab
from dicehall.kit.notation import Form, Kind, Notation, Phrase, Said, number, set_of
from dicehall.kit.table import Table

SEAT: Final = Kind("seat", SEATS)
CHARACTER: Final = Kind("character", len(CHARACTERS), CHARACTERS)
HEX: Final = Kind("place", SEATS * HEXES)
HEX_KIND: Final = Kind("hex", len(KINDS), KINDS)
SPELL: Final = Kind("spell", 64)
MARK: Final = Kind("effect", MARKS)
FATE: Final = Kind("fate", 60)
RELIC: Final = Kind("relic", SEATS)  # one of the artifacts in play
ARTIFACT: Final = Kind("artifact", 20)  # as printed
NUMBER: Final = number(16)
COUNT: Final = number(1000)
ROLL: Final = number(101)
YES: Final = number(2)
WINNERS: Final = set_of(SEAT)

VERBS: Final = [
    Form("pass"),
    Form("done"),
    Form("pick", character=CHARACTER),
    Form("drop", effect=MARK),
    Form("attempt", count=NUMBER),
    Form("shed", effect=MARK),
    Form("step", hex=HEX),
    Form("enter", hex=HEX),
    Form("seize", artifact=RELIC),
    Form("cast", spell=SPELL),
    Form("aim", target=SEAT),
    Form("choose", target=SEAT),
    Form("place", hex=HEX),
    Form("jump", hex=HEX),
    Form("option", option=number(2)),
    Form("copy", kind=HEX_KIND),
    Form("fight", spell=SPELL),
    Form("return", spell=SPELL),
    Form("keep", fate=FATE),
    Form("play", fate=FATE),
    Form("luck"),
    Form("hand-on", effect=MARK),
    Form("remove", effect=MARK),
    Form("recall", artifact=RELIC),
]

EVENTS: Final = [
    Form("picked", seat=SEAT, character=CHARACTER),
    Form("dealt", seat=SEAT, artifact=ARTIFACT),
    Form("first-roll", seat=SEAT, roll=ROLL),
    Form("turn", seat=SEAT, round=COUNT),
    Form("moved", seat=SEAT, hex=HEX),
    Form("jumped", seat=SEAT, hex=HEX),
    Form("hex-fired", seat=SEAT, kind=HEX_KIND, power=COUNT),
    Form("copied", seat=SEAT, kind=HEX_KIND),
    Form("rolled", seat=SEAT, roll=ROLL, value=ROLL, need=COUNT),
    Form("answered", seat=SEAT, artifact=ARTIFACT, success=YES),
    Form("hurt", seat=SEAT, lives=COUNT, left=COUNT),
    Form("absorbed", seat=SEAT, lives=COUNT),
    Form("healed", seat=SEAT, lives=COUNT, left=COUNT),
    Form("heal-blocked", seat=SEAT),
    Form("extra-life", seat=SEAT, lives=COUNT, left=COUNT),
    Form("withered", seat=SEAT, lives=COUNT, left=COUNT),
    Form("marked", seat=SEAT, effect=MARK),
    Form("unmarked", seat=SEAT, effect=MARK),
    Form("no-room", seat=SEAT, effect=MARK),
    Form("no-card-left", seat=SEAT),
    Form("skips", seat=SEAT, count=COUNT),
    Form("skipped", seat=SEAT),
    Form("held", seat=SEAT),
    Form("cast", seat=SEAT, spell=SPELL, target=SEAT),
    Form("cast-hidden", seat=SEAT, spell=SPELL),
    Form("cancelled", seat=SEAT),
    Form("evaded", seat=SEAT),
    Form("reflected", seat=SEAT, target=SEAT),
    Form("hit", seat=SEAT, target=SEAT, roll=ROLL, other=ROLL),
    Form("missed", seat=SEAT, target=SEAT, roll=ROLL, other=ROLL),
    Form("tied", roll=ROLL),
    Form("rider", seat=SEAT, spell=SPELL),
    Form("drew", seat=SEAT, count=COUNT),
    Form("reshuffled", seat=SEAT),
    Form("discarded", seat=SEAT, spell=SPELL),
    Form("stolen", seat=SEAT, victim=SEAT, spell=SPELL),
    Form("exchanged", seat=SEAT, count=COUNT),
    Form("fate-drawn", seat=SEAT, count=COUNT),
    Form("fate-kept", seat=SEAT, fate=FATE),
    Form("fate-fired", seat=SEAT, fate=FATE),
    Form("fate-played", seat=SEAT, fate=FATE),
    Form("rerolled", seat=SEAT),
    Form("lucky", seat=SEAT),
    Form("trap-laid", seat=SEAT, hex=HEX, spell=SPELL),
    Form("trap-sprung", seat=SEAT, spell=SPELL),
    Form("hex-blocked", seat=SEAT, hex=HEX),
    Form("truce", seat=SEAT),
    Form("guarded", seat=SEAT, won=YES),
    Form("taken", seat=SEAT, artifact=RELIC),
    Form("take-failed", seat=SEAT, artifact=RELIC),
    Form("delivered", seat=SEAT, artifact=RELIC),
    Form("went-home", artifact=RELIC, seat=SEAT),
    Form("burnt", artifact=RELIC),
    Form("died", seat=SEAT, home=YES),
    Form("reborn", seat=SEAT, lives=COUNT),
    Form("waits", seat=SEAT),
    Form("out", seat=SEAT),
    Form("last-round", round=COUNT),
    Form("won", winners=WINNERS),
    Form("fired", thing=number(COUNTED)),
]


class ShazarNotation(Notation):
    """Cards are called by their ids, hexes by field and place."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS)

    def word(self, g: Shazar, kind: Kind, value: int) -> str:
        if kind is HEX:
            return g.realm.words[value] if value < len(g.realm.words) else f"hex-{value}"
        if kind is SPELL:
            return g.book.spells[value].id or f"spell-{value}"
        if kind is MARK:
            return g.book.lasting[value].id or f"effect-{value}"
        if kind is FATE:
            return g.book.fates[value].id if value < len(g.book.fates) else f"fate-{value}"
        if kind is RELIC:
            return g.book.artifacts[g.relics[value]].id
        if kind is ARTIFACT:
            return g.book.artifacts[value].id
        return super().word(g, kind, value)

    def name(self, g: Shazar, kind: Kind, value: int) -> Said:
        if kind is HEX:
            return hex_name(g, value)
        if kind is MARK:
            return effect_name(g, value)
        if kind is SPELL or kind is FATE:
            return Phrase(f"card-{self.word(g, kind, value)}")
        if kind is RELIC or kind is ARTIFACT:
            return Phrase(f"card-{self.word(g, kind, value)}")
        if kind.name == "seat":
            return seat_name(g, value)
        return super().name(g, kind, value)

    def said(self, g: Table, kind: Kind, value: int) -> Said:
        if kind.name in ("spell", "fate") and value < 0:
            return Phrase("hidden-card")
        return super().said(g, kind, value)

    def phrase(self, g: Table, action: Action) -> Phrase:
        """To be done or to pass means something else in each question."""
        phrase = super().phrase(g, action)
        if verb(action) in (DONE, PASS):
            phrase.key = f"{phrase.key}-{kebab(g.asking())}"
        return phrase


def seat_name(g: Shazar, seat: int) -> Phrase:
    """Return the character of a seat, or its number as long as it has none."""
    if len(g.mages) == 0:
        return Phrase("seat", {"number": seat + 1})
    return Phrase(f"character-{CHARACTERS[g.mages[seat].character]}")


def hex_name(g: Shazar, hex: int) -> Phrase:
    """Return a hex: its kind and power, whose field, and where."""
    land = hex // HEXES
    return Phrase(
        "place",
        {
            "hex": Phrase(f"hex-{KINDS[g.realm.kinds[hex]]}"),
            "power": g.realm.powers[hex],
            "land": Phrase(f"character-{CHARACTERS[g.mages[land].character]}"),
            "where": g.realm.words[hex].partition("-")[2],
        },
    )


def effect_name(g: Shazar, number: int) -> Phrase:
    """Return the name of a lasting effect: a card, a disease or a status."""
    id = g.book.lasting[number].id
    return Phrase(f"status-{id}" if number >= FIRST_STATUS else f"card-{id}")
