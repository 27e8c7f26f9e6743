"""Change notes for a report: their Markdown as paragraphs of runs."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from typing import Final

from markdown import markdown

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.exchange.report.content import ReportRun, RunStyle

_BLOCKS: Final = frozenset({"p", "li", "h1", "h2", "h3", "h4", "pre", "blockquote"})
_STYLES: Final = {"em": RunStyle.EMPHASIS, "strong": RunStyle.STRONG}

Paragraph = tuple[ReportRun, ...]


def note_paragraphs(text: str, target_of: Callable[[Address], str]) -> tuple[Paragraph, ...]:
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
        self.paragraphs: list[Paragraph] = []
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
