"""Files put in their place whole: the old content or the new, never a part; what hinders it."""

from __future__ import annotations

import errno
import os
import re
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

_LEFT: Final = re.compile(r"\..+\.[0-9a-f]{8}\.part")
_PASSING: Final = 3600
"""After how many seconds a passing file is one that a killed program has left."""


class Hindrance(Enum):
    """What is in the way of a file, where a person can clear the way."""

    FULL = auto()
    """The disk is full, or the user's part of it."""
    FORBIDDEN = auto()
    """The file or its folder may not be written, or not be read."""
    MISSING = auto()
    """The file or its folder is not there."""
    BUSY = auto()
    """Another window, or another program, holds it."""
    OTHER = auto()
    """Something else: the disk does not answer as it should."""


_HINDRANCES: Final = {
    **dict.fromkeys((errno.ENOSPC, errno.EFBIG, errno.EDQUOT), Hindrance.FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), Hindrance.FORBIDDEN),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR, errno.EEXIST), Hindrance.MISSING),
    **dict.fromkeys((errno.EBUSY, errno.EAGAIN), Hindrance.BUSY),
}


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file and what is in its way."""

    path: Path
    hindrance: Hindrance

    @classmethod
    def of(cls, path: Path, error: OSError) -> Trouble:
        """Return the trouble the platform reports."""
        return cls(path, _HINDRANCES.get(error.errno or 0, Hindrance.OTHER))


class TroubledError(ValueError):
    """Raised when something cannot be done; ``trouble`` names the file that is to blame.

    The message is a sentence that can be said in the reader's language, or, where there is a
    trouble, words for the command line: a window says the trouble.
    """

    def __init__(self, message: object, trouble: Trouble | None = None) -> None:
        super().__init__(message)
        self.trouble = trouble


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
