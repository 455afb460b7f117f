"""`dicehall layout`: check a field layout for Shazar, and turn files into share codes and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from dicehall.games.shazar.card import CHARACTERS
from dicehall.games.shazar.field import Layout, standard
from dicehall.games.shazar.layouts import from_code, layout_text, load_layout, share_code
from dicehall.games.shazar.library import open_book


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("layout", help="check and share field layouts for shazar")
    deeds = command.add_subparsers(dest="deed", required=True, metavar="DEED")
    check = deeds.add_parser("check", help="say whether a layout is legal, and its share code")
    check.add_argument("file", help="a layout file, or a share code")
    show = deeds.add_parser("show", help="write a layout as a file to standard output")
    show.add_argument("file", help="a layout file, a share code, or the name of a character")
    for deed in (check, show):
        deed.add_argument("--content", default="", metavar="DIR", help="fields of a pack")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check or show a layout."""
    book = open_book(args.content)
    layout = layout_of(args.file, args.content)
    if args.deed == "show":
        print(layout_text(book, layout), end="")
        return 0
    print(f"{args.file}: a legal layout for {CHARACTERS[layout.character]}")
    print(f"share code: {share_code(layout)}")
    return 0


def layout_of(text: str, content: str) -> Layout:
    """Return the layout of a file, a share code, or the standard one of a character."""
    book = open_book(content)
    if text in CHARACTERS:
        number = CHARACTERS.index(text)
        return standard(number, book.characters[number])
    if Path(text).exists() or "." in text or "/" in text:
        return load_layout(book, text)
    return from_code(book, text)
