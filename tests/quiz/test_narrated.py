"""A choice made otherwise is recorded event by event: nothing in a question contradicts it."""

from __future__ import annotations

import re

from bridge_rules_gui import building
from bridge_rules_gui.game.scenario import CardsPlayed
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.quiz.generating.narrated import narrated
from bridge_rules_gui.quiz.generating.situations import Situation, Situations
from tests.simulation.library_scenarios import NAMES, library_scenario

ACCEPTED = Situation("law27-corrected-to-another-suit", 0, "3-true")


def _situations() -> Situations:
    return Situations(library_scenario(name) for name in NAMES)


def test_a_bid_that_is_accepted_after_all_is_not_stated_to_have_been_refused() -> None:
    recorded = _situations().presented(ACCEPTED)
    assert ENGLISH.say(recorded.words) == (
        "North is the dealer. North bids 1♠, East bids 1♦. The director is called. "
        "South accepts East’s 1♦."
    )
    assert recorded.scenario.narrative == ""


def test_no_case_with_another_choice_keeps_its_own_words() -> None:
    situations = _situations()
    branched = [s for s in situations if not s.turns and s.branch.endswith(("-true", "-false"))]
    assert branched
    for situation in branched:
        words = str(situations.presented(situation).words)
        assert situations.original(situation).narrative not in words
        assert "Suppose" not in words
        assert not (" accepts " in words and " not accept " in words)


def test_the_players_of_a_case_turned_round_are_told_turned_round() -> None:
    recorded = _situations().presented(Situation(ACCEPTED.name, 1, ACCEPTED.branch))
    assert str(recorded.words).startswith("East is the dealer. East bids 1S, ")


def test_of_tricks_that_are_over_only_the_last_is_told() -> None:
    words = str(narrated(library_scenario("law56-lead-accepted")))
    assert words.startswith("South is the dealer. South bids 1H, West bids 2C, ")
    assert "West plays CK" not in words
    assert (
        "North passes, East passes. 3 tricks have been played. South plays C9, West plays CQ,"
        in words
    )
    assert "East plays SJ" in words


def test_the_tricks_that_are_left_out_are_counted() -> None:
    """The cards told and those of the tricks said to be over are all that were played."""
    situations = _situations()
    branched = [s for s in situations if not s.turns and s.branch.endswith(("-true", "-false"))]
    counted = set()
    for situation in branched:
        recorded = situations.presented(situation)
        words = str(recorded.words)
        over = int(
            next(iter(re.findall(r"(\d+) tricks? (?:has|have) been played\. \w+ ", words)), "0")
        )
        start = recorded.scenario.start
        before = 4 * (start.trick - 1) if start is not None else 0
        played = sum(isinstance(event.act, CardsPlayed) for event in recorded.scenario.events)
        assert before + played == 4 * over + len(re.findall(r" plays [SHDC]\w", words)), words
        counted.add(over)
    assert counted > {0}


def test_it_is_given_in_the_language_of_the_reader() -> None:
    recorded = _situations().presented(ACCEPTED)
    said = building.open_phrasebook(InterfaceLanguage.BULGARIAN).say(recorded.words)
    assert said.startswith("Север е раздаващият. Север обявява 1♠, Изток обявява 1♦.")
