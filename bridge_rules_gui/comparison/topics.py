"""What changed for a topic: its rows of substance, law by law, and the page that shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.comparison.comparison import ComparisonCell, ComparisonRow, Comparisons
from bridge_rules_gui.comparison.notes import note_markup
from bridge_rules_gui.comparison.steps import kind_between
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import ChangeNote, Step, steps_between
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Correspondence, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup
from bridge_rules_gui.typesetting.links import PageLink, PlaceLink


@dataclass(frozen=True, slots=True)
class TopicLaw:
    """A law of a topic: its change notes where the topic has all of it, its rows of substance."""

    law: int
    title: str
    notes: tuple[ChangeNote, ...]
    rows: tuple[ComparisonRow, ...]


@dataclass(frozen=True, slots=True)
class TopicChanges:
    """A topic between some editions; ``unchanged`` counts its rows without change of substance."""

    topic: Topic
    laws: tuple[TopicLaw, ...]
    unchanged: int

    @property
    def substance(self) -> int:
        """How many rows changed in substance."""
        return sum(len(law.rows) for law in self.laws)


def changes_of_topic(
    comparisons: Comparisons, topic: Topic, editions: Sequence[Edition]
) -> TopicChanges:
    """Return what changed in substance for a topic between some editions.

    A row stands once, below the law it has in the newest of the editions that have it.
    """
    chosen = tuple(editions)
    places = _by_law(topic, chosen)
    rows = [row for row in comparisons.concordance.rows if _belongs(row, places)]
    changed: dict[int, list[ComparisonRow]] = {law: [] for law in _whole_laws(topic)}
    for row in rows:
        if kind_between(row, chosen) is ChangeKind.SUBSTANCE:
            changed.setdefault(_law_of(row, chosen), []).append(comparisons.row(row, chosen))
    steps = steps_between(chosen)
    laws = tuple(
        TopicLaw(
            law,
            comparisons.title(law, chosen),
            tuple(
                note
                for note in comparisons.notes
                if note.law == law and note.step in steps and _has_whole(topic, note)
            ),
            tuple(found),
        )
        for law, found in sorted(changed.items())
    )
    return TopicChanges(topic, laws, len(rows) - sum(len(law.rows) for law in laws))


_Places = Mapping[tuple[Edition, int], Sequence[Citation]]


def _by_law(topic: Topic, editions: Sequence[Edition]) -> _Places:
    """Return the places of a topic in some editions, by the laws they stand in."""
    found: dict[tuple[Edition, int], list[Citation]] = {}
    for place in topic.places:
        if place.edition in editions and isinstance(place.place, Citation):
            found.setdefault((place.edition, place.place.law), []).append(place.place)
    return found


def _belongs(row: Correspondence, places: _Places) -> bool:
    """Tell whether a provision of a row stands at or below a place of a topic."""
    return any(
        citation.is_within(place)
        for edition, citations in row.places.items()
        for citation in citations
        for place in places.get((edition, citation.law), ())
    )


def _law_of(row: Correspondence, editions: Sequence[Edition]) -> int:
    newest_first = sorted(editions, key=lambda edition: -edition.year)
    return next(row.of(edition)[0].law for edition in newest_first if row.of(edition))


def _has_whole(topic: Topic, note: ChangeNote) -> bool:
    """Tell whether a topic has all of the law a note is on, as the newer edition numbers it."""
    return Address(note.step.newer, Citation(note.law)) in topic.places


def _whole_laws(topic: Topic) -> tuple[int, ...]:
    """Return the numbers of the laws a topic has as a whole, in any edition."""
    whole = (place.place for place in topic.places if isinstance(place.place, Citation))
    return tuple(dict.fromkeys(place.law for place in whole if not place.labels))


class TopicNames(Protocol):
    """What the window calls the parts of the page, in its language."""

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""

    def head_of_law(self, number: int, title: str) -> str:
        """Name a law by its number and title."""

    def amount(self, changes: TopicChanges) -> str:
        """Say how many rows of a topic changed in substance, and how many did not."""

    def nothing(self) -> str:
        """Say that nothing of substance changed in a law."""


def topic_page(
    corpus: Corpus, changes: TopicChanges, editions: Sequence[Edition], names: TopicNames
) -> ColumnsPage:
    """Return the page of what changed for a topic between some editions."""
    setter = _Setter(corpus, tuple(editions), names)
    blocks = [
        hypertext.paragraph("title", changes.topic.title),
        hypertext.paragraph("source", names.amount(changes)),
        *(block for law in changes.laws for block in setter.law(law)),
    ]
    return ColumnsPage(hypertext.joined(blocks), tuple(setter.links))


@dataclass(slots=True)
class _Setter:
    """Sets one page."""

    corpus: Corpus
    editions: tuple[Edition, ...]
    names: TopicNames
    links: list[PageLink] = field(default_factory=list)

    def law(self, law: TopicLaw) -> Iterator[Markup]:
        """Yield a law's name, its notes, and a table of its rows."""
        newest = max(self.editions, key=lambda edition: edition.year)
        name = self.names.head_of_law(law.law, law.title)
        composer = self._composer(newest)
        link = composer.link(PlaceLink(Address(newest, Citation(law.law))), name, "reference")
        yield hypertext.paragraph("subhead", link)
        for note in law.notes:
            step = self.names.step(note.step)
            yield hypertext.paragraph("step", step)
            words = note_markup(self._composer(note.step.newer), note.text)
            yield hypertext.division("change", words)
        if law.rows:
            lines = (line for row in law.rows for line in self._row(row))
            yield hypertext.aligned("comparison", len(self.editions), lines)
        elif not law.notes:
            yield hypertext.paragraph("nothing", self.names.nothing())

    def _row(self, row: ComparisonRow) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the citations of a row, and one with its relation and notes."""
        yield [Compartment("head", self._citations(cell)) for cell in row.cells]
        relation = hypertext.badge(self.names.relation(row.relation))
        lines = [hypertext.paragraph("badges", relation)]
        for note in row.notes:
            lines.append(hypertext.paragraph("step", self.names.step(note.step)))
            lines.append(hypertext.paragraph("row-note", note.text))
        yield [Compartment("foot", hypertext.joined(lines), len(row.cells))]

    def _citations(self, cell: ComparisonCell) -> Markup:
        composer = self._composer(cell.edition)
        places = [
            composer.link(
                PlaceLink(provision.address),
                f"{cell.edition.year}\N{NO-BREAK SPACE}{provision.citation}",
                "reference",
            )
            for provision in cell.provisions
        ]
        blank = f"{cell.edition.year}\N{NO-BREAK SPACE}–"
        return hypertext.paragraph("place", hypertext.spaced(places) if places else blank)

    def _composer(self, edition: Edition) -> Composer:
        return Composer(edition, self.corpus.books[edition].footnotes, links=self.links)
