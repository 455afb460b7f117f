"""Slips that random play does not stumble over: numbers, texts and boards that do not fit."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from dicehall.kit.board import faults, names_in
from dicehall.kit.checks.case import Case
from dicehall.kit.game import GameInfo, WordOption
from dicehall.kit.look import look, seen
from dicehall.kit.notation import Form

COMMON = Path(__file__).parents[2] / "text"
SHELLS = ("terminal", "commands", "routes")  # what a game brings for the shells
DEEPEST = 12  # unfinished frames of one class

MESSAGE = re.compile(r"-?([A-Za-z][\w-]*) *=(.*)")
ATTRIBUTE = re.compile(r" +\.([A-Za-z][\w-]*) *=(.*)")


class TextError(ValueError):
    """Raised when a file of texts cannot be read; names the line."""


def names_have_their_numbers(case: Case) -> None:
    """A constant called like an event or a verb has its number: forms are counted from 0."""
    for wrong in misnumbered(case.info):
        raise AssertionError(wrong)


@cache
def misnumbered(info: GameInfo) -> list[str]:
    """Return where a game tells or offers by the name of one form but the number of another."""
    found = []
    for module, tree in sources_of(info):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args:
                called = word_of(call.func)
                if called == "tell":
                    found += misnamed(module, call.args[0], "event", info.notation.events)
                if called == "act":
                    found += misnamed(module, call.args[0], "verb", info.notation.verbs)
    return found


def word_of(node: ast.expr) -> str:
    """Return the last word of a name: `tell` of `g.tell`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def misnamed(module: Any, node: ast.expr, what: str, forms: list[Form]) -> list[str]:
    """Say so if a constant is called like a form of another number."""
    constant = word_of(node)
    value = getattr(module, constant, None)
    names = [form.name for form in forms]
    name = constant.lower().replace("_", "-")
    if not constant.isupper() or type(value) is not int or name not in names:
        return []
    if names.index(name) == value:
        return []
    return [
        f"{module.__name__}, line {node.lineno}: {constant} is {value}, but {what} {name!r} is "
        f"number {names.index(name)} in the list of forms"
    ]


def sources_of(info: GameInfo) -> list[tuple[Any, ast.Module]]:
    """Return the modules of a game's package with their sources, without those for the shells."""
    package = type(info).__module__.rpartition(".")[0]
    if not package or not (info.folder / "game.py").exists():
        return []
    found = []
    for path in sorted(info.folder.glob("*.py")):
        if path.stem not in SHELLS:
            name = package if path.stem == "__init__" else f"{package}.{path.stem}"
            found.append((import_module(name), ast.parse(path.read_bytes())))
    return found


def the_stack_stays_low(case: Case) -> None:
    """Turn follows turn: what is over does not pile up under what goes on."""
    g = case.new()
    player = case.player()
    while not g.over:
        names = [type(g.stack[i]).__name__ for i in range(len(g.stack))]
        for name in set(names):
            deep = names.count(name)
            assert deep <= DEEPEST, (
                f"{case.at(g)}: {deep} frames {name} lie on the stack; "
                "let one take the place of the other by `follow`, not `push`"
            )
        player.move(g)


def boards_can_be_drawn(case: Case) -> None:
    """Where a view says what the table is made of, every shell can draw it."""
    operands = {name for form in case.info.notation.verbs for name, _kind in form.operands}
    for g in case.moments():
        for seat in (None, *range(int(g.seats))):
            made = g.view(seat).get("board")
            if made is not None and (wrong := faults(made, int(g.seats), {"verb", *operands})):
                raise AssertionError(f"{case.at(g)}: the board for seat {seat}: {wrong[0]}")


