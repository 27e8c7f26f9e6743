"""The library of situations: searched by the beginnings of words, and grouped."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.simulation.library import (
    Grouping,
    SituationLibrary,
    UnknownSituationError,
    read_library,
)


@pytest.fixture(scope="module")
def library() -> SituationLibrary:
    return read_library(resources.content() / "scenarios")


def test_every_situation_is_read(library: SituationLibrary) -> None:
    files = list((resources.content() / "scenarios").glob("*.toml"))
    assert len(library.situations) == len(files) >= 90


def test_insufficient_bid_is_found_by_its_words(library: SituationLibrary) -> None:
    groups = library.grouped("Insufficient bid", Grouping.LAW)
    assert groups[0].key == "27"
    assert {situation.law for situation in library.found("law 64")} == {64}


@pytest.mark.parametrize("typed", ["revok", "REVOKE", " revokes "])
def test_beginnings_of_words_are_enough(library: SituationLibrary, typed: str) -> None:
    assert all(s.topic == "revokes" for s in library.found(typed)[:10])


def test_title_comes_before_case(library: SituationLibrary) -> None:
    found = library.found("director")
    assert any("director" in s.title.lower() for s in found[:5])


def _in_another_language(text: str) -> str:
    return "Повторно" if text == "Second insufficient bid" else text


def test_words_in_the_readers_language_are_found_too() -> None:
    folder = resources.content() / "scenarios"
    library = read_library(folder, _in_another_language)
    assert [s.identifier for s in library.found("повтор")] == ["law27-insufficient-twice"]
    assert library.found("insufficient twice")


def test_topics_and_forms_of_the_readers_language_are_found() -> None:
    bulgarian = open_phrasebook(InterfaceLanguage.BULGARIAN)
    text = {"revokes": "Ривоци"}
    library = read_library(
        resources.content() / "scenarios", lambda words: text.get(words) or bulgarian.text(words)
    )
    of_topic = {s.identifier for s in library.situations if s.topic == "revokes"}
    for typed in ("ривоци", "ривокът", "ривок"):
        assert of_topic <= {s.identifier for s in library.found(typed)}
    assert library.found("претенции")


@pytest.mark.parametrize("typed", ["kartom u boji", "картом у боји"])
def test_serbian_is_found_in_both_alphabets(typed: str) -> None:
    cyrillic = open_phrasebook(InterfaceLanguage.SERBIAN_CYRILLIC)
    library = read_library(resources.content() / "scenarios", cyrillic.text)
    assert "Каснији штих освојен картом у боји ренонса" in [s.title for s in library.found(typed)]


@pytest.mark.parametrize("grouping", Grouping)
def test_groups_hold_every_situation_once(library: SituationLibrary, grouping: Grouping) -> None:
    grouped = [s.identifier for group in library.grouped("", grouping) for s in group.situations]
    assert sorted(grouped) == sorted(s.identifier for s in library.situations)


def test_laws_stand_in_the_order_of_their_numbers(library: SituationLibrary) -> None:
    numbers = [int(group.key) for group in library.grouped("", Grouping.LAW)]
    assert numbers == sorted(numbers)


def test_unknown_name_is_refused_with_a_way_out(library: SituationLibrary) -> None:
    with pytest.raises(UnknownSituationError, match="no situation 'law99-x' in the library; open"):
        library.situation("law99-x")
