"""The contents pages of the 1987 book: the authority on where a heading ends."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.book import ContentsEntry
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.sources.drafts import PassageDraft
from bridge_rules_gui.sources.ledger import CharacterClass
from bridge_rules_gui.sources.ru1987.labels import Label, law_label, section_label
from bridge_rules_gui.sources.ru1987.words import Piece, Pourer, close_up, is_letter_spaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.sources.ledger import Ledger
    from bridge_rules_gui.sources.ru1987.pages import Line, Page

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
