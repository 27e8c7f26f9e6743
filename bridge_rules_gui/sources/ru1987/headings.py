"""Where a heading of the 1987 book ends: underlines, and sub-headings set like the text below."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.sources.document import Span
    from bridge_rules_gui.sources.ledger import Ledger
    from bridge_rules_gui.sources.ru1987.pages import Line

_UNDERLINE = re.compile(r"Д{5,}|Н{5,}|НН(?: НН){3,}|={5,}|-{5,}")
_SUPPLEMENT = re.compile(r"\[[^\]]*\]")
_LETTERS = re.compile(r"[\W_]+")


def underline(words: str) -> re.Match[str] | None:
    """Find the row of letters that underlines a heading, at the start of words."""
    return _UNDERLINE.match(words)


def is_underline(words: str) -> bool:
    """Tell whether words are nothing but an underline."""
    return _UNDERLINE.fullmatch(words) is not None


def underlined_title(
    ledger: Ledger, lines: Sequence[Line], at: int, label_end: int
) -> tuple[list[Span], int]:
    """Return the words of an underlined title after its label, and the index of the next line.

    A long title goes on behind its own underline, and has another one below:

        Правило 25. Легальное и нелегальное изменение
        ДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДДД заявки
                                               ДДДДДД
    """
    words = [lines[at].part(label_end)]
    index = at + 1
    while index < len(lines) and (match := underline(lines[index].words)):
        ledger.discard(lines[index].part(0, match.end()), "underline")
        rest = lines[index].words[match.end() :]
        index += 1
        if not rest:
            continue
        words.append(lines[index - 1].part(match.end() + len(rest) - len(rest.lstrip())))
    return words, index


def title_length(first: str, below: Sequence[str], announced: str) -> int:
    """Return how many of the lines below a title's first line still belong to it.

    ``below`` are the lines set like a title's second line, the first of the text may be
    among them; ``announced`` is the title in the contents, perhaps worded differently.
    """
    wanted = _squeezed(_SUPPLEMENT.sub("", announced))
    likeness = [
        SequenceMatcher(None, _squeezed(title), wanted, autojunk=False).ratio()
        for title in accumulate((first, *below))
    ]
    return likeness.index(max(likeness))


def is_unclosed(words: str) -> bool:
    """Tell whether a bracket opened in the words is still open at their end."""
    return words.count("(") > words.count(")")


def _squeezed(text: str) -> str:
    return _LETTERS.sub("", text).casefold()
