"""Crazy Eights: get rid of your cards, each like the one before in suit or rank."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.kit.action import Action, act, first, verb
from dicehall.kit.board import Thing, board, card, label, pile, row
from dicehall.kit.dice import Dice
from dicehall.kit.table import Choice, Frame, Table
from dicehall.kit.zones import EVERYBODY, OWNER, Zone, move, redeal, zone_of

SEATS = 4
DEALT = 5
SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("7", "8", "9", "10", "jack", "queen", "king", "ace")
CARDS = len(SUITS) * len(RANKS)
EIGHT = RANKS.index("8")
SHUFFLES = 2  # how often the played cards become the deck again

PLAY, NAME, DRAW, KEEP = 1, 2, 3, 4
TURNED, PLAYED, NAMED, DREW, KEPT, SHUFFLED, STUCK = range(7)
NO_MATCH, NO_DECK = 0, 1  # reasons


def word(number: int) -> str:
    """Return the word of a card, by suits and ranks: `hearts-8`."""
    return f"{SUITS[number // len(RANKS)]}-{RANKS[number % len(RANKS)]}"


class CrazyEights(Table):
    """A deck, the cards that were played, a hand for each."""

    def __init__(self, seats: int = 0, dice: Dice | None = None) -> None:
        super().__init__(seats, dice)
        self.deck = zone_of(list(range(CARDS)))
        self.played = Zone(CARDS, sight=EVERYBODY)
        self.hands = [Zone(CARDS, seat, OWNER) for seat in range(seats)]
        self.suit = 0  # to be followed: that of the last card, or as an eight wished
        self.shuffles = 0
        self.passes = 0  # in a row, with nothing to draw

    def determinised(self, seat: i64, dice: Dice) -> CrazyEights:
        """Deal anew what the seat cannot look into: the deck and the other hands."""
        twin = self.copy()
        twin.dice = dice
        redeal([twin.deck, *[hand for hand in twin.hands if hand.owner != seat]], dice)
        if not self.over:
            twin.ask_again()  # another hand has other answers
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        """Each sees its own hand, and the cards played."""
        top = card(f"card-{word(int(self.played.top()))}")
        deck = pile("deck", len(self.deck), card(None), stands={"verb": "draw"})
        wishes = [label(f"suit-{suit}", stands={"suit": suit}) for suit in SUITS]
        middle = [
            row("table", [deck, pile("played", len(self.played), top)]),
            row("follow", [label(f"suit-{SUITS[self.suit]}")]),
            row("wish", wishes)
            if self.asking() == "WishSuit"
            else label("do-keep", stands={"verb": "keep"}),
        ]
        return {
            "suit": SUITS[self.suit],
            "played": [word(one) for one in self.played.listed()],
            "shuffles": self.shuffles,
            "board": board(middle, [self.shown(hand, seat) for hand in self.hands]),
        }

    def shown(self, hand: Zone, seat: int | None) -> list[Thing]:
        """Return a hand: the cards of one's own, the backs of the others'."""
        held = hand.visible(seat)
        if isinstance(held, int):
            return [row(None, [card(None)] * held)]
        words = [word(one) for one in sorted(held)]
        return [row(None, [card(f"card-{one}", stands={"card": one}) for one in words])]

    def fits(self, number: int) -> bool:
        """Tell whether a card may be played. [play] [eights]"""
        rank = number % len(RANKS)
        same = rank == int(self.played.top()) % len(RANKS)
        return rank == EIGHT or same or number // len(RANKS) == self.suit

    def can_draw(self) -> bool:
        """Tell whether there is a card to draw, be it after a shuffle. [draw] [deck]"""
        return len(self.deck) > 0 or (len(self.played) > 1 and self.shuffles < SHUFFLES)

    def draw(self, seat: int) -> int:
        """Draw the top card; the played ones become the deck if there is none. [deck]"""
        if len(self.deck) == 0:
            while len(self.played) > 1:
                move(self.played, 0, self.deck, self)
            self.deck.shuffle(self.dice)
            self.shuffles += 1
            self.tell(SHUFFLED, len(self.deck))
        drawn = int(move(self.deck, self.deck.count - 1, self.hands[seat], self))
        self.tell(DREW, seat, drawn)
        return drawn

    def returns(self) -> list[float]:
        """Who has fewest cards when it ends has won; more than one share. [end] [end.stuck]"""
        fewest = min([len(hand) for hand in self.hands])
        first = [len(hand) == fewest for hand in self.hands]
        return [1.0 / sum(first) if won else 0.0 for won in first]

    def value(self, seat: i64) -> float:
        """The fewer cards, the better."""
        weights = [1.0 / (1 + len(hand)) for hand in self.hands]
        return weights[seat] / sum(weights)

    def liking(self, action: Action) -> i64:
        """Keep eights for later, wish the suit one has most of."""
        suits = [one // len(RANKS) for one in self.hands[self.seat].listed()]
        if verb(action) == PLAY:
            return 5 if int(first(action)) % len(RANKS) == EIGHT else 20
        return 1 + 5 * suits.count(int(first(action))) if verb(action) == NAME else 2

    def observation_size(self) -> i64:
        return 2 * CARDS + len(SUITS) + self.seats + 2

    def observe(self, seat: i64, out: vec[float], at: i64 = 0) -> None:
        played = self.played.listed()
        for number in range(CARDS):
            out[at + number] = float(self.hands[seat].contains(number))
            out[at + CARDS + number] = float(number in played)
        at += 2 * CARDS
        for suit in range(len(SUITS)):
            out[at + suit] = float(suit == self.suit)
        at += len(SUITS)
        for i in range(int(self.seats)):
            out[at + i] = float(len(self.hands[(seat + i) % self.seats]))
        at += self.seats
        out[at] = float(self.played.top() % len(RANKS))
        out[at + 1] = 0.0 if self.over else float(1 + (self.seat - seat) % self.seats)


class Deal(Frame):
    """Five cards each, one is turned up. [deal]"""

    def step(self, g: CrazyEights, at: i64) -> None:
        g.deck.shuffle(g.dice)
        for hand in g.hands:
            for _card in range(DEALT):
                move(g.deck, g.deck.count - 1, hand, g)
        turned = int(move(g.deck, g.deck.count - 1, g.played, g))
        g.suit = turned // len(RANKS)
        g.tell(TURNED, turned)
        g.follow(Turn(0))


class Turn(Choice):
    """Play a card that fits, or draw one. [play] [draw]"""

    def ask(self, g: CrazyEights) -> None:
        offer_cards(g, int(self.seat))
        if g.can_draw():
            g.offer(act(DRAW))
        else:
            g.refuse(act(DRAW), NO_DECK)
            g.offer(act(KEEP))

    def chosen(self, g: CrazyEights, action: Action) -> None:
        seat = int(self.seat)
        if verb(action) == PLAY:
            put_down(g, seat, int(first(action)))
        elif verb(action) == DRAW:
            g.draw(seat)
            g.follow(AfterDraw(seat))
        else:
            self.play_nothing(g)

    def play_nothing(self, g: CrazyEights) -> None:
        """When all have played nothing in a row, it is over. [end.stuck]"""
        g.passes += 1
        g.tell(KEPT, self.seat)
        if g.passes == g.seats:
            g.tell(STUCK)
            g.finish()
        else:
            g.follow(Turn((self.seat + 1) % g.seats))


class AfterDraw(Choice):
    """Play a card after all, or keep what was drawn; all are asked, whatever they hold. [draw]"""

    def ask(self, g: CrazyEights) -> None:
        offer_cards(g, int(self.seat))
        g.offer(act(KEEP))

    def chosen(self, g: CrazyEights, action: Action) -> None:
        if verb(action) == PLAY:
            put_down(g, int(self.seat), int(first(action)))
        else:
            g.tell(KEPT, self.seat)
            g.follow(Turn((self.seat + 1) % g.seats))


class WishSuit(Choice):
    """An eight was played: say which suit is to follow. [eights]"""

    def ask(self, g: CrazyEights) -> None:
        for suit in range(len(SUITS)):
            g.offer(act(NAME, suit))

    def chosen(self, g: CrazyEights, action: Action) -> None:
        g.suit = int(first(action))
        g.tell(NAMED, self.seat, g.suit)
        g.follow(Turn((self.seat + 1) % g.seats))


def offer_cards(g: CrazyEights, seat: int) -> None:
    """Offer the cards that fit, and say of the others why they do not. [play]"""
    for number in sorted(g.hands[seat].listed()):
        if g.fits(number):
            g.offer(act(PLAY, number))
        else:
            g.refuse(act(PLAY, number), NO_MATCH, g.suit, g.played.top())


def put_down(g: CrazyEights, seat: int, number: int) -> None:
    """Play a card; who has none left has won. [play] [end]"""
    hand = g.hands[seat]
    move(hand, hand.find(number), g.played, g)
    g.suit = number // len(RANKS)
    g.passes = 0
    g.tell(PLAYED, seat, number)
    if len(hand) == 0:
        g.finish()
    elif number % len(RANKS) == EIGHT:
        g.follow(WishSuit(seat))
    else:
        g.follow(Turn((seat + 1) % g.seats))
