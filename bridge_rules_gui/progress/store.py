"""What a student has answered and what he knows, kept in one file of SQLite."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.progress import rows
from bridge_rules_gui.progress.errors import DamagedProgressError, ProgressError
from bridge_rules_gui.progress.file import ProgressFile
from bridge_rules_gui.progress.records import Flag, KeptDocument, Mode, SubjectKind
from bridge_rules_gui.progress.rows import (
    REVIEW_COLUMNS,
    document_of,
    flag_of,
    insert_review,
    memory_of,
    review_of,
    setting_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from datetime import date
    from pathlib import Path

    from bridge_rules_gui.progress.records import Memory, Review, Subject
    from bridge_rules_gui.progress.rows import Remember


@dataclass(frozen=True, slots=True)
class Shelved:
    """A document and the shelf it belongs on."""

    shelf: str
    document: KeptDocument


class ProgressStore:
    """A student's progress; every method is one transaction, from any thread or window.

    Raise `ProgressError` or one of its kinds when the file cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.file = ProgressFile(folder)

    def open(self) -> str:
        """Make the file ready, and a backup where something is new since the last one.

        Return why no backup could be made, empty when all is well: one can study without.
        """
        self.file.prepare()
        try:
            self.file.backups.make()
        except DamagedProgressError:
            raise
        except ProgressError as error:
            return str(error)
        return ""

    def add(self, review: Review, remember: Remember) -> None:
        """Keep an answer with what `remember` makes of it.

        `remember` is given what is known before, inside the transaction: an answer of another
        window is never overwritten.
        """
        with self.file.writing() as db:
            rows.add(db, review, remember)

    def hand_in(
        self, reviews: Iterable[Review], remember: Remember, exam: Shelved, under_way: Shelved
    ) -> None:
        """Keep the answers of an exam and its report, and forget that it was under way."""
        with self.file.writing() as db:
            for review in reviews:
                rows.add(db, review, remember)
            rows.put(db, exam.shelf, exam.document)
            rows.drop(db, under_way.shelf, under_way.document.name)

    def undo(self, only: str = "") -> Review | None:
        """Take the last answer back, and with it what was made of it; return it.

        Return None where there is none, where it belongs to an exam that was handed in, or
        where it is not the one of the id ``only``: another window has answered since.
        """
        with self.file.writing() as db:
            row = db.execute(
                f"SELECT serial, {REVIEW_COLUMNS} FROM review "  # noqa: S608
                "ORDER BY serial DESC LIMIT 1"
            ).fetchone()
            if row is None or (review := review_of(row[1:])).mode is Mode.EXAM:
                return None
            if only not in ("", review.id):
                return None
            db.execute("DELETE FROM review WHERE serial = ?", row[:1])
            return review

    def memory(self, subject: Subject) -> Memory | None:
        """Return what is known of a subject, None when it was never asked."""
        with self.file.reading() as db:
            return rows.latest(db, subject)

    def memories(self) -> tuple[Memory, ...]:
        """Return what is known of every subject."""
        with self.file.reading() as db:
            return tuple(map(memory_of, db.execute(f"{rows.LATEST} GROUP BY m.kind, m.subject")))

    def reviews(self) -> tuple[Review, ...]:
        """Return all answers in the order they were given."""
        with self.file.reading() as db:
            return rows.all_reviews(db)

    def times_asked(self) -> Counter[str]:
        """Return how often each question was answered."""
        query = "SELECT subject, count(*) FROM review WHERE subject_kind = ? GROUP BY subject"
        with self.file.reading() as db:
            return Counter(dict(db.execute(query, (SubjectKind.QUESTION.value,)).fetchall()))

    def practised_on(self, day: date) -> tuple[int, int]:
        """Return how many questions were practised on a day, and how many for the first time."""
        with self.file.reading() as db:
            row = db.execute(
                "SELECT count(*), coalesce(sum(first = :day), 0) FROM "
                "(SELECT min(day) AS first, max(day = :day) AS met FROM review "
                "WHERE mode = 'practice' GROUP BY subject) WHERE met",
                {"day": day.isoformat()},
            ).fetchone()
        return row[0], row[1]

    def rewrite(
        self,
        reviews: Callable[[tuple[Review, ...]], Iterable[tuple[Review, tuple[Memory, ...]]]],
        documents: Iterable[Shelved],
        flags: Iterable[Flag],
        settings: Mapping[str, Any],
    ) -> None:
        """Rewrite all answers, and put documents, flags and settings beside those kept.

        `reviews` makes of the answers that are there those that shall be. Of two documents or
        flags of one name the later stays; a setting that was made here stays.
        """
        with self.file.writing() as db:
            answered = list(reviews(rows.all_reviews(db)))
            db.execute("DELETE FROM review")
            for review, memories in answered:
                insert_review(db, review, memories)
            for shelved in documents:
                rows.put(db, shelved.shelf, shelved.document, newer=True)
            for flag in flags:
                rows.mark(db, flag, newer=True)
            for name, value in settings.items():
                rows.keep(db, name, value, only_missing=True)

    def documents(self, shelf: str) -> tuple[KeptDocument, ...]:
        """Return the documents of a shelf, the oldest first."""
        query = "SELECT name, at, content FROM document WHERE shelf = ? ORDER BY at, name"
        with self.file.reading() as db:
            return tuple(map(document_of, db.execute(query, (shelf,))))

    def put(self, shelf: str, document: KeptDocument) -> None:
        """Keep a document under its name, in place of an older one."""
        with self.file.writing() as db:
            rows.put(db, shelf, document)

    def exchange(self, shelf: str, before: KeptDocument | None, after: KeptDocument | None) -> bool:
        """Put a document in the place of another one, as long as that is still as it was.

        Without ``before`` it is a new one, without ``after`` the one before is forgotten. Of one
        that another window has forgotten meanwhile, the later version stays. Return whether it
        was done.
        """
        with self.file.writing() as db:
            if before is not None and rows.is_other(db, shelf, before):
                return False
            if after is not None:
                rows.put(db, shelf, after)
            elif before is not None:
                rows.drop(db, shelf, before.name)
            return True

    def drop(self, shelf: str, name: str) -> None:
        """Forget a document."""
        with self.file.writing() as db:
            rows.drop(db, shelf, name)

    def flags(self) -> tuple[Flag, ...]:
        """Return the questions marked by the student, the oldest first."""
        with self.file.reading() as db:
            rows = db.execute("SELECT question, note, at FROM flag ORDER BY at")
            return tuple(map(flag_of, rows))

    def flag(self, flag: Flag) -> None:
        """Mark a question."""
        with self.file.writing() as db:
            rows.mark(db, flag)

    def unflag(self, question: str) -> None:
        """Take the mark of a question away."""
        with self.file.writing() as db:
            db.execute("DELETE FROM flag WHERE question = ?", (question,))

    def settings(self) -> dict[str, Any]:
        """Return all settings by name."""
        with self.file.reading() as db:
            return dict(map(setting_of, db.execute("SELECT name, value FROM setting")))

    def set(self, **settings: Any) -> None:
        """Remember settings; each value is anything JSON can say."""
        with self.file.writing() as db:
            for name, value in settings.items():
                rows.keep(db, name, value)
