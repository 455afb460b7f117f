"""Shazar. Game of the Gods, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.shazar.card import CHARACTERS, SEATS
from dicehall.games.shazar.fate import Moment
from dicehall.games.shazar.layouts import random_layout, share_code
from dicehall.games.shazar.library import open_book
from dicehall.games.shazar.listing import list_cards
from dicehall.games.shazar.moves import Jumps, Steps
from dicehall.games.shazar.notation import ShazarNotation, seat_name
from dicehall.games.shazar.odds import odds_of
from dicehall.games.shazar.reasons import refusals
from dicehall.games.shazar.relics import at_home
from dicehall.games.shazar.removal import Shed
from dicehall.games.shazar.rolls import AfterRoll, current_check
from dicehall.games.shazar.running import ChooseOption
from dicehall.games.shazar.setup import ALLIANCES, lay_table
from dicehall.games.shazar.table import Shazar
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.game import GameInfo, NumberOption, Odds, Setup, TextOption, WordOption
from dicehall.kit.notation import Phrase
from dicehall.kit.table import Table

MOST_ROUNDS: Final = 200
# A turn asks for a move, a spell and its target, some steps and choices, and after each of a few
# rolls every holder of a Fate card; rarely as many as this. [end.rounds]
LONGEST: Final = MOST_ROUNDS * SEATS * 150


class ShazarInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "shazar",
            2,
            SEATS,
            [
                TextOption("characters"),
                TextOption("layouts"),
                WordOption("alliance", ALLIANCES),
                NumberOption("rounds", 60, 1, MOST_ROUNDS),
            ],
            ShazarNotation(),
            LONGEST,
            Path(__file__).parent,
        )

    def lay(self, setup: Setup, dice: Dice) -> Table:
        return lay_table(setup, dice, open_book(setup.content))

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def prompt(self, g: Shazar) -> Phrase:
        phrase = super().prompt(g)
        if g.over:
            return phrase
        frame = g.stack[len(g.stack) - 1]
        if isinstance(frame, AfterRoll):
            check = current_check(g)
            phrase.args["seat"] = seat_name(g, int(check.seat))
            phrase.args["value"] = check.value
            phrase.args["need"] = check.need
        elif isinstance(frame, (Steps, Jumps)):
            phrase.args["seat"] = seat_name(g, int(frame.who))
        elif isinstance(frame, Moment):
            phrase.args["seat"] = seat_name(g, int(g.active))
            if frame.declared:
                phrase.key += "-declared"
        elif isinstance(frame, Shed):
            phrase.args["value"] = frame.lowest(g)
        elif isinstance(frame, ChooseOption) and g.played >= 0:
            card = f"card-{g.spell(g.played).id}"
            phrase.args["card"] = Phrase(card)
            phrase.args["text"] = Phrase(f"{card}.text")
        return phrase

    def odds(self, g: Shazar, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def refused(self, g: Shazar) -> list[tuple[Action, Phrase]]:
        return refusals(g)

    def seat_names(self, g: Shazar) -> list[Phrase]:
        return [seat_name(g, seat) for seat in range(g.seats)]

    def scores(self, g: Shazar) -> list[dict[str, int]]:
        if len(g.mages) == 0:
            return [{"artifacts": 0, "lives": 0, "maximum": 0} for seat in range(g.seats)]
        return [
            {
                "artifacts": at_home(g, seat),
                "lives": g.mages[seat].life,
                "maximum": g.mages[seat].most,
            }
            for seat in range(g.seats)
        ]

    def roles(self, g: Shazar) -> list[list[str]]:
        if len(g.mages) == 0:
            return [[] for seat in range(g.seats)]
        return [[CHARACTERS[g.mages[seat].character]] for seat in range(g.seats)]

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def random_setup(self, dice: Dice) -> Setup:
        """Any seats, characters, layouts and alliances."""
        seats = 2 + int(dice.below(SEATS - 1))
        way = dice.below(4)
        options: dict[str, object] = {
            "rounds": int(1 + dice.below(40 if dice.below(8) == 0 else 10)),
            "alliance": ALLIANCES[1 if seats == SEATS and dice.below(2) == 0 else 0],
            "characters": "random" if way == 0 else "",
            "layouts": "random" if dice.below(2) == 0 else "",
        }
        if way > 1:
            left = [0, 1, 2, 3]
            chosen = [left.pop(dice.below(len(left))) for seat in range(seats)]
            options["characters"] = ", ".join([CHARACTERS[number] for number in chosen])
            if way == 2:
                book = open_book()
                codes = [share_code(random_layout(book, number, dice)) for number in chosen]
                options["layouts"] = ", ".join(codes)
        return self.check(Setup(self.id, seats, options))


GAME: Final = ShazarInfo()
