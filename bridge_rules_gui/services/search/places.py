"""The places of the books as a search knows them: by number, address, law and chapter."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.indexes.documents import DocumentKind
from bridge_rules_gui.services.search.query import CHAPTERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.indexes.documents import Document, Documents


class Places:
    """The documents of an index, found by what a reader calls them."""

    def __init__(self, documents: Documents) -> None:
        self.documents = documents

    @cached_property
    def at(self) -> Mapping[str, int]:
        """The number of the first document of every address."""
        rows = self.documents.rows
        return {rows[number][0]: number for number in reversed(range(len(rows)))}

    def law(self, number: int) -> int | None:
        """Return the number of the law as a whole to which a place belongs; None outside them."""
        address = self.documents[number].address
        if not isinstance(address.place, Citation):
            return None
        return self.at[f"{address.edition}/{address.place.law}"]

    def chapter(self, document: Document) -> str:
        """Return the number of the chapter of a place in the laws, or of a definition.

        bg2017 prints no chapters: a law of it is in the chapter of the law of the same number
        in another edition. The chapters divide the laws alike in all editions that have them,
        and the definitions are the first one in all.
        """
        if document.kind is DocumentKind.DEFINITION:
            return CHAPTERS[0]
        chapter = document.chapter or self._chapters.get(document.law or 0, "")
        return chapter.partition(" ")[0]

    @cached_property
    def _chapters(self) -> Mapping[int, str]:
        return {d.law: d.chapter for d in self.documents if d.law and d.chapter}
