"""Quarriors!, ready to be laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.games.quarriors import features
from dicehall.games.quarriors.attack import BeforeAttack
from dicehall.games.quarriors.book import open_book
from dicehall.games.quarriors.canonical import canonical
from dicehall.games.quarriors.complete import QuarriorsTable
from dicehall.games.quarriors.defence import BeforeDefence, Defence
from dicehall.games.quarriors.listing import list_cards
from dicehall.games.quarriors.notation import QuarriorsNotation, creature_name, die_name
from dicehall.games.quarriors.observation import VERSION, fields
from dicehall.games.quarriors.oddities import CopyForm
from dicehall.games.quarriors.odds import odds_of
from dicehall.games.quarriors.outcome import figures, reasons
from dicehall.games.quarriors.piles import PORTAL, SLOTS
from dicehall.games.quarriors.plans import PLANS
from dicehall.games.quarriors.reactions import NamedCreature, NamedSpell
from dicehall.games.quarriors.rolling import Reroll
from dicehall.games.quarriors.scoring import Cull, ScoringDraw
from dicehall.games.quarriors.setup import FIRSTS, LENGTHS, SCORING_DRAWS, WAYS, lay_table
from dicehall.games.quarriors.table import NO_LAST_ROUND, SEATS, Quarriors
from dicehall.games.quarriors.verbs import (
    CAPTURED,
    CAST_SPELL,
    CULLED,
    DESTROYED,
    DREW,
    ROLLED,
    SCORED,
    SUMMONED,
    TOOK,
)
from dicehall.games.quarriors.wilds import code_of, random_numbers
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.figures import Figures, Told
from dicehall.kit.game import (
    Credits,
    FlagOption,
    GameInfo,
    NumberOption,
    Odds,
    Setup,
    TextOption,
    WordOption,
)
from dicehall.kit.notation import Phrase
from dicehall.kit.observation import Field
from dicehall.kit.style import Rung, Style
from dicehall.kit.table import NOBODY, Table

MOST_ROUNDS: Final = 100
MOST_HEAD_START: Final = 5
# In a turn at most 40 immediate effects of 3 answers each; every die is scored, culled, summoned,
# cast or put away at most once, and there are 105 dice with a choice or two each. [end.rounds]
LONGEST: Final = NO_LAST_ROUND * SEATS * 600
FIRST_SEATS: Final = {"seat-3": (3, SEATS), "seat-4": (SEATS, SEATS)}


def rounds_option() -> NumberOption:
    """The books know no last round; games stored without the option had fifty. [end.rounds]"""
    option = NumberOption("rounds", 0, 0, MOST_ROUNDS)
    option.before = 50
    return option


class QuarriorsInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        super().__init__(
            "quarriors",
            2,
            SEATS,
            [
                WordOption("wilds", WAYS),
                TextOption("code").with_word("wilds", "code"),
                WordOption("glory", LENGTHS),
                WordOption("first", FIRSTS, before="seat-1", seats=FIRST_SEATS).seldom(),
                FlagOption("spent-pile"),
                FlagOption("second-capture"),
                FlagOption("closed-bags"),
                rounds_option(),
                NumberOption("head-start", 0, 0, MOST_HEAD_START),
                WordOption("scoring-draw", SCORING_DRAWS, before="always").seldom(),
            ],
            QuarriorsNotation(),
            LONGEST,
            Path(__file__).parent,
        )
        self.observation_version = VERSION
        self.features_version = features.VERSION
        self.card_news = {
            ROLLED: "drawn",
            DREW: "drawn",
            CAPTURED: "captured",
            TOOK: "captured",
            SUMMONED: "played",
            CAST_SPELL: "played",
            SCORED: "scored",
            DESTROYED: "lost",
            CULLED: "culled",
        }
        self.quick_seats = 2
        self.order = 2
        self.credits = Credits("Quarriors!", "Mike Elliott, Eric M. Lang", "WizKids")
        self.style = Style(explore=0.2, steps=0, prior=3.0)
        self.former = Style(
            explore=0.2, steps=0, prior=3.0, former=True, settles=False, alike=False
        )
        self.learned = Style(explore=0.2, steps=0, prior=3.0, rough=True)
        self.plans = PLANS
        self.tempers = {"bold": "dearest", "careful": "cheapest"}
        self.ladder = [Rung(100), Rung(50), Rung(10), Rung(0, 40), Rung(0, 1500)]
        self.compared_in_fours = True

    def quick(self, seats: int) -> dict[str, object]:
        """Who wants to play at once begins, against bots. [setup.first]"""
        return {"first": "seat-1"}

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return QuarriorsTable(setup.seats, dice, open_book(setup.content))

    def lay(self, g: Quarriors, setup: Setup) -> None:
        lay_table(g, setup)

    def content_version(self, content: str = "") -> str:
        return open_book(content).version

    def prompt(self, g: Quarriors) -> Phrase:
        phrase = super().prompt(g)
        frame = g.top()
        if g.active != NOBODY:
            phrase.args["quiddity"] = g.available()
            phrase.args["captures"] = g.captures
        if isinstance(frame, Defence):
            phrase.args["attack"] = frame.damage
        elif isinstance(frame, BeforeDefence):
            phrase.args["seat"] = Phrase("seat", {"number": g.active + 1})
            phrase.args["defender"] = Phrase("seat", {"number": frame.defender + 1})
        elif isinstance(frame, BeforeAttack):
            phrase.args["seat"] = Phrase("seat", {"number": g.active + 1})
        elif isinstance(frame, NamedCreature):
            phrase.args["creature"] = creature_name(g, frame.seat, frame.creature)
        elif isinstance(frame, NamedSpell):
            phrase.args["die"] = die_name(g, frame.die)
        elif isinstance(frame, (Cull, Reroll)):
            phrase.args["left"] = frame.left
        elif isinstance(frame, ScoringDraw):
            phrase.args["count"] = frame.dice
        elif isinstance(frame, CopyForm):
            phrase.args["creature"] = creature_name(g, frame.seat, frame.creature)
        return phrase

    def odds(self, g: Quarriors, action: Action) -> list[Odds]:
        return odds_of(g, action)

    def scores(self, g: Quarriors) -> list[dict[str, int]]:
        return [
            {"glory": g.players[seat].glory, "ready": g.ready_dice(seat)} for seat in range(g.seats)
        ]

    def outcome(self, g: Quarriors) -> list[Phrase]:
        return reasons(g)

    def figures(self, g: Quarriors, told: list[Told]) -> Figures | None:
        return figures(g, told)

    def roles(self, g: Quarriors) -> list[list[str]]:
        """Return the cards of which each player has a die, the starting ones left out."""
        found = []
        for seat in range(g.seats):
            dice = g.dice_of(seat) if len(g.wilds.cards) > 0 else [0] * SLOTS
            found.append([g.card(slot).id for slot in range(PORTAL, SLOTS) if dice[slot] > 0])
        return found

    def cards(self, content: str = "") -> list[dict[str, object]]:
        return list_cards(open_book(content))

    def canonical(self, content: str = "") -> dict[str, str]:
        return canonical(open_book(content))

    def observation(self, seats: int) -> list[Field]:
        return fields(seats)

    def random_setup(self, dice: Dice) -> Setup:
        book = open_book()
        way = WAYS[dice.below(len(WAYS))]
        seats = 2 + int(dice.below(SEATS - 1))
        options: dict[str, object] = {
            "wilds": way,
            "glory": LENGTHS[dice.below(len(LENGTHS))],
            "first": FIRSTS[dice.below(seats + 1)],
            "spent-pile": dice.below(3) == 0,
            "second-capture": dice.below(3) == 0,
            "closed-bags": dice.below(3) == 0,
            "rounds": int(dice.below(60)),
        }
        if way == "code":
            options["code"] = code_of(book, random_numbers(book, dice))
        options["scoring-draw"] = SCORING_DRAWS[dice.below(4) == 0]
        options["head-start"] = int(dice.below(MOST_HEAD_START + 1)) * int(dice.below(2))
        return self.check(Setup(self.id, seats, options))


GAME: Final = QuarriorsInfo()
