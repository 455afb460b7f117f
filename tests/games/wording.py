"""What the tests of all games' texts look at: messages, what play needs of them, how they sound."""

from __future__ import annotations

import ast as python
import random
import re
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dicehall.text
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo, WordOption
from dicehall.kit.table import Choice, SealedChoice, Window
from dicehall.text import FORMS, LANGUAGES, texts_of

ENDS = "|".join([*FORMS, "gender", "key", "count"])
UNSAID = r"[{}⟨⟩]|\?\?\?|  |FluentNone"

# In Hungarian: a player by number without an article before a verb, and articles not by the number.
PLAYER = r"\d\. játékos(?: \([^)]*\))?"
BARE = re.compile(rf"(?<!\baz )(?<!\ba ){PLAYER} [a-záéíóöőúüű]", re.I)
WRONG = re.compile(r"\ba (1|5)\.|\baz [2-46-9]\.", re.I)


def wrong_articles(said: list[str]) -> list[str]:
    """The Hungarian sentences that lack an article, or have the wrong one."""
    return [line for line in said if BARE.search(line) or WRONG.search(line)]


class Parts(Visitor):
    """What a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def patterns(folder: Path, lang: str) -> dict[str, ast.Pattern]:
    """All messages of a file, attributes as `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            own = {entry.id.name: entry.value} if entry.value else {}
            for attribute in entry.attributes:
                own[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            assert not own.keys() & found.keys(), f"{folder} {lang}: {entry.id.name} twice"
            found |= own
    return found


def is_form(key: str) -> bool:
    """Whether a key is a case or the like, which each language has as it needs it."""
    return key.partition(".")[2] in (*FORMS, "gender")


class Wording:
    """The texts of one game, with an argument of each name for messages taken out of their game.

    With a folder: the texts in there, as the game says them.
    """

    def __init__(
        self, game: GameInfo, samples: dict[str, object], folder: Path | None = None
    ) -> None:
        self.game = game
        self.samples = samples
        shells = ("terminal.py", "commands.py", "routes.py")
        files = sorted(game.folder.rglob("*.py"))
        self.sources = [path for path in files if path.name not in shells]
        self.files = {lang: patterns(folder or game.folder / "text", lang) for lang in LANGUAGES}

    def variables(self, lang: str, key: str) -> set[str]:
        """The arguments a message uses, with those of messages inside it: `card_acc` is `card`."""
        used = Parts()
        used.visit(self.files[lang][key])
        for message in sorted(used.messages):
            used.visit(self.files[lang][message])
        return {re.sub(rf"_({ENDS})$", "", variable) for variable in used.variables}

    # ---- what play needs ----

    def questions(self) -> list[type]:
        """The classes that ask somebody."""
        found: list[type] = []
        for path in self.sources:
            name = ".".join(path.relative_to(self.game.folder).with_suffix("").parts)
            module = import_module(f"dicehall.games.{self.game.id}.{name}")
            for thing in vars(module).values():
                if isinstance(thing, type) and issubclass(thing, (Choice, SealedChoice, Window)):
                    if thing.__module__ == module.__name__:
                        found.append(thing)
        return [thing for thing in found if not thing.__subclasses__()]

    def literals(self, pattern: str) -> list[str]:
        """Keys that stand in the code."""
        return [
            key for path in self.sources for key in re.findall(pattern, path.read_text("utf-8"))
        ]

    def options(self) -> list[str]:
        """Keys for the options of a table."""
        found = []
        for option in self.game.options:
            found.append(f"option-{option.id}")
            if isinstance(option, WordOption):
                found += [f"option-{option.id}-{word}" for word in option.words]
        return found + [f"{key}.help" for key in found]

    def rule_keys(self) -> list[str]:
        """The keys of the rules."""
        return re.findall(
            r"^\| `([^`]+)`", (self.game.folder / "RULES.md").read_text("utf-8"), re.M
        )

    def keys_in_the_code(self) -> set[str]:
        """The keys that docstrings name in brackets."""
        named = set()
        for path in self.sources:
            for node in python.walk(python.parse(path.read_text("utf-8"))):
                if isinstance(node, (python.Module, python.ClassDef, python.FunctionDef)):
                    text = python.get_docstring(node) or ""
                    named |= set(re.findall(r"\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*)\]", text))
        return named

    def rule_messages(self) -> list[str]:
        """The messages by which the rules are read."""
        messages = [f"rule-{key.replace('.', '_')}" for key in self.rule_keys()]
        return messages + [f"{message}.title" for message in messages]

    # ---- what is wrong ----

    def other_arguments(self, lang: str) -> dict[str, tuple[set[str], set[str]]]:
        """Messages with other arguments than in English."""
        found = {}
        for key in self.files[lang].keys() & self.files["en"].keys():
            theirs, english = self.variables(lang, key), self.variables("en", key)
            if theirs != english:
                found[key] = (theirs, english)
        return found

    def other_functions(self, lang: str) -> set[str]:
        """Functions that the browser does not have."""
        used = Parts()
        for pattern in self.files[lang].values():
            used.visit(pattern)
        return used.functions - {"NUMBER"}

    def ungiven(self, lang: str) -> dict[str, set[str]]:
        """Answers and log lines that use what they are not given."""
        forms = [("do", form) for form in self.game.notation.verbs]
        forms += [("log", form) for form in self.game.notation.events if not form.unheard]
        found = {}
        for lead, form in forms:
            used = self.variables(lang, f"{lead}-{form.name}")
            if more := used - {name for name, _kind in form.operands}:
                found[form.name] = more
        return found

    def unsaid(self, lang: str) -> list[str]:
        """Messages that sound wrong with sample arguments."""
        return [key for key in self.files[lang] if re.search(f"^$|{UNSAID}", self.say(lang, key))]

    def say(self, lang: str, key: str) -> str:
        """Say a message with sample arguments."""
        texts = texts_of(self.game, lang)
        args: dict[str, dicehall.text.Argument] = {}
        for variable in sorted(self.variables(lang, key)):
            args |= texts.argument(variable, self.samples[variable])  # type: ignore[arg-type]
        compiled = dicehall.text.pattern_of(texts.bundles[0], key)
        assert compiled is not None
        said, errors = texts.bundles[0].format_pattern(compiled, args)
        assert errors == [], key
        return str(said)

    def told(self, lang: str, seed: int) -> list[str]:
        """All that is said in a random game: names, questions, answers, refusals and the log."""
        game = self.game
        texts = texts_of(game, lang)
        g = game.new(game.random_setup(FastDice(seed)), FastDice(seed))
        events = g.listen()
        choose = random.Random(seed)
        said = [texts.say(name) for name in game.seat_names(g)]
        while not g.over:
            said.append(texts.say(game.prompt(g)))
            options = list(g.legal())
            said += [texts.say(game.notation.phrase(g, option)) for option in options]
            said += [texts.say(reason) for _action, reason in game.refused(g)]
            g.apply(choose.choice(options))
        for event in events:
            for seen in (game.notation.seen_by(g, event, None), event):
                if not game.notation.events[event.kind].unheard and seen is not None:
                    said.append(texts.say(game.notation.event_phrase(g, seen)))
        return said
