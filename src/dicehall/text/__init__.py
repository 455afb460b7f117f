"""Words for people: messages of a game and of the house, said in the reader's language.

    texts = texts_of(GAME, language(None))
    for event in events:
        print(texts.say(GAME.notation.event_phrase(g, event)))

Messages are Fluent files, one a language: words common to all games here, a game's own in its
`text` folder. The browser reads the same files, so they use standard syntax and no function but
NUMBER.

A phrase is a key with arguments; a dot in the key names an attribute (`card-agaric-keg.text`). An
argument that is itself a phrase is said first, and a message may then use for an argument `target`:

- `$target`: the name; several names are joined, with "and" before the last;
- `$target_acc`, `$target_gen` and so on, for each of `FORMS`: that attribute of the name, or the
  name itself where it has no such form;
- `$target_gender`: the name's attribute `gender`, `pl` for several names, else empty;
- `$target_key`: the key of the name, so that a hidden card can be spoken of otherwise;
- `$target_count`: how many names.

Numbers are written without grouping. What a language lacks is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax import ast

from dicehall.kit.content import packs_in
from dicehall.kit.game import GameInfo, SetupError
from dicehall.kit.notation import Phrase, Said

LANGUAGES: Final = ("en", "ru", "hu")

# Cases, and where something is or goes. What they mean is each language's own affair.
FORMS: Final = ("acc", "gen", "dat", "ins", "pre", "to", "in", "from")

COMMON: Final = Path(__file__).parent

Argument: TypeAlias = "str | FluentNumber | FluentNone"


def language(code: str | None) -> str:
    """Return a language we speak: the one asked for, or that of the surroundings.

    >>> language("ru"), language("hu_HU.UTF-8")
    ('ru', 'hu')
    >>> language("la")
    Traceback (most recent call last):
        ...
    dicehall.kit.game.SetupError: unknown language 'la'; known languages: en, ru, hu
    """
    if code is None:
        here = short(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
        return here if here in LANGUAGES else "en"
    if short(code) not in LANGUAGES:
        raise SetupError(f"unknown language {code!r}; known languages: {', '.join(LANGUAGES)}")
    return short(code)


def short(code: str) -> str:
    """Return the language of a locale.

    >>> short("ru_RU.UTF-8"), short("en-GB")
    ('ru', 'en')
    """
    return code.replace("-", "_").split(".")[0].split("_")[0].lower()


class Texts:
    """The messages of some folders in one language; a later folder has the last word.

    >>> texts = Texts("ru", [COMMON])
    >>> texts.text("players", count=5)
    '5 игроков'
    >>> texts.text("no-such-thing")
    '⟨no-such-thing⟩'
    """

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = language(lang)
        self.bundles = [read_bundle(self.lang, folders)]
        if self.lang != "en":
            self.bundles.append(read_bundle("en", folders))
        self.names: dict[str, dict[str, str]] = {}

    def say(self, phrase: Phrase) -> str:
        """Return a phrase as a sentence."""
        return self.format(phrase.key, self.arguments(phrase.args))

    def text(self, key: str, **args: Said | float) -> str:
        """Return a message, its arguments given by name."""
        return self.format(key, self.arguments(args))

    def has(self, key: str) -> bool:
        """Tell whether there is such a message, be it in English."""
        return any(pattern_of(bundle, key) is not None for bundle in self.bundles)

    # ---- how it is done ----

    def format(self, key: str, args: dict[str, Argument]) -> str:
        """Return a message with its arguments filled in."""
        for bundle in self.bundles:
            pattern = pattern_of(bundle, key)
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return f"⟨{key}⟩"

    def arguments(self, given: Mapping[str, Said | float]) -> dict[str, Argument]:
        """Return all variables that a message can use."""
        args: dict[str, Argument] = {}
        for name, value in given.items():
            args.update(self.argument(name, value))
        return args

    def argument(self, name: str, value: Said | float) -> dict[str, Argument]:
        """Return all variables that one argument gives a message."""
        if isinstance(value, str):
            return {name: value}
        if isinstance(value, (int, float)):
            return {name: fluent_number(value, useGrouping=False)}
        phrases = [value] if isinstance(value, Phrase) else value
        said = [self.forms(phrase) for phrase in phrases]
        args: dict[str, Argument] = {name: self.joined([forms["name"] for forms in said])}
        for form in FORMS:
            args[f"{name}_{form}"] = self.joined([forms[form] for forms in said])
        args[f"{name}_gender"] = said[0]["gender"] if len(said) == 1 else "pl"
        args[f"{name}_key"] = phrases[0].key if len(phrases) == 1 else ""
        args[f"{name}_count"] = fluent_number(len(phrases))
        return args

    def forms(self, phrase: Phrase) -> dict[str, str]:
        """Return a name in all its forms; those of plain names are kept for the next time."""
        known = self.names.get(phrase.key)
        if known is not None and not phrase.args:
            return known
        args = self.arguments(phrase.args)
        name = self.format(phrase.key, args)
        forms = {"name": name, "gender": "", **dict.fromkeys(FORMS, name)}
        for bundle in self.bundles:
            if bundle.has_message(phrase.key):
                for form in (*FORMS, "gender"):
                    pattern = pattern_of(bundle, f"{phrase.key}.{form}")
                    if pattern is not None:
                        forms[form] = str(bundle.format_pattern(pattern, args)[0])
                break
        if not phrase.args:
            self.names[phrase.key] = forms
        return forms

    def joined(self, names: list[str]) -> str:
        """Return names as an enumeration."""
        if len(names) < 2:
            return "".join(names)
        return self.format("list-and", {"before": ", ".join(names[:-1]), "last": names[-1]})


def texts_of(info: GameInfo, lang: str, content: str = "") -> Texts:
    """Return a game's messages with those common to all games, and those of packs in a folder of
    cards."""
    packs = Path(content) / "text" if packs_in(content) else None
    return texts_in(info.folder / "text", language(lang), packs)


@cache
def common_texts(lang: str) -> Texts:
    """Return the messages common to all games."""
    return Texts(lang, [COMMON])


@cache
def texts_in(folder: Path, lang: str, packs: Path | None = None) -> Texts:
    """Return the messages of one folder and the common ones; each is read once."""
    return Texts(lang, [COMMON, folder, *([] if packs is None else [packs])])


def read_bundle(lang: str, folders: list[Path]) -> FluentBundle:
    """Read a language's file in each folder that has one."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            bundle.add_resource(read_resource(path), allow_overrides=True)
    return bundle


def read_resource(path: Path) -> ast.Resource:
    """Read a file of messages; a slip in it is an error that names the line."""
    text = path.read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
            why = entry.annotations[0].message if entry.annotations else "cannot be read"
            raise SetupError(f"{path}, line {line}: {why}")
    return resource


def pattern_of(bundle: FluentBundle, key: str) -> Pattern | None:
    """Return the pattern of a message, or of its attribute after the dot; None if it has none."""
    id, _dot, attribute = key.partition(".")
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value
