"""Puts the compiled modules and the built web client into the wheel.

Without a C compiler the wheel is plain Python; without npm it has no page, and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def build_web(root: Path) -> None:
    """Build the web client unless that is done; an sdist brings it along."""
    page = root / "src" / "dicehall" / "hall" / "web" / "index.html"
    web = root / "web"
    if page.exists() or not (web / "package.json").exists():
        return
    if os.environ.get("DICEHALL_NO_WEB"):
        return
    npm = shutil.which("npm")
    if npm is None:
        print("dicehall: npm is missing, so the wheel has no page", file=sys.stderr)
        return
    subprocess.run([npm, "ci"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # ./dev compiles in place
            return
        root = Path(self.root)
        build_web(root)
        made = root / "build" / "wheel"
        command = [sys.executable, str(root / "tools" / "compile.py"), "--into", str(made)]
        subprocess.run(command, check=True)
        modules = [path for path in made.rglob("*") if path.suffix in (".so", ".pyd")]
        if modules:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in modules:
            build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
