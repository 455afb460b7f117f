"""Compile kit, games and bots with mypyc, all in one group.

    python tools/compile.py              beside the sources in src/, when something changed
    python tools/compile.py --fresh      do nothing; the exit code tells whether nothing changed
    python tools/compile.py --optimise   so too, but linked as one: slow to make, faster to play
    python tools/compile.py --sanitize   a copy of the package in build/sanitized, shifts checked
    python tools/compile.py --into DIR   into DIR, for the wheel; optimised unless DICEHALL_QUICK=1

One group, because a native class cannot inherit from a class of another build; one C file a module,
because those compile side by side and an unchanged one is not compiled again. mypyc runs inside the
directory that holds the package, so tracebacks name `dicehall/kit/table.py` and find its lines.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib.metadata
import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

if __package__:
    from tools.objects import Stable
else:
    from objects import Stable  # type: ignore[import-not-found,no-redef]

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
WORK = ROOT / "build"

PARTS = ("kit", "games", "bots")
INTERPRETED: tuple[str, ...] = (
    "dicehall/kit/snapshot.py",  # mypyc 2.4 fails on a vec of unknown items
    "dicehall/kit/checks/texts.py",  # reads files and modules, which gains nothing
    "dicehall/kit/board.py",  # made for people who look, so never in a hurry
)
SHELLS = ("terminal.py", "commands.py", "routes.py")  # a game's parts that libraries call

POSIX = os.name == "posix"
QUICK = ["-O2", "-fno-semantic-interposition"] if POSIX else ["/O2"]
OPTIMISED = ["-O3", "-fno-semantic-interposition"] if POSIX else ["/O2"]
if sys.platform == "linux":
    OPTIMISED.append("-flto=auto")  # calls from module to module are inlined: 15 % faster play
# Read when a game is opened, or for people: compiled with less care where time counts.
COLD = {
    *("analysis", "book", "canonical", "content", "decks", "effects", "game", "hints", "layouts"),
    *("lesson", "library", "listing", "look", "match", "notation", "older", "outcome", "patch"),
    *("preview", "proof", "replay", "setup", "view", "watcher", "words", "worlds"),
}
LINKED = ("-fsanitize", "-flto", "-O")  # flags that the linker must know too
SANITIZED = ["-O1", "-fsanitize=shift", "-fno-sanitize-recover=shift"]
STRICT = [
    "--strict",
    f"--config-file={ROOT / 'tools' / 'compile.ini'}",
    f"--cache-dir={os.devnull}",
    "--namespace-packages",
    "--explicit-package-bases",
]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
STAMP = "dicehall__mypyc.json"  # lies beside the group's library; dicehall/__init__.py reads it


def obstacle() -> str:
    """What keeps us from compiling, or nothing."""
    if os.environ.get("DICEHALL_PURE", "0") not in ("", "0"):
        return "DICEHALL_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h)"
    return ""


def python_files(base: Path) -> list[str]:
    """Every source of the compiled parts, also those that stay interpreted; but no game's shells,
    which may be edited without compiling anything."""
    found = (path for part in PARTS for path in base.glob(f"dicehall/{part}/**/*.py"))
    return sorted(path.relative_to(base).as_posix() for path in found if path.name not in SHELLS)


def compiled_files(base: Path) -> list[str]:
    return [f for f in python_files(base) if f not in INTERPRETED and has_code(base / f)]


def has_code(path: Path) -> bool:
    """False for an `__init__.py` with nothing but its docstring."""
    if path.name != "__init__.py":
        return True
    return any(not isinstance(part, ast.Expr) for part in ast.parse(path.read_bytes()).body)


def recipe(flags: list[str]) -> str:
    return f"mypy {importlib.metadata.version('mypy')} {SUFFIX} {' '.join(flags)}"


def made_from(base: Path, flags: list[str]) -> dict[str, Any]:
    """All that decides what a build contains."""
    files = {}
    for name in python_files(base):
        modified = (base / name).stat().st_mtime_ns  # before reading: an edit meanwhile shows
        content = (base / name).read_bytes()
        files[name] = [modified, len(content), hashlib.sha256(content).hexdigest()]
    return {
        "recipe": recipe(flags),
        "but not": [*INTERPRETED],
        "shells": [*SHELLS],
        "parts": [*PARTS],
        "files": files,
    }


def up_to_date(stamp: Path, now: dict[str, Any]) -> bool:
    try:
        then = json.loads(stamp.read_text())
    except (OSError, ValueError):
        return False
    for made in (then, now):
        made["hashes"] = {name: content for name, (_, _, content) in made.pop("files").items()}
    return bool(then == now)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time in a checkout."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "compile.lock").open("w") as lock:
        if POSIX:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(base: Path, out: Path, flags: list[str]) -> list[Path]:
    """Compile the package below `base`; return the modules made, with `out` as their root."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles the C files in parallel, and only those that changed."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            stable = Stable(work)

            def compile_one(source: Path, options: dict[str, Any]) -> str:
                (made,) = self.compiler.object_filenames([str(source)], output_dir=self.build_temp)
                more = [*options["extra_postargs"]]
                if POSIX and flags == QUICK and source.stem.rpartition("___")[2] in COLD:
                    more.append("-O1")
                key = stable.key(source, *more)
                if not stable.is_made(Path(made), key):
                    compile_all([str(source)], **{**options, "extra_postargs": more})
                    stable.note(Path(made), key)
                return str(made)

            def compile_changed(sources: list[str], **options: Any) -> list[str]:
                paths = stable.rewritten([Path(name) for name in sources])
                longest_first = sorted(paths, key=lambda path: -path.stat().st_size)
                jobs = {path: pool.submit(compile_one, path, options) for path in longest_first}
                return [jobs[path].result() for path in paths]

            self.compiler.compile = compile_changed
            try:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    super().build_extensions()
            finally:
                stable.keep()

    work = WORK / "c" / hashlib.sha256(f"{base} {recipe(flags)}".encode()).hexdigest()[:8]
    os.chdir(base)
    extensions = mypycify(
        [*STRICT, *compiled_files(base)],
        group_name="dicehall",
        debug_level="0",
        multi_file=True,
        target_dir=str(work),
    )
    for source in sorted({Path(name) for extension in extensions for name in extension.sources}):
        for shift in wrong_shifts(source.read_text()):
            module = source.stem.removeprefix("__native_").replace("___", ".")
            sys.exit(f"{module}: {shift} would be wrong from bit 31 on; use a table of powers")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # they share one
        extension.extra_link_args = [flag for flag in flags if flag.startswith(LINKED)]
    command = SideBySide(Distribution({"name": "dicehall", "ext_modules": extensions}))
    command.build_lib = str(out)
    command.build_temp = str(work)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(name).relative_to(out) for name in command.get_outputs()]


