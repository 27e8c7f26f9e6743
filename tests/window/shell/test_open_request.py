"""What is asked of a window is distinguished by its kind."""

from __future__ import annotations

import pytest

from bridge_rules_gui.window.shell.open_request import OpenRequest


@pytest.mark.parametrize("written", ["", "27B", "2017 27B1(b)", "bg2017/def:revoke", "quick"])
def test_a_place_of_the_books_is_taken_as_typed(written: str) -> None:
    assert OpenRequest(written).place == written


@pytest.mark.parametrize(
    "written",
    ["search:revoke", "terms:", "compare:27", "scenario:x#4/2007", "quiz", "quiz:exam", "notebook"],
)
def test_what_a_workplace_shows_is_no_place(written: str) -> None:
    asked = OpenRequest(written)
    assert asked.is_for_workplace
    assert not asked.place
    assert asked.is_search == (asked.kind == "search")


@pytest.mark.parametrize("written", ["welcome", "tour:3", "help:search", "find", "find:27"])
def test_what_guides_a_reader_is_no_place(written: str) -> None:
    assert not OpenRequest(written).is_place
    assert not OpenRequest(written).place


def test_words_are_what_stands_behind_the_first_colon() -> None:
    assert OpenRequest("search:def:revoke").words == "def:revoke"
