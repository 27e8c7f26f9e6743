"""The laws of the 1987 book: lines sorted into labels, headings, words and divisions.

Where a heading ends is shown by underlines; sub-headings are set like the text below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import accumulate, takewhile

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.provision import Division, DivisionKind
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.ru1987.labels import Label, division, law_label, section_label
from bridge_rules_gui.reading.ru1987.pages import Line
from bridge_rules_gui.reading.ru1987.tables import LAYOUTS, Layout, add_table
from bridge_rules_gui.reading.ru1987.words import (
    Break,
    Piece,
    Pourer,
    is_underline,
    line_break,
    underline,
)

_KINDS = {"Глава": DivisionKind.CHAPTER, "Часть": DivisionKind.PART, "Раздел": DivisionKind.SECTION}
_TABLE_RULE = re.compile(r"[ДЕЧ]{20,}")
_CALL = re.compile(r"\(\*\)$")
LAW_INDENT = 2
"""Blank columns before a paragraph of a law without sections."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A chapter, part or section heading, where it stands, and the footnote mark behind it."""

    division: Division
    words: str
    page: int
    line: int
    mark: Piece | None = None


@dataclass(slots=True)
class Item:
    """A law or section being gathered: lines sorted, words not yet joined.

    ``indent`` is the column its paragraphs begin at; ``body`` holds a table where it stands.
    """

    citation: Citation
    printed_label: str
    label_span: Span
    page: int
    indent: int
    heading: list[Piece] = field(default_factory=list)
    body: list[Piece | Layout] = field(default_factory=list)
    divisions: tuple[Heading, ...] = ()


@dataclass(slots=True)
class LawsReader:
    """Walks the lines of the laws in reading order."""

    ledger: Ledger
    lines: Sequence[Line]
    announced: Mapping[Citation, str]
    items: list[Item] = field(default_factory=list)
    divisions: list[Heading] = field(default_factory=list)
    _open: list[Heading] = field(default_factory=list)
    _index: int = 0

    def read(self) -> None:
        """Sort all lines."""
        while self._index < len(self.lines):
            line = self.lines[self._index]
            label = law_label(line.words)
            heading = division(line.words)
            if line.number in LAYOUTS:
                self._take_table(LAYOUTS[line.number])
            elif is_underline(line.words):
                self.ledger.discard(line.span, "underline")
                self._index += 1
            elif heading is not None:
                self._take_division(line, heading)
            elif label is not None and self._is_underlined(self._index):
                self._take_law(line, label)
            elif not self._take_section(line):
                self._take_words(line)
                self._index += 1

    def _is_underlined(self, index: int) -> bool:
        below = self.lines[index + 1 : index + 2]
        return bool(below) and underline(below[0].words) is not None

    def _take_division(self, line: Line, match: re.Match[str]) -> None:
        mark = _CALL.search(line.words)
        end = mark.start() if mark else len(line.words)
        self.ledger.claim(line.part(0, end), CharacterClass.HEADING)
        kind = _KINDS[match["kind"]]
        heading = Heading(
            Division(kind, match["number"], " ".join(match["title"].split())),
            " ".join(line.words[:end].split()),
            line.page,
            line.number,
            Piece(line.part(end), line.page) if mark else None,
        )
        order = list(DivisionKind)
        self._open = [
            above for above in self._open if order.index(above.division.kind) < order.index(kind)
        ]
        self._open.append(heading)
        self.divisions.append(heading)
        self._index += 1

    def _take_law(self, line: Line, label: Label) -> None:
        titles, self._index = underlined_title(self.ledger, self.lines, self._index, label.end)
        item = Item(
            Citation(int(label.canonical)),
            label.printed,
            line.part(0, label.end),
            line.page,
            LAW_INDENT,
            heading=[Piece(span, line.page) for span in titles],
            divisions=tuple(self._open),
        )
        self.items.append(item)

    def _take_section(self, line: Line) -> bool:
        """Take a section's label and heading; tell whether the line is one."""
        label = section_label(line.words)
        if label is None or line.indent < LAW_INDENT or not self.items:
            return False
        citation = label.citation_after(self.items[-1].citation)
        if citation is None:
            return False
        item = Item(
            citation,
            label.printed,
            line.part(0, label.end),
            line.page,
            line.indent + label.end,
        )
        self.items.append(item)
        rest = Piece(line.part(label.end), line.page)
        self._index += 1
        if citation in self.announced:
            item.heading.append(rest)
            self._take_title(item, line.words[label.end :])
        else:
            item.body.append(rest)
        return True

    def _take_title(self, item: Item, first: str) -> None:
        """Give an item the further lines of its title, as many as the contents ask for."""
        if is_unclosed(first):
            # ru1987 line 436: the remark behind 9A2(b) is not in the contents.
            taken, title = 0, first
            while is_unclosed(title):
                title += self.lines[self._index + taken].words
                taken += 1
        else:
            below = takewhile(
                lambda line: line.indent == item.indent and not section_label(line.words),
                self.lines[self._index :],
            )
            words = [line.words for line in below]
            taken = title_length(first, words, self.announced[item.citation])
        lines = self.lines[self._index : self._index + taken]
        item.heading += [Piece(line.span, line.page) for line in lines]
        self._index += taken

    def _take_words(self, line: Line) -> None:
        """Give a line to the item that is open: no paragraph of this book returns to a parent."""
        body = self.items[-1].body
        before = body[-1] if body else None
        opens = line.indent > 0
        if isinstance(before, Layout):
            opens = True
        elif before is not None:
            # Law 77 sets some second lines in: a divided word or a bracket opens nothing.
            last = self.ledger.document[before.span]
            ends = line_break(last, line.words) is Break.BETWEEN_WORDS
            opens = opens and ends and line.words[0] != "("
        body.append(Piece(line.span, line.page, opens))

    def _take_table(self, layout: Layout) -> None:
        self.items[-1].body.append(layout)
        printed = range(self.lines[self._index].number, layout.last + 1)
        while self._index < len(self.lines) and self.lines[self._index].number in printed:
            line = self.lines[self._index]
            if _TABLE_RULE.fullmatch(line.words):
                self.ledger.discard(line.span, "rule")
            self._index += 1


