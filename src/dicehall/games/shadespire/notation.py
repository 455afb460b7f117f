"""Actions and events as text, data and phrases."""

from __future__ import annotations

from typing import Final

from dicehall.games.shadespire import verbs
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
ATTACK: Final = Kind("attack", 60, more=True)
OBJECTIVE: Final = Kind("card", 40, more=True)
PLOY: Final = Kind("card", 60, more=True)
UPGRADE: Final = Kind("card", 60, more=True)
POWER: Final = Kind("card", 60, more=True)
SKILL: Final = Kind("card", 61, more=True)
TOKEN: Final = Kind("token", TOKENS)
REGION: Final = Kind("region", len(REGIONS), REGIONS)
COUNT: Final = number(1000)
FACES: Final = faces()
DIE_KIND: Final = Kind("die", 2, ("defence", "attack"))

VERBS: Final = {
    verbs.PICK: Form("pick", warband=WARBAND),
    verbs.BOARD: Form("board", board=FACE),
    verbs.JOIN: Form("join", base=BASE, join=JOINT),
    verbs.TOKEN: Form("token", hex=HEX),
    verbs.REDRAW: Form("redraw", redraw=WHICH),
    verbs.BEGIN: Form("begin", seat=SEAT),
    verbs.DEPLOY: Form("deploy", fighter=FIGHTER, hex=HEX),
    verbs.MOVE: Form("move", fighter=FIGHTER),
    verbs.CHARGE: Form("charge", fighter=FIGHTER),
    verbs.GUARD: Form("guard", fighter=FIGHTER),
    verbs.ATTACK: Form("attack", fighter=FIGHTER),
    verbs.USE: Form("use", fighter=FIGHTER, card=UPGRADE),
    verbs.DRAW: Form("draw"),
    verbs.REPLACE: Form("replace", card=OBJECTIVE),
    verbs.GO: Form("go", hex=HEX),
    verbs.STRIKE: Form("strike", attack=ATTACK, target=FIGHTER),
    verbs.STRIKE_TOTAL: Form("strike-total", attack=ATTACK, target=FIGHTER),
    verbs.PUSH: Form("push", fighter=FIGHTER, hex=HEX),
    verbs.PLAY: Form("play", card=PLOY),
    verbs.EQUIP: Form("equip", card=UPGRADE, fighter=FIGHTER),
    verbs.REACT: Form("react", card=SKILL, fighter=FIGHTER),
    verbs.SCORE: Form("score", card=OBJECTIVE),
    verbs.DROP: Form("drop", card=OBJECTIVE),
    verbs.DISCARD: Form("discard", card=POWER),
    verbs.CHOOSE: Form("choose", fighter=FIGHTER),
    verbs.PUT: Form("put", hex=HEX),
    verbs.REMOVE: Form("remove", token=TOKEN),
    verbs.TAKE: Form("take", count=COUNT),
    verbs.REGION: Form("region", region=REGION),
}

