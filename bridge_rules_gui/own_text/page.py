"""The pages of a user's own text: a law of it beside an edition, and the report.

The report says what was understood of the text, and what was not. What is said in the window's
language it hands in; all words of the text are escaped here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol

from bridge_rules_gui.comparison.columns import (
    ColumnsPage,
    PageCell,
    PageRow,
    cell_anchor,
    end_of_row,
    row_lines,
)
from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import OwnText, Remark, RemarkKind
from bridge_rules_gui.own_text.comparison import EditionGuess, OwnRow, OwnTextComparison
from bridge_rules_gui.own_text.marks import OwnMark
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Cell, Compartment, Markup
from bridge_rules_gui.typesetting.links import PageLink, PlaceLink

_COLUMNS: Final = 2
# What no text of the Laws has, and what a page could not show in reasonable time.
_MOST_CHARACTERS: Final = 20_000
_MOST_ROWS: Final = 400
_OLDER: Final = {DiffKind.REMOVED: "own-removed", DiffKind.MOVED_AWAY: "own-moved"}
_NEWER: Final = {DiffKind.ADDED: "own-added", DiffKind.MOVED_HERE: "own-moved"}
_Styled = tuple[int, int, str]


class OwnTextNames(Protocol):
    """What the window calls the parts of these pages, in its language."""

    def badges(self, comparison: OwnTextComparison, row: OwnRow) -> Sequence[str]:
        """Say how a row's sides stand to one another."""

    def mark(self, comparison: OwnTextComparison, row: OwnRow, mark: OwnMark) -> str:
        """Say what only one side has, and what that may mean."""

    def blank(self, comparison: OwnTextComparison, row: OwnRow) -> str:
        """Say why a cell has no words."""

    def lines(self, first: int, last: int) -> str:
        """Name lines of the file."""

    def counted(self) -> str:
        """Say that a label is not written but counted."""

    def nothing(self) -> str:
        """Say that no row differs."""

    def summary(
        self, own: OwnText, comparison: OwnTextComparison, guess: EditionGuess
    ) -> Sequence[str]:
        """Say in sentences what was understood of a text as a whole."""

    def remark(self, remark: Remark) -> str:
        """Say what a remark of the report is about."""

    def report_heads(self) -> Sequence[str]:
        """Name the columns of the report: lines, what, words."""

    def more_remarks(self, count: int) -> str:
        """Say how many remarks are not shown."""

    def more_rows(self, count: int) -> str:
        """Say how many rows of a law are not shown."""

    def more_words(self, count: int) -> str:
        """Say how many characters of a cell are not shown."""

    def all_understood(self) -> str:
        """Say that there is nothing to remark."""


def own_text_page(
    comparison: OwnTextComparison,
    rows: Sequence[OwnRow],
    names: OwnTextNames,
    *,
    name: str,
    only_differences: bool,
) -> ColumnsPage:
    """Return the page of a law's rows: the book, then the text, which is called by its name."""
    chosen = tuple(row for row in rows if row.differs or not only_differences)
    shown = chosen[:_MOST_ROWS]
    setter = _Setter(comparison, names)
    if not shown:
        html = hypertext.paragraph("nothing", names.nothing())
        return ColumnsPage(html, columns=_COLUMNS)
    lines = [line for number, row in enumerate(shown) for line in setter.row(number, row)]
    html = hypertext.aligned("comparison", _COLUMNS, lines)
    if len(chosen) > len(shown):
        more = names.more_rows(len(chosen) - len(shown))
        html = hypertext.joined([html, hypertext.paragraph("nothing", more)])
    known = next((edition for edition in Edition if edition.language == comparison.language), None)
    return ColumnsPage(
        html,
        tuple(setter.links),
        tuple(_page_row(row, comparison.edition, known, name) for row in shown),
        tuple(number for number, row in enumerate(shown) if row.differs),
        columns=_COLUMNS,
    )


def _page_row(row: OwnRow, book: Edition, known: Edition | None, name: str) -> PageRow:
    """Return a row; the text's terms are those of the book of its language, where there is one."""
    places = tuple(provision.address for provision in row.book)
    cells = (
        PageCell(places, book if row.book else None),
        PageCell((), known if row.own else None),
    )
    return PageRow(cells, partial(_copied, name, row))


def _copied(name: str, row: OwnRow) -> str:
    """Return the words of a book, then those of a user's text, each below their places."""
    book = ", ".join(str(provision.address) for provision in row.book)
    own = ", ".join(str(provision.citation) for provision in row.own)
    return f"{book}\n{row.book_words}\n\n{name}: {own}\n{row.own_words}"