def wrong_shifts(c_code: str) -> list[str]:
    """Shifts of a constant by an i64, which mypyc 2.4 leaves to C as 32-bit arithmetic.

    >>> wrong_shifts("cpy_r_r0 = 255 << cpy_r_n; cpy_r_r1 = cpy_r_x << 3;")
    ['255 << n']
    """
    found = re.findall(r"= (-?\d+ << )cpy_r_(\w+)", c_code)
    return [number + name for number, name in found]


def place(modules: list[Path], made: Path, base: Path) -> None:
    """Put the modules beside their sources. A running process keeps the files it has open."""
    for old in base.rglob(f"*{SUFFIX}"):
        if old.relative_to(base) not in modules:
            old.unlink()
    for module in modules:
        fresh = base / f"{module}.new"
        shutil.copyfile(made / module, fresh)
        fresh.replace(base / module)


def in_place(base: Path, flags: list[str]) -> None:
    """Compile beside the sources in `base`, if they changed since it was last done."""
    stamp, now = base / STAMP, made_from(base, flags)
    if up_to_date(stamp, json.loads(json.dumps(now))):
        stamp.write_text(json.dumps(now))
        return
    started = time.monotonic()
    say(f"compiling {len(compiled_files(base))} modules")
    made = WORK / "compiled" / base.name
    modules = build(base, made, flags)
    stamp.write_text(json.dumps({**now, "files": {}}))  # until all are in place: none is trusted
    place(modules, made, base)
    stamp.write_text(json.dumps(now))
    say(f"compiled in {time.monotonic() - started:.0f} s")


def elsewhere(into: Path, flags: list[str]) -> None:
    """Compile into a directory; what lies beside the sources is taken if it is just that."""
    if not up_to_date(SRC / STAMP, json.loads(json.dumps(made_from(SRC, flags)))):
        build(SRC, into, flags)
        return
    for module in SRC.rglob(f"*{SUFFIX}"):
        copy = into / module.relative_to(SRC)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(module, copy)


def sanitized() -> Path:
    """Copy the package to build/sanitized; files that did not change keep their times."""
    copy = WORK / "sanitized"
    listed = {path.relative_to(SRC) for path in SRC.glob("dicehall/**/*") if path.is_file()}
    listed = {path for path in listed if path.suffix not in (".so", ".pyd", ".pyc")}
    for path in copy.glob("dicehall/**/*"):
        if path.is_file() and path.suffix == ".py" and path.relative_to(copy) not in listed:
            path.unlink()
    for path in listed:
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SRC / path, copy / path)
    return copy


def say(line: str) -> None:
    print(f"dicehall: {line}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--optimise", action="store_true", help="for benchmarks: linked as one")
    parser.add_argument("--fresh", action="store_true", help="only tell whether nothing changed")
    parser.add_argument("--sanitize", action="store_true", help="into build/sanitized, checked")
    parser.add_argument("--into", type=Path, metavar="DIR", help="into DIR, replacing it")
    args = parser.parse_args()
    into: Path | None = args.into and args.into.resolve()
    if into:
        shutil.rmtree(into, ignore_errors=True)
    if reason := obstacle():
        say(f"{reason}: going on without compiled modules")
        return 0
    if args.fresh:
        kinds = [json.loads(json.dumps(made_from(SRC, flags))) for flags in (QUICK, OPTIMISED)]
        return 0 if any(up_to_date(SRC / STAMP, kind) for kind in kinds) else 1
    with alone():
        if args.sanitize:
            in_place(sanitized(), SANITIZED)
        elif into:
            elsewhere(into, QUICK if os.environ.get("DICEHALL_QUICK") == "1" else OPTIMISED)
        else:
            in_place(SRC, OPTIMISED if args.optimise else QUICK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
