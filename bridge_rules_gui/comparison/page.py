"""The page of a comparison: above the columns of text, what changed in each of them.

A change stands in the column of the edition that made it. Unchanged rows are folded into one line.

Names of relations, kinds and marks are the window's affair; it hands in what to say.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Final, Protocol

from bridge_rules_gui.comparison.columns import (
    NO_WIDTH,
    ColumnsPage,
    LitWords,
    PageCell,
    PageRow,
    cell_anchor,
    end_anchor,
    end_of_row,
    row_anchor,
)
from bridge_rules_gui.comparison.comparison import (
    Comparison,
    ComparisonCell,
    ComparisonRow,
    Filter,
)
from bridge_rules_gui.comparison.marks import Mark, MarkSort
from bridge_rules_gui.comparison.notes import note_markup
from bridge_rules_gui.comparison.steps import StepNote
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import ChangeNote, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law, Provision
from bridge_rules_gui.corpus.worked_example import Example
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup
from bridge_rules_gui.typesetting.links import FoldLink, PageLink, PlaceLink
from bridge_rules_gui.typesetting.provisions import ProvisionSetter

SUMMARY: Final = -1
"""What changed in a law is unfolded by this number, runs of rows by that of their first."""
_FOLDED: Final = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
_SENTENCE: Final = re.compile(r"(.+?[.!?][”»“]?)(\s+\W*[^\W_a-zа-я].*)", re.DOTALL)
_UNFOLDED: Final = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


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
    """What only the window's page names: its headings, folds, and ways to what stands elsewhere."""

    def examples(self, title: str, count: int) -> str:
        """Name the worked examples of an article of the commentary."""

    def summary(self) -> str:
        """Name what changed in the law as a whole."""

    def unchanged(self, first: str, last: str, count: int) -> str:
        """Say how many rows in a run did not change, and from where to where."""

    def noticed(self) -> str:
        """Name what the program noticed by itself."""


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
    corpus: Corpus,
    comparison: Comparison,
    row_filter: Filter,
    names: WindowNames,
    unfolded: Collection[int] | None = None,
) -> ColumnsPage:
    """Return the page of a comparison with the rows a filter lets through.

    Runs of unchanged rows are folded, and of the law's change notes all but the first sentence,
    except for what is ``unfolded``; without it everything is shown.
    """
    rows = comparison.filtered(row_filter)
    setter = _Setter(corpus, comparison, names)
    setter.table(rows, unfolded)
    return ColumnsPage(
        hypertext.joined(setter.blocks),
        tuple(setter.links),
        tuple(PageRow(tuple(_cells(row)), partial(row_text, row)) for row in rows),
        tuple(number for number, row in enumerate(rows) if row.is_changed),
        columns=len(comparison.editions),
        cites_selection=True,
    )


