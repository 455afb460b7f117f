"""Reading the content files: dice, cards and counts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.quarriors.book import (
    BASICS,
    CREATURE_CARDS,
    PLAYERS,
    SPELL_CARDS,
    Book,
    Family,
)
from dicehall.games.quarriors.card import (
    BASIC,
    BURSTS,
    COPIED,
    CREATURE,
    CREATURE_TYPES,
    IMMEDIATE,
    KINDS,
    PRINTED,
    SIDES,
    SPELL,
    SPELL_TYPES,
    TIMINGS,
    Card,
    Die,
    Face,
    Power,
)
from dicehall.games.quarriors.effects import OLDER, WORDS
from dicehall.games.quarriors.words.places import SPELLS, WHERE
from dicehall.kit.content import (
    PROVENANCE,
    Spec,
    content_files,
    content_version,
    distinct,
    read,
)
from dicehall.kit.words import Sheet

FILES: Final = ("dice.toml", "basics.toml", "creatures.toml", "spells.toml")
OUR_CONTENT: Final = Path(__file__).parent / "content"
MOST_DICE: Final = vec[i64]([63, 31, 15])  # see piles

# Only the spelling has changed since the version on the right, so games begun with it go on.
SAME_CARDS: Final = {"ed3e8dc75485": "c6bc47d9f3da"}


def read_book(path: str) -> Book:
    """Read and check all content files."""
    files = content_files(path, OUR_CONTENT, FILES)
    book = Book(path)
    version = content_version(files)
    book.version = SAME_CARDS.get(version, version)
    dice = read_dice(read(files[0], OLDER.modern), book)
    basics = read(files[1], OLDER.modern)
    read_box(basics.sub("box"), book)
    specs: list[Spec] = []
    entries = basics.entries("basic")
    if [entry.table.get("id") for entry in entries] != [*BASICS]:
        raise basics.error(f"the basic cards must be {', '.join(BASICS)}, in this order")
    for entry in entries:
        add_card(book, read_card(entry, BASIC, dice, book))
    basics.end()
    specs += entries
    for file, kind, families in (
        (files[2], CREATURE, book.creatures),
        (files[3], SPELL, book.spells),
    ):
        spec = read(file, OLDER.modern)
        entries = spec.entries(KINDS[kind])
        for entry in entries:
            card = read_card(entry, kind, dice, book)
            join_family(families, card, len(book.cards))
            add_card(book, card)
        spec.end()
        specs += entries
        needed = CREATURE_CARDS if kind == CREATURE else SPELL_CARDS
        if len(families) < needed:
            raise spec.error(f"must hold {needed} classes or more, not {len(families)}")
    distinct(specs)
    return book


def add_card(book: Book, card: Card) -> None:
    """Put a card into the book."""
    book.cards = append(book.cards, card)


def join_family(families: list[Family], card: Card, number: int) -> None:
    """Put a card beside those of its class."""
    for family in families:
        if family.id == card.die.id:
            family.cards.append(number)
            return
    family = Family(card.die.id)
    family.cards.append(number)
    families.append(family)


def read_box(spec: Spec, book: Book) -> None:
    """Read the counts. [setup] [win.glory]"""
    spec.number("creature-cards", CREATURE_CARDS, CREATURE_CARDS)
    spec.number("spell-cards", SPELL_CARDS, SPELL_CARDS)
    book.dice_per_card = spec.number("dice-per-card", 1, 15)
    book.draw = spec.number("draw", 1, 12)
    book.captures = spec.number("captures", 1, 6)
    book.empty_cards = spec.number("empty-cards", 1, CREATURE_CARDS)
    book.glory = spec.numbers("glory", 1, 99)
    book.quick_glory = spec.numbers("quick-glory", 1, 99)
    for key, row in (("glory", book.glory), ("quick-glory", book.quick_glory)):
        if len(row) != PLAYERS - 1:
            raise spec.error(f"{key!r} must have a figure for 2, 3 and 4 players")
    spec.word("provenance", PROVENANCE)
    sources = spec.sub("sources")
    sources.word("quick-glory", PROVENANCE)


def read_dice(spec: Spec, book: Book) -> dict[str, Die]:
    """Read the dice."""
    dice: dict[str, Die] = {}
    for entry in spec.entries("die"):
        die = Die()
        die.id = entry.text("id")
        die.kind = entry.word("kind", KINDS)
        die.count = entry.number("count", 1, 63)
        die.colour = entry.text("colour")
        die.creature_die = entry.flag("creature-die", default=die.kind == CREATURE)
        die.spell_die = die.kind == SPELL
        die.provenance = PROVENANCE[entry.word("provenance", PROVENANCE)]
        die.note = entry.text("note", default="")
        faces = entry.entries("faces")
        if len(faces) != SIDES:
            raise entry.error(f"a die has {SIDES} faces, not {len(faces)}")
        for number, face in enumerate(faces):
            die.faces = append(die.faces, read_face(face, number))
        find_alike(die)
        book.dice = append(book.dice, die)
        dice[die.id] = die
    spec.end()
    return dice


def find_alike(die: Die) -> None:
    """Give faces that show the same one number, and faces that differ different words."""
    for i in range(SIDES):
        face = die.faces[i]
        for k in range(i):
            other = die.faces[k]
            if other.word == face.word:
                if other.attack == face.attack and other.defence == face.defence:
                    face.number = other.number
                    break
                face.word += f"-{face.attack}-{face.defence}"


def read_face(spec: Spec, number: int) -> Face:
    """Read a face: a resource, a creature or a spell. [dice]"""
    face = Face()
    face.number = number
    face.burst = spec.number("burst", 1, 2, default=0)
    if spec.has("level"):
        face.kind = CREATURE
        face.level = spec.number("level", 1, 6)
        face.attack = spec.number("attack", 0, 20, default=-1)
        face.defence = spec.number("defence", 0, 20, default=-1)
        face.word = f"c{face.level}"
    elif spec.has("spell"):
        face.kind = SPELL
        if not spec.flag("spell"):
            raise spec.error("'spell' is false; leave it out")
        face.word = "s"
    else:
        read_resource(spec, face)
    face.word += "*" * face.burst
    spec.end()
    return face


def read_resource(spec: Spec, face: Face) -> None:
    """Read quiddity, draw and re-roll; two of them need a word on how they are joined.
    [dice.line] [dice.both]"""
    face.quiddity = spec.number("quiddity", 1, 6, default=0)
    face.draw = spec.number("draw", 1, 6, default=0)
    face.reroll = spec.flag("reroll", default=False)
    words = []
    if face.quiddity > 0:
        words.append(f"q{face.quiddity}")
    if face.reroll:
        words.append("r")
    if face.draw > 0:
        words.append(f"d{face.draw}")
    if not words:
        raise spec.error("shows nothing; known symbols: quiddity, draw, reroll, level, spell")
    if len(words) > 1:
        face.either = spec.word("join", ("and", "or")) == 1
        if face.either and not (face.quiddity > 0 and face.reroll and face.draw == 0):
            raise spec.error("'join' can be 'or' only between quiddity and reroll")
        if not face.either and face.quiddity > 0 and face.reroll:
            raise spec.error("quiddity and reroll must be joined by 'or'")
    face.word = ("/" if face.either else "+").join(words)


def read_card(spec: Spec, kind: int, dice: dict[str, Die], book: Book) -> Card:
    """Read a power card."""
    card = Card()
    card.id = spec.text("id")
    card.kind = kind
    family = card.id if kind == BASIC else spec.text("class")
    if family not in dice:
        raise spec.error(f"'class' is {family!r}; known words: {', '.join(dice)}")
    card.die = dice[family]
    if card.die.kind != kind:
        raise spec.error(f"the die {family!r} is for {KINDS[card.die.kind]} cards")
    card.die_number = [*dice].index(family)
    if kind == CREATURE:
        card.type = CREATURE_TYPES[spec.word("type", CREATURE_TYPES)]
    elif kind == SPELL:
        card.type = SPELL_TYPES[spec.word("type", SPELL_TYPES)]
        card.timing = spec.word("when", TIMINGS)
    card.cost = spec.number("cost", 0, 20)
    if kind != SPELL:
        card.glory = spec.number("glory", 0, 20)
    read_counts(spec, card, kind, book)
    read_powers(spec, card)
    for number in range(SIDES):
        printed = card.die.faces[number]
        face = printed.seen_with(card.powers[printed.burst], card.timing)
        if face.kind == CREATURE and face.attack < 0 and face.power.stats == 0:
            raise spec.error("its die shows question marks, and no op says what they stand for")
        card.faces = append(card.faces, face)
    card.provenance = PROVENANCE[spec.word("provenance", PROVENANCE)]
    if spec.has("sources"):
        sources = spec.sub("sources")
        for key in ("cost", "glory", "effect"):
            if sources.has(key):
                card.sources[key] = PROVENANCE[sources.word(key, PROVENANCE)]
    card.confidence = ("A", "B", "C", "")[spec.word("confidence", ("A", "B", "C"), default=3)]
    card.single_source = spec.texts("single-source", default=[])
    card.note = spec.text("note", default="")
    read_alternatives(spec, card)
    return card


def read_counts(spec: Spec, card: Card, kind: int, book: Book) -> None:
    """Read how many dice of a card begin in each bag and in the wilds. [setup.bags]"""
    card.in_wilds = book.dice_per_card
    if kind == BASIC:
        card.in_bag = spec.number("in-bag", 0, 15)
        card.in_wilds = spec.number("in-wilds", 0, 15)
    total = card.in_bag * PLAYERS + card.in_wilds
    if total > card.die.count:
        raise spec.error(f"wants {total} dice; the box has {card.die.count}")
    room = MOST_DICE[len(book.cards)] if len(book.cards) < len(BASICS) else 15
    if total > room:
        raise spec.error(f"wants {total} dice; at most {room} can be in one game")


def read_powers(spec: Spec, card: Card) -> None:
    """Read the words of the effect, for each number of bursts. [burst]"""
    kind = WHERE[card.kind] if card.kind != SPELL else SPELLS[card.timing]
    sheets: list[Sheet] = []
    for _burst in range(BURSTS):
        card.powers = append(card.powers, Power())
        sheets.append(Sheet(kind, card.powers[len(sheets)]))
    for word in spec.entries("effect", optional=True):
        only = word.number("burst", 1, 2, default=0)
        for burst in range(BURSTS):
            if only in (0, burst):
                WORDS.read(word, sheets[burst])
                card.powers[burst].silent = False
        card.effects.append(dict(word.table))
        word.end()
        shown = [side for side in range(SIDES) if card.die.faces[side].burst == only]
        if only and not shown:
            raise word.error(f"does nothing: no face of its die has {only} bursts")
    for burst in range(BURSTS):
        check_power(spec, card, card.powers[burst])


def check_power(spec: Spec, card: Card, power: Power) -> None:
    """Refuse words that have no effect beside each other, or without another."""
    if power.stats != PRINTED and power.stats != COPIED and power.defence + power.defence_each > 0:
        raise spec.error("more defence does nothing where a word says what the defence is")
    uses = power.deed.amount + power.draws + power.captures
    if card.kind == SPELL and card.timing == IMMEDIATE and not power.silent and uses == 0:
        raise spec.error("'when' is 'immediate', but nothing happens when it is used")


def read_alternatives(spec: Spec, card: Card) -> None:
    """Read figures that another source gives."""
    for entry in spec.entries("alternatives", optional=True):
        other: dict[str, object] = {}
        for key in ("cost", "glory"):
            if entry.has(key):
                other[key] = entry.number(key, 0, 20)
        other["source"] = entry.text("source")
        card.alternatives.append(other)
