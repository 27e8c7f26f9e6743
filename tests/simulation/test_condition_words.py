"""The words in which a provision says for which case it is."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.condition_words import condition_words

RU, SR, BG = Edition


@pytest.mark.parametrize(
    ("edition", "cite", "words"),
    [
        # the clause ends where the main one goes on
        (BG, "13D", "Когато след края на играта е определено, че ръката на играч"),
        (RU, "31A1", "Если оппонент спасовал"),
        (SR, "14B3", "Ako karta ne može da se nađe"),
        # a phrase between two commas belongs to the clause
        (SR, "13C", "Kada je, posle završetka igre, utvrđeno"),
        # an item of a list of conditions is one as a whole
        (BG, "64B8", "Ривокът е бил коригиран съгласно П62С3."),
    ],
)
def test_the_condition_is_found_in_the_books_own_words(
    edition: Edition, cite: str, words: str, corpus: Corpus
) -> None:
    found = condition_words(corpus, edition, Citation.parse(cite))
    assert found is not None
    assert found.words.startswith(words)


@pytest.mark.parametrize(
    ("edition", "cite"),
    [
        # no condition at all
        (BG, "62B"),
        # "if necessary" within a sentence qualifies a detail only
        (SR, "45B"),
    ],
)
def test_a_provision_without_a_condition_of_its_own_has_none(
    edition: Edition, cite: str, corpus: Corpus
) -> None:
    assert condition_words(corpus, edition, Citation.parse(cite)) is None
