"""Actions and events as text, data and phrases.

A hex is written as the character of its field and its place: `daren-c` the Capital, `daren-1-3` in
the inner ring, `daren-2-12` in the outer, `daren-in` and `daren-out` the portals. A hex still to be
laid is written `trap-2-cross`, a place at the edge by the two hexes it touches, `2-1+2-2`. Cards,
artifacts and effects are called by their ids, seats counted from 1.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.shazar import verbs
from dicehall.games.shazar.card import CHARACTERS, KINDS, MARKS, SEATS, SIGNS, STATUS, Tile
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
SPELL: Final = Kind("spell", 64, more=True)
MARK: Final = Kind("effect", MARKS, more=True)
FATE: Final = Kind("fate", 60, more=True)
RELIC: Final = Kind("relic", SEATS)  # one of the artifacts in play
ARTIFACT: Final = Kind("artifact", 20, more=True)  # as printed
TILE: Final = Kind("tile", SEATS * TILES)  # of a character, by number
EDGE_PLACE: Final = Kind("edge", len(EDGE), tuple(EDGE_WORDS))
NUMBER: Final = number(16)
COUNT: Final = number(1000)
ROLL: Final = number(101)
YES: Final = number(2)
SORT: Final = Kind("sort", len(COUNTED), COUNTED)
WINNERS: Final = set_of(SEAT)

VERBS: Final = {
    verbs.DONE: Form("done"),
    verbs.PICK: Form("pick", character=CHARACTER),
    verbs.DROP: Form("drop", effect=MARK),
    verbs.ATTEMPT: Form("attempt", count=NUMBER),
    verbs.SHED: Form("shed", effect=MARK),
    verbs.STEP: Form("step", hex=HEX),
    verbs.ENTER: Form("enter", hex=HEX),
    verbs.SEIZE: Form("seize", artifact=RELIC),
    verbs.CAST: Form("cast", spell=SPELL),
    verbs.AIM: Form("aim", target=SEAT),
    verbs.CHOOSE: Form("choose", target=SEAT),
    verbs.PLACE: Form("place", hex=HEX),
    verbs.JUMP: Form("jump", hex=HEX),
    verbs.OPTION: Form("option", option=number(2)),
    verbs.COPY: Form("copy", kind=HEX_KIND),
    verbs.FIGHT: Form("fight", spell=SPELL),
    verbs.RETURN: Form("return", spell=SPELL),
    verbs.KEEP: Form("keep", fate=FATE),
    verbs.PLAY: Form("play", fate=FATE),
    verbs.LUCK: Form("luck"),
    verbs.HAND_ON: Form("hand-on", effect=MARK),
    verbs.REMOVE: Form("remove", effect=MARK),
    verbs.RECALL: Form("recall", artifact=RELIC),
    verbs.LAY: Form("lay", tile=TILE),
    verbs.LAY_IN: Form("lay-in", edge=EDGE_PLACE),
    verbs.LAY_OUT: Form("lay-out", edge=EDGE_PLACE),
}

EVENTS: Final = {
    verbs.PICKED: Form("picked", "setup.character", seat=SEAT, character=CHARACTER),
    verbs.DEALT: Form("dealt", "setup.artifact", seat=SEAT, artifact=ARTIFACT),
    verbs.FIRST_ROLL: Form("first-roll", "setup.first", seat=SEAT, roll=thrown(ROLL)),
    verbs.TURN: Form("turn", "turn", seat=SEAT, round=COUNT),
    verbs.MOVED: Form("moved", "stage-2", seat=SEAT, hex=HEX),
    verbs.JUMPED: Form("jumped", "effects.teleport", seat=SEAT, hex=HEX),
    verbs.HEX_FIRED: Form("hex-fired", "stage-3", seat=SEAT, kind=HEX_KIND, power=COUNT),
    verbs.COPIED: Form("copied", "hex.mana-lake", seat=SEAT, kind=HEX_KIND),
    verbs.ROLLED: Form(
        "rolled", "dice.check", seat=SEAT, roll=thrown(ROLL), value=ROLL, need=COUNT
    ),
    verbs.ANSWERED: Form("answered", "artifact.crit", seat=SEAT, artifact=ARTIFACT, success=YES),
    verbs.HURT: Form("hurt", "life.damage", seat=SEAT, lives=COUNT, left=COUNT),
    verbs.ABSORBED: Form("absorbed", "status.absorb", seat=SEAT, lives=COUNT),
    verbs.HEALED: Form("healed", "life.maximum", seat=SEAT, lives=COUNT, left=COUNT),
    verbs.HEAL_BLOCKED: Form("heal-blocked", "status.block-heal", seat=SEAT),
    verbs.EXTRA_LIFE: Form("extra-life", "life.temporary", seat=SEAT, lives=COUNT, left=COUNT),
    verbs.WITHERED: Form("withered", "ruling.18", seat=SEAT, lives=COUNT, left=COUNT),
    verbs.MARKED: Form("marked", "spell.lies", seat=SEAT, effect=MARK),
    verbs.UNMARKED: Form("unmarked", "spell.lies", seat=SEAT, effect=MARK),
    verbs.NO_ROOM: Form("no-room", "effects.four", seat=SEAT, effect=MARK),
    verbs.NO_CARD_LEFT: Form("no-card-left", "effect-cards.none", seat=SEAT),
    verbs.SKIPS: Form("skips", "effect-cards.red", seat=SEAT, count=COUNT),
    verbs.SKIPPED: Form("skipped", "effect-cards.red", seat=SEAT),
    verbs.HELD: Form("held", "move.held", seat=SEAT),
    verbs.CAST_SPELL: Form("cast", "spell", seat=SEAT, spell=SPELL, target=SEAT),
    verbs.CAST_HIDDEN: Form("cast-hidden", "trap", seat=SEAT, spell=secret(SPELL, of="seat")),
    verbs.CANCELLED: Form("cancelled", "fate.counter", seat=SEAT),
    verbs.EVADED: Form("evaded", "status.evade", seat=SEAT),
    verbs.REFLECTED: Form("reflected", "status.reflect", seat=SEAT, target=SEAT),
    verbs.HIT: Form("hit", "attack.opposed", seat=SEAT, target=SEAT, roll=ROLL, other=ROLL),
    verbs.MISSED: Form("missed", "attack.opposed", seat=SEAT, target=SEAT, roll=ROLL, other=ROLL),
    verbs.TIED: Form("tied", "attack.tie", roll=ROLL),
    verbs.RIDER: Form("rider", "attack.riders", seat=SEAT, spell=SPELL),
    verbs.DREW: Form("drew", "hand.refill", seat=SEAT, count=COUNT),
    verbs.RESHUFFLED: Form("reshuffled", "spell.reshuffle", seat=SEAT),
    verbs.DISCARDED: Form("discarded", "hand.discard", seat=SEAT, spell=lay_open(SPELL)),
    verbs.STOLEN: Form("stolen", "hand.steal", seat=SEAT, victim=SEAT, spell=SPELL),
    verbs.EXCHANGED: Form("exchanged", "hex.school", seat=SEAT, count=COUNT),
    verbs.FATE_DRAWN: Form("fate-drawn", "hex.fate", seat=SEAT, count=COUNT),
    verbs.FATE_KEPT: Form("fate-kept", "fate.named", seat=SEAT, fate=secret(FATE, of="seat")),
    verbs.FATE_FIRED: Form("fate-fired", "fate.own-turn", seat=SEAT, fate=FATE),
    verbs.FATE_PLAYED: Form("fate-played", "fate.named", seat=SEAT, fate=FATE),
    verbs.REROLLED: Form("rerolled", "fate.reroll", seat=SEAT),
    verbs.LUCKY: Form("lucky", "fate.reroll", seat=SEAT),
    verbs.TRAP_LAID: Form(
        "trap-laid", "trap.place", seat=SEAT, hex=HEX, spell=secret(SPELL, of="seat")
    ),
    verbs.TRAP_SPRUNG: Form("trap-sprung", "trap", seat=SEAT, spell=SPELL),
    verbs.HEX_BLOCKED: Form("hex-blocked", "spell.block-hex", seat=SEAT, hex=HEX),
    verbs.TRUCE: Form("truce", "fate.truce", seat=SEAT),
    verbs.GUARDED: Form("guarded", "hex.guardian", seat=SEAT, won=YES),
    verbs.TAKEN: Form("taken", "capture", seat=SEAT, artifact=RELIC),
    verbs.TAKE_FAILED: Form("take-failed", "capture.miss", seat=SEAT, artifact=RELIC),
    verbs.DELIVERED: Form("delivered", "capture.deliver", seat=SEAT, artifact=RELIC),
    verbs.WENT_HOME: Form("went-home", "capture.return", artifact=RELIC, seat=SEAT),
    verbs.BURNT: Form("burnt", "final.burn", artifact=RELIC),
    verbs.DIED: Form("died", "death.maximum", seat=SEAT, home=YES),
    verbs.REBORN: Form("reborn", "death.reborn", seat=SEAT, lives=COUNT),
    verbs.WAITS: Form("waits", "death.waiting", seat=SEAT),
    verbs.OUT: Form("out", "final.maximum", seat=SEAT),
    verbs.LAST_ROUND: Form("last-round", "end.rounds", round=COUNT),
    verbs.WON: Form("won", "victory.count", winners=WINNERS),
    verbs.FIRED: unheard(Form("fired", sort=SORT, thing=COUNT)),
    verbs.FATE_LOST: Form("fate-lost", "death.loses", seat=SEAT, fate=lay_open(FATE)),
    verbs.FIELD_LAID: Form("field-laid", "field.own", seat=SEAT),
}

REASONS: Final = {
    verbs.WRONG_SIGN: Form("sign"),
    verbs.SIGNLESS: Form("no-sign"),
    verbs.MUTED: Form("muted"),
    verbs.MAY_NOT_ATTACK: Form("no-attack"),
    verbs.UNDER_TRUCE: Form("truce"),
    verbs.TRAPS_FULL: Form("traps-full"),
    verbs.SPELL_LATER: Form("spell-later"),
    verbs.OCCUPIED: Form("occupied"),
    verbs.BARRED: Form("barred"),
    verbs.CLOSED: Form("closed"),
    verbs.PORTAL_BUSY: Form("portal-busy"),
    verbs.TOO_FAR: Form("too-far"),
    verbs.FAR_PORTAL: Form("far-portal"),
    verbs.IS_HELD: Form("held"),
    verbs.IS_LED: Form("led"),
    verbs.MUST_STEP: Form("must-step"),
    verbs.STEP_OVER: Form("step-over"),
    verbs.NOT_YET: Form("not-yet"),
    verbs.HAS_FAILED: Form("failed"),
    verbs.NOT_THERE: Form("not-there"),
    verbs.IS_CARRIED: Form("carried"),
    verbs.IS_BURNT: Form("burnt"),
    verbs.OFF_BOARD: Form("off-board"),
    verbs.IS_OUT: Form("out"),
    verbs.NOT_SELF: Form("not-self"),
    verbs.IS_CAPITAL: Form("capital"),
    verbs.IS_PORTAL: Form("portal"),
    verbs.IS_ENTRANCE: Form("entrance"),
    verbs.HAS_TRAP: Form("has-trap"),
    verbs.ROLL_ONLY: Form("roll-only"),
    verbs.SPELL_ONLY: Form("spell-only"),
    verbs.OWN_SPELL: Form("own-spell"),
    verbs.SPELL_GONE: Form("spell-gone"),
    verbs.NONE_STOLEN: Form("none-stolen"),
    verbs.ROLL_FIRST: Form("roll-first"),
    verbs.OTHERS_ROLL: Form("others-roll"),
    verbs.ROLL_SET: Form("roll-set"),
    verbs.NOT_NAMED: Form("not-named"),
    verbs.FATE_LATER: Form("fate-later"),
    verbs.NEEDS_ROLL: Form("needs-roll"),
    verbs.NOT_SHAKEN: Form("not-shaken"),
    verbs.ROLL_TOO_LOW: Form("roll-too-low", need=ROLL),
    verbs.ONLY_NEGATIVE: Form("only-negative"),
    verbs.ONLY_POSITIVE: Form("only-positive"),
    verbs.NOT_DISEASE: Form("not-disease"),
    verbs.NO_PLACE: Form("no-place"),
    verbs.HAS_DISEASE: Form("has-disease"),
    verbs.NO_COPY: Form("no-copy"),
    verbs.NOT_IN_PLAY: Form("not-in-play"),
    verbs.NOT_YOURS: Form("not-yours"),
    verbs.NOT_STOLEN: Form("not-stolen"),
    verbs.NOT_ATTACK: Form("not-attack"),
    verbs.STOLEN_CARD: Form("stolen-card"),
    verbs.IS_TAKEN: Form("taken"),
    verbs.NOT_FELT: Form("not-felt"),
    verbs.PORTALS_TOUCH: Form("portals-touch"),
}


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
    lasting = g.book.lasting[number]
    id = lasting.id
    return Phrase(f"status-{id}" if lasting.sort == STATUS else f"card-{id}")
