"""Fields: 21 hexes around a Capital, how they touch, and all fields of a game together. [field]

Hex 0 is the Capital, 1-6 the inner ring, 7-18 the outer ring, 19 the Portal entrance, 20 the exit.
In a game hex number `land * 21 + place` lies on the field of seat `land`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    CAPITAL,
    CHARACTERS,
    ENTRANCE,
    EXIT,
    KINDS,
    NO_SIGN,
    SEATS,
    SIGNS,
    STAR,
    Character,
    HexKind,
)
from dicehall.kit.content import Shared
from dicehall.kit.grid import axial, distance, ring, where
from dicehall.kit.table import BIT

HEXES: Final = 21  # on one field
INNER: Final = 6
TILES: Final = 18  # those around the Capital
PORTAL_IN: Final = 19
PORTAL_OUT: Final = 20
NOWHERE: Final = -1
FAR: Final = 99

CENTRE: Final = axial(0, 0)
CELLS: Final[list[int]] = [CENTRE, *ring(CENTRE, 1), *ring(CENTRE, 2)]


def touching(place: int) -> int:
    """Return how many hexes of the two rings a place touches."""
    return sum([1 for cell in CELLS if distance(cell, place) == 1])


# Where a portal may lie: at the edge, touching the field with two sides. [field.portals]
EDGE: Final[list[int]] = [place for place in ring(CENTRE, 3) if touching(place) == 2]


@final
class Layout(Shared):
    """How one character's tiles are laid: a tile for each place, and two places at the edge."""

    def __init__(
        self, character: int = 0, tiles: tuple[int, ...] = (), entrance: int = 0, exit: int = 0
    ) -> None:
        self.character = character
        self.tiles = tiles  # numbers of tiles for hexes 1 to 18
        self.entrance = entrance  # numbers of edge places
        self.exit = exit

    def key(self) -> tuple[int, ...]:
        """Return all that tells layouts apart."""
        return (self.character, *self.tiles, self.entrance, self.exit)

    def cells(self) -> list[int]:
        """Return the coordinates of the 21 hexes."""
        return [*CELLS, EDGE[self.entrance], EDGE[self.exit]]


def standard(character: int, printed: Character) -> Layout:
    """Return the layout the content file shows."""
    return Layout(character, tuple(range(TILES)), int(printed.entrance), int(printed.exit))


@final
class Realm(Shared):
    """All fields of a game: kind, power, sign and neighbours of every hex, and ways to Capitals."""

    def __init__(self, path: str = "", layouts: tuple[Layout, ...] = (), seats: i64 = 0) -> None:
        self.path = path
        self.layouts = layouts
        self.count: i64 = HEXES * seats
        self.kinds: vec[i64] = vec[i64]([0] * self.count)
        self.powers: vec[i64] = vec[i64]([0] * self.count)
        self.signs: vec[i64] = vec[i64]([NO_SIGN] * self.count)
        self.near: vec[i64] = vec[i64]([NOWHERE] * (6 * self.count))  # open hexes beside each
        self.closed: vec[i64] = vec[i64]([0] * SEATS)  # hexes of each land nobody may enter
        self.ways: vec[i64] = vec[i64]([FAR] * (SEATS * self.count))  # steps to each Capital
        self.in_play: i64 = 0  # kinds of hexes, a mask
        self.words: list[str] = []
        self.shown: list[dict[str, object]] = []  # for views

    def __reduce__(self) -> tuple[object, ...]:
        return open_realm_again, (self.path, tuple([layout.key() for layout in self.layouts]))


def place_word(place: int) -> str:
    """Return the word of a hex on its field.

    >>> place_word(0), place_word(3), place_word(18), place_word(20)
    ('c', '1-3', '2-12', 'out')
    """
    if place == 0:
        return "c"
    if place == PORTAL_IN:
        return "in"
    if place == PORTAL_OUT:
        return "out"
    return f"1-{place}" if place <= INNER else f"2-{place - INNER}"


