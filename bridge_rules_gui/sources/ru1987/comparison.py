"""The contents of the 1987 book held against its body: numbers, titles and pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.sources.problems import CONTENTS_DIFFER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.book import ContentsEntry
    from bridge_rules_gui.corpus.citation import Citation


@dataclass(frozen=True, slots=True)
class Announced:
    """A place of the body as its contents should announce it; numbered where it has a citation."""

    citation: Citation | None
    title: str
    page: int
    line: int

    @property
    def place(self) -> str:
        """The canonical address, or nothing for a heading above the laws."""
        return str(Address(Edition.RU_1987, self.citation)) if self.citation else ""


def compare(
    file: str, contents: Sequence[ContentsEntry], body: Sequence[Announced]
) -> Iterator[SourceProblem]:
    """Yield each difference; entries without a number are held against each other in order."""
    numbered = {entry.citation: entry for entry in contents if entry.citation}
    named = iter([entry for entry in contents if not entry.citation])
    for place in body:
        entry = numbered.pop(place.citation, None) if place.citation else next(named, None)
        if entry is None:
            yield _problem(file, place, f'not in the contents: "{place.title}"')
        else:
            yield from _differences(file, entry, place)
    for left in (*numbered.values(), *named):
        message = f'only in the contents: "{left.title}"'
        yield SourceProblem(CONTENTS_DIFFER, file, left.line, "", message)


def _differences(file: str, entry: ContentsEntry, place: Announced) -> Iterator[SourceProblem]:
    if _squeezed(entry.title) != _squeezed(place.title):
        message = f'contents (line {entry.line}): "{entry.title}"; body: "{place.title}"'
        yield _problem(file, place, message)
    if entry.page != place.page:
        message = f"contents (line {entry.line}): page {entry.page}; body: page {place.page}"
        yield _problem(file, place, message)


def _problem(file: str, place: Announced, message: str) -> SourceProblem:
    return SourceProblem(CONTENTS_DIFFER, file, place.line, place.place, message)


def _squeezed(title: str) -> str:
    """Return a title without what the setting of contents changes: blanks and a last dot."""
    return "".join(title.split()).rstrip(".")
