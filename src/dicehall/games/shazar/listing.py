"""Every card and hex as data, with where it comes from."""

from __future__ import annotations

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import (
    CHARACTERS,
    KINDS,
    ORDINARY,
    POLARITIES,
    SIGNS,
    STATUSES,
    TRIGGERS,
    TYPES,
    Artifact,
    Character,
    FateCard,
    HexKind,
    Lasting,
    Printed,
    Spell,
)
from dicehall.games.shazar.field import CELLS, EDGE
from dicehall.kit.grid import where


def list_cards(book: Book) -> list[dict[str, object]]:
    """Return characters, spells, artifacts, Fate cards, diseases and hexes."""
    listed = [show_character(character) for character in book.characters]
    for owner in range(len(CHARACTERS)):
        for spell in book.spells:
            if spell.exists and spell.owner == owner:
                listed.append(show_spell(book, spell))
    listed += [show_artifact(book, artifact) for artifact in book.artifacts]
    listed += [show_fate(book, card) for card in book.fates]
    listed += [show_disease(book, book.lasting[number]) for number in book.illnesses]
    return listed + [show_hex(book, kind) for kind in book.kinds]


def entry(printed: Printed, group: str, kind: str, figures: dict[str, object]) -> dict[str, object]:
    """Return what all entries have."""
    return {
        "id": printed.id,
        "group": group,
        "kind": kind,
        "figures": figures,
        "effects": [],
        "sources": {},
        "provenance": printed.provenance,
        "note": printed.note,
    }


def words(book: Book, block: int) -> list[object]:
    """Return the words of a block as they stand in the file."""
    return [] if block < 0 else book.blocks[block].words


def show_character(character: Character) -> dict[str, object]:
    """Return a character with the tiles of its field."""
    shown = entry(character, "characters", "character", {"lives": character.lives})
    shown["tiles"] = [tile.word() for tile in character.tiles]
    shown["cells"] = [[*where(cell)] for cell in CELLS[1:]]  # where the tiles lie, in order
    shown["entrance"] = [*where(EDGE[character.entrance])]
    shown["exit"] = [*where(EDGE[character.exit])]
    shown["edge"] = [[*where(place)] for place in EDGE]  # where a portal may lie
    shown["sources"] = character.sources
    return shown


def show_spell(book: Book, spell: Spell) -> dict[str, object]:
    """Return a spell."""
    figures: dict[str, object] = {"sign": SIGNS[spell.sign], "copies": spell.copies}
    kind = TYPES[spell.type]
    if spell.type == 0:
        figures["power"] = spell.power
    shown = entry(spell, CHARACTERS[spell.owner], kind, figures)
    shown["hit"] = [{"min": rider.roll, "do": words(book, rider.block)} for rider in spell.hits]
    shown["miss"] = [{"max": rider.roll, "do": words(book, rider.block)} for rider in spell.misses]
    shown["effects"] = words(book, spell.block)
    shown["aims"] = spell.aims
    shown["trap"] = spell.trap >= 0
    shown["lasting"] = show_lasting(book, book.lasting[spell.number]) if spell.lasts else None
    return shown


def show_lasting(book: Book, lasting: Lasting) -> dict[str, object]:
    """Return what lasts."""
    return {
        "polarity": POLARITIES[lasting.polarity],
        "remove": lasting.remove,
        "turns": lasting.turns,
        "uses": lasting.uses,
        "status": STATUSES[lasting.status] if lasting.status < len(STATUSES) else None,
        "amount": lasting.amount,
        "start": words(book, lasting.start),
        "expire": words(book, lasting.expire),
    }


def show_artifact(book: Book, artifact: Artifact) -> dict[str, object]:
    """Return an artifact."""
    figures: dict[str, object] = {"success": artifact.success, "failure": artifact.failure}
    shown = entry(artifact, "artifacts", "artifact", figures)
    shown["success"] = words(book, artifact.success_block)
    shown["failure"] = words(book, artifact.failure_block)
    return shown


def show_fate(book: Book, card: FateCard) -> dict[str, object]:
    """Return a Fate card."""
    named = card.trigger != ORDINARY
    shown = entry(card, "fates", "named-fate" if named else "fate", {"copies": card.copies})
    shown["when"] = TRIGGERS[card.trigger] if named else None
    shown["effects"] = words(book, card.block)
    return shown


def show_disease(book: Book, disease: Lasting) -> dict[str, object]:
    """Return a disease."""
    shown = entry(disease, "diseases", "disease", {"remove": disease.remove})
    shown["lasting"] = show_lasting(book, disease)
    return shown


def show_hex(book: Book, kind: HexKind) -> dict[str, object]:
    """Return a kind of hex; its id has `hex-` before it, for cards may be called the same."""
    shown = entry(kind, "hexes", "hex", {})
    shown["id"] = f"hex-{kind.id}"
    shown["effects"] = words(book, kind.block)
    shown["only"] = kind.only or None
    shown["closed"] = kind.closed
    counts = [
        [tile.word() for tile in character.tiles if KINDS[tile.kind] == kind.id]
        for character in book.characters
    ]
    shown["tiles"] = {CHARACTERS[i]: tiles for i, tiles in enumerate(counts) if tiles}
    return shown
