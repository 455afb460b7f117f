"""Laying one's own field at the table, once everybody has a character. [field.own]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.shazar.field import EDGE, TILES, Layout
from dicehall.games.shazar.layouts import canonical, portals_touch
from dicehall.games.shazar.library import open_realm
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    DONE,
    FIELD_LAID,
    LAY,
    LAY_IN,
    LAY_OUT,
    OFFERED,
    PORTALS_TOUCH,
)
from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.table import Choice


@final
class LayField(Choice):
    """A player lays a hex on each place of the own field, ring by ring, then both portals; whoever
    is done leaves the rest as it lies, at first as in the standard layout. [field.own]"""

    def __init__(self, seat: i64 = 0, laid: i64 = 0) -> None:
        super().__init__(seat)
        self.laid: i64 = laid  # places that are settled: hexes 1 to 18, the entrance, the exit

    def ask(self, g: Shazar) -> None:
        layout = g.realm.layouts[self.seat]
        if self.laid < TILES:
            self.offer_tiles(g, layout)
        elif self.laid == TILES:
            for edge in range(len(EDGE)):
                g.offer(act(LAY_IN, edge))
        else:
            for edge in range(len(EDGE)):
                moved = Layout(layout.character, layout.tiles, layout.entrance, edge)
                why = PORTALS_TOUCH if portals_touch(moved) else OFFERED
                g.offer_unless(act(LAY_OUT, edge), why)
        g.offer(act(DONE))

    def offer_tiles(self, g: Shazar, layout: Layout) -> None:
        """Offer each hex that is not settled yet, equal ones once."""
        own = g.book.characters[layout.character].tiles
        seen: list[str] = []
        for place in range(self.laid, TILES):
            word = own[layout.tiles[place]].word()
            if word not in seen:
                seen.append(word)
                g.offer(act(LAY, TILES * layout.character + layout.tiles[place]))

    def chosen(self, g: Shazar, action: Action) -> None:
        if verb(action) == DONE:
            g.tell(FIELD_LAID, self.seat)
            return
        layout = g.realm.layouts[self.seat]
        if verb(action) == LAY:
            self.put(g, swapped(g, layout, self.laid, first(action) % TILES))
        elif verb(action) == LAY_IN:
            self.put(g, with_entrance(layout, first(action)))
        else:
            self.put(g, Layout(layout.character, layout.tiles, layout.entrance, first(action)))
        self.laid += 1
        if self.laid == TILES + 2:
            g.tell(FIELD_LAID, self.seat)
        else:
            self.done = False

    def put(self, g: Shazar, layout: Layout) -> None:
        """Show the field as it is now."""
        layouts = list(g.realm.layouts)
        layouts[self.seat] = layout
        g.realm = open_realm(g.book.path, tuple(layouts))

    def copy(self) -> LayField:  # written by tools/copies.py
        return self.carry(LayField(self.seat, self.laid))


def swapped(g: Shazar, layout: Layout, place: i64, tile: i64) -> Layout:
    """Lay a hex on a place; what lay there goes where the hex was. [field.own]"""
    own = [printed.word() for printed in g.book.characters[layout.character].tiles]
    words = [own[number] for number in layout.tiles]
    other = layout.tiles.index(tile)
    words[place], words[other] = words[other], words[place]
    return Layout(layout.character, canonical(own, words), layout.entrance, layout.exit)


def with_entrance(layout: Layout, entrance: i64) -> Layout:
    """Lay the entrance; an exit it would touch goes across the field for now. [field.portals]"""
    moved = Layout(layout.character, layout.tiles, entrance, layout.exit)
    if portals_touch(moved):
        moved.exit = (entrance + len(EDGE) // 2) % len(EDGE)
    return moved
