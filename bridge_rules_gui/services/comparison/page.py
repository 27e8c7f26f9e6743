"""The page of a comparison: the law's change notes, then the rows as a table of columns.

Names of relations, kinds and marks are the window's affair; it hands in what to say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.corpus.worked_example import Example
from bridge_rules_gui.services.comparison.anchors import cell_anchor, end_anchor, row_anchor
from bridge_rules_gui.services.comparison.notes import note_markup
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.composition import Composer, plain_marker
from bridge_rules_gui.services.typesetting.hypertext import Compartment
from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.services.typesetting.provisions import ProvisionSetter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.changes import ChangeNote, Step
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.services.comparison.comparison import (
        Comparison,
        ComparisonCell,
        ComparisonRow,
        Filter,
    )
    from bridge_rules_gui.services.comparison.marks import Mark
    from bridge_rules_gui.services.typesetting.hypertext import Markup
    from bridge_rules_gui.services.typesetting.links import PageLink

_NO_WIDTH: Final = hypertext.text("\N{ZERO WIDTH SPACE}")  # an anchor needs a character


class PageNames(Protocol):
    """What the window calls the parts of a page, in its language."""

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""

    def kind(self, kind: ChangeKind) -> str:
        """Name the kind of difference in a row."""

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""

    def marks(self, marks: tuple[Mark, ...]) -> str:
        """Say in which editions things of one sort stand and in which not, and what it may mean."""

    def blank(self, row: ComparisonRow, cell: ComparisonCell) -> str:
        """Say why a cell has no words."""

    def place(self, provision: Provision, law: int) -> str:
        """Name a provision's place; of another law, with the law."""

    def no_rows(self) -> str:
        """Say that the filter lets nothing through."""


class WindowNames(PageNames, Protocol):
    """What only the window's page names: the ways to what stands elsewhere."""

    def examples(self, title: str, count: int) -> str:
        """Name the worked examples of an article of the commentary."""


@dataclass(frozen=True, slots=True)
class ComparisonPage:
    """A comparison ready to be shown, ``rows`` in the order of the page.

    Row number n begins at the anchor ``row-n``, its cell m at ``cell-n-m`` and ends before
    ``end-n``. The numbers of the markup's links count ``links``.
    """

    comparison: Comparison
    rows: tuple[ComparisonRow, ...]
    html: str
    links: tuple[PageLink, ...]

    @property
    def stops(self) -> tuple[int, ...]:
        """The numbers of the rows in which the edition changed."""
        return tuple(number for number, row in enumerate(self.rows) if row.is_changed)


def law_title(comparison: Comparison, columns: Sequence[str]) -> Markup:
    """Return the head of a printed comparison: the law, and what the columns are called."""
    head = f"{comparison.law} · {comparison.title}"
    return hypertext.joined(
        [
            hypertext.paragraph("title", hypertext.text(head)),
            hypertext.paragraph("source", hypertext.text(" | ".join(columns))),
        ]
    )


def comparison_page(
    corpus: Corpus, comparison: Comparison, wanted: Filter, names: WindowNames
) -> ComparisonPage:
    """Return the page of a comparison with the rows a filter lets through."""
    rows = comparison.filtered(wanted)
    setter = _Setter(corpus, comparison, names)
    setter.notes()
    setter.examples(names)
    setter.table(rows)
    return ComparisonPage(comparison, rows, hypertext.joined(setter.blocks), tuple(setter.links))


