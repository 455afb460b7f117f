"""Words for packed things: actions and events as text, data, phrases and dense indices."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from dicehall.kit.action import PASS, Action, IllegalAction, act, first, second, third, verb
from dicehall.kit.events import HIDDEN, Event
from dicehall.kit.table import Refusal, Table

WORDS: Final = 0
NUMBER: Final = 1
FACES: Final = 2
SET: Final = 3


RESERVED: Final = ("verb", "event", "seq", "log", "rule", "draws", "shows")  # what data has besides
Die: TypeAlias = "tuple[int, list[int]]"  # its sides, and which draws look so


class NotationError(ValueError):
    """Raised when a text cannot be read as an action."""


class Kind:
    """What an operand means: how many values it has, and a word for each.

    Where packs may bring *more* values than that, learning programs have no numbers for those.

    >>> Kind("zone", 2, ("north", "south")).words[1]
    'south'
    """

    def __init__(
        self,
        name: str,
        size: int,
        words: tuple[str, ...] = (),
        style: int = WORDS,
        more: bool = False,
    ) -> None:
        self.name = name
        self.size = size
        self.words = words
        self.style = style
        self.more = more


def number(size: int) -> Kind:
    """Return the kind of a plain number below *size*."""
    return Kind("number", size, (), NUMBER)


def faces(size: int = 1 << 30) -> Kind:
    """Return the kind of rolled dice, packed four bits a die, the first lowest."""
    return Kind("faces", size, (), FACES)


def set_of(kind: Kind) -> Kind:
    """Return the kind of a set of things, packed as a mask."""
    return Kind(kind.name, 1 << kind.size, kind.words, SET)


def unpack_faces(packed: int) -> list[int]:
    """Return the faces of packed dice.

    >>> unpack_faces(0x654)
    [4, 5, 6]
    """
    shown = []
    while packed > 0:
        shown.append(packed & 15)
        packed >>= 4
    return shown


def members(mask: int) -> list[int]:
    """Return the numbers of the bits set in a mask.

    >>> members(0b1010)
    [1, 3]
    """
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


class Operand:
    """An operand of an event that not everybody sees, or that leaves no trace on the table."""

    def __init__(
        self, kind: Kind, owner: str = "", lay_open: bool = False, thrown: bool = False
    ) -> None:
        self.kind = kind
        self.owner = owner
        self.lay_open = lay_open
        self.thrown = thrown


def secret(kind: Kind, of: str) -> Operand:
    """Return an operand that only one seat knows: that of the operand called *of*.

    >>> Form("drew", seat=Kind("seat", 4), card=secret(Kind("card", 9), of="seat")).secrets
    [(1, 0)]
    """
    return Operand(kind, of)


def lay_open(kind: Kind) -> Operand:
    """Return an operand that lay open for all to see, although the table may keep no trace of it.

    A card that was seen and shuffled away within one answer is such; dice are `thrown`.
    """
    return Operand(kind, "", True)


def thrown(kind: Kind) -> Operand:
    """Return an operand that shows dice as they fell in the open; `Notation.dice` reads them."""
    return Operand(kind, "", True, True)


class Form:
    """The form of an action, an event or a reason: its name and what its operands mean.

    It also says who may know an operand (`secret`), what of an event lay open although the next
    look does not show it (`lay_open`), and which operand shows dice (`thrown`). The form of an
    event names the rule it rests on, by its key in RULES.md.
    """

    def __init__(self, name: str, rule: str = "", /, **operands: Kind | Operand) -> None:
        self.name = name
        self.rule = rule
        self.operands: list[tuple[str, Kind]] = []
        self.secrets: list[tuple[int, int]] = []  # a secret operand, and that of its owner
        self.open: list[int] = []
        self.thrown: list[int] = []
        self.unheard = False
        names = list(operands)
        for taken in RESERVED:
            if taken in names:
                raise ValueError(f"form {name!r}: an operand cannot be called {taken!r}")
        for i, (operand, what) in enumerate(operands.items()):
            if isinstance(what, Kind):
                self.operands.append((operand, what))
                continue
            self.operands.append((operand, what.kind))
            if what.thrown:
                self.thrown.append(i)
            if what.lay_open:
                self.open.append(i)
            elif what.owner in names:
                self.secrets.append((i, names.index(what.owner)))
            else:
                raise ValueError(
                    f"form {name!r}: {operand!r} is a secret of {what.owner!r}; "
                    f"right would be one of: {', '.join(names)}"
                )

    def size(self) -> int:
        """Return how many different actions have this form."""
        total = 1
        for _name, kind in self.operands:
            total *= kind.size
        return total


Forms: TypeAlias = "dict[int, Form]"


def in_order(forms: Forms, what: str) -> list[Form]:
    """Return forms by their numbers, of which none may be left out, and no name stand twice.

    >>> [form.name for form in in_order({1: Form("hold"), 0: Form("roll")}, "verb")]
    ['roll', 'hold']
    """
    found: list[Form] = []
    named: dict[str, int] = {}
    for number in range(len(forms)):
        form = forms.get(number)
        if form is None:
            raise ValueError(f"there are {len(forms)} forms, but none for {what} number {number}")
        if form.name in named:
            raise ValueError(f"{what}s {named[form.name]} and {number} are both {form.name!r}")
        named[form.name] = number
        found.append(form)
    return found


def unheard(form: Form) -> Form:
    """Return a form of events that nobody at the table is told: for reports on played games."""
    form.unheard = True
    return form


class Phrase:
    """A message to be said in the reader's language: a key and its arguments."""

    def __init__(self, key: str, args: dict[str, Said] | None = None) -> None:
        self.key = key
        self.args: dict[str, Said] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, str(self.args)))

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def data(self) -> dict[str, object]:
        """Return the phrase as plain data for a client that says it itself."""
        args = {name: as_data(value) for name, value in self.args.items()}
        return {"key": self.key, "args": args} if args else {"key": self.key}


