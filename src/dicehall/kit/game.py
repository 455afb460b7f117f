"""What a game says of itself: seats, options, words, and how a table of it is laid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from dicehall.kit.action import Action
from dicehall.kit.content import ContentError
from dicehall.kit.dice import Dice
from dicehall.kit.notation import Notation, Phrase, Said, nearest
from dicehall.kit.table import Table


class SetupError(ValueError):
    """Raised when a game cannot be laid out as asked; the phrase says so in any language."""

    def __init__(self, text: str, phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.phrase = phrase


def about(option: str, key: str, **args: Said) -> Phrase:
    """Return a phrase about an option, whose name goes along so that a form can point at it.

    >>> about("goal", "setup-number", fewest=10, most=500).args["option"]
    Phrase('option-goal', {})
    """
    return Phrase(key, {"option": Phrase(f"option-{option}"), **args})


def unknown(option: str, text: str, known: list[str]) -> Phrase:
    """Return a phrase about an option that names something there is not."""
    return about(option, "setup-unknown", text=text, known=", ".join(known))


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing to settle before the game."""

    def __init__(self, id: str, default: object) -> None:
        self.id = id
        self.default = default

    def check(self, value: object) -> object:
        """Return the value if the option can take it."""
        raise NotImplementedError

    def parse(self, text: str) -> object:
        """Return the value a text stands for, as typed on a command line."""
        return text

    def takes(self) -> dict[str, object]:
        """Describe what the option takes, for forms and help."""
        raise NotImplementedError


class WordOption(Option):
    """One of a few words.

    >>> WordOption("draw", ("choose", "random")).check("random")
    'random'
    """

    def __init__(self, id: str, words: tuple[str, ...]) -> None:
        super().__init__(id, words[0])
        self.words = words

    def check(self, value: object) -> object:
        if not isinstance(value, str) or value not in self.words:
            raise SetupError(
                f"option {self.id!r} is {value!r}; {nearest(str(value), [*self.words])}",
                unknown(self.id, str(value), [*self.words]),
            )
        return value

    def takes(self) -> dict[str, object]:
        return {"kind": "word", "words": list(self.words), "default": self.default}


class NumberOption(Option):
    """A whole number in a range."""

    def __init__(self, id: str, default: int, lowest: int, highest: int) -> None:
        super().__init__(id, default)
        self.lowest = lowest
        self.highest = highest

    def check(self, value: object) -> object:
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or not self.lowest <= value <= self.highest
        ):
            raise SetupError(
                f"option {self.id!r} is {value!r}; "
                f"right would be a whole number from {self.lowest} to {self.highest}",
                about(self.id, "setup-number", fewest=self.lowest, most=self.highest),
            )
        return value

    def parse(self, text: str) -> object:
        try:
            return int(text)
        except ValueError:
            return text

    def takes(self) -> dict[str, object]:
        return {
            "kind": "number",
            "lowest": self.lowest,
            "highest": self.highest,
            "default": self.default,
        }


class FlagOption(Option):
    """Yes or no."""

    def __init__(self, id: str, default: bool = False) -> None:
        super().__init__(id, default)

    def check(self, value: object) -> object:
        if not isinstance(value, bool):
            raise SetupError(
                f"option {self.id!r} is {value!r}; right would be: yes, no",
                unknown(self.id, str(value), ["yes", "no"]),
            )
        return value

    def parse(self, text: str) -> object:
        known = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
        return known.get(text.lower(), text)

    def takes(self) -> dict[str, object]:
        return {"kind": "flag", "default": self.default}


class TextOption(Option):
    """A short text that the game reads itself."""

    def __init__(self, id: str, default: str = "", longest: int = 400) -> None:
        super().__init__(id, default)
        self.longest = longest

    def check(self, value: object) -> object:
        if not isinstance(value, str) or len(value) > self.longest:
            raise SetupError(
                f"option {self.id!r} must be a text of at most {self.longest} characters",
                about(self.id, "setup-text", most=self.longest),
            )
        return value

    def takes(self) -> dict[str, object]:
        return {"kind": "text", "longest": self.longest, "default": self.default}


class Odds:
    """One figure shown beside an option before it is chosen: an exact fraction, `odds-<key>`."""

    def __init__(self, key: str, numerator: int, denominator: int, percent: bool = True) -> None:
        self.key = key
        self.numerator = numerator
        self.denominator = denominator
        self.percent = percent  # else a mean, such as expected wounds

    def data(self) -> dict[str, object]:
        """Return the figure as plain data."""
        return {
            "key": self.key,
            "numerator": self.numerator,
            "denominator": self.denominator,
            "percent": self.percent,
        }


