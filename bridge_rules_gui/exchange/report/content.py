"""What stands in a report: laws with notes and rows, in words ready to be set, and its HTML.

The words that are not the books' own are chosen by whoever makes the report, in his language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.exchange.html_page import page

Advance = Callable[[int, int], None]
"""Told after each law how many are done of how many; raises to give the report up."""


def no_progress(_done: int, _whole: int) -> None:
    """Let the work continue without telling anybody."""


class RunStyle(Enum):
    """How words are set within their line."""

    PLAIN = "plain"
    EMPHASIS = "emphasis"
    STRONG = "strong"
    NOTE_CALL = "call"
    """A footnote's marker, raised."""
    RESTORED = "restored"
    """Characters lost in print and put back by the editors."""
    EDITORIAL = "editorial"
    """What the editors add: a mark behind a reference that cannot be meant."""


@dataclass(frozen=True, slots=True)
class ReportRun:
    """Words in one style; ``target`` is the anchor of the report they lead to, if any."""

    text: str
    style: RunStyle = RunStyle.PLAIN
    target: str = ""


class LineStyle(Enum):
    """What a line of a cell is."""

    PLACE = "place"
    HEADING = "heading"
    WORDS = "words"
    NOTE = "note"
    BLANK = "blank"
    """Why a cell has no words."""
    CAPTION = "caption"


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph; ``anchor`` is the name of the place it begins."""

    style: LineStyle
    runs: tuple[ReportRun, ...]
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class ReportCell:
    """The words of one edition in a row; ``language`` is their BCP 47 tag."""

    language: str
    blocks: tuple[Line | Table, ...]


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A row: its badges, a cell for each edition, then notes and marks.

    ``style`` is the kind of difference, a stable word.
    """

    relation: str
    kind: str
    style: str
    is_changed: bool
    cells: tuple[ReportCell, ...]
    notes: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangeText:
    """What changed in a law in one step, in paragraphs."""

    step: str
    paragraphs: tuple[tuple[ReportRun, ...], ...]


@dataclass(frozen=True, slots=True)
class ReportLaw:
    """A law of the report; ``name`` is like Law 27. ``title`` may be empty."""

    number: int
    name: str
    title: str
    changes: tuple[ChangeText, ...]
    rows: tuple[ReportRow, ...]

    @property
    def heading(self) -> str:
        """What stands over the law and in the list of laws."""
        return " · ".join(filter(None, (self.name, self.title)))

    @property
    def anchor(self) -> str:
        """The name of the place the law begins at."""
        return f"law-{self.number}"


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report; ``heads`` stand over the columns, ``rights`` tell whose words they are.

    ``legend`` says how the editors' signs among the books' words are to be known; ``diagram``
    (rows of cells without lines between them) and ``recorded`` stand before the laws.
    """

    title: str
    subtitle: str
    language: str
    contents: str
    legend: str
    heads: tuple[str, ...]
    rights: tuple[str, ...]
    laws: tuple[ReportLaw, ...]
    diagram: tuple[tuple[str, ...], ...] = ()
    course: tuple[ChangeText, ...] = ()


def write_report_html(report: Report, advance: Advance = no_progress) -> bytes:
    """Return the report as a page."""

    def laws() -> Iterator[ReportLaw]:
        for done, law in enumerate(report.laws, start=1):
            yield law
            advance(done, len(report.laws))

    return page(
        "report.html", title=report.title, language=report.language, report=report, laws=laws()
    )
