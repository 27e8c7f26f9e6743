"""The laws: lines become provisions, each with its own words in the right place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.reading.bg2017.layout import (
    Caption,
    LabelKind,
    LawHeading,
    PrintedLabel,
    PrintedLine,
    SectionHeading,
    TableRow,
    Words,
)
from bridge_rules_gui.reading.bg2017.outline import Outline
from bridge_rules_gui.reading.bg2017.transcription import Transcriber
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

_ENDED = re.compile(r"[.,;:!?]\s*$")


class LawsReader:
    """Reads the laws line by line; `provisions` grows in reading order."""

    def __init__(self, transcriber: Transcriber) -> None:
        self._transcriber = transcriber
        self._document = transcriber.ledger.document
        self._outline = Outline(transcriber)
        self._rows: list[int] = []
        self._caption: Caption | None = None

    @property
    def provisions(self) -> list[ProvisionDraft]:
        """The laws and sections read so far."""
        return self._outline.provisions

    def problems(self) -> Iterator[SourceProblem]:
        """Yield the oddities of the labels."""
        return self._outline.problems()

    def read(self, lines: Sequence[PrintedLine]) -> None:
        """Read the lines of all laws."""
        following = _following_items(lines)
        for line, after in pairwise((*lines, None)):
            match line:
                case TableRow() | Caption():
                    self._table_part(line, after)
                case LawHeading():
                    self._title(self._outline.open_law(line), line.title)
                case SectionHeading():
                    self._title(self._outline.open_label(line.label, ""), line.title)
                case Words(labels=()):
                    self._paragraph(line.words)
                case Words():
                    for label in line.labels:
                        self._outline.open_label(label, following.get(label, ""))
                    self._item(line.words, after)

    def _title(self, provision: ProvisionDraft, title: Span) -> None:
        self._write(provision.heading, title)

    def _item(self, words: Span, after: PrintedLine | None) -> None:
        """Write the words of a labelled item: its text, or its title where a text follows."""
        provision = self._outline.current
        # bg2017 lines 2363 and 2367: 86B1 and 86B2 have titles, and their words below.
        titled = (
            isinstance(after, Words)
            and not after.labels
            and not self._is_cut(after.words)
            and not _ENDED.search(self._document[words])
        )
        self._write(provision.heading if titled else provision.body, words)

    def _paragraph(self, words: Span) -> None:
        """Write a paragraph without labels: words cut in two, more of the same, or a closing."""
        provision = self._outline.current
        passage = provision.closing if provision.closing.text else provision.body
        if passage.text and self._is_cut(words):
            self._write(passage, words, " ")
        elif provision.citation.labels and not provision.heading.text:
            self._outline.close_current()
            self._write(self._outline.current.closing, words, "\n")
        else:
            self._write(passage, words, "\n")

    def _is_cut(self, words: Span) -> bool:
        """Tell whether words go on with a sentence cut by the end of a page: no capital."""
        return self._document[words][:1].islower()

    def _table_part(self, line: TableRow | Caption, after: PrintedLine | None) -> None:
        """Gather the rows of a table and its caption; a caption over no table is a paragraph."""
        if isinstance(line, TableRow):
            self._rows.append(line.line)
            if not isinstance(after, TableRow):
                self._finish_table()
        elif isinstance(after, TableRow):
            self._caption = line
        else:
            # bg2017 lines 2114, 2136, 2161: groups of Law 77, with a sentence below.
            self._paragraph(line.title)

    def _finish_table(self) -> None:
        provision = self._outline.current
        ledger = self._transcriber.ledger
        title = ""
        if self._caption:
            ledger.claim(self._caption.title, CharacterClass.TABLE)
            provision.table_spans.append(self._caption.title)
            title = self._document[self._caption.title]
        rows = tuple(read_row(ledger, line) for line in self._rows)
        provision.table_spans += [self._document.whole(line) for line in self._rows]
        at = len(provision.body.text)
        provision.tables.append(Table(at, rows, header_rows(rows), title))
        self._rows, self._caption = [], None

    def _write(self, passage: PassageDraft, words: Span, joint: str = " ") -> None:
        place = f"bg2017/{self._outline.current.citation}"
        self._transcriber.write(passage, words, place, joint)


def _following_items(lines: Sequence[PrintedLine]) -> dict[PrintedLabel, str]:
    """Return, for each bracketed label, the bracketed label printed next."""
    items = [
        label
        for line in lines
        if isinstance(line, Words)
        for label in line.labels
        if label.kind is LabelKind.ITEM
    ]
    return {label: after.text for label, after in pairwise(items)}


_CELL = re.compile(r"[^\t]+|(?<=\t)(?=\t|$)")
_DIGIT = re.compile(r"\d")


def read_row(ledger: Ledger, line: int) -> tuple[str, ...]:
    """Claim a row of a table and return its cells; an empty cell is kept."""
    cells = _CELL.finditer(ledger.document.line(line))
    return tuple(_read_cell(ledger, Span(line, *cell.span())) for cell in cells)


def _read_cell(ledger: Ledger, cell: Span) -> str:
    words = []
    for run in runs(ledger.document, cell):
        if run.kind is RunKind.WORDS:
            ledger.claim(run.span, CharacterClass.TABLE)
            words.append(ledger.document[run.span])
        else:
            ledger.discard(run.span, "markup")
    return " ".join("".join(words).split())


def header_rows(rows: tuple[tuple[str, ...], ...]) -> int:
    """Return 1 where the first row names the columns: it has no number beside its first cell."""
    return 0 if any(_DIGIT.search(cell) for cell in rows[0][1:]) else 1