class Setup:
    """How a table is laid: game, seats, options, and the folder of the cards if not our own."""

    def __init__(
        self, game: str, seats: int, options: dict[str, object] | None = None, content: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, object] = {} if options is None else options
        self.content = content

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.game, self.seats, self.options, self.content)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameInfo:
    """A game, ready to be laid out. Each game's package has one as `GAME`."""

    def __init__(
        self,
        id: str,
        fewest: int,
        most: int,
        options: list[Option],
        notation: Notation,
        longest: int,
        folder: Path,
    ) -> None:
        self.id = id
        self.fewest = fewest
        self.most = most
        self.options = options
        self.notation = notation
        self.longest = longest  # decisions in the longest possible game
        self.folder = folder

    # ---- what each game says ----

    def lay(self, setup: Setup, dice: Dice) -> Table:
        """Lay out a table, up to the first question. The set-up has been checked."""
        raise NotImplementedError

    def content_version(self, content: str = "") -> str:
        """Return a short fingerprint of the cards and numbers in play."""
        return "1"

    def prompt(self, g: Any) -> Phrase:
        """Return the sentence that puts the open question: key `ask-<question>`."""
        return Phrase(f"ask-{kebab(g.asking())}")

    def odds(self, g: Any, action: Action) -> list[Odds]:
        """Return exact chances worth knowing before choosing an action."""
        return []

    def refused(self, g: Any) -> list[tuple[Action, Phrase]]:
        """Return actions that look natural now but are not legal, each with the reason."""
        return []

    def seat_names(self, g: Any) -> list[Phrase]:
        """Return what each seat plays: a warrior, a warband, a colour."""
        return [Phrase("seat", {"number": seat + 1}) for seat in range(g.seats)]

    def scores(self, g: Any) -> list[dict[str, int]]:
        """Return the public standing of each seat, figures by key."""
        return [{} for seat in range(g.seats)]

    def roles(self, g: Any) -> list[list[str]]:
        """Return what each seat plays, by id, for statistics: warriors, warbands, characters."""
        return [[] for seat in range(g.seats)]

    def cards(self, content: str = "") -> list[dict[str, object]]:
        """Return every card as data: id, group, figures, sources, provenance, note."""
        return []

    def decks(self, content: str = "") -> dict[str, object] | None:
        """Return the limits of decks players build, and decks to start from; None: no decks."""
        return None

    def read_deck(self, text: str, content: str = "") -> dict[str, object]:
        """Return the deck of a file's text or a share code as data, with its faults."""
        raise ContentError(f"nobody builds decks for {self.id}")

    def random_setup(self, dice: Dice) -> Setup:
        """Return some legal set-up, for tests that must see them all."""
        seats = self.fewest + dice.below(self.most - self.fewest + 1)
        return self.check(Setup(self.id, seats))

    # ---- the same for all ----

    def check(self, setup: Setup) -> Setup:
        """Return the set-up with every option filled in, or say what is wrong with it."""
        if setup.game != self.id:
            raise SetupError(f"{setup.game!r} is not {self.id!r}")
        if not self.fewest <= setup.seats <= self.most:
            raise SetupError(
                f"{self.id} is for {self.fewest} to {self.most} players, not {setup.seats}",
                Phrase("setup-seats", {"fewest": self.fewest, "most": self.most}),
            )
        known = {option.id: option for option in self.options}
        for id in setup.options:
            if id not in known:
                raise SetupError(f"{self.id} has no option {id!r}; {nearest(id, list(known))}")
        checked: dict[str, object] = {}
        for option in self.options:
            checked[option.id] = option.check(setup.options.get(option.id, option.default))
        return Setup(setup.game, setup.seats, checked, setup.content)

    def new(self, setup: Setup, dice: Dice) -> Table:
        """Check the set-up and lay out a table."""
        return self.lay(self.check(setup), dice)

    def parse_options(self, texts: dict[str, str]) -> dict[str, object]:
        """Return options given as text, as on a command line."""
        known = {option.id: option for option in self.options}
        parsed: dict[str, object] = {}
        for id, text in texts.items():
            if id not in known:
                raise SetupError(f"{self.id} has no option {id!r}; {nearest(id, list(known))}")
            parsed[id] = known[id].check(known[id].parse(text))
        return parsed


def kebab(name: str) -> str:
    """Turn a class name into a key.

    >>> kebab("ChooseCards")
    'choose-cards'
    """
    return "".join(["-" + c.lower() if c.isupper() else c for c in name]).lstrip("-")