EVENTS: Final = {
    verbs.ROLLED_OFF: Form(
        "rolled-off", "roll-off", seat=SEAT, faces=thrown(FACES), criticals=COUNT, bonus=COUNT
    ),
    verbs.PICKED: Form("picked", "warband.pick", seat=SEAT, warband=WARBAND),
    verbs.BOARD_CHOSEN: Form("board-chosen", "board.face", seat=SEAT, board=FACE),
    verbs.JOINED: Form("joined", "board.join", seat=SEAT, board=FACE, base=BASE, join=JOINT),
    verbs.RELIC_PLACED: Form("relic-placed", "relic", seat=SEAT, hex=HEX),
    verbs.TOKEN_PLACED: Form("token-placed", "token.place", seat=SEAT, hex=HEX),
    verbs.TOKENS_TURNED: Form("tokens-turned", "token.turn"),
    verbs.REDREW: Form("redrew", "cards.mulligan", seat=SEAT, redraw=WHICH),
    verbs.DEPLOYED: Form("deployed", "deploy.turns", fighter=FIGHTER, hex=HEX),
    verbs.GAME_BEGAN: Form("game-began", "setup", game=COUNT),
    verbs.ROUND: Form("round", "round.action", round=COUNT),
    verbs.FIRST: Form("first", "round.first", seat=SEAT),
    verbs.MOVED: Form("moved", "move", fighter=FIGHTER, start=HEX, hex=HEX),
    verbs.CHARGED: Form("charged", "charge", fighter=FIGHTER),
    verbs.GUARDED: Form("guarded", "guard", fighter=FIGHTER),
    verbs.PASSED: Form("passed", "activation.kinds", seat=SEAT),
    verbs.DREW: Form("drew", "cards.empty", seat=SEAT, card=secret(POWER, of="seat")),
    verbs.REPLACED: Form("replaced", "activation.kinds", seat=SEAT, card=OBJECTIVE),
    verbs.ATTACKED: Form(
        "attacked", "combat.declare", fighter=FIGHTER, target=FIGHTER, attack=ATTACK
    ),
    verbs.ATTACK_ROLL: Form(
        "attack-roll", "combat.attack-roll", fighter=FIGHTER, faces=thrown(FACES), successes=COUNT
    ),
    verbs.DEFENCE_ROLL: Form(
        "defence-roll", "combat.defence-roll", fighter=FIGHTER, faces=thrown(FACES), successes=COUNT
    ),
    verbs.SUCCEEDED: Form(
        "succeeded", "combat.compare", fighter=FIGHTER, target=FIGHTER, critical=COUNT
    ),
    verbs.FAILED: Form("failed", "combat.compare", fighter=FIGHTER, target=FIGHTER),
    verbs.TRAPPED: Form("trapped", "combat.trapped", fighter=FIGHTER),
    verbs.DAMAGED: Form(
        "damaged", "combat.damage", fighter=FIGHTER, damage=COUNT, suffered=COUNT, wounds=COUNT
    ),
    verbs.OUT: Form("out", "out", fighter=FIGHTER),
    verbs.GLORY: Form("glory", "glory", seat=SEAT, glory=COUNT, total=COUNT),
    verbs.DRIVEN: Form("driven", "drive-back", fighter=FIGHTER, start=HEX, hex=HEX),
    verbs.PUSHED: Form("pushed", "push", fighter=FIGHTER, start=HEX, hex=HEX),
    verbs.INSPIRED: Form("inspired", "fighter.inspire", fighter=FIGHTER),
    verbs.PLAYED: Form("played", "ploy", seat=SEAT, card=PLOY),
    verbs.EQUIPPED: Form("equipped", "upgrade", seat=SEAT, card=UPGRADE, fighter=FIGHTER),
    verbs.REACTED: Form("reacted", "reaction", fighter=FIGHTER, card=SKILL),
    verbs.SCORED: Form("scored", "objective.when", seat=SEAT, card=OBJECTIVE),
    verbs.DROPPED: Form("dropped", "end.drop", seat=SEAT, card=OBJECTIVE),
    verbs.DISCARDED: Form("discarded", "end.discard", seat=SEAT, card=POWER),
    verbs.DREW_OBJECTIVE: Form(
        "drew-objective", "cards.three", seat=SEAT, card=secret(OBJECTIVE, of="seat")
    ),
    verbs.HEALED: Form("healed", "heal", fighter=FIGHTER, wounds=COUNT),
    verbs.BLOCKED: Form("blocked", "ploy.shard", hex=HEX),
    verbs.TOKEN_REMOVED: Form("token-removed", "ploy.desecrate", token=TOKEN, hex=HEX),
    verbs.SWAPPED: Form("swapped", "card.confusion", fighter=FIGHTER, target=FIGHTER),
    verbs.RETURNED: Form("returned", "card.rebirth-in-blood", fighter=FIGHTER, hex=HEX),
    verbs.DIE: Form("die", "dice", seat=SEAT, face=thrown(COUNT), die=DIE_KIND),
    verbs.RELIC_HELD: Form("relic-held", "relic.hold", fighter=FIGHTER),
    verbs.USED: Form("used", "activation.kinds", fighter=FIGHTER, card=UPGRADE),
    verbs.END_PHASE: Form("end-phase", "end", round=COUNT),
    verbs.WON_GAME: Form("won-game", "victory", seat=SEAT),
    verbs.DRAWN_GAME: Form("drawn-game", "victory", seats=SEAT_SET),
    verbs.SUDDEN_DEATH: Form("sudden-death", "match.sudden", round=COUNT),
    verbs.SPOILED: Form("spoiled", "combat.declare", fighter=FIGHTER),
}

