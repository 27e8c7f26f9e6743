"""What was worked out once and is kept in the user's cache until its sources change."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import zipfile
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

_KEY: Final = "key"


def fingerprint(texts: Iterable[str]) -> str:
    """Return a key that changes with the texts, with this room's code and with Python."""
    digest = hashlib.sha256(sys.version.encode())
    for module in sorted(files(__package__).iterdir(), key=lambda path: path.name):
        if module.name.endswith(".py"):
            digest.update(module.read_bytes())
    for text in texts:
        digest.update(text.encode())
        digest.update(b"\0")
    return digest.hexdigest()


class Keeping:
    """One file of named parts. What cannot be read or written is worked out again."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def load(self, key: str) -> dict[str, bytes] | None:
        """Return the parts kept under a key, None where there are none."""
        try:
            with zipfile.ZipFile(self._file) as kept:
                if kept.read(_KEY).decode() != key:
                    return None
                return {name: kept.read(name) for name in kept.namelist() if name != _KEY}
        except (OSError, KeyError, ValueError, zipfile.BadZipFile):
            return None

    def save(self, key: str, parts: Mapping[str, bytes]) -> None:
        """Keep parts under a key, in place of what was kept; whole or not at all."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self._file.parent)
            with os.fdopen(handle, "wb") as stream, zipfile.ZipFile(stream, "w") as kept:
                for name, content in {_KEY: key.encode(), **parts}.items():
                    kept.writestr(name, content)
            os.replace(temporary, self._file)
        except OSError:
            return
