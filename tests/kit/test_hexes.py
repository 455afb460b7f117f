"""Hex boards, held against slower reckoning and against the boards of a real game.

The board is that of a game with 8-7-8-7-8 hexes in rows and three blocked ones:

    . . . . . . . .
     . . . . . . .
    . . . # . . . .
     . # # . . . .
    . . . . . . . .
"""

from __future__ import annotations

import pickle
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.grid import (
    DIRECTIONS,
    NOWHERE,
    axial,
    direction_to,
    disc,
    distance,
    doubled,
    in_sight,
    line,
    neighbour,
    ring,
    touches,
    where,
)
from dicehall.kit.hexes import CLOSED, FAR, FOUND, GOAL, HexBoard, board_of

ROWS = [doubled(x, y) for y in range(1, 6) for x in range(2 - y % 2, 16, 2)]
BLOCKED = [doubled(7, 3), doubled(4, 4), doubled(6, 4)]
BOARD = board_of(tuple(ROWS), tuple(BLOCKED))

small = st.integers(-9, 9)
hexes = st.builds(axial, small, small)


def at(x: int, y: int) -> int:
    return BOARD.index(doubled(x, y))


def two_boards(shift: int) -> HexBoard:
    """Join two boards along the long edge, the second moved by *shift* hexes."""
    first = [where(hex) for hex in ROWS]
    seam = [(x, 6) for x in range(2, 15, 2) if 2 <= x - 2 * shift <= 14]
    second = [doubled(2 * q + r + 2 * shift, r + 6) for q, r in first]
    return HexBoard(ROWS + [doubled(x, y) for x, y in seam] + second)


# ---- coordinates ----


@given(small, small)
def test_a_hex_gives_back_its_coordinates(q: int, r: int) -> None:
    assert where(axial(q, r)) == (q, r)
    assert doubled(2 * q + r, r) == axial(q, r)


def test_half_a_hex_is_refused() -> None:
    with pytest.raises(ValueError, match="x=2, y=3"):
        doubled(2, 3)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: int, b: int, c: int) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, st.integers(0, 5))
def test_opposite_steps_cancel(hex: int, direction: int) -> None:
    there = neighbour(hex, direction)
    assert distance(hex, there) == 1
    assert neighbour(there, (direction + 3) % 6) == hex
    assert direction_to(hex, there) == direction


@given(hexes, st.integers(0, 5), st.integers(1, 6))
def test_straight_ahead_is_one_direction(hex: int, direction: int, steps: int) -> None:
    there = hex
    for _ in range(steps):
        there = neighbour(there, direction)
    assert direction_to(hex, there) == direction
    assert distance(hex, there) == steps
    assert direction_to(hex, neighbour(there, (direction + 1) % 6)) in (NOWHERE, direction)


