"""Shazar. Game of the Gods, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.shazar import features
from dicehall.games.shazar.canonical import canonical
from dicehall.games.shazar.card import CHARACTERS, SEATS
from dicehall.games.shazar.complete import ShazarTable
from dicehall.games.shazar.fate import Moment
from dicehall.games.shazar.field import TILES, place_word
from dicehall.games.shazar.idle import idle_answer
from dicehall.games.shazar.laying import LayField
from dicehall.games.shazar.layouts import random_layout, share_code
from dicehall.games.shazar.library import open_book
from dicehall.games.shazar.listing import list_cards
from dicehall.games.shazar.moves import ChooseExit, Jumps, Steps
from dicehall.games.shazar.notation import ShazarNotation, player_name, seat_name
from dicehall.games.shazar.observation import VERSION, fields
from dicehall.games.shazar.odds import odds_of
from dicehall.games.shazar.outcome import figures, reasons
from dicehall.games.shazar.plans import PLANS
from dicehall.games.shazar.relics import at_home
from dicehall.games.shazar.removal import Shed
from dicehall.games.shazar.rolls import AfterRoll, current_check
from dicehall.games.shazar.running import ChooseEnemy, ChooseOption
from dicehall.games.shazar.setup import ALLIANCES, CHOOSE, FIRSTS, RANDOM, STANDARD, lay_table
from dicehall.games.shazar.spells import Aim, BarHex, PlaceHex
from dicehall.games.shazar.table import NO_LAST_ROUND, Shazar
from dicehall.games.shazar.verbs import (
    CAST_HIDDEN,
    CAST_SPELL,
    DELIVERED,
    DISCARDED,
    FATE_FIRED,
    FATE_KEPT,
    FATE_PLAYED,
    TAKEN,
)
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.figures import Figures, Told
from dicehall.kit.game import Credits, GameInfo, NumberOption, Odds, Setup, TextOption, WordOption
from dicehall.kit.notation import Phrase
from dicehall.kit.observation import Field
from dicehall.kit.style import Rung, Style
from dicehall.kit.table import Frame, Table

MOST_ROUNDS: Final = 200
FIRST_SEATS: Final = {"seat-3": (3, SEATS), "seat-4": (4, SEATS)}
# A turn asks for a move, a spell and its target, some steps and choices, and after each of a few
# rolls every holder of a Fate card; rarely as many as this. [end.rounds]
LONGEST: Final = NO_LAST_ROUND * SEATS * 150


class ShazarInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "shazar",
            2,
            SEATS,
            [
                TextOption("characters").of_seats(CHARACTERS, "card-"),
                TextOption("layouts").of_seats((STANDARD, RANDOM, CHOOSE), "layout-"),
                WordOption("alliance", ALLIANCES, seats={"pairs": (SEATS, SEATS)}),
                WordOption(
                    "first", FIRSTS, seats={"seat-3": (3, SEATS), "seat-4": (4, SEATS)}
                ).seldom(),
                NumberOption("rounds", 60, 0, MOST_ROUNDS),
            ],
            ShazarNotation(),
            LONGEST,
            Path(__file__).parent,
        )
        self.observation_version = VERSION
        self.features_version = features.VERSION
        self.card_news = {
            CAST_SPELL: "played",
            CAST_HIDDEN: "played",
            FATE_KEPT: "drawn",
            FATE_FIRED: "drawn",
            FATE_PLAYED: "played",
            TAKEN: "captured",
            DELIVERED: "scored",
            DISCARDED: "discarded",
        }
        self.quick_seats = 2
        self.order = 4
        self.credits = Credits(
            "Шазар. Игра богов / Shazar: Game of the Gods", "Павел Иф, Ник Зельге", "DiceBrink"
        )
        self.style = Style(explore=0.05, steps=0, prior=3.0)
        self.former = Style(
            explore=0.05, steps=0, prior=3.0, former=True, settles=False, alike=False
        )
        self.learned = Style(explore=0.2, heed=0.25)
        self.plans = PLANS
        self.tempers = {"bold": "rush", "careful": "turtle"}
        self.ladder = [Rung(3), Rung(3, 1), Rung(0, 3), Rung(0, 25), Rung(0, 1500)]

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return ShazarTable(setup.seats, dice, open_book(setup.content))

    def lay(self, g: Shazar, setup: Setup) -> None:
        lay_table(g, setup)

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def prompt(self, g: Shazar) -> Phrase:
        phrase = super().prompt(g)
        if g.over:
            return phrase
        frame = g.top()
        if isinstance(frame, AfterRoll):
            check = current_check(g)
            phrase.args["seat"] = seat_name(g, int(check.seat))
            phrase.args["value"] = check.value
            phrase.args["need"] = check.need
        elif isinstance(frame, ChooseExit):
            phrase.args["seat"] = seat_name(g, int(frame.seat))
        elif isinstance(frame, (Steps, Jumps)):
            phrase.args["seat"] = seat_name(g, int(frame.who))
        elif isinstance(frame, Moment):
            phrase.args["seat"] = seat_name(g, int(g.active))
            if frame.declared:
                phrase.key += "-declared"
        elif isinstance(frame, LayField):
            phrase.args["where"] = place_word(int(frame.laid) + 1)
            if frame.laid >= TILES:
                phrase.key += "-in" if frame.laid == TILES else "-out"
        elif isinstance(frame, Shed):
            phrase.args["value"] = frame.lowest(g)
        elif g.played >= 0:
            say_card(phrase, frame, f"card-{g.spell(g.played).id}")
        return phrase

    def odds(self, g: Shazar, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def idle(self, g: Shazar) -> Action | None:
        """Pass a window for which, as all can see, nobody can hold a card; cast from no hand."""
        return idle_answer(g)

    def seat_names(self, g: Shazar) -> list[Phrase]:
        return [player_name(g, seat) for seat in range(g.seats)]

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

    def outcome(self, g: Shazar) -> list[Phrase]:
        return reasons(g)

    def figures(self, g: Shazar, told: list[Told]) -> Figures | None:
        return figures(g, told)

    def roles(self, g: Shazar) -> list[list[str]]:
        if len(g.mages) == 0:
            return [[] for seat in range(g.seats)]
        return [[CHARACTERS[g.mages[seat].character]] for seat in range(g.seats)]

    def canonical(self, content: str = "") -> dict[str, str]:
        return canonical(open_book(content))

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def observation(self, seats: int) -> list[Field]:
        return fields(seats)

    def practice(self, dice: Dice) -> Setup:
        """Two of three games with two players, the others with more; any characters."""
        seats = 2 if dice.below(3) > 0 else 3 + int(dice.below(2))
        pairs = seats == SEATS and dice.below(2) == 0
        options: dict[str, object] = {"alliance": ALLIANCES[1 if pairs else 0]}
        if dice.below(2) == 0:
            options["characters"] = "random"
        if dice.below(4) == 0:
            options["layouts"] = "random"
        return self.check(Setup(self.id, seats, options))

    def random_setup(self, dice: Dice) -> Setup:
        """Any seats, characters, layouts and alliances."""
        seats = 2 + int(dice.below(SEATS - 1))
        way = dice.below(4)
        options: dict[str, object] = {
            "rounds": int(1 + dice.below(40 if dice.below(8) == 0 else 10)),
            "alliance": ALLIANCES[1 if seats == SEATS and dice.below(2) == 0 else 0],
            "characters": "random" if way == 0 else "",
            "layouts": ("", "random", "choose", "choose, random")[
                dice.below(4 if seats == 2 else 3)
            ],
            "first": FIRSTS[dice.below(seats + 1)],
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


def say_card(phrase: Phrase, frame: Frame, card: str) -> None:
    """Name the spell that has put a question; some questions come without a spell too."""
    if isinstance(frame, (Aim, PlaceHex, ChooseOption, BarHex, ChooseEnemy)):
        phrase.args["card"] = Phrase(card)
    if isinstance(frame, (BarHex, ChooseEnemy)):
        phrase.key += "-card"
    elif isinstance(frame, ChooseOption):
        phrase.args["text"] = Phrase(f"{card}.text")


GAME: Final = ShazarInfo()
