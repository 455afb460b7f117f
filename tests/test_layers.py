"""Layers point one way: kit <- games <- bots <- lab, rl <- hall, cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "dicehall"
MODULES = sorted(PACKAGE.rglob("*.py"))

# layer: the layers it may import besides itself, and the libraries (None: any)
NATIVE = {"librt", "mypy_extensions"}
LAYERS: dict[str, tuple[set[str], set[str] | None]] = {
    "kit": (set(), NATIVE),
    "games": ({"kit"}, NATIVE),
    "text": ({"kit"}, {"fluent"}),
    "packs": ({"kit", "games", "text"}, set()),
    "bots": ({"kit", "games", "text"}, NATIVE),
    "lab": ({"kit", "games", "bots", "text"}, None),
    "rl": ({"kit", "games", "bots"}, None),
    "hall": ({"kit", "games", "bots", "lab", "packs", "text"}, None),
    "cli": ({"kit", "games", "bots", "lab", "rl", "packs", "hall", "text"}, None),
    # what programs import, and the package itself, which hands it out
    "surface.py": ({"kit", "games", "bots", "lab", "text"}, set()),
    "__init__.py": ({"kit", "games", "bots", "lab", "text", "surface"}, set()),
}
# What a game brings for the shells, which find it; the game itself knows nothing of it.
BROUGHT: dict[str, tuple[set[str], set[str] | None]] = {
    "terminal.py": ({"kit", "text"}, {"rich"}),
    "commands.py": ({"kit", "text", "cli"}, {"rich"}),
    "routes.py": ({"kit", "text", "hall"}, {"fastapi", "pydantic"}),
}
MAY_ASK_HOW_IT_RUNS = {"bots", "lab", "rl", "hall", "cli"}  # dicehall.compiled, __version__


def imports(path: Path) -> Iterator[str]:
    """The full name of each module that a file imports."""
    package = ["dicehall", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            for name in node.names:
                inside = PACKAGE.parent.joinpath(*module.split("."), name.name)
                is_module = inside.is_dir() or inside.with_suffix(".py").exists()
                yield f"{module}.{name.name}" if is_module else module


def complaint(path: Path, name: str) -> str:
    """Why the module at `path` may not import `name`, or nothing."""
    here = path.relative_to(PACKAGE).parts
    layer, (top, *rest) = here[0], name.split(".")
    layers, libraries = LAYERS.get(layer, (set(), set()))
    if layer == "games" and len(here) > 2:
        layers, libraries = BROUGHT.get(here[2], (layers, libraries))
        if rest[:1] == ["games"] and f"{rest[-1]}.py" in BROUGHT:
            return f"the rules know nothing of {rest[-1]}.py"
    if top != "dicehall":
        known = libraries is None or top in libraries or top in sys.stdlib_module_names
        return "" if known else f"{layer} does not use the library {top}"
    if not rest:
        return "" if layer in MAY_ASK_HOW_IT_RUNS else f"{layer} imports the package itself"
    if layer == rest[0] == "games" and len(here) > 2 and len(rest) > 1:
        return "" if here[1] == rest[1] else f"the game {here[1]} knows nothing of {rest[1]}"
    return "" if rest[0] in {layer, *layers} else f"{layer} may not import {rest[0]}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_down(path: Path):
    assert [f"{name}: {why}" for name in imports(path) if (why := complaint(path, name))] == []


def test_every_package_is_in_a_layer():
    packages = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    assert packages <= LAYERS.keys()


@pytest.mark.parametrize(
    ("module", "name", "why"),
    [
        ("kit/table.py", "dicehall.games.warriorz", "kit may not import games"),
        ("kit/table.py", "numpy", "kit does not use the library numpy"),
        ("kit/table.py", "dicehall", "kit imports the package itself"),
        ("games/shazar/table.py", "dicehall.games.warriorz.table", "shazar knows nothing of"),
        ("games/shazar/table.py", "dicehall.text", "games may not import text"),
        ("text/bundle.py", "dicehall.games", "text may not import games"),
        ("rl/aec.py", "dicehall.hall", "rl may not import hall"),
        ("games/shazar/table.py", "dicehall.games.shazar.spells", ""),
        ("games/shazar/game.py", "dicehall.games.shazar.routes", "know nothing of routes.py"),
        ("games/shazar/terminal.py", "fastapi", "does not use the library fastapi"),
        ("games/shazar/terminal.py", "rich.text", ""),
        ("games/shazar/routes.py", "dicehall.hall.errors", ""),
        ("games/shazar/routes.py", "dicehall.cli", "may not import cli"),
        ("lab/report.py", "matplotlib.pyplot", ""),
        ("hall/app.py", "dicehall.bots.ismcts", ""),
    ],
)
def test_the_rule_itself(module: str, name: str, why: str):
    found = complaint(PACKAGE / module, name)
    assert why in found
    assert bool(why) == bool(found)
