"""A small net that has learned from played games who will win, and which answers are worth a try.

What a seat knows is a list of rows: of all that could be so, what is so (`Table.features`). Each
row adds its weights to the first layer; a second layer says how the seat's share of the victory
differs from what the game itself foresees (`Table.forecast`). Each option of the question has a row
too (`Table.option_row`), which weighs the first layer for it. `dicehall train` finds the weights.

The first layer is most of the work. Its weights are whole numbers, three of them side by side in
one i64 as lanes of 21 bits, so that one addition serves three units; the sums are exact.
"""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any, Final, final
from zlib import compress, decompress

from librt.strings import read_i16_le
from librt.vecs import vec
from mypy_extensions import i64

FORMAT: Final = 2
FILE: Final = "champion.net"  # in a game's folder
LANES: Final = 3
LANE: Final = 21  # bits
MASK: Final = 0x1FFFFF
HALF: Final = 0x100000
FULL: Final = 0x200000
MOST_ROWS: Final = 4096  # that may hold at once
FINE: Final = 256.0  # weights of the first layer are told in parts of one
FINER: Final = 4096.0  # and all others
STEEPEST: Final = 30.0
LEAST: Final = 0.01  # a share of the game's own forecast


class NetError(ValueError):
    """Raised when a file of weights cannot be read."""


@final
class Net:
    """The weights, and the forward pass. One that looks at one position at a time."""

    def __init__(self, rows: i64, hidden: i64, middle: i64, options: i64) -> None:
        self.rows: i64 = rows
        self.hidden: i64 = hidden
        self.middle: i64 = middle
        self.options: i64 = options
        self.words: i64 = hidden // LANES
        self.facts: dict[str, Any] = {}  # where the weights come from
        self.first: vec[i64] = zeros(rows * self.words)  # packed
        self.first_bias: vec[i64] = zeros(self.words)
        self.second: vec[float] = blanks(hidden * middle)
        self.second_bias: vec[float] = blanks(middle)
        self.last: vec[float] = blanks(middle)
        self.last_bias = 0.0
        self.faith = 1.0  # how much the game's own forecast counts
        self.policy: vec[float] = blanks(options * hidden)
        self.policy_bias: vec[float] = blanks(options)
        self.trust = 1.0  # how much rules of thumb count for an option
        # What is being looked at.
        self.active: vec[i64] = zeros(MOST_ROWS)
        self.sums: vec[i64] = zeros(self.words)
        self.units: vec[float] = blanks(hidden)
        self.inner: vec[float] = blanks(middle)

    def own(self) -> Net:
        """Return a net with the same weights that looks at a position of its own."""
        net = Net(0, self.hidden, self.middle, 0)
        net.rows = self.rows
        net.options = self.options
        net.facts = self.facts
        net.first = self.first
        net.first_bias = self.first_bias
        net.second = self.second
        net.second_bias = self.second_bias
        net.last = self.last
        net.last_bias = self.last_bias
        net.faith = self.faith
        net.policy = self.policy
        net.policy_bias = self.policy_bias
        net.trust = self.trust
        return net

    def see(self, count: i64) -> None:
        """Look at a position: the first so many of the active rows hold."""
        words = self.words
        sums = self.sums
        first = self.first
        active = self.active
        for w in range(words):
            sums[w] = self.first_bias[w]
        i: i64 = 0
        while i + 4 <= count:
            a = active[i] * words
            b = active[i + 1] * words
            c = active[i + 2] * words
            d = active[i + 3] * words
            for w in range(words):
                sums[w] += first[a + w] + first[b + w] + first[c + w] + first[d + w]
            i += 4
        while i < count:
            a = active[i] * words
            for w in range(words):
                sums[w] += first[a + w]
            i += 1
        units = self.units
        at: i64 = 0
        for w in range(words):
            packed = sums[w]
            for lane in range(LANES):
                part = packed & MASK
                if part >= HALF:
                    part -= FULL
                units[at] = float(part) / FINE if part > 0 else 0.0
                packed = (packed - part) >> LANE
                at += 1

    def value(self, forecast: float, heed: float = 1.0) -> float:
        """Return the share of the victory of the seat whose view is looked at.

        *forecast* is what the game itself foresees; it is left behind as far as *heed* says.
        """
        middle = self.middle
        inner = self.inner
        units = self.units
        second = self.second
        for k in range(middle):
            inner[k] = self.second_bias[k]
        for j in range(self.hidden):
            unit = units[j]
            if unit > 0.0:
                at = j * middle
                for k in range(middle):
                    inner[k] += unit * second[at + k]
        base = log_odds(forecast)
        total = self.last_bias + self.faith * base
        for k in range(middle):
            if inner[k] > 0.0:
                total += inner[k] * self.last[k]
        if heed != 1.0:
            total = base + heed * (total - base)
        return share_of(total)

    def draw(self, row: i64, liking: i64) -> float:
        """Return how much an option draws, as a logarithm, by its row and the rules of thumb."""
        row %= self.options
        total = self.policy_bias[row] + self.trust * log(float(liking))
        units = self.units
        policy = self.policy
        at = row * self.hidden
        for j in range(self.hidden):
            unit = units[j]
            if unit > 0.0:
                total += unit * policy[at + j]
        return total


