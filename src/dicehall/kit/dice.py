"""The only source of chance: dice that are fast, sealed for live tables, or scripted for tests."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.kit.snapshot import twin_of

MULTIPLIER: Final = 776969613  # MULTIPLIER * 2**32 - 1 is a safe prime: period about 2**60
WORD: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance that counts how often it was asked."""

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def below(self, n: i64) -> i64:
        """Return one of 0, 1, ... n - 1, each as likely."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return dice that will fall exactly as these; for referees only."""
        return twin_of(self)

    def taken(self) -> list[tuple[int, int]]:
        """Return the draws since this was last asked, if these dice keep them: (sides, value)."""
        return []

    def face(self, sides: i64) -> i64:
        """Roll one die: 1 to *sides*.

        >>> ScriptedDice([4]).face(6)
        4
        """
        return 1 + self.below(sides)

    def shuffle(self, things: vec[i64], count: i64) -> None:
        """Bring the first *count* things into random order, in place."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            held = things[i]
            things[i] = things[j]
            things[j] = held
            i -= 1


def mix(x: i64) -> i64:
    """Scatter 32 bits, so that neighbouring seeds give unrelated games."""
    x ^= x >> 16
    x = x * 0x21F0AAAD & WORD
    x ^= x >> 15
    x = x * 0x735A2D97 & WORD
    return x ^ (x >> 15)


@final
class FastDice(Dice):
    """A small multiply-with-carry generator: quick, seeded, copied as one int.

    >>> [FastDice(7).face(6) for i in range(3)] == [FastDice(7).face(6) for i in range(3)]
    True
    """

    def __init__(self, seed: i64 = 0) -> None:
        super().__init__()
        low = mix((seed + 0x9E3779B9) & WORD)
        high = mix(((seed >> 32) + low + 0x7F4A7C15) & WORD)
        state = ((high & 0x1FFFFFFF) + 1) << 32 | low
        for i in range(3):
            state = MULTIPLIER * (state & WORD) + (state >> 32)
        self.state: i64 = state

    def below(self, n: i64) -> i64:
        s = self.state
        s = MULTIPLIER * (s & WORD) + (s >> 32)
        self.state = s
        self.drawn += 1
        return (((s ^ (s >> 32)) & WORD) * n) >> 32

    def copy(self) -> FastDice:  # written by tools/copies.py
        twin = FastDice()
        twin.drawn = self.drawn
        twin.state = self.state
        return twin


@final
class SealedDice(Dice):
    """A keyed cryptographic stream: nobody can foretell it from earlier rolls.

    Word number k is taken from HMAC-SHA256(key, block k // 8); a word that would favour the low
    numbers is skipped, so each face is exactly as likely.

    >>> SealedDice(b"key").below(6) == SealedDice(b"key").below(6)
    True
    """

    def __init__(self, key: bytes = b"", position: i64 = 0) -> None:
        super().__init__()
        self.key = key
        self.position: i64 = position
        self.block: i64 = -1
        self.words = b""

    def word(self) -> i64:
        """Return the next 32 bits of the stream."""
        block = self.position // WORDS_PER_BLOCK
        if block != self.block:
            self.block = block
            self.words = hmac.digest(self.key, int(block).to_bytes(8, "big"), "sha256")
        at = self.position % WORDS_PER_BLOCK * 4
        self.position += 1
        w = self.words
        return i64(w[at]) << 24 | i64(w[at + 1]) << 16 | i64(w[at + 2]) << 8 | i64(w[at + 3])

    def below(self, n: i64) -> i64:
        self.drawn += 1
        limit = WORD + 1 - (WORD + 1) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def copy(self) -> SealedDice:  # written by tools/copies.py
        twin = SealedDice(self.key, self.position)
        twin.drawn = self.drawn
        twin.block = self.block
        twin.words = self.words
        return twin


@final
class KeptDice(Dice):
    """Dice that fall as others and keep each draw until an event has told of it.

    >>> dice = KeptDice(ScriptedDice([4]))
    >>> dice.face(6), dice.taken(), dice.taken()
    (4, [(6, 3)], [])
    """

    def __init__(self, dice: Dice | None = None) -> None:
        super().__init__()
        self.dice: Dice = FastDice(0) if dice is None else dice
        self.kept: list[tuple[int, int]] = []

    def below(self, n: i64) -> i64:
        self.drawn += 1
        value = self.dice.below(n)
        self.kept.append((int(n), int(value)))
        return value

    def copy(self) -> KeptDice:  # written by tools/copies.py
        twin = KeptDice(self.dice.copy())
        twin.drawn = self.drawn
        twin.kept = self.kept[:]
        return twin

    def taken(self) -> list[tuple[int, int]]:
        kept = self.kept
        self.kept = []
        return kept


@final
class ScriptedDice(Dice):
    """Dice that show the given faces, counted from 1, and then fall as *then*.

    >>> dice = ScriptedDice([2, 6])
    >>> dice.face(6), dice.face(6)
    (2, 6)
    """

    def __init__(self, faces: list[int] | None = None, then: Dice | None = None) -> None:
        super().__init__()
        self.faces: list[int] = [] if faces is None else list(faces)
        self.then = then

    def below(self, n: i64) -> i64:
        self.drawn += 1
        if not self.faces:
            then = self.then
            assert then is not None, f"the script holds no more faces, and a d{n} is to be rolled"
            return then.below(n)
        face = self.faces.pop(0)
        assert 1 <= face <= n, f"the script says {face}, but a d{n} is rolled"
        return face - 1

    def copy(self) -> ScriptedDice:  # written by tools/copies.py
        twin = ScriptedDice()
        twin.drawn = self.drawn
        twin.faces = self.faces[:]
        then = self.then
        twin.then = None if then is None else then.copy()
        return twin


@mypyc_attr(native_class=False)
class DrawNeeded(Exception):
    """Raised by awaited dice when somebody else has to settle how they fall; tells the sides."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


@final
class AwaitedDice(Dice):
    """Dice that fall as was settled, counted from 0, and then ask how they shall fall.

    The table that asked is spoilt: whoever settles a draw goes back to a copy made before.

    >>> AwaitedDice([3]).face(6)
    4
    """

    def __init__(self, settled: list[int] | None = None) -> None:
        super().__init__()
        self.settled: list[int] = [] if settled is None else settled

    def below(self, n: i64) -> i64:
        if self.drawn == len(self.settled):
            raise DrawNeeded(n)
        self.drawn += 1
        return self.settled[self.drawn - 1]

    def copy(self) -> AwaitedDice:  # written by tools/copies.py
        twin = AwaitedDice()
        twin.drawn = self.drawn
        twin.settled = self.settled[:]
        return twin


def new_secret() -> str:
    """Return 256 fresh secret bits in hexadecimal, for sealed dice."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Return what is published before the game: a fingerprint that fixes the secret.

    >>> commitment("00" * 32)[:8]
    '66687aad'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seal_of(salt: str) -> str:
    """Return what binds a salt before it is shown; nothing for a seat without one.

    >>> seal_of("salt")[:8], seal_of("")
    ('63479ad6', '')
    """
    return hashlib.sha256(salt.encode()).hexdigest() if salt else ""


def sealed(secret: str, salts: list[str]) -> SealedDice:
    """Return the sealed dice of a secret and the salts the seats have added, in seat order.

    Each salt is preceded by its length, so that no two lists of salts give one key.
    """
    message = b""
    for salt in salts:
        coded = salt.encode()
        message += len(coded).to_bytes(4, "big") + coded
    return SealedDice(hmac.digest(bytes.fromhex(secret), message, "sha256"))
