"""Compiles the catalogues when the program is installed or its wheel is built."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Makes the ``.mo`` of each ``.po``, beside it, and puts them into a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what has changed; hatchling calls this before it builds."""
        folder = Path(self.root, "translations")
        for file in runpy.run_path(str(folder / "make.py"))["compile_catalogues"](folder):
            inside = f"bridge_rules_gui/translations/{file.parent.name}/{file.name}"
            if version != "editable":
                build_data["force_include"][str(file)] = inside
