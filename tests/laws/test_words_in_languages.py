"""Rulings on the words of a case: they are the same in whichever language the words are stated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.card import Rank
from bridge_rules_gui.game.scenario import (
    DummyDesignation,
    Event,
    Explanation,
    Facts,
    Question,
    Remark,
    Scenario,
)
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from bridge_rules_gui.table.play.designation_words import Intent, Words, understood
from tests.simulation.library_scenarios import NAMES, library_scenario
from tests.test_translations import phrases

_LANGUAGES = ("bg", "ru", "sr", "sr-Cyrl")
_RULED = ("laws", "irregularities", "options", "tricks", "must_pass", "lead_restrictions")


@cache
def _phrases_in(language: str) -> Mapping[str, str]:
    found = phrases(language[:2])
    if language == "sr-Cyrl":
        return {english: in_cyrillic(words) for english, words in found.items()}
    return found


def _in_language(event: Event, found: Mapping[str, str]) -> Event:
    act = event.act
    if isinstance(act, DummyDesignation | Explanation | Question | Remark):
        act = replace(act, words=found.get(act.words, act.words))
    return replace(event, act=act, statement=found.get(event.statement, event.statement))


def _described(scenario: Scenario, language: str) -> Scenario:
    found = _phrases_in(language)
    return replace(scenario, events=tuple(_in_language(event, found) for event in scenario.events))


def _ruled(scenario: Scenario, edition: Edition) -> dict[str, object]:
    document = ruling_document(rule(scenario, edition))
    return {key: document[key] for key in _RULED}


@pytest.mark.parametrize("language", _LANGUAGES)
def test_the_language_of_the_words_changes_no_ruling(language: str) -> None:
    differing = [
        (name, edition.value)
        for name in NAMES
        if (found := _described(library_scenario(name), language)) != library_scenario(name)
        for edition in Edition
        if _ruled(found, edition) != _ruled(library_scenario(name), edition)
    ]
    assert not differing


@pytest.mark.parametrize(
    "words",
    [
        "козовете са извадени, останалите са мои",
        "козыри выбиты, остальные мои",
        "aduti su pokupljeni, ostalo je moje",
        "адути су покупљени, остало је моје",
    ],
)
def test_trumps_said_to_be_in_are_not_remembered_in_any_language(words: str) -> None:
    scenario = library_scenario("law70-trumps-are-in")
    first, *others = scenario.events
    found = replace(scenario, events=(replace(first, statement=words), *others))
    for edition in Edition:
        assert _ruled(found, edition) == _ruled(scenario, edition)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_a_recorded_question_about_a_revoke_needs_no_fact_in_any_language(language: str) -> None:
    scenario = library_scenario("law61-defenders-ask-each-other")
    found = _described(scenario, language)
    silent = tuple(
        replace(event, facts=Facts()) if isinstance(event.act, Question) else event
        for event in found.events
    )
    for edition in Edition:
        assert _ruled(replace(found, events=silent), edition) == _ruled(scenario, edition)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("queen of hearts", Words(Suit.HEARTS, Rank.QUEEN)),
        ("Play the heart queen, please.", Words(Suit.HEARTS, Rank.QUEEN)),
        ("10h", Words(Suit.HEARTS, Rank.TEN)),
        ("a heart", Words(Suit.HEARTS)),
        ("any spade", Words(Suit.SPADES, None, Intent.ANY)),
        ("най-малката от карото", Words(Suit.DIAMONDS, None, Intent.LOW)),
        ("семёрку пик", Words(Suit.SPADES, Rank.SEVEN)),
        ("покриј", Words(None, None, Intent.WIN)),
        ("малка трефа", Words(Suit.CLUBS, None, Intent.LOW)),
        ("дама червей", Words(Suit.HEARTS, Rank.QUEEN)),
        ("туз пик", Words(Suit.SPADES, Rank.ACE)),
        ("kralj karo", Words(Suit.DIAMONDS, Rank.KING)),
        ("краљ каро", Words(Suit.DIAMONDS, Rank.KING)),
        ("bilo šta sa stola", Words(None, None, Intent.ANY)),
    ],
)
def test_a_card_of_dummys_is_called_for_in_every_language(words: str, named: Words) -> None:
    assert understood(words) == named


@pytest.mark.parametrize(
    "words",
    [
        "",
        "not the king",
        "the king, no, the queen",
        "king or queen",
        "a small diamond, not the seven",
        "highway",
        "anything but a heart",
        "no heart",
        "не дама",
        "не бери",
        "nemoj kralja",
        "дама, не, крал",
        "low if you can",
        "win it unless East plays the ace",
    ],
)
def test_words_that_are_not_in_the_list_as_a_whole_are_not_understood(words: str) -> None:
    assert understood(words) is None
