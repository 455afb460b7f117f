"""Print how the modules of the package hang together: counts, layers, and knots of each game.

python tools/graph.py [FOLDER]    FOLDER holds the package `dicehall`; without it: src

A *lazy* import stands inside a function. A *knot* is a set of modules each of which leads to each
other by imports, lazy ones included: none of them can be read without the rest.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Graph:
    """Who imports whom."""

    def __init__(self, folder: Path) -> None:
        paths = sorted((folder / "dicehall").rglob("*.py"))
        self.modules = {name_of(path, folder): path for path in paths}
        self.edges: dict[str, set[str]] = {name: set() for name in self.modules}
        self.lazy: dict[str, set[str]] = {name: set() for name in self.modules}
        for name, path in self.modules.items():
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                found = {target for target in targets(node) for target in self.known(target)}
                (self.edges if node in tree.body else self.lazy)[name] |= found - {name}

    def known(self, target: str) -> set[str]:
        """Return the module of the package that an imported name is or stands in, if any."""
        if target in self.modules:
            return {target}
        within = target.rpartition(".")[0]
        return {within} & self.modules.keys()

    def knots(self, prefix: str) -> list[set[str]]:
        """Return the knots among the modules of a package, the largest first."""
        inside = [name for name in self.modules if name.startswith(prefix)]
        reach = {name: self.reached(name, prefix) for name in inside}
        found: list[set[str]] = []
        for name in inside:
            knot = {other for other in reach[name] if name in reach[other]}
            if len(knot) > 1 and knot not in found:
                found.append(knot)
        return sorted(found, key=len, reverse=True)

    def reached(self, name: str, prefix: str) -> set[str]:
        """Return all that a module leads to within a package."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            here = waiting.pop()
            for other in self.edges[here] | self.lazy[here]:
                if other.startswith(prefix) and other not in found:
                    found.add(other)
                    waiting.append(other)
        return found


def targets(node: ast.AST) -> list[str]:
    """Return what an import statement names: modules, or names within them."""
    if isinstance(node, ast.ImportFrom) and node.module:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def name_of(path: Path, folder: Path) -> str:
    """Return the dotted name of a source."""
    parts = path.relative_to(folder).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(name: str) -> str:
    """Return the layer a module belongs to."""
    return [*name.split("."), "dicehall"][1]


def main(folder: Path) -> None:
    """Print the tables."""
    graph = Graph(folder)
    top = sum(len(found) for found in graph.edges.values())
    lazy = sum(len(found) for found in graph.lazy.values())
    print(f"{len(graph.modules)} modules, {top + lazy} edges, {lazy} of them lazy\n")
    layers = list(dict.fromkeys(layer(name) for name in graph.modules))
    print("| from \\ to | " + " | ".join(layers) + " | lazy |")
    print("|---" * (len(layers) + 2) + "|")
    for one in layers:
        inside = [name for name in graph.modules if layer(name) == one]
        leads = [to for name in inside for to in graph.edges[name] | graph.lazy[name]]
        counts = [sum(layer(to) == other for to in leads) or "" for other in layers]
        late = sum(len(graph.lazy[name]) for name in inside) or ""
        print(f"| {one} ({len(inside)}) | " + " | ".join(map(str, [*counts, late])) + " |")
    print("\n| game | modules | lazy | knots |\n|---|---|---|---|")
    for path in sorted((folder / "dicehall" / "games").glob("*/game.py")):
        prefix = f"dicehall.games.{path.parent.name}."
        inside = [name for name in graph.modules if name.startswith(prefix)]
        late = sum(len(graph.lazy[name]) for name in inside)
        sizes = ", ".join(str(len(knot)) for knot in graph.knots(prefix)) or "none"
        print(f"| {path.parent.name} | {len(inside)} | {late} | {sizes} |")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "src")