Said: TypeAlias = "Phrase | int | float | str | list[Phrase]"


def as_data(value: Said) -> object:
    """Return an argument of a phrase as plain data."""
    if isinstance(value, Phrase):
        return value.data()
    if isinstance(value, list):
        return [item.data() for item in value]
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """How a game's actions and events are written.

    Each verb, each event and each reason why something is not offered stands with its form; verb 0
    is "pass", which needs none. Seats are counted from 1. A game whose words depend on the table
    (the second goblin in a row) overrides `word` and `name`.
    """

    def __init__(self, verbs: Forms, events: Forms, reasons: Forms | None = None) -> None:
        self.verbs = in_order({PASS: Form("pass"), **verbs}, "verb")
        self.events = in_order(events, "event")
        self.reasons = in_order(reasons or {}, "reason")
        self.offsets: list[int] = []
        self.size = 0
        for form in self.verbs:
            self.offsets.append(self.size)
            self.size += form.size()

    # ---- words ----

    def word(self, g: Any, kind: Kind, value: int) -> str:
        """Return the stable word of an operand, for records and data."""
        if kind.name == "seat":
            return str(value + 1)
        return kind.words[value] if value < len(kind.words) else str(value)

    def name(self, g: Any, kind: Kind, value: int) -> Said:
        """Return the name of an operand in a sentence."""
        if kind.name == "seat":
            return Phrase("seat", {"number": value + 1})
        return Phrase(f"{kind.name}-{self.word(g, kind, value)}")

    def operand(self, g: Table, kind: Kind, value: int) -> object:
        """Return an operand as plain data: a word, a number, a list."""
        if value == HIDDEN:
            return None
        if kind.style == NUMBER:
            return value
        if kind.style == FACES:
            return unpack_faces(value)
        if kind.style == SET:
            return [self.word(g, kind, member) for member in members(value)]
        return self.word(g, kind, value)

    def said(self, g: Table, kind: Kind, value: int) -> Said:
        """Return an operand as a part of a sentence."""
        if value == HIDDEN:
            return Phrase(f"hidden-{kind.name}")
        if kind.style == NUMBER:
            return value
        if kind.style == FACES:
            return " ".join([str(face) for face in unpack_faces(value)])
        if kind.style == SET:
            names = [self.name(g, kind, member) for member in members(value)]
            return [name for name in names if isinstance(name, Phrase)]
        return self.name(g, kind, value)

    # ---- actions ----

    def write(self, g: Table, action: Action) -> str:
        """Write an action as stable text, such as `shoot agaric`."""
        form = self.verbs[verb(action)]
        words = [form.name]
        values = operands(action)
        for i, (_name, kind) in enumerate(form.operands):
            data = self.operand(g, kind, values[i])
            words.append("+".join(map(str, data)) if isinstance(data, list) else str(data))
        return " ".join(words)

    def read(self, g: Table, text: str) -> Action:
        """Return the offered action that is written so."""
        offered: dict[str, Action] = {self.write(g, option): option for option in g.legal()}
        found = offered.get(" ".join(text.split()))
        if found is not None:
            return found
        known = [form.name for form in self.verbs]
        said = text.split()
        if not said or said[0] not in known:
            raise NotationError(f"cannot read {text!r}; {nearest(text, list(offered))}")
        raise IllegalAction(
            f"{text!r} does not answer {g.asking()}; {nearest(text, list(offered))}"
        )

    def data(self, g: Table, action: Action) -> dict[str, object]:
        """Return an action as plain data, its operands by name."""
        form = self.verbs[verb(action)]
        values = operands(action)
        shown: dict[str, object] = {"verb": form.name}
        for i, (name, kind) in enumerate(form.operands):
            shown[name] = self.operand(g, kind, values[i])
        return shown

    def phrase(self, g: Table, action: Action) -> Phrase:
        """Return the label of an action: key `do-<verb>`, operands by name."""
        form = self.verbs[verb(action)]
        values = operands(action)
        args = {name: self.said(g, kind, values[i]) for i, (name, kind) in enumerate(form.operands)}
        return Phrase(f"do-{form.name}", args)

    def index(self, action: Action) -> int:
        """Return the dense index of an action, below `size`."""
        form = self.verbs[verb(action)]
        values = operands(action)
        at = 0
        for i, (_name, kind) in enumerate(form.operands):
            if values[i] >= kind.size:
                raise unnumbered(form.name, kind.size)
            at = at * kind.size + values[i]
        return self.offsets[verb(action)] + at

    def action(self, index: int) -> Action:
        """Return the action of a dense index."""
        number = len(self.offsets) - 1
        while self.offsets[number] > index:
            number -= 1
        at = index - self.offsets[number]
        values = [0, 0, 0]
        form = self.verbs[number]
        for i in range(len(form.operands) - 1, -1, -1):
            size = form.operands[i][1].size
            values[i] = at % size
            at //= size
        return act(number, values[0], values[1], values[2])

    def reason(self, g: Table, refusal: Refusal) -> Phrase:
        """Return why an action is not offered: key `why-<reason>`, operands by name."""
        form = self.reasons[refusal.why]
        values = [int(refusal.a), int(refusal.b)]
        args = {name: self.said(g, kind, values[i]) for i, (name, kind) in enumerate(form.operands)}
        return Phrase(f"why-{form.name}", args)

    # ---- events ----

    def seat_of(self, g: Any, kind: Kind, value: int) -> int:
        """Return the seat that an operand belongs to, for secrets; a seat belongs to itself."""
        if kind.name == "seat":
            return value
        raise NotImplementedError(f"nobody says whose a {kind.name} is")

    def seen_by(self, g: Table, event: Event, seat: int | None) -> Event | None:
        """Return an event as a seat, or a spectator (None), may see it."""
        form = self.events[event.kind]
        if form.unheard:
            return None
        if not form.secrets:
            return event
        shown = event.operands[:]
        for i, owner in form.secrets:
            if seat is None or seat != self.seat_of(g, form.operands[owner][1], shown[owner]):
                shown[i] = HIDDEN
        return Event(event.kind, shown)

    def event_data(self, g: Table, event: Event) -> dict[str, object]:
        """Return an event as plain data, its operands by name."""
        form = self.events[event.kind]
        shown: dict[str, object] = {"event": form.name}
        for i, (name, kind) in enumerate(form.operands):
            shown[name] = self.operand(g, kind, event.operands[i])
        return shown

    def dice(self, g: Any, kind: Kind, value: int) -> list[Die]:
        """Return the dice an operand shows: of each its sides, and which draws look so.

        A number is one die and faces are several, with six sides; other dice a game reads itself.
        """
        if kind.style == FACES:
            return [(6, [face - 1]) for face in unpack_faces(value)]
        return [(6, [value - 1])]

    def shown_dice(self, g: Table, event: Event) -> list[Die]:
        """Return the dice that an event shows."""
        form = self.events[event.kind]
        shown: list[Die] = []
        for i in form.thrown:
            shown += self.dice(g, form.operands[i][1], event.operands[i])
        return shown

    def event_phrase(self, g: Table, event: Event) -> Phrase:
        """Return the log line of an event: key `log-<event>`, operands by name."""
        form = self.events[event.kind]
        args = {
            name: self.said(g, kind, event.operands[i])
            for i, (name, kind) in enumerate(form.operands)
        }
        return Phrase(f"log-{form.name}", args)


def operands(action: Action) -> list[int]:
    """Return the three operands of an action."""
    return [first(action), second(action), third(action)]


def unnumbered(verb: str, size: int) -> ValueError:
    """Return the error for an answer that packs have brought and that has no number."""
    return ValueError(f"{verb!r} has numbers for {size} things; a pack has brought more")


def nearest(text: str, known: list[str]) -> str:
    """Say which known text was probably meant, or a few that would be right."""
    close = get_close_matches(text, known, 1, 0.6)
    if close:
        return f"did you mean {close[0]!r}?"
    shown = ", ".join([repr(word) for word in known[:12]])
    return f"right would be: {shown}{', ...' if len(known) > 12 else ''}"
