"""Phrases in the languages of the books: none is missing, and the same blanks stand in each."""

from __future__ import annotations

import re

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.language.book_seat_words import SEAT_WORDS
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.reading.phrasebooks import read_phrases
from tests.phrases import harvest

_BLANK = re.compile(r"\{([a-z_]*)(?::(\w+))?\}|(\{\{|\}\})")


@pytest.mark.parametrize("language", harvest.LANGUAGES)
def test_a_translation_has_the_blanks_of_its_pattern(language: str) -> None:
    phrases = read_phrases(resources.content(), language)
    differing = {
        english: said for english, said in phrases.items() if _blanks(english) != _blanks(said)
    }
    assert not differing


def _blanks(text: str) -> list[tuple[str, str]]:
    return sorted((name, brace) for name, _, brace in _BLANK.findall(text))


@pytest.mark.parametrize("language", harvest.LANGUAGES)
def test_an_ending_asked_for_is_one_the_players_have(language: str) -> None:
    phrases = read_phrases(resources.content(), language).values()
    asked = {ending for said in phrases for _, ending, _ in _BLANK.findall(said)} - {""}
    assert asked <= set(SEAT_WORDS[InterfaceLanguage(language)].endings)


@pytest.mark.parametrize("language", harvest.LANGUAGES)
@pytest.mark.parametrize("area", harvest.AREAS)
def test_everything_said_is_translated(language: str, area: str) -> None:
    assert not harvest.missing(area, language)


@pytest.mark.parametrize("language", harvest.LANGUAGES)
def test_every_phrase_is_still_said(language: str) -> None:
    wanted = {text for area in harvest.AREAS for text in harvest.wanted(area)}
    words = {english for english in read_phrases(resources.content(), language) if " " in english}
    assert not words - wanted


def test_the_harvest_knows_sentences_given_outright_and_in_tables() -> None:
    rulings = harvest.wanted("rulings")
    assert "Nothing irregular has happened." in rulings
    assert "{who} calls {call}" in rulings
    assert not any(re.search("[а-я]", text) for text in rulings)


def test_the_harvest_knows_sentences_given_by_a_variable_and_words_said_at_the_table() -> None:
    rulings, situations = harvest.wanted("rulings"), harvest.wanted("scenarios")
    assert any(text.startswith("{laws} does not help {who}") for text in rulings)
    assert "{who}: “{words}”" in rulings
    assert {"natural and strong", "What is two clubs?", "win it"} <= set(situations)
    assert "H2" not in situations
