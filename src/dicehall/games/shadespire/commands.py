"""`dicehall deck`: check a deck for Shadespire, and turn files into share codes and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from dicehall.games.shadespire.book import Deck
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import deck_text, from_code, load_deck, share_code
from dicehall.games.shadespire.library import open_book


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("deck", help="check and share decks for shadespire")
    deeds = command.add_subparsers(dest="deed", required=True, metavar="DEED")
    check = deeds.add_parser("check", help="say whether a deck is legal, and its share code")
    check.add_argument("file", help="a deck file, or a share code")
    show = deeds.add_parser("show", help="write a deck as a file to standard output")
    show.add_argument("file", help="a deck file, a share code, or the name of a warband")
    for deed in (check, show):
        deed.add_argument("--content", default="", metavar="DIR", help="cards of a pack")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check or show a deck."""
    book = open_book(args.content)
    deck = deck_of(args.file, args.content)
    if args.deed == "show":
        print(deck_text(book, deck), end="")
        return 0
    ploys = len([card for card in deck.power if card < book.ploy_count])
    upgrades = len(deck.power) - ploys
    print(
        f"{args.file}: a legal deck for {WARBANDS[deck.warband]}: {len(deck.objectives)} "
        f"objectives, {ploys} ploys, {upgrades} upgrades"
    )
    print(f"share code: {share_code(book, deck)}")
    return 0


def deck_of(text: str, content: str) -> Deck:
    """Return the deck of a file, a share code, or the starter deck of a warband."""
    book = open_book(content)
    if text in WARBANDS:
        return book.starters[WARBANDS.index(text)]
    if Path(text).exists() or "." in text or "/" in text:
        return load_deck(book, text)
    return from_code(book, text)
