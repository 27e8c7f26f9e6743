"""Opening a file of the user's: its bytes, or one clear line about what is wrong with it."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.sources.document import SourceError
from bridge_rules_gui.whole_files import Trouble, TroubledError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridge_rules_gui.bridge.sentence import Sentence

LARGEST: Final = 16 * 1024 * 1024
_MEGABYTE: Final = 1024 * 1024
_PIECE: Final = 256 * 1024
_FOREIGN: Final = (
    (b"%PDF", sentence("a PDF")),
    (b"PK\x03\x04", sentence("a Word, OpenDocument or zip file")),
    (b"\xd0\xcf\x11\xe0", sentence("an old Word file")),
    (b"{\\rtf", sentence("a file in Rich Text Format")),
    (b"\x89PNG", sentence("a picture")),
    (b"\xff\xd8\xff", sentence("a picture")),
    (b"GIF8", sentence("a picture")),
    (b"\x1f\x8b", sentence("a compressed file")),
    (b"7z\xbc\xaf", sentence("a compressed file")),
    (b"Rar!", sentence("a compressed file")),
    (b"\x7fELF", sentence("a program")),
    (b"MZ\x90", sentence("a program")),
    (b"SQLite format 3", sentence("a database")),
)


class OwnTextError(SourceError, TroubledError):
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
            f"{path}: cannot be read: {reason}; check its name and whether you may read it",
            Trouble.of(path, error),
        ) from error
    except ValueError as error:  # a NUL in the name
        if isinstance(error, OwnTextError):
            raise
        raise OwnTextError(
            sentence("{path}: is no name of a file; choose the file anew", path=repr(str(path)))
        ) from error
    return content


def _refuse_unreadable(path: Path, mode: int, size: int) -> None:
    if stat.S_ISDIR(mode):
        raise OwnTextError(sentence("{path}: is a folder; choose a file in it", path=path))
    if not stat.S_ISREG(mode):
        raise OwnTextError(
            sentence("{path}: is no ordinary file; choose a text, Markdown or HTML file", path=path)
        )
    if size > LARGEST:
        raise OwnTextError(_too_large(path, size))
    if not size:
        raise OwnTextError(
            sentence("{path}: is empty; choose a file with the text of the Laws", path=path)
        )


def _too_large(path: Path, size: int) -> Sentence:
    return sentence(
        "{path}: has {size} MB, more than the {largest} MB that are read; a text of the Laws has "
        "less than one: choose another file, or cut this one down",
        path=path,
        size=size // _MEGABYTE,
        largest=LARGEST // _MEGABYTE,
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
    for beginning, kind in _FOREIGN:
        if content.startswith(beginning):
            raise OwnTextError(
                sentence(
                    "{where}: is {kind}, not a text; open it in the program it comes from and "
                    "save it as plain text or HTML",
                    where=where,
                    kind=kind,
                )
            )
