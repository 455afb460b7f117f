"""Building decks: limits, files and share codes. [deck]"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from dicehall.games.shadespire.book import Book, Deck
from dicehall.games.shadespire.cards import KINDS_OF_BAND, WARBANDS
from dicehall.kit.content import ContentError, Spec, read, read_text
from dicehall.kit.dice import Dice
from dicehall.kit.notation import Phrase, Said, members, nearest

OBJECTIVE_CARDS: Final = 12
POWER_CARDS: Final = 20
MARK: Final = "sh"  # share codes begin with it


def objective_ids(book: Book) -> list[str]:
    """Return the ids of all objectives, in order."""
    return [book.objectives[i].id for i in range(len(book.objectives))]


def power_ids(book: Book) -> list[str]:
    """Return the ids of all power cards, ploys first."""
    return [book.power_id(card) for card in range(book.power_count)]


class Fault:
    """Something that is wrong with a deck: a phrase for players, a line for files."""

    def __init__(self, phrase: Phrase, line: str) -> None:
        self.phrase = phrase
        self.line = line


class Limit:
    """A limit of deck building: how many there are, how many would be right."""

    def __init__(self, key: str, count: int, right: int, kept: bool, power: int, line: str) -> None:
        self.key = key
        self.count = count
        self.right = right
        self.kept = kept
        self.power = power
        self.line = line

    def phrase(self, start: str) -> Phrase:
        """Return the limit in words; a limit among the power cards names their number."""
        args: dict[str, Said] = {"count": self.count, "right": self.right, "power": self.power}
        return Phrase(f"{start}-{self.key}", args)


def limits(book: Book, deck: Deck) -> list[Limit]:
    """Twelve objectives, twenty or more power cards, at most half of them ploys. [deck.limits]"""
    objectives = len(deck.objectives)
    power = len(deck.power)
    ploys = len([card for card in deck.power if card < book.ploy_count])
    most = power // 2
    return [
        Limit(
            "objectives",
            objectives,
            OBJECTIVE_CARDS,
            objectives == OBJECTIVE_CARDS,
            power,
            f"{objectives} objectives; right would be exactly {OBJECTIVE_CARDS}",
        ),
        Limit(
            "power",
            power,
            POWER_CARDS,
            power >= POWER_CARDS,
            power,
            f"{power} power cards; right would be {POWER_CARDS} or more",
        ),
        Limit(
            "ploys",
            ploys,
            most,
            ploys <= most,
            power,
            f"{ploys} ploys among {power} power cards; at most {most} may be ploys",
        ),
    ]


def faults(book: Book, deck: Deck) -> list[Fault]:
    """Return what is wrong with a deck; nothing if it is legal. [deck.limits]"""
    found = [Fault(one.phrase("deck"), one.line) for one in limits(book, deck) if not one.kept]
    for card in deck.objectives:
        found += foreign(book, book.objectives[card].id, int(book.objectives[card].warband), deck)
    for card in deck.power:
        found += foreign(book, book.power_id(card), int(book.power_band(card)), deck)
    return found


def foreign(book: Book, id: str, band: int, deck: Deck) -> list[Fault]:
    """Return the complaint about a card of another warband. [deck.symbol]"""
    if book.fits(band, deck.warband):
        return []
    line = f"{id!r} belongs to {KINDS_OF_BAND[band]}, not to {WARBANDS[deck.warband]}"
    return [Fault(Phrase("deck-foreign", {"card": Phrase(f"card-{id}")}), line)]


def pool_of(book: Book, warband: int) -> list[str]:
    """Return the ids of all cards a warband may play."""
    objectives = [book.objectives[card].id for card in legal_objectives(book, warband)]
    return objectives + [book.power_id(card) for card in legal_power(book, warband)]


def legal_objectives(book: Book, warband: int) -> list[int]:
    """Return the objectives a warband may play, by number. [deck.symbol]"""
    cards = range(len(book.objectives))
    return [card for card in cards if book.fits(book.objectives[card].warband, warband)]


def legal_power(book: Book, warband: int) -> list[int]:
    """Return the power cards a warband may play, by number. [deck.symbol]"""
    cards = range(book.power_count)
    return [card for card in cards if book.fits(book.power_band(card), warband)]


def check(book: Book, deck: Deck) -> list[str]:
    """Return what is wrong with a deck, line by line."""
    return [fault.line for fault in faults(book, deck)]


# ---- files ----


def read_deck(book: Book, spec: Spec) -> Deck:
    """Read a deck: warband and cards by id; no card twice. [deck.unique] [ruling.10]"""
    warband = spec.word("warband", WARBANDS)
    objectives = listed(spec, "objectives", objective_ids(book))
    powers = power_ids(book)
    power = listed(spec, "ploys", powers[: book.ploy_count])
    for card in listed(spec, "upgrades", powers[book.ploy_count :]):
        power.append(int(book.ploy_count) + card)
    return Deck(warband, objectives, power)


def listed(spec: Spec, key: str, known: list[str]) -> list[int]:
    """Return the numbers of the cards a list names."""
    cards = []
    for id in spec.texts(key):
        if id not in known:
            raise spec.error(f"{key!r} has {id!r}; {nearest(id, known)}")
        card = known.index(id)
        if card in cards:
            raise spec.error(f"{key!r} names {id!r} twice; each card may be there once")
        cards.append(card)
    return cards


def load_deck(book: Book, path: str) -> Deck:
    """Read a deck file and check its limits; every fault is named."""
    deck = read_file(book, read(path))
    wrong = check(book, deck)
    if wrong:
        raise ContentError(f"{path}: {'; '.join(wrong)}")
    return deck


def read_file(book: Book, spec: Spec) -> Deck:
    """Read a whole deck file, whatever its limits."""
    deck = read_deck(book, spec)
    deck.id = spec.text("id", default="")
    spec.text("name", default="")
    spec.end()
    return deck


def listed_cards(book: Book, deck: Deck) -> dict[str, list[str]]:
    """Return the cards of a deck by id, under the keys of a deck file."""
    powers = power_ids(book)
    return {
        "objectives": [book.objectives[card].id for card in deck.objectives],
        "ploys": [powers[card] for card in deck.power if card < book.ploy_count],
        "upgrades": [powers[card] for card in deck.power if card >= book.ploy_count],
    }


def deck_text(book: Book, deck: Deck) -> str:
    """Return a deck as the text of a file."""
    lines = [f'warband = "{WARBANDS[deck.warband]}"']
    for key, ids in listed_cards(book, deck).items():
        lines += [f"{key} = [", *[f'    "{id}",' for id in ids], "]"]
    return "\n".join(lines) + "\n"


# ---- share codes ----


def fingerprint(book: Book, deck: Deck) -> int:
    """Return two bytes that tell whether a code speaks of the same cards."""
    ids = [book.objectives[card].id for card in deck.objectives]
    ids += [book.power_id(card) for card in deck.power]
    return zlib.crc32(f"{WARBANDS[deck.warband]} {' '.join(ids)}".encode()) & 0xFFFF


def share_code(book: Book, deck: Deck) -> str:
    """Return a deck as a short code. [deck.code]"""
    power = (int(book.power_count) + 7) // 8
    objectives = (len(book.objectives) + 7) // 8
    packed = bytes([int(deck.warband)])
    packed += mask_of(deck.objectives).to_bytes(objectives, "big")
    packed += mask_of(deck.power).to_bytes(power, "big")
    packed += fingerprint(book, deck).to_bytes(2, "big")
    return MARK + base64.b32encode(packed).decode().rstrip("=").lower()


def mask_of(cards: list[int]) -> int:
    """Return cards as the bits of one number, however large."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def from_code(book: Book, code: str) -> Deck:
    """Return the legal deck of a share code. [deck.code]"""
    deck = unpacked(book, code)
    wrong = check(book, deck)
    if wrong:
        raise ContentError(f"share code {code!r}: {'; '.join(wrong)}")
    return deck


