"""Hypertext: the one module that writes markup, so the one place where text is escaped.

Colours and sizes are the window's affair: what stands here is classes, which the
window's style sheet (`views.library.page_style`) knows. Text widgets understand a
small part of HTML only; a tab stops at the next step of the label grid when its white
space is kept, and that is how labels hang in the margin.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, NewType

from bridge_rules_gui.services.typesetting.names import LINK_SCHEME, SUIT_CLASS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Markup = NewType("Markup", str)
"""Text in which everything a book or a user said is escaped."""

NOTHING = Markup("")
SPACE = Markup(" ")
_ROOM = Markup(" \N{NO-BREAK SPACE}")
TAB = Markup('<span class="tab">\t</span>')

_SUIT_CLASSES = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
_SUITS = re.compile("[♠♥♦♣]")


def text(words: str) -> Markup:
    """Return words as markup, suit symbols in their colours."""
    return Markup(_SUITS.sub(_suit, escape(words)).replace("\n", "<br>"))


def _suit(match: re.Match[str]) -> str:
    return f'<span class="{SUIT_CLASS} {_SUIT_CLASSES[match[0]]}">{match[0]}</span>'


def joined(parts: Iterable[Markup]) -> Markup:
    """Return pieces of markup, one after the other."""
    return Markup("".join(parts))


def styled(style: str, content: Markup) -> Markup:
    """Return words in a style of their own."""
    return Markup(f'<span class="{style}">{content}</span>')


def badge(words: str, kind: str = "") -> Markup:
    """Return a word or two on a ground of their own, never divided; ``kind`` adds to its style."""
    whole = f" {words} ".replace(" ", "\N{NO-BREAK SPACE}")
    return styled(f"badge {kind}".rstrip(), text(whole))


def spaced(parts: Iterable[Markup]) -> Markup:
    """Return parts of a line with room behind each, where the line may end."""
    return joined(each for part in parts for each in (part, _ROOM))


def link(number: int, content: Markup, style: str) -> Markup:
    """Return words that lead to the link of a page with this number."""
    return Markup(f'<a href="{LINK_SCHEME}{number}" class="{style}">{content}</a>')


def without_links(html: str, *, but: str) -> str:
    """Return markup whose links have become plain words, but for those of one scheme."""
    ways_out = rf'<a href="(?!{re.escape(but)}:)[^"]*">(.*?)</a>'
    return re.sub(ways_out, r"\1", html, flags=re.DOTALL)


def raised(content: Markup) -> Markup:
    """Return words set above the line: a footnote's marker."""
    return Markup(f"<sup>{content}</sup>")


def anchor(name: str) -> Markup:
    """Return an invisible place a view can go to."""
    return Markup(f'<a name="{escape(name)}"></a>')


def paragraph(style: str, content: Markup) -> Markup:
    """Return a paragraph."""
    return Markup(f'<p class="{style}">{content}</p>\n')


def heading(content: Markup) -> Markup:
    """Return the heading of a part of a page."""
    return Markup(f"<h2>{content}</h2>\n")


def rule(name: str) -> Markup:
    """Return the short line above the notes, with an anchor."""
    return paragraph("rule", joined([anchor(name), text("――――――")]))


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table, with the columns and rows it takes up."""

    content: Markup
    columns: int = 1
    rows: int = 1
    is_heading: bool = False
    is_amount: bool = False


def table(style: str, rows: Iterable[Sequence[Cell]]) -> Markup:
    """Return a table."""
    lines = "".join(f"<tr>{''.join(map(_cell, row))}</tr>\n" for row in rows)
    return Markup(f'<table class="{style}" cellspacing="0" cellpadding="0">\n{lines}</table>\n')


def _cell(cell: Cell) -> str:
    name = "th" if cell.is_heading else "td"
    style = ' class="amount"' if cell.is_amount else ""
    columns = f' colspan="{cell.columns}"' if cell.columns > 1 else ""
    rows = f' rowspan="{cell.rows}"' if cell.rows > 1 else ""
    return f"<{name}{style}{columns}{rows}>{cell.content}</{name}>"


def columns(style: str, heads: Sequence[Markup], contents: Sequence[Markup]) -> Markup:
    """Return texts side by side in columns of one width, each below its head."""
    width = f'width="{100 // len(heads)}%"'
    head = "".join(f"<th {width}>{markup}</th>" for markup in heads)
    body = "".join(f"<td {width}>{markup}</td>" for markup in contents)
    return Markup(
        f'<table class="{style}" width="100%" cellspacing="0" cellpadding="0">\n'
        f"<tr>{head}</tr>\n<tr>{body}</tr>\n</table>\n"
    )


@dataclass(frozen=True, slots=True)
class Compartment:
    """A cell of aligned columns, in a style of its own, over one or more of them."""

    style: str
    content: Markup
    columns: int = 1


def aligned(style: str, columns: int, rows: Iterable[Sequence[Compartment]]) -> Markup:
    """Return rows of compartments in columns of one width over the full width."""
    width = 100 // columns
    lines = "".join(
        f"<tr>{''.join(_compartment(cell, width) for cell in row)}</tr>\n" for row in rows
    )
    return Markup(
        f'<table class="{style}" width="100%" cellspacing="0" cellpadding="0">\n{lines}</table>\n'
    )


def _compartment(cell: Compartment, width: int) -> str:
    room = f' colspan="{cell.columns}"' if cell.columns > 1 else f' width="{width}%"'
    return f'<td class="{cell.style}"{room}>{cell.content}</td>'


def division(style: str, content: Markup) -> Markup:
    """Return paragraphs that share a style."""
    return Markup(f'<div class="{style}">{content}</div>\n')