@dataclass(slots=True)
class _Setter:
    """Sets one page."""

    corpus: Corpus
    comparison: Comparison
    names: PageNames
    links: list[PageLink] = field(default_factory=list)
    blocks: list[Markup] = field(default_factory=list)

    def notes(self) -> None:
        """Set the change notes of the law, each under the name of its step."""
        for note in self.comparison.notes:
            name = hypertext.text(self.names.step(note.step))
            self.blocks.append(hypertext.paragraph("step", name))
            self.blocks.append(hypertext.division("change", self._note(note)))

    def _note(self, note: ChangeNote) -> Markup:
        return note_markup(self._composer(note.step.newer), note.text)

    def examples(self, names: WindowNames) -> None:
        """Lead to the articles of the commentary with worked examples on the law."""
        commentary = self.corpus.commentary
        if commentary is None or commentary.edition not in self.comparison.editions:
            return
        law = Citation(self.comparison.law)
        for article in commentary.articles:
            examples = [b for b in article.blocks if isinstance(b, Example) and law in b.on]
            if examples:
                link = PlaceLink(Address(commentary.edition, article.place))
                words = hypertext.text(names.examples(article.title, len(examples)))
                way = self._composer(commentary.edition).link(link, words, "reference")
                self.blocks.append(hypertext.paragraph("examples", way))

    def table(self, rows: tuple[ComparisonRow, ...]) -> None:
        """Set the rows, or say that there are none."""
        if not rows:
            self.blocks.append(hypertext.paragraph("nothing", hypertext.text(self.names.no_rows())))
            return
        lines = (line for number, row in enumerate(rows) for line in self._row(number, row))
        self.blocks.append(hypertext.aligned("comparison", len(self.comparison.editions), lines))

    def _row(self, number: int, row: ComparisonRow) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the badges, one with the cells, and one with note and marks."""
        whole = len(row.cells)
        badges = hypertext.joined([hypertext.anchor(row_anchor(number)), self._badges(row)])
        head = hypertext.paragraph("badges", badges)
        yield [Compartment("head changed" if row.is_changed else "head", head, whole)]
        anchors = [hypertext.anchor(cell_anchor(number, column)) for column in range(whole)]
        yield [
            Compartment("cell", self._cell(here, row, cell))
            for here, cell in zip(anchors, row.cells, strict=True)
        ]
        end = hypertext.joined([hypertext.anchor(end_anchor(number)), _NO_WIDTH])
        told = hypertext.joined([*self._told(row), hypertext.paragraph("end", end)])
        yield [Compartment("foot", told, whole)]

    def _badges(self, row: ComparisonRow) -> Markup:
        badge = hypertext.badge
        badges = [badge(self.names.relation(row.relation), f"relation {row.relation}")]
        if row.kind is not ChangeKind.NONE:
            badges.append(badge(kind_words(self.names, row), f"kind {row.kind}"))
        return hypertext.spaced(badges)

    def _cell(self, here: Markup, row: ComparisonRow, cell: ComparisonCell) -> Markup:
        if not cell.provisions:
            words = hypertext.text(self.names.blank(row, cell))
            return hypertext.paragraph("blank", hypertext.joined([here, words]))
        composer = self._composer(cell.edition)
        blocks: list[Markup] = []
        for provision in cell.provisions:
            blocks += [self._place(composer, here, provision), self._words(composer, provision)]
            here = hypertext.NOTHING
        return hypertext.joined([*blocks, *_footnotes(composer)])

    def _place(self, composer: Composer, here: Markup, provision: Provision) -> Markup:
        is_law = isinstance(provision, Law) and provision.citation.law == self.comparison.law
        words = provision.printed_label if is_law else ""
        name = hypertext.text(words or self.names.place(provision, self.comparison.law))
        link = composer.link(PlaceLink(provision.address), name, "reference")
        return hypertext.paragraph("place", hypertext.joined([here, link]))

    def _words(self, composer: Composer, provision: Provision) -> Markup:
        setter = ProvisionSetter(composer, top=max(len(provision.citation.labels) - 1, 0))
        if isinstance(provision, Law):
            setter.alone_law(provision)
        else:
            setter.alone(provision)
        return setter.markup()

    def _told(self, row: ComparisonRow) -> Iterator[Markup]:
        for note in row.notes:
            step = hypertext.styled("note-step", hypertext.text(self.names.step(note.step)))
            words = hypertext.text(f" {note.text}")
            yield hypertext.paragraph("row-note", hypertext.joined([step, words]))
        for marks in alike(row.marks):
            yield hypertext.paragraph("row-mark", hypertext.text(self.names.marks(marks)))

    def _composer(self, edition: Edition) -> Composer:
        return Composer(edition, self.corpus.books[edition].footnotes, links=self.links)


def kind_words(names: PageNames, row: ComparisonRow) -> str:
    """Name the kind of difference in a row, with its step where the other has another kind."""
    steps = (names.step(step) for step in row.telling_steps)
    return " ".join((names.kind(row.kind), *steps))


def alike(marks: tuple[Mark, ...]) -> Iterator[tuple[Mark, ...]]:
    """Yield the marks that tell the same of different things together."""
    groups: dict[object, list[Mark]] = {}
    for mark in marks:
        key = (mark.sort, mark.present, mark.absent, mark.meaning, mark.instead)
        groups.setdefault(key, []).append(mark)
    yield from map(tuple, groups.values())


def _footnotes(composer: Composer) -> Iterator[Markup]:
    """Yield the notes the words of a cell have called, each with its marker."""
    for number in tuple(composer.notes):
        note = composer.footnotes[number]
        marker = hypertext.text(f"{plain_marker(note.marker)} ")
        words = composer.passage(note.body)
        yield hypertext.paragraph("note", hypertext.joined([marker, words]))
