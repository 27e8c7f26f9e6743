"""Lists of HTML: the labels a browser would count for their items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

_ROMANS: Final = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")


@dataclass(slots=True)
class CountedList:
    """An open list: how it labels its items, and the number of the next.

    The style is that of ``type``: ``1``, ``a``, ``A``, ``i`` or ``I``; empty for bullets.
    """

    style: str
    number: int

    @classmethod
    def opened_by(cls, element: Any) -> CountedList:
        """Return the list an ``ol`` or ``ul`` opens."""
        return cls(_style(element), _number(element.get("start"), 1))

    def label(self, item: Any) -> str:
        """Return the label of an item, as a browser would show it; empty where it shows none."""
        number = _number(item.get("value"), self.number)
        self.number = number + 1
        if not self.style or not 0 < number <= 99:
            return ""
        if self.style in "aA":
            letter = chr(ord(self.style) + number - 1) if number <= 26 else ""
            return f"{letter}." if letter else ""
        if self.style in "iI":
            numeral = _ROMANS[number] if number < len(_ROMANS) else ""
            return f"({numeral})" if numeral else ""
        return f"{number}."


def _style(element: Any) -> str:
    if element.tag == "ul":
        return ""
    style = str(element.get("type") or "1")
    css = str(element.get("style") or "").lower()
    for name, label in (("alpha", "a"), ("latin", "a"), ("roman", "i")):
        if f"lower-{name}" in css:
            style = label
        elif f"upper-{name}" in css:
            style = label.upper()
    return style if style in ("1", "a", "A", "i", "I") else "1"


def _number(text: str | None, usual: int) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 4 else usual
