"""What cards do, in words of one shape for all games.

A card's effect is a list of words, each with its figures:

    effect = [{ op = "draw", trigger = "score", amount = 2 }]

A game lists its words once, in a `Vocabulary`. Each `Word` says which keys stand beside `op`, on
which cards it does something, what it writes on the card or which `Effect` it becomes, and what it
does in a plain sentence. Loader, card lists and documents all follow from that.

Names are the same everywhere: `amount` how much, `target` whom, `trigger` what it waits for,
`most-...` and `least-...` what limits it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dicehall.kit.content import Shared, Spec
from dicehall.kit.ids import Seat

OFFERED: Final = -1  # no reason against it
CITED: Final = re.compile(r"\s*\[[a-z0-9.\-]+\]")  # the key of a rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Shared):
    """What a word does at a table, with its figures. Here table and occasion are `Any`.

    First it may be impossible, then it may ask, then it acts. *seat* is who uses it, *run* what
    the game knows of the occasion.
    """

    def __init__(self) -> None:
        self.amount: i64 = 0
        self.target: i64 = 0

    def why_not(self, g: Any, seat: Seat, run: Any) -> i64:
        """Say why a seat cannot use it now, as a number of the game's reasons, or OFFERED."""
        return OFFERED

    def choose(self, g: Any, seat: Seat, run: Any) -> None:
        """Ask for whatever is to be chosen."""

    def act(self, g: Any, seat: Seat, run: Any) -> None:
        """Do what the word says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Effect):
    """A word that does nothing but ask: is it so?"""

    def met(self, g: Any, seat: Seat) -> bool:
        """Say whether a seat fulfils it now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet(Shared):
    """What the words of one card are written on, and which word has written what."""

    def __init__(self, kind: str, card: object) -> None:
        self.kind = kind  # of the card
        self.card = card
        self.written: dict[str, str] = {}  # the word that has filled a field

    def fill(self, spec: Spec, op: str, field: str, value: object) -> None:
        """Fill a field of the card; two words must not fill the same."""
        other = self.written.get(field, "")
        if other == op:
            raise spec.error(f"op {op!r} stands there twice; one would overwrite the other")
        if other:
            raise spec.error(f"op {op!r} would overwrite op {other!r}; keep one of them")
        self.written[field] = op
        setattr(self.card, field, value)

    def block(self, specs: list[Spec]) -> int:
        """Read words inside a word; return the number under which the game keeps them."""
        raise NotImplementedError


# ---- keys ----


@mypyc_attr(allow_interpreted_subclasses=True)
class Key(Shared):
    """One key of a word, and the field that it fills: of the same name if nothing else is said."""

    def __init__(self, name: str, field: str = "") -> None:
        self.name = name
        self.field = field or name.replace("-", "_")
        self.absent = ""  # what a sentence says without the key

    def read(self, spec: Spec, sheet: Sheet) -> object:
        """Return the value, checked."""
        raise NotImplementedError

    def takes(self) -> str:
        """Return what may stand there, in short."""
        return ""

    def say(self, value: Any, words: Vocabulary) -> str:
        """Return the value as a sentence says it."""
        return str(value)

    def named(self) -> str:
        """Return the key itself, where a sentence has its value."""
        return f"`{self.name}`"


