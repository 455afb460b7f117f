"""What is compiled again after an edit: the module itself, and whoever uses what changed of it."""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile, objects

HEADER = """#ifndef MYPYC_NATIVE_dicehall_H
#define MYPYC_NATIVE_dicehall_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
} tuple_T2II;
#endif
#endif
"""
INTERNAL = """#include "__native_dicehall.h"
extern PyObject *CPyStatics[30];
extern tuple_T2II CPyDef_dice___pair(PyObject *cpy_r_self);
extern char CPyDef_dice___roll(PyObject *cpy_r_self);
"""
TOP = '#include "__native_dicehall.h"\n#include "__native_internal_dicehall.h"\n'
FILES = {
    "__native_dicehall.h": HEADER,
    "__native_internal_dicehall.h": INTERNAL,
    "__native_dicehall___bag.c": TOP + "x = CPyStatics[7]; y = CPyDef_dice___pair(x);\n",
    "__native_dicehall___cup.c": TOP + "x = CPyStatics[9]; CPyDef_dice___roll(x);\n",
    "__native_dicehall.c": TOP + "\nPyObject *CPyStatics[30];\n",
}


def made(work: Path, *edits: tuple[str, str]) -> dict[str, str]:
    """Write the C files with edits; return what each object would be made from."""
    for name, text in FILES.items():
        for old, new in edits:
            text = text.replace(old, new)
        (work / name).write_text(text)
    stable = objects.Stable(work)
    paths = stable.rewritten([work / name for name in FILES if name.endswith(".c")])
    return {path.stem.rpartition("_")[2]: stable.key(path, "-O2") for path in paths}


def changed(work: Path, *edits: tuple[str, str]) -> set[str]:
    before = made(work)
    after = made(work, *edits)
    return {name for name in before if before[name] != after[name]}


def test_examples():
    assert doctest.testmod(objects).failed == 0


def test_a_file_brings_its_declarations_and_asks_its_own_list(tmp_path: Path):
    made(tmp_path)
    text = (tmp_path / "stable" / "__native_dicehall___bag.c").read_text()
    assert "__native_" not in text.replace("CPyPlaces___native_dicehall___bag", "")
    assert "#include <Python.h>" in text
    assert text.index("MYPYC_DECLARED") < text.index("typedef") < text.index("dice___pair")
    assert "dice___roll" not in text
    assert "CPyStatics[CPyPlaces___native_dicehall___bag[0]]" in text
    group = (tmp_path / "stable" / "__native_dicehall.c").read_text()
    assert "const int CPyPlaces___native_dicehall___bag[] = {7};" in group


@pytest.mark.parametrize(
    ("edits", "again"),
    [
        ([], set()),
        ([("[7]", "[8]"), ("[9]", "[10]"), ("[30]", "[31]")], set()),  # one more text
        ([("extern char", "extern char CPyDef_new(void);\nextern char")], set()),
        ([("CPyDef_dice___roll(PyObject *cpy_r_self", "CPyDef_dice___roll(int n")], {"cup"}),
        ([("CPyTagged f0;", "CPyTagged f0;\n    CPyTagged f1;")], {"bag"}),
        ([("y = ", "z = ")], {"bag"}),
    ],
)
def test_what_is_compiled_again(edits: list[tuple[str, str]], again: set[str], tmp_path: Path):
    """Besides the file of the whole group, which holds the lists of all."""
    assert changed(tmp_path, *edits) - {"dicehall"} == again


@pytest.mark.long
def test_a_real_edit_compiles_one_module(tmp_path: Path):
    """Two modules, then another text and another function in one of them."""
    if compile.obstacle():
        pytest.skip(compile.obstacle())
    kit = tmp_path / "src" / "dicehall" / "kit"
    kit.mkdir(parents=True)
    for folder in (kit, kit.parent):
        (folder / "__init__.py").touch()
    (kit / "cup.py").write_text("def shake(n: int) -> str:\n    return 'shaken ' + str(n)\n")
    (kit / "bag.py").write_text(
        "from dicehall.kit.cup import shake\n\n\ndef draw() -> str:\n    return shake(3) + '!'\n"
    )
    shutil.copytree(Path(compile.__file__).parent, tmp_path / "tools")
    said = "from dicehall.kit import bag; print(bag.draw(), bag.__file__[-3:])"

    def build() -> tuple[str, set[str]]:
        times = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.o")}
        command = [sys.executable, str(tmp_path / "tools" / "compile.py")]
        subprocess.run(command, check=True, capture_output=True)
        fresh = {p.stem for p in tmp_path.rglob("*.o") if times.get(p) != p.stat().st_mtime_ns}
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
        run = [sys.executable, "-c", said]
        done = subprocess.run(run, env=env, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout, {name.rpartition("___")[2] for name in fresh if "native" in name}

    assert build()[0] == "shaken 3! .so\n"
    text = (kit / "cup.py").read_text().replace("'shaken '", "word() + 'and shaken '")
    (kit / "cup.py").write_text(text + "\n\ndef word() -> str:\n    return 'taken '\n")
    assert build() == ("taken and shaken 3! .so\n", {"cup", "__native_dicehall"})
