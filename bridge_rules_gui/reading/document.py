"""Given documents as numbered lines, and spans of their characters."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


class SourceError(ValueError):
    """Base of the errors of this room; its message says what, where and how to correct it."""


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of one line: 1-based line number, half-open columns."""

    line: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Document:
    """A given document, exactly as its file has it."""

    file: str
    lines: tuple[str, ...]
    sha256: str

    @classmethod
    def from_bytes(cls, file: str, data: bytes) -> Document:
        """Decode a file's bytes; raise `SourceError` when they are not UTF-8."""
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise SourceError(
                f"content/sources/{file} is not UTF-8 text (byte {error.start}); "
                "restore the file from the repository"
            ) from error
        return cls(file, tuple(text.split("\n")), hashlib.sha256(data).hexdigest())

    def line(self, number: int) -> str:
        """Return a line by its 1-based number."""
        return self.lines[number - 1]

    def __getitem__(self, span: Span) -> str:
        return self.lines[span.line - 1][span.start : span.end]

    def whole(self, number: int) -> Span:
        """Return the span of a whole line."""
        return Span(number, 0, len(self.line(number)))
