"""What lists call the laws, for readers of every language."""

from __future__ import annotations

from itertools import combinations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic
from bridge_rules_gui.library.law_names import cited_title, law_name
from bridge_rules_gui.library.places import in_sentence_case
from tests.factories import BG, RU, SR

ENGLISH = InterfaceLanguage.ENGLISH
OWN = {
    InterfaceLanguage.RUSSIAN: RU,
    InterfaceLanguage.SERBIAN: SR,
    InterfaceLanguage.BULGARIAN: BG,
}


def _heading(corpus: Corpus, place: Address) -> str:
    assert isinstance(place.place, Citation)
    return in_sentence_case(corpus.provision(place.edition, place.place).heading.text)


@pytest.mark.parametrize("language", OWN)
def test_law_is_called_what_the_readers_own_book_prints_unless_it_is_given_a_name(
    corpus: Corpus, language: InterfaceLanguage
) -> None:
    """By the concordance: the heading of the law that corresponds, whatever its number."""
    own, named = OWN[language], corpus.law_names
    for edition in Edition:
        for law in corpus.books[edition].laws:
            name = law_name(corpus, edition, law.citation.law, language)
            there = corpus.correspondences.of(law.address, own)
            headings = [heading for place in there if (heading := _heading(corpus, place))]
            given = named.get((language.written, edition, law.citation.law))
            assert name == (given or headings[0]), law.address
            assert edition is not own or given is None, law.address


@pytest.mark.parametrize("language", OWN)
def test_laws_of_different_subjects_have_different_names_in_every_language(
    corpus: Corpus, language: InterfaceLanguage
) -> None:
    """Where the English names differ; and a reader's own name is there for no other reason."""
    compared = 0
    for law in range(1, 94):
        editions = [edition for edition in Edition if corpus.has(edition, Citation(law))]
        english = {e: corpus.law_names["en", e, law] for e in editions}
        names = {e: law_name(corpus, e, law, language) for e in editions}
        for one, other in combinations(editions, 2):
            differ = english[one] != english[other]
            compared += differ
            assert (names[one] != names[other]) == differ, (law, names)
    assert compared > 20


def test_every_law_has_an_english_name(corpus: Corpus) -> None:
    for edition in Edition:
        for law in corpus.books[edition].laws:
            name = law_name(corpus, edition, law.citation.law, ENGLISH)
            assert name == corpus.law_names["en", edition, law.citation.law]
            assert name.replace("’", "").isascii()
            assert len(name) < 60


def test_no_name_is_given_that_is_never_used(corpus: Corpus) -> None:
    laws = {(e, law.citation.law) for e, book in corpus.books.items() for law in book.laws}
    assert {(e, law) for _, e, law in corpus.law_names} == laws
    for language, edition, law in corpus.law_names:
        if language != "en":
            own = next(e for e in Edition if e.language == language)
            english = corpus.law_names["en", edition, law], corpus.law_names["en", own, law]
            assert english[0] != english[1], (language, edition, law)


def test_law_23_has_a_name_for_each_of_its_subjects(corpus: Corpus) -> None:
    assert [law_name(corpus, edition, 23, ENGLISH) for edition in (RU, SR, BG)] == [
        "Abnormal Passes Causing Damage",
        "Awareness of Potential Damage",
        "Comparable Call",
    ]
    # The subject of 2007 stands in 72C of 2017.
    assert law_name(corpus, SR, 23, InterfaceLanguage.BULGARIAN).startswith("Осъзнаване")
    assert (
        law_name(corpus, RU, 23, InterfaceLanguage.BULGARIAN) == "Необичайни пасове, нанасящи щета"
    )
    assert law_name(corpus, BG, 23, InterfaceLanguage.RUSSIAN) == "Сопоставимая заявка"


def test_serbian_is_converted_for_readers_of_cyrillic(corpus: Corpus) -> None:
    latin = law_name(corpus, BG, 27, InterfaceLanguage.SERBIAN)
    assert latin == "Nedovoljan licit"
    cyrillic = law_name(corpus, BG, 27, InterfaceLanguage.SERBIAN_CYRILLIC)
    assert cyrillic == in_cyrillic(latin) == "Недовољан лицит"


@pytest.mark.parametrize(
    ("place", "title"),
    [("bg2017/27B1", "27B1 · Insufficient Bid"), ("ru1987/index", "ПРЕДМЕТНЫЙ УКАЗАТЕЛЬ")],
)
def test_place_in_a_list(corpus: Corpus, place: str, title: str) -> None:
    assert cited_title(corpus, Address.parse(place), ENGLISH) == title


def test_law_nobody_has_named_is_called_as_printed(small_corpus: Corpus) -> None:
    assert law_name(small_corpus, SR, 77, ENGLISH) == "Obračunska tablica"
    assert law_name(small_corpus, BG, 30, ENGLISH) == ""
