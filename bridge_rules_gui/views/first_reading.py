"""What is read before the first page is shown, off the GUI thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.typed_place import edition_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus


def read_first(read_books: Callable[[], Corpus], asked: str, last: Address | None) -> Corpus:
    """Return the books, of which that of the place asked for, and of the last one, is read."""
    corpus = read_books()
    before = last.edition if last else Edition.BG_2017
    for edition in {edition_of(asked, before), before}:
        corpus.has(edition, Citation(1))
    return corpus
