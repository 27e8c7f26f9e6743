"""How the progress file is opened: safely for two windows, with its faults put into words.

A rollback journal is used, not a write-ahead log. One answer is written at a time, so a log
would win nothing; with a journal all is in one file after every answer, it works where the
user's folder lies on a network drive, and a file that is kept aside or copied is complete.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.progress.errors import (
    DamagedProgressError,
    NewerProgressError,
    ProgressError,
    UnreadableRowError,
)
from bridge_rules_gui.progress.schema import APPLICATION, SCHEMA, version_of
from bridge_rules_gui.whole_files import Hindrance, Trouble

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE: Final = 15.0
"""How many seconds a window waits while another one writes."""

_REMEDIES: Final = {
    sqlite3.SQLITE_BUSY: "another window is writing; wait a moment and try again",
    sqlite3.SQLITE_LOCKED: "another window is writing; wait a moment and try again",
    sqlite3.SQLITE_FULL: "the disk is full; make room and try again, nothing kept is lost",
    sqlite3.SQLITE_READONLY: "it may not be written; allow writing to the file and its folder",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened; allow reading and writing in its folder",
    sqlite3.SQLITE_IOERR: "the disk does not answer as it should; try again, or free some room",
    sqlite3.SQLITE_PERM: "it may not be opened; allow reading and writing the file",
}
_HINDRANCES: Final = {
    sqlite3.SQLITE_BUSY: Hindrance.BUSY,
    sqlite3.SQLITE_LOCKED: Hindrance.BUSY,
    sqlite3.SQLITE_FULL: Hindrance.FULL,
    sqlite3.SQLITE_READONLY: Hindrance.FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: Hindrance.FORBIDDEN,
    sqlite3.SQLITE_PERM: Hindrance.FORBIDDEN,
}
# The program's own statements are right: where one makes no sense, the tables are hurt.
_DAMAGES: Final = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_MISMATCH,
}
_NO_CODE: Final = sqlite3.SQLITE_ERROR  # the library's own complaint, of text that is none
_PRIMARY: Final = 0xFF  # the low byte of an extended code tells its family


@contextmanager
def connected(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """Open the file in a mode of SQLite (``ro``, ``rw``, ``rwc``) for one piece of work."""
    with explained_faults(path):
        db = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
        )
        with closing(db):
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA trusted_schema = OFF")
            yield db


@contextmanager
def transaction(db: sqlite3.Connection, *, begin: str = "IMMEDIATE") -> Iterator[None]:
    """Do all of some work or nothing of it."""
    db.execute(f"BEGIN {begin}")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


@contextmanager
def explained_faults(path: Path) -> Iterator[None]:
    """Turn what SQLite complains of into a line that says how to correct it."""
    try:
        yield
    except (UnreadableRowError, UnicodeDecodeError) as error:  # hurt names come in messages too
        raise DamagedProgressError(path, str(error)) from error
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", _NO_CODE) & _PRIMARY
        if code in _DAMAGES:
            raise DamagedProgressError(path, str(error)) from error
        trouble = Trouble(path, _HINDRANCES.get(code, Hindrance.OTHER))
        raise ProgressError(f"{path}: {_REMEDIES.get(code, error)}", trouble) from error


def refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that a newer program or another one has written."""
    if version_of(db) > SCHEMA:
        raise NewerProgressError(path, version_of(db), SCHEMA)
    # Asked in this order: a file just made by another window has its mark with its tables.
    if not is_empty(db) and db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise ProgressError(
            sentence(
                "{path}: belongs to another program; move the file to another place", path=path
            )
        )


def is_empty(db: sqlite3.Connection) -> bool:
    """Tell whether a file has no tables at all."""
    return not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]


def fault_of(db: sqlite3.Connection) -> str:
    """Return what a look at the whole file finds wrong, empty when it is sound."""
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    return "" if found == "ok" else str(found).splitlines()[0]
