"""The laws: lines become provisions, each with its own words in the right place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.reading.bg2017.footnotes import Transcriber
from bridge_rules_gui.reading.bg2017.labels import (
    OpenItems,
    item_letter,
    letter_after,
    mixes_alphabets,
    roman_numeral,
    roman_value,
    section_letter,
)
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
        self._outline = _Outline(transcriber)
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
        """Tell whether words continue a sentence cut by the end of a page: no capital."""
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


_LAW, _SECTION, _NUMBER, _LETTER, _ROMAN = range(5)


class _Outline:
    """The provisions opened so far, in reading order, and the way down to the current one."""

    def __init__(self, transcriber: Transcriber) -> None:
        self.provisions: list[ProvisionDraft] = []
        self._transcriber = transcriber
        self._path: dict[int, ProvisionDraft] = {}
        self._siblings: dict[tuple[Citation, int], list[PrintedLabel]] = {}
        self._misplaced: list[SourceProblem] = []

    @property
    def current(self) -> ProvisionDraft:
        """The provision being read."""
        return self._path[max(self._path)]

    def open_law(self, heading: LawHeading) -> ProvisionDraft:
        """Open a law; everything open is closed."""
        number = sum(1 for provision in self.provisions if not provision.citation.labels) + 1
        self._expect(str(heading.number), str(number), heading.label, Citation(heading.number))
        printed = self._transcriber.ledger.document[heading.label].rstrip(" –-")
        return self._open(_LAW, Citation(heading.number), printed, heading.label)

    def open_label(self, label: PrintedLabel, following: str) -> ProvisionDraft:
        """Open the provision of a label; ``following`` is the bracketed label printed next."""
        if label.kind is LabelKind.SECTION:
            level, name, due = self._section(label)
        elif label.kind is LabelKind.NUMBER:
            level, name, due = self._number(label)
        else:
            level, name, due = self._item(label, following)
        self._close(level)
        parent = self.current.citation
        self._expect(name, due, label.span, parent.child(name))
        self._siblings.setdefault((parent, level), []).append(label)
        printed = f"({label.text})" if label.kind is LabelKind.ITEM else label.text
        return self._open(level, parent.child(name), printed, label.span)

    def close_current(self) -> None:
        """Return to the parent of the current provision."""
        self._close(max(self._path))

    def problems(self) -> Iterator[SourceProblem]:
        """Yield labels out of sequence, then lists whose labels mix alphabets."""
        yield from self._misplaced
        for (parent, level), labels in self._siblings.items():
            printed = [label.text for label in labels]
            if level in (_SECTION, _LETTER) and mixes_alphabets(printed):
                yield self._problem(
                    "mixed-script-labels", labels[0].span.line, parent, _mixture(printed)
                )

    def _section(self, label: PrintedLabel) -> tuple[int, str, str]:
        last = self._last(_SECTION)
        due = letter_after(last) if last else "A"
        return _SECTION, section_letter(label.text, due) or due, due

    def _number(self, label: PrintedLabel) -> tuple[int, str, str]:
        last = self._last(_NUMBER)
        return _NUMBER, label.text, str(int(last) + 1) if last else "1"

    def _item(self, label: PrintedLabel, following: str) -> tuple[int, str, str]:
        letter, roman = self._last(_LETTER).strip("()"), self._last(_ROMAN).strip("()")
        items = OpenItems(letter, roman_value(roman))
        if items.is_roman(label.text, following):
            numeral = f"({roman_numeral(items.roman + 1)})"
            return _ROMAN, numeral, numeral
        due = items.letter_due
        return _LETTER, f"({item_letter(label.text, due) or due})", f"({due})"

    def _last(self, level: int) -> str:
        """Return the last label on the way down at a level, empty where none is open."""
        provision = self._path.get(level)
        return provision.citation.labels[-1] if provision else ""

    def _close(self, level: int) -> None:
        self._path = {above: p for above, p in self._path.items() if above < level}

    def _open(self, level: int, citation: Citation, printed: str, label: Span) -> ProvisionDraft:
        self._transcriber.ledger.claim(label, CharacterClass.LABEL)
        provision = ProvisionDraft(
            citation=citation,
            printed_label=printed,
            heading=self._transcriber.passage(CharacterClass.HEADING),
            body=self._transcriber.passage(CharacterClass.TEXT),
            closing=self._transcriber.passage(CharacterClass.TEXT),
            label_spans=[label],
        )
        self._close(level)
        self._path[level] = provision
        self.provisions.append(provision)
        return provision

    def _expect(self, name: str, due: str, label: Span, place: Citation) -> None:
        if name != due:
            message = f"the label {name} stands where {due} is due"
            self._misplaced.append(
                self._problem("label-out-of-sequence", label.line, place, message)
            )

    def _problem(self, kind: str, line: int, place: Citation, message: str) -> SourceProblem:
        file = self._transcriber.ledger.document.file
        return SourceProblem(kind, file, line, f"bg2017/{place}", message)


def _mixture(printed: list[str]) -> str:
    """Return which labels of a list are printed in which alphabet."""
    cyrillic = " ".join(letter for letter in printed if not letter.isascii())
    latin = " ".join(letter for letter in printed if letter.isascii())
    return f"labels that mix alphabets: Cyrillic {cyrillic}" + (latin and f", Latin {latin}")
