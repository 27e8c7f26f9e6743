"""What is read before the first page is shown, off the GUI thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.typed_place import edition_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus


def read_first(read_books: Callable[[], Corpus], asked: str, last: Address | None) -> Corpus:
    """Return the books, of which that of the place asked for, and of the last one, is read."""
    corpus = read_books()
    known = [] if last is None else [last.edition]
    default = [*corpus.books, *known][-1]
    for edition in {*known, edition_of(asked, default)}:
        corpus.has(edition, Citation(1))
    return corpus
