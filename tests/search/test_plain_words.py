"""Players' own words find the law; the words of the Laws find what they found before."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_descriptions, read_situations
from bridge_rules_gui.corpus.address import Address, parse_place
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.described import Description, Example
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.indexes.described import Described, described_tables
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.reading.descriptions import read_sayings
from bridge_rules_gui.reading.questions import read_questions
from bridge_rules_gui.search.query import parse
from bridge_rules_gui.search.search import Search


@pytest.mark.parametrize(
    ("said", "law"),
    [
        ("she dropped a card on the table while we were still bidding", 24),
        ("обявих една купа, а преди мен бяха казали една пика", 27),
        ("у меня четырнадцать карт, а у него двенадцать", 13),
        ("rekao je pas a nije bio njegov red", 30),
    ],
)
def test_what_a_player_says_finds_the_law_in_every_edition(
    search: Search, said: str, law: int
) -> None:
    answer = search.answer(parse(said))
    for edition in Edition:
        laws = [hit.law for hit in answer.of(edition) if hit.law is not None]
        assert law in laws[:3], (edition, laws[:5])


def test_an_answer_brought_by_a_case_alone_says_so(search: Search) -> None:
    answer = search.answer(parse("she put her card down and then picked it up again"))
    assert Why.DESCRIBED in {hit.why for hit in answer.hits}


def test_left_out_places_stay_left_out(search: Search) -> None:
    answer = search.answer(parse("he passed before it was my turn to say anything chapter:VI"))
    laws = {hit.law for hit in answer.hits}
    assert laws
    assert 30 not in laws


@pytest.mark.parametrize("term", ["insufficient bid", "ренонс", "kontra", "обява извън ред"])
def test_terms_of_the_laws_are_answered_as_without_cases(search: Search, term: str) -> None:
    answers = search.answer(parse(term))
    assert answers.hits
    assert Why.DESCRIBED not in {hit.why for hit in answers.hits[:3]}


def test_every_description_leads_to_a_place_of_its_edition(corpus: Corpus) -> None:
    found = open_descriptions()
    assert {each.language for each in found} == {language.value for language in Language}
    for each in found:
        assert each.text.strip()
        assert each.places, each.text
        assert all(corpus.has_place(place) for place in each.places), each


@pytest.mark.parametrize("language", [language.value for language in Language])
def test_every_law_has_sayings_of_its_own(language: str) -> None:
    said = [each for each in read_sayings(resources.content()) if each.language == language]
    laws = {each.places[0].place.law for each in said}  # type: ignore[union-attr]
    assert laws == set(range(1, 94))
    assert len({each.text for each in said}) == len(said)


def test_best_text_names_the_place_and_more_texts_count_more() -> None:
    one, other = (Address(Edition.BG_2017, parse_place(cite)) for cite in ("27B1", "45"))
    said = [("too low a bid", one), ("his bid was too low", one), ("a low card", other)]
    texts = [Description("en", text, (place,)) for text, place in said]
    laws = Described(described_tables(texts)).laws(["low", "bid"], Language.ENGLISH)
    assert laws["bg2017/27"] == (1.0, "bg2017/27B1")
    assert 0 < laws["bg2017/45"][0] < 0.5
    assert Described({}).laws(["low"], Language.ENGLISH) == {}


def test_examples_of_a_law_begin_with_those_most_like_the_query() -> None:
    place = Address(Edition.BG_2017, parse_place("27B1"))
    other = Address(Edition.BG_2017, parse_place("45"))
    said = [
        Description("en", "a club opened", (place,), Example("scenario:one", "One")),
        Description("en", "a bid too low", (place,), Example("scenario:two", "Two")),
        Description("en", "Two", (place,), Example("scenario:two", "Two")),
        Description("en", "too low, he said", (place,)),
        Description("en", "a low card", (other,), Example("quiz:question/three", "Three")),
    ]
    described = Described(described_tables(said))
    examples = described.examples(["low", "bid"], Language.ENGLISH)
    assert [e.title for e in examples("bg2017/27A")] == ["Two", "One"]
    assert [e.title for e in examples("bg2017/45")] == ["Three"]
    assert list(examples("bg2017/99")) == []
    assert list(described.examples(["low"], Language.RUSSIAN)("bg2017/27")) == []


@pytest.mark.parametrize(
    ("said", "law"),
    [
        ("she dropped a card on the table while we were still bidding", 24),
        ("обявих една купа, а преди мен бяха казали една пика", 27),
        ("у меня четырнадцать карт, а у него двенадцать", 13),
        ("nije odgovorio na boju a imao je pik", 61),
    ],
)
def test_situations_are_found_by_what_happened(search: Search, said: str, law: int) -> None:
    found = search.situations_like(said, 3)
    assert len(found) == 3
    assert any(address.startswith(f"scenario:law{law}-") for address in found)


def test_fewer_words_than_tell_a_case_are_like_no_situation(search: Search) -> None:
    assert search.situations_like("revoke", 3) == ()
    assert search.situations_like("xyzzy qwfp zxcvb", 3) == ()


def test_every_example_can_be_opened() -> None:
    content = resources.content()
    situations = {f"scenario:{each.identifier}" for each in read_situations(str).situations}
    questions = {f"quiz:question/{each.identifier}" for each in read_questions(content)}
    examples = {each.example for each in open_descriptions() if each.example is not None}
    assert {each.address for each in examples} == situations | questions
    assert all(each.title for each in examples)
