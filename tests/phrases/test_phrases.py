"""Phrases in the languages of the books: none is missing, and the same blanks stand in each."""

from __future__ import annotations

import re

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.sources.phrasebooks import read_phrases
from tests.phrases import harvest

_BLANK = re.compile(r"\{[a-z_]*\}|\{\{|\}\}")


@pytest.mark.parametrize("language", harvest.LANGUAGES)
def test_a_translation_has_the_blanks_of_its_pattern(language: str) -> None:
    phrases = read_phrases(resources.content(), language)
    differing = {
        english: said
        for english, said in phrases.items()
        if sorted(_BLANK.findall(english)) != sorted(_BLANK.findall(said))
    }
    assert not differing


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
