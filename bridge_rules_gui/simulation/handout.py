"""A case under all editions as a page to hand out: what happened, what each book says of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import NEWEST, Edition
from bridge_rules_gui.exchange.report.content import (
    ChangeText,
    Line,
    LineStyle,
    Report,
    ReportCell,
    ReportLaw,
    ReportRow,
    ReportRun,
    RunStyle,
    write_report_html,
)
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.language.sentence import Sentence, in_quotation_marks, sentence
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.simulation.board import board_diagram
from bridge_rules_gui.simulation.consequences import ROWS, ConsequenceLine, consequence_rows
from bridge_rules_gui.simulation.differences import Difference, heading, leading
from bridge_rules_gui.simulation.frame import Frame
from bridge_rules_gui.simulation.library import remarks_on
from bridge_rules_gui.simulation.lit_words import LitLaw
from bridge_rules_gui.simulation.simulation import Simulation

_IN_A_LINE: Final = 4
"""How many events are given in a line: a round of the auction, a trick."""
_NOTHING: Final = "–"
_LANGUAGES: Final = {
    Edition.RU_1987: sentence("Russian"),
    Edition.SR_2007: sentence("Serbian"),
    Edition.BG_2017: sentence("Bulgarian"),
}
_RULING: Final = {True: sentence("Ruling"), False: sentence("Ruling at this point")}
"""What the ruling is called, by whether the director is at the table."""


class HandoutFormat(Enum):
    """How a handout is written; the value is the ending of its file."""

    HTML = ".html"
    PDF = ".pdf"


def written_handout(report: Report, form: HandoutFormat, fonts: Path) -> bytes:
    """Return a handout as a file; `fonts` is the folder of the fonts that PDF is set in."""
    if form is HandoutFormat.HTML:
        return write_report_html(report)
    from bridge_rules_gui.exchange.report.pdf import write_report_pdf  # noqa: PLC0415 - rare

    return write_report_pdf(report, fonts)


def handout(simulation: Simulation, phrasebook: Phrasebook = ENGLISH) -> Report:
    """Return the page: what differs, then each step at which the editions begin to, and the end."""
    return _Handout(simulation, phrasebook).report()


class _Handout:
    """One handout in the making, in one language."""

    def __init__(self, simulation: Simulation, phrasebook: Phrasebook) -> None:
        self._simulation = simulation
        self._phrasebook = phrasebook

    def report(self) -> Report:
        """Return the whole page."""
        simulation, scenario = self._simulation, self._simulation.scenario
        steps = sorted({simulation.steps, *simulation.differences.steps})
        books = simulation.corpus.books
        return Report(
            title=self._phrasebook.text(scenario.title),
            subtitle=" ".join(self._phrasebook.text(scenario.narrative).split()),
            language=self._phrasebook.language.value,
            contents=self._say(sentence("Stages")),
            legend=" ".join(map(self._say, remarks_on(scenario))),
            heads=tuple(map(self._head, ruled_editions())),
            rights=tuple(
                self._phrasebook.text(books[edition].rights) for edition in ruled_editions()
            ),
            laws=tuple(map(self._section, steps)),
            diagram=board_diagram(scenario, self._say),
            course=(
                self._compared(simulation.differences.final),
                *((self._course(),) if scenario.events else ()),
            ),
        )

    def _say(self, said: Sentence) -> str:
        return self._phrasebook.say(said)

    def _head(self, edition: Edition) -> str:
        return f"{edition.year} · {self._say(_LANGUAGES[edition])}"

    def _compared(self, differences: Sequence[Difference]) -> ChangeText:
        """Return how the editions compare, with what leads of their differences."""
        texts = (each.text(self._say) for each in leading(differences))
        paragraphs = tuple((ReportRun(text),) for text in texts)
        return ChangeText(self._say(heading(differences)), paragraphs)

    def _course(self) -> ChangeText:
        """Return what happened, event by event, so many in a line."""
        steps = range(1, self._simulation.steps + 1)
        frames = (self._simulation.frame(step, NEWEST) for step in steps)
        recorded = [f"{frame.step}. {self._happened(frame)}" for frame in frames]
        lines = (
            " · ".join(recorded[at : at + _IN_A_LINE]) for at in range(0, len(recorded), _IN_A_LINE)
        )
        paragraphs = tuple((ReportRun(line),) for line in lines)
        return ChangeText(self._say(sentence("What happened")), paragraphs)

    def _happened(self, frame: Frame) -> str:
        return "; ".join(map(self._say, frame.happened))

    def _section(self, step: int) -> ReportLaw:
        frames = [self._simulation.frame(step, edition) for edition in ruled_editions()]
        is_end = step == self._simulation.steps
        name = sentence("After step {step}", step=step)
        if not step or is_end:
            name = sentence("At the end") if is_end else sentence("Before the first event")
        title = self._happened(frames[0])
        at_step = self._simulation.differences.at[step]
        changes = () if is_end else (self._compared(at_step),)
        return ReportLaw(step, self._say(name), title, changes, tuple(self._rows(frames)))

    def _rows(self, frames: Sequence[Frame]) -> Iterator[ReportRow]:
        rulings = [frame.ruling for frame in frames]
        keys = [ruling.irregularity for ruling in rulings]
        names = [[self._say(sentence(key.in_words))] if key else [] for key in keys]
        yield self._row(sentence("Type"), names, differs=_differ(keys))
        yield self._laws_row(frames)
        is_present = any(frame.position.is_director_present for frame in frames)
        results = [self._say(ruling.result) for ruling in rulings]
        shown = [[result] for result in results]
        yield self._row(_RULING[is_present], shown, differs=_differ(results))
        for row in consequence_rows(rulings):
            yield self._row(ROWS[row.row], map(self._cited, row.columns), differs=row.differs)

    def _laws_row(self, frames: Sequence[Frame]) -> ReportRow:
        """Return the provisions at work, each with its deciding words in its book's language."""
        cells = (
            ReportCell(frame.edition.language, tuple(map(self._quoted, frame.laws)))
            for frame in frames
        )
        name = self._say(sentence("Governing law"))
        return ReportRow(name, "", "", is_changed=False, cells=tuple(cells), notes=(), marks=())

    def _quoted(self, law: LitLaw) -> Line:
        words = self._phrasebook.say(in_quotation_marks(law.words))
        place = ReportRun(f"{law.address.place} ", RunStyle.STRONG)
        return Line(LineStyle.WORDS, (place, ReportRun(words)))

    def _cited(self, lines: Iterable[ConsequenceLine]) -> list[str]:
        return [f"{self._say(line.said)}{_in_brackets(line.laws)}" for line in lines]

    def _row(self, name: Sentence, shown: Iterable[list[str]], *, differs: bool) -> ReportRow:
        """Return a row, marked where the editions do not say the same."""
        kind = self._say(sentence("the editions differ")) if differs else ""
        style = "substance" if differs else ""
        cells = (
            ReportCell(
                self._phrasebook.language.value,
                tuple(Line(LineStyle.WORDS, (ReportRun(line),)) for line in lines or [_NOTHING]),
            )
            for lines in shown
        )
        return ReportRow(self._say(name), kind, style, differs, tuple(cells), (), ())


def _differ(said: Iterable[object]) -> bool:
    return len(set(said)) > 1


def _in_brackets(laws: Iterable[Address]) -> str:
    places = ", ".join(str(law.place) for law in laws)
    return f" ({places})" if places else ""
