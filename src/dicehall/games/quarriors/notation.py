"""Actions and events as text, data and phrases.

A die is written as its card and what it shows, `portal:d2`: q quiddity, d draw, r re-roll, c a
creature and its level, s a spell, ? not yet rolled, a star for each burst. A creature is written as
its card, with a number if there are several: `defend scavenging-goblin#2`; what it has copied
follows after `=`. Somebody's creature has the seat before it: `destroy 2:witching-hag`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.quarriors.attack import pierced_now
from dicehall.games.quarriors.book import MOST_CARDS
from dicehall.games.quarriors.card import ABILITIES, CREATURE, SPELL, UNROLLED, Face
from dicehall.games.quarriors.creatures import attack_of, defence_of
from dicehall.games.quarriors.oddities import PLACES, TARGETS
from dicehall.games.quarriors.pieces import SPELL_KINDS, Creature, slot_of
from dicehall.games.quarriors.piles import FIRST_SPELL, SLOTS
from dicehall.games.quarriors.table import SEATS, SIDES, Quarriors
from dicehall.games.quarriors.verbs import DONE
from dicehall.games.quarriors.wilds import FACES
from dicehall.kit.action import PASS, Action, verb
from dicehall.kit.game import kebab
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
PRINTED_CARD: Final = Kind("card", MOST_CARDS)  # by its number in the book
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

VERBS: Final = [
    Form("pass"),
    Form("done"),
    Form("pick", card=PRINTED_CARD),
    Form("resolve", ability=ABILITY, card=CARD),
    Form("swap", owner=SEAT, card=CARD),
    Form("take", card=CARD),
    Form("cull-spell", place=PLACE, die=DIE),
    Form("fetch", card=CARD),
    Form("trade", card=CARD),
    Form("cull", card=CARD),
    Form("use", die=DIE),
    Form("reroll", die=DIE),
    Form("settle", die=DIE),
    Form("summon", die=DIE),
    Form("cast", die=DIE),
    Form("attach", creature=OWN),
    Form("switch", creature=OWN),
    Form("copy", creature=TARGET),
    Form("destroy", creature=TARGET),
    Form("silence", creature=TARGET),
    Form("dispel", owner=SEAT, die=DIE),
    Form("dispel-from", creature=TARGET),
    Form("dispel-kind", spell=ATTACHED),
    Form("turn", die=DIE),
    Form("defend", creature=OWN),
    Form("bring-back"),
    Form("capture", card=CARD),
    Form("discard", die=DIE),
    Form("begin"),
]

EVENTS: Final = [
    Form("picked", "setup.chosen", seat=SEAT, card=PRINTED_CARD),
    Form("turn", "turn", seat=SEAT, round=COUNT),
    Form("scored", "score", seat=SEAT, creature=BEAST, glory=COUNT),
    Form("gained", "score.glory", seat=SEAT, glory=COUNT, total=COUNT),
    Form("culled", "cull", seat=SEAT, card=CARD),
    Form("swapped", "deathdealer.plain", seat=SEAT, card=CARD, owner=SEAT, other=CARD),
    Form("fetched", "hag.strong", seat=SEAT, card=CARD),
    Form("took", "ruling.8", seat=SEAT, card=CARD),
    Form("bargained", "wizard.mighty", seat=SEAT, discount=COUNT, captures=COUNT),
    Form("refilled", "roll.refill", seat=SEAT, count=COUNT),
    Form("drew", "ruling.9", seat=SEAT, dice=lay_open(DICE)),
    Form("rolled", "roll", seat=SEAT, dice=thrown(DICE)),
    Form("used", "immediate", seat=SEAT, die=DIE),
    Form("settled", "portal.alone", seat=SEAT, die=DIE),
    Form("rerolled", "dice.reroll", seat=SEAT, dice=thrown(DICE)),
    Form("got-quiddity", "quiddity", seat=SEAT, quiddity=COUNT),
    Form("got-capture", "capture.one", seat=SEAT, captures=COUNT),
    Form("readied", "spells.ready", seat=SEAT, die=DIE),
    Form("summoned", "summon.price", seat=SEAT, creature=BEAST, price=COUNT),
    Form("copied", "ooze.strong", seat=SEAT, creature=BEAST, model=BEAST),
    Form("cast", "spells.cast", seat=SEAT, die=DIE),
    Form("attached", "attach", seat=SEAT, die=DIE, creature=BEAST),
    Form("shielded", "life.spell", seat=SEAT, defence=COUNT),
    Form("enraged", "death.cantrip", seat=SEAT, attack=COUNT),
    Form("saved", "life.charm", seat=SEAT),
    Form("silenced", "life.incantation", seat=SEAT, creature=BEAST),
    Form("dispelled", "shaping.spell", seat=SEAT, card=CARD),
    Form("turned", "shaping.charm", seat=SEAT, before=DIE, creature=DIE),
    Form("attacked", "attack.total", seat=SEAT, defender=SEAT, attack=COUNT),
    Form("defended", "attack.destroyed", seat=SEAT, creature=BEAST, defence=COUNT, attack=COUNT),
    Form("held-out", "attack.destroyed", seat=SEAT, creature=BEAST, defence=COUNT, attack=COUNT),
    Form("destroyed", "destroy.used", seat=SEAT, creature=BEAST),
    Form("starved", "ooze.plain", seat=SEAT, creature=BEAST),
    Form("to-the-pool", "ruling.9", seat=SEAT, card=CARD),
    Form("set-aside", "spirit.mighty", seat=SEAT, card=CARD),
    Form("came-back", "ruling.returned", seat=SEAT, creature=BEAST),
    Form("aside-rolled", "spirit.mighty", seat=SEAT, die=thrown(DIE)),
    Form("captured", "capture.price", seat=SEAT, card=CARD, price=COUNT),
    Form("emptied", "win.empty", card=CARD),
    Form("discarded", "end.spells", seat=SEAT, die=DIE),
    Form("swept", "end.pool", seat=SEAT, count=COUNT),
    Form("fired", "cards", seat=SEAT, card=CARD),
    Form("no-creatures-left", "win.empty", count=COUNT),
    Form("last-round", "end.rounds", round=COUNT),
    Form("won", "win", winners=WINNERS),
    unheard(Form("counted", seat=SEAT, card=CARD)),
    Form("surged", "deathdealer.mighty", seat=SEAT, attack=COUNT, left=COUNT),
    Form("escaped", "reaction.spell", seat=SEAT, creature=BEAST),
]

REASONS: Final = [
    Form("one-a-turn"),
    Form("too-dear", price=COUNT, quiddity=COUNT),
    Form("summon-phase"),
    Form("used-enough"),
    Form("too-late"),
    Form("no-effect"),
    Form("unrolled"),
    Form("others-to-draw"),
    Form("ready-phase"),
    Form("reaction"),
    Form("own-turn"),
    Form("other-occasion"),
    Form("no-burst"),
    Form("no-creature"),
    Form("attack-over"),
    Form("after-attack"),
    Form("not-in-battle"),
    Form("no-loser"),
    Form("too-few-scored"),
    Form("no-target"),
    Form("is-saved"),
    Form("discard-phase"),
    Form("empty"),
    Form("no-capture-left"),
    Form("capture-phase"),
    Form("over-limit", price=COUNT, most=COUNT),
    Form("must-take"),
    Form("not-used"),
    Form("own-pile"),
    Form("itself"),
    Form("not-spell"),
    Form("not-creature"),
    Form("not-attached"),
    Form("own-creature"),
    Form("copies-nothing"),
    Form("same-form"),
    Form("like-another"),
    Form("has-switched"),
    Form("no-model"),
    Form("switch-phase"),
    Form("safe"),
    Form("must-defend"),
    Form("too-high", level=COUNT, most=COUNT),
    Form("too-strong", defence=COUNT, most=COUNT),
    Form("immune"),
    Form("other-opponent", seat=SEAT),
    Form("not-attacking"),
    Form("is-silenced"),
    Form("no-attack"),
    Form("nothing-attached"),
    Form("creature-chosen"),
    Form("wrong-level"),
    Form("class-taken"),
    Form("creatures-first"),
    Form("creatures-enough"),
    Form("is-counted"),
]


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


def die_name(g: Quarriors, die: i64) -> Phrase:
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


def creature_word(g: Quarriors, seat: i64, at: i64) -> str:
    """Return the word of a creature, numbered if there are several like it."""
    creatures = g.players[seat].creatures
    if at >= len(creatures):
        return f"?{at}"
    word = plain_word(g, creatures[at])
    like = [i for i in range(len(creatures)) if plain_word(g, creatures[i]) == word]
    return word if len(like) == 1 else f"{word}#{like.index(at) + 1}"


def creature_name(g: Quarriors, seat: i64, at: i64) -> Phrase:
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
