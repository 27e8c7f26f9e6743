"""The contents pages of the 1987 book: the authority on where a heading ends.

What they announce is held against the body: numbers, titles and pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import ContentsEntry, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.drafts import PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.problems import CONTENTS_DIFFER
from bridge_rules_gui.reading.ru1987.labels import Label, law_label, section_label
from bridge_rules_gui.reading.ru1987.pages import Line, Page
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer, close_up, is_letter_spaced

_PAGE = re.compile(r"(?P<title>.*?(?:\bS\.O\.)?)(?P<leader>\.+)(?P<page>\d+)")
"""The end of an entry: leader and page; the dot of S.O. is not part of the leader."""


@dataclass(slots=True)
class _Reader:
    """Reads entry after entry; remembers where the last numbered one stood."""

    ledger: Ledger
    at: Citation | None = None
    entries: list[ContentsEntry] = field(default_factory=list)
    _pieces: list[Piece] = field(default_factory=list)
    _citation: Citation | None = None

    def read(self, line: Line) -> None:
        """Take a line: the start of an entry, its continuation, or its end with the page."""
        start = 0
        if not self._pieces:
            start = self._open(line)
        match = _PAGE.fullmatch(line.words, start)
        if match is None:
            self._pieces.append(Piece(line.part(start), line.page))
            return
        if match["title"]:
            self._pieces.append(Piece(line.part(start, match.end("title")), line.page))
        self.ledger.discard(line.part(*match.span("leader")), "leader")
        self.ledger.claim(line.part(*match.span("page")), CharacterClass.CONTENTS)
        self._close(int(match["page"]))

    def _open(self, line: Line) -> int:
        """Begin an entry; return where its title begins, after the label."""
        label = law_label(line.words)
        if label is not None:
            self._citation = Citation(int(label.canonical))
        else:
            # A letter of the subject index ("А...124") looks like a section, but stands left.
            label = section_label(line.words) if line.indent else None
            self._citation = self._place(label)
        if self._citation is not None:
            self.at = self._citation
        if label is None:
            return 0
        self.ledger.claim(line.part(0, label.end), CharacterClass.CONTENTS)
        return label.end

    def _place(self, label: Label | None) -> Citation | None:
        return label.citation_after(self.at) if label and self.at else None

    def _close(self, page: int) -> None:
        title = PassageDraft(self.ledger, CharacterClass.CONTENTS)
        Pourer(self.ledger).pour(title, self._pieces)
        line = self._pieces[0].span.line
        self.entries.append(ContentsEntry(self._citation, title.text, page, line))
        self._pieces.clear()


def read_contents(ledger: Ledger, pages: Sequence[Page]) -> list[ContentsEntry]:
    """Read the contents pages."""
    reader = _Reader(ledger)
    for page in pages:
        for line in page.lines:
            if is_letter_spaced(line.words):
                for start, end, _ in close_up(line.words):
                    ledger.claim(line.part(start, end), CharacterClass.CONTENTS)
            else:
                reader.read(line)
    return reader.entries


@dataclass(frozen=True, slots=True)
class Announced:
    """A place of the body as its contents should announce it; numbered where it has a citation."""

    citation: Citation | None
    title: str
    page: int
    line: int

    @property
    def place(self) -> str:
        """The canonical address, or nothing for a heading above the laws."""
        return str(Address(Edition.RU_1987, self.citation)) if self.citation else ""


def compare(
    file: str, contents: Sequence[ContentsEntry], body: Sequence[Announced]
) -> Iterator[SourceProblem]:
    """Yield each difference; entries without a number are held against each other in order."""
    numbered = {entry.citation: entry for entry in contents if entry.citation}
    named = iter([entry for entry in contents if not entry.citation])
    for place in body:
        entry = numbered.pop(place.citation, None) if place.citation else next(named, None)
        if entry is None:
            yield _problem(file, place, f'not in the contents: "{place.title}"')
        else:
            yield from _differences(file, entry, place)
    for left in (*numbered.values(), *named):
        message = f'only in the contents: "{left.title}"'
        yield SourceProblem(CONTENTS_DIFFER, file, left.line, "", message)


def _differences(file: str, entry: ContentsEntry, place: Announced) -> Iterator[SourceProblem]:
    if _squeezed(entry.title) != _squeezed(place.title):
        message = f'contents (line {entry.line}): "{entry.title}"; body: "{place.title}"'
        yield _problem(file, place, message)
    if entry.page != place.page:
        message = f"contents (line {entry.line}): page {entry.page}; body: page {place.page}"
        yield _problem(file, place, message)


def _problem(file: str, place: Announced, message: str) -> SourceProblem:
    return SourceProblem(CONTENTS_DIFFER, file, place.line, place.place, message)


def _squeezed(title: str) -> str:
    """Return a title without what the setting of contents changes: blanks and a last dot."""
    return "".join(title.split()).rstrip(".")
