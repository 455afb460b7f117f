"""What the hall answers for this game: decks for those who build them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.decks import deck_from, pool_of, show_deck
from dicehall.games.shadespire.library import open_book
from dicehall.hall.errors import HallError
from dicehall.hall.models import Strict
from dicehall.hall.replies import errors
from dicehall.kit.content import ContentError

router = APIRouter(prefix="/api/games/shadespire/decks")


class CheckDeck(Strict):
    """A deck to be looked at: the text of a deck file, or a share code."""

    text: Annotated[str, Field(min_length=1, max_length=8000)]


class DeckLimit(BaseModel):
    """A limit of deck building, whether a deck keeps to it, and the same in words."""

    key: str
    kept: bool
    phrase: dict[str, Any]


class DeckShown(BaseModel):
    """A deck by its cards, with its share code, its file, and what is wrong with it."""

    warband: str
    objectives: list[str]
    ploys: list[str]
    upgrades: list[str]
    code: str
    file: str
    limits: list[DeckLimit]
    faults: list[dict[str, Any]]


class Decks(BaseModel):
    """The cards each side may build decks from, and decks to start from."""

    game: str
    pools: dict[str, list[str]]
    starters: list[DeckShown]


@router.get("", response_model=Decks, responses=errors())
async def decks() -> dict[str, object]:
    """The cards each side may build decks from, and decks to start from."""
    book = open_book()
    return {
        "game": "shadespire",
        "pools": {word: pool_of(book, band) for band, word in enumerate(WARBANDS)},
        "starters": [show_deck(book, deck) for deck in book.starters],
    }


@router.post("/check", response_model=DeckShown, responses=errors())
async def check_deck(wish: CheckDeck) -> dict[str, object]:
    """Read a deck file or a share code; the answer names what is wrong with the deck."""
    book = open_book()
    try:
        return show_deck(book, deck_from(book, wish.text))
    except ContentError as error:
        raise HallError(422, "deck", str(error)) from None
