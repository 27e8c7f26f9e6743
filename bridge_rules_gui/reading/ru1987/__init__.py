"""The Laws of 1987 in Russian: a book of booklet pages, read into a draft.

The file holds the pages in the order in which printed sheets want them, four streams of
them; reading begins with putting the pages in order. Then each part of the book is read by
its module: `contents`, `definitions`, `laws` with `tables`, `subject_index`; cover,
forewords, colophon and footnotes here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import (
    BookDraft,
    FootnoteDraft,
    MatterDraft,
    PassageDraft,
    ProvisionDraft,
)
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.ru1987.contents import Announced, compare, read_contents
from bridge_rules_gui.reading.ru1987.definitions import misspelt_terms, read_definitions
from bridge_rules_gui.reading.ru1987.labels import division
from bridge_rules_gui.reading.ru1987.laws import Heading, LawsReader, provision_drafts
from bridge_rules_gui.reading.ru1987.pages import Line, Page, read_pages
from bridge_rules_gui.reading.ru1987.subject_index import letters, read_index
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer, is_letter_spaced, is_underline

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
    bare, notes = _take_notes(ledger, pages)
    draft = BookDraft(edition=Edition.RU_1987, document=document, ledger=ledger)
    draft.footnotes = list(notes.values())
    reader = _Parts(draft, Pourer(ledger, notes), bare)
    draft.matter.append(_read_cover(reader.pourer, cover.lines))
    draft.matter.append(_read_translators_note(reader.pourer, note.lines))
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
        preface, scope = _titles(lines)
        for place, start, end in (("preface", preface, scope), ("scope", scope, len(lines))):
            part = _read_titled(self.pourer, place, lines[start:end])
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
        end = _colophon_start(lines)
        titles = {entry.citation: entry.title for entry in self.draft.contents if entry.citation}
        body = LawsReader(self.draft.ledger, lines[:end], titles)
        body.read()
        self.draft.provisions = list(provision_drafts(self.pourer, body.items))
        self._announce_laws(body.divisions, self.draft.provisions)
        self.draft.matter.append(_read_colophon(self.pourer, lines[end:]))

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


_ORNAMENT = re.compile(r"\*(?: +\*)+")


def _read_cover(pourer: Pourer, lines: Sequence[Line]) -> MatterDraft:
    """Read the cover: each line a paragraph, letter-spaced words closed up."""
    body = _body(pourer.ledger)
    for line in lines:
        if is_letter_spaced(line.words):
            pourer.pour_letters(body, line.span, "\n")
        else:
            pourer.pour(body, [Piece(line.span, line.page, opens=True)])
    return MatterDraft(NamedPlace("cover"), "Обложка", body)


def _read_translators_note(pourer: Pourer, lines: Sequence[Line]) -> MatterDraft:
    """Read the translator's note: blank lines part its paragraphs."""
    body = _body(pourer.ledger)
    pourer.pour(body, [Piece(line.span, line.page, opens=line.after_blank) for line in lines])
    return MatterDraft(NamedPlace("translator"), "От переводчика", body)


def _read_titled(pourer: Pourer, place: str, lines: Sequence[Line]) -> MatterDraft:
    """Read the preface or the scope: an underlined title, then indented paragraphs."""
    title, body = _body(pourer.ledger), _body(pourer.ledger)
    pourer.pour(title, [Piece(lines[0].span, lines[0].page)])
    pourer.ledger.discard(lines[1].span, "underline")
    text = [Piece(line.span, line.page, opens=line.indent > 0) for line in lines[2:]]
    pourer.pour(body, text)
    return MatterDraft(NamedPlace(place), title.text, body)


def _titles(lines: Sequence[Line]) -> list[int]:
    """Return the indices of the lines that are underlined titles."""
    return [i for i, below in enumerate(lines[1:]) if is_underline(below.words)]


def _colophon_start(lines: Sequence[Line]) -> int:
    """Return the index of the row of asterisks that closes the laws."""
    return next(i for i, line in enumerate(lines) if _ORNAMENT.fullmatch(line.words))


def _read_colophon(pourer: Pourer, lines: Sequence[Line]) -> MatterDraft:
    """Read who made the official text, and when: what follows the laws below asterisks."""
    pourer.ledger.discard(lines[0].span, "ornament")
    body = _body(pourer.ledger)
    pourer.pour(body, [Piece(line.span, line.page, opens=line.indent > 0) for line in lines[1:]])
    return MatterDraft(NamedPlace("colophon"), "Официальный текст", body)


def _body(ledger: Ledger) -> PassageDraft:
    return PassageDraft(ledger, CharacterClass.FRONT_MATTER)


_RULE = "Д" * 48
_OPENING = re.compile(r"(?P<marker>\(\*{1,2}\))\s+-\s+")
_CONTINUES = re.compile(r"-+> продолжение .*|<-+ продолжение .*")
_UNDERLINE = re.compile(r"-{5,}")


@dataclass(slots=True)
class _Note:
    """A footnote being gathered: its marker, its first page and its lines."""

    marker: str
    page: int
    pieces: list[Piece] = field(default_factory=list)


def _take_notes(
    ledger: Ledger, pages: Sequence[Page]
) -> tuple[list[Page], dict[tuple[int, str], FootnoteDraft]]:
    """Return the pages without their footnotes, and the footnotes by page and marker.

    They are set below a rule as wide as the page and called by (*) or (**).
    """
    bare: list[Page] = []
    notes: list[_Note] = []
    for page in pages:
        above = next((i for i, line in enumerate(page.lines) if line.words == _RULE), None)
        if above is None:
            bare.append(page)
            continue
        bare.append(Page(page.number, page.lines[:above]))
        ledger.discard(page.lines[above].span, "rule")
        for line in page.lines[above + 1 :]:
            _gather(ledger, notes, line)
    return bare, {(note.page, note.marker): _draft(ledger, note) for note in notes}


def _gather(ledger: Ledger, notes: list[_Note], line: Line) -> None:
    """Give a line to the footnote it belongs to: a new one, or the one that is open."""
    opening = _OPENING.match(line.words)
    if opening:
        notes.append(_Note(opening["marker"], line.page))
        ledger.claim(line.part(0, opening.end()), CharacterClass.FOOTNOTE)
        notes[-1].pieces.append(Piece(line.part(opening.end()), line.page))
    elif _CONTINUES.fullmatch(line.words):
        # ru1987 lines 4156 and 5640: the footnote of Law 75D2 continues on the next page.
        ledger.discard(line.span, "continuation notice")
    elif _UNDERLINE.fullmatch(line.words):
        ledger.discard(line.span, "underline")
    else:
        notes[-1].pieces.append(Piece(line.span, line.page, opens=line.indent == 1))


def _draft(ledger: Ledger, note: _Note) -> FootnoteDraft:
    # A mark inside a footnote is part of its words: "см. сноску (**) на предыдущей странице".
    body = PassageDraft(ledger, CharacterClass.FOOTNOTE)
    Pourer(ledger).pour(body, note.pieces)
    return FootnoteDraft(note.marker, body)
