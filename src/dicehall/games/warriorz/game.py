"""Ultimate Warriorz, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.warriorz.book import MODES, WARRIORS, open_book
from dicehall.games.warriorz.listing import list_cards
from dicehall.games.warriorz.notation import WarriorzNotation
from dicehall.games.warriorz.odds import odds_of
from dicehall.games.warriorz.reasons import refusals
from dicehall.games.warriorz.setup import DRAWS, SEATS_OF_MODE, lay_table
from dicehall.games.warriorz.table import Warriorz
from dicehall.games.warriorz.victory import glory_of, trophies_of
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.game import GameInfo, NumberOption, Odds, Setup, TextOption, WordOption
from dicehall.kit.notation import Phrase
from dicehall.kit.table import Table

# 15 answers to set up, then in each of 7 rounds at most 8 cards, 8 * (2 moves, 2 attacks, Skull),
# and 8 amulets of 4 answers in the whole game, and dice passed on.
LONGEST: Final = 600


class WarriorzInfo(GameInfo):
    """What the battle says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "warriorz",
            2,
            WARRIORS,
            [
                WordOption("mode", MODES),
                WordOption("draw", DRAWS),
                NumberOption("line-up", 1, 1, 4),
                NumberOption("team", 2, 2, 4),
                TextOption("warriors"),
            ],
            WarriorzNotation(),
            LONGEST,
            Path(__file__).parent,
        )

    def lay(self, setup: Setup, dice: Dice) -> Table:
        return lay_table(setup, dice, open_book(setup.content))

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def prompt(self, g: Warriorz) -> Phrase:
        phrase = super().prompt(g)
        warrior = g.asked_warrior()
        if warrior >= 0:
            phrase.args["warrior"] = Phrase(f"warrior-{g.book.warriors[g.warriors[warrior].id].id}")
        return phrase

    def odds(self, g: Warriorz, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def refused(self, g: Warriorz) -> list[tuple[Action, Phrase]]:
        return refusals(g)

    def seat_names(self, g: Warriorz) -> list[Phrase]:
        names = []
        for seat in range(g.seats):
            own = [
                Phrase(f"warrior-{g.book.warriors[g.warriors[i].id].id}")
                for i in range(len(g.warriors))
                if g.warriors[i].seat == seat
            ]
            names.append(
                Phrase("seat-of", {"number": seat + 1, "warriors": own})
                if own
                else Phrase("seat", {"number": seat + 1})
            )
        return names

    def scores(self, g: Warriorz) -> list[dict[str, int]]:
        scores = []
        for seat in range(g.seats):
            team = g.team_of_seat(seat)
            lives = 0
            for i in range(len(g.warriors)):
                if g.warriors[i].team == team:
                    lives += g.warriors[i].lives
            scores.append(
                {"glory": glory_of(g, team), "trophies": trophies_of(g, team), "lives": lives}
            )
        return scores

    def roles(self, g: Warriorz) -> list[list[str]]:
        return [
            [
                g.book.warriors[g.warriors[i].id].id
                for i in range(len(g.warriors))
                if g.warriors[i].seat == seat
            ]
            for seat in range(g.seats)
        ]

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def random_setup(self, dice: Dice) -> Setup:
        mode = int(dice.below(len(MODES)))
        fewest, most = SEATS_OF_MODE[mode]
        seats = fewest + int(dice.below(most - fewest + 1))
        team = 2 + int(dice.below(3))
        draws = ["choose", "random"] if mode == 0 else ["choose", "random", "line-up"]
        options: dict[str, object] = {
            "mode": MODES[mode],
            "draw": draws[dice.below(len(draws))],
            "team": team,
        }
        return self.check(Setup(self.id, seats, options))


GAME: Final = WarriorzInfo()
