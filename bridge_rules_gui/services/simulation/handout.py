"""A story under all editions as a page to hand out: what happened, what each book says of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import in_quotation_marks
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
)
from bridge_rules_gui.exchange.report.html import write_report_html
from bridge_rules_gui.services.simulation.consequences import Consequence, consequences
from bridge_rules_gui.services.simulation.moments import EDITIONS
from bridge_rules_gui.services.simulation.remarks import remarks_on
from bridge_rules_gui.services.simulation.table_words import with_symbols

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from bridge_rules_gui.services.simulation.editions_page import EditionsWords
    from bridge_rules_gui.services.simulation.frame import Frame
    from bridge_rules_gui.services.simulation.simulation import Simulation


class HandoutFormat(Enum):
    """How a handout is written; the value is the ending of its file."""

    HTML = ".html"
    PDF = ".pdf"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandoutWords:
    """The window's own words on a handout; ``after`` has room for ``step``.

    `text` says a title or a story in the reader's language, whose tag is `language`.
    """

    editions: EditionsWords
    text: Callable[[str], str]
    language: str
    happened: str
    after: str
    end: str
    deal: str
    part: str
    contents: str


def handout(simulation: Simulation, words: HandoutWords) -> Report:
    """Return the page: the first step at which the editions part, and the end of the story."""
    scenario, parting = simulation.scenario, simulation.first_parting
    steps = sorted({simulation.steps, *([] if parting is None else [parting])})
    deal = "" if scenario.deal is None else f"{words.deal} {scenario.deal}"
    remarks = map(words.editions.moment.say, remarks_on(scenario))
    sections = [_section(simulation, step, words) for step in steps]
    first = sections[0]
    told = ReportLaw(first.number, first.name, first.title, (_told(simulation, words),), first.rows)
    return Report(
        title=words.text(scenario.title),
        subtitle=" ".join(words.text(scenario.story).split()),
        language=words.language,
        contents=words.contents,
        legend=" ".join((deal, *remarks)),
        heads=tuple(words.editions.editions[edition] for edition in EDITIONS),
        rights=tuple(simulation.corpus.books[edition].rights for edition in EDITIONS),
        laws=(told, *sections[1:]),
    )


def written_handout(report: Report, form: HandoutFormat, fonts: Path) -> bytes:
    """Return a handout as a file; `fonts` is the folder of the fonts that PDF is set in."""
    if form is HandoutFormat.HTML:
        return write_report_html(report)
    from bridge_rules_gui.exchange.report.pdf import write_report_pdf  # noqa: PLC0415 - rare

    return write_report_pdf(report, fonts)


def _told(simulation: Simulation, words: HandoutWords) -> ChangeText:
    """Return what happened, event by event."""
    frames = (simulation.frame(step, EDITIONS[-1]) for step in range(1, simulation.steps + 1))
    lines = ((ReportRun(f"{frame.step}. {'; '.join(_said(frame, words))}"),) for frame in frames)
    return ChangeText(words.happened, tuple(lines))


def _said(frame: Frame, words: HandoutWords) -> list[str]:
    return [with_symbols(words.editions.moment.say(said)) for said in frame.told]


def _section(simulation: Simulation, step: int, words: HandoutWords) -> ReportLaw:
    frames = [simulation.frame(step, edition) for edition in EDITIONS]
    name = words.end if step == simulation.steps else words.after.format(step=step)
    title = "; ".join(_said(frames[0], words))
    if step == simulation.first_parting:
        title = f"{title} · {words.part}"
    return ReportLaw(step, name, title, (), tuple(_rows(frames, words)))


def _rows(frames: Sequence[Frame], words: HandoutWords) -> Iterator[ReportRow]:
    own, moment = words.editions, words.editions.moment
    keys = [frame.ruling.irregularity for frame in frames]
    names = [[moment.irregularities[key] if key else own.nothing] for key in keys]
    yield _row(own.irregularity, names, names, words)
    yield _laws_row(frames, words)
    results = [[with_symbols(moment.say(frame.ruling.result))] for frame in frames]
    yield _row(own.ruling, results, results, words)
    found = [consequences(frame.ruling, moment.consequences) for frame in frames]
    for row in Consequence:
        lines = [[line for line in each if line.row is row] for each in found]
        if any(lines):
            said = [[line.text for line in column] for column in lines]
            cited = [
                [f"{line.text} ({', '.join(str(law.place) for law in line.laws)})" for line in col]
                for col in lines
            ]
            yield _row(moment.rows[row], cited, said, words)


def _laws_row(frames: Sequence[Frame], words: HandoutWords) -> ReportRow:
    """Return the provisions at work, each with its deciding words in its book's language."""
    cells = tuple(
        ReportCell(
            frame.edition.language,
            tuple(
                Line(
                    LineStyle.WORDS,
                    (
                        ReportRun(f"{law.address.place} ", RunStyle.STRONG),
                        ReportRun(words.editions.moment.say(in_quotation_marks(law.words))),
                    ),
                )
                for law in frame.laws
            ),
        )
        for frame in frames
    )
    return ReportRow(words.editions.law, "", "", is_changed=False, cells=cells, notes=(), marks=())


def _row(
    name: str, shown: Sequence[list[str]], said: Sequence[list[str]], words: HandoutWords
) -> ReportRow:
    """Return a row, marked where the editions do not say the same."""
    differs = any(each != said[0] for each in said)
    kind, style = (words.editions.differs, "substance") if differs else ("", "")
    cells = tuple(
        ReportCell(
            words.language,
            tuple(
                Line(LineStyle.WORDS, (ReportRun(line.removesuffix(" ()")),))
                for line in lines or [words.editions.nothing]
            ),
        )
        for lines in shown
    )
    return ReportRow(name, kind, style, differs, cells, (), ())
