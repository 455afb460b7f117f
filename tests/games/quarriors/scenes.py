"""Tables set up by hand, to play a few moves on and look."""

from __future__ import annotations

from librt.vecs import append

from dicehall.games.quarriors.book import open_book
from dicehall.games.quarriors.card import SPELL
from dicehall.games.quarriors.complete import QuarriorsTable
from dicehall.games.quarriors.creatures import LANE, attack_of, defence_of, enter, spell_kind
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.pieces import Creature, Player
from dicehall.games.quarriors.piles import ONE, SLOTS, held
from dicehall.games.quarriors.rolling import Immediate
from dicehall.games.quarriors.setup import fill_wilds
from dicehall.games.quarriors.table import ROLL, Quarriors
from dicehall.games.quarriors.turn import Turn
from dicehall.games.quarriors.wilds import FACES, WAITING, in_order
from dicehall.kit.action import PASS
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.events import Event
from dicehall.kit.game import Setup
from dicehall.kit.table import Choice
from tests.games.stage import Stage

BOOK = open_book()
STEPS = {"score": 1, "roll": 2, "prepare": 3, "attack": 4, "capture": 5, "end": 6}
# Cards that do as little as possible fill up the wilds.
FILLERS = (
    "scavenging-goblin", "devotee-of-the-holy-query", "strong-ghostly-spirit", "quake-dragon",
    "warrior-of-the-quay", "deathdealer", "defender-of-the-pale", "witching-hag",
    "questing-wizard", "mighty-primordial-ooze",
    "growth-charm", "victory-incantation", "life-cantrip", "death-charm", "shaping-spell",
)  # fmt: skip


def wilds_with(*ids: str) -> tuple[int, ...]:
    """Return the cards of wilds with the named ones in them."""
    chosen = [BOOK.number_of(id) for id in ids]
    assert -1 not in chosen, ids
    for id in FILLERS:
        number = BOOK.number_of(id)
        card = BOOK.cards[number]
        classes = [BOOK.cards[i].die.id for i in chosen]
        spells = sum(BOOK.cards[i].kind == SPELL for i in chosen)
        room = spells < 3 if card.kind == SPELL else len(chosen) - spells < 7
        if card.die.id not in classes and room:
            chosen.append(number)
    return in_order(chosen)


class Halt(Choice):
    """Here the scene ends."""

    def ask(self, g: Quarriors) -> None:
        g.offer(PASS)

    def chosen(self, g: Quarriors, action: int) -> None:
        self.done = False


