"""Rows of the progress file as values and back, and what is written in an open file."""

from __future__ import annotations

import json
from contextlib import contextmanager
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import error_sentence, sentence
from bridge_rules_gui.progress.errors import UnreadableRowError
from bridge_rules_gui.progress.records import (
    Flag,
    KeptDocument,
    Memory,
    MemoryState,
    Mode,
    Rating,
    Review,
    Subject,
    SubjectKind,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

REVIEW_COLUMNS: Final = (
    "id, subject_kind, subject, kind, edition, topic, places, at, day, rating, is_right, "
    "seconds, mode"
)
MEMORY_COLUMNS: Final = (
    "kind, subject, review, state, step, stability, difficulty, due, last_review"
)


def insert_review(db: sqlite3.Connection, review: Review, memories: tuple[Memory, ...]) -> None:
    """Write an answer and what is known after it."""
    row = db.execute(
        f"INSERT INTO review ({REVIEW_COLUMNS}) VALUES ({_blanks(13)})",  # noqa: S608
        _review_row(review),
    )
    db.executemany(
        f"INSERT INTO memory ({MEMORY_COLUMNS}) VALUES ({_blanks(9)})",  # noqa: S608
        [_memory_row(memory, row.lastrowid) for memory in memories],
    )


def review_of(row: tuple[Any, ...]) -> Review:
    """Return the answer of a row of `REVIEW_COLUMNS`; raise `UnreadableRowError`."""
    with _reporting(row):
        return _review(row)


def _review(row: tuple[Any, ...]) -> Review:
    (identifier, subject_kind, subject, kind, edition, topic, places, at, day) = row[:9]
    return Review(
        id=identifier,
        subject=Subject(SubjectKind(subject_kind), subject),
        kind=kind,
        edition=Edition(edition),
        topic=topic,
        places=tuple(map(Address.parse, places.split())),
        at=moment(at),
        day=date.fromisoformat(day),
        rating=Rating(row[9]),
        is_right=bool(row[10]),
        seconds=row[11],
        mode=Mode(row[12]),
    )


def memory_of(row: tuple[Any, ...]) -> Memory:
    """Return the memory of a row and the rating of its review; raise `UnreadableRowError`."""
    with _reporting(row):
        return _memory(row)


def _memory(row: tuple[Any, ...]) -> Memory:
    kind, subject, _, state, step, stability, difficulty, due, last_review, rating = row
    return Memory(
        Subject(SubjectKind(kind), subject),
        MemoryState(state),
        step,
        stability,
        difficulty,
        moment(due),
        moment(last_review),
        Rating(rating),
    )


def document_of(row: tuple[Any, ...]) -> KeptDocument:
    """Return the document of a row of name, time and content; raise `UnreadableRowError`."""
    with _reporting(row):
        name, at, content = row
        return KeptDocument(name, moment(at), content)


def flag_of(row: tuple[Any, ...]) -> Flag:
    """Return the flag of a row of question, note and time; raise `UnreadableRowError`."""
    with _reporting(row):
        question, note, at = row
        return Flag(question, note, moment(at))


def setting_of(row: tuple[Any, ...]) -> tuple[str, Any]:
    """Return the name of a setting and its value; raise `UnreadableRowError`."""
    with _reporting(row):
        return row[0], json.loads(row[1])


@contextmanager
def _reporting(row: tuple[Any, ...]) -> Iterator[None]:
    """Say which row cannot be read, and why."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
        raise UnreadableRowError(
            sentence(
                "the row of {row}: {error}", row=repr(str(row[0])[:40]), error=error_sentence(error)
            )
        ) from error


def moment(text: str) -> datetime:
    """Return a moment in UTC; the inverse of `written`."""
    return datetime.fromisoformat(text).astimezone(UTC)


def written(at: datetime) -> str:
    """Return a moment as it is kept: UTC, so that moments sort as texts."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def _review_row(review: Review) -> tuple[object, ...]:
    return (
        review.id,
        review.subject.kind.value,
        review.subject.name,
        review.kind,
        review.edition.value,
        review.topic,
        " ".join(map(str, review.places)),
        written(review.at),
        review.day.isoformat(),
        int(review.rating),
        int(review.is_right),
        review.seconds,
        review.mode.value,
    )


def _memory_row(memory: Memory, review: int | None) -> tuple[object, ...]:
    return (
        memory.subject.kind.value,
        memory.subject.name,
        review,
        int(memory.state),
        memory.step,
        memory.stability,
        memory.difficulty,
        written(memory.due),
        written(memory.last_review),
    )


def _blanks(number: int) -> str:
    return ", ".join("?" * number)


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
