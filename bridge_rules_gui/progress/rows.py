"""Rows of the progress file as values, and values as rows."""

from __future__ import annotations

import json
from contextlib import contextmanager
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import sentence, told
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
    with _told(row):
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
    with _told(row):
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
    with _told(row):
        name, at, content = row
        return KeptDocument(name, moment(at), content)


def flag_of(row: tuple[Any, ...]) -> Flag:
    """Return the flag of a row of question, note and time; raise `UnreadableRowError`."""
    with _told(row):
        question, note, at = row
        return Flag(question, note, moment(at))


def setting_of(row: tuple[Any, ...]) -> tuple[str, Any]:
    """Return the name of a setting and its value; raise `UnreadableRowError`."""
    with _told(row):
        return row[0], json.loads(row[1])


@contextmanager
def _told(row: tuple[Any, ...]) -> Iterator[None]:
    """Say which row cannot be read, and why."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
        raise UnreadableRowError(
            sentence("the row of {row}: {error}", row=repr(str(row[0])[:40]), error=told(error))
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