@dataclass(slots=True)
class _Setter:
    """Sets the rows of a page."""

    comparison: OwnTextComparison
    names: OwnTextNames
    links: list[PageLink] = field(default_factory=list)

    def row(self, number: int, row: OwnRow) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the badges, one with the two sides, one with the marks."""
        badges = hypertext.spaced(map(hypertext.badge, self.names.badges(self.comparison, row)))
        book, own = (hypertext.anchor(cell_anchor(number, column)) for column in range(_COLUMNS))
        marks = (
            hypertext.paragraph("row-mark", self.names.mark(self.comparison, row, mark))
            for mark in row.marks
        )
        foot = hypertext.joined([end_of_row(number), *marks])
        cells = (self._book(row, book), self._own(row, own))
        yield from row_lines(number, badges, cells, foot, is_changed=row.differs)

    def _book(self, row: OwnRow, here: Markup) -> Markup:
        if not row.book:
            return self._blank(row, here)
        links: list[Markup] = []
        for provision in row.book:
            self.links.append(PlaceLink(provision.address))
            words = str(provision.citation)
            links += [hypertext.link(len(self.links) - 1, words, "reference"), hypertext.SPACE]
        place = hypertext.paragraph("place", here, *links)
        spans = [
            (s.older_start, s.older_end, _OLDER[s.kind])
            for s in (row.diff.spans if row.diff else ())
            if s.kind in _OLDER
        ]
        spans += _marked(row, is_own=False)
        has_title = len(row.book) == 1 and bool(row.book[0].heading)
        return hypertext.joined([place, self._words(row.book_words, spans, has_title=has_title)])

    def _own(self, row: OwnRow, here: Markup) -> Markup:
        if not row.own:
            return self._blank(row, here)
        places = "  ".join(self._own_place(row, number) for number in range(len(row.own)))
        spans = [
            (s.newer_start, s.newer_end, _NEWER[s.kind])
            for s in (row.diff.spans if row.diff else ())
            if s.kind in _NEWER
        ]
        spans += _marked(row, is_own=True)
        has_title = len(row.own) == 1 and bool(row.own[0].heading)
        words = self._words(row.own_words, spans, has_title=has_title)
        place = hypertext.joined([here, places])
        return hypertext.joined([hypertext.paragraph("place", place), words])

    def _own_place(self, row: OwnRow, number: int) -> str:
        provision = row.own[number]
        lines = self.names.lines(provision.first_line, provision.last_line)
        counted = f", {self.names.counted()}" if provision.is_counted else ""
        return f"{provision.citation} ({lines}{counted})"

    def _words(self, text: str, spans: Sequence[_Styled], *, has_title: bool) -> Markup:
        shown = _words(text[:_MOST_CHARACTERS], spans, has_title=has_title)
        if len(text) <= _MOST_CHARACTERS:
            return shown
        more = self.names.more_words(len(text) - _MOST_CHARACTERS)
        return hypertext.joined([shown, hypertext.paragraph("blank", more)])

    def _blank(self, row: OwnRow, here: Markup) -> Markup:
        words = self.names.blank(self.comparison, row)
        return hypertext.paragraph("blank", here, words)


def _marked(row: OwnRow, *, is_own: bool) -> list[_Styled]:
    return [
        (start, end, "own-marked")
        for mark in row.marks
        if mark.is_own is is_own
        for start, end in mark.spans
    ]


def _words(text: str, spans: Sequence[_Styled], *, has_title: bool) -> Markup:
    """Return the paragraphs of a text with words in styles of their own."""
    blocks: list[Markup] = []
    start = 0
    for number, paragraph in enumerate(text.split("\n")):
        end = start + len(paragraph)
        style = "heading" if has_title and number == 0 else "words"
        inside = [(max(a, start), min(b, end), s) for a, b, s in spans if a < end and start < b]
        blocks.append(hypertext.paragraph(style, _styled(text, start, end, inside)))
        start = end + 1
    return hypertext.joined(blocks)


def _styled(text: str, start: int, end: int, spans: Sequence[_Styled]) -> Markup:
    parts: list[str] = []
    at = start
    for first, last, style in sorted(spans):
        if first < at:  # a mark within changed words: the change says more
            continue
        parts.append(text[at:first])
        parts.append(hypertext.styled(style, text[first:last]))
        at = last
    return hypertext.joined([*parts, text[at:end]])


_EXCERPT: Final = 160
"""How many characters of a remark's words are shown."""
_MOST_REMARKS: Final = 400
"""More than any text of the Laws has, and than a page could show in reasonable time."""
_WEIGHTS: Final = tuple(RemarkKind)


def report_page(
    comparison: OwnTextComparison, guess: EditionGuess, names: OwnTextNames
) -> ColumnsPage:
    """Return the report of a reading: sentences, then a table of remarks, the weightiest first."""
    own = comparison.own
    blocks = [
        hypertext.paragraph("report-line", sentence)
        for sentence in names.summary(own, comparison, guess)
    ]
    if own.remarks:
        heads = [Cell(h, is_heading=True) for h in names.report_heads()]
        by_weight = sorted(own.remarks, key=lambda remark: _WEIGHTS.index(remark.kind))
        rows = [heads, *(_remark(remark, names) for remark in by_weight[:_MOST_REMARKS])]
        blocks.append(hypertext.table("report", rows))
        if len(by_weight) > _MOST_REMARKS:
            more = names.more_remarks(len(by_weight) - _MOST_REMARKS)
            blocks.append(hypertext.paragraph("nothing", more))
    else:
        blocks.append(hypertext.paragraph("nothing", names.all_understood()))
    return ColumnsPage(hypertext.joined(blocks))


def _remark(remark: Remark, names: OwnTextNames) -> Sequence[Cell]:
    text = " ".join(remark.text.split())
    excerpt = text if len(text) <= _EXCERPT else f"{text[:_EXCERPT].rstrip()} …"
    parts = (names.lines(remark.line, remark.last_line), names.remark(remark), excerpt)
    return [Cell(part) for part in parts]
