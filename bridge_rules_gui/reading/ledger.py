"""The account of a document: every non-blank character belongs to exactly one class."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from bridge_rules_gui.reading.document import Document, SourceError, Span


class CharacterClass(Enum):
    """What a character of a given document is."""

    TEXT = "provision text"
    HEADING = "heading"
    LABEL = "label"
    DEFINITION = "definition"
    FOOTNOTE = "footnote"
    TABLE = "table"
    FRONT_MATTER = "front matter"
    CONTENTS = "contents"
    SUBJECT_INDEX = "subject index"
    COMMENT = "comment"
    QUOTED_LAW = "quoted law"
    EXAMPLE = "example"
    FURNITURE = "furniture"


_CLASSES = tuple(CharacterClass)
_CODES = {character_class: code for code, character_class in enumerate(_CLASSES, start=1)}


class DoubleClaimError(SourceError):
    """Raised when a reader claims a character twice."""

    def __init__(self, document: Document, span: Span) -> None:
        super().__init__(
            f"{document.file}:{span.line}: columns {span.start}-{span.end} are claimed twice: "
            f"{document[span]!r}"
        )


@dataclass(frozen=True, slots=True)
class Furniture:
    """Characters that carry layout and no meaning; ``kind`` says what they are."""

    kind: str
    span: Span
    text: str


class Ledger:
    """Who owns which character of one document, filled while the document is read."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.furniture: list[Furniture] = []
        self._codes = [bytearray(len(line)) for line in document.lines]

    def claim(self, span: Span, character_class: CharacterClass) -> None:
        """Give the characters of a span to a class; blanks may be claimed repeatedly."""
        codes = self._codes[span.line - 1]
        line = self.document.line(span.line)
        code = _CODES[character_class]
        for column in range(span.start, min(span.end, len(line))):
            if line[column].isspace():
                continue
            if codes[column]:
                raise DoubleClaimError(self.document, span)
            codes[column] = code

    def discard(self, span: Span, kind: str) -> None:
        """Claim layout furniture of a kind: page number, border, underline, markup, ..."""
        text = self.document[span].strip()
        if text:
            self.claim(span, CharacterClass.FURNITURE)
            self.furniture.append(Furniture(kind, span, text))

    def is_without_meaning(self, line: int) -> bool:
        """Tell whether a line holds nothing but blanks and furniture."""
        furniture = _CODES[CharacterClass.FURNITURE]
        codes = self._codes[line - 1]
        return all(
            code == furniture or character.isspace()
            for character, code in zip(self.document.line(line), codes, strict=True)
        )

    def unclaimed(self) -> Iterator[Span]:
        """Yield the runs of non-blank characters that nobody claimed."""
        for number, (line, codes) in enumerate(
            zip(self.document.lines, self._codes, strict=True), start=1
        ):
            columns = [c for c in range(len(line)) if not codes[c] and not line[c].isspace()]
            for _, run in groupby(enumerate(columns), key=lambda pair: pair[1] - pair[0]):
                places = [column for _, column in run]
                yield Span(number, places[0], places[-1] + 1)

    def counts(self) -> dict[str, int]:
        """Return the number of characters per class, classes without characters left out."""
        totals = [0] * (len(_CLASSES) + 1)
        for codes in self._codes:
            for code in codes:
                totals[code] += 1
        return {
            character_class.value: totals[code]
            for character_class, code in _CODES.items()
            if totals[code]
        }

    def characters(self) -> int:
        """Return the number of non-blank characters of the document."""
        return sum(len("".join(line.split())) for line in self.document.lines)