class Scene(Stage[Quarriors]):
    """A table with the named cards in the wilds; the rest of the wilds is filled up.

    >>> scene = Scene("scavenging-goblin")
    >>> scene.pool(0, "scavenging-goblin:c1*", "quiddity:q1")
    >>> scene.begin("prepare")
    >>> scene.options()
    ['summon scavenging-goblin:c1*', 'done']
    """

    game = GAME

    def __init__(self, *cards: str, seats: int = 2, target: int = 99) -> None:
        self.g = QuarriorsTable(seats, ScriptedDice([], FastDice(1)), BOOK)
        self.g.target = target
        self.g.rounds = 50
        for _seat in range(seats):
            self.g.players = append(self.g.players, Player())
        fill_wilds(self.g, wilds_with(*cards))
        self.events: list[Event] = self.g.listen()

    # ---- setting up ----

    def slot(self, id: str) -> int:
        for slot in range(SLOTS):
            if self.g.card(slot).id == id:
                return slot
        raise LookupError(id)

    def die(self, text: str) -> int:
        """Return a die by card and face, such as `portal:d2`."""
        id, _, word = text.partition(":")
        slot = self.slot(id)
        for face in (*range(6), WAITING):
            if self.g.face(slot * FACES + face).word == word:
                return int(slot * FACES + face)
        raise LookupError(text)

    def pile(self, **counts: int) -> int:
        total: int = 0
        for id, count in counts.items():
            total += count * int(ONE[self.slot(id.replace("_", "-"))])
        return total

    def bag(self, seat: int, **counts: int) -> None:
        self.g.players[seat].bag = self.pile(**counts)

    def used(self, seat: int, **counts: int) -> None:
        self.g.players[seat].used = self.pile(**counts)

    def pool(self, seat: int, *dice: str) -> None:
        for die in dice:
            self.g.players[seat].pool.add(self.die(die))

    def spells(self, seat: int, *dice: str) -> None:
        for die in dice:
            self.g.players[seat].spells.add(self.die(die))

    def creature(self, seat: int, die: str, *attached: str) -> Creature:
        """Put a creature into a ready area, with attached spells."""
        creature = enter(self.g, seat, self.die(die))
        for spell in attached:
            creature.attached += LANE[spell_kind(self.g, self.die(spell))]
        return creature

    def dice(self, *faces: int) -> None:
        """Say what is drawn and rolled next; numbers count from 1."""
        self.g.dice = ScriptedDice([*faces], FastDice(1))

    def begin(self, phase: str, seat: int = 0, dice: list[int] | None = None) -> None:
        """Play one phase of a turn and halt; `immediate` is phase 2 after the roll."""
        if dice is not None:
            self.dice(*dice)
        self.g.stack = self.g.stack[:0]
        self.g.option_count = 0
        self.g.push(Halt(seat))
        turn = Turn(seat)
        turn.begin(self.g)
        if phase == "immediate":
            self.g.phase = ROLL
            self.g.push(Immediate(seat))
        else:
            getattr(turn, phase)(self.g)
        self.g.advance()

    def turn(self, phase: str, seat: int = 0, dice: list[int] | None = None) -> None:
        """Play a turn from one of its phases on."""
        if dice is not None:
            self.dice(*dice)
        self.g.stack = self.g.stack[:0]
        self.g.option_count = 0
        turn = Turn(seat)
        turn.begin(self.g)
        turn.at = STEPS[phase]
        self.g.push(turn)
        self.g.advance()

    # ---- looking ----

    def glory(self, seat: int = 0) -> int:
        return int(self.g.players[seat].glory)

    def in_used(self, seat: int, id: str) -> int:
        return int(held(self.g.players[seat].used, self.slot(id)))

    def in_bag(self, seat: int, id: str) -> int:
        return int(held(self.g.players[seat].bag, self.slot(id)))

    def in_wilds(self, id: str) -> int:
        return int(held(self.g.stock, self.slot(id)))

    def pool_of(self, seat: int) -> list[str]:
        return [self.written(die) for die in self.g.players[seat].pool.listed()]

    def spells_of(self, seat: int) -> list[str]:
        return [self.written(die) for die in self.g.players[seat].spells.listed()]

    def creatures_of(self, seat: int) -> list[str]:
        """Return the creatures of a player, by card, with what they have copied."""
        view = self.g.view(None)["players"]
        shown = []
        for creature in view[seat]["creatures"]:  # type: ignore[index]
            form = creature["form"]
            shown.append(creature["card"] + (f"={form['card']}" if form else ""))
        return shown

    def stats(self, seat: int, at: int = 0) -> tuple[int, int]:
        """Return attack and defence of a creature."""
        creature = self.g.players[seat].creatures[at]
        return (
            int(attack_of(self.g, seat, creature)),
            int(defence_of(self.g, seat, creature, False)),
        )

    def written(self, die: int) -> str:
        return f"{self.g.card(die // FACES).id}:{self.g.face(die).word}"

    def fired(self) -> list[object]:
        """Return the cards that took effect so far, also where other events tell it."""
        return [data["card"] for name in ("fired", "counted") for data in self.told(name)]


def laid(seats: int, seed: int = 1, **options: object) -> Quarriors:
    """Lay out a game from its set-up."""
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    g = GAME.new(Setup("quarriors", seats, settings), FastDice(seed))
    assert isinstance(g, Quarriors)
    return g
