"""What a game says of itself: seats, options, words, and how a table of it is laid."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dicehall.kit.action import Action
from dicehall.kit.content import packs_in
from dicehall.kit.dice import Dice
from dicehall.kit.events import Event
from dicehall.kit.figures import Figures, Told
from dicehall.kit.notation import Notation, Phrase, Said, nearest
from dicehall.kit.observation import Field
from dicehall.kit.plan import Plan
from dicehall.kit.style import ANY_GAME, USUAL_LADDER, Rung, Style
from dicehall.kit.table import Table

OWN: Final = "own"  # in place of a word that is nobody else's business
PACKS: Final = "packs"  # the option that names the packs whose cards are in play


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
        self.before: object = default  # what held before there was this option
        self.needs: tuple[str, str] | None = None  # it means something only with this word
        self.rare = False  # forms fold it away
        self.choices: dict[str, object] | None = None  # what may be said of each seat

    def with_word(self, option: str, word: str) -> Option:
        """Let this option mean something only while another one has a certain word.

        >>> TextOption("code").with_word("wilds", "code").takes()["needs"]
        {'option': 'wilds', 'word': 'code'}
        """
        self.needs = (option, word)
        return self

    def seldom(self) -> Option:
        """Let forms fold this option away: few ever touch it."""
        self.rare = True
        return self

    def of_seats(self, words: tuple[str, ...], names: str, several: bool = False) -> Option:
        """Say what a text may name for each seat, so that a form can offer it: words, the keys of
        their names without the word, and whether a seat may have several, joined by +.

        >>> TextOption("bands").of_seats(("a", "b"), "band-").takes()["choices"]
        {'words': ['a', 'b'], 'names': 'band-', 'several': False}
        """
        self.choices = {"words": list(words), "names": names, "several": several}
        return self

    def described(self, **more: object) -> dict[str, object]:
        """Return what a form wants to know of any option, and more."""
        if self.needs is not None:
            more["needs"] = {"option": self.needs[0], "word": self.needs[1]}
        if self.choices is not None:
            more["choices"] = self.choices
        return {"default": self.default, "rare": self.rare, **more}

    def check(self, value: object) -> object:
        """Return the value if the option can take it."""
        raise NotImplementedError

    def parse(self, text: str) -> object:
        """Return the value a text stands for, as typed on a command line."""
        return text

    def takes(self) -> dict[str, object]:
        """Describe what the option takes, for forms and help."""
        raise NotImplementedError

    def public(self, value: object) -> object:
        """Return as much of a value as everybody may know before the game is over."""
        return value


class WordOption(Option):
    """One of a few words. Some may be for fewer seats than the game: *seats* names the limits.

    >>> WordOption("draw", ("choose", "random")).check("random")
    'random'
    """

    def __init__(
        self,
        id: str,
        words: tuple[str, ...],
        before: str = "",
        seats: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        super().__init__(id, words[0])
        self.words = words
        self.seats: dict[str, tuple[int, int]] = {} if seats is None else seats
        if before:
            self.before = before

    def check(self, value: object) -> object:
        if not isinstance(value, str) or value not in self.words:
            raise SetupError(
                f"option {self.id!r} is {value!r}; {nearest(str(value), [*self.words])}",
                unknown(self.id, str(value), [*self.words]),
            )
        return value

    def takes(self) -> dict[str, object]:
        seats = {word: list(few_and_most) for word, few_and_most in self.seats.items()}
        return self.described(kind="word", words=list(self.words), seats=seats)


class NumberOption(Option):
    """A whole number in a range."""

    def __init__(self, id: str, default: int, lowest: int, highest: int) -> None:
        super().__init__(id, default)
        self.rare = True
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
        return self.described(kind="number", lowest=self.lowest, highest=self.highest)


class FlagOption(Option):
    """Yes or no."""

    def __init__(self, id: str, default: bool = False) -> None:
        super().__init__(id, default)
        self.rare = True

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
        return self.described(kind="flag")


class TextOption(Option):
    """A short text that the game reads itself.

    Of a secret one, parted by commas, only the *told* words are known to all; `own` stands for any
    other, such as the code of a deck that its owner has built.

    >>> TextOption("decks", secret=True, told=("starter",)).public("starter, shaab6ovq")
    'starter, own'
    """

    def __init__(
        self,
        id: str,
        default: str = "",
        longest: int = 400,
        secret: bool = False,
        told: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, default)
        self.longest = longest
        self.secret = secret
        self.told = told

    def check(self, value: object) -> object:
        if not isinstance(value, str) or len(value) > self.longest:
            raise SetupError(
                f"option {self.id!r} must be a text of at most {self.longest} characters",
                about(self.id, "setup-text", most=self.longest),
            )
        return value

    def takes(self) -> dict[str, object]:
        return self.described(kind="text", longest=self.longest, secret=self.secret)

    def public(self, value: object) -> object:
        if not self.secret or not isinstance(value, str) or not value.strip():
            return value
        words = [word.strip() for word in value.split(",")]
        return ", ".join([word if self.tells(word) else OWN for word in words])

    def tells(self, word: str) -> bool:
        """Say whether everybody may know a word of the text."""
        return word in self.told


class Odds:
    """One figure shown beside an option before it is chosen: an exact fraction, `odds-<key>`.

    What it leaves out of account is named in *without*: `odds-without-<key>` says it in words.

    >>> Odds("hit", 1, 3, without=("amulet",)).data()["without"]
    ['amulet']
    """

    def __init__(
        self,
        key: str,
        numerator: int,
        denominator: int,
        percent: bool = True,
        without: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.numerator = numerator
        self.denominator = denominator
        self.percent = percent  # else a mean, such as expected wounds
        self.without = without

    def data(self) -> dict[str, object]:
        """Return the figure as plain data."""
        data: dict[str, object] = {
            "key": self.key,
            "numerator": self.numerator,
            "denominator": self.denominator,
            "percent": self.percent,
        }
        if self.without:
            data["without"] = list(self.without)
        return data


def left_out(odds: list[Odds]) -> list[str]:
    """Return what some figures leave out of account, each once, in their order.

    >>> left_out([Odds("hit", 1, 2, without=("reroll",)), Odds("out", 0, 1, without=("reroll",))])
    ['reroll']
    """
    found: list[str] = []
    for figure in odds:
        found += [key for key in figure.without if key not in found]
    return found


class Credits:
    """Who made the game on the table, and who sells it."""

    def __init__(self, title: str, authors: str = "–", publisher: str = "–") -> None:
        self.title = title
        self.authors = authors
        self.publisher = publisher

    def data(self) -> dict[str, str]:
        """Return them as plain data."""
        return {"title": self.title, "authors": self.authors, "publisher": self.publisher}


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
        self.known = {option.id: option for option in options}
        self.limited = [one for one in options if isinstance(one, WordOption) and one.seats]
        self.notation = notation
        self.longest = longest  # decisions in the longest possible game
        self.folder = folder
        self.observation_version = 1  # raised when a number changes its place or meaning
        self.features_version = 1  # likewise for the rows that a net sees
        self.small = False  # one that everybody knows: shown last
        self.order = 100  # games are shown by this number, then by id
        self.quick_seats = min(most, max(fewest, 4))  # when somebody wants to play at once
        self.credits: Credits | None = None
        self.card_names: tuple[str, ...] = ("card",)  # keys before a card's id, the first that is
        self.group_names: tuple[str, ...] = ("group",)  # and before the id of a group of cards
        self.style: Style = ANY_GAME  # of the search
        self.former: Style | None = None  # of `classic`, if it was another
        self.learned: Style | None = None  # of the search, with the net in the game's folder
        self.lessons: Style | None = None  # likewise while it learns, if that is another
        self.ladder: list[Rung] = USUAL_LADDER  # the levels of bots
        self.plans: dict[str, Plan] = {}  # simple ones, to which bots must not yield
        self.tempers: dict[str, str] = {}  # plans by which bold and careful bots choose
        self.duel: dict[str, object] = {}  # options under which bots are compared one to one
        self.compared_in_fours = False  # the strongest bot must also stand against three
        # What events tell of cards, for statistics: event number, and `played`, `captured` ... Such
        # an event names the owner first and the card, or the cards, next.
        self.card_news: dict[int, str] = {}

    def temper(self, name: str) -> Plan | None:
        """Return the plan by which a bold or careful bot chooses between answers about as good."""
        return self.plans.get(self.tempers.get(name, name))

    # ---- what each game says ----

    def quick(self, seats: int) -> dict[str, object]:
        """Return the options for who wants to play at once, with as little to set up as can be."""
        return {}

    def blank(self, setup: Setup, dice: Dice) -> Table:
        """Return a table on which nothing lies yet. The set-up has been checked."""
        raise NotImplementedError

    def lay(self, g: Any, setup: Setup) -> None:
        """Lay out a blank table as the set-up says, and push the first piece of the rules."""
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
        table: Table = g
        return [
            (refusal.action, self.notation.reason(table, refusal)) for refusal in table.refusals()
        ]

    def idle(self, g: Any) -> Action | None:
        """Return the answer that any player would give, judged by what everybody sees, or None.

        A hall may give it for whoever wishes. So it must not depend on what the asked seat holds:
        to be quick would tell. The conformance suite looks after that.
        """
        return None

    def seat_names(self, g: Any) -> list[Phrase]:
        """Return what each seat plays: a warrior, a warband, a colour."""
        return [Phrase("seat", {"number": seat + 1}) for seat in range(g.seats)]

    def scores(self, g: Any) -> list[dict[str, int]]:
        """Return the public standing of each seat, figures by key."""
        return [{} for seat in range(g.seats)]

    def outcome(self, g: Any) -> list[Phrase]:
        """Return why a finished game was won, with the figures that decided: `outcome-<why>`."""
        return []

    def figures(self, g: Any, told: list[Told]) -> Figures | None:
        """Return what each seat or piece did in a finished game, counted from all that was told."""
        return None

    def roles(self, g: Any) -> list[list[str]]:
        """Return what each seat plays, by id, for statistics: warriors, warbands, characters."""
        return [[] for seat in range(g.seats)]

    def cards(self, content: str = "") -> list[dict[str, object]]:
        """Return every card as data: id, group, figures, sources, provenance, note."""
        return []

    def canonical(self, content: str = "") -> dict[str, str]:
        """Return by card id what its effect does, in a plain English sentence.

        The sentence is made from the words of the content file alone, never from a text, so that
        the text of a card can be held against it (`dicehall cards GAME --effects`).
        """
        return {}

    def observation(self, seats: int) -> list[Field]:
        """Say what the numbers mean that a table for so many seats lets a seat observe."""
        raise NotImplementedError

    def practice(self, dice: Dice) -> Setup:
        """Return a table at which a net learns the game: one as bots are compared at.

        A game whose `features` are the same for any number of seats names other tables too.
        """
        return self.check(Setup(self.id, max(2, self.fewest), dict(self.duel)))

    def random_setup(self, dice: Dice) -> Setup:
        """Return some legal set-up, for tests that must see them all."""
        seats = self.fewest + dice.below(self.most - self.fewest + 1)
        return self.check(Setup(self.id, seats))

    # ---- the same for all ----

    def shown_at(self) -> tuple[bool, int, str]:
        """Return where the game stands among the others."""
        return (self.small, self.order, self.id)

    def check(self, setup: Setup) -> Setup:
        """Return the set-up with every option filled in, or say what is wrong with it."""
        if setup.game != self.id:
            raise SetupError(f"{setup.game!r} is not {self.id!r}")
        if not self.fewest <= setup.seats <= self.most:
            raise SetupError(
                f"{self.id} is for {self.fewest} to {self.most} players, not {setup.seats}",
                Phrase("setup-seats", {"fewest": self.fewest, "most": self.most}),
            )
        for id in setup.options:
            if id not in self.known and id != PACKS:
                there = nearest(id, list(self.known))
                raise SetupError(f"{self.id} has no option {id!r}; {there}")
        checked: dict[str, object] = {}
        for option in self.options:
            checked[option.id] = option.check(setup.options.get(option.id, option.default))
        for limited in self.limited:
            fits_seats(limited, str(checked[limited.id]), setup.seats)
        packs = packs_of(setup) if setup.content or PACKS in setup.options else ""
        if packs:
            checked[PACKS] = packs
        return Setup(setup.game, setup.seats, checked, setup.content)

    def new(self, setup: Setup, dice: Dice, journal: list[Event] | None = None) -> Table:
        """Check the set-up and lay out a table, up to the first question.

        What is told meanwhile goes into the journal, if one is given.
        """
        checked = self.check(setup)
        g = self.blank(checked, dice)
        g.journal = journal
        self.lay(g, checked)
        g.advance()
        return g

    def restored(self, setup: Setup, version: str = "") -> Setup:
        """Return the set-up of a stored game; an option younger than it has what held before.

        With the version of its cards it has those of then, if they are among ours of before.
        """
        options = {option.id: option.before for option in self.options}
        content = setup.content
        if version and not content and version != self.content_version():
            content = self.earlier(version)
        return Setup(setup.game, setup.seats, {**options, **setup.options}, content)

    def earlier(self, version: str) -> str:
        """Return the folder of cards that were ours before, by their version, or nothing."""
        folder = self.folder / "earlier" / version
        return str(folder) if version.isalnum() and folder.is_dir() else ""

    def public(self, options: dict[str, object]) -> dict[str, object]:
        """Return the options of a table as everybody may know them before the game is over."""
        known = self.known
        return {
            id: known[id].public(value) if id in known else value for id, value in options.items()
        }

    def parse_options(self, texts: dict[str, str]) -> dict[str, object]:
        """Return options given as text, as on a command line."""
        known = self.known
        parsed: dict[str, object] = {}
        for id, text in texts.items():
            if id not in known:
                raise SetupError(f"{self.id} has no option {id!r}; {nearest(id, list(known))}")
            parsed[id] = known[id].check(known[id].parse(text))
        return parsed


def packs_of(setup: Setup) -> str:
    """Return the packs of a set-up; all that it names must be among its cards."""
    here = packs_in(setup.content)
    wanted = setup.options.get(PACKS, "")
    laid = here.split(", ")
    for label in [] if wanted == "" else str(wanted).split(", "):
        if label not in laid:
            name = label.partition("@")[0]
            other = [one for one in laid if one.partition("@")[0] == name]
            beside = f", not {said_pack(other[0])}" if other else ""
            raise SetupError(
                f"needs the pack {said_pack(label)}{beside}; --pack DIR says where it is",
                Phrase("setup-pack", {"text": said_pack(label)}),
            )
    return here


def said_pack(label: str) -> str:
    """Return a pack as people are told of it.

    >>> said_pack("marsh@1.0#0123456789ab")
    "'marsh' 1.0 (0123456789ab)"
    """
    name, _at, rest = label.partition("@")
    version, _hash, digest = rest.partition("#")
    return f"{name!r} {version} ({digest})" if rest else repr(name)


def fits_seats(option: WordOption, word: str, seats: int) -> None:
    """Refuse a word that is for other numbers of seats."""
    if word not in option.seats:
        return
    fewest, most = option.seats[word]
    if not fewest <= seats <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise SetupError(
            f"option {option.id!r}: {word!r} is for {wanted} players, not {seats}",
            about(
                option.id,
                "setup-seats-exactly" if fewest == most else "setup-seats-range",
                word=Phrase(f"option-{option.id}-{word}"),
                fewest=fewest,
                most=most,
            ),
        )


def kebab(name: str) -> str:
    """Turn a class name into a key.

    >>> kebab("ChooseCards")
    'choose-cards'
    """
    return "".join(["-" + c.lower() if c.isupper() else c for c in name]).lstrip("-")
