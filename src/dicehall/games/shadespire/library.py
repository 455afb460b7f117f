"""Reading the content files: boards, fighters, cards, starter decks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shadespire.book import Book, Layout
from dicehall.games.shadespire.cards import (
    ATTACK_SYMBOLS,
    DEFENCE_SYMBOLS,
    INSPIRES,
    KINDS_OF_BAND,
    NOTHING,
    PLOY_TIMES,
    REACTION,
    TIMINGS,
    TRIGGERS,
    WARBANDS,
    AttackCard,
    FighterCard,
    Objective,
    Ploy,
    Side,
    Upgrade,
)
from dicehall.games.shadespire.decks import check, read_deck
from dicehall.games.shadespire.deeds import Offer
from dicehall.games.shadespire.effects import OLDER, PLOY, UPGRADE, WORDS
from dicehall.games.shadespire.field import Face, Field, Placement, field_of
from dicehall.games.shadespire.goals import OBJECTIVE
from dicehall.kit.content import PROVENANCE, Spec, content_files, content_version, distinct, read
from dicehall.kit.words import Condition, Sheet

FILES: Final = (
    "boards.toml",
    "fighters.toml",
    "objectives.toml",
    "ploys.toml",
    "upgrades.toml",
    "decks.toml",
)
OUR_CONTENT: Final = Path(__file__).parent / "content"
ROW_LENGTHS: Final = (8, 7, 8, 7, 8)
MOST_FIGHTERS: Final = 5  # in a warband
NO_NUMBER: Final = 0  # of a card that was never printed

BOOKS: Final[dict[str, Book]] = {}

# Notes and spelling have changed since the version on the right, so games begun with it go on.
SAME_CARDS: Final = {"718c7ac451d0": "370f741de446", "10522a2f225e": "370f741de446"}


def open_book(path: str = "") -> Book:
    """Return the book of our content, or of a pack elsewhere; each is read once.

    >>> open_book().fighters[0].id
    'severin'
    """
    if path not in BOOKS:
        BOOKS[path] = read_book(path)
    return BOOKS[path]


def same_field(path: str, placements: list[Placement]) -> Field:
    """Return a battlefield again, as when it comes out of a pickle."""
    return field_of(path, open_book(path).faces if placements else [], placements)


def read_book(path: str) -> Book:
    """Read and check all content files."""
    files = content_files(path, OUR_CONTENT, FILES)
    book = Book(path)
    version = content_version(files)
    book.version = SAME_CARDS.get(version, version)
    read_boards(book, read(files[0], OLDER.modern))
    read_fighters(book, read(files[1], OLDER.modern))
    read_objectives(book, read(files[2], OLDER.modern))
    read_ploys(book, read(files[3], OLDER.modern))
    read_upgrades(book, read(files[4], OLDER.modern))
    book.sort_cards()
    read_decks(book, read(files[5], OLDER.modern))
    return book


def source(spec: Spec) -> str:
    """Read where an entry comes from."""
    return PROVENANCE[spec.word("provenance", PROVENANCE)]


# ---- boards ----


def read_boards(book: Book, spec: Spec) -> None:
    """Read board faces and fixed layouts. [board.face] [fixed]"""
    for entry in spec.entries("board"):
        rows = entry.texts("rows")
        if [len(row.split()) for row in rows] != [*ROW_LENGTHS]:
            raise entry.error(f"'rows' must hold {ROW_LENGTHS} hexes, parted by spaces")
        starts = "".join(rows).count("S")
        if starts < MOST_FIGHTERS:
            raise entry.error(f"'rows' must have {MOST_FIGHTERS} starting hexes S, not {starts}")
        if set("".join(rows)) - set(".S# "):
            raise entry.error("'rows' may hold '.', 'S' and '#' only")
        book.faces.append(Face(entry.text("id"), entry.text("sheet"), rows, source(entry)))
    if not book.faces:
        raise spec.error("must hold a board")
    for entry in spec.entries("layout"):
        numbers = entry.numbers("origins")
        players = entry.number("players", 3, 4)
        origins = list(zip(numbers[::2], numbers[1::2]))
        if len(origins) != players:
            raise entry.error(f"'origins' must give {players} places, not {len(origins)}")
        book.layouts.append(Layout(entry.text("id"), players, origins, source(entry)))
    spec.end()


# ---- fighters ----


def read_fighters(book: Book, spec: Spec) -> None:
    """Read the fighter cards. [fighter]"""
    for entry in spec.entries("fighter"):
        card = FighterCard()
        card.id = entry.text("id")
        card.warband = entry.word("warband", WARBANDS)
        card.leader = entry.flag("leader")
        card.inspire = entry.word("inspire", INSPIRES)
        card.provenance = source(entry)
        card.note = entry.text("note", default="")
        card.plain = read_side(book, entry.sub("uninspired"))
        card.inspired = read_side(book, entry.sub("inspired"))
        book.fighters = append(book.fighters, card)
    for warband in range(len(WARBANDS)):
        size = len(book.members(warband))
        if not 1 <= size <= MOST_FIGHTERS:
            raise spec.error(f"warband {WARBANDS[warband]!r} has {size} fighters, not 1 to 5")
    spec.end()


def read_side(book: Book, spec: Spec) -> Side:
    """Read one side of a fighter card."""
    side = Side()
    side.move = spec.number("move", 1, 9)
    side.wounds = spec.number("wounds", 1, 9)
    defence = spec.sub("defence")
    side.defence = defence.number("dice", 0, 5)
    side.symbol = 1 + defence.word("symbol", DEFENCE_SYMBOLS)
    for entry in spec.entries("attacks"):
        number = read_attack(book, entry)
        side.attacks = append(side.attacks, number)
        if book.attacks[number].parry:
            side.parry = number
    return side


def read_attack(book: Book, spec: Spec) -> i64:
    """Read an Attack action; return its number. [attack.card]"""
    card = AttackCard()
    card.id = spec.text("id")
    card.range = spec.number("range", 1, 9)
    card.dice = spec.number("dice", 1, 6)
    card.symbol = 1 + spec.word("symbol", ATTACK_SYMBOLS)
    card.damage = spec.number("damage", 0, 9)
    card.knockback = spec.number("knockback", 0, 5, default=0)
    card.cleave = spec.flag("cleave", default=False)
    card.sweep = spec.flag("sweep", default=False)
    card.parry = spec.flag("parry", default=False)
    card.critical_damage = spec.number("critical-damage", 0, 9, default=0)
    card.critical_cleave = spec.flag("critical-cleave", default=False)
    card.alone_dice = spec.number("alone-dice", 0, 9, default=0)
    book.attacks = append(book.attacks, card)
    return len(book.attacks) - 1


# ---- cards ----


def read_objectives(book: Book, spec: Spec) -> None:
    """Read the objectives. [objective.card]"""
    for entry in spec.entries("objective"):
        words = entry.sub("condition")
        condition = WORDS.read(words, Sheet(OBJECTIVE[0], None))
        assert isinstance(condition, Condition)
        card = Objective(condition)
        card.words = dict(words.table)
        card.id = entry.text("id")
        card.number = entry.number("number", 1, default=NO_NUMBER)
        card.warband = entry.word("warband", KINDS_OF_BAND)
        card.glory = entry.number("glory", 1, 9)
        card.when = entry.word("when", TIMINGS)
        card.provenance = source(entry)
        card.note = entry.text("note", default="")
        book.objectives = append(book.objectives, card)
    spec.end()


def read_ploys(book: Book, spec: Spec) -> None:
    """Read the ploys. [ploy.card]"""
    for entry in spec.entries("ploy"):
        card = Ploy()
        card.id = entry.text("id")
        card.number = entry.number("number", 1, default=NO_NUMBER)
        card.warband = entry.word("warband", KINDS_OF_BAND)
        card.when = entry.word("when", PLOY_TIMES)
        card.trigger = entry.word("trigger", TRIGGERS, default=NOTHING)
        card.lasting = entry.flag("lasting", default=False)
        if card.when == REACTION and card.trigger == NOTHING:
            raise entry.error("a reaction must say its 'trigger'")
        read_ploy_words(entry, card)
        card.provenance = source(entry)
        card.note = entry.text("note", default="")
        book.ploys = append(book.ploys, card)
    book.ploy_count = len(book.ploys)
    spec.end()


def read_ploy_words(spec: Spec, card: Ploy) -> None:
    """Read what a ploy does at once and in the next activation; refuse what would do nothing."""
    kind = 2 if card.lasting else card.when
    sheet = Sheet(PLOY[kind], card)
    for word in spec.entries("effect"):
        effect = WORDS.read(word, sheet)
        card.words.append(dict(word.table))
        if effect is None:
            continue
        if isinstance(effect, Offer) and len(card.effects) == 0:
            raise word.error("'target' is 'fighter', but no word before this one chooses one")
        if word.table.get("target") == "attacker" and card.trigger == NOTHING:
            raise word.error(
                "'target' is 'attacker', but the ploy has no 'trigger': nobody attacks"
            )
        card.effects = append(card.effects, effect)
    if not card.words:
        raise spec.error("'effect' is empty: the ploy does nothing")
    if card.lasting and card.trigger == NOTHING and not sheet.written:
        raise spec.error("'lasting' is true, but no word of it lasts")


def read_upgrades(book: Book, spec: Spec) -> None:
    """Read the upgrades. [upgrade.card]"""
    entries = spec.entries("upgrade")
    fighters = tuple([book.fighters[i].id for i in range(len(book.fighters))])
    for entry in entries:
        card = Upgrade()
        card.id = entry.text("id")
        card.number = entry.number("number", 1, default=NO_NUMBER)
        card.warband = entry.word("warband", KINDS_OF_BAND)
        if entry.has("only"):
            card.only = vec[i64](entry.words("only", fighters))
            if len(card.only) == 0:
                raise entry.error("'only' must name a fighter")
        if entry.has("attack"):
            card.attack = read_attack(book, entry.sub("attack"))
        sheet = Sheet(UPGRADE[0], card)
        for word in entry.entries("effect", optional=True):
            WORDS.read(word, sheet)
            card.words.append(dict(word.table))
        card.provenance = source(entry)
        card.note = entry.text("note", default="")
        book.upgrades = append(book.upgrades, card)
    book.power_count = book.ploy_count + len(book.upgrades)
    spec.end()
    distinct(entries)


def read_decks(book: Book, spec: Spec) -> None:
    """Read the starter decks, one for each warband. [deck.starter]"""
    for entry in spec.entries("deck"):
        deck = read_deck(book, entry)
        deck.id = entry.text("id")
        deck.provenance = source(entry)
        for fault in check(book, deck):
            raise entry.error(fault)
        book.starters.append(deck)
    spec.end()
    if [int(deck.warband) for deck in book.starters] != list(range(len(WARBANDS))):
        raise spec.error(f"must hold one deck for each warband: {', '.join(WARBANDS)}")
