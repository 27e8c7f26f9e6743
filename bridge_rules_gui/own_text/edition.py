"""Of which edition a text of the user's own is: guessed from its numbering."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import OwnText

_DEEPEST = 2  # labels counted: section and number; below them books differ by print alone
_MARGIN = 0.01


@dataclass(frozen=True, slots=True)
class EditionGuess:
    """The edition whose numbering agrees best, and how far each agrees, from 0 to 1.

    ``is_sure`` tells that no other comes near.
    """

    edition: Edition
    agreement: Mapping[Edition, float]
    is_sure: bool


def guess_edition(corpus: Corpus, own: OwnText) -> EditionGuess:
    """Return the edition that has the most places of a text, and has least beside them."""
    laws = {law.citation.law for law in own.laws}
    mine = {c for c in own.by_citation if len(c.labels) <= _DEEPEST}
    agreement: dict[Edition, float] = {}
    for edition, book in corpus.books.items():
        theirs = {
            p.citation
            for p in book.provisions
            if p.citation.law in laws and len(p.citation.labels) <= _DEEPEST
        }
        agreement[edition] = len(mine & theirs) / len(mine | theirs) if mine | theirs else 0.0
    # Where the numbering does not tell them apart, the newest.
    best = max(agreement, key=lambda edition: (agreement[edition], edition.year))
    others = [share for edition, share in agreement.items() if edition is not best]
    is_sure = agreement[best] > max(others, default=0.0) + _MARGIN
    return EditionGuess(best, agreement, is_sure)
