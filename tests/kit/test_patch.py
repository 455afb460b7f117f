"""What changed from one look to the next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.patch import changes, patched

DATA = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from("xyz"), parts),
    max_leaves=12,
)


@given(DATA, DATA)
def test_changes_lead_from_the_old_to_the_new(old: object, new: object):
    assert patched(old, changes(old, new)) == new


@given(DATA)
def test_without_a_change_nothing_is_said(data: object):
    assert changes(data, data) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [[["b"], 3]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"hand": [1, 2]}, {"hand": [2]}, [[["hand"], [2]]]),
        ({"row": [{"x": 1}, {"x": 2}]}, {"row": [{"x": 1}]}, [[["row", 1]]]),
        ({"row": [{"x": 1}]}, {"row": [{"x": 1}, {"x": 3}]}, [[["row", 1], {"x": 3}]]),
        (1, 2, [[[], 2]]),
        ({"flag": False, "few": [{"x": 1}]}, {"flag": True, "few": [{"x": 1}]}, [[["flag"], True]]),
    ],
)
def test_a_change_names_its_place_and_what_stands_there(old: object, new: object, said: object):
    assert changes(old, new) == said


def test_the_old_look_stays_as_it_was():
    old = {"row": [{"x": 1}]}
    patched(old, [[["row", 0, "x"], 2]])
    assert old == {"row": [{"x": 1}]}
