"""A comparison made ready for paper: what stands in each line of the report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from markdown import markdown

from bridge_rules_gui.comparison.comparison import (
    Comparison,
    ComparisonCell,
    ComparisonRow,
    Comparisons,
)
from bridge_rules_gui.comparison.page import alike, kind_words
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import ChangeNote
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import Passage, ReferenceStatus
from bridge_rules_gui.corpus.provision import Law, Provision, Table
from bridge_rules_gui.exchange.report.content import (
    Advance,
    ChangeText,
    Line,
    LineStyle,
    Report,
    ReportCell,
    ReportLaw,
    ReportRow,
    ReportRun,
    RunStyle,
)
from bridge_rules_gui.exchange.runs import (
    NoteCall,
    ReferringWords,
    RestoredWords,
    Run,
    Words,
    anchor_of,
    pieces,
    runs,
)
from bridge_rules_gui.exchange.term_entries import language_tag
from bridge_rules_gui.exports.report_names import ReportNames
from bridge_rules_gui.library.export_part import Part


def comparison_report(
    comparisons: Comparisons,
    part: Part,
    editions: Sequence[Edition],
    names: ReportNames,
    advance: Advance,
) -> Report:
    """Return the report of some laws; ``advance`` is called after each law and may give it up."""
    found: list[Comparison] = []
    for done, law in enumerate(part.laws, start=1):
        found.append(comparisons.of(law, editions))
        advance(done, len(part.laws))
    setter = _Setter(comparisons, names, _places(found))
    books = comparisons.corpus.books
    years = ", ".join(str(edition.year) for edition in editions)
    return Report(
        title=names.title(),
        subtitle=years,
        language=names.language,
        contents=names.contents(),
        legend=names.legend(),
        heads=tuple(names.column(edition) for edition in editions),
        rights=tuple(dict.fromkeys(books[edition].rights for edition in editions)),
        laws=tuple(map(setter.law, found)),
    )


def _places(found: Sequence[Comparison]) -> set[Address]:
    """Return the places that stand in a report."""
    return {
        provision.address
        for comparison in found
        for row in comparison.rows
        for cell in row.cells
        for provision in cell.provisions
    }


@dataclass(slots=True)
class _Setter:
    """Sets the laws of one report; what it has anchored already gets no second anchor."""

    comparisons: Comparisons
    names: ReportNames
    places: set[Address]
    _anchored: set[Address] = field(default_factory=set)

    def law(self, comparison: Comparison) -> ReportLaw:
        """Set a law with its notes and rows."""
        return ReportLaw(
            comparison.law,
            self.names.law(comparison.law),
            comparison.title,
            tuple(map(self._change, self._notes(comparison))),
            tuple(self._row(comparison, row) for row in comparison.rows),
        )

    def _notes(self, comparison: Comparison) -> Iterator[ChangeNote]:
        """Yield a note for each step, in the report's language where there is one, else English."""
        for step in dict.fromkeys(note.step for note in comparison.notes):
            by_language = {note.language: note for note in comparison.notes if note.step == step}
            languages = (self.names.language, "en", *by_language)
            yield next(by_language[language] for language in languages if language in by_language)

    def _change(self, note: ChangeNote) -> ChangeText:
        paragraphs = note_paragraphs(note.text, self._target)
        return ChangeText(self.names.step(note.step), paragraphs)

    def _row(self, comparison: Comparison, row: ComparisonRow) -> ReportRow:
        is_plain = row.kind is ChangeKind.NONE
        return ReportRow(
            self.names.relation(row.relation),
            "" if is_plain else kind_words(self.names, row),
            row.kind.value,
            row.is_changed,
            tuple(self._cell(comparison.law, row, cell) for cell in row.cells),
            tuple((self.names.step(note.step), note.text) for note in row.notes),
            tuple(self.names.marks(marks) for marks in alike(row.marks)),
        )

    def _cell(self, law: int, row: ComparisonRow, cell: ComparisonCell) -> ReportCell:
        language = language_tag(cell.edition)
        if not cell.provisions:
            blank = Line(LineStyle.BLANK, (ReportRun(self.names.blank(row, cell)),))
            return ReportCell(self.names.language, (blank,))
        notes: dict[int, None] = {}
        blocks: list[Line | Table] = []
        for provision in cell.provisions:
            blocks.append(self._place(law, provision))
            blocks += self._words(provision, notes)
        footnotes = self.comparisons.corpus.books[cell.edition].footnotes
        for number in notes:
            note = footnotes[number]
            marker = ReportRun(f"{note.bare_marker} ")
            words = tuple(self._runs(cell.edition, note.body, None, notes={}))
            blocks.append(Line(LineStyle.NOTE, (marker, *words)))
        return ReportCell(language, tuple(blocks))

    def _place(self, law: int, provision: Provision) -> Line:
        address = provision.address
        anchor = "" if address in self._anchored else anchor_of(address)
        self._anchored.add(address)
        is_own_law = isinstance(provision, Law) and provision.citation.law == law
        name = (is_own_law and provision.printed_label) or self.names.place(provision, law)
        return Line(LineStyle.PLACE, (ReportRun(name),), anchor)

    def _words(self, provision: Provision, notes: dict[int, None]) -> Iterator[Line | Table]:
        edition = provision.edition
        for name, passage in provision.passages:
            style = LineStyle.HEADING if name == "heading" else LineStyle.WORDS
            for piece in pieces(passage, provision.tables if name == "text" else ()):
                if isinstance(piece, Table):
                    yield piece
                else:
                    yield Line(style, tuple(self._runs(edition, passage, piece, notes)))

    def _runs(
        self,
        edition: Edition,
        passage: Passage,
        stretch: tuple[int, int] | None,
        notes: dict[int, None],
    ) -> Iterator[ReportRun]:
        for run in runs(passage, stretch):
            if isinstance(run, NoteCall):
                notes[run.footnote] = None
            yield from self._run(edition, run)

    def _run(self, edition: Edition, run: Run) -> Iterator[ReportRun]:
        if isinstance(run, Words):
            yield ReportRun(run.text)
        elif isinstance(run, RestoredWords):
            yield ReportRun(run.text, RunStyle.RESTORED)
        elif isinstance(run, NoteCall):
            note = self.comparisons.corpus.books[edition].footnotes[run.footnote]
            yield ReportRun(note.bare_marker, RunStyle.NOTE_CALL)
        else:
            yield from self._reference(edition, run)

    def _reference(self, edition: Edition, run: ReferringWords) -> Iterator[ReportRun]:
        first = run.references[0]
        target = Address(first.edition or edition, first.meant or first.target)
        yield ReportRun(run.text, target=self._target(target))
        if first.status is not ReferenceStatus.RESOLVED:
            meant = f"\u00a0[→\u00a0{first.meant}]" if first.meant else "\u00a0[?]"
            yield ReportRun(meant, RunStyle.EDITORIAL)

    def _target(self, address: Address) -> str:
        return anchor_of(address) if address in self.places else ""


