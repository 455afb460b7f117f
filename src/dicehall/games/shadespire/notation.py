"""Actions and events as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.shadespire.book import MOST_OBJECTIVES, MOST_POWER
from dicehall.games.shadespire.cards import ATTACK_FACES, DEFENCE_FACES, WARBANDS
from dicehall.games.shadespire.deploying import REDRAWS
from dicehall.games.shadespire.field import BOARDS, JOINS, REGIONS, join_word
from dicehall.games.shadespire.table import FIGHTERS, SEATS, TOKENS, Shadespire
from dicehall.games.shadespire.verbs import ATTACK_ROLL, DEFENCE_ROLL, DIE, ROLLED_OFF
from dicehall.kit.events import Event
from dicehall.kit.notation import (
    Form,
    Kind,
    Notation,
    Phrase,
    Said,
    faces,
    number,
    secret,
    set_of,
    thrown,
    unpack_faces,
)
from dicehall.kit.table import Table

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
DIE_KIND: Final = Kind("die", 2, ("defence", "attack"))

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
    Form("rolled-off", "roll-off", seat=SEAT, faces=thrown(FACES), criticals=COUNT, bonus=COUNT),
    Form("picked", "warband.pick", seat=SEAT, warband=WARBAND),
    Form("board-chosen", "board.face", seat=SEAT, board=FACE),
    Form("joined", "board.join", seat=SEAT, board=FACE, base=BASE, join=JOINT),
    Form("relic-placed", "relic", seat=SEAT, hex=HEX),
    Form("token-placed", "token.place", seat=SEAT, hex=HEX),
    Form("tokens-turned", "token.turn"),
    Form("redrew", "cards.mulligan", seat=SEAT, redraw=WHICH),
    Form("deployed", "deploy.turns", fighter=FIGHTER, hex=HEX),
    Form("game-began", "setup", game=COUNT),
    Form("round", "round.action", round=COUNT),
    Form("first", "round.first", seat=SEAT),
    Form("moved", "move", fighter=FIGHTER, start=HEX, hex=HEX),
    Form("charged", "charge", fighter=FIGHTER),
    Form("guarded", "guard", fighter=FIGHTER),
    Form("passed", "activation.kinds", seat=SEAT),
    Form("drew", "cards.empty", seat=SEAT, card=secret(POWER, of="seat")),
    Form("replaced", "activation.kinds", seat=SEAT, card=OBJECTIVE),
    Form("attacked", "combat.declare", fighter=FIGHTER, target=FIGHTER, attack=ATTACK),
    Form(
        "attack-roll", "combat.attack-roll", fighter=FIGHTER, faces=thrown(FACES), successes=COUNT
    ),
    Form(
        "defence-roll", "combat.defence-roll", fighter=FIGHTER, faces=thrown(FACES), successes=COUNT
    ),
    Form("succeeded", "combat.compare", fighter=FIGHTER, target=FIGHTER, critical=COUNT),
    Form("failed", "combat.compare", fighter=FIGHTER, target=FIGHTER),
    Form("trapped", "combat.trapped", fighter=FIGHTER),
    Form("damaged", "combat.damage", fighter=FIGHTER, damage=COUNT, suffered=COUNT, wounds=COUNT),
    Form("out", "out", fighter=FIGHTER),
    Form("glory", "glory", seat=SEAT, glory=COUNT, total=COUNT),
    Form("driven", "drive-back", fighter=FIGHTER, start=HEX, hex=HEX),
    Form("pushed", "push", fighter=FIGHTER, start=HEX, hex=HEX),
    Form("inspired", "fighter.inspire", fighter=FIGHTER),
    Form("played", "ploy", seat=SEAT, card=PLOY),
    Form("equipped", "upgrade", seat=SEAT, card=UPGRADE, fighter=FIGHTER),
    Form("reacted", "reaction", fighter=FIGHTER, card=SKILL),
    Form("scored", "objective.when", seat=SEAT, card=OBJECTIVE),
    Form("dropped", "end.drop", seat=SEAT, card=OBJECTIVE),
    Form("discarded", "end.discard", seat=SEAT, card=POWER),
    Form("drew-objective", "cards.three", seat=SEAT, card=secret(OBJECTIVE, of="seat")),
    Form("healed", "heal", fighter=FIGHTER, wounds=COUNT),
    Form("blocked", "ploy.shard", hex=HEX),
    Form("token-removed", "ploy.desecrate", token=TOKEN, hex=HEX),
    Form("swapped", "card.confusion", fighter=FIGHTER, target=FIGHTER),
    Form("returned", "card.rebirth-in-blood", fighter=FIGHTER, hex=HEX),
    Form("die", "dice", seat=SEAT, face=thrown(COUNT), die=DIE_KIND),
    Form("relic-held", "relic.hold", fighter=FIGHTER),
    Form("used", "activation.kinds", fighter=FIGHTER, card=UPGRADE),
    Form("end-phase", "end", round=COUNT),
    Form("won-game", "victory", seat=SEAT),
    Form("drawn-game", "victory", seats=SEAT_SET),
    Form("sudden-death", "match.sudden", round=COUNT),
    Form("spoiled", "combat.declare", fighter=FIGHTER),
]

REASONS: Final = [
    Form("out"),
    Form("charged"),
    Form("spent"),
    Form("moved"),
    Form("no-target"),
    Form("no-way"),
    Form("no-charge"),
    Form("sprint"),
    Form("on-guard"),
    Form("reaction"),
    Form("no-reaction"),
    Form("occasion"),
    Form("demand"),
    Form("restricted"),
    Form("no-glory"),
    Form("power-later"),
    Form("no-cards"),
    Form("empty-deck"),
    Form("no-neighbour"),
    Form("not-adjacent"),
    Form("too-far"),
    Form("unseen"),
    Form("other-target"),
    Form("other-attack"),
    Form("in-charge"),
    Form("not-left"),
    Form("same-hex"),
    Form("shut"),
    Form("occupied"),
    Form("unreached"),
    Form("not-away"),
    Form("off-line"),
    Form("not-meant"),
    Form("not-held"),
    Form("unmet"),
    Form("just-drawn"),
    Form("end-only"),
    Form("now-only"),
    Form("third-only"),
    Form("must-score"),
    Form("no-ploys"),
    Form("not-own"),
    Form("not-start"),
    Form("is-start"),
    Form("is-edge"),
    Form("relic-there"),
    Form("too-close"),
    Form("not-neutral"),
    Form("is-placed"),
    Form("overlaps"),
    Form("same-place"),
    Form("off-layout"),
]


class ShadespireNotation(Notation):
    """Cards and fighters go by their ids, hexes by their place on the first board's grid."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS, REASONS)

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

    def event_phrase(self, g: Table, event: Event) -> Phrase:
        """Tell rolls by what the dice show. Roll-offs may be made with any dice. [dice]"""
        phrase = super().event_phrase(g, event)
        if event.kind in (ROLLED_OFF, ATTACK_ROLL):
            phrase.args["faces"] = shown(ATTACK_FACES, unpack_faces(event.operands[1]))
        elif event.kind == DEFENCE_ROLL:
            phrase.args["faces"] = shown(DEFENCE_FACES, unpack_faces(event.operands[1]))
        elif event.kind == DIE:
            symbols = ATTACK_FACES if event.operands[2] else DEFENCE_FACES
            phrase.args["face"] = shown(symbols, [event.operands[1]])
        return phrase


def shown(symbols: list[str], faces: list[int]) -> list[Phrase]:
    """Return what dice show, in words."""
    return [Phrase(f"face-{symbols[face - 1]}") for face in faces]


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
