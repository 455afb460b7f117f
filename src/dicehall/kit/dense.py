"""Actions as small numbers, for learning programs: a whole action, or two halves of a large one."""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.kit.action import OPERAND, Action, first, second, third, verb
from dicehall.kit.notation import Form, Notation, unnumbered

MOST: Final = 4096
WHOLE: Final = -1  # an action that needs no second half


@final
class DenseActions:
    """Numbers below `size` for all actions of a game.

    A verb whose operands have too many combinations is answered in two halves: first the verb with
    its first operand, then the other operands, whose numbers are shared by all verbs with the same
    kinds there. The largest verbs are halved first, until no more than *most* numbers are left.
    The numbers depend on the notation alone; `version` names them.
    """

    def __init__(self, notation: Notation, most: int = MOST) -> None:
        self.notation = notation
        self.halved = halved_verbs(notation, most)
        self.names: list[str] = []  # of blocks of numbers, with their sizes
        self.sizes: list[int] = []
        self.offset: vec[i64] = vec[i64]()
        self.stride: vec[i64] = vec[i64]()  # three for each verb: of its operands
        self.most: vec[i64] = vec[i64]()  # three for each verb: values that have a number
        self.bounded: vec[i64] = vec[i64]()  # of each verb: 1 if packs may bring values without one
        self.rest: vec[i64] = vec[i64]()  # where the second halves begin, or WHOLE
        blocks: dict[str, int] = {}
        at = 0
        for k in range(len(notation.verbs)):
            form = notation.verbs[k]
            half = k in self.halved
            size = form.operands[0][1].size if half else form.size()
            self.offset = append(self.offset, at)
            bounds = [kind.size if kind.more else OPERAND + 1 for _name, kind in form.operands]
            for i in range(3):
                self.most = append(self.most, bounds[i] if i < len(bounds) else OPERAND + 1)
            self.bounded = append(self.bounded, 1 if min([OPERAND + 1, *bounds]) <= OPERAND else 0)
            self.names.append(described(form, 0, 1 if half else len(form.operands)))
            self.sizes.append(size)
            at += size
        for k in range(len(notation.verbs)):
            form = notation.verbs[k]
            strides = strides_of(form, k in self.halved)
            for i in range(3):
                self.stride = append(self.stride, strides[i])
            if k not in self.halved:
                self.rest = append(self.rest, WHOLE)
                continue
            name = rest_name(form)
            if name not in blocks:
                blocks[name] = at
                self.names.append(name)
                self.sizes.append(form.size() // form.operands[0][1].size)
                at += self.sizes[len(self.sizes) - 1]
            self.rest = append(self.rest, blocks[name])
        self.size: i64 = at

    def first(self, action: Action) -> i64:
        """Return the number of an action, or of its first half."""
        k = verb(action)
        if self.bounded[k] != 0:
            self.check(k, action)
        if self.rest[k] != WHOLE:
            return self.offset[k] + first(action)
        return (
            self.offset[k]
            + first(action) * self.stride[3 * k]
            + second(action) * self.stride[3 * k + 1]
            + third(action) * self.stride[3 * k + 2]
        )

    def check(self, k: i64, action: Action) -> None:
        """Complain of an operand that has no number, such as a card of a pack."""
        for i in range(3):
            if action >> (8 + 16 * i) & OPERAND >= self.most[3 * k + i]:
                raise unnumbered(self.notation.verbs[k].name, self.most[3 * k + i])

    def second(self, action: Action) -> i64:
        """Return the number of the second half of an action, or WHOLE."""
        k = verb(action)
        if self.rest[k] == WHOLE:
            return WHOLE
        return (
            self.rest[k]
            + second(action) * self.stride[3 * k + 1]
            + third(action) * self.stride[3 * k + 2]
        )

    def version(self) -> str:
        """Return a short fingerprint of all that decides the numbers."""
        text = "\n".join([f"{name} {size}" for name, size in zip(self.names, self.sizes)])
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def blocks(self) -> list[tuple[str, int, int]]:
        """Return what the numbers mean: a name, the first number and how many there are."""
        found: list[tuple[str, int, int]] = []
        at = 0
        for name, size in zip(self.names, self.sizes):
            found.append((name, at, size))
            at += size
        return found


def halved_verbs(notation: Notation, most: int) -> list[int]:
    """Return the verbs to be answered in two halves, so that *most* numbers are enough."""
    halved: list[int] = []
    while room(notation, halved) > most:
        largest = -1
        for k in range(len(notation.verbs)):
            form = notation.verbs[k]
            if k in halved or len(form.operands) < 2:
                continue
            if largest < 0 or form.size() > notation.verbs[largest].size():
                largest = k
        if largest < 0:
            raise ValueError(
                f"actions need {room(notation, halved)} numbers even in halves, "
                f"more than {most}; let a verb have smaller operands"
            )
        halved.append(largest)
    return halved


def room(notation: Notation, halved: list[int]) -> int:
    """Return how many numbers are needed if some verbs are halved."""
    needed = 0
    rests: dict[str, int] = {}
    for k in range(len(notation.verbs)):
        form = notation.verbs[k]
        if k in halved:
            size = form.operands[0][1].size
            needed += size
            rests[rest_name(form)] = form.size() // size
        else:
            needed += form.size()
    return needed + sum(rests.values())


def described(form: Form, start: int, end: int) -> str:
    """Return a verb with some of its operands and how many values each has."""
    parts = [f"{name}:{kind.name}[{kind.size}]" for name, kind in form.operands[start:end]]
    return " ".join([form.name, *parts])


def rest_name(form: Form) -> str:
    """Return the name of a block of second halves: what kinds they are."""
    return "... " + " ".join([f"{kind.name}[{kind.size}]" for _name, kind in form.operands[1:]])


def strides_of(form: Form, half: bool) -> list[int]:
    """Return by how much each operand raises the number; a half counts its first by itself."""
    strides = [0, 0, 0]
    step = 1
    for i in range(len(form.operands) - 1, -1, -1):
        if half and i == 0:
            step = 1
        strides[i] = step
        step *= form.operands[i][1].size
    return strides
