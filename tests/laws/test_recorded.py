"""Phrases that stand for facts are read as a whole or not at all; what is stated goes before."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.auction.regular import regular_start
from bridge_rules_gui.director.follow import begun, rule
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CardsHandled, Event, Facts, Handling, Question, Remark
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic
from bridge_rules_gui.laws.law14_missing_card import Whereabouts, whereabouts
from bridge_rules_gui.notation.scenario_keys import EVENT_FACTS, SCENARIO_FACTS
from bridge_rules_gui.table.play.lateness import Lateness, lateness
from bridge_rules_gui.table.recorded import How, how, phrases, read_as, with_recorded_facts
from tests.every import every
from tests.simulation.library_scenarios import library_scenario


def _entries() -> Iterator[dict[str, object]]:
    for path in sorted((resources.content() / "phrases" / "recorded").glob("*.toml")):
        yield from tomllib.loads(path.read_text("utf-8"))["phrase"]


def _exposed(words: str, **facts: bool) -> Event:
    act = CardsHandled(Handling.EXPOSE, (Card.parse("S2"),), words)
    return Event(act, Seat.EAST, facts=Facts(tuple(facts.items())))


def _read(event: Event) -> Event:
    whole = replace(library_scenario("law61-defenders-ask-each-other"), events=(event,))
    return with_recorded_facts(whole).events[0]


@every("entry", _entries)
def test_a_phrase_has_four_languages_and_facts_that_a_case_can_tell(
    entry: dict[str, object],
) -> None:
    assert all(entry[language] for language in ("bg", "ru", "sr"))
    facts = entry["facts"]
    assert isinstance(facts, dict)
    assert set(facts) - {"how"} <= {*EVENT_FACTS, *SCENARIO_FACTS}


@every("word", tuple(How))
def test_a_typed_value_is_its_own_phrase(word: How) -> None:
    assert how(_read(_exposed(word.value))) is word


def test_a_phrase_is_read_in_every_language_and_both_serbian_alphabets() -> None:
    for words in ("fell face up", "уронена", "изпусната", "ispuštena", in_cyrillic("ispuštena")):
        assert how(_read(_exposed(words))) is How.DROPPED


@pytest.mark.parametrize(
    "words",
    [
        "not deliberately",
        "faced by mistake",
        "slid off face up while sorting",
        "not arranging",
        "not dropped",
        "shown, he thought it was dropped",
    ],
)
def test_nothing_is_looked_for_inside_a_phrase(words: str) -> None:
    event = _exposed(words)
    assert _read(event) is event


@pytest.mark.parametrize("place", ["how", "time", "statement", "say", "ask", "missing_card"])
def test_with_a_not_or_one_word_more_no_phrase_is_read(place: str) -> None:
    known = phrases(place)
    assert known
    for words in known:
        for other in (f"not {words}", f"не {words}", f"{words} nije", f"{words} no"):
            assert other not in known


@pytest.mark.parametrize(
    ("words", "facts"),
    [
        ("A long pause.", {"tempo": "slow"}),
        ("looks at the cards of a defender", {"dummy_does": "looks_at_hand"}),
        ("твой ход", {"regards": "whose_lead", "turn_of": "listener"}),
        ("нямаш ли купи?", {"regards": "revoke"}),
        (in_cyrillic("nemaš herc?"), {"regards": "revoke"}),
    ],
)
def test_a_whole_phrase_of_talk_stands_for_its_facts(words: str, facts: dict[str, str]) -> None:
    assert dict(_read(Event(Remark(words), Seat.EAST)).facts) == facts


@pytest.mark.parametrize(
    "words",
    [
        "not a long pause",
        "a very long pause",
        "without a pause, in tempo",
        "partner thought he had a heart",
        "it is not your lead",
        "твой ход, но подожди",
        "nije tvoj potez",
        "not having none, partner?",
        "нямаш ли купи, или имаш?",
        "he looks at his own cards",
        "swaps places with nobody",
        "please do not review the auction",
        "partner, shall I close the window?",
        "може ли да видя часовника?",
    ],
)
def test_nothing_is_looked_for_inside_talk(words: str) -> None:
    for act in (Remark(words), Question(words)):
        event = Event(act, Seat.EAST, statement=words)
        assert _read(event) is event


@pytest.mark.parametrize("words", ["was not played", "not on the floor", "found, never lost"])
def test_nothing_is_looked_for_in_where_a_card_was_found(words: str) -> None:
    case = library_scenario("law14-card-on-the-floor")
    facts = tuple(each for each in case.facts if each[0] != "missing_card")
    stated = replace(case, facts=Facts((*facts, ("missing_card", words))))
    assert "card_found" not in with_recorded_facts(stated).facts
    assert whereabouts(with_recorded_facts(stated).facts) is Whereabouts.UNKNOWN
    assert whereabouts(with_recorded_facts(case).facts) is Whereabouts.ELSEWHERE


def test_what_is_stated_goes_before_what_is_read() -> None:
    read = _read(_exposed("dropped on the table", on_table=False))
    assert read.facts.value("on_table") is False
    assert how(read) is How.DROPPED


def test_what_was_read_is_given_away() -> None:
    scenario = replace(
        library_scenario("law61-defenders-ask-each-other"),
        events=(_exposed("fell face up"), _exposed("dropped")),
        facts=Facts((("time", "after the end of the round"),)),
    )
    found, fell = read_as(scenario)
    assert (found.event, fell.event) == (None, 0)  # "dropped" is typed, and nothing to be read
    assert dict(fell.facts) == {"how": "dropped"}


def _late(words: str, side: Side) -> Lateness:
    scenario = library_scenario("law61-defenders-ask-each-other")
    start = regular_start(replace(scenario, facts=Facts((("time", words),))))
    table = begun(start, Edition.BG_2017, None)[0]
    return lateness(table.at(len(scenario.events) - 1), 0, side)


@pytest.mark.parametrize(
    ("words", "late"),
    [
        ("at the end of play, before the hands are returned", Lateness.IN_TIME),
        ("картите са върнати", None),
        ("след края на рунда", Lateness.ROUND_OVER),
        ("после заявки в следующей сдаче", Lateness.NEXT_BOARD),
        ("после заявки нарушившей стороны в следующей сдаче", Lateness.HANDS_RETURNED),
        ("posle kraja kola", Lateness.ROUND_OVER),
        (in_cyrillic("posle kraja kola"), Lateness.ROUND_OVER),
    ],
)
def test_a_time_is_as_late_in_every_language(words: str, late: Lateness | None) -> None:
    if late is None:
        assert words not in phrases("time")
    else:
        assert _late(words, Side.NORTH_SOUTH) is late


@pytest.mark.parametrize(
    "words",
    [
        "still in the same round",
        "nobody had called on the next board yet",
        "two rounds later",
        "the round was not over",
    ],
)
def test_a_time_in_other_words_is_asked_for_where_it_matters(words: str) -> None:
    case = library_scenario("law64-noticed-on-the-next-board")
    facts = tuple(each for each in case.facts if each[0] != "time")
    asked = replace(case, facts=Facts((*facts, ("time", words))))
    for edition in Edition:
        first = rule(asked, edition).facts_needed[0]
        assert first.judgement.fact == "round_over"
