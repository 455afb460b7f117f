"""What a run gave, as tables: one row a game, one a card, one a card of a seat in a game.

Each is written as JSON Lines, CSV or Parquet.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, TextIO

from dicehall.kit.game import SetupError
from dicehall.kit.tally import VICTORY, Tally
from dicehall.lab.intervals import interval
from dicehall.lab.run import Row
from dicehall.lab.simulate import Simulation

FORMATS: Final = ("json", "csv", "parquet")
PLAYS: Final = ("game", "seat", "card", "deed", "times", "won")
CARDS: Final = ("card", "deed", "times", "seats", "share", "low", "high")
CHUNK: Final = 50_000  # rows of a Parquet group


def game_rows(rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    """Yield a row for each game: how long it was, who sat where, who won."""
    for row in rows:
        flat: dict[str, Any] = {
            "game": row["game"],
            "decisions": row["decisions"],
            "branching": row["options"] / max(1, row["decisions"]),
            "lead_changes": row["leads"],
            "winner_lowest": row["low"] / 1000,
            "winner_mean": row["mean"] / 1000,
            "comeback": row["comeback"],
        }
        for seat, won in enumerate(row["won"]):
            flat[f"bot_{seat + 1}"] = row["bots"][seat]
            flat[f"roles_{seat + 1}"] = " ".join(row["roles"][seat])
            flat[f"won_{seat + 1}"] = won / VICTORY
        yield flat


def play_rows(rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    """Yield a row for each card of each seat in each game: what became of it, how often."""
    for row in rows:
        for seat, cards in enumerate(row["cards"]):
            for card in sorted(cards):
                for deed in sorted(cards[card]):
                    yield {
                        "game": row["game"],
                        "seat": seat + 1,
                        "card": card,
                        "deed": deed,
                        "times": cards[card][deed],
                        "won": row["won"][seat] / VICTORY,
                    }


def card_rows(tally: Tally) -> list[dict[str, Any]]:
    """Return a row for each card and each thing that may befall it, over all games."""
    table = []
    for card, deeds in sorted(tally.cards.items()):
        for deed, (times, seats, won) in sorted(deeds.items()):
            share = won / VICTORY / seats
            low, high = interval(share, seats)
            table.append(
                {
                    "card": card,
                    "deed": deed,
                    "times": times,
                    "seats": seats,
                    "share": share,
                    "low": low,
                    "high": high,
                }
            )
    return table


def check_formats(text: str) -> list[str]:
    """Return the formats asked for; complain before the games if one cannot be written."""
    formats = [word.strip() for word in text.split(",") if word.strip()]
    for word in formats:
        if word not in FORMATS:
            raise SetupError(f"--format is {word!r}; right would be some of: {', '.join(FORMATS)}")
    if "parquet" in formats:
        try:
            import pyarrow  # noqa: F401
        except ModuleNotFoundError:
            raise SetupError(
                "--format parquet wants pyarrow: pip install 'dicehall[report]'"
            ) from None
    return formats


def write_table(
    path: Path, rows: Iterable[dict[str, Any]], form: str, columns: Sequence[str] = ()
) -> Path:
    """Write a table whole or not at all, row by row; return its file.

    The columns are those of its rows; a table without any has the *columns* that are named.
    """
    file = path.with_suffix({"json": ".jsonl"}.get(form, f".{form}"))
    part = file.with_name(file.name + ".part")
    if form == "parquet":
        write_parquet(part, iter(rows), columns)
    else:
        with part.open("w", encoding="utf-8", newline="") as text:
            if form == "csv":
                write_csv(text, rows, columns)
            else:
                write_json(text, rows)
    part.replace(file)
    return file


def write_json(text: TextIO, rows: Iterable[dict[str, Any]]) -> None:
    """Write rows as JSON Lines."""
    for row in rows:
        text.write(json.dumps(row, ensure_ascii=False) + "\n")


def write_csv(text: TextIO, rows: Iterable[dict[str, Any]], columns: Sequence[str]) -> None:
    """Write rows under a line of headings."""
    writer: csv.DictWriter[str] | None = None
    for row in rows:
        if writer is None:
            writer = csv.DictWriter(text, list(row), lineterminator="\n")
            writer.writeheader()
        writer.writerow(row)
    if writer is None:
        csv.writer(text, lineterminator="\n").writerow(columns)


def write_parquet(part: Path, rows: Iterator[dict[str, Any]], columns: Sequence[str]) -> None:
    """Write a Parquet file, group by group."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    chunk = list(islice(rows, CHUNK))
    empty = pa.schema([(column, pa.null()) for column in columns])
    schema = pa.Table.from_pylist(chunk).schema if chunk else empty
    with pq.ParquetWriter(part, schema) as writer:  # type: ignore[no-untyped-call]
        while chunk:
            writer.write_table(pa.Table.from_pylist(chunk, schema))
            chunk = list(islice(rows, CHUNK))


def write_all(out: Path, formats: list[str], simulation: Simulation) -> list[Path]:
    """Write the tables of a run in each of the formats."""
    written = []
    for form in formats:
        written.append(write_table(out / "games", game_rows(simulation.each_row()), form))
        written.append(write_table(out / "plays", play_rows(simulation.each_row()), form, PLAYS))
        written.append(write_table(out / "cards", card_rows(simulation.tally), form, CARDS))
    return written
