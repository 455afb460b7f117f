"""The report of how often each card comes up; no figure is judged here."""

from __future__ import annotations

from benchmarks.warbands import Report
from dicehall.games.shadespire.game import GAME


def test_the_report_counts_cards_that_were_brought():
    report = Report()
    for seed in range(14, 17):  # three, four and two players
        g = report.play(GAME, seed)
        assert g.over
    assert report.games == 3
    assert report.brought.total() == (3 + 4 + 2) * (12 + 20)
    assert 0 < report.used.total() < report.brought.total()
    assert all(times <= report.brought[card] for card, times in report.used.items())
