"""`dicehall rules`: read a game's rules, or list what lacks code or a test."""

from __future__ import annotations

import argparse
import ast
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from dicehall.cli.common import Commands, add_language, screen, texts_for
from dicehall.games import find
from dicehall.kit.game import GameInfo, SetupError
from dicehall.kit.notation import nearest
from dicehall.text import Texts

KEY_LINE = re.compile(r"^(?:\|\s*|[-*]\s+|#+\s*)?`([a-z0-9][a-z0-9.\-]*)`")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
CITED = re.compile(r"\[([a-z0-9][a-z0-9.\-]*)\]")


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("rules", help="read the rules of a game")
    command.add_argument("game")
    command.add_argument("key", nargs="?", default="", help="one rule or chapter, such as setup")
    command.add_argument("--coverage", action="store_true", help="list rules without code or test")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print rules, or what is missing."""
    info = find(args.game)
    console = screen()
    if args.coverage:
        return coverage(console, info)
    show(console, info, texts_for(args, info), args.key)
    return 0


def rule_keys(info: GameInfo) -> list[str]:
    """Return the keys of all rules, in the order of RULES.md."""
    path = info.folder / "RULES.md"
    if not path.exists():
        raise SetupError(f"{info.id} has no RULES.md")
    keys = []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = KEY_LINE.match(line)
        if found and found[1] not in keys:
            keys.append(found[1])
    return keys


def show(console: Console, info: GameInfo, texts: Texts, wanted: str) -> None:
    """Print the rules in our own words, options included."""
    known = rule_keys(info)
    keys = [key for key in known if not wanted or key == wanted or key.startswith(wanted + ".")]
    if not keys:
        raise SetupError(f"{info.id} has no rule {wanted!r}; {nearest(wanted, known)}")
    if not wanted:
        console.print(Text(texts.text("rules-of", game=texts.text("game")), "bold"))
    for key in keys:
        message = "rule-" + key.replace(".", "_")
        if texts.has(message):
            console.print()
            title = texts.text(f"{message}.title") if texts.has(f"{message}.title") else ""
            console.print(Text.assemble((title, "bold"), (f"  [{key}]", "dim")))
            console.print(texts.text(message))
    if not wanted:
        show_options(console, info, texts)


def show_options(console: Console, info: GameInfo, texts: Texts) -> None:
    """Print what can be settled before the game."""
    console.print()
    console.print(Text(texts.text("options-before"), "bold"))
    for option in info.options:
        console.print(
            f"  {option.id}: {texts.text(f'option-{option.id}')}  {taken(option.takes())}"
        )


def taken(takes: dict[str, object]) -> str:
    """Return what an option takes, in short."""
    if takes["kind"] == "word":
        words = takes["words"]
        assert isinstance(words, list)
        return f"{'|'.join(words)} ({takes['default']})"
    if takes["kind"] == "number":
        return f"{takes['lowest']}-{takes['highest']} ({takes['default']})"
    return f"{takes['kind']} ({takes['default']!r})"


def cited(folder: Path, pattern: str = "*.py") -> set[str]:
    """Return the rule keys that docstrings and words of a vocabulary mention in brackets."""
    keys: set[str] = set()
    for path in sorted(folder.rglob(pattern)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, DOCUMENTED):
                keys.update(CITED.findall(ast.get_docstring(node) or ""))
            elif isinstance(node, ast.Call):
                for said in node.args:
                    if isinstance(said, ast.Constant) and isinstance(said.value, str):
                        keys.update(CITED.findall(said.value))
    return keys


def named(folder: Path, keys: list[str]) -> set[str]:
    """Return the rule keys that tests are named after: `test_turn_first_...` for `turn.first`."""
    tests = []
    for path in sorted(folder.rglob("test_*.py")):
        tests += re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    words = {key: "test_" + re.sub(r"[.\-]", "_", key) for key in keys}
    return {key for key in keys if any((test + "_").startswith(words[key] + "_") for test in tests)}


def tests_of(info: GameInfo) -> Path | None:
    """Return the folder of the game's tests, where there is one: not in an installed package."""
    for parent in info.folder.parents:
        folder = parent / "tests" / "games" / info.id
        if folder.is_dir():
            return folder
    return None


def coverage(console: Console, info: GameInfo) -> int:
    """List the rules that no code or no test mentions; none should be left."""
    keys = rule_keys(info)
    code = cited(info.folder)
    folder = tests_of(info)
    tests = cited(folder) | named(folder, keys) if folder else set()
    missing = 0
    for key in keys:
        lacks = [] if key in code else ["code"]
        if folder and key not in tests:
            lacks.append("test")
        if lacks:
            missing += 1
            console.print(f"{key}: no {' and no '.join(lacks)}")
    for key in sorted((code | tests) - set(keys)):
        if key.split(".")[0] in {known.split(".")[0] for known in keys}:
            missing += 1
            console.print(f"{key}: cited, but not in RULES.md")
    where = "" if folder else "; the tests are not installed here, so only code was looked at"
    console.print(f"{len(keys)} rules, {missing} missing{where}")
    return 1 if missing else 0
