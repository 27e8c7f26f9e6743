"""The page of a topic: law by law its notes, and its rows of substance with their citations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.comparison.notes import note_markup
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.composition import Composer
from bridge_rules_gui.services.typesetting.hypertext import Compartment
from bridge_rules_gui.services.typesetting.links import PlaceLink

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.changes import Step
    from bridge_rules_gui.corpus.concordance import Relation
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison.comparison import ComparisonCell, ComparisonRow
    from bridge_rules_gui.services.comparison.topics import TopicChanges, TopicLaw
    from bridge_rules_gui.services.typesetting.hypertext import Markup
    from bridge_rules_gui.services.typesetting.links import PageLink


class TopicNames(Protocol):
    """What the window calls the parts of the page, in its language."""

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""

    def law(self, number: int, title: str) -> str:
        """Name a law by its number and title."""

    def amount(self, changes: TopicChanges) -> str:
        """Say how many rows of a topic changed in substance, and how many did not."""

    def nothing(self) -> str:
        """Say that nothing of substance changed in a law."""


@dataclass(frozen=True, slots=True)
class TopicPage:
    """A topic ready to be shown; the numbers of the markup's links count ``links``."""

    changes: TopicChanges
    html: str
    links: tuple[PageLink, ...]

    @property
    def stops(self) -> tuple[int, ...]:
        """Nothing to be gone through: every row is a change."""
        return ()


def topic_page(
    corpus: Corpus, changes: TopicChanges, editions: Sequence[Edition], names: TopicNames
) -> TopicPage:
    """Return the page of what changed for a topic between some editions."""
    setter = _Setter(corpus, tuple(editions), names)
    blocks = [
        hypertext.paragraph("title", hypertext.text(changes.topic.title)),
        hypertext.paragraph("source", hypertext.text(names.amount(changes))),
        *(block for law in changes.laws for block in setter.law(law)),
    ]
    return TopicPage(changes, hypertext.joined(blocks), tuple(setter.links))


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
        name = hypertext.text(self.names.law(law.law, law.title))
        composer = self._composer(newest)
        link = composer.link(PlaceLink(Address(newest, Citation(law.law))), name, "reference")
        yield hypertext.paragraph("subhead", link)
        for note in law.notes:
            step = hypertext.text(self.names.step(note.step))
            yield hypertext.paragraph("step", step)
            words = note_markup(self._composer(note.step.newer), note.text)
            yield hypertext.division("change", words)
        if law.rows:
            lines = (line for row in law.rows for line in self._row(row))
            yield hypertext.aligned("comparison", len(self.editions), lines)
        elif not law.notes:
            yield hypertext.paragraph("nothing", hypertext.text(self.names.nothing()))

    def _row(self, row: ComparisonRow) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the citations of a row, and one with its relation and notes."""
        yield [Compartment("head changed", self._citations(cell)) for cell in row.cells]
        relation = hypertext.badge(self.names.relation(row.relation))
        told = [hypertext.paragraph("row-note", relation)]
        for note in row.notes:
            step = hypertext.styled("note-step", hypertext.text(self.names.step(note.step)))
            words = hypertext.joined([step, hypertext.text(f" {note.text}")])
            told.append(hypertext.paragraph("row-note", words))
        yield [Compartment("foot", hypertext.joined(told), len(row.cells))]

    def _citations(self, cell: ComparisonCell) -> Markup:
        composer = self._composer(cell.edition)
        places = [
            composer.link(
                PlaceLink(provision.address),
                hypertext.text(f"{cell.edition.year}\N{NO-BREAK SPACE}{provision.citation}"),
                "reference",
            )
            for provision in cell.provisions
        ]
        blank = hypertext.text(f"{cell.edition.year}\N{NO-BREAK SPACE}–")
        return hypertext.paragraph("place", hypertext.spaced(places) if places else blank)

    def _composer(self, edition: Edition) -> Composer:
        return Composer(edition, self.corpus.books[edition].footnotes, links=self.links)
