"""Records of chosen games: by their numbers, or the longest, the closest ... of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dicehall.kit.game import SetupError
from dicehall.kit.notation import nearest
from dicehall.kit.tally import Tally
from dicehall.lab.run import Run

PLAIN: Final = ("longest", "shortest")
FOLLOWED: Final = ("closest", "comeback")  # known only of games that were followed


def chosen(text: str, seed: int, games: int) -> list[str]:
    """Return the games asked for; complain of those that are not in the run."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if word.isdigit():
            if not seed <= int(word) < seed + games:
                raise SetupError(f"--keep {word}: the games are {seed} to {seed + games - 1}")
        elif word not in (*PLAIN, *FOLLOWED):
            known = nearest(word, [*PLAIN, *FOLLOWED])
            raise SetupError(f"--keep is {word!r}; {known} or numbers of games")
    return words


def keep_records(run: Run, tally: Tally, words: list[str], folder: Path) -> list[Path]:
    """Play the chosen games once more and keep their records, as far as they were played."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = []
    for word in words:
        number = int(word) if word.isdigit() else tally.finest.get(word, [0, -1])[1]
        if number < 0:
            continue
        path = folder / (f"game-{number}.jsonl" if word.isdigit() else f"{word}-{number}.jsonl")
        run.record(number).save(path)
        kept.append(path)
    return kept
