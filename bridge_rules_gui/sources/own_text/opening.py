"""Opening a file of the user's: its bytes, or one clear line about what is wrong with it."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.sources.document import SourceError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LARGEST: Final = 16 * 1024 * 1024
_MEGABYTE: Final = 1024 * 1024
_PIECE: Final = 256 * 1024
_AS_TEXT: Final = "open it in the program it comes from and save it as plain text or HTML"
_FOREIGN: Final = (
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a Word, OpenDocument or zip file"),
    (b"\xd0\xcf\x11\xe0", "an old Word file"),
    (b"{\\rtf", "a file in Rich Text Format"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"\x1f\x8b", "a compressed file"),
    (b"7z\xbc\xaf", "a compressed file"),
    (b"Rar!", "a compressed file"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90", "a program"),
    (b"SQLite format 3", "a database"),
)


class OwnTextError(SourceError):
    """Raised when a file cannot be read as the Laws: says what, where, how to mend it."""


def no_tick(_share: float) -> None:
    """Let nobody know how far the work is."""


def read_bytes(path: Path, tick: Callable[[float], None] = no_tick) -> bytes:
    """Return the bytes of a file; raise `OwnTextError` when it cannot be a text.

    ``tick`` is told how much of the work is done, 0 to 1; what it raises ends the work.
    """
    try:
        status = path.stat()
        _refuse_unreadable(path, status.st_mode, status.st_size)
        content = _read(path, status.st_size, tick)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OwnTextError(
            f"{path}: cannot be read: {reason}; check its name and whether you may read it"
        ) from error
    except ValueError as error:  # a NUL in the name
        if isinstance(error, OwnTextError):
            raise
        raise OwnTextError(f"{str(path)!r}: is no name of a file; choose the file anew") from error
    return content


def _refuse_unreadable(path: Path, mode: int, size: int) -> None:
    if stat.S_ISDIR(mode):
        raise OwnTextError(f"{path}: is a folder; choose a file in it")
    if not stat.S_ISREG(mode):
        raise OwnTextError(f"{path}: is no ordinary file; choose a text, Markdown or HTML file")
    if size > LARGEST:
        raise OwnTextError(_too_large(path, size))
    if not size:
        raise OwnTextError(f"{path}: is empty; choose a file with the text of the Laws")


def _too_large(path: Path, size: int) -> str:
    return (
        f"{path}: has {size // _MEGABYTE} MB, more than the {LARGEST // _MEGABYTE} MB that are "
        "read; a text of the Laws has less than one: choose another file, or cut this one down"
    )


def _read(path: Path, size: int, tick: Callable[[float], None]) -> bytes:
    pieces: list[bytes] = []
    taken = 0
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            pieces.append(piece)
            taken += len(piece)
            if taken > LARGEST:  # it grows while it is read
                raise OwnTextError(_too_large(path, taken))
            tick(min(taken / size, 1.0))
    return b"".join(pieces)


def refuse_foreign(content: bytes, where: str) -> None:
    """Raise `OwnTextError` where the first bytes are those of a known format without plain text."""
    for beginning, name in _FOREIGN:
        if content.startswith(beginning):
            raise OwnTextError(f"{where}: is {name}, not a text; {_AS_TEXT}")
