"""The definitions of the 1987 book: the term on the left, what it means on the right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.document import SourceError, Span
from bridge_rules_gui.reading.drafts import DefinitionDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.ru1987.pages import Line
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer

_GAP = re.compile(r" {2,}")
"""What parts the left column from the right one."""
_FULL_WIDTH = range(9, 14)
"""The columns at which lines begin that run on below both columns of a definition."""
_ENGLISH = re.compile(r"(?P<term>.*?)\s*\((?P<english>[A-Za-z][A-Za-z ]*)\)")
_SENSE = re.compile(r"(?P<number>[1-9])\)\s+")

_CONCEPTS = {
    "honor": "honour",
    "International Match Point": "international-matchpoint",
    "Match Point": "matchpoint",
    "odd tricks": "odd-trick",
    "part score": "partscore",
}
"""Concept ids of terms the book spells in another way than the corpus does."""
_MISSPELT = {"phychic call": "psychic-call"}
"""Concept ids of terms that are misprinted."""


class UnnamedTermError(SourceError):
    """Raised when a definition's term is not followed by the English term in brackets."""

    def __init__(self, file: str, line: int, term: str) -> None:
        super().__init__(
            f"{file}:{line}: expected a term with the English term in brackets, found {term!r}; "
            "restore the file as given"
        )


def concept_of(english: str) -> str:
    """Return the concept id of an English term as the book prints it."""
    return _CONCEPTS.get(english) or _MISSPELT.get(english) or english.lower().replace(" ", "-")


def misspelt_terms(file: str, definitions: Sequence[DefinitionDraft]) -> Iterator[SourceProblem]:
    """Yield a problem for each English term that is no English."""
    for draft in definitions:
        if draft.english in _MISSPELT:
            yield SourceProblem(
                "misspelt-term",
                file,
                draft.label_spans[0].line,
                str(Address(Edition.RU_1987, NamedPlace.definition(draft.concept))),
                f"the English term is printed {draft.english!r}",
            )


@dataclass(slots=True)
class _Entry:
    """A definition being gathered: words of the left column, and of each meaning."""

    left: list[Piece] = field(default_factory=list)
    meanings: list[list[Piece]] = field(default_factory=lambda: [[]])
    numbers: list[Span] = field(default_factory=list)

    def named(self, ledger: Ledger) -> bool:
        """Tell whether the English term, the end of the left column, has been met."""
        words = " ".join(ledger.document[piece.span] for piece in self.left)
        return _ENGLISH.fullmatch(words) is not None


def read_definitions(pourer: Pourer, lines: Sequence[Line]) -> list[DefinitionDraft]:
    """Read the definitions from the lines of their chapter."""
    entries: list[_Entry] = []
    for line in lines:
        starts_left = line.span.start < _FULL_WIDTH.start
        if starts_left and (not entries or entries[-1].named(pourer.ledger)):
            entries.append(_Entry())
        _take(pourer.ledger, entries[-1], line)
    return [_draft(pourer, entry) for entry in entries]


def _take(ledger: Ledger, entry: _Entry, line: Line) -> None:
    """Give the words of a line to the columns of an entry."""
    start = line.span.start
    if start in _FULL_WIDTH:
        _take_meaning(entry, line, 0, opens=_opens(ledger, entry))
    elif start >= _FULL_WIDTH.stop:
        _take_meaning(entry, line, 0, opens=False)
    else:
        left, *right = _GAP.split(line.words, maxsplit=1)
        entry.left.append(Piece(line.part(0, len(left)), line.page))
        if right:
            _take_meaning(entry, line, len(line.words) - len(right[0]), opens=False)


def _opens(ledger: Ledger, entry: _Entry) -> bool:
    """Tell whether a full-width line opens a paragraph: the first, and one after a semicolon."""
    last = entry.meanings[-1][-1].span if entry.meanings[-1] else None
    if last is None:
        return True
    return last.start not in _FULL_WIDTH or ledger.document[last].endswith(";")


def _take_meaning(entry: _Entry, line: Line, offset: int, *, opens: bool) -> None:
    sense = _SENSE.match(line.words, offset)
    if sense is None:
        entry.meanings[-1].append(Piece(line.part(offset), line.page, opens))
        return
    entry.numbers.append(line.part(sense.start(), sense.end()))
    entry.meanings.append([Piece(line.part(sense.end()), line.page)])


def _draft(pourer: Pourer, entry: _Entry) -> DefinitionDraft:
    left = PassageDraft(pourer.ledger, CharacterClass.DEFINITION)
    pourer.pour(left, entry.left)
    for number in entry.numbers:
        pourer.ledger.claim(number, CharacterClass.DEFINITION)
    match = _ENGLISH.fullmatch(left.text)
    if match is None:
        raise UnnamedTermError(pourer.ledger.document.file, left.spans[0].line, left.text)
    first, *senses = (_passage(pourer, pieces) for pieces in entry.meanings)
    return DefinitionDraft(
        concept=concept_of(match["english"]),
        term=match["term"],
        english=match["english"],
        body=first,
        senses=senses,
        closing=PassageDraft(pourer.ledger, CharacterClass.DEFINITION),
        label_spans=left.spans,
    )


def _passage(pourer: Pourer, pieces: Sequence[Piece]) -> PassageDraft:
    passage = PassageDraft(pourer.ledger, CharacterClass.DEFINITION)
    pourer.pour(passage, pieces)
    return passage
