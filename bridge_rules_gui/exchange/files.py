"""Files written whole or not at all, and what is said when they cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.whole_files import Trouble, TroubledError, put_whole

if TYPE_CHECKING:
    from pathlib import Path

_MEGABYTE: Final = 1_000_000


class ExchangeError(TroubledError):
    """Raised when a foreign file cannot be read or written; says what, where, how to mend it."""


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it holds the old content or the new, never a part.

    A link keeps leading to its file, which gets the content. Raise `ExchangeError` when the
    folder is not there or takes no file, or when the name is that of a device or a pipe.
    """
    try:
        path = path.resolve()
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise ExchangeError(
                sentence(
                    "{path}: cannot be written: it is no ordinary file; choose another", path=path
                )
            )
        put_whole(path, content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExchangeError(
            f"{path}: cannot be written: {reason}; choose another file", Trouble.of(path, error)
        ) from error


def read_whole(path: Path, largest: int | None = None) -> bytes:
    """Return the content of a file; raise `ExchangeError` when it cannot be read.

    ``largest`` is how many bytes are taken at most: more is refused before it fills the memory.
    """
    try:
        if largest is not None and path.stat().st_size > largest:
            size = f"{path.stat().st_size / _MEGABYTE:.0f} MB"
            raise ExchangeError(
                sentence(
                    "{path}: {size} are too many, up to {largest} MB are read; keep "
                    "only the entries you need",
                    path=path,
                    size=size,
                    largest=largest // _MEGABYTE,
                )
            )
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExchangeError(f"{path}: cannot be read: {reason}", Trouble.of(path, error)) from error


def made_folder(folder: Path) -> Path:
    """Return a folder of the program's own, made if it is not there; raise `ExchangeError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExchangeError(
            f"{folder}: cannot be made: {reason}; make room or allow writing there",
            Trouble.of(folder, error),
        ) from error
    return folder
