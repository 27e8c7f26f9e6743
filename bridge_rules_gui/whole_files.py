"""Files put in their place whole: the old content or the new, never a part."""

from __future__ import annotations

import os
import re
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

_LEFT: Final = re.compile(r"\..+\.[0-9a-f]{8}\.part")
_PASSING: Final = 3600
"""After how many seconds a passing file is one that a killed program has left."""


def passing_name(path: Path) -> Path:
    """Return a name nobody else uses, beside the file that will have it only for a moment."""
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")


def put_whole(path: Path, content: bytes, *, is_lasting: bool = True) -> None:
    """Write a file; raise `OSError`, and leave nothing behind, when that cannot be done.

    What is lasting is on the disk when this returns; what can be made again need not be.
    """
    passing = passing_name(path)
    try:
        with passing.open("xb") as file:
            file.write(content)
            file.flush()
            if is_lasting:
                os.fsync(file.fileno())
        passing.replace(path)
    finally:
        with suppress(OSError):
            passing.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Delete what killed programs have left in a folder of the program's own."""
    for path in folder.glob(".*.part"):
        with suppress(OSError):  # another window has swept it
            if _LEFT.fullmatch(path.name) and time.time() - path.stat().st_mtime > _PASSING:
                path.unlink()
