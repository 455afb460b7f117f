"""Actions and events as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.shadespire.book import MOST_OBJECTIVES, MOST_POWER
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.deploying import REDRAWS
from dicehall.games.shadespire.field import BOARDS, JOINS, REGIONS, join_word
from dicehall.games.shadespire.table import FIGHTERS, SEATS, TOKENS, Shadespire
from dicehall.kit.notation import Form, Kind, Notation, Phrase, Said, faces, number, set_of

HEXES: Final = 254

WARBAND: Final = Kind("warband", len(WARBANDS), WARBANDS)
SEAT: Final = Kind("seat", SEATS)
SEAT_SET: Final = set_of(SEAT)
FACE: Final = Kind("board", 16)
BASE: Final = Kind("base", BOARDS)
JOINT: Final = Kind("join", JOINS, tuple([join_word(join) for join in range(JOINS)]))
HEX: Final = Kind("hex", HEXES)
WHICH: Final = Kind("redraw", len(REDRAWS), REDRAWS)
FIGHTER: Final = Kind("fighter", FIGHTERS)
ATTACK: Final = Kind("attack", MOST_POWER)
OBJECTIVE: Final = Kind("card", MOST_OBJECTIVES)
PLOY: Final = Kind("card", MOST_POWER)
UPGRADE: Final = Kind("card", MOST_POWER)
POWER: Final = Kind("card", MOST_POWER)
SKILL: Final = Kind("card", MOST_POWER + 1)
TOKEN: Final = Kind("token", TOKENS)
REGION: Final = Kind("region", len(REGIONS), REGIONS)
COUNT: Final = number(1000)
FACES: Final = faces()

VERBS: Final = [
    Form("pass"),
    Form("pick", warband=WARBAND),
    Form("board", board=FACE),
    Form("join", base=BASE, join=JOINT),
    Form("token", hex=HEX),
    Form("redraw", redraw=WHICH),
    Form("begin", seat=SEAT),
    Form("deploy", fighter=FIGHTER, hex=HEX),
    Form("move", fighter=FIGHTER),
    Form("charge", fighter=FIGHTER),
    Form("guard", fighter=FIGHTER),
    Form("attack", fighter=FIGHTER),
    Form("use", fighter=FIGHTER, card=UPGRADE),
    Form("draw"),
    Form("replace", card=OBJECTIVE),
    Form("go", hex=HEX),
    Form("strike", attack=ATTACK, target=FIGHTER),
    Form("strike-total", attack=ATTACK, target=FIGHTER),
    Form("push", fighter=FIGHTER, hex=HEX),
    Form("play", card=PLOY),
    Form("equip", card=UPGRADE, fighter=FIGHTER),
    Form("react", card=SKILL, fighter=FIGHTER),
    Form("score", card=OBJECTIVE),
    Form("drop", card=OBJECTIVE),
    Form("discard", card=POWER),
    Form("choose", fighter=FIGHTER),
    Form("put", hex=HEX),
    Form("remove", token=TOKEN),
    Form("take", count=COUNT),
    Form("region", region=REGION),
]

EVENTS: Final = [
    Form("rolled-off", seat=SEAT, faces=FACES, criticals=COUNT),
    Form("picked", seat=SEAT, warband=WARBAND),
    Form("board-chosen", seat=SEAT, board=FACE),
    Form("joined", seat=SEAT, board=FACE, base=BASE, join=JOINT),
    Form("relic-placed", seat=SEAT, hex=HEX),
    Form("token-placed", seat=SEAT, hex=HEX),
    Form("tokens-turned"),
    Form("redrew", seat=SEAT, redraw=WHICH),
    Form("deployed", fighter=FIGHTER, hex=HEX),
    Form("game-began", game=COUNT),
    Form("round", round=COUNT),
    Form("first", seat=SEAT),
    Form("moved", fighter=FIGHTER, start=HEX, hex=HEX),
    Form("charged", fighter=FIGHTER),
    Form("guarded", fighter=FIGHTER),
    Form("passed", seat=SEAT),
    Form("drew", seat=SEAT, card=POWER),
    Form("replaced", seat=SEAT, card=OBJECTIVE),
    Form("attacked", fighter=FIGHTER, target=FIGHTER, attack=ATTACK),
    Form("attack-roll", fighter=FIGHTER, faces=FACES, successes=COUNT),
    Form("defence-roll", fighter=FIGHTER, faces=FACES, successes=COUNT),
    Form("succeeded", fighter=FIGHTER, target=FIGHTER, critical=COUNT),
    Form("failed", fighter=FIGHTER, target=FIGHTER),
    Form("trapped", fighter=FIGHTER),
    Form("damaged", fighter=FIGHTER, damage=COUNT, suffered=COUNT, wounds=COUNT),
    Form("out", fighter=FIGHTER),
    Form("glory", seat=SEAT, glory=COUNT, total=COUNT),
    Form("driven", fighter=FIGHTER, start=HEX, hex=HEX),
    Form("pushed", fighter=FIGHTER, start=HEX, hex=HEX),
    Form("inspired", fighter=FIGHTER),
    Form("played", seat=SEAT, card=PLOY),
    Form("equipped", seat=SEAT, card=UPGRADE, fighter=FIGHTER),
    Form("reacted", fighter=FIGHTER, card=SKILL),
    Form("scored", seat=SEAT, card=OBJECTIVE),
    Form("dropped", seat=SEAT, card=OBJECTIVE),
    Form("discarded", seat=SEAT, card=POWER),
    Form("drew-objective", seat=SEAT, card=OBJECTIVE),
    Form("healed", fighter=FIGHTER, wounds=COUNT),
    Form("blocked", hex=HEX),
    Form("token-removed", token=TOKEN, hex=HEX),
    Form("swapped", fighter=FIGHTER, target=FIGHTER),
    Form("returned", fighter=FIGHTER, hex=HEX),
    Form("die", seat=SEAT, face=COUNT),
    Form("relic-held", fighter=FIGHTER),
    Form("used", fighter=FIGHTER, card=UPGRADE),
    Form("end-phase", round=COUNT),
    Form("won-game", seat=SEAT),
    Form("drawn-game", seats=SEAT_SET),
    Form("sudden-death", round=COUNT),
    Form("spoiled", fighter=FIGHTER),
]


class ShadespireNotation(Notation):
    """Cards and fighters go by their ids, hexes by their place on the first board's grid."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS)

    def word(self, g: Shadespire, kind: Kind, value: int) -> str:
        book = g.book
        if kind is FIGHTER:
            return fighter_word(g, value)
        if kind is HEX:
            return g.field.words[value]
        if kind is OBJECTIVE:
            return book.objectives[value].id
        if kind is POWER or kind is PLOY:
            return book.power_id(value)
        if kind is UPGRADE:
            return book.upgrades[value].id
        if kind is SKILL:
            return "furious-parry" if value == book.power_count else book.power_id(value)
        if kind is ATTACK:
            return book.attacks[value].id
        if kind is FACE:
            return book.faces[value].id
        if kind is TOKEN:
            return "relic" if value == 0 else str(value)
        if kind is BASE:
            return str(value + 1)
        return super().word(g, kind, value)

    def name(self, g: Shadespire, kind: Kind, value: int) -> Said:
        if kind is SEAT or kind is SEAT_SET:
            return seat_name(g, value)
        if kind is HEX:
            return g.field.words[value]
        if kind is FIGHTER:
            return fighter_name(g, value)
        if kind is BASE:
            return value + 1
        if kind is SKILL and value == g.book.power_count:
            return Phrase("attack-furious-parry")
        if kind is JOINT:
            return join_name(value)
        return super().name(g, kind, value)


