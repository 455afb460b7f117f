"""Actions and events as text, data and phrases.

A die is written as its card and what it shows, `portal:d2`: q quiddity, d draw, r re-roll, c a
creature and its level, s a spell, ? not yet rolled, a star for each burst. A creature is written as
its card, with a number if there are several: `defend scavenging-goblin#2`; what it has copied
follows after `=`. Somebody's creature has the seat before it: `destroy 2:witching-hag`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors import verbs
from dicehall.games.quarriors.attack import pierced_now
from dicehall.games.quarriors.card import ABILITIES, CREATURE, SPELL, UNROLLED, Face
from dicehall.games.quarriors.creatures import attack_of, defence_of
from dicehall.games.quarriors.ids import DieFace
from dicehall.games.quarriors.oddities import PLACES, TARGETS
from dicehall.games.quarriors.pieces import SPELL_KINDS, Creature, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, SLOTS
from dicehall.games.quarriors.table import SEATS, SIDES, Quarriors
from dicehall.games.quarriors.verbs import DONE
from dicehall.games.quarriors.wilds import FACES
from dicehall.kit.action import PASS, Action, verb
from dicehall.kit.game import kebab
from dicehall.kit.ids import Seat
from dicehall.kit.notation import FACES as FACES_STYLE
from dicehall.kit.notation import (
    Die,
    Form,
    Kind,
    Notation,
    Phrase,
    Said,
    lay_open,
    number,
    set_of,
    thrown,
    unheard,
)
from dicehall.kit.table import Table

SEAT: Final = Kind("seat", SEATS)
PRINTED_CARD: Final = Kind("card", 60, more=True)  # by its number in the book
CARD: Final = Kind("card", SLOTS)  # by its slot in the wilds
DIE: Final = Kind("die", SLOTS * FACES)
BEAST: Final = Kind("creature", SLOTS * FACES)  # a die as a creature
OWN: Final = Kind("creature", TARGETS)  # one's own creature by its place
TARGET: Final = Kind("creature", SEATS * TARGETS)
ATTACHED: Final = Kind("attached", SPELL_KINDS)
ABILITY: Final = Kind("ability", len(ABILITIES), ABILITIES)
PLACE: Final = Kind("place", len(PLACES), PLACES)
COUNT: Final = number(1000)
DICE: Final = Kind("dice", 1 << 60, (), FACES_STYLE)  # up to eight dice, seven bits each
WINNERS: Final = set_of(SEAT)

VERBS: Final = {
    verbs.DONE: Form("done"),
    verbs.PICK: Form("pick", card=PRINTED_CARD),
    verbs.RESOLVE: Form("resolve", ability=ABILITY, card=CARD),
    verbs.SWAP_FOR: Form("swap", owner=SEAT, card=CARD),
    verbs.TAKE: Form("take", card=CARD),
    verbs.CULL_SPELL: Form("cull-spell", place=PLACE, die=DIE),
    verbs.FETCH_DIE: Form("fetch", card=CARD),
    verbs.TRADE_IN: Form("trade", card=CARD),
    verbs.CULL: Form("cull", card=CARD),
    verbs.USE: Form("use", die=DIE),
    verbs.REROLL: Form("reroll", die=DIE),
    verbs.SETTLE: Form("settle", die=DIE),
    verbs.SUMMON: Form("summon", die=DIE),
    verbs.CAST: Form("cast", die=DIE),
    verbs.ATTACH_TO: Form("attach", creature=OWN),
    verbs.SWITCH: Form("switch", creature=OWN),
    verbs.COPY: Form("copy", creature=TARGET),
    verbs.DESTROY: Form("destroy", creature=TARGET),
    verbs.SILENCE_IT: Form("silence", creature=TARGET),
    verbs.DISPEL_SPELL: Form("dispel", owner=SEAT, die=DIE),
    verbs.DISPEL_FROM: Form("dispel-from", creature=TARGET),
    verbs.DISPEL_KIND: Form("dispel-kind", spell=ATTACHED),
    verbs.TURN_TO: Form("turn", die=DIE),
    verbs.DEFEND: Form("defend", creature=OWN),
    verbs.BRING_BACK: Form("bring-back"),
    verbs.CAPTURE_DIE: Form("capture", card=CARD),
    verbs.DISCARD: Form("discard", die=DIE),
    verbs.BEGIN: Form("begin"),
}

EVENTS: Final = {
    verbs.PICKED: Form("picked", "setup.chosen", seat=SEAT, card=PRINTED_CARD),
    verbs.TURN: Form("turn", "turn", seat=SEAT, round=COUNT),
    verbs.SCORED: Form("scored", "score", seat=SEAT, creature=BEAST, glory=COUNT),
    verbs.GAINED: Form("gained", "score.glory", seat=SEAT, glory=COUNT, total=COUNT),
    verbs.CULLED: Form("culled", "cull", seat=SEAT, card=CARD),
    verbs.SWAPPED: Form(
        "swapped", "deathdealer.plain", seat=SEAT, card=CARD, owner=SEAT, other=CARD
    ),
    verbs.FETCHED: Form("fetched", "hag.strong", seat=SEAT, card=CARD),
    verbs.TOOK: Form("took", "ruling.8", seat=SEAT, card=CARD),
    verbs.BARGAINED: Form("bargained", "wizard.mighty", seat=SEAT, discount=COUNT, captures=COUNT),
    verbs.REFILLED: Form("refilled", "roll.refill", seat=SEAT, count=COUNT),
    verbs.DREW: Form("drew", "ruling.9", seat=SEAT, dice=lay_open(DICE)),
    verbs.ROLLED: Form("rolled", "roll", seat=SEAT, dice=thrown(DICE)),
    verbs.USED: Form("used", "immediate", seat=SEAT, die=DIE),
    verbs.SETTLED: Form("settled", "portal.alone", seat=SEAT, die=DIE),
    verbs.REROLLED: Form("rerolled", "dice.reroll", seat=SEAT, dice=thrown(DICE)),
    verbs.GOT_QUIDDITY: Form("got-quiddity", "quiddity", seat=SEAT, quiddity=COUNT),
    verbs.GOT_CAPTURE: Form("got-capture", "capture.one", seat=SEAT, captures=COUNT),
    verbs.READIED: Form("readied", "spells.ready", seat=SEAT, die=DIE),
    verbs.SUMMONED: Form("summoned", "summon.price", seat=SEAT, creature=BEAST, price=COUNT),
    verbs.COPIED_FORM: Form("copied", "ooze.strong", seat=SEAT, creature=BEAST, model=BEAST),
    verbs.CAST_SPELL: Form("cast", "spells.cast", seat=SEAT, die=DIE),
    verbs.ATTACHED: Form("attached", "attach", seat=SEAT, die=DIE, creature=BEAST),
    verbs.SHIELDED: Form("shielded", "life.spell", seat=SEAT, defence=COUNT),
    verbs.ENRAGED: Form("enraged", "death.cantrip", seat=SEAT, attack=COUNT),
    verbs.SAVED: Form("saved", "life.charm", seat=SEAT),
    verbs.SILENCED: Form("silenced", "life.incantation", seat=SEAT, creature=BEAST),
    verbs.DISPELLED: Form("dispelled", "shaping.spell", seat=SEAT, card=CARD),
    verbs.TURNED: Form("turned", "shaping.charm", seat=SEAT, before=DIE, creature=DIE),
    verbs.ATTACKED: Form("attacked", "attack.total", seat=SEAT, defender=SEAT, attack=COUNT),
    verbs.DEFENDED: Form(
        "defended", "attack.destroyed", seat=SEAT, creature=BEAST, defence=COUNT, attack=COUNT
    ),
    verbs.HELD_OUT: Form(
        "held-out", "attack.destroyed", seat=SEAT, creature=BEAST, defence=COUNT, attack=COUNT
    ),
    verbs.DESTROYED: Form("destroyed", "destroy.used", seat=SEAT, creature=BEAST),
    verbs.STARVED: Form("starved", "ooze.plain", seat=SEAT, creature=BEAST),
    verbs.TO_THE_POOL: Form("to-the-pool", "ruling.9", seat=SEAT, card=CARD),
    verbs.SET_ASIDE: Form("set-aside", "spirit.mighty", seat=SEAT, card=CARD),
    verbs.CAME_BACK: Form("came-back", "ruling.returned", seat=SEAT, creature=BEAST),
    verbs.ASIDE_ROLLED: Form("aside-rolled", "spirit.mighty", seat=SEAT, die=thrown(DIE)),
    verbs.CAPTURED: Form("captured", "capture.price", seat=SEAT, card=CARD, price=COUNT),
    verbs.EMPTIED: Form("emptied", "win.empty", card=CARD),
    verbs.DISCARDED: Form("discarded", "end.spells", seat=SEAT, die=DIE),
    verbs.SWEPT: Form("swept", "end.pool", seat=SEAT, count=COUNT),
    verbs.FIRED: Form("fired", "cards", seat=SEAT, card=CARD),
    verbs.NO_CREATURES_LEFT: Form("no-creatures-left", "win.empty", count=COUNT),
    verbs.LAST_ROUND: Form("last-round", "end.rounds", round=COUNT),
    verbs.WON: Form("won", "win", winners=WINNERS),
    verbs.COUNTED: unheard(Form("counted", seat=SEAT, card=CARD)),
    verbs.SURGED: Form("surged", "deathdealer.mighty", seat=SEAT, attack=COUNT, left=COUNT),
    verbs.ESCAPED: Form("escaped", "reaction.spell", seat=SEAT, creature=BEAST),
}

REASONS: Final = {
    verbs.ONE_A_TURN: Form("one-a-turn"),
    verbs.TOO_DEAR: Form("too-dear", price=COUNT, quiddity=COUNT),
    verbs.SUMMON_PHASE: Form("summon-phase"),
    verbs.USED_ENOUGH: Form("used-enough"),
    verbs.TOO_LATE: Form("too-late"),
    verbs.NO_EFFECT: Form("no-effect"),
    verbs.NOT_ROLLED: Form("unrolled"),
    verbs.OTHERS_TO_DRAW: Form("others-to-draw"),
    verbs.READY_PHASE: Form("ready-phase"),
    verbs.IS_REACTION: Form("reaction"),
    verbs.OWN_TURN: Form("own-turn"),
    verbs.OTHER_OCCASION: Form("other-occasion"),
    verbs.NO_BURST: Form("no-burst"),
    verbs.NO_CREATURE_READY: Form("no-creature"),
    verbs.ATTACK_OVER: Form("attack-over"),
    verbs.AFTER_ATTACK: Form("after-attack"),
    verbs.NOT_IN_BATTLE: Form("not-in-battle"),
    verbs.NO_LOSER: Form("no-loser"),
    verbs.TOO_FEW_SCORED: Form("too-few-scored"),
    verbs.NO_TARGET: Form("no-target"),
    verbs.IS_SAVED: Form("is-saved"),
    verbs.DISCARD_PHASE: Form("discard-phase"),
    verbs.EMPTY: Form("empty"),
    verbs.NO_CAPTURE_LEFT: Form("no-capture-left"),
    verbs.CAPTURE_PHASE: Form("capture-phase"),
    verbs.OVER_LIMIT: Form("over-limit", price=COUNT, most=COUNT),
    verbs.MUST_TAKE: Form("must-take"),
    verbs.NOT_USED: Form("not-used"),
    verbs.OWN_PILE: Form("own-pile"),
    verbs.ITSELF: Form("itself"),
    verbs.NOT_SPELL: Form("not-spell"),
    verbs.NOT_CREATURE: Form("not-creature"),
    verbs.NOT_ATTACHED: Form("not-attached"),
    verbs.OWN_CREATURE: Form("own-creature"),
    verbs.COPIES_NOTHING: Form("copies-nothing"),
    verbs.SAME_FORM: Form("same-form"),
    verbs.LIKE_ANOTHER: Form("like-another"),
    verbs.HAS_SWITCHED: Form("has-switched"),
    verbs.NO_MODEL: Form("no-model"),
    verbs.SWITCH_PHASE: Form("switch-phase"),
    verbs.IS_SAFE: Form("safe"),
    verbs.MUST_DEFEND: Form("must-defend"),
    verbs.TOO_HIGH: Form("too-high", level=COUNT, most=COUNT),
    verbs.TOO_STRONG: Form("too-strong", defence=COUNT, most=COUNT),
    verbs.IS_IMMUNE: Form("immune"),
    verbs.OTHER_OPPONENT: Form("other-opponent", seat=SEAT),
    verbs.NOT_ATTACKING: Form("not-attacking"),
    verbs.IS_SILENCED: Form("is-silenced"),
    verbs.NO_ATTACK: Form("no-attack"),
    verbs.NOTHING_ATTACHED: Form("nothing-attached"),
    verbs.CREATURE_CHOSEN: Form("creature-chosen"),
    verbs.WRONG_LEVEL: Form("wrong-level"),
    verbs.CLASS_TAKEN: Form("class-taken"),
    verbs.CREATURES_FIRST: Form("creatures-first"),
    verbs.CREATURES_ENOUGH: Form("creatures-enough"),
    verbs.IS_COUNTED: Form("is-counted"),
}


class QuarriorsNotation(Notation):
    """Cards are called by their ids, dice by card and face, creatures by card and number."""

    def __init__(self) -> None:
        super().__init__(VERBS, EVENTS, REASONS)

    def word(self, g: Quarriors, kind: Kind, value: int) -> str:
        if kind is CARD:
            return g.card(value).id
        if kind is PRINTED_CARD:
            return g.book.cards[value].id
        if kind is DIE or kind is BEAST:
            return f"{g.card(slot_of(value)).id}:{g.face(value).word}"
        if kind is OWN:
            return creature_word(g, g.seat, value)
        if kind is TARGET:
            seat = value // TARGETS
            return f"{seat + 1}:{creature_word(g, seat, value % TARGETS)}"
        if kind is ATTACHED:
            return g.card(FIRST_SPELL + value // 3).id + "*" * (value % 3)
        return super().word(g, kind, value)

    def name(self, g: Quarriors, kind: Kind, value: int) -> Said:
        if kind is CARD or kind is PRINTED_CARD:
            return Phrase(f"card-{self.word(g, kind, value)}")
        if kind is DIE:
            return die_name(g, value)
        if kind is BEAST:
            return Phrase(f"card-{g.card(slot_of(value)).id}")
        if kind is OWN:
            return creature_name(g, g.seat, value)
        if kind is TARGET:
            seat = value // TARGETS
            phrase = creature_name(g, seat, value % TARGETS)
            phrase.key = "creature-of"
            phrase.args["seat"] = Phrase("seat", {"number": seat + 1})
            return phrase
        if kind is ATTACHED:
            return Phrase(f"card-{g.card(FIRST_SPELL + value // 3).id}")
        return super().name(g, kind, value)

    def operand(self, g: Table, kind: Kind, value: int) -> object:
        if kind is DICE:
            assert isinstance(g, Quarriors)
            return [self.word(g, DIE, die) for die in unpack_dice(value)]
        return super().operand(g, kind, value)

    def said(self, g: Table, kind: Kind, value: int) -> Said:
        if kind is DICE:
            assert isinstance(g, Quarriors)
            return [die_name(g, die) for die in unpack_dice(value)]
        return super().said(g, kind, value)

    def dice(self, g: Quarriors, kind: Kind, value: int) -> list[Die]:
        """Several sides of a die may show the same."""
        shown: list[Die] = []
        for die in unpack_dice(value) if kind is DICE else [value]:
            first, face = die - die % FACES, die % FACES
            sides = [side for side in range(SIDES) if g.face(first + side).number == face]
            shown.append((SIDES, sides))
        return shown

    def phrase(self, g: Table, action: Action) -> Phrase:
        """To be done or to pass means something else in each question."""
        phrase = super().phrase(g, action)
        if verb(action) in (DONE, PASS):
            phrase.key = f"{phrase.key}-{kebab(g.asking())}"
        return phrase


def unpack_dice(packed: int) -> list[int]:
    """Return the dice of an event.

    >>> unpack_dice(5 | 9 << 7)
    [4, 8]
    """
    dice = []
    while packed > 0:
        dice.append((packed & 127) - 1)
        packed >>= 7
    return dice


def die_name(g: Quarriors, die: DieFace) -> Phrase:
    """Return the name of a die: its card, and what it shows."""
    return Phrase(
        "die", {"card": Phrase(f"card-{g.card(slot_of(die)).id}"), "face": face_name(g.face(die))}
    )


def face_name(face: Face) -> Phrase:
    """Return what a face shows, in words."""
    burst: dict[str, Said] = {"burst": "*" * face.burst}
    if face.kind == UNROLLED:
        return Phrase("face-waiting")
    if face.kind == SPELL:
        return Phrase("face-spell", burst)
    if face.kind == CREATURE:
        if face.attack < 0:
            return Phrase("face-riddle", {"level": face.level, "burst": "*" * face.burst})
        return Phrase(
            "face-creature",
            {
                "level": face.level,
                "attack": face.attack,
                "defence": face.defence,
                "burst": "*" * face.burst,
            },
        )
    parts = []
    if face.quiddity > 0:
        parts.append("quiddity")
        burst["quiddity"] = face.quiddity
    if face.reroll:
        parts.append("reroll")
    if face.draw > 0:
        parts.append("draw")
        burst["draw"] = face.draw
    return Phrase("face-" + "-".join(parts), burst)


def plain_word(g: Quarriors, creature: Creature) -> str:
    """Return the word of a creature without a number."""
    word = g.card(slot_of(creature.die)).id
    if creature.form != creature.die:
        word += "=" + g.card(slot_of(creature.form)).id
    return word


def creature_word(g: Quarriors, seat: Seat, at: i64) -> str:
    """Return the word of a creature, numbered if there are several like it."""
    creatures = g.players[seat].creatures
    if at >= len(creatures):
        return f"?{at}"
    word = plain_word(g, creatures[at])
    like = [i for i in range(len(creatures)) if plain_word(g, creatures[i]) == word]
    return word if len(like) == 1 else f"{word}#{like.index(at) + 1}"


def creature_name(g: Quarriors, seat: Seat, at: i64) -> Phrase:
    """Return the name of a creature with its attack and the defence that counts now."""
    creature = g.players[seat].creatures[at]
    return Phrase(
        "creature",
        {
            "card": Phrase(f"card-{g.card(slot_of(creature.form)).id}"),
            "attack": attack_of(g, seat, creature),
            "defence": defence_of(g, seat, creature, pierced_now(g, seat)),
        },
    )
