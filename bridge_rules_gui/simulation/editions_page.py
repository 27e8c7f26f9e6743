"""The same moment under several editions, side by side: what governs, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.simulation.consequences import ROWS, consequence_rows
from bridge_rules_gui.simulation.differences import Differences, leading
from bridge_rules_gui.simulation.frame import Frame
from bridge_rules_gui.simulation.moment_page import (
    MomentPage,
    MomentWords,
    MomentWriter,
    compared,
    governing_law,
)
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionsWords:
    """The window's own words about a comparison of editions, in its language."""

    moment: MomentWords
    editions: Mapping[Edition, str]
    irregularity: str
    law: str
    ruling: str
    nothing: str
    differs: str


@dataclass(frozen=True, slots=True)
class EditionsMoment:
    """A moment under several editions, and the differences at every step of its case."""

    frames: tuple[Frame, ...]
    differences: Differences


def editions_page(moment: EditionsMoment, words: EditionsWords) -> MomentPage:
    """Return the moment in columns, one for each edition."""
    writer = MomentWriter(words.moment)
    return writer.page(_blocks(moment, words, writer))


def editions_handout(
    title: str, narrative: str, moment: EditionsMoment, words: EditionsWords
) -> str:
    """Return the moment below the title and the case, as markup to be printed."""
    head = hypertext.paragraph("title", title)
    text = hypertext.paragraph("words", " ".join(narrative.split()))
    return hypertext.joined([head, text]) + editions_page(moment, words).html


def _blocks(moment: EditionsMoment, words: EditionsWords, writer: MomentWriter) -> Iterator[Markup]:
    first = moment.frames[0]
    for line in [writer.said(each) for each in first.happened] or [words.moment.beginning]:
        yield hypertext.paragraph("happened", line)
    yield from _differences(moment.differences, first.step, writer)
    heads = [hypertext.styled("label", words.editions[frame.edition]) for frame in moment.frames]
    columns = len(moment.frames)
    rows = [[Compartment("head", head) for head in heads]]
    for name, cells in _rows(moment.frames, words, writer):
        rows.append([Compartment("row", name, columns)])
        rows.append([Compartment("cell", cell) for cell in cells])
    yield hypertext.aligned("editions", columns, rows)


def _differences(differences: Differences, step: int, writer: MomentWriter) -> Iterator[Markup]:
    """Yield what is ruled differently at a step; before the first event also what is at the end."""
    last = len(differences.at) - 1
    if step in (0, last):
        yield from compared(differences.final, writer)
    if step < last and (step or leading(differences.at[step])):
        at_step = sentence("At this point:")
        yield hypertext.paragraph("quiet", writer.sentence(at_step))
        yield from compared(differences.at[step], writer)
    following = next((each for each in differences.steps if each > step), None)
    if following is not None:
        said = sentence("Next difference: step {step}", step=following)
        yield hypertext.paragraph("quiet", writer.sentence(said))


def _rows(
    frames: Sequence[Frame], words: EditionsWords, writer: MomentWriter
) -> Iterator[tuple[str, list[Markup]]]:
    """Yield the rows that any edition has something in, with what marks those that differ."""
    keys = [frame.ruling.irregularity for frame in frames]
    names = [writer.name(key) if key else words.nothing for key in keys]
    heading = _name(words.irregularity, words, differs=len(set(keys)) > 1)
    yield heading, [_stacked([name]) for name in names]
    results = [frame.ruling.result for frame in frames]
    heading = _name(words.ruling, words, differs=len(set(map(str, results))) > 1)
    yield heading, [_stacked([writer.sentence(each)]) for each in results]
    yield from _consequence_rows(frames, words, writer)
    yield words.law, [_governing(frame, writer) for frame in frames]


def _consequence_rows(
    frames: Sequence[Frame], words: EditionsWords, writer: MomentWriter
) -> Iterator[tuple[str, list[Markup]]]:
    for row in consequence_rows(frame.ruling for frame in frames):
        cells = [
            _stacked(
                hypertext.joined([writer.sentence(line.said), writer.places(line.laws)])
                for line in column
            )
            or _stacked([words.nothing])
            for column in row.columns
        ]
        yield _name(words.moment.say(ROWS[row.row]), words, differs=row.differs), cells


def _governing(frame: Frame, writer: MomentWriter) -> Markup:
    """Return the provision that decides with its words, then the others at work."""
    law = governing_law(frame)
    if law is None:
        return hypertext.NOTHING
    words = writer.quotation(law.words)
    others = dict.fromkeys(each.address for each in frame.laws if each is not law)
    others.pop(law.address, None)
    lines = [hypertext.joined([writer.place(law.address), hypertext.SPACE, words])]
    if others:
        lines.append(hypertext.styled("quiet", writer.places(others)))
    return _stacked(lines)


def _name(name: str, words: EditionsWords, *, differs: bool) -> str:
    """Return the heading of a row, marked by a word where the editions differ."""
    if not differs:
        return name
    mark = hypertext.styled("apart", f"≠ {words.differs}")
    return hypertext.joined([name, hypertext.SPACE, mark])


def _stacked(lines: Iterable[str]) -> Markup:
    return hypertext.joined(hypertext.paragraph("item", line) for line in lines)
