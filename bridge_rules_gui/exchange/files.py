"""Files written whole or not at all, and what is said when they cannot be."""

from __future__ import annotations

import stat
from math import ceil
from pathlib import Path
from typing import Final

from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.whole_files import Trouble, TroubledError, put_whole

LARGEST: Final = 20_000_000
"""Bytes of a file from elsewhere; the largest match files known have a tenth of it."""
_MEGABYTE: Final = 1_000_000
_INPUT: Final = "/dev/stdin"
_GIVEN: Final = "/dev/fd"
"""Where a shell puts what another program writes for this one: ``rule <(unzip -p match.zip)``."""


class ExchangeError(TroubledError):
    """Raised when a foreign file cannot be read or written; says what, where, how to correct it."""


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
                    (
                        "{path}: cannot be written because it is not an ordinary file; choose "
                        "another"
                    ),
                    path=path,
                )
            )
        put_whole(path, content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExchangeError(
            f"{path}: cannot be written: {reason}; choose another file", Trouble.of(path, error)
        ) from error


def read_whole(path: Path, largest: int = LARGEST) -> bytes:
    """Return the content of a file; raise `ExchangeError` when it cannot be read.

    ``largest`` is how many bytes are taken at most: more is refused before it fills the memory.
    A device or a pipe is refused, since it may never end; what comes in from another program
    is not.
    """
    try:
        size = _readable_size(path)
        if size <= largest:
            with path.open("rb") as file:
                content = file.read(largest + 1)
            size = len(content)
        if size > largest:
            raise ExchangeError(_too_large(path, size, largest))
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExchangeError(
            f"{path}: cannot be read: {reason}; check its name", Trouble.of(path, error)
        ) from error
    return content


def _readable_size(path: Path) -> int:
    """Return how many bytes a file says it has; raise `ExchangeError` where it is none."""
    status = path.stat()
    is_ordinary = stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)
    is_given = str(path) == _INPUT or str(path.parent) == _GIVEN
    if not is_ordinary and not is_given:
        raise ExchangeError(
            sentence(
                ("{path}: cannot be read because it is not an ordinary file; choose another"),
                path=path,
            )
        )
    return status.st_size if stat.S_ISREG(status.st_mode) else 0


def _too_large(path: Path, size: int, largest: int) -> Sentence:
    return sentence(
        ("{path}: too large ({size}); up to {largest} MB are read; keep only the entries you need"),
        path=path,
        size=f"{ceil(size / _MEGABYTE)} MB",
        largest=largest // _MEGABYTE,
    )


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
