"""Backups of the progress file: made by themselves, numbered, the newest good ones kept.

They are numbered, not dated: the clock may have been wrong.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.progress.connection import connected, fault_of, refuse_foreign
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.whole_files import Trouble, passing_name, sweep

if TYPE_CHECKING:
    from pathlib import Path

KEPT: Final = 7
"""How many backups are kept."""

_NUMBERED: Final = re.compile(r"\.backup-(\d{6,})\.sqlite3$")
_STAMP: Final = (
    "SELECT (SELECT coalesce(max(seq), 0) FROM sqlite_sequence), (SELECT count(*) FROM review), "
    "(SELECT group_concat(name || value) FROM setting)"
)
_LATER_STAMP: Final = (
    "SELECT (SELECT group_concat(shelf || name || at) FROM document), "
    "(SELECT group_concat(question || at) FROM flag)"
)


class Backups:
    """The numbered copies beside a progress file."""

    def __init__(self, path: Path, kept: int = KEPT) -> None:
        self._path, self._kept = path, kept

    def all(self) -> tuple[Path, ...]:
        """Return the backups, the newest first."""
        found = {_number(p): p for p in self._path.parent.glob(f"{self._path.stem}.backup-*")}
        return tuple(found[number] for number in sorted(found, reverse=True) if number)

    def newest_good(self) -> Path | None:
        """Return the newest backup that can be restored, None without one."""
        return next((path for path in self.all() if is_good(path)), None)

    def make(self, *, even_unchanged: bool = False) -> Path | None:
        """Copy the file as it is now; return the copy, None where nothing is new.

        Raise `ProgressError` when there is no room for it, or it may not be written.
        """
        sweep(self._path.parent)
        with connected(self._path, "rw") as db:
            newest = None if even_unchanged else self.newest_good()
            if newest is not None and _stamp(db) == _stamp_of(newest):
                return None
            try:
                copy = self._copied(db)
                backup = self._claimed()
                copy.replace(backup)
                self._rotate()
            except OSError as error:
                reason = error.strerror or str(error)
                raise ProgressError(
                    f"{self._path}: no backup could be made: {reason}; make room beside it",
                    Trouble.of(self._path, error),
                ) from error
        return backup

    def _copied(self, db: sqlite3.Connection) -> Path:
        """Return a whole copy under a passing name; raise `ProgressError` if it is not sound."""
        copy = passing_name(self._path)
        try:
            with closing(sqlite3.connect(copy)) as target:
                db.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")
            with copy.open("rb+") as file:
                os.fsync(file.fileno())
            self._check(copy)
        except BaseException:
            copy.unlink(missing_ok=True)
            raise
        return copy

    def _check(self, copy: Path) -> None:
        if not is_good(copy):
            raise ProgressError(
                sentence(
                    "{path}: the backup could not be made; free some disk space", path=self._path
                )
            )

    def _claimed(self) -> Path:
        """Return a number's path that no other window will take."""
        number = max((_number(path) for path in self.all()), default=0)
        while True:
            number += 1
            path = self._path.with_name(f"{self._path.stem}.backup-{number:06}.sqlite3")
            try:
                path.open("xb").close()
            except FileExistsError:
                continue
            return path

    def _rotate(self) -> None:
        """Delete what is older than the newest good backups that are kept."""
        good = 0
        for path in self.all():
            if good >= self._kept:
                path.unlink(missing_ok=True)
            good += is_good(path)


def is_good(path: Path) -> bool:
    """Tell whether a file is sound progress of this version of the program, or an older one."""
    try:
        with connected(path, "ro") as db:
            refuse_foreign(db, path)
            return bool(path.stat().st_size) and not fault_of(db)
    except (ProgressError, OSError):
        return False


def _number(path: Path) -> int:
    found = _NUMBERED.search(path.name)
    return int(found[1]) if found else 0


def _stamp_of(path: Path) -> tuple[object, ...]:
    with connected(path, "ro") as db:
        return _stamp(db)


def _stamp(db: sqlite3.Connection) -> tuple[object, ...]:
    """Return what differs as soon as anything was written."""
    version = db.execute("PRAGMA user_version").fetchone()
    later = db.execute(_LATER_STAMP).fetchone() if version[0] > 1 else ()
    return (*version, *db.execute(_STAMP).fetchone(), *later)
