"""Terms as they leave the house: what every format of the termbase is written from."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Subject, Term


@dataclass(frozen=True, slots=True)
class TermUse:
    """A term with its forms as met in print and how often it stands.

    ``shared`` are the concepts under which some of its places are counted too. ``context``
    are words of the book that show it, ``source`` their address; ``is_commentary`` says that
    only the commentary on the edition has the term.
    """

    term: Term
    forms: tuple[str, ...] = ()
    count: int = 0
    shared: tuple[tuple[str, int], ...] = ()
    context: str = ""
    source: str = ""
    is_commentary: bool = False


@dataclass(frozen=True, slots=True)
class EditionEntry:
    """What one edition has for a concept: its terms, and its definition with the address."""

    edition: Edition
    terms: tuple[TermUse, ...]
    definition: str = ""
    source: str = ""
    note: str = ""
    absent: str = ""

    @property
    def language(self) -> str:
        """The language with its script, as exchange formats write it (BCP 47)."""
        return language_tag(self.edition)


@dataclass(frozen=True, slots=True)
class ConceptEntry:
    """A concept with its English terms and what the editions have for it."""

    id: str
    english: tuple[str, ...]
    subject: Subject
    note: str
    editions: tuple[EditionEntry, ...]


def language_tag(edition: Edition) -> str:
    """Return the BCP 47 tag of a book's language: Serbian is printed in Latin letters."""
    return "sr-Latn" if edition.language == "sr" else edition.language
