"""The content of the box: warriors, cards, line-ups, read from the content files."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.warriorz.card import ATTACK_KINDS, CARD_KINDS, PRINTED, Card, WarriorCard
from dicehall.games.warriorz.effects import OLDER, read_effect
from dicehall.kit.content import PROVENANCE, Shared, Spec, content_version, distinct, read

WARRIORS: Final = 8
HAND: Final = 8
MODES: Final = (
    "free-for-all",
    "duel-of-teams",
    "pairs-each",
    "two-pairs",
    "three-pairs",
    "two-teams",
    "own-teams",
)
OWN_TEAMS: Final = 6  # its number
FILES: Final = ("warriors.toml", "lineups.toml")
OUR_CONTENT: Final = Path(__file__).parent / "content"


# Only the spelling has changed since the version on the right, so games begun with it go on.
SAME_CARDS: Final = {"9423cf9e7693": "f3de766d5e75"}


@final
class LineUp(Shared):
    """One of the rulebook's proposals for a team game: the warriors of each side."""

    def __init__(self, mode: i64, players: i64, sides: list[list[int]], provenance: str) -> None:
        self.mode: i64 = mode
        self.players: i64 = players
        self.sides = sides
        self.provenance = provenance


@final
class Book(Shared):
    """All that is printed. Card k of warrior w is card 8 * w + k; warrior w's own card is 64 + w.

    Warriors stand in ascending size, so a lower number is a smaller warrior.
    """

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.version = ""
        self.warriors: vec[WarriorCard] = vec[WarriorCard](capacity=WARRIORS)
        self.cards: vec[Card] = vec[Card](capacity=WARRIORS * (HAND + 1))
        self.lineups: list[LineUp] = []

    def __reduce__(self) -> tuple[object, ...]:
        return open_book, (self.path,)

    def warrior_named(self, id: str) -> int:
        """Return the number of a warrior, or -1."""
        for w in range(WARRIORS):
            if self.warriors[w].id == id:
                return w
        return -1

    def names(self) -> list[str]:
        """Return the ids of the warriors."""
        return [self.warriors[w].id for w in range(WARRIORS)]


BOOKS: Final[dict[str, Book]] = {}


def open_book(path: str = "") -> Book:
    """Return the book of our content, or of a pack elsewhere; each is read once.

    >>> open_book().warriors[0].id
    'agaric'
    """
    if path not in BOOKS:
        BOOKS[path] = read_book(path)
    return BOOKS[path]


def content_files(path: str) -> list[Path]:
    """Return the content files; a pack replaces those it has."""
    files = []
    for name in FILES:
        own = Path(path) / name if path else OUR_CONTENT / name
        files.append(own if own.exists() or name == FILES[0] else OUR_CONTENT / name)
    return files


def read_book(path: str) -> Book:
    """Read and check all content files."""
    files = content_files(path)
    book = Book(path)
    version = content_version(files)
    book.version = SAME_CARDS.get(version, version)
    spec = read(files[0], OLDER.modern)
    entries = spec.entries("warrior")
    distinct(entries)
    if len(entries) != WARRIORS:
        raise spec.error(f"must hold {WARRIORS} warriors, not {len(entries)}")
    specs = []
    cards = vec[Card](capacity=WARRIORS * (HAND + 1))
    bases = vec[Card](capacity=WARRIORS)
    size = 0
    for entry in entries:
        warrior, card_specs = read_warrior(entry)
        if warrior.size <= size:
            raise entry.error(f"'size' must be above {size}: warriors stand in ascending size")
        size = warrior.size
        book.warriors = append(book.warriors, warrior)
        bases = append(bases, base_card(warrior))
        specs += card_specs
        for card_spec in card_specs:
            cards = append(cards, read_card(card_spec))
        entry.end()
    distinct(specs)
    for w in range(WARRIORS):
        cards = append(cards, bases[w])
    book.cards = cards
    spec.end()
    book.lineups = read_lineups(read(files[1], OLDER.modern), book)
    return book


