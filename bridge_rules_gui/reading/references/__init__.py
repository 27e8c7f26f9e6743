"""References: which words of a book send the reader to which place of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, ReferenceStatus
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.references.editorial import (
    EditorialTable,
    read_table,
    reference_problems,
)
from bridge_rules_gui.reading.references.grammar import BULGARIAN, RUSSIAN, SERBIAN, Grammar
from bridge_rules_gui.reading.references.mentions import (
    Anchor,
    Chain,
    Label,
    Member,
    Mention,
    TermMention,
    find_mentions,
)

__all__ = ["GRAMMARS", "BookPlaces", "finder", "reference_problems"]

GRAMMARS = {
    Edition.RU_1987: RUSSIAN,
    Edition.SR_2007: SERBIAN,
    Edition.BG_2017: BULGARIAN,
}


def finder(edition: Edition, places: BookPlaces) -> BookReferenceFinder:
    """Return the finder for the book of an edition."""
    table = read_table(resources.content() / "references", edition)
    return BookReferenceFinder(GRAMMARS[edition], places, table)


@dataclass(frozen=True, slots=True)
class BookReferenceFinder:
    """Finds the references in the words of one book and resolves them where they stand."""

    grammar: Grammar
    places: BookPlaces
    judgements: EditorialTable

    def find(self, text: str, at: Citation | NamedPlace) -> tuple[CrossReference, ...]:
        """Return the references of a passage standing at a place, in order of their start."""
        resolver = _Resolver(self.places, at)
        found = [
            reference
            for mention in find_mentions(text, self.grammar)
            for reference in resolver.references(text, mention)
        ]
        found += self.judgements.added(text, at)
        found.sort(key=lambda reference: reference.start)
        return tuple(self.judgements.judge(text, at, reference) for reference in found)


@dataclass(frozen=True, slots=True)
class BookPlaces:
    """What exists in one book: its provisions and its definitions.

    ``terms`` leads from a headword, as the book prints it, to its concept id;
    ``printed`` from a provision to its label as printed.
    """

    edition: Edition
    citations: frozenset[Citation]
    terms: Mapping[str, str]
    printed: Mapping[Citation, str] = field(default_factory=dict)

    @classmethod
    def of(cls, book: BookDraft | Book) -> BookPlaces:
        """Return the places of a book that has been read, made whole or not yet."""
        return cls(
            book.edition,
            frozenset(p.citation for p in book.provisions),
            {d.term.casefold(): d.concept for d in book.definitions},
            {p.citation: p.printed_label for p in book.provisions},
        )

    def descend(self, base: Citation, labels: Iterable[Label]) -> Citation | None:
        """Follow printed labels down from a place, or return None where one is missing."""
        place = base
        for label in labels:
            below = self._child(place, label)
            if below is None:
                return None
            place = below
        return place if place in self.citations else None

    def _child(self, place: Citation, label: Label) -> Citation | None:
        """Return the child a label names; one that is printed with this very letter first."""
        children = [place.child(spelling) for spelling in label.spellings]
        existing = [child for child in children if child in self.citations]
        existing.sort(key=lambda child: not label.is_printed_like(self.printed.get(child, "")))
        return existing[0] if existing else None


class _Resolver:
    """Follows the mentions of one passage, which stands at a place of a book."""

    def __init__(self, places: BookPlaces, at: Citation | NamedPlace) -> None:
        self._places = places
        self._at = at

    def references(self, text: str, mention: Mention | TermMention) -> Iterator[CrossReference]:
        """Yield the references of a mention; none for labels that lead nowhere from outside."""
        if isinstance(mention, TermMention):
            yield from self._definition(text, mention)
            return
        base = self._here
        for member in mention.members:
            for chain in _chains(member):
                target = self._target(chain, base, mention.anchor)
                if target is None:
                    continue
                base = target
                yield self._reference(text, member.start, member.end, target)

    def _definition(self, text: str, mention: TermMention) -> Iterator[CrossReference]:
        concept = self._places.terms.get(mention.term.casefold())
        if concept is not None:
            place = NamedPlace.definition(concept)
            yield CrossReference(
                text[mention.start : mention.end], mention.start, mention.end, place
            )

    def _reference(self, text: str, start: int, end: int, target: Citation) -> CrossReference:
        exists = target in self._places.citations
        status = ReferenceStatus.RESOLVED if exists else ReferenceStatus.DANGLING
        return CrossReference(text[start:end], start, end, target, status)

    @property
    def _here(self) -> Citation | None:
        return self._at if isinstance(self._at, Citation) else None

    def _target(self, chain: Chain, base: Citation | None, anchor: Anchor) -> Citation | None:
        """Return the place a chain names, as printed where there is no such place."""
        named = chain.names_section_of_law and anchor is not Anchor.SECTION
        if named or (anchor is Anchor.BOOK and chain.may_name_law):
            law = Citation(int(chain.labels[0].printed))
            return self._places.descend(law, chain.labels[1:]) or _as_printed(law, chain.labels[1:])
        if base is None:
            return None
        labels = chain.below_section().labels
        found = self._nearest(labels, base) or self._nearest(labels, self._here or base)
        return found or _as_printed(_likely_parent(labels[0], base), labels)

    def _nearest(self, labels: tuple[Label, ...], base: Citation) -> Citation | None:
        """Look for labels below a place, then below its ancestors, the nearest first."""
        ancestor: Citation | None = base
        while ancestor is not None:
            found = self._places.descend(ancestor, labels)
            if found is not None:
                return found
            ancestor = ancestor.parent()
        return None


def _chains(member: Member) -> Iterator[Chain]:
    """Yield the chain of a member, or every step from one end of a range to the other."""
    first, last = member.chain, member.last
    yield first
    if last is None:
        return
    if last.labels[:-1] not in ((), first.labels[:-1]):
        yield last
        return
    for label in first.labels[-1].up_to(last.labels[-1]):
        yield replace(first, labels=(*first.labels[:-1], label))


def _likely_parent(first: Label, base: Citation) -> Citation:
    """Return the place a label that leads nowhere would stand below: letters below the law."""
    if not first.bracketed and first.printed.isalpha():
        return Citation(base.law)
    return base.parent() or base


def _as_printed(place: Citation, labels: tuple[Label, ...]) -> Citation:
    return Citation(place.law, (*place.labels, *(label.spellings[0] for label in labels)))
