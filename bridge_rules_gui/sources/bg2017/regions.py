"""The regions of the document: which lines are title page, preface, contents, and so on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.document import SourceError

if TYPE_CHECKING:
    from bridge_rules_gui.sources.document import Document

# The line each region after the title page begins with.
_OPENINGS = (
    r"\*\*ПРЕДГОВОР КЪМ",
    r"## Съдържание$",
    r"## ВЪВЕДЕНИЕ ",
    r"## ДЕФИНИЦИИ$",
    r"## \*\*ПРАВИЛО 1 ",
)


class MissingRegionError(SourceError):
    """Raised when the heading a region begins with is not in the document."""

    def __init__(self, document: Document, opening: str) -> None:
        super().__init__(
            f"{document.file}: no line begins like {opening!r}; restore the file as given"
        )


@dataclass(frozen=True, slots=True)
class Regions:
    """The line numbers of each region, its heading included."""

    title_page: range
    preface: range
    contents: range
    introduction: range
    definitions: range
    laws: range

    @classmethod
    def of(cls, document: Document) -> Regions:
        """Find the regions; raise `MissingRegionError` where a heading is not printed."""
        borders = [1]
        for opening in _OPENINGS:
            borders.append(_line_like(document, opening, borders[-1]))
        borders.append(len(document.lines) + 1)
        return cls(*(range(*pair) for pair in pairwise(borders)))


def _line_like(document: Document, opening: str, first: int) -> int:
    for number in range(first, len(document.lines) + 1):
        if re.match(opening, document.line(number)):
            return number
    raise MissingRegionError(document, opening)
