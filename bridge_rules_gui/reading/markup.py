"""Runs of a line: its words, and the Markdown or HTML marks between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.reading.document import Document, Span

_MARK = re.compile(
    r"(?P<footnote><sup>\s*(?P<number>\d+)\s*</sup>)"
    r"|(?P<markup>\*+|</?[a-zA-Z][^<>]*>|(?<=^)#+(?= )|\\(?=[\\*_#\[\]]))"
)


class RunKind(Enum):
    """What a run of characters is."""

    WORDS = "words"
    MARKUP = "markup"
    FOOTNOTE = "footnote"


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring characters of one kind; ``number`` is the printed number of a footnote mark."""

    kind: RunKind
    span: Span
    number: str = ""


def runs(document: Document, span: Span) -> Iterator[Run]:
    """Divide a span into words, markup and footnote marks, in order."""
    line = document.line(span.line)
    column = span.start
    for match in _MARK.finditer(line, span.start, span.end):
        if match.start() > column:
            yield Run(RunKind.WORDS, Span(span.line, column, match.start()))
        here = Span(span.line, match.start(), match.end())
        if match["footnote"]:
            yield Run(RunKind.FOOTNOTE, here, match["number"])
        else:
            yield Run(RunKind.MARKUP, here)
        column = match.end()
    if column < span.end:
        yield Run(RunKind.WORDS, Span(span.line, column, span.end))
