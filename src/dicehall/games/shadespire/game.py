"""Warhammer Underworlds: Shadespire, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import (
    OBJECTIVE_CARDS,
    POWER_CARDS,
    deck_from,
    random_deck,
    share_code,
    show_deck,
)
from dicehall.games.shadespire.library import open_book
from dicehall.games.shadespire.listing import list_cards
from dicehall.games.shadespire.moves import MoveTo
from dicehall.games.shadespire.notation import ShadespireNotation, fighter_name, seat_name
from dicehall.games.shadespire.odds import odds_of
from dicehall.games.shadespire.pieces import bits
from dicehall.games.shadespire.ploys import PlayPloy
from dicehall.games.shadespire.reasons import refusals
from dicehall.games.shadespire.rounds import ChargeTo
from dicehall.games.shadespire.setup import lay_table
from dicehall.games.shadespire.strikes import Strike, Sweep
from dicehall.games.shadespire.table import MODES, SEATS, Shadespire
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.game import FlagOption, GameInfo, Odds, Setup, TextOption, WordOption
from dicehall.kit.notation import Phrase
from dicehall.kit.table import Table

# A game of four: about 90 answers to set up; 48 activations, each with a dozen answers of its own,
# reactions, and a power step of all hands; three end phases. A match is three games of two and
# twelve rounds of sudden death.
LONGEST: Final = 12_000


class ShadespireInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "shadespire",
            2,
            SEATS,
            [
                TextOption("warbands"),
                TextOption("decks"),
                WordOption("match", MODES),
                FlagOption("relic"),
                FlagOption("fixed"),
                FlagOption("second-symbol"),
                FlagOption("guard-once"),
            ],
            ShadespireNotation(),
            LONGEST,
            Path(__file__).parent,
        )

    def lay(self, setup: Setup, dice: Dice) -> Table:
        return lay_table(setup, dice, open_book(setup.content))

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def prompt(self, g: Shadespire) -> Phrase:
        phrase = super().prompt(g)
        if g.over:
            return phrase
        frame = g.stack[len(g.stack) - 1]
        if isinstance(frame, (Strike, Sweep, MoveTo, ChargeTo)):
            phrase.args["fighter"] = fighter_name(g, frame.fighter)
        for i in range(len(g.stack)):
            below = g.stack[i]
            if isinstance(below, PlayPloy):
                phrase.args["card"] = Phrase(f"card-{g.book.ploys[below.card].id}")
        return phrase

    def odds(self, g: Shadespire, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def refused(self, g: Shadespire) -> list[tuple[Action, Phrase]]:
        return refusals(g)

    def seat_names(self, g: Shadespire) -> list[Phrase]:
        return [seat_name(g, seat) for seat in range(g.seats)]

    def scores(self, g: Shadespire) -> list[dict[str, int]]:
        return [
            {
                "glory": g.bands[seat].glory,
                "unspent": g.bands[seat].glory - g.bands[seat].spent,
                "standing": bits(g.in_play(seat)),
                "wins": g.bands[seat].wins,
            }
            for seat in range(g.seats)
        ]

    def roles(self, g: Shadespire) -> list[list[str]]:
        if len(g.fighters) == 0:
            return [[] for _seat in range(g.seats)]
        return [[WARBANDS[g.bands[seat].warband]] for seat in range(g.seats)]

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def decks(self, content: str = "") -> dict[str, object] | None:
        book = open_book(content)
        return {
            "limits": {"objectives": OBJECTIVE_CARDS, "power": POWER_CARDS},
            "starters": [show_deck(book, deck) for deck in book.starters],
        }

    def read_deck(self, text: str, content: str = "") -> dict[str, object]:
        book = open_book(content)
        return show_deck(book, deck_from(book, text))

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
        if not named:
            decks = [deck if deck in ("starter", "random") else "random" for deck in decks]
        match = MODES[dice.below(len(MODES))] if seats == 2 and dice.below(6) == 0 else MODES[0]
        options: dict[str, object] = {
            "warbands": ", ".join(words) if named else "",
            "decks": ", ".join(decks),
            "match": match,
            "relic": dice.below(3) == 0,
            "fixed": dice.below(3) == 0,
            "second-symbol": dice.below(4) == 0,
            "guard-once": dice.below(4) == 0,
        }
        return self.check(Setup(self.id, seats, options))


GAME: Final = ShadespireInfo()
