"""Warhammer Underworlds: Shadespire, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.shadespire import features
from dicehall.games.shadespire.canonical import canonical_sentences
from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.complete import ShadespireTable
from dicehall.games.shadespire.decks import random_deck, share_code
from dicehall.games.shadespire.ending import ScoreObjectives
from dicehall.games.shadespire.library import open_book
from dicehall.games.shadespire.listing import list_cards
from dicehall.games.shadespire.moves import MoveTo
from dicehall.games.shadespire.notation import ShadespireNotation, fighter_name, seat_name
from dicehall.games.shadespire.observation import VERSION, fields
from dicehall.games.shadespire.odds import odds_of
from dicehall.games.shadespire.outcome import figures, reasons
from dicehall.games.shadespire.plans import PLANS
from dicehall.games.shadespire.ploys import PlayPloy
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.reactions import Objectives, Reactions
from dicehall.games.shadespire.rounds import Activate, ChargeTo
from dicehall.games.shadespire.setup import lay_table
from dicehall.games.shadespire.strikes import Strike, Sweep
from dicehall.games.shadespire.table import (
    ACTIVATIONS,
    BATTLEFIELDS,
    DECK_LISTS,
    MODES,
    NEW_OBJECTIVES,
    SEATS,
    Shadespire,
)
from dicehall.games.shadespire.verbs import (
    DISCARDED,
    DREW,
    DREW_OBJECTIVE,
    DROPPED,
    EQUIPPED,
    PLAYED,
    REPLACED,
    SCORED,
)
from dicehall.kit.action import PASS, Action
from dicehall.kit.bits import count
from dicehall.kit.dice import Dice
from dicehall.kit.figures import Figures, Told
from dicehall.kit.game import Credits, FlagOption, GameInfo, Odds, Setup, TextOption, WordOption
from dicehall.kit.notation import Phrase
from dicehall.kit.observation import Field
from dicehall.kit.style import Rung, Style
from dicehall.kit.table import Table

# A game of four: about 90 answers to set up; 48 activations, each with a dozen answers of its own,
# reactions, and a power step of all hands; three end phases. A match is three games of two and
# twelve rounds of sudden death.
LONGEST: Final = 12_000


class DecksOption(TextOption):
    """The decks seat by seat; of share codes only those of starter decks are told. [deck.open]"""

    def tells(self, word: str) -> bool:
        if super().tells(word):
            return True
        book = open_book()
        return word.lower() in [share_code(book, deck) for deck in book.starters]


class ShadespireInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "shadespire",
            2,
            SEATS,
            [
                TextOption("warbands").of_seats(WARBANDS, "warband-"),
                DecksOption("decks", secret=True, told=("starter", "random")),
                WordOption("deck-lists", DECK_LISTS, before="open").seldom(),
                WordOption("match", MODES, seats=dict.fromkeys(MODES[1:], (2, 2))),
                WordOption("battlefield", BATTLEFIELDS),
                FlagOption("relic"),
                FlagOption("fixed"),
                FlagOption("second-symbol"),
                FlagOption("guard-once"),
                WordOption("new-objectives", NEW_OBJECTIVES, before="always").seldom(),
            ],
            ShadespireNotation(),
            LONGEST,
            Path(__file__).parent,
        )
        self.observation_version = VERSION
        self.features_version = features.VERSION
        self.card_news = {
            DREW: "drawn",
            DREW_OBJECTIVE: "drawn",
            PLAYED: "played",
            EQUIPPED: "played",
            SCORED: "scored",
            DROPPED: "discarded",
            DISCARDED: "discarded",
            REPLACED: "discarded",
        }
        self.quick_seats = 2
        self.order = 3
        self.credits = Credits(
            "Warhammer Underworlds: Shadespire", "Games Workshop", "Games Workshop"
        )
        self.card_names = ("card", "fighter")
        self.group_names = ("group", "warband")
        self.style = Style(explore=0.2, steps=60, prior=3.0, guided=100, lots=("PickWarbands",))
        self.former = Style(
            explore=0.2,
            steps=60,
            prior=3.0,
            guided=100,
            lots=("PickWarbands",),
            former=True,
            alike=False,
        )
        self.learned = Style(explore=0.6, steps=60, guided=100, blend=0.5, lots=("PickWarbands",))
        self.lessons = Style(explore=0.3)
        self.plans = PLANS
        self.tempers = {"bold": "rush", "careful": "turtle"}
        self.ladder = [Rung(100), Rung(0), Rung(0, 70), Rung(0, 300), Rung(0, 4000, 700)]

    def quick(self, seats: int) -> dict[str, object]:
        """Of two, each leads another warband; and nobody has to lay a board. [prepared]"""
        ready: dict[str, object] = {"battlefield": "prepared"}
        return {"warbands": "steelheart, garrek", **ready} if seats == 2 else ready

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return ShadespireTable(setup.seats, dice, open_book(setup.content))

    def lay(self, g: Shadespire, setup: Setup) -> None:
        lay_table(g, setup)

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def public(self, options: dict[str, object]) -> dict[str, object]:
        """With open lists everybody may read the codes."""
        return options if options.get("deck-lists") == "open" else super().public(options)

    def prompt(self, g: Shadespire) -> Phrase:
        phrase = super().prompt(g)
        if g.over:
            return phrase
        frame = g.top()
        if isinstance(frame, (Strike, Sweep, MoveTo, ChargeTo)):
            phrase.args["fighter"] = fighter_name(g, frame.fighter)
        if isinstance(frame, PowerStep):
            return power_prompt(g)
        if isinstance(frame, (ScoreObjectives, Objectives, Reactions)) and g.legal() == [PASS]:
            return empty_prompt(isinstance(frame, Reactions))
        play = g.nearest(PlayPloy)
        if play is not None:
            phrase.args["card"] = Phrase(f"card-{g.book.ploys[play.card].id}")
        return phrase

    def odds(self, g: Shadespire, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def idle(self, g: Shadespire) -> Action | None:
        """Whoever has nobody to activate and no card to draw can only pass, as all can see.

        Of reactions and power cards nobody may be quick: that would tell of the hand.
        """
        if g.over or not isinstance(g.top(), Activate):
            return None
        return PASS if g.option_count == 1 else None

    def seat_names(self, g: Shadespire) -> list[Phrase]:
        return [seat_name(g, seat) for seat in range(g.seats)]

    def scores(self, g: Shadespire) -> list[dict[str, int]]:
        return [
            {
                "glory": g.bands[seat].glory,
                "unspent": g.bands[seat].glory - g.bands[seat].spent,
                "standing": count(g.in_play(seat)),
                "wins": g.bands[seat].wins,
            }
            for seat in range(g.seats)
        ]

    def outcome(self, g: Shadespire) -> list[Phrase]:
        return reasons(g)

    def figures(self, g: Shadespire, told: list[Told]) -> Figures | None:
        return figures(g, told)

    def roles(self, g: Shadespire) -> list[list[str]]:
        if len(g.fighters) == 0:
            return [[] for _seat in range(g.seats)]
        return [[WARBANDS[g.bands[seat].warband]] for seat in range(g.seats)]

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def canonical(self, content: str = "") -> dict[str, str]:
        return canonical_sentences(list_cards(open_book(content)))

    def observation(self, seats: int) -> list[Field]:
        return fields(seats)

    def random_setup(self, dice: Dice) -> Setup:
        """Any seats, warbands, decks, and variants."""
        seats = 2 + int(dice.below(SEATS - 1))
        book = open_book()
        words = []
        decks = []
        for _seat in range(seats):
            warband = int(dice.below(len(WARBANDS)))
            words.append(WARBANDS[warband])
            kind = dice.below(3)
            code = share_code(book, random_deck(book, warband, dice))
            decks.append("starter" if kind == 0 else "random" if kind == 1 else code)
        named = dice.below(3) > 0
        match = MODES[dice.below(len(MODES))] if seats == 2 and dice.below(6) == 0 else MODES[0]
        options: dict[str, object] = {
            "warbands": ", ".join(words) if named else "",
            "decks": ", ".join(decks),
            "match": match,
            "battlefield": BATTLEFIELDS[dice.below(4) == 0],
            "relic": dice.below(3) == 0,
            "fixed": dice.below(3) == 0,
            "second-symbol": dice.below(4) == 0,
            "guard-once": dice.below(4) == 0,
            "deck-lists": DECK_LISTS[dice.below(4) == 0],
            "new-objectives": NEW_OBJECTIVES[dice.below(4) == 0],
        }
        return self.check(Setup(self.id, seats, options))


def power_prompt(g: Shadespire) -> Phrase:
    """Ask for power cards, and say whose activation those for the next one will hold in.
    [ploy.next]"""
    if g.taken == ACTIVATIONS * g.seats:
        return Phrase("ask-power-step-last")
    if g.due() == g.seat:
        return Phrase("ask-power-step-own")
    return Phrase("ask-power-step", {"seat": seat_name(g, int(g.due()))})


def empty_prompt(reaction: bool) -> Phrase:
    """Say that there is nothing but to pass. Who is asked all the same gives nothing away."""
    return Phrase("ask-reactions-none") if reaction else Phrase("ask-objectives-none")


GAME: Final = ShadespireInfo()
