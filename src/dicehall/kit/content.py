"""Cards, dice and boards from TOML files, with errors that name file, entry and key.

    file = read("core.toml")
    for card in file.entries("ploy"):
        ploys.append(Ploy(card.text("id"), card.number("cost", 0, 9)))
    file.end()

What nobody has read when `end` is called is an error, so a misspelt key never goes unnoticed.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

FilePath: TypeAlias = str | PathLike[str]

# Where a fact comes from: our rulebook, a public source, what follows from these, or ourselves.
PROVENANCE: Final = ("rulebook", "public", "inferred", "invented")

PACKS: Final = "packs.txt"  # in a folder of cards: the packs that were laid into it
LAID: Final[dict[str, str]] = {}


class ContentError(ValueError):
    """Raised when a content file says what the rules cannot read.

    >>> Spec("core.toml: ploy trap", {"amount": "one"}).number("amount")
    Traceback (most recent call last):
        ...
    dicehall.kit.content.ContentError: core.toml: ploy trap: 'amount' must be a whole number, \
not 'one'
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """What is printed and never changes: all tables of a game refer to the same one."""


class Spec:
    """One table of a content file, read key by key; what is left unread is an error.

    Give a *default* and the key may be missing.

    >>> card = Spec("core.toml: ploy trap", {"name": "Trap", "amont": 1})
    >>> card.text("name"), card.flag("reaction", default=False)
    ('Trap', False)
    >>> card.number("amount")
    Traceback (most recent call last):
        ...
    dicehall.kit.content.ContentError: core.toml: ploy trap: 'amount' is missing; \
did you mean it by 'amont'?
    """

    def __init__(self, where: str, table: dict[str, object]) -> None:
        self.where = where
        self.table = table
        self.unread = dict(table)
        self.asked: list[str] = []
        self.parts: list[Spec] = []

    def error(self, message: str) -> ContentError:
        """Return an error that names this place, for the caller to raise.

        >>> Spec("dice.toml: die hag", {}).error("six faces, not 5")
        ContentError('dice.toml: die hag: six faces, not 5')
        """
        return ContentError(f"{self.where}: {message}")

    def has(self, key: str) -> bool:
        """Say whether the key is there, read or unread.

        >>> Spec("core.toml", {"range": 3}).has("range")
        True
        """
        self.asked.append(key)
        return key in self.table

    def take(self, key: str, right: str = "") -> object:
        """Return the value of a key that must be there, whatever it is; *right* says what may be.

        >>> Spec("core.toml", {"x": 1.5}).take("x")
        1.5
        """
        if not self.has(key):
            slip = get_close_matches(key, list(self.unread), 1)
            hint = f"; did you mean it by {slip[0]!r}?" if slip else right and f"; {right}"
            raise self.error(f"{key!r} is missing{hint}")
        self.unread.pop(key, None)
        return self.table[key]

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text.

        >>> Spec("core.toml", {"name": "Trap"}).text("name")
        'Trap'
        """
        if default is not None and not self.has(key):
            return default
        return self._text(repr(key), self.take(key))

    def number(
        self,
        key: str,
        minimum: int | None = None,
        maximum: int | None = None,
        default: int | None = None,
    ) -> int:
        """Return a whole number, at least *minimum* and at most *maximum* where given.

        >>> Spec("core.toml", {"cost": 12}).number("cost", 0, 9)
        Traceback (most recent call last):
            ...
        dicehall.kit.content.ContentError: core.toml: 'cost' must be from 0 to 9, not 12
        """
        if default is not None and not self.has(key):
            return default
        return self._number(repr(key), self.take(key), minimum, maximum)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false.

        >>> Spec("core.toml", {"cleave": True}).flag("cleave")
        True
        """
        if default is not None and not self.has(key):
            return default
        value = self.take(key, "it is true or false")
        if not isinstance(value, bool):
            raise self.error(f"{key!r} must be true or false, not {_shown(value)}")
        return value

    def word(self, key: str, words: tuple[str, ...], default: int | None = None) -> int:
        """Return the place of a word among the known *words*.

        >>> Spec("core.toml", {"who": "attacker"}).word("who", ("target", "attacker"))
        1
        >>> Spec("core.toml", {"who": "atacker"}).word("who", ("target", "attacker"))
        Traceback (most recent call last):
            ...
        dicehall.kit.content.ContentError: core.toml: 'who' is 'atacker'; \
did you mean 'attacker'? known words: target, attacker
        >>> Spec("core.toml", {}).word("who", ("target", "attacker"))
        Traceback (most recent call last):
            ...
        dicehall.kit.content.ContentError: core.toml: 'who' is missing; \
known words: target, attacker
        """
        if default is not None and not self.has(key):
            return default
        return self._word(repr(key), self.take(key, f"known words: {', '.join(words)}"), words)

    def op(self, known: Iterable[str]) -> str:
        """Return the word of a vocabulary that the entry uses.

        >>> Spec("core.toml", {"op": "fly"}).op(["walk", "run"])
        Traceback (most recent call last):
            ...
        dicehall.kit.content.ContentError: core.toml: unknown op 'fly'; known ops: run, walk
        """
        op = self.text("op")
        if op not in known:
            right = f"{_meant(op, known)}known ops: {', '.join(sorted(known))}"
            raise self.error(f"unknown op {op!r}; {right}")
        return op

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        """Return a list of texts.

        >>> Spec("core.toml", {"rows": ["S .", ". S"]}).texts("rows")
        ['S .', '. S']
        """
        if default is not None and not self.has(key):
            return default
        return [self._text(place, value) for place, value in self._list(key)]

    def numbers(
        self,
        key: str,
        minimum: int | None = None,
        maximum: int | None = None,
        default: list[int] | None = None,
    ) -> list[int]:
        """Return a list of whole numbers.

        >>> Spec("core.toml", {"levels": [1, 2, 4]}).numbers("levels", 1, 6)
        [1, 2, 4]
        """
        if default is not None and not self.has(key):
            return default
        listed = self._list(key)
        return [self._number(place, value, minimum, maximum) for place, value in listed]

    def words(
        self, key: str, words: tuple[str, ...], default: list[int] | None = None
    ) -> list[int]:
        """Return the places of a list of words among the known *words*.

        >>> Spec("core.toml", {"kinds": ["b", "a"]}).words("kinds", ("a", "b"))
        [1, 0]
        """
        if default is not None and not self.has(key):
            return default
        return [self._word(place, value, words) for place, value in self._list(key)]

    def sub(self, key: str) -> Spec:
        """Return a table inside this one; ask `has` first if it may be missing.

        >>> Spec("core.toml", {"attack": {"dice": 3}}).sub("attack").where
        'core.toml: attack'
        """
        return self._part(key, self._table(repr(key), self.take(key)))

    def entries(self, key: str, optional: bool = False) -> list[Spec]:
        """Return a list of tables, each naming its place by its id, or by its number without one.

        Two entries of one list must not share an id.

        >>> file = Spec("core.toml", {"ploy": [{"id": "trap", "do": [{"op": "harm"}]}]})
        >>> trap = file.entries("ploy")[0]
        >>> trap.where, trap.entries("do")[0].where
        ('core.toml: ploy trap', 'core.toml: ploy trap, do 1')
        """
        if optional and not self.has(key):
            return []
        found: list[Spec] = []
        for place, value in self._list(key):
            table = self._table(place, value)
            name = table.get("id", len(found) + 1)
            found.append(self._part(f"{key} {name}", table))
        distinct(found)
        return found

    def end(self) -> None:
        """Say that this table and all inside it have been read; a key left over is an error.

        >>> card = Spec("core.toml: ploy trap", {"name": "Trap", "colour": "red"})
        >>> name = card.text("name")
        >>> card.end()
        Traceback (most recent call last):
            ...
        dicehall.kit.content.ContentError: core.toml: ploy trap: unknown key 'colour'; known: name
        """
        for key in self.unread:
            known = ", ".join(dict.fromkeys(self.asked)) or "none"
            raise self.error(f"unknown key {key!r}; {_meant(key, self.asked)}known: {known}")
        for part in self.parts:
            part.end()

    def _part(self, name: str, table: dict[str, object]) -> Spec:
        part = Spec(f"{self.where}{',' if ': ' in self.where else ':'} {name}", table)
        self.parts.append(part)
        return part

    def _list(self, key: str) -> list[tuple[str, object]]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.error(f"{key!r} must be a list, not {_shown(value)}")
        return [(f"{key!r} number {i + 1}", item) for i, item in enumerate(value)]

    def _table(self, place: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.error(f"{place} must be a table, not {_shown(value)}")
        return value

    def _text(self, place: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.error(f"{place} must be text, not {_shown(value)}")
        return value

    def _number(self, place: str, value: object, low: int | None, high: int | None) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"{place} must be a whole number, not {_shown(value)}")
        if (low is not None and value < low) or (high is not None and value > high):
            if low is None or high is None:
                span = f"{high} or less" if low is None else f"{low} or more"
            else:
                span = f"from {low} to {high}" if low < high else f"{low}"
            raise self.error(f"{place} must be {span}, not {value}")
        return value

    def _word(self, place: str, value: object, words: tuple[str, ...]) -> int:
        word = self._text(place, value)
        if word not in words:
            meant = _meant(word, words)
            raise self.error(f"{place} is {word!r}; {meant}known words: {', '.join(words)}")
        return words.index(word)


def _meant(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), 1)
    return f"did you mean {near[0]!r}? " if near else ""


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return repr(value) if isinstance(value, (str, int, float)) else str(value)


