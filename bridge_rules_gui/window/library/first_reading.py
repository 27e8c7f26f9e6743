"""What is read before the first page is shown, off the GUI thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.library.typed_place import edition_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition


def read_first(read_books: Callable[[], Corpus], asked: str, last: Edition) -> Corpus:
    """Return the books, of which that of the place asked for is read, or else the last one."""
    corpus = read_books()
    corpus.has(edition_of(asked, last), Citation(1))
    return corpus
