"""Scenes from the mirrored city: boards, fighters in place, cards in hand, scripted dice."""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from dicehall.games.shadespire.cards import WARBANDS
from dicehall.games.shadespire.complete import ShadespireTable
from dicehall.games.shadespire.ending import EndPhase, Rounds
from dicehall.games.shadespire.field import field_of
from dicehall.games.shadespire.game import GAME
from dicehall.games.shadespire.library import open_book
from dicehall.games.shadespire.pieces import HAND, OBJECTIVES, Band, Fighter, LaidBoard
from dicehall.games.shadespire.rounds import ActionPhase
from dicehall.games.shadespire.setup import new_band, placements
from dicehall.games.shadespire.table import Shadespire
from dicehall.kit.cardsets import with_card
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.events import Event
from dicehall.kit.game import Setup
from tests.games.stage import Stage

BOOK = open_book()
# Faces of the dice: attack and defence share their numbers.
CRIT, HAMMER, SWORDS, SHIELD, DODGE, SINGLE, DOUBLE = 1, 2, 4, 2, 4, 5, 6
WELL, STARDIAL, RELIQUARY, TOWER = 0, 1, 2, 3
LONG = [(0, 0), (0, 6), (0, 12), (0, 18)]


class Scene(Stage[Shadespire]):
    """A battlefield set up by hand: boards one below the other, the first seat's on top.

    >>> scene = Scene(severin=(5, 3), garrek=(7, 3))
    >>> scene.begin(0)
    >>> "attack severin" in scene.options()
    True
    """

    game = GAME

    def __init__(
        self,
        bands: tuple[str, ...] = ("steelheart", "garrek"),
        faces: tuple[int, ...] = (WELL, WELL, WELL, WELL),
        round: int = 1,
        places: list[tuple[int, int]] = LONG,
        **fighters: Any,
    ) -> None:
        g = ShadespireTable(len(bands), ScriptedDice([]), BOOK)
        for seat, name in enumerate(bands):
            band = new_band(BOOK, WARBANDS.index(name))
            band.board = seat
            band.first = len(g.fighters)
            for card in BOOK.members(band.warband):
                g.fighters = append(g.fighters, Fighter(card, seat))
            band.size = len(g.fighters) - band.first
            g.bands = append(g.bands, band)
            x, y = places[seat]
            g.placed = append(g.placed, LaidBoard(faces[seat], x, y))
        g.field = field_of("", BOOK.faces, placements(g))
        g.round = round
        g.first = 0
        self.g = g
        self.events: list[Event] = g.listen()
        for word, (x, y) in fighters.items():
            self.fighter(word).hex = self.hex(x, y)

    # ---- setting the scene ----

    def hex(self, x: int, y: int) -> int:
        found = self.g.field.hex_at(x, y)
        assert found >= 0, f"no hex at {x},{y}"
        return found

    def index(self, word: str) -> int:
        """Return a fighter's number: `garrek`, or `garrek_2` for seat 2's."""
        id, _mark, seat = word.partition("_")
        for i in range(len(self.g.fighters)):
            fighter = self.g.fighters[i]
            if BOOK.fighters[fighter.card].id == id and seat in ("", str(fighter.seat + 1)):
                return i
        raise LookupError(word)

    def fighter(self, word: str) -> Fighter:
        return self.g.fighters[self.index(word)]

    def where(self, word: str) -> tuple[int, int] | None:
        hex = self.fighter(word).hex
        return None if hex < 0 else (self.g.field.xs[hex], self.g.field.ys[hex])

    def hand(self, seat: int, *cards: str) -> None:
        """Give a seat power cards."""
        for id in cards:
            self.g.bands[seat].put(HAND, power(id))

    def objectives(self, seat: int, *cards: str) -> None:
        """Give a seat objectives."""
        for id in cards:
            self.g.bands[seat].put(OBJECTIVES, objective(id))

    def upgrade(self, word: str, *cards: str) -> None:
        """Give a fighter upgrades."""
        for id in cards:
            fighter = self.fighter(word)
            fighter.upgrades = with_card(fighter.upgrades, power(id) - BOOK.ploy_count)

    def glory(self, seat: int, glory: int) -> None:
        self.g.bands[seat].glory = glory

    def token(self, number: int, x: int, y: int) -> None:
        self.g.tokens[number] = self.hex(x, y)

    def dice(self, *faces: int) -> None:
        """Say what will be rolled next."""
        self.g.dice = ScriptedDice([*faces])

    # ---- playing ----

    def begin(self, seat: int = 0, taken: int = 0) -> None:
        """Begin the activations of a phase with a seat."""
        self.g.first = seat
        self.g.taken = taken
        self.g.active = (seat - 1) % self.g.seats
        rounds = Rounds()
        rounds.at = 1
        self.g.push(rounds)
        phase = ActionPhase()
        phase.at = 1
        self.g.push(phase)
        self.g.advance()

    def end_phase(self, round: int = 0) -> None:
        """Begin the end phase."""
        if round:
            self.g.round = round
        rounds = Rounds()
        rounds.at = 2
        self.g.dice = FastDice(1)
        self.g.push(rounds)
        self.g.push(EndPhase())
        self.g.advance()

    def until(self, *kinds: str) -> None:
        """Pass until one of these questions is asked."""
        while not self.g.over and self.g.asking() not in kinds:
            self.play("pass")


def power(id: str) -> int:
    for card in range(BOOK.power_count):
        if BOOK.power_id(card) == id:
            return card
    raise LookupError(id)


def fill(band: Band, which: int, *cards: int) -> None:
    """Let a set of a player hold these cards and no others."""
    band.clear(which)
    for card in cards:
        band.put(which, card)


def objective(id: str) -> int:
    for card in range(len(BOOK.objectives)):
        if BOOK.objectives[card].id == id:
            return card
    raise LookupError(id)


def ready(*cards: str, **fighters: Any) -> Scene:
    """The Reavers (or the Champions, for their cards) stand in their power step."""
    own = {BOOK.power_band(power(card)) for card in cards} - {2}
    seat = own.pop() if own else 0
    scene = Scene(**fighters)
    scene.hand(seat, *cards)
    scene.glory(seat, 5)
    scene.begin(seat)
    scene.play("pass")
    return scene


def fight(scene: Scene, fighter: str, attack: str, target: str, *dice: int) -> Scene:
    """One attack with scripted dice."""
    scene.begin(scene.fighter(fighter).seat)
    scene.play(f"attack {fighter}")
    scene.dice(*dice)
    scene.play(f"strike {attack} {target}")
    return scene


def thrown(scene: Scene, roll: str) -> list[int]:
    """How many dice each roll of a kind had."""
    shown: list[Any] = [event["faces"] for event in scene.told(roll)]
    return [len(faces) for faces in shown]


def laid(seats: int = 2, seed: int = 1, **options: Any) -> Shadespire:
    """Lay out a game from its set-up."""
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    g = GAME.new(Setup("shadespire", seats, settings), FastDice(seed))
    assert isinstance(g, Shadespire)
    return g