def unchanged_runs(rows: Sequence[ComparisonRow]) -> Iterator[range]:
    """Yield the numbers of unchanged rows that follow one another."""
    runs = groupby(range(len(rows)), key=lambda number: rows[number].is_changed)
    for is_changed, run in runs:
        numbers = tuple(run)
        if not is_changed:
            yield range(numbers[0], numbers[-1] + 1)


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
    names: WindowNames
    links: list[PageLink] = field(default_factory=list)
    blocks: list[Markup] = field(default_factory=list)

    def table(self, rows: tuple[ComparisonRow, ...], unfolded: Collection[int] | None) -> None:
        """Set what changed in the law, then its rows, or say that there are none."""
        lines: list[Sequence[Compartment]] = [self._summary(unfolded)]
        runs = {run.start: run for run in unchanged_runs(rows)} if unfolded is not None else {}
        folded: Collection[int] = ()
        for number, row in enumerate(rows):
            if number in runs:
                run = runs[number]
                is_folded = unfolded is not None and number not in unfolded
                folded = run if is_folded else ()
                lines.append([self._fold(rows, run, is_folded=is_folded)])
            if number not in folded:
                lines += self._row(number, row)
        self.blocks.append(hypertext.aligned("comparison", len(self.comparison.editions), lines))
        if not rows:
            self.blocks.append(hypertext.paragraph("nothing", self.names.no_rows()))

    def _summary(self, unfolded: Collection[int] | None) -> Sequence[Compartment]:
        """Set the change notes of the law, each in the column of its edition, or how they begin."""
        is_folded = unfolded is not None and SUMMARY not in unfolded
        head = hypertext.text(self.names.summary())
        if unfolded is not None:
            head = self._way(SUMMARY, head, is_folded=is_folded)
        notes = [
            (note.step, hypertext.joined([self._step(note.step), self._note(note, is_folded)]))
            for note in self.comparison.notes
        ]
        first = [hypertext.paragraph("fold-line", head)] if notes else []
        return self._in_columns("summary", [*first, *self._examples()], notes)

    def _note(self, note: ChangeNote, is_folded: bool) -> Markup:
        words = first_sentence(note.text)[0] if is_folded else note.text
        return hypertext.division("change", note_markup(self._composer(note.step.newer), words))

    def _way(self, row: int, words: str, *, is_folded: bool) -> Markup:
        """Return the way to unfold what begins with a row, or to fold it again."""
        sign = _FOLDED if is_folded else _UNFOLDED
        self.links.append(FoldLink(row))
        return hypertext.link(len(self.links) - 1, f"{sign} {words}", "fold-way")

    def _examples(self) -> Iterator[Markup]:
        """Lead to the articles of the commentary with worked examples on the law."""
        commentary = self.corpus.commentary
        if commentary is None or commentary.edition not in self.comparison.editions:
            return
        law = Citation(self.comparison.law)
        for article in commentary.articles:
            examples = [b for b in article.blocks if isinstance(b, Example) and law in b.on]
            if examples:
                link = PlaceLink(Address(commentary.edition, article.place))
                words = self.names.examples(article.title, len(examples))
                way = self._composer(commentary.edition).link(link, words, "reference")
                yield hypertext.paragraph("examples", way)

    # Rows.

    def _fold(self, rows: Sequence[ComparisonRow], run: range, *, is_folded: bool) -> Compartment:
        """Set the line that unfolds a run of rows; all of their places stand in it meanwhile."""
        first, last = (self._title(rows[number]) for number in (run[0], run[-1]))
        words = self.names.unchanged(first, last, len(run))
        here = [
            hypertext.anchor(name)
            for number in (run if is_folded else ())
            for name in (
                row_anchor(number),
                *(cell_anchor(number, column) for column in range(len(rows[number].cells))),
                end_anchor(number),
            )
        ]
        way = self._way(run.start, words, is_folded=is_folded)
        line = hypertext.paragraph("fold-line", *here, way)
        return Compartment("fold", line, len(self.comparison.editions))

    def _row(self, number: int, row: ComparisonRow) -> Iterator[Sequence[Compartment]]:
        """Yield a line with what changed, one with the texts, one with what a program noticed."""
        begin = hypertext.paragraph("end", hypertext.anchor(row_anchor(number)), NO_WIDTH)
        yield [Compartment("begin", begin, len(row.cells))]
        title = hypertext.paragraph("row-title", hypertext.styled("label", self._title(row)))
        badges = hypertext.paragraph("badges", self._badges(row))
        yield self._in_columns("changes", [title, badges], self._changes(row))
        cells = [
            self._cell(hypertext.anchor(cell_anchor(number, column)), row, cell)
            for column, cell in enumerate(row.cells)
        ]
        yield [Compartment("cell", cell) for cell in cells]
        yield [Compartment("foot", end_of_row(number), len(cells))]
        if row.marks:
            yield self._marks(row)

    def _in_columns(
        self, style: str, first: Iterable[Markup], changes: Iterable[tuple[Step, Markup]]
    ) -> list[Compartment]:
        """Set changes in the columns of their editions, other words in that of the oldest."""
        by_age = sorted(self.comparison.editions, key=lambda edition: edition.year)
        blocks = {edition: list[Markup]() for edition in self.comparison.editions}
        blocks[by_age[0]] += first
        for step, words in changes:
            blocks[step.newer if step.newer in blocks else by_age[-1]].append(words)
        return [Compartment(style, hypertext.joined(each)) for each in blocks.values()]

    def _step(self, step: Step) -> Markup:
        return hypertext.paragraph("step", self.names.step(step))

    def _title(self, row: ComparisonRow) -> str:
        """Return where the row stands in the newest of the editions that have it."""
        filled = (cell for cell in row.cells if cell.provisions)
        newest = max(filled, key=lambda cell: cell.edition.year)
        return self.names.place(newest.provisions[0], self.comparison.law)

    def _changes(self, row: ComparisonRow) -> Iterator[tuple[Step, Markup]]:
        """Yield what the row's notes say of each step; what is of substance stands out."""
        before: StepNote | None = None
        for note in row.notes:
            is_first = before is None or before.step != note.step
            style, words = "row-note quiet", hypertext.text(note.text)
            if is_first and row.kinds.get(note.step) is ChangeKind.SUBSTANCE:
                first, rest = first_sentence(note.text)
                words = hypertext.joined([hypertext.styled("label", first), rest])
                style = "row-note"
            head = self._step(note.step) if is_first else hypertext.NOTHING
            yield note.step, hypertext.joined([head, hypertext.paragraph(style, words)])
            before = note

    def _badges(self, row: ComparisonRow) -> Markup:
        badge = hypertext.badge
        badges = [badge(self.names.relation(row.relation), f"relation {row.relation}")]
        if row.kind is not ChangeKind.NONE:
            badges.append(badge(kind_words(self.names, row), f"kind {row.kind}"))
        return hypertext.spaced(badges)

    def _marks(self, row: ComparisonRow) -> list[Compartment]:
        """Set what the program noticed below the newest text that has it."""
        blocks = {edition: list[Markup]() for edition in self.comparison.editions}
        for marks in alike(row.marks):
            newest = max(marks[0].present, key=lambda edition: edition.year)
            words = hypertext.paragraph("row-mark", self.names.marks(marks))
            blocks[newest] += [words] if blocks[newest] else [self._noticed(), words]
        return [Compartment("noticed", hypertext.joined(each)) for each in blocks.values()]

    def _noticed(self) -> Markup:
        return hypertext.paragraph("row-mark", hypertext.styled("english", self.names.noticed()))

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

    def _composer(self, edition: Edition) -> Composer:
        return Composer(edition, self.corpus.books[edition].footnotes, links=self.links)


def first_sentence(words: str) -> tuple[str, str]:
    """Return the first sentence of some, and what follows it."""
    match = _SENTENCE.fullmatch(words)
    return (match[1], match[2]) if match else (words, "")


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
        marker = f"{note.bare_marker} "
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
