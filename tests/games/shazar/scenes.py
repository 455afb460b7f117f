"""Scenes for tests: a table in a few words, rolls written as numbers, players who answer."""

from __future__ import annotations

from collections import Counter

from librt.vecs import append

from dicehall.games.shazar.card import CHARACTERS, DISEASE, LASTING_SPELL, SEATS, STATUS, Spell
from dicehall.games.shazar.fate import ChooseFate
from dicehall.games.shazar.game import GAME
from dicehall.games.shazar.hands import Exchange
from dicehall.games.shazar.library import open_book
from dicehall.games.shazar.marks import is_spell, place, place_lasting
from dicehall.games.shazar.pieces import Trap
from dicehall.games.shazar.piles import (
    ASIDE,
    DECK,
    DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    FATE_SETS,
    FULL,
    HAND,
    kept,
)
from dicehall.games.shazar.table import EFFECTS, ENDING, MOVEMENT, SPELL, Shazar
from dicehall.games.shazar.turn import Turn
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.game import Setup
from tests.games.stage import Stage

BEATRICE, GOTHARD, DAREN, SHANTIREN = range(4)  # the seats of a scene
BOOK = open_book()
SPELLS = {spell.id: int(spell.number) for spell in BOOK.spells if spell.exists}
MARKS = {mark.id: number for number, mark in enumerate(BOOK.lasting) if mark.exists}
FATES = {card.id: kind for kind, card in enumerate(BOOK.fates)}
ARTIFACTS = {artifact.id: kind for kind, artifact in enumerate(BOOK.artifacts)}
STEPS = {"begin": 0, "effects": 1, "move": 4, "spell": 5, "end": 6}
STAGES = {"begin": 0, "effects": EFFECTS, "move": MOVEMENT, "spell": SPELL, "end": ENDING}
# Artifacts that stay silent from 9 to 94 come first.
DEALT = ("hourglass", "eye", "chalice", "sceptre")


