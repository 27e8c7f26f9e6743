"""A report as PDF: A4 across, a column for each edition, bookmarks for the laws.

The fonts are the project's own: every reader sees the same letters and can copy them.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.platypus import (
    BaseDocTemplate,
    Frame,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
)

from bridge_rules_gui.exchange.report.content import no_progress
from bridge_rules_gui.exchange.report.pdf_rows import PADDING, diagram, row_of
from bridge_rules_gui.exchange.report.pdf_style import STYLES, markup, register_fonts, run_markup

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from reportlab.pdfgen.canvas import Canvas
    from reportlab.platypus import Flowable

    from bridge_rules_gui.exchange.report.content import Advance, ChangeText, Report, ReportLaw

_PAGE: Final = landscape(A4)
_MARGIN: Final = 12 * mm
_HEAD: Final = 9 * mm
_WIDTH: Final = _PAGE[0] - 2 * _MARGIN
_HEIGHT: Final = _PAGE[1] - 2 * _MARGIN - _HEAD
"""Of the text of a page, below its head."""
_CONTENTS_WIDTH: Final = 130 * mm
_LINE: Final = 12


class _LawHead(Paragraph):
    """The title of a law: begins a bookmark, and what the head of the next pages says."""

    def __init__(self, law: ReportLaw, done: int) -> None:
        self.law, self.done = law, done
        words = f'<a name="{law.anchor}"/>{markup(f"{law.name} · {law.title}")}'
        super().__init__(words, STYLES["law"])


class _ContentsLine(Paragraph):
    """A law in the list of laws; its page is written in once it is known."""

    def __init__(self, law: ReportLaw) -> None:
        self._law = law
        words = markup(f"{law.name} · {law.title}")
        super().__init__(f'<a href="#{law.anchor}">{words}</a>', STYLES["contents"])

    def draw(self) -> None:
        """Draw the words, and leave the page to a form that is filled in later."""
        super().draw()
        self.canv.doForm(_page_form(self._law))


class _Document(BaseDocTemplate):
    """The pages of a report; each law's head tells how far the work has come."""

    def __init__(self, file: io.BytesIO, report: Report, advance: Advance) -> None:
        super().__init__(
            file,
            pagesize=_PAGE,
            leftMargin=_MARGIN,
            rightMargin=_MARGIN,
            topMargin=_MARGIN + _HEAD,
            bottomMargin=_MARGIN,
            title=f"{report.title} ({report.subtitle})",
            author="World Bridge Federation",
            subject="; ".join(report.rights),
            lang=report.language,
            invariant=1,  # the same report gives the same file
        )
        self._report, self._advance = report, advance
        self._running = report.title
        frame = Frame(_MARGIN, _MARGIN, _WIDTH, _HEIGHT, 0, 0, 0, 0)
        self.addPageTemplates([PageTemplate("page", [frame], onPageEnd=self._draw_head)])

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802 - reportlab's name
        """Note a law that has just been set."""
        if isinstance(flowable, _LawHead):
            law = flowable.law
            self._running = f"{law.name} · {law.title}"
            self.canv.addOutlineEntry(self._running, law.anchor, level=0, closed=True)
            self._write_page(law)
            self._advance(flowable.done, len(self._report.laws))

    def _write_page(self, law: ReportLaw) -> None:
        """Fill in the page of a law in the list of laws."""
        self.canv.beginForm(_page_form(law), 0, -_LINE, _WIDTH, _LINE)
        self.canv.setFont("Book", 8.5)
        self.canv.drawRightString(_CONTENTS_WIDTH, 2.5, str(self.page))
        self.canv.endForm()

    def _draw_head(self, canvas: Canvas, document: BaseDocTemplate) -> None:
        """Write the law, the names of the columns and the page above and below the text."""
        top = _PAGE[1] - _MARGIN
        canvas.saveState()
        canvas.setFont("BookItalic", 7.5)
        canvas.drawString(_MARGIN, top, self._running)
        canvas.drawRightString(_PAGE[0] - _MARGIN, top, str(document.page))
        canvas.setFont("BookBold", 8.5)
        width = _WIDTH / len(self._report.heads)
        for number, head in enumerate(self._report.heads):
            canvas.drawString(_MARGIN + number * width + PADDING, top - 5.5 * mm, head)
        canvas.setLineWidth(0.6)
        canvas.line(_MARGIN, top - 7 * mm, _PAGE[0] - _MARGIN, top - 7 * mm)
        canvas.restoreState()


def _page_form(law: ReportLaw) -> str:
    return f"page-of-{law.anchor}"


def write_report_pdf(report: Report, fonts: Path, advance: Advance = no_progress) -> bytes:
    """Return the report as PDF, set in the fonts of a folder."""
    register_fonts(fonts)
    file = io.BytesIO()
    story = list(_front(report))
    for done, law in enumerate(report.laws, start=1):
        if done > 1:
            story.append(PageBreak())
        story += [_LawHead(law, done), *_law(report, law)]
    _Document(file, report, advance).build(story)
    return file.getvalue()


def _front(report: Report) -> Iterator[Flowable]:
    yield Paragraph(markup(report.title), STYLES["title"])
    yield Paragraph(markup(report.subtitle), STYLES["words"])
    if report.diagram:
        yield diagram(report.diagram)
    for told in report.told:
        yield from _change(told)
    for notice in report.rights:
        yield Paragraph(markup(notice), STYLES["note"])
    yield Paragraph(markup(report.legend), STYLES["note"])
    yield Spacer(0, 3 * mm)
    if len(report.laws) > 1:
        yield Paragraph(markup(report.contents), STYLES["heading"])
        for law in report.laws:
            yield _ContentsLine(law)
        yield PageBreak()


def _change(change: ChangeText) -> Iterator[Flowable]:
    yield Paragraph(markup(change.step), STYLES["heading"])
    for runs in change.paragraphs:
        yield Paragraph("".join(map(run_markup, runs)), STYLES["words"])


def _law(report: Report, law: ReportLaw) -> Iterator[Flowable]:
    for change in law.changes:
        yield from _change(change)
    if law.changes:
        yield Spacer(0, 2 * mm)
    for row in law.rows:
        yield row_of(row, len(report.heads), _WIDTH, _HEIGHT)
