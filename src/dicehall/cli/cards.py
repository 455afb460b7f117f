"""`dicehall cards`: every card with its figures, its text and where they come from."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from dicehall.cli.common import Commands, add_content, add_language, content_of, screen, texts_for
from dicehall.games import find
from dicehall.kit.game import GameInfo, SetupError
from dicehall.kit.notation import nearest
from dicehall.text import Texts


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("cards", help="list the cards of a game and their provenance")
    command.add_argument("game")
    command.add_argument("card", nargs="?", default="", help="one card or group, by id")
    add_content(command)
    command.add_argument("--json", action="store_true", help="as data")
    command.add_argument(
        "--effects", action="store_true", help="what each card does by its file, beside its text"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards."""
    info = find(args.game)
    listed = info.cards(content_of(args, info))
    if not listed:
        raise SetupError(f"{info.id} has no cards")
    wanted = [
        card for card in listed if not args.card or args.card in (card["id"], card.get("group"))
    ]
    if not wanted:
        known = [str(card["id"]) for card in listed]
        raise SetupError(f"{info.id} has no card {args.card!r}; {nearest(args.card, known)}")
    if args.effects:
        show_effects(screen(), texts_for(args, info), wanted, info.canonical(args.content))
        return 0
    if args.json:
        print(json.dumps(wanted, ensure_ascii=False, indent=2))
        return 0
    show(screen(), texts_for(args, info), info, wanted)
    return 0


def called(texts: Texts, leads: tuple[str, ...], id: object) -> str:
    """Return the name of a card or group, by the first of these keys that a game has."""
    keys = [f"{lead}-{id}" for lead in leads]
    return texts.text(next((key for key in keys if texts.has(key)), keys[0]))


def show(console: Console, texts: Texts, info: GameInfo, cards: list[dict[str, object]]) -> None:
    """Print cards group by group."""
    group: object = None
    for card in cards:
        if card.get("group") != group:
            group = card.get("group")
            console.print()
            console.print(Text(called(texts, info.group_names, group), "bold"))
        show_card(console, texts, info, card)


def show_effects(
    console: Console, texts: Texts, cards: list[dict[str, object]], canonical: dict[str, str]
) -> None:
    """Print what cards do by their files, each with the text that says the same to players."""
    for card in cards:
        id = str(card["id"])
        if id in canonical:
            key = f"card-{id}.text"
            console.print(Text(id, "bold"))
            console.print(f"  {canonical[id]}")
            console.print(Text(f"  {texts.text(key) if texts.has(key) else '-'}", "italic"))


def show_card(console: Console, texts: Texts, info: GameInfo, card: dict[str, object]) -> None:
    """Print one card: name, figures, text, and the source of each figure."""
    grid = Grid(box=None, show_header=False, pad_edge=False)
    key = f"card-{card['id']}"
    name = called(texts, info.card_names, card["id"])
    figures = card["figures"]
    sources = card["sources"]
    assert isinstance(figures, dict)
    assert isinstance(sources, dict)
    provenance = texts.text(f"provenance-{card['provenance']}")
    grid.add_row(Text(name, "bold"), Text(f"{card['id']}", "dim"), Text(provenance, "italic"))
    console.print(grid)
    shown = [
        f"{name} {value} ({texts.text(f'provenance-{sources[name]}')})"
        if name in sources
        else f"{name} {value}"
        for name, value in figures.items()
    ]
    console.print("  " + ", ".join(shown))
    if texts.has(f"{key}.text"):
        console.print("  " + texts.text(f"{key}.text"))
    if card.get("note"):
        console.print(Text(f"  {card['note']}", "dim"))