def build(
    realm: Realm, layouts: tuple[Layout, ...], characters: list[Character], kinds: list[HexKind]
) -> None:
    """Fill in what follows from the layouts."""
    for land, layout in enumerate(layouts):
        lay_land(realm, land, layout, characters[layout.character], kinds)
    for land in range(len(layouts)):
        measure(realm, land)
        realm.shown[land * HEXES + PORTAL_IN]["leads"] = [
            realm.words[other * HEXES + PORTAL_OUT]
            for other in range(len(layouts))
            if other != land
        ]
    for land in range(len(layouts)):
        for other in range(len(layouts)):
            if other != land:
                link(realm, land, other)


def lay_land(
    realm: Realm, land: int, layout: Layout, character: Character, kinds: list[HexKind]
) -> None:
    """Lay the hexes of one field. [field]"""
    base = land * HEXES
    cells = layout.cells()
    for place in range(HEXES):
        hex = base + place
        if place == 0:
            realm.kinds[hex], realm.signs[hex] = CAPITAL, STAR
        elif place == PORTAL_IN:
            realm.kinds[hex] = ENTRANCE
        elif place == PORTAL_OUT:
            realm.kinds[hex] = EXIT
        else:
            tile = character.tiles[layout.tiles[place - 1]]
            realm.kinds[hex] = tile.kind
            realm.powers[hex] = tile.power
            realm.signs[hex] = tile.sign
        realm.in_play |= BIT[realm.kinds[hex]]
        if kinds[realm.kinds[hex]].closed:
            realm.closed[land] |= BIT[place]
        q, r = where(cells[place])
        word = f"{CHARACTERS[layout.character]}-{place_word(place)}"
        realm.words.append(word)
        realm.shown.append(
            {
                "id": word,
                "land": land,
                "kind": KINDS[realm.kinds[hex]],
                "power": realm.powers[hex],
                "sign": SIGNS[realm.signs[hex]],
                "closed": kinds[realm.kinds[hex]].closed,
                "q": q,
                "r": r,
            }
        )
    for place in range(HEXES):
        at = 6 * (base + place)
        for other in range(HEXES):
            if distance(cells[place], cells[other]) == 1 and not realm.closed[land] >> other & 1:
                realm.near[at] = base + other
                at += 1


def measure(realm: Realm, land: int) -> None:
    """Count the steps to a Capital on its own field, backwards from it."""
    capital = land * HEXES
    realm.ways[SEATS * capital + land] = 0
    found = [capital]
    for hex in found:
        for i in range(6):
            near = realm.near[6 * hex + i]
            if near >= 0 and realm.ways[SEATS * near + land] == FAR:
                if near % HEXES != PORTAL_IN:
                    realm.ways[SEATS * near + land] = realm.ways[SEATS * hex + land] + 1
                    found.append(near)


def link(realm: Realm, land: int, other: int) -> None:
    """Count the steps from one field to the Capital of another, through the portal."""
    base = land * HEXES
    beyond = realm.ways[SEATS * (other * HEXES + PORTAL_OUT) + other]
    steps = {base + PORTAL_IN: 0}
    found = [base + PORTAL_IN]
    for hex in found:
        for i in range(6):
            near = realm.near[6 * hex + i]
            if near >= 0 and near not in steps:
                steps[near] = steps[hex] + 1
                found.append(near)
    for hex, count in steps.items():
        if count > 0:
            realm.ways[SEATS * hex + other] = count + beyond


# A place at the edge is called by the two hexes it touches.
EDGE_WORDS: Final[list[str]] = [
    "+".join([place_word(i) for i in range(1, TILES + 1) if distance(CELLS[i], place) == 1])
    for place in EDGE
]

REALMS: Final[dict[tuple[object, ...], Realm]] = {}


def open_realm_again(path: str, keys: tuple[tuple[int, ...], ...]) -> Realm:
    """Return the realm of these layouts, for tables that come out of a pickle."""
    from dicehall.games.shazar.library import open_realm  # which keeps realms

    layouts = tuple([Layout(key[0], key[1:-2], key[-2], key[-1]) for key in keys])
    return open_realm(path, layouts)
