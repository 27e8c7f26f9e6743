"""Words of printed lines joined into passages: divided words, footnote marks, lost signs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.document import Span
from bridge_rules_gui.sources.ru1987.lost import Lost, lost_signs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.sources.drafts import FootnoteDraft, PassageDraft
    from bridge_rules_gui.sources.ledger import Ledger

_LAST_WORD = re.compile(r"([^\W\d_]+)-$")
_FIRST_WORD = re.compile(r"[^\W\d_]+")
_KEPT_HYPHENS = {("bidding-", "boxes")}
"""Words divided at a hyphen of their own; of the book's 850 divisions the only one (Law 80E)."""

_MARK = re.compile(r"\(\*{1,2}\)")


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one line on their way into a passage; ``opens`` tells that a paragraph begins."""

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
    """The word goes on behind a hyphen of its own."""


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