_BLOCKS: Final = frozenset({"p", "li", "h1", "h2", "h3", "h4", "pre", "blockquote"})
_STYLES: Final = {"em": RunStyle.EMPHASIS, "strong": RunStyle.STRONG}

_Paragraph = tuple[ReportRun, ...]


def note_paragraphs(text: str, target_of: Callable[[Address], str]) -> tuple[_Paragraph, ...]:
    """Return a note's paragraphs and items; citations in code spans lead to their places."""
    reader = _NoteReader(target_of)
    reader.feed(markdown(text))
    reader.close()
    reader.end_paragraph()
    return tuple(reader.paragraphs)


class _NoteReader(HTMLParser):
    """Gathers words; elements a note has no use for leave their words behind."""

    def __init__(self, target_of: Callable[[Address], str]) -> None:
        super().__init__()
        self.paragraphs: list[_Paragraph] = []
        self._target_of = target_of
        self._runs: list[ReportRun] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Begin a paragraph or a style."""
        if tag in _BLOCKS:
            self.end_paragraph()
        self._open.append(tag)
        if tag == "li":
            self._runs.append(ReportRun("• "))

    def handle_endtag(self, tag: str) -> None:
        """End a paragraph or a style."""
        if tag in self._open:
            self._open.remove(tag)
        if tag in _BLOCKS:
            self.end_paragraph()

    def handle_data(self, data: str) -> None:
        """Take words."""
        words = data.replace("\n", " ")
        if "code" in self._open:
            self._runs.append(self._citation(words))
        elif words.strip() or self._runs:
            style = next((_STYLES[t] for t in self._open if t in _STYLES), RunStyle.PLAIN)
            self._runs.append(ReportRun(words, style))

    def end_paragraph(self) -> None:
        """Close the paragraph that is open, if it has words."""
        if any(run.text.strip() for run in self._runs):
            self.paragraphs.append(tuple(self._runs))
        self._runs.clear()

    def _citation(self, words: str) -> ReportRun:
        try:
            address = Address.parse(words)
        except (ValueError, LookupError):
            return ReportRun(words)
        shown = f"{address.edition.year}\N{NO-BREAK SPACE}{address.place}"
        return ReportRun(shown, target=self._target_of(address))
