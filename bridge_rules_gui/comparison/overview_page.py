"""The overview as markup, for print: the laws below their chapters, a column for each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from bridge_rules_gui.comparison.overview import ChapterAmounts, LawAmounts, StepAmount
from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Cell, Markup


class OverviewNames(Protocol):
    """What the window calls the parts of an overview."""

    def overview(self) -> str:
        """Name the overview."""

    def counted(self) -> str:
        """Say what its numbers count."""

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""

    def line(self, line: ChapterAmounts | LawAmounts) -> str:
        """Name a law, a chapter, or all laws."""

    def amount(self, amount: StepAmount) -> str:
        """Say how much of a law changed."""

    def amount_of(self, amount: StepAmount) -> str:
        """Say how much changed, and of how many rows: for a chapter or all laws."""


def overview_markup(chapters: Sequence[ChapterAmounts], names: OverviewNames) -> Markup:
    """Return the overview as a table, with what its numbers count above it."""
    heads = ("", *(names.step(step) for step in STEPS))
    rows = [[Cell(words, is_heading=True) for words in heads]]
    rows += [_row(line, names) for line in _lines(chapters)]
    return hypertext.joined(
        [
            hypertext.paragraph("title", names.overview()),
            hypertext.paragraph("words", names.counted()),
            hypertext.table("grid", rows),
        ]
    )


def _lines(chapters: Sequence[ChapterAmounts]) -> Iterator[ChapterAmounts | LawAmounts]:
    for chapter in chapters:
        yield chapter
        yield from chapter.laws


def _row(line: ChapterAmounts | LawAmounts, names: OverviewNames) -> list[Cell]:
    is_chapter = not isinstance(line, LawAmounts)
    told = names.amount_of if is_chapter else names.amount
    words = (names.line(line), *(told(amount) for amount in line.amounts))
    return [Cell(cell, is_heading=is_chapter) for cell in words]