@given(hexes, st.integers(0, 6))
def test_a_ring_is_all_hexes_of_one_distance(centre: int, radius: int) -> None:
    found = ring(centre, radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert {distance(centre, hex) for hex in found} == {radius}
    assert len(set(disc(centre, radius))) == 1 + 3 * radius * (radius + 1)


@given(hexes, hexes)
def test_a_line_is_a_shortest_chain_that_keeps_to_the_line(a: int, b: int) -> None:
    chain = line(a, b)
    assert chain[0] == a
    assert chain[-1] == b
    assert len(chain) == distance(a, b) + 1
    assert all(distance(x, y) == 1 for x, y in pairwise(chain))
    assert all(touches(a, b, hex) for hex in chain)
    assert line(b, a) == chain[::-1]


# ---- sight ----


def meets(a: int, b: int, other: int) -> bool:
    """Cut the line down by each side of the hexagon in turn; whatever is left meets it."""
    (aq, ar), (bq, br), (q, r) = where(a), where(b), where(other)
    start = (2 * (aq - q) + (ar - r), 3 * (ar - r))
    end = (2 * (bq - q) + (br - r), 3 * (br - r))
    low, high = Fraction(0), Fraction(1)
    for nx, ny, reach in ((1, 0, 1), (1, 1, 2), (1, -1, 2)):
        for sign in (1, -1):
            first = sign * (nx * start[0] + ny * start[1])
            last = sign * (nx * end[0] + ny * end[1])
            if first == last:
                if first > reach:
                    return False
            elif first < last:
                high = min(high, Fraction(reach - first, last - first))
            else:
                low = max(low, Fraction(reach - first, last - first))
    return low <= high


@given(hexes, hexes, hexes)
def test_touching_is_what_cutting_the_line_leaves(a: int, b: int, other: int) -> None:
    assert touches(a, b, other) == meets(a, b, other)


def test_touching_agrees_for_all_lines_across_a_field() -> None:
    centre = axial(0, 0)
    around = disc(centre, 4)
    for a in around:
        for b in around:
            assert touches(a, b, centre) == meets(a, b, centre)


@given(hexes, hexes, st.lists(hexes, max_size=6))
def test_sight_is_the_same_both_ways(a: int, b: int, walls: list[int]) -> None:
    assert in_sight(a, b, walls) == in_sight(b, a, walls)


@given(hexes, st.integers(0, 5), st.lists(hexes, max_size=6))
def test_neighbours_see_each_other(hex: int, direction: int, walls: list[int]) -> None:
    there = neighbour(hex, direction)
    assert in_sight(hex, there, [wall for wall in walls if wall not in (hex, there)])


@given(hexes, hexes, st.lists(hexes, min_size=1, max_size=4))
def test_a_blocking_hex_is_not_seen(a: int, b: int, walls: list[int]) -> None:
    assert not in_sight(a, walls[0], walls)
    assert not in_sight(walls[0], b, walls)


def test_sight_past_one_blocked_hex() -> None:
    start = at(5, 3)
    for x, y in ((6, 2), (7, 1), (3, 3)):
        assert BOARD.sees(start, at(x, y))
    assert not BOARD.sees(start, at(9, 3))  # straight behind it
    assert not BOARD.sees(start, at(5, 5))  # along the sides of two
    assert not BOARD.sees(start, at(8, 2))  # along a side
    assert BOARD.sees(at(9, 3), at(9, 5))


def test_running_along_a_side_spoils_sight_from_either_side() -> None:
    a, b = doubled(8, 4), doubled(8, 2)
    assert not in_sight(a, b, [doubled(7, 3)])
    assert not in_sight(a, b, [doubled(9, 3)])
    assert in_sight(a, b, [])


def test_a_single_corner_spoils_sight() -> None:
    a, b = doubled(0, 0), doubled(9, 1)  # by the top of (3, 1) and the bottom of (6, 0)
    assert not in_sight(a, b, [doubled(3, 1)])
    assert not in_sight(a, b, [doubled(6, 0)])
    assert in_sight(a, b, [doubled(1, 1), doubled(5, -1), doubled(4, 2), doubled(8, 0)])


def test_the_table_of_sight_says_what_in_sight_says() -> None:
    for a in range(BOARD.count):
        for b in range(BOARD.count):
            expected = in_sight(BOARD.hexes[a], BOARD.hexes[b], BLOCKED)
            assert BOARD.sees(a, b) == expected


def test_the_edge_of_the_board_hides_nothing() -> None:
    board = two_boards(4)
    corner, other = board.index(doubled(1, 5)), board.index(doubled(9, 7))
    assert board.sees(corner, other)


# ---- boards ----


def test_two_boards_have_as_many_hexes_and_edge_hexes_as_the_printed_ones() -> None:
    board = two_boards(0)
    assert board.count == 83
    edge = [i for i in range(83) if NOWHERE in [board.neighbour(i, d) for d in range(6)]]
    assert len(edge) == 34
    assert [two_boards(s).count - 76 for s in range(-4, 5)] == [3, 4, 5, 6, 7, 6, 5, 4, 3]


def test_distances_on_the_board() -> None:
    assert BOARD.distance(at(4, 4), at(6, 4)) == 1
    assert BOARD.distance(at(4, 4), at(8, 4)) == 2
    assert BOARD.distance(at(4, 4), at(12, 4)) == 4


def test_the_first_hex_is_as_near_as_any_other() -> None:
    """Where the board has no gaps, the way on it is as long as on the grid, both ways."""
    for hex in range(BOARD.count):
        expected = distance(BOARD.hexes[hex], BOARD.hexes[0])
        assert BOARD.distance(hex, 0) == BOARD.distance(0, hex) == expected


def test_distance_runs_through_hexes_of_the_board_only() -> None:
    board = two_boards(4)
    corner, below = doubled(5, 5), doubled(9, 7)
    assert distance(corner, below) == 3
    assert board.distance(board.index(corner), board.index(below)) == 4


def test_hexes_that_nothing_joins_are_far_apart() -> None:
    board = HexBoard([*disc(axial(0, 0), 1), *disc(axial(9, 0), 1)])
    assert board.distance(0, 7) == FAR
    assert board.away(0, 7) == board.towards(0, 7) == 0
    assert board.reach(0, 99, board.walk()) == 7


@given(st.sets(st.sampled_from(disc(axial(0, 0), 3)), min_size=1), st.data())
def test_distance_on_any_board_is_a_metric_no_less_than_on_the_grid(
    chosen: set[int], data: st.DataObject
) -> None:
    board = HexBoard(sorted(chosen))
    a, b, c = (data.draw(st.integers(0, len(chosen) - 1)) for _ in range(3))
    assert board.distance(a, b) == board.distance(b, a)
    assert board.distance(a, b) >= distance(board.hexes[a], board.hexes[b])
    if FAR not in (board.distance(a, b), board.distance(b, c)):
        assert board.distance(a, c) <= board.distance(a, b) + board.distance(b, c)


def test_a_hex_off_the_board_or_twice_on_it_is_named() -> None:
    with pytest.raises(ValueError, match=r"hex \(50, 0\) is not on the board"):
        BOARD.index(axial(50, 0))
    with pytest.raises(ValueError, match=r"hex \(1, 1\) is twice"):
        HexBoard([axial(1, 1), axial(1, 1)])
    with pytest.raises(ValueError, match="at most 254"):
        HexBoard(disc(axial(0, 0), 9))


def test_a_board_is_pickled_by_its_hexes() -> None:
    for blocked in ((), tuple(BLOCKED)):
        board = board_of(tuple(ROWS), blocked)
        assert pickle.loads(pickle.dumps(board)) is board
    twin = pickle.loads(pickle.dumps(HexBoard(ROWS[::-1], BLOCKED)))
    assert list(twin.hexes) == ROWS[::-1]
    assert [hex for hex in ROWS if twin.blocked[twin.index(hex)]] == BLOCKED


# ---- reach ----


def slow_reach(board: HexBoard, start: int, most: int, closed: set[int]) -> dict[int, int]:
    found = {start: 0}
    edge = {start}
    for steps in range(1, most + 1):
        near = {board.neighbour(hex, d) for hex in edge for d in range(6)}
        edge = {
            hex
            for hex in near
            if hex != NOWHERE and hex not in found and hex not in closed and not board.blocked[hex]
        }
        found |= dict.fromkeys(edge, steps)
    return found


@given(st.integers(0, 37), st.integers(0, 9), st.sets(st.integers(0, 37), max_size=20))
def test_reach_is_what_step_by_step_search_finds(start: int, most: int, closed: set[int]) -> None:
    walk = BOARD.walk()
    for hex in closed:
        walk[hex] = CLOSED
    count = BOARD.reach(start, most, walk)
    expected = slow_reach(BOARD, start, most, closed)
    assert {i: walk[i] for i in range(38) if walk[i] >= 0} == expected
    nearest_first = [walk[38 + i] for i in range(count)]
    assert all(walk[i] == NOWHERE for i in range(38 + count, 76))
    assert sorted(nearest_first) == sorted(expected)
    assert [expected[i] for i in nearest_first] == sorted(expected.values())


def test_reach_goes_around_blocked_hexes() -> None:
    walk = BOARD.walk()
    BOARD.reach(at(5, 3), 9, walk)
    assert walk[at(8, 2)] == 2
    assert walk[at(2, 4)] == 2
    assert walk[at(5, 5)] == 4
    assert walk[at(7, 3)] == NOWHERE


def test_reach_without_steps_is_the_start_alone() -> None:
    walk = BOARD.walk()
    assert BOARD.reach(3, 0, walk) == 1
    assert walk[38] == 3


def test_a_walk_ends_at_the_first_goal_within_its_steps() -> None:
    board = HexBoard(line(axial(0, 0), axial(4, 0)))
    for most, found in ((2, 3), (3, FOUND)):
        walk = board.walk()
        walk[3] = GOAL
        assert board.reach(0, most, walk) == found


def test_walks_on_one_board_do_not_disturb_each_other() -> None:
    first, second = BOARD.walk(), BOARD.walk()
    BOARD.reach(at(5, 3), 9, first)
    before = list(first)
    BOARD.reach(at(8, 2), 1, second)
    assert list(first) == before
    assert list(BOARD.walk()) == [NOWHERE] * 76


# ---- drive back and knockback ----


def named(bits: int) -> list[str]:
    return [DIRECTIONS[d] for d in range(6) if bits >> d & 1]


def test_a_neighbour_is_driven_back_to_three_hexes() -> None:
    board = HexBoard(ROWS)
    attacker, target = at(6, 4), at(8, 4)
    found = [board.neighbour(target, d) for d in range(6) if board.away(attacker, target) >> d & 1]
    assert found == [at(10, 4), at(9, 3), at(9, 5)]
    assert named(board.towards(attacker, target)) == ["west"]


def test_at_range_two_the_drive_back_has_three_hexes_on_the_axis_and_two_off_it() -> None:
    board = HexBoard(disc(axial(0, 0), 4))
    assert named(board.away(0, board.index(axial(2, 0)))) == ["east", "north-east", "south-east"]
    assert named(board.away(0, board.index(axial(1, 1)))) == ["east", "south-east"]


def test_nobody_is_driven_off_the_board_or_into_a_blocked_hex() -> None:
    board = HexBoard(disc(axial(0, 0), 2), [axial(2, -1)])
    centre = board.index(axial(0, 0))
    assert named(board.away(centre, board.index(axial(1, 0)))) == ["east", "south-east"]
    assert board.away(centre, board.index(axial(2, 0))) == 0


def test_knockback_goes_on_straight_behind() -> None:
    board = HexBoard(ROWS)
    for first, then in (((9, 3), (10, 2)), ((10, 4), (12, 4))):
        assert board.behind(at(8, 4), at(*first)) == at(*then)
    assert board.behind(at(8, 4), at(9, 5)) == NOWHERE  # (10, 6) is off the board
    assert BOARD.behind(at(10, 4), at(8, 4)) == NOWHERE  # (6, 4) is blocked
    assert board.behind(at(5, 3), at(8, 4)) == NOWHERE  # no straight row joins them


def test_every_step_is_away_towards_or_neither() -> None:
    board = HexBoard(disc(axial(0, 0), 3), [axial(1, 1)])
    for a in range(board.count):
        for b in range(board.count):
            for direction in range(6):
                near = board.neighbour(b, direction)
                if near != NOWHERE and not board.blocked[near]:
                    change = board.distance(a, near) - board.distance(a, b)
                    assert (board.away(a, b) >> direction & 1) == (change == 1)
                    assert (board.towards(a, b) >> direction & 1) == (change == -1)