class Number(Key):
    """A whole number, or one of a few words that stand for one."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        field: str = "",
        default: int | None = None,
        said: str = "{}",
        absent: str = "",
        instead: dict[str, int] | None = None,
    ) -> None:
        super().__init__(name, field)
        self.low = low
        self.high = high
        self.default = default
        self.said = said
        self.absent = absent
        self.instead: dict[str, int] = {} if instead is None else instead

    def read(self, spec: Spec, sheet: Sheet) -> object:
        value = spec.table.get(self.name)
        if isinstance(value, str) and self.instead:
            return [*self.instead.values()][spec.word(self.name, tuple(self.instead))]
        return spec.number(self.name, self.low, self.high, default=self.default)

    def takes(self) -> str:
        words = "".join([f" or {word}" for word in self.instead])
        return f"{self.low} to {self.high}{words}"

    def say(self, value: Any, words: Vocabulary) -> str:
        return self.said.format(value)

    def named(self) -> str:
        without = f" ({self.absent} without it)" if self.absent else ""
        return self.said.format(f"`{self.name}`") + without


class Flag(Key):
    """Yes or no."""

    def __init__(self, name: str, field: str = "", yes: str = "", no: str = "") -> None:
        super().__init__(name, field)
        self.yes = yes
        self.absent = no

    def read(self, spec: Spec, sheet: Sheet) -> object:
        return spec.flag(self.name, default=False)

    def takes(self) -> str:
        return "yes or no"

    def say(self, value: Any, words: Vocabulary) -> str:
        return self.yes if value else self.absent

    def named(self) -> str:
        return f"{self.yes} (with `{self.name}`)"


class OneOf(Key):
    """One of some words, each with its number; *said* has them as a sentence says them."""

    def __init__(
        self,
        name: str,
        words: dict[str, int],
        field: str = "",
        said: dict[str, str] | None = None,
        default: int | None = None,
    ) -> None:
        super().__init__(name, field)
        self.words = words
        self.said: dict[str, str] = {} if said is None else said
        self.default = default

    def read(self, spec: Spec, sheet: Sheet) -> object:
        if self.default is not None and not spec.has(self.name):
            return self.default
        return [*self.words.values()][spec.word(self.name, tuple(self.words))]

    def takes(self) -> str:
        return ", ".join(self.words)

    def say(self, value: Any, words: Vocabulary) -> str:
        return self.said.get(str(value), str(value))


class Numbers(Key):
    """A list of whole numbers; *count* of them, if that is fixed."""

    def __init__(self, name: str, low: int, high: int, field: str = "", count: int = 0) -> None:
        super().__init__(name, field)
        self.low = low
        self.high = high
        self.count = count

    def read(self, spec: Spec, sheet: Sheet) -> object:
        found = spec.numbers(self.name, self.low, self.high)
        if len(found) != self.count if self.count else not found:
            wanted = self.count if self.count else "some"
            raise spec.error(f"{self.name!r} must give {wanted} numbers, not {len(found)}")
        values = vec[i64]([])
        for number in found:
            values = append(values, number)
        return values

    def takes(self) -> str:
        return f"a list of {self.low} to {self.high}"


class Inner(Key):
    """Words inside a word; none at all where nothing happens."""

    def read(self, spec: Spec, sheet: Sheet) -> object:
        return sheet.block(spec.entries(self.name))

    def takes(self) -> str:
        return "a list of words"

    def say(self, value: Any, words: Vocabulary) -> str:
        return words.done(value)


# ---- words ----


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Shared):
    """One word: its keys, where it does something, what it fills or does, and its sentence.

    A word with an *effect* becomes one, with the values of its keys; any other writes them on the
    card. What is *fixed* is written too, and the effect *into* a field, if it has one there. A word
    may exist once for each *trigger*.
    """

    def __init__(
        self,
        op: str,
        does: str,
        *keys: Key,
        on: tuple[str, ...],
        trigger: str = "",
        fixed: dict[str, object] | None = None,
        effect: type[Effect] | None = None,
        into: str = "",
        some: tuple[str, ...] = (),
        help: str = "",
    ) -> None:
        self.op = op
        self.does = CITED.sub("", does)
        self.keys = keys
        self.on = on
        self.trigger = trigger
        self.fixed: dict[str, object] = {} if fixed is None else fixed
        self.effect = effect
        self.into = into
        self.some = some  # of these keys one must not be 0
        self.help = help  # what it does, if the sentence does not say so without its figures

    def read(self, spec: Spec, sheet: Sheet) -> Effect | None:
        """Read an entry onto a sheet; return what it does at the table, if it acts there."""
        if sheet.kind not in self.on:
            right = " or ".join(self.on)
            raise spec.error(f"op {self.op!r} does nothing on {sheet.kind}; it is for {right}")
        values: list[object] = [key.read(spec, sheet) for key in self.keys]
        if self.some and not [name for name in self.some if spec.table.get(name, 0)]:
            figures = " and ".join([repr(name) for name in self.some])
            raise spec.error(f"op {self.op!r} does nothing with 0 for {figures}")
        made = None if self.effect is None else self.effect()
        for at, key in enumerate(self.keys):
            if made is None:
                sheet.fill(spec, self.op, key.field, values[at])
            else:
                setattr(made, key.field, values[at])
        for field, value in self.fixed.items():
            sheet.fill(spec, self.op, field, value)
        if self.into:
            sheet.fill(spec, self.op, self.into, made)
        return made

    def says(self, entry: dict[str, Any], words: Vocabulary) -> str:
        """Return what an entry of a content file does, as a part of a sentence."""
        told = {
            key.name: key.say(entry[key.name], words) if key.name in entry else key.absent
            for key in self.keys
        }
        return self.does.format(**told)

    def explanation(self) -> str:
        """Return what the word does, its keys named.

        >>> amount = Number("amount", 1, 20)
        >>> Word("tax", "a summon costs {amount} more", amount, on=("a creature",)).explanation()
        'A summon costs `amount` more.'
        """
        text = self.help or self.does.format(**{key.name: key.named() for key in self.keys})
        return f"{text[0].upper()}{text[1:]}."


class Vocabulary(Shared):
    """All words of a game. *ones* are figures that read better with one: `1 dice`, `1 die`."""

    def __init__(self, words: list[Word], ones: tuple[tuple[str, str], ...] = ()) -> None:
        self.words = words
        self.ones = ones
        self.by_op: dict[str, list[Word]] = {}
        for word in words:
            self.by_op.setdefault(word.op, []).append(word)

    def find(self, entry: dict[str, Any]) -> Word:
        """Return the word that an entry of a content file uses, once it has been read."""
        for word in self.by_op[entry["op"]]:
            if word.trigger == entry.get("trigger", ""):
                return word
        raise KeyError(entry["op"])

    def fit_for(self, kind: str) -> list[str]:
        """Return the ops that do something on a kind of card."""
        return [op for op, same in self.by_op.items() if any(kind in word.on for word in same)]

    def read(self, spec: Spec, sheet: Sheet) -> Effect | None:
        """Read an entry onto the sheet of a card; return what it does at the table, if it acts."""
        known = self.by_op if spec.table.get("op") in self.by_op else self.fit_for(sheet.kind)
        same = self.by_op[spec.op(known)]
        if not same[0].trigger:
            return same[0].read(spec, sheet)
        at = spec.word("trigger", tuple([word.trigger for word in same]))
        return same[at].read(spec, sheet)

    def says(self, entry: dict[str, Any]) -> str:
        """Return what an entry does, as a part of a sentence."""
        said = self.find(entry).says(entry, self)
        for many, one in self.ones:
            said = said.replace(many, one)
        return said

    def done(self, entries: list[dict[str, Any]]) -> str:
        """Return what some entries do one after the other."""
        return ", then ".join([self.says(entry) for entry in entries]) or "nothing"

    def sentence(self, entries: list[dict[str, Any]]) -> str:
        """Return what some entries do, as a sentence."""
        said = "; ".join([self.says(entry) for entry in entries])
        return f"{said[0].upper()}{said[1:]}." if said else ""
