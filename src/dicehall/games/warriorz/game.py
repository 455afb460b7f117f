"""Ultimate Warriorz, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.warriorz import features
from dicehall.games.warriorz.asked import asked_warrior
from dicehall.games.warriorz.book import MODES, OWN_TEAMS, WARRIORS, open_book
from dicehall.games.warriorz.canonical import canonical
from dicehall.games.warriorz.complete import WarriorzTable
from dicehall.games.warriorz.listing import list_cards
from dicehall.games.warriorz.notation import WarriorzNotation
from dicehall.games.warriorz.observation import VERSION, fields
from dicehall.games.warriorz.odds import odds_of
from dicehall.games.warriorz.outcome import figures, reasons
from dicehall.games.warriorz.plans import PLANS
from dicehall.games.warriorz.setup import DRAWS, FIRSTS, MOST_EACH, SEATS_OF_MODE, lay_table
from dicehall.games.warriorz.table import Warriorz
from dicehall.games.warriorz.verbs import REVEALED
from dicehall.games.warriorz.victory import glory_of, trophies_of
from dicehall.games.warriorz.volley import Amulet
from dicehall.kit.action import PASS, Action
from dicehall.kit.dice import Dice
from dicehall.kit.figures import Figures, Told
from dicehall.kit.game import Credits, GameInfo, NumberOption, Odds, Setup, TextOption, WordOption
from dicehall.kit.notation import Phrase
from dicehall.kit.observation import Field
from dicehall.kit.style import Rung, Style
from dicehall.kit.table import Table

# 15 answers to set up, then in each of 7 rounds at most 8 cards, 8 * (2 moves, 2 attacks, Skull),
# and 8 amulets of 4 answers in the whole game, and dice passed on.
LONGEST: Final = 600
FIRST_SEATS: Final = {f"seat-{seat}": (seat, WARRIORS) for seat in range(3, WARRIORS + 1)}


class WarriorzInfo(GameInfo):
    """What the battle says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "warriorz",
            2,
            WARRIORS,
            [
                WordOption("mode", MODES, seats=SEATS_OF_MODE),
                WordOption("draw", DRAWS),
                WordOption("first", FIRSTS, seats=FIRST_SEATS).with_word("draw", "choose").seldom(),
                NumberOption("line-up", 1, 1, 4),
                NumberOption("team", 2, 2, 4),
                TextOption("warriors")
                .with_word("draw", "named")
                .of_seats(tuple(open_book().names()), "warrior-", several=True),
                TextOption("sides").with_word("mode", "own-teams"),
            ],
            WarriorzNotation(),
            LONGEST,
            Path(__file__).parent,
        )
        self.observation_version = VERSION
        self.features_version = features.VERSION
        self.order = 1
        self.credits = Credits(
            "Ultimate Warriorz / Воины Затмения", "Guillaume Blossier", "Hazgaard; Игровед"
        )
        self.card_names = ("card", "warrior")
        self.group_names = ("warrior",)
        self.style = Style(explore=0.4, prior=3.0, lots=("PickWarriors",))
        self.former = Style(explore=0.4, prior=3.0, lots=("PickWarriors",), alike=False)
        self.learned = Style(explore=1.0, blend=0.5, sure=1.1, lean=-0.15, lots=("PickWarriors",))
        self.lessons = Style(explore=1.0)
        self.plans = PLANS
        self.tempers = {"bold": "rush", "careful": "turtle"}
        self.ladder = [
            Rung(100),
            Rung(0),
            Rung(0, 3, learned=True),
            Rung(0, 100, learned=True),
            Rung(0, 1200, 2800),
        ]
        # A duel of single warriors is mostly luck; with four a side skill shows.
        self.duel = {"mode": "duel-of-teams", "team": 4}
        self.compared_in_fours = True
        self.card_news = {
            REVEALED: "played",
        }

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return WarriorzTable(setup.seats, dice, open_book(setup.content))

    def lay(self, g: Warriorz, setup: Setup) -> None:
        lay_table(g, setup)

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def prompt(self, g: Warriorz) -> Phrase:
        phrase = super().prompt(g)
        warrior = asked_warrior(g)
        if warrior >= 0:
            phrase.args["warrior"] = Phrase(f"warrior-{g.book.warriors[g.warriors[warrior].id].id}")
        return phrase

    def odds(self, g: Warriorz, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def idle(self, g: Warriorz) -> Action | None:
        """The amulet is of no use when no die hits. [amulet]"""
        if g.over:
            return None
        frame = g.top()
        if not isinstance(frame, Amulet) or frame.count > 0:
            return None
        return PASS if frame.volley(g).harmless(g, frame.warrior) else None

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

    def outcome(self, g: Warriorz) -> list[Phrase]:
        return reasons(g)

    def figures(self, g: Warriorz, told: list[Told]) -> Figures | None:
        return figures(g, told)

    def roles(self, g: Warriorz) -> list[list[str]]:
        return [
            [
                g.book.warriors[g.warriors[i].id].id
                for i in range(len(g.warriors))
                if g.warriors[i].seat == seat
            ]
            for seat in range(g.seats)
        ]

    def canonical(self, content: str = "") -> dict[str, str]:
        return canonical(open_book(content))

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def observation(self, seats: int) -> list[Field]:
        return fields(seats)

    def practice(self, dice: Dice) -> Setup:
        """Half of all battles with four a side, the others of any kind."""
        if dice.below(2) > 0:
            return self.check(Setup(self.id, 2, dict(self.duel)))
        return self.random_setup(dice)

    def random_setup(self, dice: Dice) -> Setup:
        mode = int(dice.below(len(MODES)))
        fewest, most = SEATS_OF_MODE[MODES[mode]]
        seats = fewest + int(dice.below(most - fewest + 1))
        team = 2 + int(dice.below(3))
        plain = mode in (0, OWN_TEAMS)
        draws = ["choose", "random"] if plain else ["choose", "random", "line-up"]
        options: dict[str, object] = {
            "mode": MODES[mode],
            "draw": draws[dice.below(len(draws))],
            "team": team,
            "first": FIRSTS[dice.below(seats + 1)],
        }
        if mode == OWN_TEAMS:
            options["sides"] = random_sides(seats, dice)
        return self.check(Setup(self.id, seats, options))


def random_sides(seats: int, dice: Dice) -> str:
    """Return some teams, for tests that must see them all. [teams.own]"""
    left = WARRIORS - seats
    teams: list[list[str]] = [[] for _team in range(2 + int(dice.below(seats - 1)))]
    for seat in range(seats):
        more = int(dice.below(min(left, MOST_EACH - 1) + 1))
        left -= more
        empty = [team for team in teams if not team]
        fewer = len(empty) >= seats - seat
        chosen = empty[0] if fewer else teams[dice.below(len(teams))]
        chosen.append(f"{seat + 1}:{1 + more}" if more else str(seat + 1))
    return ", ".join(["+".join(team) for team in teams])


GAME: Final = WarriorzInfo()
