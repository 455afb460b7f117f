"""Crazy Eights keeps to what every game must, and to its own rules."""

from __future__ import annotations

import pytest
from crazy_eights.game import GAME
from crazy_eights.table import CARDS, DRAW, KEEP, NAME, PLAY, CrazyEights, word

from dicehall.kit import conformance
from dicehall.kit.action import act
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.zones import EVERYBODY, OWNER, zone_of


def test_it_conforms():
    conformance.check(GAME, games=5)


def cards(*words: str) -> list[int]:
    """Return the numbers of cards."""
    return [[word(one) for one in range(CARDS)].index(said) for said in words]


def table(
    top: str, own: list[str], other: list[str], deck: list[str], shuffles: int = 0
) -> CrazyEights:
    """Two players with these cards; the first is asked. All others lie under the last card."""
    g = GAME.new(Setup("crazy-eights", 2), FastDice(1))
    assert isinstance(g, CrazyEights)
    used = cards(top, *own, *other, *deck)
    rest = [one for one in range(CARDS) if one not in used]
    g.played = zone_of([*rest, *cards(top)], sight=EVERYBODY, capacity=CARDS)
    g.hands = [zone_of(cards(*held), i, OWNER, CARDS) for i, held in enumerate((own, other))]
    g.deck = zone_of(cards(*deck), capacity=CARDS)
    g.suit = cards(top)[0] // 8
    g.shuffles = shuffles
    g.ask_again()
    return g


def test_play_follows_suit_or_rank():
    g = table("hearts-9", ["hearts-king", "clubs-9", "clubs-king"], ["spades-7"], ["clubs-7"])
    assert g.legal() == [act(PLAY, one) for one in sorted(cards("hearts-king", "clubs-9"))] + [
        act(DRAW)
    ]


def test_eights_go_on_any_card_and_wish_a_suit():
    g = table("hearts-9", ["clubs-8", "clubs-king"], ["spades-7", "spades-9"], ["clubs-7"])
    g.play(0, act(PLAY, cards("clubs-8")[0]))
    assert g.legal() == [act(NAME, suit) for suit in range(4)]
    g.play(0, act(NAME, 3))
    assert act(PLAY, cards("spades-7")[0]) in g.legal()


def test_draw_then_a_card_may_be_played_or_kept():
    g = table("hearts-9", ["clubs-king"], ["spades-7"], ["hearts-7"])
    g.play(0, act(DRAW))
    assert g.legal() == [act(PLAY, cards("hearts-7")[0]), act(KEEP)]
    g.play(0, act(KEEP))
    assert (g.seat, len(g.hands[0])) == (1, 2)


def test_deck_the_played_cards_are_shuffled_but_for_the_last():
    g = table("hearts-9", ["clubs-king"], ["spades-7"], [])
    g.play(0, act(DRAW))
    assert g.played.listed() == cards("hearts-9")
    assert (len(g.deck), g.shuffles) == (CARDS - 4, 1)


def test_end_the_first_without_cards_wins():
    g = table("hearts-9", ["hearts-king"], ["spades-7"], ["clubs-7"])
    g.play(0, act(PLAY, cards("hearts-king")[0]))
    assert g.over
    assert g.returns() == [1.0, 0.0]


@pytest.mark.parametrize(
    ("other", "shares"),
    [(["spades-7"], [0.5, 0.5]), (["spades-7", "spades-king"], [1.0, 0.0])],
)
def test_end_stuck_the_fewest_cards_win(other: list[str], shares: list[float]):
    g = table("hearts-9", ["clubs-king"], other, [], shuffles=2)
    g.play(0, act(KEEP))
    g.play(1, act(KEEP))
    assert g.over
    assert g.returns() == shares
