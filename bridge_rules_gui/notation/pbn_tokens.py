"""The tokens of PBN 2.1: tags, comments, hidden lines, and the words of the sections."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.problems import quoted
from bridge_rules_gui.notation.reports import Report


class TokenKind(Enum):
    """What a token is; the document's section 3.2 and 2.4."""

    TAG = auto()
    """``[Name "value"]``."""
    COMMENT = auto()
    """``{...}``, or ``;`` to the end of the line."""
    HIDDEN_LINE = auto()
    """A line that begins with ``%``, without that sign."""
    EMPTY_LINE = auto()
    """What parts two games."""
    WORD = auto()
    """A call, a card, ``AP``, ``*``, ``+``, ``-``, or whatever stands in a table."""
    IRREGULARITY = auto()
    """``^I``, ``^S``, ``^R``, ``^L``."""
    SUFFIX = auto()
    """``!``, ``?``, ``!!``, ``??``, ``!?``, ``?!``."""
    GLYPH = auto()
    """A numeric annotation glyph: ``$13``."""
    NOTE_MARK = auto()
    """``=1=``, which a Note tag explains."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token with its line; `name` is that of a tag, `text` its value or the token itself.

    `is_apart` tells whether white space stands before it.
    """

    kind: TokenKind
    text: str
    line: int
    name: str = ""
    is_apart: bool = False


_PATTERNS: Final = (
    (TokenKind.HIDDEN_LINE, r"(?:(?<=\n)|\A)%[^\n]*"),
    (TokenKind.EMPTY_LINE, r"(?:(?<=\n)|\A)[ \t]*(?:\n|\Z)"),
    (TokenKind.TAG, r'\[\s*\w+\s*"(?:\\.|[^"\\\n])*"\s*\]'),
    (TokenKind.COMMENT, r"\{[^}]*\}|;[^\n]*"),
    (TokenKind.IRREGULARITY, r"\^\w?"),
    (TokenKind.GLYPH, r"\$\w*"),
    (TokenKind.NOTE_MARK, r"=\w*="),
    (TokenKind.SUFFIX, r"[!?]+"),
    (TokenKind.WORD, r'"(?:\\.|[^"\\\n])*"|[-*+]|[^\s\[\]{};$^=!?*"]+'),
)
_TOKEN: Final = re.compile("|".join(f"(?P<{kind.name}>{pattern})" for kind, pattern in _PATTERNS))
_TAG: Final = re.compile(r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:\\.|[^"\\])*)"\s*\]')
_GAP: Final = re.compile(r"[^\S\n]+|\n")


def tokens(text: str, report: Report) -> Iterator[Token]:
    """Yield the tokens of a text; what is none is reported and passed over."""
    place, line = 0, 1
    last_closing = text.rfind("}")
    while place < len(text):
        is_unclosed = text[place] == "{" and place > last_closing
        match = None if is_unclosed else _TOKEN.match(text, place)
        if match is None or match.end() == place:
            end = _end_of_gap(text, place, line, report)
        else:
            yield _token(match, line)
            end = match.end()
        line += text.count("\n", place, end)
        place = end


def _token(match: re.Match[str], line: int) -> Token:
    kind, text = TokenKind[match.lastgroup or ""], match.group()
    if kind is TokenKind.TAG:
        tag = _TAG.fullmatch(text)
        value = re.sub(r"\\(.)", r"\1", tag["value"]) if tag else ""
        return Token(kind, value, line, tag["name"] if tag else "")
    if kind is TokenKind.COMMENT:
        text = text[1:-1] if text.startswith("{") else text[1:]
        text = " ".join(text.split())
    elif kind is TokenKind.HIDDEN_LINE:
        text = text[1:]
    is_apart = match.string[max(0, match.start() - 1) : match.start()].isspace()
    return Token(kind, text, line, is_apart=is_apart)


def _end_of_gap(text: str, place: int, line: int, report: Report) -> int:
    """Return the end of white space, or of what cannot be read, which is reported."""
    gap = _GAP.match(text, place)
    if gap is not None:
        return gap.end()
    end = text.find("\n", place)
    end = len(text) if end < 0 else end
    found = text[place:end].strip()
    if text[place] == "{":
        report.note(
            line, "", sentence("a comment {{ is never closed"), sentence("put }} at its end")
        )
    elif text[place] == "[":
        report.note(
            line,
            "",
            sentence("{found} is no tag", found=quoted(found)),
            sentence('write [Name "value"]'),
        )
    else:
        report.note(
            line,
            "",
            sentence("{word} cannot stand here", word=quoted(text[place])),
            sentence("take it out"),
        )
        return place + 1
    return end