class Scene(Stage[Shazar]):
    """Beatrice, Gothard, Daren and Shan'Tiren, as many as play, each at home with an empty hand."""

    game = GAME

    def __init__(self, seats: int = 2, **options: object) -> None:
        options.setdefault("characters", ", ".join(CHARACTERS[:seats]))
        g = GAME.new(Setup("shazar", seats, options), FastDice(1))
        assert isinstance(g, Shazar)
        self.g = g
        self.events = g.listen()
        g.first = 0
        for seat in range(seats):
            character = g.mages[seat].character
            g.cards.clear(HAND + SEATS * seat + character)
            fill_deck(g, character)
            g.relics[seat] = ARTIFACTS[DEALT[seat]]
        self.clear()
        g.dice = FastDice(3)

    # ---- setting the scene ----

    def clear(self) -> None:
        self.g.stack = self.g.stack[:0]
        self.g.option_count = 0

    def rolls(self, *numbers: int, drawing: int = 0) -> None:
        """Script the next rolls of two ten-sided dice, after *drawing* the first of some cards."""
        faces = [1] * drawing
        for number in numbers:
            faces += [number % 100 // 10 + 1, number % 10 + 1]
        self.g.dice = ScriptedDice(faces, FastDice(3))

    def hex(self, word: str) -> int:
        return self.g.realm.words.index(word)

    def stand(self, seat: int, word: str) -> None:
        self.g.mages[seat].hex = self.hex(word)

    def hand(self, seat: int, *ids: str) -> None:
        """Move cards from their decks into a hand."""
        for id in ids:
            assert self.in_deck(id), f"no {id} left"
            self.take_from_deck(id)
            self.g.put_into_hand(seat, SPELLS[id])

    def take_from_deck(self, id: str) -> None:
        spell = BOOK.spells[SPELLS[id]]
        if self.in_deck(id):  # whoever does not play has none
            self.g.cards.take_alike(DECK + spell.owner, spell.first, spell.last)

    def shuffle_in(self, character: int) -> None:
        """Put a discard back into its deck."""
        self.g.pour(character, DISCARD + character, DECK + character)

    def mark(self, seat: int, *ids: str, cause: int = 0) -> None:
        """Let spells, diseases or statuses lie on a mage."""
        for id in ids:
            number = MARKS[id]
            sort = BOOK.lasting[number].sort
            if sort == LASTING_SPELL:
                self.take_from_deck(id)
            if sort == STATUS:
                place(self.g, seat, number, cause, False, 1)
            else:
                place_lasting(self.g, seat, number, cause, sort != DISEASE)

    def keep(self, seat: int, *ids: str) -> None:
        """Give named Fate cards."""
        for id in ids:
            card = BOOK.fates[FATES[id]].first
            while not self.g.fates.has(FATE_DECK, card):
                card += 1
            self.g.fates.move(card, FATE_DECK, kept(seat))

    def next_fate(self, *ids: str) -> None:
        """Leave only these cards in the Fate deck."""
        self.g.fates.pour(FATE_DECK, FATE_DISCARD)
        for id in ids:
            self.g.fates.move(BOOK.fates[FATES[id]].first, FATE_DISCARD, FATE_DECK)

    def trap(self, owner: int, word: str, id: str) -> None:
        self.take_from_deck(id)
        self.g.traps = append(self.g.traps, Trap(self.hex(word), SPELLS[id], owner))

    def artifact(self, seat: int, id: str) -> None:
        self.g.relics[seat] = ARTIFACTS[id]

    # ---- playing ----

    def turn(self, seat: int, stage: str = "begin", rolls: tuple[int, ...] = ()) -> None:
        """Play a turn from one of its stages on."""
        self.clear()
        self.g.active = seat
        self.g.stage = STAGES[stage]
        if rolls:
            self.rolls(*rolls)
        turn = Turn(seat)
        turn.at = STEPS[stage]
        self.g.push(turn)
        self.g.advance()

    def cast(self, seat: int, id: str, target: int | None = None, *rolls: int) -> None:
        """Cast a spell from where the mage stands, at a target if it takes one."""
        self.hand(seat, id)
        self.turn(seat, "spell", rolls)
        self.play(f"cast {id}")
        if target is not None:
            self.play(f"aim {target + 1}")

    def step(self, seat: int, word: str, *rolls: int) -> None:
        """Take the step of a turn."""
        self.turn(seat, "move", rolls)
        self.play(f"step {word}")

    def refused_to(self, verb: str) -> dict[str, str]:
        """Return what of one kind is not possible now, with the key of the reason."""
        return {answer: why for answer, why in self.refused().items() if answer.startswith(verb)}

    def verbs(self) -> set[str]:
        return {option.split()[0] for option in self.options()}

    # ---- looking ----

    def life(self, seat: int) -> int:
        return int(self.g.mages[seat].life)

    def lives(self) -> list[int]:
        return [self.life(seat) for seat in range(self.g.seats)]

    def most(self, seat: int) -> int:
        return int(self.g.mages[seat].most)

    def where(self, seat: int) -> str:
        hex = self.g.mages[seat].hex
        return self.g.realm.words[hex] if hex >= 0 else ""

    def marks(self, seat: int) -> list[str]:
        marks = self.g.mages[seat].marks
        return [BOOK.lasting[marks[i].number].id for i in range(len(marks))]

    def skips(self, seat: int) -> int:
        return int(self.g.mages[seat].skips)

    def cards(self, seat: int) -> int:
        return int(self.g.hand_size(seat))

    def in_hand(self, seat: int, id: str) -> int:
        return self.in_pile(HAND + SEATS * seat, id)

    def in_discard(self, id: str) -> int:
        return self.in_pile(DISCARD, id)

    def in_deck(self, id: str) -> int:
        return self.in_pile(DECK, id)

    def in_pile(self, first: int, id: str) -> int:
        """Return how many cards of a spell are in one of the piles that begin with *first*."""
        spell = BOOK.spells[SPELLS[id]]
        return int(self.g.cards.alike(first + spell.owner, spell.first, spell.copies))


def owner(id: str) -> int:
    """Return the seat whose spell it is."""
    return int(BOOK.spells[SPELLS[id]].owner)


def fill_deck(g: Shazar, character: int) -> None:
    """Let a deck have all its cards."""
    g.cards.clear(DECK + character)
    for card in g.book.sifts.listed_in(FULL + character):
        g.cards.put(DECK + character, card)


def laid(seats: int, seed: int = 1, **options: object) -> Shazar:
    """Lay out a game from its set-up."""
    options.setdefault("characters", "random")
    g = GAME.new(Setup("shazar", seats, options), FastDice(seed))
    assert isinstance(g, Shazar)
    return g


# ---- counting cards ----


def printed(g: Shazar) -> Counter[str]:
    """Return the spell cards of the characters in play as they are printed."""
    playing = {int(g.mages[seat].character) for seat in range(g.seats)}
    return Counter(
        {spell.id: int(spell.copies) for spell in g.book.spells if is_of(spell, playing)}
    )


def is_of(spell: Spell, characters: set[int]) -> bool:
    return spell.exists and int(spell.owner) in characters


def spells_in_game(g: Shazar) -> Counter[str]:
    """Return the spell cards, wherever they are."""
    found: Counter[str] = Counter()
    for character in range(SEATS):
        hands = [HAND + SEATS * seat + character for seat in range(SEATS)]
        aside = [ASIDE] if character == whose_aside(g) else []
        for pile in [DECK + character, DISCARD + character, *hands, *aside]:
            cards = g.cards.listed_in(pile)
            held = Counter(int(g.book.spell_of(character, card).number) for card in cards)
            for number, count in held.items():
                spell = g.book.spells[number]
                row = range(spell.first, spell.first + count)
                assert set(row) <= set(cards)  # the first so many of its copies
                found[spell.id] += count
    for seat in range(g.seats):
        marks = g.mages[seat].marks
        found.update(g.book.spells[mark.number].id for mark in marks if is_spell(g, mark))
    found.update(g.book.spells[trap.spell].id for trap in g.traps)
    if g.played >= 0:
        found[g.book.spells[g.played].id] += 1
    return found


def whose_aside(g: Shazar) -> int:
    """Return the character whose cards lie aside; nothing lies there without an exchange, or while
    cards are drawn."""
    for frame in g.stack:
        if isinstance(frame, Exchange):
            return int(g.mages[frame.seat].character)
    return -1


def assert_each_fate_card_lies_once(g: Shazar) -> None:
    """Every Fate card is somewhere, and none in two places."""
    found = [card for place in range(FATE_SETS) for card in g.fates.listed_in(place)]
    for frame in g.stack:
        if isinstance(frame, ChooseFate):
            found += frame.drawn
    assert sorted(found) == list(range(len(g.book.fate_cards)))
