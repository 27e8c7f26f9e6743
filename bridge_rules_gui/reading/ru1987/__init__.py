"""The Laws of 1987 in Russian: a book of booklet pages, read into a draft.

The file holds the pages in the order in which printed sheets want them, four streams of
them; reading begins with putting the pages in order. Then each part of the book is read by
its module: `contents`, `matter`, `definitions`, `laws` with `tables`, `subject_index`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft, MatterDraft, PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.ru1987 import matter
from bridge_rules_gui.reading.ru1987.contents import Announced, compare, read_contents
from bridge_rules_gui.reading.ru1987.definitions import misspelt_terms, read_definitions
from bridge_rules_gui.reading.ru1987.footnotes import take_notes
from bridge_rules_gui.reading.ru1987.labels import division
from bridge_rules_gui.reading.ru1987.laws import Heading, LawsReader, provision_drafts
from bridge_rules_gui.reading.ru1987.pages import Line, Page, read_pages
from bridge_rules_gui.reading.ru1987.subject_index import letters, read_index
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer

CONTENTS = range(3, 24)
FOREWORD = range(24, 27)
DEFINITIONS = range(27, 36)
LAWS = range(36, 124)
INDEX = range(124, 141)
"""The printed pages of the parts of the book."""


def read(document: Document) -> BookDraft:
    """Read the book; its ledger accounts for every character of the document."""
    ledger = Ledger(document)
    (cover, note), pages = read_pages(document, ledger)
    bare, notes = take_notes(ledger, pages)
    draft = BookDraft(edition=Edition.RU_1987, document=document, ledger=ledger)
    draft.footnotes = list(notes.values())
    reader = _Parts(draft, Pourer(ledger, notes), bare)
    draft.matter.append(matter.read_cover(reader.pourer, cover.lines))
    draft.matter.append(matter.read_translators_note(reader.pourer, note.lines))
    draft.contents = read_contents(ledger, [page for page in bare if page.number in CONTENTS])
    reader.read_foreword()
    reader.read_definitions()
    reader.read_laws()
    reader.read_index()
    draft.problems += compare(document.file, draft.contents, reader.announced)
    return draft


@dataclass(slots=True)
class _Parts:
    """Reads part after part; gathers what the contents should announce."""

    draft: BookDraft
    pourer: Pourer
    pages: Sequence[Page]
    announced: list[Announced] = field(default_factory=list)

    def read_foreword(self) -> None:
        """Read the preface and the scope."""
        lines = self._lines(FOREWORD)
        preface, scope = matter.titles(lines)
        for place, start, end in (("preface", preface, scope), ("scope", scope, len(lines))):
            part = matter.read_titled(self.pourer, place, lines[start:end])
            self.draft.matter.append(part)
            self._announce(part.title, lines[start])

    def read_definitions(self) -> None:
        """Read the chapter of definitions; its heading becomes a place, for its footnote."""
        heading, underline, *lines = self._lines(DEFINITIONS)
        title = PassageDraft(self.draft.ledger, CharacterClass.HEADING)
        self.pourer.pour(title, [Piece(heading.span, heading.page)])
        self.draft.ledger.discard(underline.span, "underline")
        match = division(title.text)
        name = match["title"] if match else title.text
        self.draft.matter.append(MatterDraft(NamedPlace("definitions"), name, title))
        self._announce(title.text, heading)
        self.draft.definitions = read_definitions(self.pourer, lines)
        self.draft.problems += misspelt_terms(self.draft.document.file, self.draft.definitions)

    def read_laws(self) -> None:
        """Read the laws, and what stands below the last of them."""
        lines = self._lines(LAWS)
        end = matter.colophon_start(lines)
        titles = {entry.citation: entry.title for entry in self.draft.contents if entry.citation}
        body = LawsReader(self.draft.ledger, lines[:end], titles)
        body.read()
        self.draft.provisions = list(provision_drafts(self.pourer, body.items))
        self._announce_laws(body.divisions, self.draft.provisions)
        self.draft.matter.append(matter.read_colophon(self.pourer, lines[end:]))

    def read_index(self) -> None:
        """Read the subject index."""
        lines = self._lines(INDEX)
        place, entries, problems = read_index(self.pourer, lines)
        self.draft.matter.append(place)
        self.draft.subject_index = entries
        self.draft.problems += problems
        self._announce(place.title, lines[0])
        for line in letters(lines):
            self._announce(line.words[0], line)

    def _lines(self, pages: range) -> list[Line]:
        return [line for page in self.pages if page.number in pages for line in page.lines]

    def _announce(self, title: str, line: Line) -> None:
        self.announced.append(Announced(None, title, line.page, line.number))

    def _announce_laws(
        self, headings: Sequence[Heading], provisions: Sequence[ProvisionDraft]
    ) -> None:
        for heading in headings:
            self.announced.append(Announced(None, heading.words, heading.page, heading.line))
        for draft in provisions:
            if draft.heading.text:
                line = draft.label_spans[0].line
                self.announced.append(
                    Announced(draft.citation, draft.heading.text, draft.pages[0], line)
                )