def fighter_word(g: Shadespire, value: int) -> str:
    """Return a fighter's id; with the seat's number where several field the same."""
    fighter = g.fighters[value]
    id = g.book.fighters[fighter.card].id
    for i in range(len(g.fighters)):
        if i != value and g.fighters[i].card == fighter.card:
            return f"{id}#{fighter.seat + 1}"
    return id


def fighter_name(g: Shadespire, value: int) -> Phrase:
    """Return a fighter's name, with its player's number where it is needed."""
    word = fighter_word(g, value)
    id, _mark, seat = word.partition("#")
    if seat:
        return Phrase("fighter-of", {"fighter": Phrase(f"fighter-{id}"), "number": int(seat)})
    return Phrase(f"fighter-{id}")


def seat_name(g: Shadespire, seat: int) -> Phrase:
    """Return a seat by its warband, once everybody has shown it."""
    if len(g.fighters) == 0:
        return Phrase("seat", {"number": seat + 1})
    warband = Phrase(f"warband-{WARBANDS[g.bands[seat].warband]}")
    return Phrase("seat-of", {"number": seat + 1, "warband": warband})


def join_name(value: int) -> Phrase:
    """Return how a board is joined, in words."""
    word = join_word(value)
    turned = word.endswith("-turned")
    side = word.removesuffix("-turned")
    shift = 0
    if side[-1].isdigit():
        shift = int(side[-2:])
        side = side[:-2]
    key = f"join-{side}-turned" if turned else f"join-{side}"
    return Phrase(key, {"shift": f"{shift:+d}"})
