"""What a workplace remembers of itself is never trusted."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.kept_json import edition_in, sizes_in, table_in


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", "[" * 100_000])
def test_what_is_no_table_of_values_is_empty(text: str) -> None:
    assert table_in(text) == {}


def test_values_are_found_by_their_names() -> None:
    assert table_in('{"panes": [1, 2]}') == {"panes": [1, 2]}


@pytest.mark.parametrize("value", [None, 7, "bg2018", ["bg2017"]])
def test_an_edition_there_is_not_gives_the_usual_one(value: object) -> None:
    assert edition_in(value, Edition.SR_2007) is Edition.SR_2007


def test_an_edition_is_found_by_its_name() -> None:
    assert edition_in("ru1987", Edition.SR_2007) is Edition.RU_1987


@pytest.mark.parametrize("value", [None, [300], [300, 0], [300, "1"], [1, 2, 3], [1, 99_999]])
def test_sizes_that_are_not_all_there_are_none(value: object) -> None:
    assert sizes_in(value, 2) == ()


def test_sizes_are_those_of_all_panes() -> None:
    assert sizes_in([300, 700], 2) == (300, 700)
