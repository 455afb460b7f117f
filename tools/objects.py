"""C files that change with their own module only, so that an edit has few of them compiled again.

mypyc writes one C file a module, and two headers that declare all of them. Two things in them
change with almost every edit of a module and would have everything compiled anew:

- A literal (a text, a large number) is a place in one list for all modules, so one more text moves
  those after it. Here a C file asks a small list of its own for the places, and only the file that
  holds these lists changes.
- A new function is one more line in a header that all include. Here a C file brings along those
  declarations only that it uses, which the compiler also reads in a tenth of the time.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

DEFINED = "\nPyObject *CPyStatics["  # stands in the C file of the whole group
WORD = re.compile(r"[A-Za-z_]\w*")
LITERAL = re.compile(r"CPyStatics\[(\d+)\]")
GUARD = "#ifndef MYPYC_DECLARED_"  # around a type that several headers declare


class Declarations:
    """What headers declare, statement by statement.

    >>> spot = "typedef struct {\\n    int at;\\n} Spot;\\n"
    >>> told = Declarations(spot + "extern Spot *here(void);\\nextern int there;\\n")
    >>> told.wanted("there = 3;")
    'extern int there;\\n'
    >>> print(told.wanted("here();"), end="")
    typedef struct {
        int at;
    } Spot;
    extern Spot *here(void);
    """

    def __init__(self, *headers: str) -> None:
        self.texts: dict[str, str] = {}  # in the order of the headers
        self.common = ""  # what every file needs
        for header in headers:
            for statement in statements(header):
                if name := declared(statement):
                    self.texts[name] = LITERAL.sub("CPyStatics[]", statement) + "\n"
                else:
                    self.common += statement + "\n"
        self.order = {name: number for number, name in enumerate(self.texts)}

    def wanted(self, text: str) -> str:
        """Return the declarations that a C file uses, with those they rest on."""
        names: set[str] = set()
        waiting = {*WORD.findall(text)} & self.texts.keys()
        while waiting:
            names |= waiting
            met = {word for name in waiting for word in WORD.findall(self.texts[name])}
            waiting = (met & self.texts.keys()) - names
        chosen = sorted(names, key=self.order.__getitem__)
        return self.common + "".join(self.texts[name] for name in chosen)


def statements(header: str) -> list[str]:
    """Take a header apart; its guard against being read twice, and other headers of ours, go."""
    found: list[str] = []
    lines: list[str] = []
    for line in header.splitlines():
        if lines and lines[0].startswith(GUARD):
            lines.append(line)
            whole = line == "#endif"
        elif line.startswith("#") and not line.startswith(GUARD):
            if line.startswith("#include") and "__native_" not in line:
                found.append(line)
            continue
        elif line.strip():
            lines.append(line)
            text = "\n".join(lines)
            whole = text.endswith((";", "}")) and text.count("{") == text.count("}")
        else:
            continue
        if whole:
            found.append("\n".join(lines))
            lines = []
    return [*found, *lines]


def declared(statement: str) -> str:
    """Return the name that a statement declares, or nothing.

    >>> declared("extern char CPyDef_dice___roll(PyObject *cpy_r_self);")
    'CPyDef_dice___roll'
    >>> declared("typedef struct tuple_T2II {\\n    CPyTagged f0;\\n} tuple_T2II;")
    'tuple_T2II'
    >>> declared("extern PyObject *CPyStatics[6178];")
    'CPyStatics'
    >>> declared("#include <Python.h>")
    ''
    """
    text = "\n".join(line for line in statement.splitlines() if not line.startswith("#"))
    found = re.search(r"(\w+)(\[\d*\])?(\([^()]*\))?;$", text.rpartition("}")[2])
    return found[1] if found else ""


class Stable:
    """The C files of a build, rewritten, and what each object was compiled from."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.folder = work / "stable"
        self.folder.mkdir(parents=True, exist_ok=True)
        headers = sorted(work.glob("__native_*.h"), key=lambda path: "internal" in path.name)
        self.headers = [path.read_text("utf-8") for path in headers]
        self.told = Declarations(*self.headers)
        self.memory = self.folder / "memory.json"
        try:
            self.made: dict[str, str] = json.loads(self.memory.read_text())
        except (OSError, ValueError):
            self.made = {}

    def rewritten(self, sources: list[Path]) -> list[Path]:
        """Write C files that stand by themselves; return their paths."""
        texts = {source: source.read_text("utf-8") for source in sources}
        lists: list[str] = []
        for source, text in texts.items():
            if '#include "__native_' in text and DEFINED not in text:
                name = f"CPyPlaces_{source.stem}"
                own, places = own_places(without_ours(text), name)
                texts[source] = self.told.wanted(own) + own
                lists += [f"const int {name}[] = {{{', '.join(places)}}};\n"] * bool(places)
        for source, text in texts.items():
            if DEFINED in text:
                texts[source] = text + "".join(lists)
        return [self.write(source, text) for source, text in texts.items()]

    def write(self, source: Path, text: str) -> Path:
        path = self.folder / source.relative_to(self.work)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
        return path

    def key(self, path: Path, *options: str) -> str:
        """Return what decides the object that a rewritten C file is compiled to."""
        text = path.read_text("utf-8")
        parts = [text, *options, *(self.headers if DEFINED in text else [])]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def is_made(self, made: Path, key: str) -> bool:
        """Tell whether there is an object that was compiled from the very same."""
        return made.exists() and self.made.get(str(made)) == key

    def note(self, made: Path, key: str) -> None:
        """Remember what an object was compiled from."""
        self.made[str(made)] = key

    def keep(self) -> None:
        self.memory.write_text(json.dumps(self.made))


def without_ours(text: str) -> str:
    """Return a C file without the headers that declare all modules."""
    return re.sub(r'^#include "__native_.*\n', "", text, flags=re.MULTILINE)


def own_places(text: str, name: str) -> tuple[str, list[str]]:
    """Let a C file ask a list by a name for the places of its literals; return that list, too.

    >>> own_places("a = CPyStatics[72]; b = CPyStatics[9]; c = CPyStatics[72];", "own")[1]
    ['72', '9']
    """
    at: dict[str, int] = {}

    def asked(found: re.Match[str]) -> str:
        return f"CPyStatics[{name}[{at.setdefault(found[1], len(at))}]]"

    text = LITERAL.sub(asked, text)
    return (f"extern const int {name}[];\n{text}" if at else text), [*at]