def distinct(specs: Iterable[Spec]) -> None:
    """Check that no two entries share an id, in one file or in several.

    >>> distinct([Spec("a.toml: ploy trap", {"id": "trap"}), Spec("b.toml: x", {"id": "trap"})])
    Traceback (most recent call last):
        ...
    dicehall.kit.content.ContentError: b.toml: x: id 'trap' is taken by a.toml: ploy trap
    """
    places: dict[str, str] = {}
    for spec in specs:
        name = spec.table.get("id")
        if isinstance(name, str):
            if name in places:
                raise spec.error(f"id {name!r} is taken by {places[name]}")
            places[name] = spec.where


def _parsed(path: FilePath) -> dict[str, object]:
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as e:
        raise ContentError(f"{path}: not UTF-8 text (byte {e.start + 1}); save it as such") from e
    except OSError as e:
        raise ContentError(f"{path}: cannot be read: {e.strerror}") from e
    return _loaded(text, str(path))


def _loaded(text: str, where: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError as e:
        raise ContentError(f"{where}: nested too deeply") from e
    except ValueError as e:  # not TOML, or a number without end
        said = re.fullmatch(r"(.*) \(at (.*)\)", str(e))
        place = f"{said[2]}: {said[1]}" if said else str(e)
        raise ContentError(f"{where}: {place}") from e


def read_text(text: str, where: str) -> Spec:
    """Read the text of a content file; *where* is what errors call it.

    >>> read_text("cost = ", "my card")
    Traceback (most recent call last):
        ...
    dicehall.kit.content.ContentError: my card: end of document: Invalid value
    """
    return Spec(where, _loaded(text, where))


def read(path: FilePath, modern: Callable[[Any], Any] | None = None) -> Spec:
    """Read a content file; a file that is missing, not UTF-8 or not TOML is a `ContentError`.

    *modern* puts what is spelt as it was before into the spelling of today.

    >>> read("no-such-pack/core.toml")
    Traceback (most recent call last):
        ...
    dicehall.kit.content.ContentError: no-such-pack/core.toml: cannot be read: \
No such file or directory
    """
    table = _parsed(path)
    return Spec(str(path), table if modern is None else modern(table))


def content_files(path: str, ours: Path, names: tuple[str, ...]) -> list[Path]:
    """Return the content files: our own, or those of a pack, which replaces what it has."""
    if not path:
        return [ours / name for name in names]
    pack = [Path(path) / name for name in names]
    if not any(file.exists() for file in pack):
        return pack  # nothing there at all: the reader will say so
    return [file if file.exists() else ours / file.name for file in pack]


def packs_in(folder: str) -> str:
    """Return the packs that were laid into a folder of cards, as `name@version#digest`, by commas.

    >>> packs_in("")
    ''
    """
    if folder not in LAID:
        path = Path(folder) / PACKS
        LAID[folder] = path.read_text(encoding="utf-8").strip() if folder and path.exists() else ""
    return LAID[folder]


def content_version(paths: Sequence[FilePath]) -> str:
    """Return a short fingerprint of what the files say.

    Comments, layout, the order of keys and of files, and file names do not change it. Packs that
    were laid into their folder do, with all they bring.

    >>> content_version([])
    '4f53cda18c2b'
    """
    meanings = [
        json.dumps(_parsed(path), sort_keys=True, ensure_ascii=True, default=str) for path in paths
    ]
    meanings += sorted({packs_in(str(Path(path).parent)) for path in paths} - {""})
    return hashlib.sha256(json.dumps(sorted(meanings)).encode()).hexdigest()[:12]
