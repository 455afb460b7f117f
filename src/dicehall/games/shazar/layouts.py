"""Own layouts of a field: checked against its rules, as files and as share codes. [field]
[field.own]"""

from __future__ import annotations

from typing import Final

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import CHARACTERS, KINDS, SIGNS, Character, Tile
from dicehall.games.shazar.field import EDGE, INNER, TILES, Layout, standard
from dicehall.kit.content import ContentError, Spec, read
from dicehall.kit.dice import Dice
from dicehall.kit.game import SetupError, about
from dicehall.kit.grid import axial, distance, where
from dicehall.kit.notation import Phrase, nearest

OUTER: Final = TILES - INNER
SIGNS32: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are easily misread
CODE: Final = 13  # signs of a code, without the check sign
CHECK: Final = 31


# ---- tiles and places ----


def read_tile(spec: Spec, key: str, text: str) -> Tile:
    """Read a tile such as `trap 2 cross`; `-` is no power."""
    words = text.split()
    if len(words) != 3:
        raise spec.error(f"{key!r} has {text!r}; right would be kind, power or -, sign")
    kind, power, sign = words
    if kind not in KINDS[3:]:
        raise spec.error(f"{key!r} has the hex {kind!r}; {nearest(kind, [*KINDS[3:]])}")
    if sign not in SIGNS:
        raise spec.error(f"{key!r} has the sign {sign!r}; {nearest(sign, [*SIGNS])}")
    if power != "-" and not (power.isdecimal() and 1 <= int(power) <= 9):
        raise spec.error(f"{key!r} has the power {power!r}; right would be 1 to 9, or -")
    return Tile(KINDS.index(kind), 0 if power == "-" else int(power), SIGNS.index(sign))


def read_tiles(spec: Spec, book: Book) -> list[Tile]:
    """Read both rings: six hexes and twelve. [field]"""
    tiles = []
    for key, count in (("inner", INNER), ("outer", OUTER)):
        listed = spec.texts(key)
        if len(listed) != count:
            raise spec.error(f"{key!r} must list {count} hexes, not {len(listed)}")
        tiles += [read_tile(spec, key, text) for text in listed]
    return tiles


def place_of(spec: Spec, key: str) -> int:
    """Read the place of a portal: at the edge, touching the field with two sides.
    [field.portals]"""
    numbers = spec.numbers(key, -9, 9)
    if len(numbers) != 2:
        raise spec.error(f"{key!r} must be two coordinates, such as [3, -1]")
    place = axial(numbers[0], numbers[1])
    if place not in EDGE:
        known = ", ".join([str([*where(edge)]) for edge in EDGE])
        raise spec.error(
            f"{key!r} is {numbers}, which does not touch the field with two sides; "
            f"right would be: {known}"
        )
    return EDGE.index(place)


def portals_touch(layout: Layout) -> bool:
    """Say whether entrance and exit touch, or are one place. [field.portals]"""
    return distance(EDGE[layout.entrance], EDGE[layout.exit]) <= 1


# ---- files ----


def load_layout(book: Book, path: str) -> Layout:
    """Read a layout file; every fault is named. [field.own]"""
    spec = read(path)
    layout = read_layout(book, spec)
    spec.text("name", default="")
    spec.end()
    return layout


def read_layout(book: Book, spec: Spec) -> Layout:
    """Read a layout: the character's own tiles, all of them, and two portals. [field.own]"""
    character = spec.word("character", CHARACTERS)
    tiles = read_tiles(spec, book)
    numbers = match_tiles(spec, book.characters[character], [tile.word() for tile in tiles])
    layout = Layout(character, numbers, place_of(spec, "entrance"), place_of(spec, "exit"))
    if portals_touch(layout):
        raise spec.error("'entrance' and 'exit' touch each other; they must lie apart")
    return layout


def match_tiles(spec: Spec, character: Character, words: list[str]) -> tuple[int, ...]:
    """Return the numbers of the tiles; none may be missing or too many. [field.own]"""
    own = [tile.word() for tile in character.tiles]
    left = list(own)
    for word in words:
        if word not in left:
            count = own.count(word)
            has = f"has {count} of them" if count else "has none"
            raise spec.error(f"the hex {word!r} is there too often: {character.id} {has}")
        left.remove(word)
    return canonical(own, words)


