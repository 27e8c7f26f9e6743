"""Labels of the 1987 book: A., 1., (A)., (1). on four levels below a law."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridge_rules_gui.corpus.citation import Citation

_LABEL = re.compile(
    r"(?P<section>[A-Z])\.|(?P<number>[1-9]\d?)\.|\((?P<letter>[A-Z])\)\.|\((?P<item>[1-9])\)\."
)
_LAW = re.compile(r"Правило (?P<number>\d{1,2})\.\s*")
_DIVISION = re.compile(
    r"(?P<kind>Глава|Часть|Раздел)\s+(?P<number>[IVX]+)\s+-\s+(?P<title>.+?)(?:\s*\(\*\))?"
)


@dataclass(frozen=True, slots=True)
class Label:
    """A printed label: its level (0 a law), its canonical form, and where the words begin."""

    level: int
    printed: str
    canonical: str
    end: int

    def citation_after(self, previous: Citation) -> Citation | None:
        """Return the place so labelled that may follow a place, or None where none may.

        A label opens a level, or is the successor of the last label on its level: so
        "S.O." at the start of a line is not taken for a section.
        """
        kept = previous.labels[: self.level]
        if len(kept) < self.level - 1:
            return None
        before = kept[self.level - 1] if len(kept) == self.level else None
        if self.canonical != _successor(before, self.canonical):
            return None
        return Citation(previous.law, (*kept[: self.level - 1], self.canonical))


def _successor(before: str | None, like: str) -> str:
    """Return the label after another one, or the first one on the level of ``like``."""
    inner = like.strip("()")
    if before is None:
        value = "1" if inner.isdigit() else "A" if inner.isupper() else "a"
    else:
        last = before.strip("()")
        value = str(int(last) + 1) if last.isdigit() else chr(ord(last) + 1)
    return f"({value})" if like.startswith("(") else value


def section_label(words: str) -> Label | None:
    """Read the label of a section at the start of words."""
    match = _LABEL.match(words)
    if match is None:
        return None
    printed = match[0].removesuffix(".")
    for level, group in enumerate(("section", "number", "letter", "item"), start=1):
        if match[group]:
            # The third level is printed (A) and addressed (a).
            return Label(level, printed, printed.lower() if level > 2 else printed, match.end())
    return None


def law_label(words: str) -> Label | None:
    """Read "Правило 27." at the start of words; ``canonical`` is the number."""
    match = _LAW.match(words)
    if match is None:
        return None
    return Label(0, f"Правило {match['number']}", match["number"], match.end())


def division(words: str) -> re.Match[str] | None:
    """Read "Раздел II  -  Торговля закончилась": groups kind, number and title, without a mark."""
    return _DIVISION.fullmatch(words)
