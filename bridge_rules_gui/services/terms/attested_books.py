"""The places of all terms in the books and in the commentary, each found when first asked for."""

from __future__ import annotations

from threading import RLock
from typing import TYPE_CHECKING

from bridge_rules_gui.indexes.attestation import Attestation, terms_of, terms_of_commentary
from bridge_rules_gui.indexes.running_text import stretches_of_book, stretches_of_commentary

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.termbase import Termbase


class AttestedBooks:
    """May be asked from several threads; what is found is kept."""

    def __init__(self, corpus: Corpus, termbase: Termbase) -> None:
        self._corpus = corpus
        self._termbase = termbase
        self._books: dict[Edition, Attestation] = {}
        self._commentary: Attestation | None = None
        self._lock = RLock()

    def book(self, edition: Edition) -> Attestation:
        """Return the places of all terms in the book of an edition."""
        with self._lock:
            if edition not in self._books:
                stretches = stretches_of_book(self._corpus.books[edition])
                terms = terms_of(self._termbase, edition)
                self._books[edition] = Attestation(stretches, terms, edition)
            return self._books[edition]

    def commentary(self) -> Attestation | None:
        """Return the places in the commentary's own words; law text it quotes is left out."""
        commentary = self._corpus.commentary
        if commentary is None:
            return None
        with self._lock:
            if self._commentary is None:
                own = (s for s in stretches_of_commentary(commentary) if not s.is_quoted)
                terms = terms_of_commentary(self._termbase, commentary.edition)
                self._commentary = Attestation(own, terms, commentary.edition)
            return self._commentary
