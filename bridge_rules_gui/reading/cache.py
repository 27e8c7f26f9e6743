"""The cache of values as read: rebuilt silently whenever anything they rest on has changed."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import bridge_rules_gui

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable

_Value = TypeVar("_Value")


def fingerprint(*folders: Traversable) -> str:
    """Return the key of what would be read now: all files in the folders, and the readers' state.

    A file that cannot be read makes another key: whoever reads it will say what is wrong.
    """
    digest = hashlib.sha256(bridge_rules_gui.__version__.encode())
    for folder in folders:
        with suppress(OSError):
            for file in sorted(folder.iterdir(), key=str):
                digest.update(f"{file.name} ".encode())
                digest.update(file.read_bytes())
    package = Path(__file__).parent.parent
    for room in (package / "corpus", package / "reading"):
        for path in sorted(room.rglob("*.py")):
            state = path.stat()
            digest.update(f"{path.name} {state.st_size} {state.st_mtime_ns}".encode())
    return digest.hexdigest()


class Cache:
    """One file per value: a line with the key and the payload's hash, then the payload.

    Nothing here raises: a file that is missing, stale or damaged is read again, and a
    folder that cannot be written only costs time at the next start.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def holds(self, name: str, key: str) -> bool:
        """Tell whether a value has been kept under a name and key."""
        try:
            with (self._folder / f"{name}.json").open("rb") as file:
                return file.read(len(key)) == key.encode()
        except OSError:
            return False

    def read_through(
        self, name: str, key: str, kind: type[_Value], read: Callable[[], _Value]
    ) -> _Value:
        """Return the value kept under a name and key, or read it and keep it."""
        kept = self._kept(name, key, kind)
        if kept is not None:
            return kept
        value = read()
        self._keep(name, key, value)
        return value

    def _kept(self, name: str, key: str, kind: type[_Value]) -> _Value | None:
        try:
            head, _, payload = (self._folder / f"{name}.json").read_bytes().partition(b"\n")
        except OSError:
            return None
        if head != _head(key, payload):
            return None
        from bridge_rules_gui.reading.codec import decode  # noqa: PLC0415 - brings in the books

        try:
            value: _Value = decode(kind, json.loads(payload))
        except (ValueError, TypeError, KeyError, IndexError, LookupError):
            _note(f"The cached {name} does not fit this version; it is read anew.")
            return None
        return value

    def _keep(self, name: str, key: str, value: object) -> None:
        # Only when something has changed.
        from bridge_rules_gui.reading.codec import encode  # noqa: PLC0415
        from bridge_rules_gui.whole_files import put_whole, sweep  # noqa: PLC0415

        payload = json.dumps(encode(value), ensure_ascii=False, separators=(",", ":")).encode()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            sweep(self._folder)
            content = _head(key, payload) + b"\n" + payload
            put_whole(self._folder / f"{name}.json", content, is_lasting=False)
        except OSError as error:
            _note(f"The cache cannot be written ({error}); the books are read at each start.")


def _note(message: str) -> None:
    import logging  # noqa: PLC0415 - for once that something is amiss

    logging.getLogger(__name__).info(message)


def _head(key: str, payload: bytes) -> bytes:
    return f"{key} {hashlib.sha256(payload).hexdigest()}".encode()
