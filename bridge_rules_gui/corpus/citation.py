"""Citations: the canonical, edition-independent names of places in the Laws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

FIRST_LAW: Final = 1
LAST_LAW: Final = 93
"""The laws of every edition since 1987."""

_CITATION = re.compile(
    r"(?P<law>[1-9]\d?)"
    r"(?:(?P<item>\.[1-9]\d?)|(?P<section>[A-Z])(?P<number>[1-9]\d?)?)?"
    r"(?P<rest>(?:\([a-z]+\)|\([1-9]\d?\))*)"
)
_LONGEST_QUOTE = 60
_BRACKETED = re.compile(r"\([a-z\d]+\)")


def quoted(text: str) -> str:
    """Return a text as a message quotes it: on one line, shortened when it is long."""
    return repr(text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…")


class CitationError(ValueError):
    """Raised when a text is not a well-formed citation; ``text`` is its beginning, on one line."""

    def __init__(self, text: str) -> None:
        self.text = quoted(text)[1:-1]
        super().__init__(
            f"{quoted(text)} is not a citation; write the law and its labels, "
            "like 27, 27B, 27B1(a), 12C1(e)(i) or 35.1"
        )


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in the Laws: the law number and the labels leading down from it.

    Labels keep their canonical form: ``B``, ``1``, ``(a)``, ``(i)``; the items of a
    law that numbers them without section letters are ``.1``, ``.2`` (2007, Law 35).
    The 1987 book prints a digit on the fourth level, ``9A2(b)(1)``.
    """

    law: int
    labels: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.law}{''.join(self.labels)}"

    def parent(self) -> Citation | None:
        """Return the provision this one stands under, or None for a whole law."""
        return Citation(self.law, self.labels[:-1]) if self.labels else None

    def ancestors(self) -> Iterator[Citation]:
        """Yield the provisions this one stands under, the nearest first, up to its law."""
        above = self.parent()
        while above is not None:
            yield above
            above = above.parent()

    def child(self, label: str) -> Citation:
        """Return the provision labelled so directly below this one."""
        return Citation(self.law, (*self.labels, label))

    def is_within(self, other: Citation) -> bool:
        """Tell whether this is the other provision or stands somewhere below it."""
        return self.law == other.law and self.labels[: len(other.labels)] == other.labels

    @classmethod
    def parse(cls, text: str) -> Citation:
        """Read a canonical citation; the inverse of ``str``. Raise `CitationError`."""
        match = _CITATION.fullmatch(text)
        if match is None:
            raise CitationError(text)
        heads = (match["item"], match["section"], match["number"])
        labels = [label for label in heads if label]
        labels += _BRACKETED.findall(match["rest"])
        return cls(int(match["law"]), tuple(labels))
