"""What was worked out once and is kept in the user's cache until its sources change."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path
from typing import Final

_ROOMS: Final = ("corpus", "indexes", "services")
"""Where the code stands that decides what is worked out."""


def _state_of_code() -> str:
    package = Path(__file__).parent.parent
    states = []
    for room in _ROOMS:
        with os.scandir(package / room) as files:
            found = ((f.name, f.stat()) for f in files if f.name.endswith(".py"))
            states += [f"{name} {state.st_size} {state.st_mtime_ns}" for name, state in found]
    return f"{zlib.crc32(' '.join(sorted(states)).encode()):08x}"


class Keeping:
    """A folder of parts, each a file with its key. What cannot be read or written is made again.

    The key changes with the sources, which the caller knows, with the code and with Python.
    """

    def __init__(self, folder: Path, sources: str) -> None:
        self._folder = folder
        version = sys.version.replace("\n", " ")
        self._key = f"{sources} {_state_of_code()} {version}".encode()

    def load(self, name: str) -> bytes | None:
        """Return the part kept under a name and the key, None where there is none whole."""
        try:
            head, _, rest = (self._folder / f"{name}.kept").read_bytes().partition(b"\n")
        except OSError:
            return None
        checksum, _, content = rest.partition(b"\n")
        is_whole = head == self._key and checksum == _checksum(content)
        return content if is_whole else None

    def save(self, name: str, content: bytes) -> None:
        """Keep a part in place of what was kept; whole or not at all."""
        import tempfile  # noqa: PLC0415 - only when something has changed

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self._folder)
            with os.fdopen(handle, "wb") as stream:
                stream.write(b"\n".join((self._key, _checksum(content), content)))
            Path(temporary).replace(self._folder / f"{name}.kept")
        except OSError:
            return


def _checksum(content: bytes) -> bytes:
    return b"%08x" % zlib.crc32(content)
