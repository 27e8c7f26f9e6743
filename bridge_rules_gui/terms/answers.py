"""What the terminology answers with: rows of the list, cards of concepts, findings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Term
from bridge_rules_gui.exchange.glossary import GlossaryTerm
from bridge_rules_gui.language.concept_names import names_for
from bridge_rules_gui.language.languages import InterfaceLanguage


@dataclass(frozen=True, slots=True)
class AttestedTerm:
    """A term with the forms met in print, the commonest first, and the places with how often.

    ``shared`` are other concepts that the very same words name, with at how many of the places:
    there the text has one word for both, or leaves open which is meant.
    """

    term: Term
    forms: tuple[tuple[str, int], ...]
    places: tuple[tuple[Address, int], ...]
    shared: tuple[tuple[str, int], ...] = ()

    @property
    def count(self) -> int:
        """How often the term stands, also inside longer terms."""
        return sum(count for _, count in self.places)


@dataclass(frozen=True, slots=True, kw_only=True)
class TermColumn:
    """What one edition has for a concept.

    ``count`` counts each place once, whichever terms stand there; ``shared`` are the concepts
    under which some of them are counted too, with how many. ``definition`` is the place
    of the book's definition, or None; ``definition_text`` its words. ``context`` is the place
    of words that show the term in use, ``quote`` those words. ``commentary`` are the terms as
    the companion commentary uses them.
    """

    edition: Edition
    terms: tuple[AttestedTerm, ...] = ()
    commentary: tuple[AttestedTerm, ...] = ()
    count: int = 0
    shared: tuple[tuple[str, int], ...] = ()
    definition: Address | None = None
    definition_text: str = ""
    context: Address | None = None
    quote: str = ""
    note: str = ""
    absent: str = ""


@dataclass(frozen=True, slots=True)
class TermCard:
    """One concept in the three editions, oldest first; ``own`` is the user's glossary on it."""

    concept: Concept
    columns: tuple[TermColumn, ...]
    own: tuple[GlossaryTerm, ...] = ()


@dataclass(frozen=True, slots=True)
class TermRow:
    """A concept as the list shows it: the first term and the count of each edition.

    ``shared`` says how many of each count are counted under another concept too. ``is_own``
    tells an entry of the user's glossary that the termbase does not have.
    """

    id: str
    english: str
    subject: str
    terms: tuple[str, ...]
    counts: tuple[int, ...]
    shared: tuple[int, ...]
    is_own: bool = False

    def name(self, language: InterfaceLanguage) -> str:
        """Return what a reader of a language calls the concept."""
        return names_for(language, self.english, self.terms)[0]


class FindingKind(StrEnum):
    """What the consistency report looks for."""

    SEVERAL_TERMS = "several-terms"
    """One book has several full terms of one part of speech for a concept."""
    COMMENTARY_DIFFERS = "commentary-differs"
    """The commentary says another word than its book, or prefers another."""
    SHARED_TERM = "shared-term"
    """One term of a book names several concepts."""
    DEFINITION_MISSING = "definition-missing"
    """One edition defines the concept, another does not."""
    DEFINITIONS_DIFFER = "definitions-differ"
    """The explanations differ in numbers, negations or other words of weight: to be read."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A word with its places; ``is_commentary`` says that they are in the commentary.

    ``shared_with`` are the other concepts the word names in the same text: its places are those
    of all its senses.
    """

    text: str
    concept: str
    places: tuple[tuple[Address, int], ...]
    is_commentary: bool = False
    shared_with: tuple[str, ...] = ()

    @property
    def is_shared(self) -> bool:
        """Tell whether the word names other concepts too."""
        return bool(self.shared_with)

    @property
    def count(self) -> int:
        """How often the word stands."""
        return sum(count for _, count in self.places)


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an edition says a concept is, and the words of weight only it has or it lacks.

    ``place`` is None where the edition explains nothing. ``weights`` are all its words of
    weight; ``differing`` those that another edition's explanation has not.
    """

    edition: Edition
    place: Address | None
    text: str = ""
    weights: tuple[str, ...] = ()
    differing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to look at: the concepts it is about, the edition or None for all of them."""

    kind: FindingKind
    concepts: tuple[str, ...]
    edition: Edition | None
    variants: tuple[Variant, ...] = ()
    explanations: tuple[Explanation, ...] = ()
