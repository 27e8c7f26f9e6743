"""Words of printed lines joined into passages: divided words, footnote marks, lost signs.

A sign is lost where the file was made without it and the context makes it certain.
The card suits left no trace at all. The raised dot between the ends of a range came
out as the letter ъ: both were signs of the printer's own code page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise, zip_longest

from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import Ledger

_LAST_WORD = re.compile(r"([^\W\d_]+)-$")
_FIRST_WORD = re.compile(r"[^\W\d_]+")
_KEPT_HYPHENS = {("bidding-", "boxes")}
"""Words divided at a hyphen of their own; of the book's 850 divisions the only one (Law 80E)."""

_MARK = re.compile(r"\(\*{1,2}\)")
_UNDERLINE = re.compile(r"Д{5,}|Н{5,}|НН(?: НН){3,}|={5,}|-{5,}")


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one line on their way into a passage; ``opens`` says that a paragraph begins."""

    span: Span
    page: int
    opens: bool = False


class Break(Enum):
    """What the end of a line does to its last word."""

    BETWEEN_WORDS = "between words"
    """The word ends here."""
    DIVIDED = "divided"
    """A hyphen only divides the word, and is no part of it."""
    AT_HYPHEN = "at hyphen"
    """The word continues behind a hyphen of its own."""


def line_break(before: str, after: str) -> Break:
    """Tell what becomes of the last word of a line before the next line.

    >>> line_break("содержит неправиль-", "ное количество карт")
    <Break.DIVIDED: 'divided'>
    """
    last, first = _LAST_WORD.search(before), _FIRST_WORD.match(after)
    if last is None or first is None:
        return Break.BETWEEN_WORDS
    if (last[0], first[0]) in _KEPT_HYPHENS:
        return Break.AT_HYPHEN
    # Law 24C: "(НАКАЗА-" / "НИЕ)".
    capitals = last[1].isupper() and len(last[1]) > 1 and first[0].isupper()
    return Break.DIVIDED if capitals or first[0][0].islower() else Break.BETWEEN_WORDS


def close_up(text: str) -> list[tuple[int, int, str]]:
    """Return the letters of letter-spaced words with what stands before each: blank or nothing.

    "Д О    З О Н Ы" reads ДО ЗОНЫ: the gap within words is the narrowest there is.
    """
    letters = list(re.finditer(r"\S", text))
    gaps = [after.start() - before.end() for before, after in pairwise(letters)]
    joints = ["", *(" " if gap > min(gaps) else "" for gap in gaps)]
    return [
        (letter.start(), letter.end(), joint) for letter, joint in zip(letters, joints, strict=True)
    ]


def is_letter_spaced(text: str) -> bool:
    """Tell whether words are printed with gaps between all their letters."""
    tokens = text.split()
    return len(tokens) > 1 and all(len(token) == 1 for token in tokens)


def underline(words: str) -> re.Match[str] | None:
    """Find the row of letters that underlines a heading, at the start of words."""
    return _UNDERLINE.match(words)


def is_underline(words: str) -> bool:
    """Tell whether words are nothing but an underline."""
    return _UNDERLINE.fullmatch(words) is not None


@dataclass(slots=True)
class Pourer:
    """Pours the words of lines into passages; knows which footnote a mark on a page calls."""

    ledger: Ledger
    notes: dict[tuple[int, str], FootnoteDraft] = field(default_factory=dict)

    def pour(self, passage: PassageDraft, pieces: Sequence[Piece]) -> None:
        """Add the pieces to a passage, one word where a hyphen divides it at a line's end."""
        document = self.ledger.document
        for piece, following in zip_longest(pieces, pieces[1:]):
            span, kind = piece.span, Break.BETWEEN_WORDS
            if following is not None and not following.opens:
                kind = line_break(document[span], document[following.span])
            end = span.end - 1 if kind is Break.DIVIDED else span.end
            self._add(passage, Span(span.line, span.start, end), piece)
            if kind is Break.DIVIDED:
                passage.break_word(Span(span.line, end, span.end))
            elif kind is Break.AT_HYPHEN:
                passage.join_next("")

    def pour_letters(self, passage: PassageDraft, span: Span, joint: str = " ") -> None:
        """Add letter-spaced words to a passage, their letters closed up."""
        for start, end, gap in close_up(self.ledger.document[span]):
            letter = Span(span.line, span.start + start, span.start + end)
            passage.add(letter, joint if start == 0 else gap)

    def _add(self, passage: PassageDraft, span: Span, piece: Piece) -> None:
        joint = "\n" if piece.opens else " "
        column = span.start
        for cut in self._cuts(span, piece.page):
            if column < cut.start:
                passage.add(Span(span.line, column, cut.start), joint)
                joint = ""
            here = Span(span.line, cut.start, cut.end)
            if isinstance(cut, Lost):
                passage.restore(here, cut.sign, joint)
                joint = ""
            else:
                passage.mark(here, self.notes[piece.page, cut.marker])
            column = cut.end
        if column < span.end:
            passage.add(Span(span.line, column, span.end), joint)

    def _cuts(self, span: Span, page: int) -> list[Lost | _Mark]:
        cuts: list[Lost | _Mark] = list(lost_signs(self.ledger.document, span))
        cuts += self._marks(span, page)
        return sorted(cuts, key=lambda cut: cut.start)

    def _marks(self, span: Span, page: int) -> Iterator[_Mark]:
        line = self.ledger.document.line(span.line)
        for match in _MARK.finditer(line, span.start, span.end):
            if (page, match[0]) in self.notes:
                yield _Mark(match.start(), match.end(), match[0])


@dataclass(frozen=True, slots=True)
class _Mark:
    """Columns of a footnote mark."""

    start: int
    end: int
    marker: str


@dataclass(frozen=True, slots=True)
class Lost:
    """Columns of a line that held a sign now lost (no width where nothing is left of it)."""

    start: int
    end: int
    sign: str


_SUITS: dict[int, tuple[str, str]] = {
    # Definition of suit: "(пика),(черва),(бубна),(трефа)", the signs stood before the names.
    1873: (r"(?=\()", "♠♥♦♣"),
    # Law 1: "пика (), черва (), бубна (), трефа ()".
    4881: (r"(?<=\()(?=\))", "♠♥♦♣"),
    # Law 18E, denominations in descending order: "NT (без козыря),  ,  ,  ,  .".
    5062: (r"(?<=,  )(?=[,.])", "♠♥♦♣"),
    # Footnote of Law 75D2: South, "с длинной бубной", has bid "2, имея целью sign-off".
    4132: (r"(?<=назначил 2)(?=,)", "♦"),
    4140: (r"(?<=что  2)(?= -)", "♦"),
    5645: (r"(?<=объяснению: 2)(?= -)", "♦"),
    5658: (r"(?<=назначение 2)(?= было)", "♦"),
}
"""By line: the place of each lost sign, and the signs in order."""

_RANGE = re.compile(r"(?<=\d )ъ(?= +\d)")


def lost_signs(document: Document, span: Span) -> Iterator[Lost]:
    """Yield the lost signs of a span, in order."""
    text = document.line(span.line)
    if span.line in _SUITS:
        place, signs = _SUITS[span.line]
        found = [match.start() for match in re.finditer(place, text)]
        for column, sign in zip(found, signs, strict=True):
            if span.start <= column < span.end:
                yield Lost(column, column, sign)
    for match in _RANGE.finditer(text, span.start, span.end):
        yield Lost(match.start(), match.end(), "–")
