"""Words found are lit in every form the answers show, whole and in any letter case."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.search.answer import (
    Excerpt,
    SearchAnswer,
    SearchHit,
    found_words,
    places_of_words,
)
from bridge_rules_gui.search.query import SearchKind


def _hit(place: str, heading: Excerpt, snippet: Excerpt) -> SearchHit:
    return SearchHit(
        address=Address.parse(place),
        kind=SearchKind.PROVISION,
        law=64,
        score=1.0,
        heading=heading,
        snippet=snippet,
        why=Why.TERM,
    )


ANSWER = SearchAnswer(
    (
        _hit(
            "sr2007/64A",
            Excerpt("Ispravka koja sledi RENONS", ((20, 26),)),
            Excerpt("štih u kom se desio renons, renonsa", ((5, 6), (20, 26), (28, 35))),
        ),
        _hit("bg2017/64A", Excerpt("Ривок", ((0, 5),)), Excerpt("от 2 на ♠", ((3, 4), (8, 9)))),
        _hit("ru1987/64A", Excerpt("В масть"), Excerpt("в масть", ((0, 1),))),
    )
)


def test_forms_of_one_book_are_gathered_without_its_particles() -> None:
    assert found_words(ANSWER, Edition.SR_2007) == {"renons", "renonsa"}


def test_suits_are_lit_however_short() -> None:
    assert found_words(ANSWER, Edition.BG_2017) == {"ривок", "♠"}


def test_short_words_are_lit_where_nothing_longer_was_found() -> None:
    assert found_words(ANSWER, Edition.RU_1987) == {"в"}


def test_words_are_found_whole_in_any_case() -> None:
    text = "Renons i renonsi; RENONSA ♠K"
    places = [text[start:end] for start, end in places_of_words(text, {"renons", "renonsa", "♠"})]
    assert places == ["Renons", "RENONSA", "♠"]