def canonical(own: list[str], words: list[str]) -> tuple[int, ...]:
    """Return tile numbers for words; equal tiles are taken in order, so equal layouts are equal."""
    used: list[int] = []
    for word in words:
        used.append(next(i for i, other in enumerate(own) if other == word and i not in used))
    return tuple(used)


def layout_text(book: Book, layout: Layout) -> str:
    """Return a layout as the text of a file."""
    tiles = [book.characters[layout.character].tiles[number].word() for number in layout.tiles]
    lines = [f'character = "{CHARACTERS[layout.character]}"']
    for key, part in (("inner", tiles[:INNER]), ("outer", tiles[INNER:])):
        lines += [f"{key} = [", *[f'    "{word}",' for word in part], "]"]
    for key, place in (("entrance", layout.entrance), ("exit", layout.exit)):
        lines.append(f"{key} = {[*where(EDGE[place])]}")
    return "\n".join([*lines, ""])


# ---- share codes ----


def share_code(layout: Layout) -> str:
    """Return a layout as fourteen signs, the last a check."""
    number = 0
    left = list(range(TILES))
    for tile in layout.tiles:
        number = number * len(left) + left.index(tile)
        left.remove(tile)
    number = (number * len(EDGE) + layout.entrance) * len(EDGE) + layout.exit
    number = number * len(CHARACTERS) + layout.character
    signs = ""
    for _sign in range(CODE):
        signs = SIGNS32[number % 32] + signs
        number //= 32
    signs += SIGNS32[check_of(signs)]
    return f"{signs[:7]}-{signs[7:]}"


def check_of(signs: str) -> int:
    """Return the check number of the signs before it."""
    found = 0
    for sign in signs:
        found = (found * 7 + SIGNS32.index(sign) + 1) % CHECK
    return found


def from_code(book: Book, text: str) -> Layout:
    """Return the layout of a share code; a slip of the pen is found by the check sign."""
    signs = text.replace("-", "").replace(" ", "").upper()
    wrong = [sign for sign in signs if sign not in SIGNS32]
    if len(signs) != CODE + 1 or wrong or SIGNS32[check_of(signs[:CODE])] != signs[CODE:]:
        raise ContentError(f"{text!r} is no layout code; it has {CODE + 1} signs, the last a check")
    number = 0
    for sign in signs[:CODE]:
        number = number * 32 + SIGNS32.index(sign)
    number, character = divmod(number, len(CHARACTERS))
    number, exit = divmod(number, len(EDGE))
    number, entrance = divmod(number, len(EDGE))
    tiles: list[int] = []
    places = []
    for size in range(1, TILES + 1):
        number, place = divmod(number, size)
        places.append(place)
    left = list(range(TILES))
    for place in reversed(places):
        tiles.append(left.pop(place))
    own = [tile.word() for tile in book.characters[character].tiles]
    layout = Layout(character, canonical(own, [own[tile] for tile in tiles]), entrance, exit)
    if number or portals_touch(layout):
        raise ContentError(f"{text!r} is no layout code; its portals or hexes do not fit")
    return layout


def random_layout(book: Book, character: int, dice: Dice) -> Layout:
    """Return any legal layout of a character's field."""
    own = [tile.word() for tile in book.characters[character].tiles]
    left = list(own)
    words = []
    while left:
        words.append(left.pop(dice.below(len(left))))
    layout = Layout(character, canonical(own, words))
    while True:
        layout.entrance = int(dice.below(len(EDGE)))
        layout.exit = int(dice.below(len(EDGE)))
        if not portals_touch(layout):
            return layout


def find_layout(book: Book, text: str, character: int, dice: Dice) -> Layout:
    """Return what a set-up names: standard, random, or a share code. [field.own]"""
    if text in ("", "standard"):
        return standard(character, book.characters[character])
    if text == "random":
        return random_layout(book, character, dice)
    layout = from_code(book, text)
    if layout.character != character:
        owner, wanted = CHARACTERS[layout.character], CHARACTERS[character]
        raise SetupError(
            f"the layout {text!r} is for {owner}, not for {wanted}",
            about(
                "layouts",
                "setup-layout-other",
                text=text,
                character=Phrase(f"character-{owner}"),
                other=Phrase(f"character-{wanted}"),
            ),
        )
    return layout
