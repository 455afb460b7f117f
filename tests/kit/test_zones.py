"""Decks, bags and hands: what they hold, who sees it, and what counts as a reveal."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.snapshot import difference, freeze, thaw
from dicehall.kit.table import Table
from dicehall.kit.zones import (
    ABSENT,
    EVERYBODY,
    NOBODY,
    OWNER,
    Zone,
    move,
    move_all,
    redeal,
    zone_of,
)

things = st.lists(st.integers(1, 60), max_size=12)
seeds = st.integers(0, 2**60)


def table() -> Table:
    return Table(3, FastDice(1))


# ---- what it holds ----


@given(things, st.integers(1, 60))
def test_adding_puts_a_thing_on_top(held: list[int], new: int) -> None:
    zone = zone_of(held, capacity=len(held) + 2)
    zone.add(new)
    assert zone.top() == new
    zone.add_below(new)
    assert zone.listed() == [new, *held, new]
    assert zone.take_top() == new
    assert zone.listed() == [new, *held]


@given(things.filter(bool), st.data())
def test_taking_keeps_the_order_of_the_rest(held: list[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(held) - 1))
    zone = zone_of(held)
    assert zone.take(index) == held[index]
    assert zone.listed() == held[:index] + held[index + 1 :]


@given(things, st.integers(1, 60))
def test_a_thing_is_found_where_it_first_lies(held: list[int], thing: int) -> None:
    zone = zone_of(held)
    assert zone.contains(thing) == (thing in held)
    assert zone.find(thing) == (held.index(thing) if thing in held else ABSENT)
    if thing in held:
        zone.remove(thing)
        held.remove(thing)
        assert zone.listed() == held


@given(things)
def test_nothing_lingers_beyond_the_things_held(held: list[int]) -> None:
    zone = zone_of(held)
    while zone.count > 0:
        zone.take(0)
        assert list(zone.ids)[zone.count :] == [0] * (len(held) - zone.count)
    zone = zone_of(held)
    zone.clear()
    assert list(zone.ids) == [0] * len(held)


def test_a_zone_that_is_full_empty_or_without_the_thing_stops_the_rules() -> None:
    with pytest.raises(AssertionError, match="full with 1"):
        zone_of([1]).add(2)
    with pytest.raises(AssertionError, match="empty"):
        zone_of([]).top()
    with pytest.raises(AssertionError, match="left to draw"):
        zone_of([]).draw(FastDice(1))
    with pytest.raises(AssertionError, match="no thing"):
        zone_of([1]).remove(2)
    with pytest.raises(AssertionError, match="no thing"):
        zone_of([1]).take(1)


@given(things, seeds)
def test_shuffling_and_drawing_keep_the_things(held: list[int], seed: int) -> None:
    dice = FastDice(seed)
    zone = zone_of(held)
    zone.shuffle(dice)
    assert sorted(zone.listed()) == sorted(held)
    assert sorted(zone.draw(dice) for _ in held) == sorted(held)
    assert len(zone) == 0


def test_every_thing_in_a_bag_is_drawn_as_often() -> None:
    dice = FastDice(5)
    drawn = Counter(zone_of([1, 2, 3]).draw(dice) for _ in range(3000))
    assert all(900 < drawn[thing] < 1100 for thing in (1, 2, 3))


def test_a_draw_is_counted_by_the_dice() -> None:
    dice = ScriptedDice([3])
    assert zone_of([4, 5, 6]).draw(dice) == 6
    assert dice.drawn == 1


# ---- copies ----


@given(things, st.integers(0, 2), st.sampled_from([NOBODY, OWNER, EVERYBODY]))
def test_a_copy_is_equal_and_apart(held: list[int], owner: int, sight: int) -> None:
    zone = zone_of(held, owner, sight, capacity=20)
    twin = zone.copy()
    assert twin == zone
    assert list(twin.ids) == list(zone.ids)
    twin.add(7)
    assert twin != zone
    assert zone.listed() == held
    assert pickle.loads(pickle.dumps(twin)) == twin
    assert len(pickle.loads(pickle.dumps(twin)).ids) == 20


def test_a_zone_thaws_as_it_was_frozen() -> None:
    zone = zone_of([4, 2], 1, OWNER, capacity=6)
    thawed = thaw(freeze(zone))
    assert difference(zone, thawed) == ""
    assert difference(zone, zone.copy()) == ""


def test_a_zone_has_no_hash_for_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(zone_of([4]))


def test_zones_differ_by_order_owner_and_sight() -> None:
    zone = zone_of([1, 2], 0, OWNER)
    assert zone != zone_of([2, 1], 0, OWNER)
    assert zone != zone_of([1, 2], 1, OWNER)
    assert zone != zone_of([1, 2], 0, EVERYBODY)
    assert zone == zone_of([1, 2], 0, OWNER, capacity=9)
    assert zone != [1, 2]


# ---- who sees it ----


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    hand = zone_of([4, 2], 1, OWNER)
    assert [hand.visible(seat) for seat in (0, 1, 2, None)] == [2, [4, 2], 2, 2]


def test_a_deck_is_seen_by_nobody_not_even_its_owner() -> None:
    deck = zone_of([4, 2], 1, NOBODY)
    assert [deck.visible(seat) for seat in (0, 1, None)] == [2, 2, 2]


def test_an_open_pile_is_seen_by_everybody() -> None:
    pile = zone_of([4, 2], 1, EVERYBODY)
    assert [pile.visible(seat) for seat in (0, 1, None)] == [[4, 2]] * 3


def test_sight_that_means_nothing_is_refused() -> None:
    for sight in (-1, 3):
        with pytest.raises(AssertionError, match="sight"):
            Zone(1, 0, sight)
    with pytest.raises(AssertionError, match="owner"):
        Zone(1, sight=OWNER)


# ---- reveals ----


ZONES = {
    "deck": (0, NOBODY),
    "hand": (0, OWNER),
    "other hand": (1, OWNER),
    "open pile": (0, EVERYBODY),
}
REVEALS = {
    ("deck", "hand"),
    ("deck", "other hand"),
    ("deck", "open pile"),
    ("hand", "other hand"),
    ("other hand", "hand"),
    ("hand", "open pile"),
    ("other hand", "open pile"),
}


@pytest.mark.parametrize("source", ZONES)
@pytest.mark.parametrize("target", ZONES)
def test_a_move_reveals_when_a_seat_sees_what_it_could_not(source: str, target: str) -> None:
    g = table()
    start, end = zone_of([5, 6], *ZONES[source]), zone_of([1], *ZONES[target], capacity=3)
    assert move(start, 0, end, g) == 5
    assert (start.listed(), end.listed()) == ([6], [1, 5])
    assert g.reveals == ((source, target) in REVEALS)
    move_all(start, end, g)
    assert (start.listed(), end.listed()) == ([], [1, 5, 6])
    assert g.reveals == 2 * ((source, target) in REVEALS)
    move_all(start, end, g)
    assert g.reveals == 2 * ((source, target) in REVEALS)


# ---- dealing anew ----


@given(st.lists(things, max_size=5), seeds)
def test_redealing_keeps_the_things_and_how_many_each_zone_has(
    held: list[list[int]], seed: int
) -> None:
    zones = [zone_of(some) for some in held]
    redeal(zones, FastDice(seed))
    assert [zone.count for zone in zones] == [len(some) for some in held]
    dealt = Counter(thing for zone in zones for thing in zone.listed())
    assert dealt == Counter(thing for some in held for thing in some)


def test_redealing_mixes_the_zones() -> None:
    seen = set()
    dice = FastDice(3)
    deck, hand = zone_of([1, 2, 3]), zone_of([4], 1, OWNER)
    for _ in range(100):
        redeal([deck, hand], dice)
        seen.add(hand.top())
    assert seen == {1, 2, 3, 4}


def test_redealing_does_not_depend_on_how_the_unseen_things_lay() -> None:
    one, other = [zone_of([1, 2]), zone_of([3, 4])], [zone_of([4, 1]), zone_of([2, 3])]
    redeal(one, FastDice(5))
    redeal(other, FastDice(5))
    assert one == other
