"""Actions and events as text, data and phrases.

A hex is written as the character of its field and its place: `daren-c` the Capital, `daren-1-3` in
the inner ring, `daren-2-12` in the outer, `daren-in` and `daren-out` the portals. A hex still to be
laid is written `trap-2-cross`, a place at the edge by the two hexes it touches, `2-1+2-2`. Cards,
artifacts and effects are called by their ids, seats counted from 1.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.shazar.card import CHARACTERS, FIRST_STATUS, KINDS, MARKS, SEATS, SIGNS, Tile
from dicehall.games.shazar.field import EDGE, EDGE_WORDS, HEXES, TILES
from dicehall.games.shazar.table import COUNTED, Shazar
from dicehall.games.shazar.verbs import AIM, CAST_SPELL, DONE, HIT, MISSED, ROLLED
from dicehall.kit.action import PASS, Action, first, verb
from dicehall.kit.events import Event
from dicehall.kit.game import kebab
from dicehall.kit.notation import (
    Die,
    Form,
    Kind,
    Notation,
    Phrase,
    Said,
    lay_open,
    number,
    secret,
    set_of,
    thrown,
    unheard,
)
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
TILE: Final = Kind("tile", SEATS * TILES)  # of a character, by number
EDGE_PLACE: Final = Kind("edge", len(EDGE), tuple(EDGE_WORDS))
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
    Form("lay", tile=TILE),
    Form("lay-in", edge=EDGE_PLACE),
    Form("lay-out", edge=EDGE_PLACE),
]

EVENTS: Final = [
    Form("picked", "setup.character", seat=SEAT, character=CHARACTER),
    Form("dealt", "setup.artifact", seat=SEAT, artifact=ARTIFACT),
    Form("first-roll", "setup.first", seat=SEAT, roll=thrown(ROLL)),
    Form("turn", "turn", seat=SEAT, round=COUNT),
    Form("moved", "stage-2", seat=SEAT, hex=HEX),
    Form("jumped", "effects.teleport", seat=SEAT, hex=HEX),
    Form("hex-fired", "stage-3", seat=SEAT, kind=HEX_KIND, power=COUNT),
    Form("copied", "hex.mana-lake", seat=SEAT, kind=HEX_KIND),
    Form("rolled", "dice.check", seat=SEAT, roll=thrown(ROLL), value=ROLL, need=COUNT),
    Form("answered", "artifact.crit", seat=SEAT, artifact=ARTIFACT, success=YES),
    Form("hurt", "life.damage", seat=SEAT, lives=COUNT, left=COUNT),
    Form("absorbed", "status.absorb", seat=SEAT, lives=COUNT),
    Form("healed", "life.maximum", seat=SEAT, lives=COUNT, left=COUNT),
    Form("heal-blocked", "status.block-heal", seat=SEAT),
    Form("extra-life", "life.temporary", seat=SEAT, lives=COUNT, left=COUNT),
    Form("withered", "ruling.18", seat=SEAT, lives=COUNT, left=COUNT),
    Form("marked", "spell.lies", seat=SEAT, effect=MARK),
    Form("unmarked", "spell.lies", seat=SEAT, effect=MARK),
    Form("no-room", "effects.four", seat=SEAT, effect=MARK),
    Form("no-card-left", "effect-cards.none", seat=SEAT),
    Form("skips", "effect-cards.red", seat=SEAT, count=COUNT),
    Form("skipped", "effect-cards.red", seat=SEAT),
    Form("held", "move.held", seat=SEAT),
    Form("cast", "spell", seat=SEAT, spell=SPELL, target=SEAT),
    Form("cast-hidden", "trap", seat=SEAT, spell=secret(SPELL, of="seat")),
    Form("cancelled", "fate.counter", seat=SEAT),
    Form("evaded", "status.evade", seat=SEAT),
    Form("reflected", "status.reflect", seat=SEAT, target=SEAT),
    Form("hit", "attack.opposed", seat=SEAT, target=SEAT, roll=ROLL, other=ROLL),
    Form("missed", "attack.opposed", seat=SEAT, target=SEAT, roll=ROLL, other=ROLL),
    Form("tied", "attack.tie", roll=ROLL),
    Form("rider", "attack.riders", seat=SEAT, spell=SPELL),
    Form("drew", "hand.refill", seat=SEAT, count=COUNT),
    Form("reshuffled", "spell.reshuffle", seat=SEAT),
    Form("discarded", "hand.discard", seat=SEAT, spell=lay_open(SPELL)),
    Form("stolen", "hand.steal", seat=SEAT, victim=SEAT, spell=SPELL),
    Form("exchanged", "hex.school", seat=SEAT, count=COUNT),
    Form("fate-drawn", "hex.fate", seat=SEAT, count=COUNT),
    Form("fate-kept", "fate.named", seat=SEAT, fate=secret(FATE, of="seat")),
    Form("fate-fired", "fate.own-turn", seat=SEAT, fate=FATE),
    Form("fate-played", "fate.named", seat=SEAT, fate=FATE),
    Form("rerolled", "fate.reroll", seat=SEAT),
    Form("lucky", "fate.reroll", seat=SEAT),
    Form("trap-laid", "trap.place", seat=SEAT, hex=HEX, spell=secret(SPELL, of="seat")),
    Form("trap-sprung", "trap", seat=SEAT, spell=SPELL),
    Form("hex-blocked", "spell.block-hex", seat=SEAT, hex=HEX),
    Form("truce", "fate.truce", seat=SEAT),
    Form("guarded", "hex.guardian", seat=SEAT, won=YES),
    Form("taken", "capture", seat=SEAT, artifact=RELIC),
    Form("take-failed", "capture.miss", seat=SEAT, artifact=RELIC),
    Form("delivered", "capture.deliver", seat=SEAT, artifact=RELIC),
    Form("went-home", "capture.return", artifact=RELIC, seat=SEAT),
    Form("burnt", "final.burn", artifact=RELIC),
    Form("died", "death.maximum", seat=SEAT, home=YES),
    Form("reborn", "death.reborn", seat=SEAT, lives=COUNT),
    Form("waits", "death.waiting", seat=SEAT),
    Form("out", "final.maximum", seat=SEAT),
    Form("last-round", "end.rounds", round=COUNT),
    Form("won", "victory.count", winners=WINNERS),
    unheard(Form("fired", thing=number(COUNTED))),
    Form("fate-lost", "death.loses", seat=SEAT, fate=lay_open(FATE)),
    Form("field-laid", "field.own", seat=SEAT),
]

REASONS: Final = [
    Form("sign"),
    Form("no-sign"),
    Form("muted"),
    Form("no-attack"),
    Form("truce"),
    Form("traps-full"),
    Form("spell-later"),
    Form("occupied"),
    Form("barred"),
    Form("closed"),
    Form("portal-busy"),
    Form("too-far"),
    Form("far-portal"),
    Form("held"),
    Form("led"),
    Form("must-step"),
    Form("step-over"),
    Form("not-yet"),
    Form("failed"),
    Form("not-there"),
    Form("carried"),
    Form("burnt"),
    Form("off-board"),
    Form("out"),
    Form("not-self"),
    Form("capital"),
    Form("portal"),
    Form("entrance"),
    Form("has-trap"),
    Form("roll-only"),
    Form("spell-only"),
    Form("own-spell"),
    Form("spell-gone"),
    Form("none-stolen"),
    Form("roll-first"),
    Form("others-roll"),
    Form("roll-set"),
    Form("not-named"),
    Form("fate-later"),
    Form("needs-roll"),
    Form("not-shaken"),
    Form("roll-too-low", need=ROLL),
    Form("only-negative"),
    Form("only-positive"),
    Form("not-disease"),
    Form("no-place"),
    Form("has-disease"),
    Form("no-copy"),
    Form("not-in-play"),
    Form("not-yours"),
    Form("not-stolen"),
    Form("not-attack"),
    Form("stolen-card"),
    Form("taken"),
    Form("not-felt"),
    Form("portals-touch"),
]


class ShazarNotation(Notation):
    """Cards are called by their ids, hexes by field and place."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS, REASONS)

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
        if kind is TILE:
            return tile_of(g, value).word().replace(" - ", "-").replace(" ", "-")
        return super().word(g, kind, value)

    def name(self, g: Shazar, kind: Kind, value: int) -> Said:
        if kind is HEX:
            return hex_name(g, value)
        if kind is MARK:
            return effect_name(g, value)
        if kind is TILE:
            return tile_name(tile_of(g, value))
        if kind is EDGE_PLACE:
            one, _, other = EDGE_WORDS[value].partition("+")
            return Phrase("edge", {"one": one, "other": other})
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

    def dice(self, g: Shazar, kind: Kind, value: int) -> list[Die]:
        """A roll is two dice, tens and units; 00 is a hundred. [dice.read]"""
        return [(10, [value // 10 % 10]), (10, [value % 10])]

    def phrase(self, g: Table, action: Action) -> Phrase:
        """To be done or to pass means something else in each question; one may aim at oneself."""
        phrase = super().phrase(g, action)
        if verb(action) in (DONE, PASS):
            phrase.key = f"{phrase.key}-{kebab(g.asking())}"
        elif verb(action) == AIM and first(action) == g.seat:
            phrase.key += "-self"
        return phrase

    def event_phrase(self, g: Table, event: Event) -> Phrase:
        """A roll that counts as something else says so; a spell on oneself, or aimed at nobody, has
        its own sentence. [ruling.4] [spell.aim] [ruling.21]"""
        assert isinstance(g, Shazar)
        phrase = super().event_phrase(g, event)
        if event.kind == ROLLED and event.operands[1] != event.operands[2]:
            phrase.key += "-counted"
        elif event.kind == CAST_SPELL and not g.book.spells[event.operands[1]].aims:
            phrase.key += "-unaimed"
        elif event.kind in (CAST_SPELL, HIT, MISSED):
            target = 2 if event.kind == CAST_SPELL else 1
            if event.operands[0] == event.operands[target]:
                phrase.key += "-self"
        return phrase


def seat_name(g: Shazar, seat: int) -> Phrase:
    """Return the character of a seat, or its number as long as it has none."""
    if len(g.mages) == 0:
        return Phrase("seat", {"number": seat + 1})
    return Phrase(f"character-{CHARACTERS[g.mages[seat].character]}")


def player_name(g: Shazar, seat: int) -> Phrase:
    """Return a player with the character, as all games call their players."""
    if len(g.mages) == 0:
        return Phrase("seat", {"number": seat + 1})
    return Phrase("seat-of", {"number": seat + 1, "character": seat_name(g, seat)})


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


def tile_of(g: Shazar, number: int) -> Tile:
    """Return a hex of a character before it is laid."""
    return g.book.characters[number // TILES].tiles[number % TILES]


def tile_name(tile: Tile) -> Phrase:
    """Return a hex before it is laid: its kind, power and sign."""
    return Phrase(
        "tile",
        {
            "hex": Phrase(f"hex-{KINDS[tile.kind]}"),
            "power": tile.power,
            "sign": Phrase(f"sign-{SIGNS[tile.sign]}"),
        },
    )


def effect_name(g: Shazar, number: int) -> Phrase:
    """Return the name of a lasting effect: a card, a disease or a status."""
    id = g.book.lasting[number].id
    return Phrase(f"status-{id}" if number >= FIRST_STATUS else f"card-{id}")
