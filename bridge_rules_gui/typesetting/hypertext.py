"""Hypertext: the one module that writes markup, so the one place where words are escaped.

What is given to an element is words, which it escapes, or `Markup`, which it takes as it is.

Colours and sizes are the window's affair: what stands here is classes, which the
window's style sheet (`window.library.page_style`) knows. Text widgets understand a
small part of HTML only; a tab stops at the next step of the label grid when its white
space is kept, and that is how labels hang in the margin.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from bridge_rules_gui.typesetting.names import LINK_SCHEME, SUIT_CLASS


class Markup(str):
    """Text in which everything a book or a user said is escaped."""

    __slots__ = ()


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


def markup(words: str) -> Markup:
    """Return words as markup; what is markup already stays as it is."""
    return words if isinstance(words, Markup) else text(words)


def joined(parts: Iterable[str]) -> Markup:
    """Return words and pieces of markup, one after the other."""
    return Markup("".join(map(markup, parts)))


def styled(style: str, *parts: str) -> Markup:
    """Return words in a style of their own."""
    return Markup(f'<span class="{style}">{joined(parts)}</span>')


def badge(words: str, kind: str = "") -> Markup:
    """Return a word or two on a ground of their own, never divided; ``kind`` adds to its style."""
    whole = f" {words} ".replace(" ", "\N{NO-BREAK SPACE}")
    return styled(f"badge {kind}".rstrip(), whole)


def spaced(parts: Iterable[str]) -> Markup:
    """Return parts of a line with room behind each, where the line may end."""
    return joined(each for part in parts for each in (part, _ROOM))


def link(number: int, words: str, style: str) -> Markup:
    """Return words that lead to the link of a page with this number."""
    return Markup(f'<a href="{LINK_SCHEME}{number}" class="{style}">{markup(words)}</a>')


def without_links(html: str, *, but: str) -> str:
    """Return markup whose links have become plain words, but for those of one scheme."""
    ways_out = rf'<a href="(?!{re.escape(but)}:)[^"]*">(.*?)</a>'
    return re.sub(ways_out, r"\1", html, flags=re.DOTALL)


def raised(*parts: str) -> Markup:
    """Return words set above the line: a footnote's marker."""
    return Markup(f"<sup>{joined(parts)}</sup>")


def anchor(name: str) -> Markup:
    """Return an invisible place a view can go to."""
    return Markup(f'<a name="{escape(name)}"></a>')


def paragraph(style: str, *parts: str) -> Markup:
    """Return a paragraph."""
    return Markup(f'<p class="{style}">{joined(parts)}</p>\n')


def heading(*parts: str) -> Markup:
    """Return the heading of a part of a page."""
    return Markup(f"<h2>{joined(parts)}</h2>\n")


def rule(name: str) -> Markup:
    """Return the short line above the notes, with an anchor."""
    return paragraph("rule", anchor(name), "――――――")


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table, with the columns and rows it takes up."""

    content: str
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
    return f"<{name}{style}{columns}{rows}>{markup(cell.content)}</{name}>"


def columns(style: str, heads: Sequence[str], contents: Sequence[str]) -> Markup:
    """Return texts side by side in columns of one width, each below its head."""
    width = f'width="{100 // len(heads)}%"'
    head = "".join(f"<th {width}>{markup(words)}</th>" for words in heads)
    body = "".join(f"<td {width}>{markup(words)}</td>" for words in contents)
    return Markup(
        f'<table class="{style}" width="100%" cellspacing="0" cellpadding="0">\n'
        f"<tr>{head}</tr>\n<tr>{body}</tr>\n</table>\n"
    )


@dataclass(frozen=True, slots=True)
class Compartment:
    """A cell of aligned columns, in a style of its own, over one or more of them."""

    style: str
    content: str
    columns: int = 1


def aligned(style: str, columns: int, rows: Iterable[Sequence[Compartment]]) -> Markup:
    """Return rows of compartments in columns of one width over the full width."""
    width = f"{100 / columns:.4g}"
    lines = "".join(
        f"<tr>{''.join(_compartment(cell, width) for cell in row)}</tr>\n" for row in rows
    )
    return Markup(
        f'<table class="{style}" width="100%" cellspacing="0" cellpadding="0">\n{lines}</table>\n'
    )


def _compartment(cell: Compartment, width: str) -> str:
    room = f' colspan="{cell.columns}"' if cell.columns > 1 else f' width="{width}%"'
    return f'<td class="{cell.style}"{room}>{markup(cell.content)}</td>'


def division(style: str, *parts: str) -> Markup:
    """Return paragraphs that share a style."""
    return Markup(f'<div class="{style}">{joined(parts)}</div>\n')
