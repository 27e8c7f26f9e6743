"""Layout: what a line of the laws is, its labels and words separated.

Headings come as ``## **...**``, ``### ...`` or ``**...**``; the level of a heading means
nothing. A list item may carry several labels at once (``2. (a) ...``, ``- (g) (i) ...``),
and a label may stand in a plain paragraph without any list mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.ledger import Ledger

_RULE = re.compile(r"-{3,}\s*$")
_NOTE = re.compile(r"<sup>\d+</sup>")
_HEADING = re.compile(r"(?:#+ +)?\*\*(?P<bold>.*?)\*\*\s*$|#+ +(?P<plain>.*?)\s*$")
_LAW = re.compile(r"(?P<label>ПРАВИЛО (?P<number>\d+) +[–-]) +")
_SECTION = re.compile(r"(?P<label>(?P<letter>[A-GА-Я])\.) +")
_BULLET = re.compile(r"\s*- +|\s*")
_LABEL = re.compile(
    r"(?P<section>[A-GА-Я])\. +|(?P<number>\d{1,2})\. +|\((?P<item>[a-zа-яі]{1,4})\) +"
)


class LabelKind(Enum):
    """The kinds of labels below a law."""

    SECTION = "section"
    """A capital letter and a point: ``В.``"""
    NUMBER = "number"
    """A number and a point: ``2.``"""
    ITEM = "item"
    """A small letter or roman numeral in brackets: ``(б)``, ``(ii)``"""


@dataclass(frozen=True, slots=True)
class PrintedLabel:
    """A label as printed: ``text`` without point or brackets, ``span`` with them."""

    kind: LabelKind
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class LawHeading:
    """The heading of a law."""

    number: int
    label: Span
    title: Span


@dataclass(frozen=True, slots=True)
class SectionHeading:
    """The heading of a lettered section with a title."""

    label: PrintedLabel
    title: Span


@dataclass(frozen=True, slots=True)
class Caption:
    """A heading without a label, as Law 77 prints them over its tables."""

    title: Span


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of a table, its cells parted by tabs."""

    line: int


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a paragraph or list item, after the labels it begins with."""

    labels: tuple[PrintedLabel, ...]
    words: Span


PrintedLine = LawHeading | SectionHeading | Caption | TableRow | Words


def printed_lines(ledger: Ledger, lines: range) -> Iterator[PrintedLine]:
    """Yield what the lines hold; blank lines, rules and footnotes are passed over."""
    for number in lines:
        line = ledger.document.line(number)
        if _RULE.match(line):
            ledger.discard(ledger.document.whole(number), "rule")
        elif line.strip() and not _NOTE.match(line):
            yield _printed_line(ledger, number, line)


def _printed_line(ledger: Ledger, number: int, line: str) -> PrintedLine:
    if "\t" in line:
        return TableRow(number)
    heading = _HEADING.match(line)
    if heading:
        group = "bold" if heading["bold"] is not None else "plain"
        ledger.discard(Span(number, 0, heading.start(group)), "markup")
        ledger.discard(Span(number, heading.end(group), len(line)), "markup")
        return _heading(Span(number, heading.start(group), heading.end(group)), line)
    return _words(ledger, number, line)


def _heading(span: Span, line: str) -> PrintedLine:
    law = _LAW.match(line, span.start, span.end)
    if law:
        label = Span(span.line, law.start("label"), law.end("label"))
        return LawHeading(int(law["number"]), label, Span(span.line, law.end(), span.end))
    section = _SECTION.match(line, span.start, span.end)
    if section:
        where = Span(span.line, section.start("label"), section.end("label"))
        letter = PrintedLabel(LabelKind.SECTION, section["letter"], where)
        return SectionHeading(letter, Span(span.line, section.end(), span.end))
    return Caption(span)


def _words(ledger: Ledger, number: int, line: str) -> Words:
    bullet = _BULLET.match(line)
    column = bullet.end() if bullet else 0
    ledger.discard(Span(number, 0, column), "bullet")
    labels = []
    while match := _LABEL.match(line, column):
        kind = LabelKind(match.lastgroup)
        span = Span(number, match.start(), match.end())
        labels.append(PrintedLabel(kind, match[kind.value], span))
        column = match.end()
    return Words(tuple(labels), Span(number, column, len(line)))
