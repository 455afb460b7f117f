"""Liar's Dice, ready to be laid out."""

from __future__ import annotations

from pathlib import Path

from dicehall.kit.dice import Dice
from dicehall.kit.game import Credits, GameInfo, NumberOption, Setup
from dicehall.kit.notation import Form, Kind, Notation, Phrase, faces, lay_open, number, secret
from dicehall.kit.observation import Field, each_seat
from dicehall.kit.style import Style
from dicehall.kit.table import Table
from liars_dice.table import (
    BADE,
    BID,
    DOUBTED,
    EACH,
    LIAR,
    LOST,
    NO_BID,
    OUT,
    ROLLED,
    SEATS,
    SHOWN,
    SIDES,
    LiarsDice,
    Round,
)

SEAT = Kind("seat", SEATS)
COUNT = number(SEATS * EACH + 1)
FACE = number(SIDES + 1)

NOTATION = Notation(
    {BID: Form("bid", count=COUNT, face=FACE), LIAR: Form("liar")},
    {
        ROLLED: Form("rolled", "round", seat=SEAT, dice=secret(faces(), of="seat")),
        BADE: Form("bade", "bid", seat=SEAT, count=COUNT, face=FACE),
        DOUBTED: Form("doubted", "liar", seat=SEAT, bidder=SEAT),
        SHOWN: Form("shown", "liar", seat=SEAT, dice=lay_open(faces())),
        LOST: Form("lost", "liar.count", seat=SEAT, left=COUNT),
        OUT: Form("out", "out", seat=SEAT),
    },
    {NO_BID: Form("no-bid")},
)


class LiarsDiceInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        options = [NumberOption("dice", EACH, 1, EACH)]
        folder = Path(__file__).parent
        # Each round takes a die; it has a bid for each face of each die, and a doubt.
        longest = SEATS * EACH * (SEATS * EACH * SIDES + 1)
        super().__init__("liars-dice", 2, SEATS, [*options], NOTATION, longest, folder)
        self.credits = Credits("Liar's Dice")
        self.style = Style(explore=0.5, steps=40)
        self.quick_seats = 3

    def blank(self, setup: Setup, dice: Dice) -> Table:
        each = setup.options["dice"]
        assert isinstance(each, int)
        return LiarsDice(setup.seats, dice, each)

    def lay(self, g: LiarsDice, setup: Setup) -> None:
        g.push(Round(0))

    def prompt(self, g: LiarsDice) -> Phrase:
        return Phrase("ask-turn", {"count": g.count, "face": g.face, "total": g.total()})

    def scores(self, g: LiarsDice) -> list[dict[str, int]]:
        return [{"dice": len(cup)} for cup in g.cups]

    def observation(self, seats: int) -> list[Field]:
        return [
            Field("own", SIDES, "own dice that show each face"),
            *each_seat(seats, [Field("dice", 1, "dice left")]),
            Field("count", 1, "dice of the bid"),
            Field("face", 1, "face of the bid"),
            Field("bidder", 1, "1 + whose bid it is, counted from the observer"),
            Field("asked", 1, "1 + who is asked, counted from the observer"),
        ]

    def random_setup(self, dice: Dice) -> Setup:
        seats = 2 + int(dice.below(SEATS - 1))
        return self.check(Setup(self.id, seats, {"dice": 1 + int(dice.below(3))}))


GAME = LiarsDiceInfo()
