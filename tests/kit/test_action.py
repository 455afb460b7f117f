"""Actions: a verb and three operands in one int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.action import PASS, IllegalAction, act, first, second, third, verb

OPERANDS = st.integers(0, 65535)


@given(st.integers(0, 255), OPERANDS, OPERANDS, OPERANDS)
def test_what_is_packed_comes_out(number: int, a: int, b: int, c: int):
    action = act(number, a, b, c)
    assert (verb(action), first(action), second(action), third(action)) == (number, a, b, c)


@given(st.integers(0, 255), OPERANDS, OPERANDS, OPERANDS)
def test_an_action_is_a_small_int(number: int, a: int, b: int, c: int):
    assert 0 <= act(number, a, b, c) < 1 << 56


def test_pass_is_zero():
    assert act(PASS) == PASS == 0


def test_an_illegal_action_is_a_value_error():
    assert issubclass(IllegalAction, ValueError)
