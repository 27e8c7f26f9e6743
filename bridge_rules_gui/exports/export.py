"""Exports of the laws: what can be written, in which formats, and the making of each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.report.content import Advance, no_progress
from bridge_rules_gui.exports.report_names import PrintedNames, ReportNames
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.library.export_part import WHOLE, Part


class ExportSubject(StrEnum):
    """What is exported of the laws."""

    SEGMENTS = "segments"
    """Corresponding words, for translators."""
    CONCORDANCE = "concordance"
    """Which provisions correspond."""
    COMPARISON = "comparison"
    """The editions side by side, to read and print."""
    CORPUS = "corpus"
    """The books themselves."""


class ExportFormat(StrEnum):
    """The formats of all subjects."""

    TMX = "tmx"
    CSV = "csv"
    MAP = "map"
    """The alignment map of corpus managers: two columns of numbers."""
    HTML = "html"
    PDF = "pdf"
    AKN = "akn"
    JSON = "json"
    MARKDOWN = "markdown"


FORMATS: Final[Mapping[ExportSubject, tuple[ExportFormat, ...]]] = {
    ExportSubject.SEGMENTS: (ExportFormat.TMX, ExportFormat.CSV, ExportFormat.MAP),
    ExportSubject.CONCORDANCE: (ExportFormat.CSV, ExportFormat.HTML),
    ExportSubject.COMPARISON: (ExportFormat.HTML, ExportFormat.PDF),
    ExportSubject.CORPUS: (ExportFormat.AKN, ExportFormat.JSON, ExportFormat.MARKDOWN),
}
SUFFIXES: Final[Mapping[ExportFormat, str]] = {
    ExportFormat.TMX: ".tmx",
    ExportFormat.CSV: ".csv",
    ExportFormat.MAP: ".txt",
    ExportFormat.HTML: ".html",
    ExportFormat.PDF: ".pdf",
    ExportFormat.AKN: ".xml",
    ExportFormat.JSON: ".json",
    ExportFormat.MARKDOWN: ".md",
}


class ExportChoiceError(ExchangeError):
    """Raised when what is asked for does not go together."""


class UnknownFormatError(ExportChoiceError):
    """Raised when something is not written in the format asked for; names those it is."""

    def __init__(self, subject: str, form: str, known: Iterable[str]) -> None:
        super().__init__(
            sentence(
                "{subject} cannot be written as {format}; formats are {known}",
                subject=subject,
                format=form,
                known=", ".join(known),
            )
        )


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """One export: what, in which format, which laws, which editions.

    ``with_all_relations`` adds the segments of provisions that moved, were split or merged.
    """

    subject: ExportSubject
    format: ExportFormat
    part: Part = WHOLE
    editions: tuple[Edition, ...] = tuple(Edition)
    with_all_relations: bool = False

    def check(self) -> None:
        """Raise `ExportChoiceError` when the order cannot be carried out."""
        if self.format not in FORMATS[self.subject]:
            raise UnknownFormatError(self.subject, self.format, FORMATS[self.subject])
        if self.subject is not ExportSubject.CORPUS and len(set(self.editions)) < 2:
            raise ExportChoiceError(
                sentence("{subject}: choose two or three editions", subject=self.subject)
            )
        if self.format is ExportFormat.MAP and len(self.editions) != 2:
            raise ExportChoiceError(
                sentence("an alignment map has two columns; choose two editions")
            )


def exported(
    comparisons: Comparisons,
    order: ExportOrder,
    fonts: Path,
    *,
    names: ReportNames | None = None,
    advance: Advance = no_progress,
) -> bytes:
    """Return the whole content of the file ordered; ``advance`` may raise to give it up."""
    order.check()
    if order.subject is ExportSubject.SEGMENTS:
        return _segments(comparisons, order)
    if order.subject is ExportSubject.CONCORDANCE:
        return _concordance(comparisons, order, names or PrintedNames())
    if order.subject is ExportSubject.COMPARISON:
        return _comparison(comparisons, order, fonts, names or PrintedNames(), advance)
    return _corpus(comparisons, order)


# What only one of the formats needs is brought in when it is written.


def _segments(comparisons: Comparisons, order: ExportOrder) -> bytes:
    from bridge_rules_gui.exchange.segments import write_segment_csv  # noqa: PLC0415
    from bridge_rules_gui.exchange.tmx import write_tmx  # noqa: PLC0415
    from bridge_rules_gui.exports.concordance_rows import (  # noqa: PLC0415
        aligned_rows,
        segments,
    )

    with_all = order.with_all_relations
    if order.format is ExportFormat.MAP:
        from bridge_rules_gui.exchange.alignment_map import write_alignment_map  # noqa: PLC0415

        left, right = (comparisons.corpus.books[edition] for edition in order.editions)
        rows = aligned_rows(comparisons, order.part, order.editions, with_all_relations=with_all)
        return write_alignment_map(left, right, (row for row, _ in rows))
    found = list(segments(comparisons, order.part, order.editions, with_all_relations=with_all))
    if order.format is ExportFormat.TMX:
        return write_tmx(found)
    return write_segment_csv(found, order.editions)


def _concordance(comparisons: Comparisons, order: ExportOrder, names: ReportNames) -> bytes:
    from bridge_rules_gui.exchange import concordance  # noqa: PLC0415
    from bridge_rules_gui.exports.concordance_rows import concordance_rows  # noqa: PLC0415

    rows = concordance_rows(comparisons, order.part, order.editions)
    if order.format is ExportFormat.CSV:
        return concordance.write_concordance_csv(rows, order.editions)
    rights = [comparisons.corpus.books[edition].rights for edition in order.editions]
    return concordance.write_concordance_html(rows, order.editions, rights, names)


def _comparison(
    comparisons: Comparisons,
    order: ExportOrder,
    fonts: Path,
    names: ReportNames,
    advance: Advance,
) -> bytes:
    from bridge_rules_gui.exports.comparison_report import comparison_report  # noqa: PLC0415

    whole = 2 * len(order.part.laws)  # each law is first compared, then set

    def compared(done: int, _whole: int) -> None:
        advance(done, whole)

    def written(done: int, _whole: int) -> None:
        advance(whole // 2 + done, whole)

    report = comparison_report(comparisons, order.part, order.editions, names, compared)
    if order.format is ExportFormat.HTML:
        from bridge_rules_gui.exchange.report.content import write_report_html  # noqa: PLC0415

        return write_report_html(report, written)
    from bridge_rules_gui.exchange.report.pdf import write_report_pdf  # noqa: PLC0415

    return write_report_pdf(report, fonts, written)


def _corpus(comparisons: Comparisons, order: ExportOrder) -> bytes:
    books = [comparisons.corpus.books[edition] for edition in order.editions]
    laws, is_whole = order.part.laws, order.part.is_whole
    if order.format is ExportFormat.JSON:
        from bridge_rules_gui.library.documents import book_documents  # noqa: PLC0415

        found = book_documents(comparisons.corpus, books, order.part)
        return json.dumps(found, ensure_ascii=False, indent=1).encode() + b"\n"
    if order.format is ExportFormat.MARKDOWN:
        from bridge_rules_gui.exchange.corpus_markdown import write_markdown  # noqa: PLC0415

        return write_markdown(books, laws, is_whole=is_whole)
    from bridge_rules_gui.exchange.akoma_ntoso.document import write_akoma_ntoso  # noqa: PLC0415

    return write_akoma_ntoso(books, laws, is_whole=is_whole)
