"""Puts the compiled modules into the wheel; without a C compiler the wheel is plain Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # ./dev compiles in place
            return
        root = Path(self.root)
        made = root / "build" / "wheel"
        command = [sys.executable, str(root / "tools" / "compile.py"), "--into", str(made)]
        subprocess.run(command, check=True)
        modules = [path for path in made.rglob("*") if path.suffix in (".so", ".pyd")]
        if modules:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in modules:
            build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
