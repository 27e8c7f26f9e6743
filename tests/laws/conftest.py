"""What the tests of the rulings share: the words of a provision of the real books."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition


@pytest.fixture(scope="session")
def words_of(corpus: Corpus) -> Callable[[Edition, str], str]:
    """Return what a provision says: its heading, its words, and the notes on it."""

    def words(edition: Edition, cite: str) -> str:
        citation = Citation.parse(cite)
        provision = corpus.provision(edition, citation)
        notes = [n.body.text for n in corpus.books[edition].footnotes if citation in n.on]
        tables = [table.words for table in provision.tables]
        return "\n".join([*(passage.text for _, passage in provision.passages), *notes, *tables])

    return words
