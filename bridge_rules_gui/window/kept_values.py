"""The file of the settings: values under keys, never trusted, left alone if newer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QSettings

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SCHEMA: Final = 1
_NUMBER: Final = re.compile(r"[0-9]{1,5}")


class KeptValues:
    """Values as plain text, each of which may be missing or spoilt.

    The file of a newer version is read as far as it is understood, and left as it is: what
    changes is remembered for this run alone.
    """

    def __init__(self, file: Path) -> None:
        self._store = QSettings(str(file), QSettings.Format.IniFormat)
        self._unwritten: dict[str, object] = {}
        written = self.text("schema")
        self.is_of_newer_version = bool(_NUMBER.fullmatch(written)) and int(written) > SCHEMA

    def save(self) -> None:
        """Write what has changed to the file; a file that cannot be written is no error."""
        if not self.is_of_newer_version:
            self._store.setValue("schema", SCHEMA)
            self._store.sync()

    def put(self, key: str, value: str | QByteArray) -> None:
        """Remember a value; `QSettings` writes in its own time, so it must not see all of them."""
        if self.is_of_newer_version:
            self._unwritten[key] = value
        else:
            self._store.setValue(key, value)

    def put_flag(self, key: str, *, holds: bool) -> None:
        """Remember whether something holds."""
        self.put(key, str(holds).lower())

    def put_words(self, key: str, words: Iterable[object]) -> None:
        """Remember words without blanks, in their order."""
        self.put(key, " ".join(map(str, words)))

    def text(self, key: str) -> str:
        """Return a text; empty where there is none."""
        value = self._value(key)
        return value if isinstance(value, str) else ""

    def packed(self, key: str) -> QByteArray:
        """Return what Qt has packed; empty where there is nothing."""
        value = self._value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def flag(self, key: str) -> bool:
        """Return what holds unless the reader has said no."""
        return self.text(key) != "false"

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        """Return so many numbers; none where there are others, or something else."""
        parts = self.text(key).split()
        if len(parts) != count or not all(map(_NUMBER.fullmatch, parts)):
            return ()
        return tuple(map(int, parts))

    def _value(self, key: str) -> object:
        return self._unwritten[key] if key in self._unwritten else self._store.value(key)
