"""Queries are understood as typed, and nothing typed is an error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.search.query import (
    Query,
    QueryError,
    SearchKind,
    chapters_of,
    kinds_of,
    languages_of,
    parse,
)


def test_words_are_sought() -> None:
    assert parse("штрафная карта").words == ("штрафная", "карта")


def test_quoted_words_are_a_phrase_in_any_quotes() -> None:
    for text in ('"penalty card" lead', "„penalty card“ lead", "«penalty card» lead"):
        query = parse(text)
        assert query.phrases == (("penalty", "card"),)
        assert query.words == ("lead",)


def test_star_asks_for_all_words_that_begin_so() -> None:
    assert parse("kart*").prefixes == ("kart",)


def test_minus_excludes_a_word_or_a_phrase() -> None:
    query = parse('ривок -пас -"първа атака"')
    assert query.words == ("ривок",)
    assert query.without == (("пас",), ("първа", "атака"))


def test_hyphen_within_a_word_excludes_nothing() -> None:
    assert parse("фальшренонс в 12-й взятке").without == ()


def test_suits_and_citations_are_words() -> None:
    assert parse("♠ 27B1(a) S.O.").words == ("♠", "27B1", "a", "S.O.")


def test_filters_are_taken_out_of_the_words() -> None:
    query = parse("edition:2017 ривок kind:definition,footnote chapter:VI language:sr")
    assert query.words == ("ривок",)
    assert query.editions == {Edition.BG_2017}
    assert query.kinds == {SearchKind.DEFINITION, SearchKind.FOOTNOTE}
    assert query.chapters == {"VI"}
    assert query.plain == "ривок"
    assert query.languages == {"sr"}


@pytest.mark.parametrize(
    "text", ["edition:1990 карта", "kind:nothing карта", "lang:xx карта", "editon:2017 карта"]
)
def test_filter_of_nothing_there_is_is_refused(text: str) -> None:
    query = parse(text)
    assert (query.editions, query.kinds, query.languages) == (frozenset(),) * 3
    assert query.words == ("карта",)
    assert query.complaint.startswith(
        f"no filter is {text.split(maxsplit=1)[0]}; filters are edition:1987|"
    )


@pytest.mark.parametrize("text", ["27:B1", "def:revoke", "commentary:3", "12:30", "a:b"])
def test_colon_alone_makes_no_filter(text: str) -> None:
    assert not parse(text).unknown_filters


@pytest.mark.parametrize("text", ["kind: карта", "карта edition:", "Chapter: карта"])
def test_filter_not_yet_typed_out_is_no_word(text: str) -> None:
    assert parse(text).words == ("карта",)
    assert not parse(text).complaint


@pytest.mark.parametrize(("typed", "number"), [("vi", "VI"), ("6", "VI"), ("definitions", "I")])
def test_chapter_is_understood(typed: str, number: str) -> None:
    assert chapters_of([typed]) == {number}


@pytest.mark.parametrize("typed", ["XII", "0", "12", "play", ""])
def test_chapter_there_is_not_is_refused(typed: str) -> None:
    with pytest.raises(QueryError, match="the chapters are I"):
        chapters_of([typed])


@pytest.mark.parametrize("text", ["", "   ", "-", '"', '""', "*", "-пас", "()[]~"])
def test_nothing_to_look_for(text: str) -> None:
    assert parse(text).is_empty


def test_unknown_kind_given_beside_a_query_is_refused() -> None:
    with pytest.raises(QueryError, match="known kinds are provision"):
        kinds_of("provision,nothing")
    with pytest.raises(QueryError, match="no book is in 'de'"):
        languages_of(["bg", "de"])


def test_pasted_page_is_shortened() -> None:
    assert len(parse("слово " * 5000).words) == 64


@given(st.text(max_size=80))
def test_no_text_is_an_error(text: str) -> None:
    query = parse(text)
    assert isinstance(query, Query)
    assert query.text == text


@given(st.text(alphabet='ab -"*:()♠12kind,edto', max_size=40))
def test_no_mixture_of_signs_is_an_error(text: str) -> None:
    assert all(parse(text).sought)
