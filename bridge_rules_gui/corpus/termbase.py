"""The termbase: concepts of the game and of its law, and the words each edition has for them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition


class UnknownConceptError(LookupError):
    """Raised when the termbase has no concept of an id."""

    def __init__(self, concept: str) -> None:
        self.concept = concept
        super().__init__(
            f"no concept {concept!r}; ids are English terms like penalty-card: see `terms`"
        )


class Subject(StrEnum):
    """What part of the game or of its law a concept belongs to."""

    EQUIPMENT = "equipment"
    PERSONS = "persons"
    AUCTION = "auction"
    PLAY = "play"
    INFORMATION = "information"
    IRREGULARITY = "irregularity"
    RECTIFICATION = "rectification"
    SCORE = "score"
    TOURNAMENT = "tournament"
    OBLIGATION = "obligation"
    GENERAL = "general"


class PartOfSpeech(StrEnum):
    """The parts of speech a terminologist distinguishes (TBX-Basic)."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"
    OTHER = "other"


class TermStatus(StrEnum):
    """How a term stands to the others of its concept in one edition."""

    PREFERRED = "preferred"
    """The word the book uses by default."""
    ADMITTED = "admitted"
    """A word the book uses beside it."""
    DEPRECATED = "deprecated"
    """A slip or a rest of another wording: met in print, not to be imitated."""


class TermKind(StrEnum):
    """Whether a term is a full form or a short one."""

    FULL = "full"
    SHORT = "short"


@dataclass(frozen=True, slots=True)
class FormPlace:
    """A place of a book where the forms of a term have one sense, or one ``form`` of it has."""

    place: Citation | NamedPlace
    form: str = ""

    def covers(self, place: Citation | NamedPlace, form: str) -> bool:
        """Tell whether a form at a place is meant."""
        return place == self.place and self.form in ("", form)


@dataclass(frozen=True, slots=True)
class Term:
    """A word or phrase one edition really uses, in its dictionary form.

    ``aspects`` are the same verb in its other aspect (принять: принимать): other forms of one
    term, not other terms. ``not_forms`` are words that could be forms of it, and in this book
    are another word; ``not_at`` are places where its own forms have another sense, everyday or
    of another concept. A term with ``only_at`` has its sense at these places alone. ``not_in``
    are phrases, as printed in small letters, in which its forms have another sense everywhere.
    """

    text: str
    status: TermStatus = TermStatus.PREFERRED
    kind: TermKind = TermKind.FULL
    part_of_speech: PartOfSpeech = PartOfSpeech.NOUN
    note: str = ""
    aspects: tuple[str, ...] = ()
    not_forms: tuple[str, ...] = ()
    not_at: tuple[FormPlace, ...] = ()
    only_at: tuple[FormPlace, ...] = ()
    not_in: tuple[str, ...] = ()

    def is_meant_at(self, place: Citation | NamedPlace, form: str) -> bool:
        """Tell whether a form, in small letters, has the term's sense at a place of its book."""
        if any(each.covers(place, form) for each in self.not_at):
            return False
        return not self.only_at or any(each.covers(place, form) for each in self.only_at)

    @property
    def headwords(self) -> tuple[str, ...]:
        """The dictionary forms the term is looked up under, its own first."""
        return (self.text, *self.aspects)


@dataclass(frozen=True, slots=True)
class Context:
    """Words of a book that show a term in use, and where they stand."""

    place: Citation | NamedPlace
    quote: str


@dataclass(frozen=True, slots=True)
class EditionTerms:
    """The words of one edition for one concept.

    ``absent`` says why the edition has no word, where it has none; then ``terms`` is empty.
    ``commentary`` are words that only the companion commentary of the edition uses.
    """

    terms: tuple[Term, ...] = ()
    context: Context | None = None
    note: str = ""
    absent: str = ""
    commentary: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Concept:
    """One concept; ``id`` is its English term in kebab case, the id of its definitions too."""

    id: str
    english: tuple[str, ...]
    subject: Subject
    editions: Mapping[Edition, EditionTerms]
    note: str = ""
    part_of_speech: PartOfSpeech = PartOfSpeech.NOUN


@dataclass(frozen=True, slots=True)
class NoTerms:
    """The words of a language no term is expected for.

    ``function_words`` hold every form for itself; ``general`` words, reviewed one by one,
    stand for all their forms.
    """

    function_words: frozenset[str] = frozenset()
    general: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Termbase:
    """All concepts, in the order of their files."""

    concepts: tuple[Concept, ...]
