"""Write the `copy` methods of frames, tables and pieces, from what their `__init__` declares.

python tools/copies.py [FOLDER ...]            write them; without a folder: kit and games
python tools/copies.py --check [FOLDER ...]    name those that are not as they would be written

A search copies tables all the time, so a copy must be plain compiled assignments; nobody should
have to keep these by hand. A frame, a table and dice get their method if no other class derives
from them, and none outside the house may; whatever else lies on a table gets it because a field
names its class. What is `Shared` is passed on as it is. Whoever writes no `copy` and never runs
this still has one, derived while the game runs (`kit/snapshot.py`), which is slower.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
GIVEN = [SRC / "dicehall" / "kit", SRC / "dicehall" / "games"]
MARK = "  # written by tools/copies.py"
WIDTH = 100
SCALARS = {"i64", "int", "bool", "float", "str", "bytes"}
FRAME = "dicehall.kit.table.Frame"
TABLE = "dicehall.kit.table.Table"
DICE = "dicehall.kit.dice.Dice"
SHARED = "dicehall.kit.content.Shared"


class Slip(Exception):
    """A field that cannot be copied by machine; says which and why."""


class Module:
    """A source file: its classes, what it imports, its aliases of types."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.text = path.read_text(encoding="utf-8")
        self.imported: dict[str, str] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        for part in ast.parse(self.text).body:
            if isinstance(part, ast.ImportFrom):
                for alias in part.names:
                    self.imported[alias.asname or alias.name] = f"{part.module}.{alias.name}"
            elif isinstance(part, ast.ClassDef):
                self.classes[part.name] = part
            elif isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                self.aliases[part.targets[0].id] = part.value
            elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                if part.value is not None:
                    self.aliases[part.target.id] = part.value

    def full(self, name: str) -> str:
        """Return a name of this module with the module it comes from."""
        return self.imported.get(name, f"{self.name}.{name}")


class Field:
    """An attribute: its type and what `__init__` sets it to."""

    def __init__(self, cls: Class, name: str, kind: ast.expr | None, value: ast.expr) -> None:
        self.cls = cls
        self.name = name
        self.kind = kind
        self.value = value


class Class:
    """A class, with the fields and parameters of its constructor."""

    def __init__(self, module: Module, node: ast.ClassDef) -> None:
        self.module = module
        self.node = node
        self.name = f"{module.name}.{node.name}"
        self.base = module.full(ast.unparse(node.bases[0])) if node.bases else ""
        self.init = method(node, "__init__")

    def parameters(self) -> dict[str, ast.expr | None]:
        """Return the parameters of the own constructor, with their types."""
        assert self.init is not None
        return {arg.arg: arg.annotation for arg in self.init.args.args[1:]}

    def fields(self) -> Iterator[Field]:
        """Yield the attributes that the own constructor sets."""
        for part in self.init.body if self.init else []:
            if not isinstance(part, (ast.AnnAssign, ast.Assign)) or part.value is None:
                continue
            target = part.target if isinstance(part, ast.AnnAssign) else part.targets[0]
            kind = part.annotation if isinstance(part, ast.AnnAssign) else None
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                yield Field(self, target.attr, kind, part.value)

    def copy(self) -> ast.FunctionDef | None:
        """Return the method as it stands."""
        return method(self.node, "copy")


