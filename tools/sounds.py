"""Make the sounds of the table: `python tools/sounds.py` writes web/public/sounds/*.wav.

Each sound is a list of blows: modes that ring and die away, as of wood, bone or metal, and puffs of
filtered noise. Nothing is recorded; the same program makes the same files.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "web" / "public" / "sounds"
Samples = list[float]


def silence(seconds: float) -> Samples:
    """Return room for a sound."""
    return [0.0] * int(RATE * seconds)


def ring(
    out: Samples, at: float, modes: list[tuple[float, float, float]], strike: float = 0.002
) -> None:
    """Add modes that ring from a moment on: frequency, loudness, seconds until they are faint."""
    first = int(at * RATE)
    for frequency, loudness, lasting in modes:
        for i in range(min(len(out) - first, int(lasting * RATE * 1.2))):
            t = i / RATE
            rise = min(1.0, t / strike)
            fall = math.exp(-5.0 * t / lasting)
            out[first + i] += loudness * rise * fall * math.sin(math.tau * frequency * t)


def puff(
    out: Samples, at: float, lasting: float, loudness: float, low: float, high: float, seed: int
) -> None:
    """Add noise between two frequencies, from a moment on."""
    dice = random.Random(seed)
    first = int(at * RATE)
    a = math.exp(-math.tau * high / RATE)
    b = math.exp(-math.tau * low / RATE)
    smooth = slow = 0.0
    for i in range(min(len(out) - first, int(lasting * RATE))):
        t = i / RATE
        noise = dice.uniform(-1, 1)
        smooth = a * smooth + (1 - a) * noise
        slow = b * slow + (1 - b) * smooth
        shape = min(1.0, t / 0.004) * (1 - t / lasting) ** 2
        out[first + i] += 2.5 * loudness * shape * (smooth - slow)


def sweep(
    out: Samples, at: float, start: float, end: float, lasting: float, loudness: float
) -> None:
    """Add a tone that slides."""
    first = int(at * RATE)
    phase = 0.0
    for i in range(min(len(out) - first, int(lasting * RATE))):
        part = i / (lasting * RATE)
        phase += math.tau * start * (end / start) ** part / RATE
        out[first + i] += loudness * math.sin(math.pi * part) ** 0.7 * math.sin(phase)


def dice() -> Samples:
    """Bone on felt: five knocks that come closer."""
    out = silence(0.62)
    for n, at in enumerate((0.0, 0.09, 0.19, 0.27, 0.33, 0.38)):
        force = 0.5 - 0.06 * n
        pitch = 1500 + 170 * (n * 7 % 5)
        ring(out, at, [(pitch, force, 0.03), (pitch * 1.83, force * 0.6, 0.02), (420, 0.3, 0.05)])
        puff(out, at, 0.03, force, 800, 5000, n)
    return out


def card() -> Samples:
    """Paper that slides and snaps."""
    out = silence(0.2)
    puff(out, 0, 0.13, 0.5, 1500, 7000, 1)
    puff(out, 0.11, 0.05, 0.9, 600, 6000, 2)
    return out


def move() -> Samples:
    """A wooden figure is set down."""
    out = silence(0.2)
    ring(out, 0.01, [(310, 0.5, 0.09), (640, 0.25, 0.05), (1210, 0.1, 0.03)])
    puff(out, 0.01, 0.03, 0.35, 200, 2000, 3)
    return out


def choose() -> Samples:
    """A small click."""
    out = silence(0.1)
    ring(out, 0, [(880, 0.3, 0.05), (1760, 0.12, 0.03)])
    return out


def turn() -> Samples:
    """Two strokes of a small bell."""
    out = silence(0.9)
    bell = [(1.0, 0.35, 0.6), (2.01, 0.18, 0.4), (2.98, 0.1, 0.25), (4.2, 0.05, 0.15)]
    for at, pitch in ((0.0, 587.3), (0.14, 880.0)):
        ring(out, at, [(pitch * ratio, loud, lasting) for ratio, loud, lasting in bell])
    return out


def hit() -> Samples:
    """Steel on a shield."""
    out = silence(0.5)
    puff(out, 0, 0.06, 0.9, 300, 6000, 4)
    metal = [(523, 0.25, 0.25), (1187, 0.2, 0.35), (1931, 0.16, 0.3), (2710, 0.12, 0.2)]
    ring(out, 0.005, [*metal, (110, 0.5, 0.12)], 0.001)
    return out


def shot() -> Samples:
    """A string, an arrow in the air."""
    out = silence(0.35)
    ring(out, 0, [(196, 0.4, 0.12), (392, 0.2, 0.08)])
    puff(out, 0.03, 0.22, 0.4, 2000, 8000, 5)
    return out


def wound() -> Samples:
    """A dull blow."""
    out = silence(0.35)
    ring(out, 0, [(82, 0.8, 0.2), (127, 0.4, 0.12)])
    puff(out, 0, 0.05, 0.5, 80, 900, 6)
    return out


def out_of_play() -> Samples:
    """Something heavy falls and rolls out."""
    out = silence(0.9)
    for at, force in ((0.0, 0.8), (0.16, 0.45), (0.28, 0.25), (0.36, 0.15)):
        ring(out, at, [(70, force, 0.25), (141, force * 0.5, 0.15)])
        puff(out, at, 0.06, force * 0.6, 60, 700, int(at * 100))
    return out


def magic() -> Samples:
    """Small bells that rise."""
    out = silence(0.9)
    for n, pitch in enumerate((784, 988, 1175, 1568, 1976)):
        ring(out, 0.06 * n, [(pitch, 0.22, 0.45), (pitch * 2.76, 0.06, 0.2)])
    puff(out, 0, 0.6, 0.12, 3000, 9000, 7)
    return out


def glory() -> Samples:
    """A coin falls on coins."""
    out = silence(0.6)
    for n, at in enumerate((0.0, 0.07, 0.12)):
        loud = 0.35 - 0.1 * n
        ring(out, at, [(2093, loud, 0.3), (3136, loud * 0.7, 0.25), (5274, loud * 0.3, 0.12)])
    return out


def win() -> Samples:
    """A fanfare of four notes."""
    out = silence(1.6)
    horn = [(1, 0.3, 0.5), (2, 0.2, 0.45), (3, 0.12, 0.35), (4, 0.06, 0.25)]
    for at, pitch in ((0.0, 392.0), (0.16, 523.3), (0.32, 659.3), (0.48, 784.0), (0.48, 1046.5)):
        ring(out, at, [(pitch * n, loud, lasting * 1.6) for n, loud, lasting in horn], 0.02)
    return out


def chat() -> Samples:
    """Two soft drops."""
    out = silence(0.3)
    sweep(out, 0, 620, 820, 0.08, 0.3)
    sweep(out, 0.1, 820, 1040, 0.09, 0.25)
    return out


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "chat": chat,
    "choose": choose,
    "dice": dice,
    "glory": glory,
    "hit": hit,
    "magic": magic,
    "move": move,
    "out": out_of_play,
    "shot": shot,
    "turn": turn,
    "win": win,
    "wound": wound,
}


def packed(samples: Samples) -> bytes:
    """Return a sound as 16-bit samples, as loud as may be, its end faded."""
    loudest = max(abs(sample) for sample in samples)
    fade = int(0.01 * RATE)
    data = []
    for i, sample in enumerate(samples):
        end = min(1.0, (len(samples) - 1 - i) / fade)
        data.append(round(29_000 * end * sample / loudest))
    return struct.pack(f"<{len(data)}h", *data)


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(packed(make()))


if __name__ == "__main__":
    main()
