"""What is read and written in an open progress file, statement by statement."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.progress.rows import (
    REVIEW_COLUMNS,
    insert_review,
    memory_of,
    review_of,
    written,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

    from bridge_rules_gui.progress.records import Flag, KeptDocument, Memory, Review, Subject

    Known = Callable[[Subject], Memory | None]
    """Tells what is known of a subject before an answer."""
    Remember = Callable[[Review, Known], tuple[Memory, ...]]
    """Tells what is known after an answer."""

# SQLite gives the other columns of the row that holds the max().
LATEST: Final = (
    "SELECT m.kind, m.subject, max(m.review), state, step, stability, difficulty, due, "
    "last_review, rating FROM memory m JOIN review r ON r.serial = m.review "
)


def all_reviews(db: sqlite3.Connection) -> tuple[Review, ...]:
    """Return all answers of an open file in the order they were given."""
    query = f"SELECT {REVIEW_COLUMNS} FROM review ORDER BY serial"  # noqa: S608
    return tuple(map(review_of, db.execute(query)))


def latest(db: sqlite3.Connection, subject: Subject) -> Memory | None:
    """Return what is known of a subject, None when it was never asked."""
    query = f"{LATEST} WHERE m.kind = ? AND m.subject = ? GROUP BY m.kind, m.subject"
    row = db.execute(query, (subject.kind.value, subject.name)).fetchone()
    return memory_of(row) if row else None


def add(db: sqlite3.Connection, review: Review, remember: Remember) -> None:
    """Keep an answer with what `remember` makes of it and of what was known before."""
    insert_review(db, review, remember(review, lambda subject: latest(db, subject)))


def put(db: sqlite3.Connection, shelf: str, document: KeptDocument, *, newer: bool = False) -> None:
    """Put a document on a shelf; with ``newer`` only in place of an older one."""
    db.execute(
        "INSERT INTO document (shelf, name, at, content) VALUES (?, ?, ?, ?) "
        "ON CONFLICT DO UPDATE SET at = excluded.at, content = excluded.content "
        "WHERE NOT ? OR excluded.at > at",
        (shelf, document.name, written(document.at), document.content, newer),
    )


def is_other(db: sqlite3.Connection, shelf: str, known: KeptDocument) -> bool:
    """Tell whether a document is there that says something else than the one that is known."""
    row = db.execute(
        "SELECT content FROM document WHERE shelf = ? AND name = ?", (shelf, known.name)
    ).fetchone()
    return row is not None and row[0] != known.content


def drop(db: sqlite3.Connection, shelf: str, name: str) -> None:
    """Forget a document."""
    db.execute("DELETE FROM document WHERE shelf = ? AND name = ?", (shelf, name))


def mark(db: sqlite3.Connection, flag: Flag, *, newer: bool = False) -> None:
    """Mark a question; with ``newer`` only in place of an older mark."""
    db.execute(
        "INSERT INTO flag (question, note, at) VALUES (?, ?, ?) "
        "ON CONFLICT DO UPDATE SET at = excluded.at, note = excluded.note "
        "WHERE NOT ? OR excluded.at > at",
        (flag.question, flag.note, written(flag.at), newer),
    )


def keep(db: sqlite3.Connection, name: str, value: Any, *, only_missing: bool = False) -> None:
    """Remember a setting; with ``only_missing`` only where there is none."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    db.execute(
        "INSERT INTO setting (name, value) VALUES (?, ?) "
        "ON CONFLICT DO UPDATE SET value = excluded.value WHERE NOT ?",
        (name, text, only_missing),
    )
