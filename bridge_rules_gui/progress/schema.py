"""The tables of the progress file, grown version by version."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

APPLICATION: Final = 0x42524C51
"""What marks a SQLite file as this program's progress ("BRLQ")."""

# An answer and what is known after it are rows of their own, never overwritten: the newest
# `memory` row of a subject is its state, so that undoing an answer is taking its rows away.
_VERSION_1: Final = (
    """CREATE TABLE review (
        serial INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        subject_kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        kind TEXT NOT NULL,
        edition TEXT NOT NULL,
        topic TEXT NOT NULL,
        places TEXT NOT NULL,
        at TEXT NOT NULL,
        day TEXT NOT NULL,
        rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
        is_right INTEGER NOT NULL CHECK (is_right IN (0, 1)),
        seconds REAL NOT NULL
    )""",
    """CREATE TABLE memory (
        review INTEGER NOT NULL REFERENCES review (serial) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),
        step INTEGER,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        due TEXT NOT NULL,
        last_review TEXT NOT NULL,
        PRIMARY KEY (kind, subject, review)
    ) WITHOUT ROWID""",
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
)

# Exams and the simulator's practice came after the first questions could be answered.
_VERSION_2: Final = (
    "ALTER TABLE review ADD COLUMN mode TEXT NOT NULL DEFAULT 'practice'",
    "CREATE INDEX memory_of_review ON memory (review)",
    """CREATE TABLE document (
        shelf TEXT NOT NULL,
        name TEXT NOT NULL,
        at TEXT NOT NULL,
        content TEXT NOT NULL,
        PRIMARY KEY (shelf, name)
    ) WITHOUT ROWID""",
    """CREATE TABLE flag (
        question TEXT PRIMARY KEY,
        note TEXT NOT NULL,
        at TEXT NOT NULL
    ) WITHOUT ROWID""",
)

MIGRATIONS: Final = (_VERSION_1, _VERSION_2)
"""The statements that lead from each version to the next; version 0 is an empty file."""

SCHEMA: Final = len(MIGRATIONS)


def version_of(db: sqlite3.Connection) -> int:
    """Return the schema version of an open file."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def migrate(db: sqlite3.Connection, target: int = SCHEMA) -> None:
    """Bring a file to a version, inside the transaction that is open."""
    for number in range(version_of(db), target):
        for statement in MIGRATIONS[number]:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number + 1}")
    db.execute(f"PRAGMA application_id = {APPLICATION}")
