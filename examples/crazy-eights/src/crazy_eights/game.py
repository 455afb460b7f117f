"""Crazy Eights, ready to be laid out."""

from __future__ import annotations

from pathlib import Path

from crazy_eights.table import (
    CARDS,
    DRAW,
    DREW,
    KEEP,
    KEPT,
    NAME,
    NAMED,
    NO_DECK,
    NO_MATCH,
    PLAY,
    PLAYED,
    SEATS,
    SHUFFLED,
    SHUFFLES,
    STUCK,
    SUITS,
    TURNED,
    CrazyEights,
    Deal,
    word,
)
from dicehall.kit.dice import Dice
from dicehall.kit.game import Credits, GameInfo, Setup, kebab
from dicehall.kit.notation import Form, Kind, Notation, Phrase, number, secret
from dicehall.kit.observation import Field, each_seat
from dicehall.kit.style import Style
from dicehall.kit.table import Table

SEAT = Kind("seat", SEATS)
CARD = Kind("card", CARDS, tuple([word(one) for one in range(CARDS)]))
SUIT = Kind("suit", len(SUITS), SUITS)
COUNT = number(CARDS)

NOTATION = Notation(
    {
        PLAY: Form("play", card=CARD),
        NAME: Form("wish", suit=SUIT),
        DRAW: Form("draw"),
        KEEP: Form("keep"),
    },
    {
        TURNED: Form("turned", "deal", card=CARD),
        PLAYED: Form("played", "play", seat=SEAT, card=CARD),
        NAMED: Form("wished", "eights", seat=SEAT, suit=SUIT),
        DREW: Form("drew", "draw", seat=SEAT, card=secret(CARD, of="seat")),
        KEPT: Form("kept", "draw", seat=SEAT),
        SHUFFLED: Form("shuffled", "deck", count=COUNT),
        STUCK: Form("stuck", "end.stuck"),
    },
    {NO_MATCH: Form("no-match", suit=SUIT, card=CARD), NO_DECK: Form("no-deck")},
)


class CrazyEightsInfo(GameInfo):
    """What the game says of itself."""

    def __init__(self) -> None:
        folder = Path(__file__).parent
        # Each card is drawn once a deck, and answered for at most three times.
        longest = 3 * CARDS * (SHUFFLES + 2)
        super().__init__("crazy-eights", 2, SEATS, [], NOTATION, longest, folder)
        self.credits = Credits("Crazy Eights")
        self.style = Style(explore=0.5, steps=40)
        self.quick_seats = 3

    def blank(self, setup: Setup, dice: Dice) -> Table:
        return CrazyEights(setup.seats, dice)

    def lay(self, g: CrazyEights, setup: Setup) -> None:
        g.push(Deal())

    def prompt(self, g: CrazyEights) -> Phrase:
        suit, top = Phrase(f"suit-{SUITS[g.suit]}"), Phrase(f"card-{word(int(g.played.top()))}")
        return Phrase(f"ask-{kebab(g.asking())}", {"suit": suit, "card": top})

    def scores(self, g: CrazyEights) -> list[dict[str, int]]:
        return [{"cards": len(hand)} for hand in g.hands]

    def observation(self, seats: int) -> list[Field]:
        return [
            Field("hand", CARDS, "1 for each card in one's own hand"),
            Field("played", CARDS, "1 for each card that lies on the pile"),
            Field("suit", len(SUITS), "1 for the suit to be followed"),
            *each_seat(seats, [Field("cards", 1, "cards in hand")]),
            Field("rank", 1, "rank of the last card"),
            Field("asked", 1, "1 + who is asked, counted from the observer"),
        ]


GAME = CrazyEightsInfo()