def unpacked(book: Book, code: str) -> Deck:
    """Return the deck of a share code, whatever its limits; a slip of the pen is found."""
    text = code.strip().lower()
    body = text[len(MARK) :].upper()
    try:
        if not text.startswith(MARK):
            raise ValueError
        packed = base64.b32decode(body + "=" * (-len(body) % 8))
    except (ValueError, binascii.Error):
        raise ContentError(f"{code!r} is no share code of a deck") from None
    power = (int(book.power_count) + 7) // 8
    objectives = (len(book.objectives) + 7) // 8
    if len(packed) != 3 + objectives + power or packed[0] >= len(WARBANDS):
        raise ContentError(f"{code!r} is no share code of a deck")
    deck = Deck(
        packed[0],
        members(int.from_bytes(packed[1 : 1 + objectives], "big")),
        members(int.from_bytes(packed[1 + objectives : 1 + objectives + power], "big")),
    )
    beyond = deck.objectives[-1:] >= [len(book.objectives)]
    beyond = beyond or deck.power[-1:] >= [int(book.power_count)]
    # The last letter holds bits that say nothing, so the whole code is compared.
    if beyond or share_code(book, deck) != text:
        raise ContentError(f"share code {code!r} is misspelt or speaks of other cards")
    return deck


# ---- decks for the page ----


def show_deck(book: Book, deck: Deck) -> dict[str, object]:
    """Return a deck as data: its cards, its share code, and what is wrong with it."""
    return {
        "warband": WARBANDS[deck.warband],
        **listed_cards(book, deck),
        "code": share_code(book, deck),
        "file": deck_text(book, deck),
        "limits": [
            {"key": one.key, "kept": one.kept, "phrase": one.phrase("build-limit").data()}
            for one in limits(book, deck)
        ],
        "faults": [fault.phrase.data() for fault in faults(book, deck)],
    }


def deck_from(book: Book, text: str) -> Deck:
    """Return the deck of a share code, or of the text of a deck file."""
    if "=" in text or "\n" in text.strip():
        return read_file(book, read_text(text, "deck"))
    return unpacked(book, text)


# ---- decks by chance ----


def random_deck(book: Book, warband: int, dice: Dice) -> Deck:
    """Return some legal deck, for simulations and tests."""
    objectives = legal_objectives(book, warband)
    legal = legal_power(book, warband)
    ploys = [card for card in legal if card < book.ploy_count]
    upgrades = [card for card in legal if card >= book.ploy_count]
    most = min(len(ploys), POWER_CARDS // 2)
    count = max(POWER_CARDS - len(upgrades), most - int(dice.below(4)))
    chosen = drawn(objectives, OBJECTIVE_CARDS, dice)
    power = drawn(ploys, count, dice) + drawn(upgrades, POWER_CARDS - count, dice)
    return Deck(warband, chosen, power)


def drawn(cards: list[int], count: int, dice: Dice) -> list[int]:
    """Return some of the cards, each as likely."""
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _card in range(count)]
