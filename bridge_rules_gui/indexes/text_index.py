"""The index as the search uses it: which words there are, and where they stand.

Whoosh makes it. The tables every query needs are then read without Whoosh, whose own files
are opened only for what asks for the order of words.
"""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.indexes.documents import (
        Document,
        Field,
        Tables,
    )
    from bridge_rules_gui.indexes.full_text import FullTextIndex
    from bridge_rules_gui.indexes.language import Language

Postings = tuple[tuple[int, int], ...]
"""Where a term stands: the numbers of the documents and how often in each."""


class TextIndex:
    """The words of documents, which are known by their number in the order given."""

    def __init__(
        self,
        documents: Sequence[Document],
        tables: Tables,
        files: Callable[[], dict[str, bytes]],
    ) -> None:
        self.documents = documents
        self._tables = tables
        self._files = files

    @cached_property
    def _full_text(self) -> FullTextIndex:
        from bridge_rules_gui.indexes.full_text import FullTextIndex  # noqa: PLC0415

        return FullTextIndex(self._files())

    def vocabulary(self, field: Field) -> frozenset[str]:
        """Return every term of a field."""
        return frozenset(self._tables.get(str(field), ()))

    def postings(self, field: Field, term: str) -> Postings:
        """Return where a term stands; nothing where it stands nowhere."""
        flat = array("I", self._tables.get(str(field), {}).get(term, b""))
        return tuple(zip(flat[::2], flat[1::2], strict=True))

    def with_phrase(self, phrase: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which folded words follow one another."""
        return self._full_text.with_phrase(phrase, language)
