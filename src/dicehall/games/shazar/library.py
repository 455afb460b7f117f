"""Reading the content files into a book, with errors that name file, entry and key."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.book import NO_REALM, Book
from dicehall.games.shazar.card import (
    ATTACK,
    CHARACTERS,
    DISEASE,
    DISEASES,
    FIRST_DISEASE,
    FIRST_STATUS,
    KINDS,
    LAKE,
    MARKS,
    NEGATIVE,
    NOTHING,
    ORDINARY,
    POLARITIES,
    POSITIVE,
    SEATS,
    SIGNS,
    SPELLS_EACH,
    STAR,
    STATUS,
    STATUSES,
    TRIGGERS,
    TYPES,
    Artifact,
    Character,
    FateCard,
    HexKind,
    Lasting,
    Printed,
    Rider,
    Spell,
)
from dicehall.games.shazar.effects import AIMING, HEX, NAMED, OLDER, OTHERS, SPELL
from dicehall.games.shazar.field import REALMS, TILES, Layout, Realm, build
from dicehall.games.shazar.layouts import place_of, read_tiles
from dicehall.games.shazar.piles import ATTACKS, FIRSTS, FULL, SIFTS, SIGNED, TRAPS
from dicehall.games.shazar.reading import Reader
from dicehall.games.shazar.words.fields import HiddenTrap
from dicehall.kit.content import PROVENANCE, Spec, content_files, content_version, read

FILES: Final = (
    "box.toml", "diseases.toml", "hexes.toml", "fields.toml", "spells.toml", "artifacts.toml",
    "fate.toml",
)  # fmt: skip
OUR_CONTENT: Final = Path(__file__).parent / "content"
MOST_COPIES: Final = 999  # more are a slip
KEPT_NUMBERS: Final = SPELLS_EACH * len(CHARACTERS)  # for spells
EXACT: Final = 12  # spells that can be told apart in one place of an observation
POSITIVE_STATUSES: Final = (
    "attack-roll-mod", "damage-bonus", "damage-reduction", "absorb", "evade", "reflect",
    "double-damage-dealt", "extra-steps", "reroll-own",
)  # fmt: skip

# Only the spelling has changed since the version on the right, so games begun with it go on.
SAME_CARDS: Final = {"18b0a033b830": "a00fb65ed662"}

BOOKS: Final[dict[str, Book]] = {}


def open_book(path: str = "") -> Book:
    """Return the book of our content, or of a pack elsewhere; each is read once.

    >>> open_book().artifacts[0].id
    'eye'
    """
    if path not in BOOKS:
        BOOKS[path] = read_book(path)
    return BOOKS[path]


def open_realm(path: str, layouts: tuple[Layout, ...]) -> Realm:
    """Return the fields of a game; equal layouts share one realm."""
    if not layouts:
        return NO_REALM
    key = (path, *[layout.key() for layout in layouts])
    if key not in REALMS:
        if len(REALMS) >= 4096:
            REALMS.clear()
        book = open_book(path)
        realm = Realm(path, layouts, len(layouts))
        build(realm, layouts, book.characters, book.kinds)
        REALMS[key] = realm
    return REALMS[key]


def read_book(path: str) -> Book:
    """Read and check all content files."""
    files = content_files(path, OUR_CONTENT, FILES)
    book = Book(path)
    version = content_version(files)
    book.version = SAME_CARDS.get(version, version)
    specs = [read(file, OLDER.modern) for file in files]
    book.lasting = vec[Lasting]([Lasting() for number in range(MARKS)])
    diseases = specs[1].entries("disease")
    reader = Reader(book, [entry.text("id") for entry in diseases])
    read_box(specs[0].sub("box"), book)
    read_diseases(diseases, reader)
    name_statuses(book)
    read_hexes(specs[2], reader)
    read_characters(specs[3], book)
    read_spells(specs[4], reader)
    read_artifacts(specs[5], reader)
    read_fates(specs[6], reader)
    for spec in specs:
        spec.end()
    return book


def read_source(spec: Spec, printed: Printed) -> None:
    """Read what every entry has: id, provenance, note."""
    printed.id = spec.text("id")
    printed.provenance = PROVENANCE[spec.word("provenance", PROVENANCE)]
    printed.note = spec.text("note", default="")


def read_sources(spec: Spec) -> dict[str, object]:
    """Read where single figures come from."""
    if not spec.has("sources"):
        return {}
    sources = spec.sub("sources")
    return {key: PROVENANCE[sources.word(key, PROVENANCE)] for key in list(sources.table)}


def read_box(spec: Spec, book: Book) -> None:
    """Read the counts. [setup.hand] [effect-cards.none] [capture] [death.maximum]"""
    book.hand = spec.number("hand", 1, 9)
    book.diseases = spec.number("diseases", 0, 99)
    book.skips = spec.number("skips", 0, 99)
    book.hidden_traps = spec.number("hidden-traps", 0, 9)
    book.capture = spec.number("capture", 1, 100)
    book.home_loss = spec.number("home-loss", 0, 9)
    book.away_loss = spec.number("away-loss", 0, 9)
    book.slots[NEGATIVE] = spec.number("negative", 0, 9)
    book.slots[POSITIVE] = spec.number("positive", 0, 9)
    needed = spec.numbers("artifacts", 1, 4)
    if len(needed) != 3:
        raise spec.error("'artifacts' must have a figure for 2, 3 and 4 players")
    for players, count in enumerate(needed):
        book.needed[players + 2] = count
    book.pair_needed = spec.number("pair-artifacts", 1, 4)
    spec.word("provenance", PROVENANCE)
    book.box_sources = read_sources(spec)


def next_number(book: Book) -> int:
    """Return a number behind all others for a spell or disease of a pack."""
    book.lasting = append(book.lasting, Lasting())
    return len(book.lasting) - 1


def read_diseases(entries: list[Spec], reader: Reader) -> None:
    """Read the diseases. [effect-cards.green]"""
    book = reader.book
    for place, spec in enumerate(entries):
        number = FIRST_DISEASE + place if place < DISEASES else next_number(book)
        book.illnesses = append(book.illnesses, number)
        lasting = book.lasting[number]
        lasting.sort = DISEASE
        read_source(spec, lasting)
        read_lasting(spec, lasting, reader, spec.text("id"))


def read_lasting(spec: Spec, lasting: Lasting, reader: Reader, id: str) -> None:
    """Read what lasts: until when, what it does meanwhile, at the start of turns, at its end.
    [effects]"""
    lasting.id = id
    lasting.exists = True
    lasting.polarity = spec.word("polarity", POLARITIES, default=0)
    lasting.remove = spec.number("remove", 1, 100, default=0)
    lasting.turns = spec.number("turns", 1, 9, default=0)
    lasting.uses = spec.number("uses", 1, 6, default=0)
    if spec.has("status"):
        lasting.status = spec.word("status", STATUSES)
        lasting.amount = spec.number("amount", -60, 60, default=0)
    lasting.start = reader.block_of(OTHERS[0], spec.entries("start", optional=True))
    lasting.expire = reader.block_of(OTHERS[0], spec.entries("expire", optional=True))
    if lasting.polarity == POSITIVE and lasting.remove > 0:
        raise spec.error("a positive effect is dropped freely; leave 'remove' out")


def name_statuses(book: Book) -> None:
    """Statuses that no card stands for are lasting effects of their own. [status.turns]"""
    for number, id in enumerate(STATUSES):
        lasting = book.lasting[FIRST_STATUS + number]
        lasting.id = id
        lasting.exists = True
        lasting.sort = STATUS
        lasting.status = number
        lasting.polarity = POSITIVE if id in POSITIVE_STATUSES else 0


def read_hexes(file: Spec, reader: Reader) -> None:
    """Read the kinds of hexes, in their fixed order. [hexes.sign]"""
    entries = file.entries("hex")
    ids = [entry.table.get("id") for entry in entries]
    if ids != [*KINDS]:
        raise file.error(f"the hexes must be {', '.join(KINDS)}, in this order")
    book = reader.book
    blocks: list[int] = []
    for number, spec in enumerate(entries):
        kind = HexKind()
        read_source(spec, kind)
        if spec.has("only"):
            kind.only = CHARACTERS[spec.word("only", CHARACTERS)]
        kind.closed = spec.flag("closed", default=False)
        kind.block = reader.block_of(HEX[0], spec.entries("do", optional=True))
        kind.copied = number > 2 and number != LAKE and not kind.closed
        book.kinds.append(kind)
        blocks.append(kind.block if number > 2 else NOTHING)
    book.hex_blocks = vec[i64](blocks)


def read_characters(file: Spec, book: Book) -> None:
    """Read the four characters and their fields. [setup.character] [field]"""
    entries = file.entries("character")
    if [entry.table.get("id") for entry in entries] != [*CHARACTERS]:
        raise file.error(f"the characters must be {', '.join(CHARACTERS)}, in this order")
    for spec in entries:
        character = Character()
        read_source(spec, character)
        character.lives = spec.number("lives", 1, 40)
        character.tiles = read_tiles(spec, book)
        character.entrance = place_of(spec, "entrance")
        character.exit = place_of(spec, "exit")
        character.sources = read_sources(spec)
        if len(character.tiles) != TILES:
            raise spec.error(f"a field has {TILES} hexes around its Capital")
        for tile in character.tiles:
            only = book.kinds[tile.kind].only
            if only and only != character.id:
                raise spec.error(f"{KINDS[tile.kind]!r} belongs to {only} alone")
        book.characters.append(character)


def read_spells(file: Spec, reader: Reader) -> None:
    """Read the decks. [spell] [attack.opposed]"""
    book = reader.book
    counts = [0] * len(CHARACTERS)
    found: list[Spell] = []
    for spec in file.entries("spell"):
        owner = spec.word("owner", CHARACTERS)
        kept = counts[owner] < SPELLS_EACH
        number = owner * SPELLS_EACH + counts[owner] if kept else next_number(book)
        counts[owner] += 1
        found.append(read_spell(spec, number, owner, reader))
    numbered = {int(spell.number): spell for spell in found}
    for number in range(len(book.lasting)):
        book.spells = append(book.spells, numbered.get(number, Spell()))
    place_spells(found)
    number_cards(book, found)


def place_spells(spells: list[Spell]) -> None:
    """Give spells their places in lists of numbers. Those behind the kept numbers share places and
    count so much more that no number of cards looks like another."""
    step = 1 + max(int(spell.copies) for spell in spells)
    more = 0
    for spell in spells:
        spell.place = spell.number
        if spell.number >= KEPT_NUMBERS:
            spell.place = more % KEPT_NUMBERS
            spell.weight = float(step) ** (1 + more // KEPT_NUMBERS % EXACT)
            more += 1


def number_cards(book: Book, spells: list[Spell]) -> None:
    """Number the cards of each character, copies of a spell in a row, and sift them."""
    decks = [[spell for spell in spells if spell.owner == owner] for owner in range(SEATS)]
    book.deck_size = max(sum(int(spell.copies) for spell in deck) for deck in decks)
    book.sifts.make_room(SIFTS, book.deck_size)
    room = SEATS * int(book.deck_size)
    numbers, firsts, lasts = [-1] * room, [-1] * room, [-1] * room
    for owner, deck in enumerate(decks):
        card = 0
        for spell in deck:
            spell.first = card
            spell.last = card + spell.copies - 1
            book.sifts.put(FIRSTS + owner, card)
            for _copy in range(spell.copies):
                at = owner * int(book.deck_size) + card
                numbers[at] = int(spell.number)
                firsts[at] = int(spell.first)
                lasts[at] = int(spell.last)
                book.sifts.put(FULL + owner, card)
                book.sifts.put(SIGNED + SEATS * owner + spell.sign, card)
                if spell.type == ATTACK:
                    book.sifts.put(ATTACKS + owner, card)
                if spell.trap >= 0:
                    book.sifts.put(TRAPS + owner, card)
                card += 1
    book.spell_cards = vec[i64](numbers)
    book.row_first = vec[i64](firsts)
    book.row_last = vec[i64](lasts)


def read_spell(spec: Spec, number: int, owner: int, reader: Reader) -> Spell:
    """Read one spell: an attack with its additions, words that work at once, or what lasts."""
    spell = Spell()
    read_source(spec, spell)
    spell.exists = True
    spell.number = number
    spell.owner = owner
    spell.type = spec.word("type", TYPES)
    spell.sign = spec.word("sign", SIGNS[:STAR])
    spell.copies = spec.number("copies", 1, MOST_COPIES)
    if spell.type == ATTACK:
        spell.power = spec.number("power", 0, 20)
        spell.aims = True
        for key, bound in (("hit", "min"), ("miss", "max")):
            for entry in spec.entries(key, optional=True):
                roll = entry.number(bound, 1, 100)
                rider = Rider(roll, reader.block_of(AIMING[1], entry.entries("do")))
                if key == "hit":
                    spell.hits = append(spell.hits, rider)
                else:
                    spell.misses = append(spell.misses, rider)
        return spell
    if spec.has("lasting"):
        read_lasting(spec.sub("lasting"), reader.book.lasting[number], reader, spell.id)
        spell.lasts = True
        spell.aims = True
        return spell
    spell.block = reader.block_of(SPELL[0], spec.entries("do"))
    spell.aims = speaks_of_target(reader.book, int(spell.block))
    first = reader.book.blocks[spell.block].effects[0]
    if isinstance(first, HiddenTrap):
        spell.trap = first.block
    return spell


def speaks_of_target(book: Book, block: int) -> bool:
    """Say whether a block, or one inside it, means the target."""
    if block < 0:
        return False
    for i in range(len(book.blocks[block].effects)):
        effect = book.blocks[block].effects[i]
        if effect.aims():
            return True
        for part in effect.parts():
            if speaks_of_target(book, part):
                return True
    return False


def read_artifacts(file: Spec, reader: Reader) -> None:
    """Read the artifacts. [artifact]"""
    entries = file.entries("artifact")
    if len(entries) < len(CHARACTERS):
        raise file.error(f"must hold at least {len(CHARACTERS)} artifacts, not {len(entries)}")
    for spec in entries:
        artifact = Artifact()
        read_source(spec, artifact)
        success, failure = spec.sub("success"), spec.sub("failure")
        artifact.success = success.number("min", 51, 100)
        artifact.failure = failure.number("max", 1, 50)
        artifact.success_block = reader.block_of(OTHERS[1], success.entries("do"))
        artifact.failure_block = reader.block_of(OTHERS[1], failure.entries("do"))
        reader.book.artifacts = append(reader.book.artifacts, artifact)


def read_fates(file: Spec, reader: Reader) -> None:
    """Read the Fate deck; the copies of a card have numbers in a row. [fate.named]"""
    book = reader.book
    numbers: list[int] = []
    entries = file.entries("fate")
    for kind, spec in enumerate(entries):
        card = FateCard()
        read_source(spec, card)
        card.copies = spec.number("copies", 1, MOST_COPIES)
        card.trigger = spec.word("trigger", TRIGGERS, default=ORDINARY)
        where = OTHERS[2] if card.trigger == ORDINARY else NAMED[card.trigger]
        card.block = reader.block_of(where, spec.entries("do"))
        card.first = len(numbers)
        for _copy in range(card.copies):
            numbers.append(kind)
        book.fates = append(book.fates, card)
    book.fate_cards = vec[i64](numbers)