def method(cls: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """Return a method of a class's own."""
    for part in cls.body:
        if isinstance(part, ast.FunctionDef) and part.name == name:
            return part
    return None


class House:
    """All sources that are read, and what a class of theirs must do to copy itself."""

    def __init__(self, folders: list[Path]) -> None:
        self.modules: dict[str, Module] = {}
        for folder in [*GIVEN, *folders]:
            for path in sorted(folder.rglob("*.py")):
                name = module_name(path)
                self.modules.setdefault(name, Module(path, name))
        self.classes: dict[str, Class] = {}
        for module in self.modules.values():
            for node in module.classes.values():
                found = Class(module, node)
                self.classes[found.name] = found

    # ---- which classes ----

    def ancestry(self, name: str) -> list[str]:
        """Return a class and those it derives from."""
        found = [name]
        while (cls := self.classes.get(found[-1])) and cls.base:
            found.append(cls.base)
        return found

    def copied(self) -> list[Class]:
        """Return the classes that get the method, as their sources have them."""
        bases = {cls.base for cls in self.classes.values()}
        bases |= {name for name, cls in self.classes.items() if open_to_all(cls)}
        waiting = [
            cls.name
            for cls in self.classes.values()
            if cls.name not in bases and {FRAME, TABLE, DICE} & {*self.ancestry(cls.name)[1:]}
        ]
        found: dict[str, Class] = {}
        while waiting:
            cls = self.classes[waiting.pop()]
            found[cls.name] = cls
            for field in self.all_fields(cls):
                piece = self.piece(self.kind_of(field), cls.module)
                if piece and piece not in found and DICE not in self.ancestry(piece):
                    waiting.append(piece)
        found |= {name: cls for name, cls in self.classes.items() if marked(cls)}
        return sorted(found.values(), key=lambda cls: (str(cls.module.path), cls.node.lineno))

    def all_fields(self, cls: Class) -> list[Field]:
        """Return the attributes that are copied one by one, those of the base first."""
        chain = [self.classes[name] for name in self.ancestry(cls.name) if name in self.classes]
        fields: dict[str, Field] = {}
        for part in reversed(chain):
            if part.name not in (TABLE, FRAME):  # theirs are carried on by themselves
                fields |= {field.name: field for field in part.fields()}
        return list(fields.values())

    # ---- types ----

    def kind_of(self, field: Field) -> ast.expr:
        """Return the type of a field, declared or plain to see."""
        if field.kind is not None:
            return field.kind
        value = field.value.operand if isinstance(field.value, ast.UnaryOp) else field.value
        if isinstance(value, ast.Constant):
            return ast.Name(type(value.value).__name__)
        if isinstance(field.value, ast.Name) and field.cls.init:
            kind = field.cls.parameters().get(field.value.id)
            if kind is not None:
                return kind
        raise Slip(f"{field.cls.name}.{field.name} needs a declared type")

    def meaning(self, kind: ast.expr, module: Module) -> str:
        """Return a named type in full, aliases resolved."""
        if not isinstance(kind, ast.Name) or kind.id in SCALARS:
            return ast.unparse(kind)
        full = module.full(kind.id)
        home = self.modules.get(full.rpartition(".")[0])
        alias = home.aliases.get(kind.id) if home else None
        if home is None or alias is None or full in self.classes:
            return full
        if isinstance(alias, ast.Constant):
            alias = ast.parse(str(alias.value), mode="eval").body
        return self.meaning(alias, home)

    def is_plain(self, kind: ast.expr, module: Module) -> bool:
        """Tell whether a value is shared by both tables: a number, a text, a printed card."""
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "tuple":
            parts = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
            return all(ast.unparse(p) == "..." or self.is_plain(p, module) for p in parts)
        if isinstance(kind, ast.BinOp):
            return self.is_plain(kind.left, module) and ast.unparse(kind.right) == "None"
        meaning = self.meaning(kind, module)
        return meaning in SCALARS or SHARED in self.ancestry(meaning)

    def piece(self, kind: ast.expr, module: Module) -> str:
        """Return the class of what a field holds, one or many, if it has to be copied."""
        if isinstance(kind, ast.Subscript):
            kind = kind.slice
        if isinstance(kind, ast.BinOp):
            kind = kind.left
        meaning = self.meaning(kind, module)
        known = meaning in self.classes and not self.is_plain(kind, module)
        return meaning if known else ""

    # ---- the method ----

    def bound(self, cls: Class) -> dict[str, str]:
        """Return which parameter of the constructor becomes which attribute, unchanged."""
        if cls.init is None:
            return self.bound(self.classes[cls.base]) if cls.base in self.classes else {}
        found = {}
        for field in cls.fields():
            value = field.value
            if isinstance(value, ast.IfExp) and ast.unparse(value.test).endswith(" is None"):
                value = value.orelse
            if isinstance(value, ast.Name) and value.id in cls.parameters():
                found[value.id] = field.name
        for part in cls.init.body:
            if ast.unparse(part).startswith("super().__init__("):
                assert isinstance(part, ast.Expr)
                assert isinstance(part.value, ast.Call)
                base = self.classes[cls.base]
                given: dict[str | None, ast.expr] = {}
                given.update(zip(self.parameters(base), part.value.args))
                given.update({word.arg: word.value for word in part.value.keywords})
                for parameter, attribute in self.bound(base).items():
                    value = given.get(parameter, ast.Constant(None))
                    if isinstance(value, ast.Name) and value.id in cls.parameters():
                        found[value.id] = attribute
        return found

    def parameters(self, cls: Class) -> list[str]:
        """Return the parameters of a class's constructor, its own or the base's."""
        if cls.init is None:
            return self.parameters(self.classes[cls.base]) if cls.base in self.classes else []
        return list(cls.parameters())

    def written(self, cls: Class) -> list[str]:
        """Return the lines of the method."""
        name, bound = cls.node.name, self.bound(cls)
        fields = {field.name: field for field in self.all_fields(cls)}
        is_table = TABLE in self.ancestry(cls.name)
        if is_table:
            every = {field.name: field for field in self.classes[TABLE].fields()}
            fields = {"seats": every["seats"], "dice": every["dice"], **fields}
        given, passed, in_order = [], set(), True
        for parameter in self.parameters(cls):
            attribute = bound.get(parameter, "")
            value = self.passed(fields[attribute]) if attribute in fields else ""
            if value:
                given.append(value if in_order else f"{parameter}={value}")
                passed.add(attribute)
            else:
                in_order = False
        rest = [field for field in fields.values() if field.name not in passed]
        head = f"    def copy(self) -> {name}:{MARK}"
        carry = "self.carry({})" if FRAME in self.ancestry(cls.name) else "{}"
        made = f"{name}({', '.join(given)})"
        short = f"        return {carry.format(made)}"
        if not rest and not is_table and len(short) <= WIDTH:
            return [head, short]
        lines = [head, *call("        twin = ", name, given)]
        if is_table:
            lines.append("        self.carry_flow(twin)")
        for field in rest:
            lines += ["        " + line for line in self.assigned(field)]
        return [*lines, f"        return {carry.format('twin')}"]

    def passed(self, field: Field) -> str:
        """Return what the constructor of the copy gets for a field, or nothing."""
        kind, module = self.kind_of(field), field.cls.module
        if self.is_plain(kind, module):
            return f"self.{field.name}"
        one = isinstance(kind, ast.Name) and self.piece(kind, module)
        return f"self.{field.name}.copy()" if one else ""

    def assigned(self, field: Field) -> list[str]:
        """Return the lines that copy a field."""
        kind, module, x = self.kind_of(field), field.cls.module, field.name
        if passed := self.passed(field):
            return [f"twin.{x} = {passed}"]
        if isinstance(kind, ast.BinOp) and self.piece(kind, module):
            return [f"{x} = self.{x}", f"twin.{x} = None if {x} is None else {x}.copy()"]
        if not isinstance(kind, ast.Subscript):
            raise Slip(f"{field.cls.name}.{x}: a {ast.unparse(kind)} cannot be copied by machine")
        many, made = ast.unparse(kind.value), ast.unparse(field.value)
        if many == "list" and self.is_plain(kind.slice, module):
            return [f"twin.{x} = self.{x}[:]"]
        if many == "list" and self.piece(kind, module):
            return [f"twin.{x} = [item.copy() for item in self.{x}]"]
        if many == "vec" and self.is_plain(kind.slice, module):
            if made.endswith("([])"):
                return [f"if len(self.{x}) > 0:", f"    twin.{x} = self.{x}[:]"]
            if " * " in made and not {*names_in(field.value)} & {*field.cls.parameters()}:
                return [f"twin.{x} = onto(twin.{x}, self.{x})"]
            return [f"twin.{x} = self.{x}[:]"]
        if many == "vec" and self.piece(kind, module):
            return copied_vec(x, ast.unparse(kind), made)
        raise Slip(f"{field.cls.name}.{x}: a {ast.unparse(kind)} cannot be copied by machine")


def copied_vec(x: str, kind: str, made: str) -> list[str]:
    """Return the lines that copy a vec of pieces, with the room it is made with."""
    room = made.partition("(capacity=")[2].rstrip(")") or "0"
    lines = [
        f"{x} = {kind}(capacity={f'len(self.{x})' if room == '0' else room})",
        f"for i in range(len(self.{x})):",
        f"    {x} = append({x}, self.{x}[i].copy())",
        f"twin.{x} = {x}",
    ]
    return lines if room != "0" else [f"if len(self.{x}) > 0:", *["    " + line for line in lines]]


def call(start: str, name: str, given: list[str]) -> list[str]:
    """Return a call as the formatter would have it."""
    line = f"{start}{name}({', '.join(given)})"
    if len(line) <= WIDTH:
        return [line]
    inner = " " * 12 + ", ".join(given)
    if len(inner) <= WIDTH:
        return [f"{start}{name}(", inner, "        )"]
    return [f"{start}{name}(", *[f"            {value}," for value in given], "        )"]


def names_in(value: ast.expr) -> Iterator[str]:
    for part in ast.walk(value):
        if isinstance(part, ast.Name):
            yield part.id


def open_to_all(cls: Class) -> bool:
    """Tell whether games outside the house may derive from a class."""
    return any("allow_interpreted_subclasses" in ast.unparse(d) for d in cls.node.decorator_list)


def marked(cls: Class) -> bool:
    """Tell whether the method as it stands was written by machine."""
    copy = cls.copy()
    return copy is not None and cls.module.text.splitlines()[copy.lineno - 1].endswith(MARK)


def module_name(path: Path) -> str:
    """Return the name under which a source is imported: folders with an `__init__.py`, and src."""
    root = path.parent
    while (root / "__init__.py").exists() or (SRC in root.parents and root != SRC):
        root = root.parent
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def rewritten(house: House, module: Module, classes: list[Class]) -> str:
    """Return the text of a module with the methods as they must be."""
    lines = module.text.splitlines()
    for cls in sorted(classes, key=lambda cls: -cls.node.lineno):
        new, old = house.written(cls), cls.copy()
        if old is not None:
            lines[old.lineno - 1 : old.end_lineno] = new
        else:
            pieces = FRAME not in house.ancestry(cls.name) and cls.init is not None
            end = cls.init.end_lineno if pieces and cls.init else cls.node.end_lineno
            assert end is not None
            lines[end:end] = ["", *new]
    return "\n".join(lines) + "\n"


def stale(folders: list[Path]) -> dict[Path, str]:
    """Return the files whose methods are not as they would be written, and how they should be."""
    house = House(folders)
    by_module: dict[str, list[Class]] = {}
    for cls in house.copied():
        if any(folder in cls.module.path.parents for folder in folders):
            by_module.setdefault(cls.module.name, []).append(cls)
    found = {}
    for name, classes in by_module.items():
        module = house.modules[name]
        text = rewritten(house, module, classes)
        if text != module.text:
            found[module.path] = text
    return found


def main(*args: str) -> int:
    """Write or check; return 1 if something is not as it should be."""
    folders = [Path(arg).resolve() for arg in args if arg != "--check"] or GIVEN
    try:
        found = stale(folders)
    except Slip as slip:
        print(f"copies: {slip}", file=sys.stderr)
        return 1
    for path, text in found.items():
        if "--check" in args:
            print(f"copies: {path} has another `copy` than its fields want", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"copies: {path} written", file=sys.stderr)
    return 1 if found and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
