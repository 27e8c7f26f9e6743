"""Labels at the beginning of a line: in any style, in look-alike letters of three alphabets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final


class LabelStyle(Enum):
    """How a label is printed."""

    CAPITAL = "A."
    NUMBER = "1."
    LETTER = "a)"
    NUMBER_IN_BRACKETS = "(1)"
    CAPITAL_IN_BRACKETS = "(A)"


_TOKEN: Final = re.compile(
    r"\s*(?:"
    r"\((?P<inner>[^\W_]{1,4})\)[.:]?"
    r"|(?P<number>\d{1,2})(?:[.)](?!\d)|(?=\([^\W\d_]\))"
    r"|(?<=[^\W\d_]\d)(?=\s|$)|(?<=[^\W\d_]\d\d)(?=\s|$))"  # B1 without a full stop
    r"|(?P<roman>[ivxіх]{2,4})[.)]"
    r"|(?P<letter>[^\W\d_])(?:[.)]|(?=\d{1,2}(?:[.)]|\([^\W\d_]\)|\s|$)))"
    r")(?P<gap>\s*)"
)
_BARE_CAPITAL: Final = re.compile(r"\s*(?P<letter>[^\W\d_])(?P<gap>\s+|$)")
_ROMANS: Final = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
# Each alphabet in the order in which its letters label a list; books mix the first two scripts.
_CAPITALS: Final = (
    "ABCDEFGHIJKLMN",
    "АБВГДЕЖЗИКЛМНО",
    "АВСДЕФГНИЈКЛМН",
    "АБЦДЕФГХИЈКЛМН",
    "АБВГДЂЕЖЗИЈКЛЉ",
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞ",
)
_LOOK_ALIKES: Final = str.maketrans("АВЕКМНОРСТХІЈасеорхіјіν", "ABEKMHOPCTXIJaceopxijiv")
_ITEMS: Final = (
    "abcdefghijklmnopqrst",
    "абвгдежзиклмнопрстуф",
    "абвгдежзийклмнопрсту",
    "абвгдђежзијклљмнњопр",
    "αβγδεζηθικλμνξοπρστυ",
)


@dataclass(frozen=True, slots=True)
class Label:
    """A label as printed, with its characters in the line and where the words behind it begin."""

    style: LabelStyle
    printed: str
    start: int
    rest: int

    @property
    def values(self) -> Sequence[int]:
        """The numbers it may stand for as a letter or numeral of its style, the likeliest first."""
        inner = self.printed.strip("().: ")
        if inner.isdecimal():
            return (int(inner),)
        alphabets = _CAPITALS if inner.isupper() else _ITEMS
        folded = inner.translate(_LOOK_ALIKES)
        found = [a.index(inner) + 1 for a in alphabets if len(inner) == 1 and inner in a]
        if len(folded) == 1 and folded in alphabets[0]:
            found.append(alphabets[0].index(folded) + 1)
        return tuple(dict.fromkeys(found))

    @property
    def numeral(self) -> int:
        """The value as a small roman numeral, 0 where it is none."""
        inner = self.printed.strip("().: ").translate(_LOOK_ALIKES)
        return _ROMANS.index(inner) if inner in _ROMANS and inner else 0


def label_at(words: str, start: int, *, is_heading: bool = False) -> Label | None:
    """Return the label that stands at a place of a line, if there is one."""
    match = _TOKEN.match(words, start)
    if match is None:
        bare = _BARE_CAPITAL.match(words, start) if is_heading else None
        is_label = bare is not None and bare["letter"].isupper()
        return _label(words, bare, LabelStyle.CAPITAL) if bare and is_label else None
    style = _style(match)
    if style is None or not _parts(words, match, style):
        return None
    return _label(words, match, style)


def _label(words: str, match: re.Match[str], style: LabelStyle) -> Label:
    start = match.start() + len(match[0]) - len(match[0].lstrip())
    printed = words[start : match.start("gap")]
    return Label(style, printed, start, match.end())


def _style(match: re.Match[str]) -> LabelStyle | None:
    if match["number"]:
        return LabelStyle.NUMBER
    if match["inner"]:
        inner = match["inner"]
        if inner.isdecimal():
            return LabelStyle.NUMBER_IN_BRACKETS if len(inner) < 3 else None
        if inner.isupper() and len(inner) == 1:
            return LabelStyle.CAPITAL_IN_BRACKETS
        return (
            LabelStyle.LETTER if inner.islower() and (len(inner) == 1 or _is_roman(inner)) else None
        )
    if match["roman"]:
        return LabelStyle.LETTER if _is_roman(match["roman"]) else None
    letter = match["letter"]
    if letter.isupper():
        return LabelStyle.CAPITAL
    return LabelStyle.LETTER if letter.islower() else None


def _is_roman(text: str) -> bool:
    return text.translate(_LOOK_ALIKES) in _ROMANS


def _parts(words: str, match: re.Match[str], style: LabelStyle) -> bool:
    """Tell whether something parts the label from the words, where it needs to be parted."""
    end = match.end()
    if (
        match["gap"]
        or end == len(words)
        or style
        in (
            LabelStyle.NUMBER_IN_BRACKETS,
            LabelStyle.CAPITAL_IN_BRACKETS,
        )
    ):
        return True
    following = words[end]
    if following == "(" or words[end - 1] in ").":
        # Old typewriters left no blank: "A.Принято", "1.Замена"; "e.g." and "S.O." are no labels.
        return following.isupper() or following == "(" or match["inner"] is not None
    return following.isdigit()
