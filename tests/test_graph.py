"""The tool that prints who imports whom."""

from __future__ import annotations

from pathlib import Path

from dicehall.games import HOUSED
from tools.graph import ROOT, Graph


def module(folder: Path, name: str, text: str) -> None:
    path = folder / "dicehall" / "games" / "ludo" / f"{name}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_lazy_imports_are_counted_and_knots_found(tmp_path):
    home = "from dicehall.games.ludo"
    module(tmp_path, "game", f"{home}.table import Ludo\n")
    module(
        tmp_path, "table", f"class Ludo:\n    def view(self):\n        {home}.view import show\n"
    )
    module(tmp_path, "view", f"{home}.table import Ludo\n")
    graph = Graph(tmp_path)
    prefix = "dicehall.games.ludo."
    assert graph.lazy[f"{prefix}table"] == {f"{prefix}view"}
    assert graph.knots(prefix) == [{f"{prefix}table", f"{prefix}view"}]


def test_no_table_imports_what_looks_at_it():
    graph = Graph(ROOT / "src")
    tables = [name for name in graph.modules if name.endswith(".table") and ".games." in name]
    assert len(tables) == len(HOUSED)
    for name in tables:
        assert not graph.lazy[name], name
