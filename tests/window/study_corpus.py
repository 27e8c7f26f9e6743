"""A small termbase for the small books, and windows that search them and show their terms."""

from __future__ import annotations

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import (
    Concept,
    Context,
    EditionTerms,
    PartOfSpeech,
    Subject,
    Term,
    Termbase,
    TermKind,
    TermStatus,
)
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.instruments import Instruments

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017

BID = Concept(
    "insufficient-bid",
    ("insufficient bid",),
    Subject.AUCTION,
    {
        RU: EditionTerms((Term("недостаточная заявка"),)),
        SR: EditionTerms((Term("nedovoljan licit"),), Context(Citation(27), "Nedovoljan licit.")),
        BG: EditionTerms(
            (
                Term("недостатъчна декларация"),
                Term("НД", TermStatus.ADMITTED, TermKind.SHORT, note="not in this book"),
            ),
            note="a note of the editors",
        ),
    },
)
CALL = Concept(
    "call",
    ("call",),
    Subject.AUCTION,
    {BG: EditionTerms((Term("обява"),)), SR: EditionTerms(absent="only in other words")},
)
MAY = Concept(
    "may",
    ("may",),
    Subject.OBLIGATION,
    {BG: EditionTerms((Term("може", part_of_speech=PartOfSpeech.VERB),))},
)
TERMBASE = Termbase((BID, CALL, MAY))


def small_search(corpus: Corpus) -> Search:
    """Return a search over small books."""
    return Search.of(corpus, TERMBASE, corpus.read_concordance())


def small_terminology(corpus: Corpus) -> Terminology:
    """Return the terms of small books."""
    return Terminology(corpus, TERMBASE)


def small_comparison(corpus: Corpus) -> Comparisons:
    """Return small books without a concordance, ready to be compared."""
    return Comparisons(corpus, Concordance(()), ())


INSTRUMENTS = Instruments(small_search, small_terminology, small_comparison)
