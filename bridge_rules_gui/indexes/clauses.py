"""What is looked for in one language: the words of a query, each with what may stand for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Why(StrEnum):
    """What made a place an answer."""

    CITATION = "citation"
    """The query is its citation."""
    TERM = "term"
    """The term sought, in the query's own language."""
    TRANSLATED_TERM = "translated term"
    """The book's term for a concept the query names in another language."""
    TEXT = "text"
    """The words themselves."""
    COGNATE = "cognate"
    """Words of another language that sound like those of the query."""
    SIMILAR = "similar word"
    """Words spelt like a word of the query that no book has."""
    CORRESPONDENCE = "corresponding provision"
    """A place of another edition, which answers, has it for its counterpart."""
    DESCRIBED = "like a case"
    """What is said at the table where it is needed is like the query."""
    SUBJECT_INDEX = "subject index"
    """An entry of a printed index."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Stems that together may stand for a part of the query, and how well they do."""

    stems: tuple[str, ...]
    weight: float
    why: Why


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of the query: the best of its alternatives counts."""

    alternatives: tuple[Alternative, ...]
