"""What a search rests on, worked out from the books, the termbase and the concordance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.indexes.prepared import Prepared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.indexes.prepared import Counterparts


def ground_of(corpus: Corpus, termbase: Termbase, concordance: Concordance) -> Prepared:
    """Work out what the search rests on."""
    # What reads the books is not needed where everything is kept.
    from bridge_rules_gui.corpus.correspondences import Correspondences  # noqa: PLC0415
    from bridge_rules_gui.indexes.documents_of_books import documents_of_corpus  # noqa: PLC0415
    from bridge_rules_gui.indexes.namings import namings  # noqa: PLC0415

    correspondences = Correspondences(corpus, concordance)

    def counterparts(documents: Sequence[Document]) -> Counterparts:
        at: dict[Address, int] = {}
        for number, document in enumerate(documents):
            at.setdefault(document.address, number)

        def of(document: Document, edition: Edition) -> tuple[int, ...]:
            places = correspondences.of(document.address, edition)
            return tuple(at[place] for place in places if place in at)

        return {
            edition.value: [
                of(document, edition) if document.address.edition is not edition else ()
                for document in documents
            ]
            for edition in corpus.books
        }

    return Prepared.of(documents_of_corpus(corpus), namings(corpus, termbase), counterparts)
