"""The examples in the kit's docstrings run."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import dicehall.kit.table

FOLDER = Path(dicehall.kit.table.__file__).parent
MODULES = [
    *(f"dicehall.kit.{path.stem}" for path in sorted(FOLDER.glob("[a-z]*.py"))),
    "dicehall.games",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str):
    module = importlib.import_module(name)
    path = Path(str(module.__file__)).parent / f"{name.rpartition('.')[2]}.py"
    source = path if path.exists() else Path(str(module.__file__)).with_name("__init__.py")
    # Compiled functions carry their docstrings but no source: read the examples from the file.
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for docstring in docstrings(source):
        runner.run(parser.get_doctest(docstring, dict(vars(module)), name, str(source), 0))
    assert runner.failures == 0


def docstrings(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    found = [ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, kinds)]
    return [docstring for docstring in found if docstring and ">>>" in docstring]