def provision_drafts(pourer: Pourer, items: Sequence[Item]) -> Iterator[ProvisionDraft]:
    """Yield the drafts of the laws and sections, in reading order."""
    called: set[int] = set()
    for item in items:
        pourer.ledger.claim(item.label_span, CharacterClass.LABEL)
        draft = ProvisionDraft(
            citation=item.citation,
            printed_label=item.printed_label,
            heading=PassageDraft(pourer.ledger, CharacterClass.HEADING),
            body=PassageDraft(pourer.ledger, CharacterClass.TEXT),
            closing=PassageDraft(pourer.ledger, CharacterClass.TEXT),
            label_spans=[item.label_span],
            divisions=tuple(heading.division for heading in item.divisions),
        )
        for heading in item.divisions:
            if heading.mark is not None and heading.line not in called:
                # The note of a chapter's heading hangs on the first law below it.
                called.add(heading.line)
                pourer.pour(draft.heading, [heading.mark])
        pourer.pour(draft.heading, item.heading)
        _pour_body(pourer, draft, item)
        draft.pages = _pages(item)
        yield draft


def _pour_body(pourer: Pourer, draft: ProvisionDraft, item: Item) -> None:
    """Pour the words of an item, with its tables where they stand."""
    pieces: list[Piece] = []
    for part in item.body:
        if isinstance(part, Layout):
            pourer.pour(draft.body, pieces)
            pieces = []
            add_table(pourer, draft, part)
        else:
            pieces.append(part)
    pourer.pour(draft.body, pieces)


def _pages(item: Item) -> list[int]:
    """Return the printed pages an item stands on."""
    pieces = [*item.heading, *(part for part in item.body if not isinstance(part, Layout))]
    return list(dict.fromkeys([item.page, *(piece.page for piece in pieces)]))


_SUPPLEMENT = re.compile(r"\[[^\]]*\]")
_LETTERS = re.compile(r"[\W_]+")


def underlined_title(
    ledger: Ledger, lines: Sequence[Line], at: int, label_end: int
) -> tuple[list[Span], int]:
    """Return the words of an underlined title after its label, and the index of the next line.

    A long title continues behind its own underline, and has another one below:

        Правило 25. Легальное и нелегальное изменение
        ДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДД заявки
                                               ДДДДДД
    """
    words = [lines[at].part(label_end)]
    index = at + 1
    while index < len(lines) and (match := underline(lines[index].words)):
        ledger.discard(lines[index].part(0, match.end()), "underline")
        rest = lines[index].words[match.end() :]
        index += 1
        if not rest:
            continue
        words.append(lines[index - 1].part(match.end() + len(rest) - len(rest.lstrip())))
    return words, index


def title_length(first: str, below: Sequence[str], announced: str) -> int:
    """Return how many of the lines below a title's first line still belong to it.

    ``below`` are the lines set like a title's second line, the first of the text may be
    among them; ``announced`` is the title in the contents, perhaps worded differently.
    """
    requested = _squeezed(_SUPPLEMENT.sub("", announced))
    likeness = [
        SequenceMatcher(None, _squeezed(title), requested, autojunk=False).ratio()
        for title in accumulate((first, *below))
    ]
    return likeness.index(max(likeness))


def is_unclosed(words: str) -> bool:
    """Tell whether a bracket opened in the words is still open at their end."""
    return words.count("(") > words.count(")")


def _squeezed(text: str) -> str:
    return _LETTERS.sub("", text).casefold()
