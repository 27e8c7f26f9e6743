"""What is remembered of a student's work: answers, and how well a thing is known since."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date, datetime

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition


class Rating(IntEnum):
    """How an answer came."""

    AGAIN = 1
    """Wrong, or not known."""
    HARD = 2
    """Right, with much thought."""
    GOOD = 3
    """Right."""
    EASY = 4
    """Right at once."""


class Mode(StrEnum):
    """Where an answer was given."""

    PRACTICE = "practice"
    """In practice: whether it was right is shown immediately."""
    EXAM = "exam"
    """In an exam: shown at its end."""
    TABLE = "table"
    """As the director at the simulator's table."""


class SubjectKind(StrEnum):
    """What kind of thing is known or forgotten."""

    QUESTION = "question"
    """A question, by its identifier."""
    PLACE = "place"
    """A provision, by its address, through all questions that rest on it."""
    TABLE = "table"
    """The provision of a ruling practised at the simulator's table, by its address."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A thing that is known or forgotten; ``name`` is an identifier or an address."""

    kind: SubjectKind
    name: str

    def __str__(self) -> str:
        return f"{self.kind.value}:{self.name}"


class MemoryState(IntEnum):
    """The stages of the FSRS schedule; the numbers are those of its library."""

    LEARNING = 1
    """In its first minutes."""
    REVIEW = 2
    """Asked again after days."""
    RELEARNING = 3
    """Forgotten, in the minutes after."""


@dataclass(frozen=True, slots=True)
class Memory:
    """How well a subject is known after an answer, and when it is due again.

    ``step`` counts the minutes-long steps while it is learnt, None when it is reviewed by
    days. ``stability`` is the number of days after which nine of ten such things are still
    known, ``difficulty`` runs from 1 to 10. Moments are UTC.
    """

    subject: Subject
    state: MemoryState
    step: int | None
    stability: float
    difficulty: float
    due: datetime
    last_review: datetime
    rating: Rating


@dataclass(frozen=True, slots=True)
class Review:
    """One answer; ``places`` are what it rests on, the deciding one first.

    ``id`` is the same wherever the answer is carried. ``at`` is UTC, ``day`` the student's own
    calendar day. ``kind`` is the kind of the question, as a word.
    """

    id: str
    subject: Subject
    kind: str
    edition: Edition
    topic: str
    places: tuple[Address, ...]
    at: datetime
    day: date
    rating: Rating
    is_right: bool
    seconds: float
    mode: Mode

    @property
    def subjects(self) -> tuple[Subject, ...]:
        """What the answer is about: its question, and the place that decides it."""
        if not self.places:
            return (self.subject,)
        return (self.subject, Subject(SubjectKind.PLACE, str(self.places[0])))


@dataclass(frozen=True, slots=True)
class Flag:
    """A question the student has marked, with a note of his."""

    question: str
    note: str
    at: datetime


@dataclass(frozen=True, slots=True)
class KeptDocument:
    """A document kept by name: a finished exam, one under way, a preset."""

    name: str
    at: datetime
    content: str
