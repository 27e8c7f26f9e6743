"""Hypertext: the one module that writes markup, so the one place where text is escaped.

Colours and sizes are the window's affair: what stands here is classes, which the
window's style sheet (`views.library.page_style`) knows. Text widgets understand a
small part of HTML only; a tab stops at the next step of the label grid when its white
space is kept, and that is how labels hang in the margin.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Markup = NewType("Markup", str)
"""Text in which everything a book or a user said is escaped."""

NOTHING = Markup("")
SPACE = Markup(" ")
TAB = Markup('<span class="tab">\t</span>')
LINK_SCHEME = "link:"

_SUIT_CLASSES = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
_SUITS = re.compile("[♠♥♦♣]")


def text(words: str) -> Markup:
    """Return words as markup, suit symbols in their colours."""
    return Markup(_SUITS.sub(_suit, escape(words)).replace("\n", "<br>"))


def _suit(match: re.Match[str]) -> str:
    return f'<span class="suit {_SUIT_CLASSES[match[0]]}">{match[0]}</span>'


def joined(parts: Iterable[Markup]) -> Markup:
    """Return pieces of markup, one after the other."""
    return Markup("".join(parts))


def styled(style: str, content: Markup) -> Markup:
    """Return words in a style of their own."""
    return Markup(f'<span class="{style}">{content}</span>')


def link(number: int, content: Markup, style: str) -> Markup:
    """Return words that lead to the link of a page with this number."""
    return Markup(f'<a href="{LINK_SCHEME}{number}" class="{style}">{content}</a>')


def raised(content: Markup) -> Markup:
    """Return words set above the line: a footnote's marker."""
    return Markup(f"<sup>{content}</sup>")


def anchor(name: str) -> Markup:
    """Return an invisible place a view can go to."""
    return Markup(f'<a name="{escape(name)}"></a>')


def paragraph(style: str, content: Markup) -> Markup:
    """Return a paragraph."""
    return Markup(f'<p class="{style}">{content}</p>\n')


def rule(name: str) -> Markup:
    """Return the short line above the notes, with an anchor."""
    return paragraph("rule", joined([anchor(name), text("――――――")]))


def table(style: str, rows: Sequence[Sequence[str]], header: int) -> Markup:
    """Return a table; an empty heading cell lengthens the heading before it."""
    lines = [_row(row, is_header=number < header) for number, row in enumerate(rows)]
    return Markup(
        f'<table class="{style}" cellspacing="0" cellpadding="0">\n{"".join(lines)}</table>\n'
    )


def _row(cells: Sequence[str], *, is_header: bool) -> str:
    written = []
    for column, (cell, width) in enumerate(_spans(cells) if is_header else _single(cells)):
        name = "th" if is_header else "td"
        style = "" if column == 0 else ' class="amount"'
        span = f' colspan="{width}"' if width > 1 else ""
        written.append(f"<{name}{style}{span}>{text(cell)}</{name}>")
    return f"<tr>{''.join(written)}</tr>\n"


def _single(cells: Sequence[str]) -> list[tuple[str, int]]:
    return [(cell, 1) for cell in cells]


def _spans(cells: Sequence[str]) -> list[tuple[str, int]]:
    """Return heading cells with the number of columns each stands over."""
    if not any(cells[1:]):
        return [(cells[0], len(cells))]
    spans: list[tuple[str, int]] = []
    for column, cell in enumerate(cells):
        if cell or column < 2 or not spans[-1][0]:
            spans.append((cell, 1))
        else:
            spans[-1] = (spans[-1][0], spans[-1][1] + 1)
    return spans
