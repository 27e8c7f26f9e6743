"""A user's text opened: read, put on the shelf, and compared with an edition law by law."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import OwnText
from bridge_rules_gui.own_text.comparison import (
    EditionGuess,
    OwnRow,
    OwnTextComparison,
    compare_own_text,
)
from bridge_rules_gui.own_text.shelf import KeptText, OwnTextShelf

_READ, _KEPT = 0.3, 0.35


class OwnTextTools(Protocol):
    """How files of the user's are opened and read: what the composition root hands in."""

    @property
    def shelf(self) -> OwnTextShelf:
        """Where they are kept."""

    def open_file(self, path: Path) -> bytes:
        """Return the bytes of a file, or raise an error that says what is wrong with it."""

    def read(self, content: bytes, name: str, where: str, tick: Callable[[float], None]) -> OwnText:
        """Return a text as it was understood; what ``tick`` raises ends the work."""


@dataclass(frozen=True, slots=True)
class ComparedText:
    """A kept text compared with an edition: ``rows`` by the laws of the edition that have any.

    ``names`` are those of the laws.
    """

    kept: KeptText
    comparison: OwnTextComparison
    guess: EditionGuess
    rows: Mapping[int, tuple[OwnRow, ...]]
    names: Mapping[int, str]

    @property
    def own(self) -> OwnText:
        """The text."""
        return self.comparison.own

    def differing(self, law: int) -> int:
        """Return in how many rows of a law there is something to look at."""
        return sum(row.differs for row in self.rows.get(law, ()))


def take_file(tools: OwnTextTools, path: Path, tick: Callable[[float], None]) -> KeptText:
    """Read a file and put it on the shelf once it has been understood."""
    content = tools.open_file(path)
    tools.read(content, path.name, str(path), lambda share: tick(share * _READ))
    tick(_READ)  # the last moment to give it up
    kept = tools.shelf.keep(content, path.name)
    tick(_KEPT)
    return kept


def compared(
    tools: OwnTextTools,
    comparisons: Comparisons,
    kept: KeptText,
    edition: Edition | None,
    tick: Callable[[float], None],
) -> ComparedText:
    """Compare a kept text with an edition; with none named, that of its language or the newest."""
    own = tools.read(
        tools.shelf.content(kept), kept.file_name, kept.name, lambda _share: tick(_KEPT)
    )
    newest = max(comparisons.corpus.books, key=lambda book: book.year)
    comparison, guess = compare_own_text(comparisons, own, edition or newest, kept.of)
    if edition is None:
        same = [e for e in comparisons.corpus.books if e.language == comparison.language]
        comparison, guess = compare_own_text(comparisons, own, (*same, newest)[0], kept.of)
    laws = comparisons.corpus.books[comparison.edition].laws
    rows: dict[int, tuple[OwnRow, ...]] = {}
    for number, law in enumerate(laws, start=1):
        found = comparison.rows(law.citation.law)
        if any(row.own for row in found):
            rows[law.citation.law] = found
        tick(_KEPT + (1 - _KEPT) * number / len(laws))
    names = {law: comparisons.title(law, (comparison.edition,)) for law in rows}
    return ComparedText(kept, comparison, guess, rows, names)