REASONS: Final = {
    verbs.IS_OUT: Form("out"),
    verbs.HAS_CHARGED: Form("charged"),
    verbs.IS_SPENT: Form("spent"),
    verbs.HAS_MOVED: Form("moved"),
    verbs.NO_TARGET: Form("no-target"),
    verbs.NO_WAY: Form("no-way"),
    verbs.NO_CHARGE: Form("no-charge"),
    verbs.SPRINTS: Form("sprint"),
    verbs.ON_GUARD: Form("on-guard"),
    verbs.IS_REACTION: Form("reaction"),
    verbs.NO_REACTION: Form("no-reaction"),
    verbs.NO_OCCASION: Form("occasion"),
    verbs.NO_DEMAND: Form("demand"),
    verbs.RESTRICTED: Form("restricted"),
    verbs.NO_GLORY: Form("no-glory"),
    verbs.POWER_LATER: Form("power-later"),
    verbs.NO_CARDS: Form("no-cards"),
    verbs.EMPTY_DECK: Form("empty-deck"),
    verbs.NO_NEIGHBOUR: Form("no-neighbour"),
    verbs.NOT_ADJACENT: Form("not-adjacent"),
    verbs.TOO_FAR: Form("too-far"),
    verbs.UNSEEN: Form("unseen"),
    verbs.OTHER_TARGET: Form("other-target"),
    verbs.OTHER_ATTACK: Form("other-attack"),
    verbs.IN_CHARGE: Form("in-charge"),
    verbs.NOT_LEFT: Form("not-left"),
    verbs.SAME_HEX: Form("same-hex"),
    verbs.SHUT: Form("shut"),
    verbs.OCCUPIED: Form("occupied"),
    verbs.UNREACHED: Form("unreached"),
    verbs.NOT_AWAY: Form("not-away"),
    verbs.OFF_LINE: Form("off-line"),
    verbs.NOT_MEANT: Form("not-meant"),
    verbs.NOT_HELD: Form("not-held"),
    verbs.UNMET: Form("unmet"),
    verbs.JUST_DRAWN: Form("just-drawn"),
    verbs.END_ONLY: Form("end-only"),
    verbs.NOW_ONLY: Form("now-only"),
    verbs.THIRD_ONLY: Form("third-only"),
    verbs.MUST_SCORE: Form("must-score"),
    verbs.NO_PLOYS: Form("no-ploys"),
    verbs.NOT_OWN: Form("not-own"),
    verbs.NOT_START: Form("not-start"),
    verbs.IS_START: Form("is-start"),
    verbs.IS_EDGE: Form("is-edge"),
    verbs.RELIC_THERE: Form("relic-there"),
    verbs.TOO_CLOSE: Form("too-close"),
    verbs.NOT_NEUTRAL: Form("not-neutral"),
    verbs.IS_PLACED: Form("is-placed"),
    verbs.OVERLAPS: Form("overlaps"),
    verbs.SAME_PLACE: Form("same-place"),
    verbs.OFF_LAYOUT: Form("off-layout"),
}


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
