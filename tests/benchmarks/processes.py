"""Measured programs: each in a process of its own, with folders of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def environment(home: Path) -> dict[str, str]:
    """Return an environment in which caches and settings live in a folder of our own.

    Compiled modules are kept there too, as they are for an installed program.
    """
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    private = {
        name: str(home / name.lower())
        for name in (
            *("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"),
            "PYTHONPYCACHEPREFIX",
        )
    }
    return inherited | private | {"PYTHONPATH": str(ROOT)}


def measured(program: str, environment: dict[str, str], *words: str) -> dict[str, Any]:
    """Run one of the programs of this folder; return its measures and when it was started."""
    started = time.monotonic_ns()
    finished = subprocess.run(
        [sys.executable, HERE / program, *words],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    measures: dict[str, Any] = json.loads(finished.stdout)
    return {"started": started, **measures}
