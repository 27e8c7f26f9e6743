"""Highlighted words are found again where a newer text has moved them, or reported lost."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.notebook.entries import Highlight, Ink, Stretch
from bridge_rules_gui.notebook.passages import found_again, own_words, passages_of, whereabouts

PLACE = Address.parse("bg2017/27B1(a)")
WORDS = "най-ниската достатъчна декларация"


def stretch(corpus: Corpus, words: str = WORDS, place: Address = PLACE) -> Stretch:
    """Return words of a provision's text as they are highlighted."""
    start = passages_of(corpus, place)[1].index(words)
    return Stretch(place, 1, start, start + len(words), words)


def test_words_that_stand_where_they_stood_are_there(corpus: Corpus) -> None:
    asked = stretch(corpus)
    assert found_again(corpus, asked) == asked


def test_words_are_found_when_the_text_before_them_has_grown(corpus: Corpus) -> None:
    true = stretch(corpus)
    old = Stretch(PLACE, 1, true.start - 7, true.end - 7, WORDS)
    assert found_again(corpus, old) == true


def test_the_nearest_of_several_occurrences_is_taken(corpus: Corpus) -> None:
    text = passages_of(corpus, PLACE)[1]
    word = "поправка"
    last = text.rindex(word)
    old = Stretch(PLACE, 1, last + 2, last + 2 + len(word), word)
    found = found_again(corpus, old)
    assert found is not None
    assert found.start == last


def test_words_are_found_in_another_passage_of_their_place(corpus: Corpus) -> None:
    old = Stretch(PLACE, 0, 0, len(WORDS), WORDS)
    assert found_again(corpus, old) == stretch(corpus)


@pytest.mark.parametrize("former", ["bg2017/27A1", "bg2017/27C9", "bg2017/27"])
def test_words_are_found_where_another_provision_of_the_law_has_them(
    corpus: Corpus, former: str
) -> None:
    old = Stretch(Address.parse(former), 1, 5, 5 + len(WORDS), WORDS)
    assert found_again(corpus, old) == stretch(corpus)


def test_white_space_does_not_count(corpus: Corpus) -> None:
    old = Stretch(PLACE, 1, 0, 40, "най-ниската\n достатъчна  декларация")
    found = found_again(corpus, old)
    assert found is not None
    assert (found.start, found.end) == (stretch(corpus).start, stretch(corpus).end)


def test_words_within_other_words_are_not_these(corpus: Corpus) -> None:
    assert found_again(corpus, Stretch(PLACE, 1, 0, 5, "достат")) is None


@pytest.mark.parametrize("words", ["думи, които никой не е печатал", "", "   ", "((", "\\b.*"])
def test_words_that_stand_nowhere_are_lost(corpus: Corpus, words: str) -> None:
    assert found_again(corpus, Stretch(PLACE, 1, 0, len(words), words)) is None


@pytest.mark.parametrize("place", ["bg2017/99Z", "bg2017/def:no-such-thing"])
def test_words_of_a_place_that_is_gone_are_lost(corpus: Corpus, place: str) -> None:
    assert found_again(corpus, Stretch(Address.parse(place), 7, 3, 9, "words")) is None


def test_a_highlight_tells_which_of_its_words_are_lost(corpus: Corpus) -> None:
    here, lost = stretch(corpus), Stretch(PLACE, 1, 0, 4, "nowhere")
    highlight = Highlight("a", datetime.now(UTC), Ink.LEARN, (here, lost))
    assert whereabouts(corpus, highlight).found == (here,)
    assert whereabouts(corpus, highlight).lost == (lost,)


def test_a_provision_without_words_of_its_own_is_quoted_with_what_stands_below_it(
    corpus: Corpus,
) -> None:
    quoted = own_words(corpus, Address.parse("bg2017/27B1"))
    assert quoted.startswith("(a) Ако недостатъчната декларация")
    assert "\n(b) " in quoted


@pytest.mark.parametrize(
    "place", ["bg2017/introduction", "bg2017/commentary:3", "sr2007/def:board"]
)
def test_places_beside_the_laws_have_passages(corpus: Corpus, place: str) -> None:
    assert own_words(corpus, Address.parse(place))
