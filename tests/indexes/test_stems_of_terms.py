"""The forms of the terms, found in the books by other means, have the stems of their headwords."""

from __future__ import annotations

from collections import Counter

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.attestation import terms_of
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.terms.terminology import Terminology


@pytest.mark.parametrize("edition", Edition)
def test_attested_forms_find_their_headword(terminology: Terminology, edition: Edition) -> None:
    language = Language(edition.language)
    book = terminology.book(edition)
    counts = Counter[bool]()
    for key, term in terms_of(terminology.termbase, edition):
        headwords = [[w.stem for w in words(name, language)] for name in term.headwords]
        for form, count in book.forms(key).items():
            counts[[word.stem for word in words(form, language)] in headwords] += count
    assert counts[True] / counts.total() >= 0.965