def read_warrior(spec: Spec) -> tuple[WarriorCard, list[Spec]]:
    """Read a warrior; its cards are left to `read_card`."""
    warrior = WarriorCard()
    warrior.id = spec.text("id")
    warrior.latin = spec.text("latin")
    warrior.colour = spec.text("colour")
    warrior.lives = spec.number("lives", 1, 40)
    warrior.size = spec.number("size", 1, 40)
    warrior.defence = spec.number("defence", 1, 6)
    warrior.provenance = PROVENANCE[spec.word("provenance", PROVENANCE)]
    warrior.sources = read_sources(spec, ("lives", "size", "defence"))
    warrior.note = spec.text("note", default="")
    cards = spec.entries("card")
    if len(cards) != HAND:
        raise spec.error(f"a warrior has {HAND} cards, not {len(cards)}")
    return warrior, cards


def read_sources(spec: Spec, keys: tuple[str, ...]) -> dict[str, str]:
    """Read where each figure comes from."""
    sub = spec.sub("sources")
    sources = {key: PROVENANCE[sub.word(key, PROVENANCE)] for key in keys}
    if sub.has("effect"):
        sources["effect"] = PROVENANCE[sub.word("effect", PROVENANCE)]
    sub.end()
    return sources


def base_card(warrior: WarriorCard) -> Card:
    """Return the card that gives the defence before the first action. [actions.cover]"""
    card = Card()
    card.id = warrior.id
    card.defence = warrior.defence
    card.provenance = warrior.provenance
    return card


def read_card(spec: Spec) -> Card:
    """Read an action card."""
    card = Card()
    card.id = spec.text("id")
    card.kind = spec.word("kind", CARD_KINDS)
    card.initiative = spec.number("initiative", 1, 8)
    card.move = spec.number("move", 0, 2)
    card.defence = spec.number("defence", 0, 6)
    attacks = spec.entries("attacks")
    if len(attacks) > 2:
        raise spec.error(f"a card has at most 2 attacks, not {len(attacks)}")
    for attack in attacks:
        card.attack_kind[card.attacks] = attack.word("kind", ATTACK_KINDS)
        card.attack_dice[card.attacks] = attack.number("dice", 0, 7)
        card.attacks += 1
        attack.end()
    read_effect(spec, card)
    card.provenance = PROVENANCE[spec.word("provenance", PROVENANCE)]
    card.sources = read_sources(spec, ("name", "initiative", "move", "attacks", "defence"))
    card.note = spec.text("note", default="")
    check_card(spec, card)
    spec.end()
    return card


def check_card(spec: Spec, card: Card) -> None:
    """Refuse figures that do not fit together."""
    if card.defence == 0 and not card.defence_by_die:
        raise spec.error("'defence' is 0; only a card with op 'defence-by-die' leaves it open")
    for i in range(card.attacks):
        if card.attack_dice[i] == 0 and card.dice_rule == PRINTED:
            raise spec.error("an attack has 0 dice, and no op says how many it has")
        if card.attack_dice[i] > 0 and card.dice_rule != PRINTED:
            raise spec.error("an attack has dice, and an op that overwrites them; give it 0 dice")
    if (card.whole_zone or card.splits) and card.attack_kind[0] != 1:
        raise spec.error("ops 'area-zone' and 'split-dice' want a shot")


def read_lineups(spec: Spec, book: Book) -> list[LineUp]:
    """Read the line-ups of the team games."""
    lineups = []
    known = tuple(book.names())
    for entry in spec.entries("lineup"):
        sides = []
        taken: list[int] = []
        for side in entry.texts("sides"):
            warriors = [book.warrior_named(id.strip()) for id in side.split("+")]
            if -1 in warriors:
                raise entry.error(f"'sides' has {side!r}; known words: {', '.join(known)}")
            sides.append(warriors)
            taken += warriors
        if len(set(taken)) != len(taken):
            raise entry.error("'sides' names a warrior twice")
        mode = entry.word("mode", MODES)
        players = entry.number("players", 2, 8)
        provenance = PROVENANCE[entry.word("provenance", PROVENANCE)]
        entry.end()
        lineups.append(LineUp(mode, players, sides, provenance))
    spec.end()
    return lineups