def texts_are_there(case: Case) -> None:
    """All that is said has its text, also what seldom happens, and each text in each language."""
    info = case.info
    folder = info.folder / "text"
    english = messages(folder / "en.ftl")
    common = messages(COMMON / "en.ftl")
    needed = {"game", "game.about", *set_up_keys(info), *rule_keys(info), *form_keys(info)}
    needed |= said(case)
    missing = sorted(needed - english - common)
    assert not missing, f"{folder / 'en.ftl'}: there is no text {missing[0]!r}{more(missing)}"
    for path in sorted(folder.glob("*.ftl")):
        lacking = sorted(key for key in english - messages(path) if "." not in key)
        assert not lacking, f"{path}: there is no text {lacking[0]!r}{more(lacking)}"


def more(keys: list[str]) -> str:
    """Say what else is missing."""
    return f", nor {', '.join(keys[1:6])}" if len(keys) > 1 else ""


def messages(path: Path) -> set[str]:
    """Return the keys of a Fluent file, attributes behind a dot; a slip names its line."""
    if not path.exists():
        raise TextError(f"{path}: a game needs its texts; there is no such file")
    return read_messages(path, path.stat().st_mtime_ns)


@cache
def read_messages(path: Path, _changed: int) -> set[str]:
    """Read the keys of a file as it was at a time."""
    keys: set[str] = set()
    open_braces = 0
    message = ""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        inside = open_braces > 0
        open_braces += line.count("{") - line.count("}")
        if inside or not line.strip() or line.startswith("#"):
            continue
        if found := MESSAGE.match(line):
            message = found[1]
            keys.add(message)
        elif message and (found := ATTRIBUTE.match(line)):
            keys.add(f"{message}.{found[1]}")
        elif not message or not line.startswith(" "):
            raise TextError(f"{path}, line {number}: {line.strip()[:60]!r} is no message")
    if open_braces:
        raise TextError(f"{path}: a brace {{ is not closed")
    return keys


def set_up_keys(info: GameInfo) -> set[str]:
    """Return the keys for the options of a table."""
    keys = {f"option-{option.id}" for option in info.options}
    for option in info.options:
        if isinstance(option, WordOption):
            keys |= {f"option-{option.id}-{word}" for word in option.words}
    return keys


def rule_keys(info: GameInfo) -> set[str]:
    """Return the keys of the rules in RULES.md, as texts name them."""
    path = info.folder / "RULES.md"
    listed = re.findall(r"^\| `([^`]+)`", path.read_text("utf-8"), re.M) if path.exists() else []
    return {f"rule-{key.replace('.', '_')}" for key in listed}


def form_keys(info: GameInfo) -> set[str]:
    """Return the keys of all verbs and events, but of those told to nobody at the table."""
    events = {f"log-{form.name}" for form in info.notation.events if not form.unheard}
    return events | {f"do-{form.name}" for form in info.notation.verbs if form.name != "pass"}


def said(case: Case) -> set[str]:
    """Return the key of every phrase that a game brings up, to players and to spectators."""
    info = case.info
    g = case.new()
    player = case.player()
    journal = g.listen()
    keys: set[str] = set()
    while not g.over:
        player.turn(g)
        keys |= phrases(look(info, g, int(g.seat)))
        begin = len(journal)
        player.move(g)
        for seat in (None, 0):
            keys |= phrases(seen(info, g, journal[begin:], seat))
    keys |= phrases(look(info, g, None))
    keys |= {f"score-{name}" for figures in info.scores(g) for name in figures}
    for watcher in (None, 0):
        made = g.view(watcher).get("board")
        keys |= names_in(made) if isinstance(made, dict) else set()
    return keys


def phrases(data: object) -> set[str]:
    """Return the keys of all phrases in plain data, and of odds."""
    if isinstance(data, list):
        return {key for item in data for key in phrases(item)}
    if not isinstance(data, dict):
        return set()
    keys = {key for value in data.values() for key in phrases(value)}
    if isinstance(data.get("key"), str):
        keys.add(f"odds-{data['key']}" if "numerator" in data else data["key"])
    return keys
