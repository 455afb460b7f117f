"""`dicehall new-game`: a package that already plays, to be made into a game of one's own."""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import sys
from pathlib import Path

from dicehall.cli.common import Commands
from dicehall.games import names
from dicehall.kit.game import SetupError

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".txt"  # so that nobody takes the template's files for ours
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("new-game", help="write a package of a new game that plays")
    command.add_argument("name", help="what it is called: small letters, digits and hyphens")
    command.add_argument("--into", type=Path, metavar="DIR", help="a new folder (NAME)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the package, and say what to do with it."""
    id = args.name
    into: Path = args.into if args.into is not None else Path(id)
    check(id, into)
    write(id, into)
    print(f"{into} plays already. Try it:")
    print(f"  {Path(sys.executable).name} -m pip install -e {into}")
    print(f"  dicehall play {id}")
    print("  dicehall serve")
    return 0


def check(id: str, into: Path) -> None:
    """Refuse a name that is taken or cannot be one, and a folder that is there."""
    if not NAME.fullmatch(id) or len(id) > LONGEST:
        raise SetupError(
            f"{id!r} cannot be a game's name; right would be small letters, digits and "
            f"hyphens, such as 'sea-dice', at most {LONGEST}"
        )
    if keyword.iskeyword(id) or id in sys.stdlib_module_names or id == "dicehall":
        raise SetupError(f"{id!r} is a word of Python's own; right would be another name")
    if id in names():
        raise SetupError(f"there is a game called {id!r} already; right would be another name")
    if into.exists():
        raise SetupError(f"{into} is there already; right would be a folder that is not")
    if not into.parent.is_dir():
        raise SetupError(f"{into}: there is no folder {into.parent}")


def write(id: str, into: Path) -> None:
    """Fill in the template; what is cut short is taken away again."""
    package = id.replace("-", "_")
    words = [word.capitalize() for word in id.split("-")]
    said = {"id": id, "package": package, "title": " ".join(words), "class": "".join(words)}
    try:
        for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
            inside = source.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
            path = into / inside.replace("src/package/", f"src/{package}/")
            path.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text("utf-8")
            for name, word in said.items():
                text = text.replace(f"@{name}@", word)
            path.write_text(text, "utf-8")
    except BaseException:
        shutil.rmtree(into, ignore_errors=True)
        raise
