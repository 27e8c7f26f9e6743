"""Inflected forms that stand in the books meet, and different words stay apart."""

from __future__ import annotations

from collections import Counter

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.analysis import analyzed, words
from bridge_rules_gui.indexes.attestation import terms_of
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.terms.terminology import Terminology

# Every form below stands in the book of its language.
RUSSIAN = (
    "взятка взятки взятке взятку взятках взятками взяток",
    "заявка заявки заявке заявку заявкой заявок",
    "карта карты карте карту картой картами карт",
    "игрок игрока игроку игроком игроки игроков",
    "масть масти мастей",
    "болван болвана болвану болваном",
    "нарушение нарушения нарушению нарушением нарушений",
    "фальшренонс фальшренонса",
    "партнёр партнёра партнёру партнёрами",
)
BULGARIAN = (
    "взятка взятката взятки взятките",
    "обява обявата обяви обявите",
    "карта картата карти картите",
    "играч играча играчът играчи играчите",
    "ривок ривока ривокът ривоци",
    "противник противника противникът противници противниците",
    "раздаване раздаването раздавания раздаванията",
    "декларант декларанта декларантът",
    "ход хода ходове ходовете",
    "изиграна изиграната изиграни изиграл изигра",
    "недостатъчна недостатъчната",
    "партньор партньора партньорът партньорите",
)
SERBIAN = (
    "štih štiha štihu štihovi štihova štihove štihovima",
    "karta karte kartu kartom karata kartama",
    "igrač igrača igraču igračem igrači igračima",
    "licit licita licitom",
    "ispravka ispravke ispravku ispravki ispravkama",
    "kazna kazne kazni kaznena kaznene kaznenu",
    "odigra odigrati odigrao odigrala odigrana odigrane odigraju",
    "rezultat rezultata rezultatu rezultati",
    "bord borda bordu bordovi bordova bordovima",
    "nedovoljan nedovoljnim",
)
FORMS = [
    *((Language.RUSSIAN, row) for row in RUSSIAN),
    *((Language.BULGARIAN, row) for row in BULGARIAN),
    *((Language.SERBIAN, row) for row in SERBIAN),
]
APART = [
    (Language.RUSSIAN, "карта", "картина"),
    (Language.RUSSIAN, "ход", "раунд"),
    (Language.BULGARIAN, "право", "правило"),
    (Language.BULGARIAN, "карта", "карe"),
    (Language.BULGARIAN, "играч", "игра"),
    (Language.SERBIAN, "karta", "kazna"),
    (Language.SERBIAN, "licit", "list"),
    (Language.SERBIAN, "strana", "stola"),
]


@pytest.mark.parametrize(("language", "row"), FORMS)
def test_forms_of_a_word_share_their_stem(language: Language, row: str) -> None:
    assert len({analyzed(form, language)[1] for form in row.split()}) == 1


@pytest.mark.parametrize(("language", "one", "other"), APART)
def test_different_words_have_different_stems(language: Language, one: str, other: str) -> None:
    assert analyzed(one, language)[1] != analyzed(other, language)[1]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("word", ["", "а", "a", "27б1", "♠", "ст", "ъъъъъъ", "ovima"])
def test_short_and_strange_words_stay_words(language: Language, word: str) -> None:
    assert bool(analyzed(word, language)[1]) is bool(word)


@pytest.mark.parametrize("word", ["sto", "Sto", "сто"])
def test_the_table_is_told_from_what(word: str) -> None:
    assert analyzed(word, Language.SERBIAN)[1] == analyzed("stola", Language.SERBIAN)[1]


@pytest.mark.parametrize("word", ["što", "Što", "што"])
def test_what_is_no_table(word: str) -> None:
    assert analyzed(word, Language.SERBIAN) == ("sto", "sto")


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
