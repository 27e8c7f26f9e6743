"""Answers about the same in several editions are one result, in the words of the edition read."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.search.query import SearchKind, parse
from bridge_rules_gui.search.results import SearchResult
from bridge_rules_gui.search.search import Search

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


def results(search: Search, text: str, read: Edition = BG) -> tuple[SearchResult, ...]:
    query = parse(text)
    return search.results(query, search.answer(query, 90), read, 30)


def shown(found: tuple[SearchResult, ...]) -> list[str]:
    return [str(result.hit.address) for result in found]


def elsewhere(result: SearchResult) -> dict[int, list[str]]:
    return {e.year: [str(a.place) for a in there] for e, there in result.elsewhere.items()}


@pytest.mark.parametrize("read", Edition)
def test_law_of_three_editions_is_one_result_in_the_edition_read(
    search: Search, read: Edition
) -> None:
    first = results(search, "insufficient bid", read)[0]
    assert str(first.hit.address) == f"{read.value}/27"
    assert elsewhere(first) == {e.year: ["27"] for e in Edition if e is not read}


@pytest.mark.parametrize("text", ["insufficient bid", "карта упала на стол", "ривок", "predaja"])
def test_every_result_is_shown_once_and_in_the_edition_read_if_that_has_it(
    search: Search, corpus: Corpus, text: str
) -> None:
    found = results(search, text)
    assert len(found) > 5
    assert len({(r.hit.address.edition, r.hit.law or r.hit.address) for r in found}) == len(found)
    for result in found:
        if result.hit.address.edition is not BG:
            assert result.elsewhere[BG] == ()
        for edition, there in result.elsewhere.items():
            assert there == corpus.correspondences.of(result.hit.address, edition)


def test_provision_the_other_editions_lack_says_so(search: Search) -> None:
    first = results(search, "2017 13C")[0]
    assert str(first.hit.address) == "bg2017/13C"
    assert elsewhere(first) == {1987: [], 2007: ["13F"]}


def test_cited_number_leads_to_the_edition_read_before_what_bears_it_elsewhere(
    search: Search,
) -> None:
    found = results(search, "23")
    assert shown(found)[:2] == ["bg2017/23", "bg2017/72C"]
    assert elsewhere(found[1])[2007] == ["23"]


def test_cited_places_of_one_law_are_results_each(search: Search) -> None:
    assert shown(results(search, "27A, 27B"))[:2] == ["bg2017/27A", "bg2017/27B"]
    assert shown(results(search, "61-64")) == [f"bg2017/{law}" for law in (61, 62, 63, 64)]


@pytest.mark.parametrize(
    "text", ["insufficient bid", "карта упала на стол", "renons", "claimed the rest"]
)
def test_edition_read_keeps_the_order_of_its_own_answers(search: Search, text: str) -> None:
    query = parse(text)
    answer = search.answer(query, 90)
    found = search.results(query, answer, BG)
    own = [result.hit for result in found if result.hit in answer.of(BG)]
    assert own == list(answer.of(BG))


def test_definition_the_edition_read_lacks_is_shown_once_from_another(search: Search) -> None:
    found = results(search, "ривок")
    defined = [result for result in found if result.hit.kind is SearchKind.DEFINITION]
    (revoke,) = (r for r in defined if str(r.hit.address.place) == "def:revoke")
    assert revoke.elsewhere[BG] == ()
    assert len([there for there in revoke.elsewhere.values() if there]) == 1


def test_edition_left_out_gives_no_words(search: Search) -> None:
    found = results(search, "renons edition:1987", BG)
    assert {result.hit.address.edition for result in found} == {RU}


def test_filtered_results_are_among_the_answers(search: Search) -> None:
    query = parse("карта kind:footnote")
    answer = search.answer(query, 90)
    found = search.results(query, answer, BG)
    assert found
    assert all(result.hit in answer.hits for result in found)
    assert {result.hit.kind for result in found} == {SearchKind.FOOTNOTE}


def test_commentary_and_entries_of_an_index_are_in_one_book_alone(search: Search) -> None:
    for text in ("подобна обява kind:commentary", "взятка kind:index"):
        found = results(search, text)
        assert found
        assert all(not result.elsewhere and not result.situations for result in found)


def test_entries_of_an_index_are_results_each(search: Search) -> None:
    found = results(search, "взятка kind:index")
    assert len(found) > 3
    assert len({result.hit.heading.text for result in found}) == len(found)


def test_situations_and_a_question_of_the_law_are_most_like_what_was_typed(search: Search) -> None:
    found = results(search, "Stayman over two notrump was too low")
    (law27,) = (result for result in found if str(result.hit.law) == "27")
    assert law27.situations[0].title == "Insufficient Stayman repeated"
    assert len(law27.situations) == 2
    assert len(law27.questions) == 1


def test_results_stop_at_the_limit_and_nothing_has_none(search: Search) -> None:
    query = parse("card")
    assert len(search.results(query, search.answer(query, 90), BG, 3)) == 3
    assert results(search, "zzzz") == ()


def test_terms_of_the_books_are_named_in_full(search: Search) -> None:
    tried = search.answer(parse("insufficient bid")).tried
    names = {attempt.language.value: attempt.names for attempt in tried if attempt.names}
    assert names == {
        "ru": ("недостаточное назначение",),
        "sr": ("nedovoljan licit",),
        "bg": ("недостатъчна декларация",),
    }
