"""How the fragment is read: pages whose lines were run together.

A paragraph of the print is one line here, with an empty line after it. The number of a
page follows it as ``- 55``, its second dash lost. The rows of letters that underlined
headings are runs of question marks. Headings, page numbers and underlines often stand
on the line of the words beside them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger


@dataclass(frozen=True, slots=True)
class Word:
    """A word between blanks, with its place and its part: label, heading, text or footnote."""

    text: str
    span: Span
    part: CharacterClass


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something irregular in the print; ``word`` is the word it touches, where it touches one."""

    kind: str
    line: int
    message: str
    word: Word | None = None


@dataclass(eq=False, slots=True)
class FragmentPage:
    """A printed page, or what the fragment has of it; the number stands at its end, or is lost."""

    number: int | None = None
    words: list[Word] = field(default_factory=list)
    notes: list[list[Word]] = field(default_factory=list)

    @property
    def first_line(self) -> int:
        """The line its first words stand on."""
        return self.words[0].span.line

    @property
    def last_line(self) -> int:
        """The line its last words, or its last footnote, stand on."""
        return max(word.span.line for word in (self.words[-1], *(n[-1] for n in self.notes)))


@dataclass(eq=False, slots=True)
class Fragment:
    """The fragment as read: its pages in order, and the account of its characters."""

    document: Document
    ledger: Ledger
    pages: list[FragmentPage] = field(default_factory=list)
    oddities: list[Oddity] = field(default_factory=list)


_PAGE_NUMBER = re.compile(r"- (?P<number>\d+)(?P<dash> -)?(?=\s|$)")
_ROW = r"\?{3,}(?=\s|$)"
_MARK = re.compile(
    rf"(?P<row>{_ROW})"
    # A footnote is only announced by the rule above it: "??? (*) - ...".
    r"|(?<=\? )(?P<note>\(\*+\) -)(?= )"
    r"|(?:(?<=^)|(?<=\? ))(?P<law>Правило \d+\.)"
    # "A." "1." "(B)." at the start of a line, or after the end of a sentence, a row of
    # question marks or a page number.
    r"|(?:(?<=^)|(?<=[.:;)?\d] ))(?P<label>(?:\([A-Z\d]\)|[A-Z]|\d)\.)(?=[А-ЯЁ])"
)
_FIRST_ROW = re.compile(rf"\s*(?P<row>{_ROW})")
_WORD = re.compile(r"(?P<word>(?:(?!\(\*+\))\S)+)|(?P<caller>\(\*+\))")


def read(document: Document) -> Fragment:
    """Read the fragment; its ledger accounts for every character."""
    reader = _Reader(document)
    for number, line in enumerate(document.lines, start=1):
        if line.strip():
            reader.read_line(number)
    return reader.finish()


class _Reader:
    """Where the reading stands: the page, and what plain words would belong to."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._ledger = Ledger(document)
        self._fragment = Fragment(document, self._ledger)
        self._page = FragmentPage()
        self._part = CharacterClass.TEXT

    def finish(self) -> Fragment:
        page = self._page
        if page.words:
            self._fragment.pages.append(page)
            message = "the last page breaks off without its number"
            self._odd("unnumbered-page", page.last_line, message, page.words[-1])
        return self._fragment

    def read_line(self, number: int) -> None:
        line = self._document.line(number)
        start = self._page_number(number)
        # Words wrapped to a line of their own begin with a small letter ("наруши" / "теля").
        if not (self._part is CharacterClass.HEADING and line[start:].lstrip()[:1].islower()):
            self._part = CharacterClass.TEXT
        for match in _MARK.finditer(line, start):
            self._words(Span(number, start, match.start()))
            self._mark(number, match)
            start = match.end()
        self._words(Span(number, start, len(line)))

    def _page_number(self, line: int) -> int:
        """Close the page if its number stands here; return where the rest of the line begins."""
        match = _PAGE_NUMBER.match(self._document.line(line))
        if match is None:
            return 0
        self._ledger.discard(Span(line, 0, match.end()), "page number")
        if not match["dash"]:
            rest = self._document.line(line)[match.end() :].strip()
            message = f"{match[0]!r} lacks its closing dash"
            message += " and runs on into the next page" if rest else ""
            self._odd("incomplete-page-number", line, message)
        self._page.number = int(match["number"])
        self._fragment.pages.append(self._page)
        self._page = FragmentPage()
        self._part = CharacterClass.TEXT
        return match.end()

    def _mark(self, line: int, match: re.Match[str]) -> None:
        span = Span(line, match.start(), match.end())
        if match["row"]:
            self._row(span)
        elif match["note"]:
            self._ledger.claim(span, CharacterClass.FOOTNOTE)
            self._page.notes.append([])
            self._part = CharacterClass.FOOTNOTE
        else:
            first = len(self._page.words)
            self._part = CharacterClass.LABEL
            self._words(span)
            self._part = CharacterClass.HEADING
            if match.start():
                message = f"{match[0]!r} stands in the middle of a line"
                self._odd("glued-heading", line, message, self._page.words[first])

    def _row(self, span: Span) -> None:
        """Discard a row of question marks; after it a heading may continue, or the text begins."""
        rest = self._document.line(span.line)[span.end :]
        above_note = rest.startswith(" (*")
        self._ledger.discard(span, "rule" if above_note else "underline")
        what = "the rule above a footnote" if above_note else "an underline"
        message = f"{what} is {span.end - span.start} question marks"
        self._odd("damaged-underline", span.line, message)
        wrapped = self._part is CharacterClass.HEADING or not self._words_before(span)
        if not (wrapped and self._is_underlined(span.line, rest.strip())):
            self._part = CharacterClass.TEXT
        else:
            self._part = CharacterClass.HEADING

    def _words_before(self, span: Span) -> bool:
        return bool(self._document.line(span.line)[: span.start].strip())

    def _is_underlined(self, line: int, words: str) -> bool:
        """Tell whether the next line begins with a row as long as these words."""
        below = next((text for text in self._document.lines[line:] if text.strip()), "")
        row = _FIRST_ROW.match(below)
        return row is not None and len(row["row"]) == len(words)

    def _words(self, span: Span) -> None:
        """Claim the words of a span for the part the reading stands in."""
        for word in self._divided(span):
            if self._part is CharacterClass.FOOTNOTE:
                self._page.notes[-1].append(word)
            else:
                self._page.words.append(word)

    def _divided(self, span: Span) -> Iterator[Word]:
        for match in _WORD.finditer(self._document.line(span.line), span.start, span.end):
            here = Span(span.line, match.start(), match.end())
            if match["caller"] and self._part is not CharacterClass.FOOTNOTE:
                self._ledger.claim(here, CharacterClass.FOOTNOTE)
                continue
            self._ledger.claim(here, self._part)
            yield Word(match[0], here, self._part)

    def _odd(self, kind: str, line: int, message: str, word: Word | None = None) -> None:
        self._fragment.oddities.append(Oddity(kind, line, message, word))
