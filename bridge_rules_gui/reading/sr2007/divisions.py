"""Chapters, parts and sections: their headings in the contents and in the body."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bridge_rules_gui.corpus.provision import Division, DivisionKind

_HEADING = re.compile(r"(?P<kind>POGLAVLJE|DEO|ODELJAK) (?P<number>[IVX]+)(?: - |\s+|$)")
_KINDS = {
    "POGLAVLJE": DivisionKind.CHAPTER,
    "DEO": DivisionKind.PART,
    "ODELJAK": DivisionKind.SECTION,
}
_RANKS = tuple(DivisionKind)


@dataclass(slots=True)
class DivisionHeading:
    """A heading above laws where it is printed: the law it stands above is met later."""

    kind: DivisionKind
    number: str
    line: int
    title: str = ""
    law: int = 0

    @property
    def key(self) -> tuple[DivisionKind, str, int]:
        """What makes this heading the same in the contents and in the body."""
        return self.kind, self.number, self.law

    @property
    def name(self) -> str:
        """The heading as one line."""
        words = {kind: word for word, kind in _KINDS.items()}
        return f"{words[self.kind]} {self.number} {self.title}".rstrip()

    def as_division(self) -> Division:
        """Return the heading as the corpus keeps it."""
        return Division(self.kind, self.number, self.title)


def division_heading(words: str, line: int) -> tuple[DivisionHeading, int] | None:
    """Read the heading of a division and where its title begins, if the words are one."""
    match = _HEADING.match(words)
    if match is None:
        return None
    return DivisionHeading(_KINDS[match["kind"]], match["number"], line), match.end()


def divisions_by_law(headings: Iterable[DivisionHeading]) -> dict[int, tuple[Division, ...]]:
    """Return, by the law a heading stands above, all divisions in force from that law on."""
    in_force: list[DivisionHeading] = []
    by_law: dict[int, tuple[Division, ...]] = {}
    for heading in headings:
        rank = _RANKS.index(heading.kind)
        in_force = [above for above in in_force if _RANKS.index(above.kind) < rank]
        in_force.append(heading)
        by_law[heading.law] = tuple(h.as_division() for h in in_force)
    return by_law
