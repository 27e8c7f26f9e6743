"""The file of a student's progress: made, checked, brought up to date, kept aside, restored."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.progress.backup import Backups, is_good
from bridge_rules_gui.progress.connection import (
    connected,
    fault_of,
    is_empty,
    refuse_foreign,
    transaction,
)
from bridge_rules_gui.progress.errors import EMPTY, GONE, DamagedProgressError, ProgressError
from bridge_rules_gui.progress.schema import SCHEMA, migrate, version_of
from bridge_rules_gui.whole_files import Trouble, passing_name

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator
    from pathlib import Path

NAME: Final = "progress.sqlite3"
_JOURNAL: Final = "-journal"
_LOCK: Final = "progress.lock"


class ProgressFile:
    """The SQLite file in a folder, opened again for each piece of work.

    Any number of windows and threads may use the same file; each piece of work is done
    wholly or not at all.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.backups = Backups(self.path)

    def prepare(self) -> None:
        """Make the file or bring it up to date, after a look at its soundness.

        Raise `DamagedProgressError`, with the newest good backup, when it is damaged or gone
        though there are backups; `NewerProgressError`, or `ProgressError` otherwise.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not self._is_up_to_date():
                with self._alone():
                    self._make_ready()
        except DamagedProgressError as damage:
            raise DamagedProgressError(
                self.path, damage.reason, self.backups.newest_good()
            ) from damage
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProgressError(
                f"{self.path}: {reason}; allow reading and writing in its folder",
                Trouble.of(self.path, error),
            ) from error

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let no other window make the file or bring it up to date meanwhile.

        What is locked is an empty file beside it: SQLite waits, and a killed window lets go.
        """
        lock = self.path.with_name(_LOCK)
        with connected(lock, "rwc") as db, transaction(db, begin="EXCLUSIVE"):
            yield

    def _make_ready(self) -> None:
        """Make the file or bring it up to date; another window may just have done it."""
        if not self.path.exists():
            self._refuse_loss(GONE)
            self._set_aside()  # a journal left alone would be taken for the new file's
        elif self._is_up_to_date():
            return
        with connected(self.path, "rwc") as db:
            version, empty = version_of(db), is_empty(db)
        if empty:
            self._refuse_loss(EMPTY)
        if version:
            self.backups.make(even_unchanged=True)
        with connected(self.path, "rw") as db, transaction(db, begin="EXCLUSIVE"):
            migrate(db)

    def _is_up_to_date(self) -> bool:
        """Tell whether the file is there, sound and of this version; refuse a damaged one."""
        if not self.path.exists():
            return False
        with connected(self.path, "rw") as db:
            refuse_foreign(db, self.path)
            if fault := fault_of(db):
                raise DamagedProgressError(self.path, fault)
            return version_of(db) == SCHEMA

    def _refuse_loss(self, reason: str) -> None:
        """Refuse to start again in silence where a backup says that there was something."""
        if self.backups.newest_good() is not None:
            raise DamagedProgressError(self.path, reason)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give the file for reading; all that is read is of one moment."""
        with connected(self.path, "rw") as db, transaction(db, begin="DEFERRED"):
            refuse_foreign(db, self.path)
            yield db

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give the file for writing; nothing is kept when an error leaves the block."""
        with connected(self.path, "rw") as db, transaction(db):
            refuse_foreign(db, self.path)
            yield db

    def restart(self) -> Path | None:
        """Keep the file aside and begin an empty one; return where the old one lies."""
        aside = self._set_aside()
        with connected(self.path, "rwc") as db, transaction(db, begin="EXCLUSIVE"):
            if is_empty(db):
                migrate(db)
        return aside

    def restore(self, backup: Path) -> Path | None:
        """Put a backup in the file's place; return where the old file lies, if there was one."""
        if not is_good(backup):
            raise ProgressError(
                sentence("{backup}: not a good backup; choose another", backup=backup)
            )
        copy = passing_name(self.path)
        try:
            shutil.copyfile(backup, copy)
            with copy.open("rb+") as file:
                os.fsync(file.fileno())
            aside = self._set_aside()
            copy.replace(self.path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProgressError(
                f"{backup}: cannot be restored: {reason}; make room", Trouble.of(self.path, error)
            ) from error
        finally:
            copy.unlink(missing_ok=True)
        self.prepare()
        return aside

    def _set_aside(self) -> Path | None:
        """Move the file, and a journal beside it, to a name nothing has yet."""
        number = 1
        while any(self._aside(number, ending).exists() for ending in ("", _JOURNAL)):
            number += 1
        found = None
        # The journal goes after its file: a journal without one is seen, and harmless.
        for ending in ("", _JOURNAL):
            source = self.path.with_name(self.path.name + ending)
            if source.exists():
                source.rename(self._aside(number, ending))
                found = self._aside(number, "")
        return found

    def _aside(self, number: int, ending: str) -> Path:
        return self.path.with_name(f"{self.path.stem}.damaged-{number}.sqlite3{ending}")