def share_of(total: float) -> float:
    """Return the share for a sum: a half for 0.

    >>> share_of(0.0)
    0.5
    """
    if total > STEEPEST:
        total = STEEPEST
    elif total < -STEEPEST:
        total = -STEEPEST
    return 1.0 / (1.0 + exp(-total))


def log_odds(share: float) -> float:
    """Return the sum for a share, within bounds: 0 for a half.

    >>> log_odds(0.5)
    0.0
    """
    if share < LEAST:
        share = LEAST
    elif share > 1.0 - LEAST:
        share = 1.0 - LEAST
    return log(share / (1.0 - share))


def zeros(count: i64) -> vec[i64]:
    """Return so many zeros."""
    return vec[i64]([0 for i in range(count)])


def blanks(count: i64) -> vec[float]:
    """Return so many zeros."""
    return vec[float]([0.0 for i in range(count)])


# ---- the file ----


def packed_net(facts: dict[str, Any], weights: bytes) -> bytes:
    """Return a file of weights: a line of JSON that says where they come from, then the weights.

    They are 16-bit whole numbers, low byte first: those of each row, the bias, the second layer,
    its bias, the last layer, its bias, the faith in the game's own forecast, those of each option,
    their bias, the trust in thumbs.
    """
    head = json.dumps({"format": FORMAT, **facts}, ensure_ascii=False)
    return head.encode() + b"\n" + compress(weights, 9)


def read_net(path: Path) -> Net:
    """Read a file of weights."""
    return net_of(path.read_bytes(), str(path))


def net_of(data: bytes, where: str = "net") -> Net:
    """Return the net of a file's content."""
    head, _newline, body = data.partition(b"\n")
    try:
        facts: dict[str, Any] = json.loads(head)
        if facts["format"] != FORMAT:
            raise NetError(f"{where}: format {facts['format']!r}; right would be {FORMAT}")
        net = Net(facts["rows"], facts["hidden"], facts["middle"], facts["options"])
        weights = decompress(body)
    except NetError:
        raise
    except Exception as error:
        raise NetError(f"{where}: no file of weights ({error})") from None
    needed = net.rows * net.hidden + net.hidden + net.hidden * net.middle + 2 * net.middle + 2
    needed += net.options * net.hidden + net.options + 1
    if len(weights) != 2 * needed or net.hidden % LANES != 0:
        raise NetError(f"{where}: {len(weights)} bytes of weights; right would be {2 * needed}")
    net.facts = facts
    fill(net, weights)
    return net


def fill(net: Net, weights: bytes) -> None:
    """Put the weights in their places."""
    at: i64 = 0
    for w in range(net.rows * net.words):
        net.first[w] = lanes(weights, at)
        at += 2 * LANES
    for w in range(net.words):
        net.first_bias[w] = lanes(weights, at)
        at += 2 * LANES
    at = fill_floats(net.second, weights, at)
    at = fill_floats(net.second_bias, weights, at)
    at = fill_floats(net.last, weights, at)
    net.last_bias = float(i64(read_i16_le(weights, at))) / FINER
    net.faith = float(i64(read_i16_le(weights, at + 2))) / FINER
    at = fill_floats(net.policy, weights, at + 4)
    at = fill_floats(net.policy_bias, weights, at)
    net.trust = float(i64(read_i16_le(weights, at))) / FINER


def lanes(weights: bytes, at: i64) -> i64:
    """Return three whole numbers packed side by side."""
    packed = i64(read_i16_le(weights, at + 4))
    packed = packed * FULL + i64(read_i16_le(weights, at + 2))
    return packed * FULL + i64(read_i16_le(weights, at))


def fill_floats(out: vec[float], weights: bytes, at: i64) -> i64:
    """Fill one layer; return where the next begins."""
    for k in range(len(out)):
        out[k] = float(i64(read_i16_le(weights, at))) / FINER
        at += 2
    return at
