"""The page of a topic: law by law its notes, and its rows of substance with their citations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.comparison.comparison import ComparisonCell, ComparisonRow
from bridge_rules_gui.comparison.notes import note_markup
from bridge_rules_gui.comparison.topics import TopicChanges, TopicLaw
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup
from bridge_rules_gui.typesetting.links import PageLink, PlaceLink


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
        name = self.names.law(law.law, law.title)
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
        yield [Compartment("head changed", self._citations(cell)) for cell in row.cells]
        relation = hypertext.badge(self.names.relation(row.relation))
        told = [hypertext.paragraph("row-note", relation)]
        for note in row.notes:
            step = hypertext.styled("note-step", self.names.step(note.step))
            words = hypertext.joined([step, f" {note.text}"])
            told.append(hypertext.paragraph("row-note", words))
        yield [Compartment("foot", hypertext.joined(told), len(row.cells))]

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
