"""Names of concepts: longest first, and words that keep company across languages."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.index_builder import namings
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import Lexicon, Mention, Naming, lexicon_tables

RU, SR, EN = Language.RUSSIAN, Language.SERBIAN, Language.ENGLISH


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    names = [
        Naming("card", RU, "карта"),
        Naming("card", SR, "karta"),
        Naming("card", EN, "card"),
        Naming("penalty-card", RU, "штрафная карта"),
        Naming("penalty-card", SR, "kaznena karta"),
        Naming("penalty-card", EN, "penalty card"),
        Naming("penalty-points", RU, "штрафное очко"),
        Naming("penalty-points", SR, "kazneni poen", 0.8),
        Naming("bluff", RU, "блеф"),
    ]
    return Lexicon(lexicon_tables(names))


def _stems(text: str, language: Language) -> tuple[str, ...]:
    return tuple(word.stem for word in words(text, language))


def test_longest_name_is_what_is_mentioned(lexicon: Lexicon) -> None:
    stems = _stems("две штрафные карты и карта", RU)
    assert lexicon.mentions(stems, RU, SR) == (
        Mention(1, 3, ("penalty-card",)),
        Mention(4, 5, ("card",)),
    )


def test_concept_without_a_name_in_the_other_language_is_no_mention(lexicon: Lexicon) -> None:
    assert lexicon.mentions(_stems("блеф", RU), RU, RU)
    assert not lexicon.mentions(_stems("блеф", RU), RU, SR)


def test_names_have_their_weight(lexicon: Lexicon) -> None:
    assert list(lexicon.names("penalty-points", SR).values()) == [0.8]


def test_word_finds_the_one_that_keeps_its_company(lexicon: Lexicon) -> None:
    associated = dict(lexicon.associated(_stems("штрафной", RU)[0], RU, SR))
    assert max(associated, key=associated.__getitem__) == _stems("kaznena", SR)[0]


def test_english_plural_names_the_concept(lexicon: Lexicon) -> None:
    assert lexicon.mentions(_stems("penalty cards", EN), EN, RU)


def test_headwords_of_definitions_give_their_names(corpus: Corpus) -> None:
    names = {(n.concept, n.text) for n in namings(corpus, Termbase(()))}
    assert {("overtrick", "Лишняя взятка"), ("overtrick", "овер")} <= names
    assert {("psychic-call", "psyche"), ("international-matchpoint", "IMP")} <= names
    # "(контракта)" says of what a level is one, it is no other name for it
    assert not any("контракта" in text for concept, text in names if concept == "odd-trick")
