"""The page of a comparison: the law's change notes, then the rows as a table of columns.

Names of relations, kinds and marks are the window's affair; it hands in what to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from bridge_rules_gui.comparison.columns import (
    ColumnsPage,
    LitWords,
    PageCell,
    PageRow,
    cell_anchor,
    end_of_row,
    row_lines,
)
from bridge_rules_gui.comparison.comparison import (
    Comparison,
    ComparisonCell,
    ComparisonRow,
    Filter,
)
from bridge_rules_gui.comparison.marks import Mark, MarkSort
from bridge_rules_gui.comparison.notes import note_markup
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import ChangeNote, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law, Provision
from bridge_rules_gui.corpus.worked_example import Example
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer, plain_marker
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup
from bridge_rules_gui.typesetting.links import PageLink, PlaceLink
from bridge_rules_gui.typesetting.provisions import ProvisionSetter


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


def law_title(comparison: Comparison, columns: Sequence[str]) -> Markup:
    """Return the head of a printed comparison: the law, and what the columns are called."""
    head = f"{comparison.law} · {comparison.title}"
    return hypertext.joined(
        [
            hypertext.paragraph("title", head),
            hypertext.paragraph("source", " | ".join(columns)),
        ]
    )


def comparison_page(
    corpus: Corpus, comparison: Comparison, row_filter: Filter, names: WindowNames
) -> ColumnsPage:
    """Return the page of a comparison with the rows a filter lets through."""
    rows = comparison.filtered(row_filter)
    setter = _Setter(corpus, comparison, names)
    setter.notes()
    setter.examples(names)
    setter.table(rows)
    return ColumnsPage(
        hypertext.joined(setter.blocks),
        tuple(setter.links),
        tuple(PageRow(tuple(_cells(row)), partial(row_text, row)) for row in rows),
        tuple(number for number, row in enumerate(rows) if row.is_changed),
        cites_selection=True,
    )


def _cells(row: ComparisonRow) -> Iterator[PageCell]:
    """Yield what there is to know of the cells of a row once it is shown."""
    for cell in row.cells:
        lit = (
            LitWords(words, mark.sort is MarkSort.REFERENCE)
            for mark in row.marks
            for edition, words in mark.words
            if words and edition is cell.edition
        )
        places = tuple(provision.address for provision in cell.provisions)
        edition = cell.edition if places else None
        yield PageCell(places, edition, tuple(dict.fromkeys(lit)))


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
            name = self.names.step(note.step)
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
                words = names.examples(article.title, len(examples))
                way = self._composer(commentary.edition).link(link, words, "reference")
                self.blocks.append(hypertext.paragraph("examples", way))

    def table(self, rows: tuple[ComparisonRow, ...]) -> None:
        """Set the rows, or say that there are none."""
        if not rows:
            self.blocks.append(hypertext.paragraph("nothing", self.names.no_rows()))
            return
        lines = (line for number, row in enumerate(rows) for line in self._row(number, row))
        self.blocks.append(hypertext.aligned("comparison", len(self.comparison.editions), lines))

    def _row(self, number: int, row: ComparisonRow) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the badges, one with the cells, and one with note and marks."""
        cells = [
            self._cell(hypertext.anchor(cell_anchor(number, column)), row, cell)
            for column, cell in enumerate(row.cells)
        ]
        foot = hypertext.joined([*self._row_notes(row), end_of_row(number)])
        yield from row_lines(number, self._badges(row), cells, foot, is_changed=row.is_changed)

    def _badges(self, row: ComparisonRow) -> Markup:
        badge = hypertext.badge
        badges = [badge(self.names.relation(row.relation), f"relation {row.relation}")]
        if row.kind is not ChangeKind.NONE:
            badges.append(badge(kind_words(self.names, row), f"kind {row.kind}"))
        return hypertext.spaced(badges)

    def _cell(self, here: Markup, row: ComparisonRow, cell: ComparisonCell) -> Markup:
        if not cell.provisions:
            words = self.names.blank(row, cell)
            return hypertext.paragraph("blank", here, words)
        composer = self._composer(cell.edition)
        blocks: list[Markup] = []
        for provision in cell.provisions:
            blocks += [self._place(composer, here, provision), self._words(composer, provision)]
            here = hypertext.NOTHING
        return hypertext.joined([*blocks, *_footnotes(composer)])

    def _place(self, composer: Composer, here: Markup, provision: Provision) -> Markup:
        is_law = isinstance(provision, Law) and provision.citation.law == self.comparison.law
        words = provision.printed_label if is_law else ""
        name = words or self.names.place(provision, self.comparison.law)
        link = composer.link(PlaceLink(provision.address), name, "reference")
        return hypertext.paragraph("place", here, link)

    def _words(self, composer: Composer, provision: Provision) -> Markup:
        setter = ProvisionSetter(composer, top=max(len(provision.citation.labels) - 1, 0))
        if isinstance(provision, Law):
            setter.alone_law(provision)
        else:
            setter.alone(provision)
        return setter.markup()

    def _row_notes(self, row: ComparisonRow) -> Iterator[Markup]:
        for note in row.notes:
            step = hypertext.styled("note-step", self.names.step(note.step))
            words = f" {note.text}"
            yield hypertext.paragraph("row-note", step, words)
        for marks in alike(row.marks):
            yield hypertext.paragraph("row-mark", self.names.marks(marks))

    def _composer(self, edition: Edition) -> Composer:
        return Composer(edition, self.corpus.books[edition].footnotes, links=self.links)


def kind_words(names: PageNames, row: ComparisonRow) -> str:
    """Name the kind of difference in a row, with its step where the other has another kind."""
    steps = (names.step(step) for step in row.significant_steps)
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
        marker = f"{plain_marker(note.marker)} "
        words = composer.passage(note.body)
        yield hypertext.paragraph("note", marker, words)


def row_text(row: ComparisonRow) -> str:
    """Return the words of a row with their addresses, its relation and kind, and its notes."""
    parts = [_cell_text(cell) for cell in row.cells]
    kind = " ".join((row.kind.value, *map(str, row.significant_steps)))
    labels = ", ".join(dict.fromkeys((row.relation.value, kind)))
    notes = [f"{note.step}: {note.text}" for note in row.notes]
    return "\n\n".join([*parts, "\n".join([f"[{labels}]", *notes])])


def _cell_text(cell: ComparisonCell) -> str:
    if not cell.provisions:
        return f"{cell.edition.value}: –"
    return "\n".join(line for provision in cell.provisions for line in _lines(provision))


def _lines(provision: Provision) -> Iterator[str]:
    """Yield a provision's address, then its own words, tables row by row."""
    yield f"{provision.address}"
    if provision.heading.text:
        yield " ".join(provision.heading.text.split())
    if provision.body.text:
        yield provision.body.text.strip("\n")
    for table in provision.tables:
        yield from filter(None, (table.caption, *("\t".join(row) for row in table.rows)))
    if provision.closing.text:
        yield provision.closing.text.strip("\n")
