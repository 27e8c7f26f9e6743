"""What was worked out once and is kept in the user's cache until its sources change."""

from __future__ import annotations

import os
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

_ROOMS: Final = ("corpus", "indexes")
"""Where the code stands that decides what is worked out."""


def _state_of_code() -> str:
    package = Path(__file__).parent.parent
    states = []
    for room in _ROOMS:
        with os.scandir(package / room) as files:
            found = ((f.name, f.stat()) for f in files if f.name.endswith(".py"))
            states += [f"{name} {state.st_size} {state.st_mtime_ns}" for name, state in found]
    return f"{zlib.crc32(' '.join(sorted(states)).encode()):08x}"


class IndexCache:
    """A folder of parts, each a file with its key. What cannot be read or written is made again.

    The key changes with the sources, which the caller knows, with the code and with Python.
    """

    def __init__(self, folder: Path, sources: str) -> None:
        self._folder = folder
        version = sys.version.replace("\n", " ")
        self._key = f"{sources} {_state_of_code()} {version}"

    def load(self, name: str) -> bytes | None:
        """Return the part kept under a name and the key, None where there is none whole."""
        try:
            head, _, rest = (self._folder / f"{name}.kept").read_bytes().partition(b"\n")
        except OSError:
            return None
        checksum, _, content = rest.partition(b"\n")
        is_whole = head == self._head(name) and checksum == _checksum(content)
        return content if is_whole else None

    def save(self, name: str, content: bytes) -> None:
        """Keep a part in place of what was kept; whole or not at all."""
        from bridge_rules_gui.whole_files import put_whole, sweep  # noqa: PLC0415 - seldom

        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            sweep(self._folder)
            whole = b"\n".join((self._head(name), _checksum(content), content))
            put_whole(self._folder / f"{name}.kept", whole, is_lasting=False)

    def _head(self, name: str) -> bytes:
        """Return the first line of a part: a file under another's name is none."""
        return f"{name} {self._key}".encode()


def _checksum(content: bytes) -> bytes:
    return b"%08x" % zlib.crc32(content)
