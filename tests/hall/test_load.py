"""A little of the load that benchmarks/hall.py measures; no figure is judged here."""

from __future__ import annotations

from benchmarks.hall import measure


def test_live_tables_and_idle_sockets():
    figures = measure(tables=4, idle=20, seconds=2, every=0.2)
    assert figures.idle == 20
    assert len(figures.late) > 10
    assert figures.seen.deliveries > len(figures.late) * 5
    assert "worst" in figures.text()
