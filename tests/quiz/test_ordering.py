"""The steps of a ruling that are asked for in their order are those that the ruling keeps."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.quiz.generating.ordering import course
from tests.simulation.library_scenarios import library_scenario

_LATER = [
    ("law60-declarer-plays-over-the-wrong-card", "60A1", ("50", "57")),
    ("law64-noticed-on-the-next-board", "64B4", ("64A",)),
    ("law63-agreement-and-the-end-of-the-round", "64B5", ("64A",)),
    ("law67-five-cards-in-a-trick", "67B2", ("58",)),
    ("law67-one-card-too-many", "67B1(a)", ("67A",)),
]


@pytest.mark.parametrize("edition", Edition, ids=str)
@pytest.mark.parametrize(("name", "by", "overridden"), _LATER, ids=[name for name, _, _ in _LATER])
def test_what_a_later_step_overrides_is_no_step(
    name: str, by: str, overridden: tuple[str, ...], edition: Edition
) -> None:
    decide = [
        str(grounds[0].citation) for grounds, _ in course(rule(library_scenario(name), edition))
    ]
    assert decide[-1].startswith(by)
    assert not [each for each in decide if each.startswith(overridden)]


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_a_step_that_nothing_overrides_is_kept(edition: Edition) -> None:
    steps = course(rule(library_scenario("law63-established-by-the-next-lead"), edition))
    assert [str(grounds[0].citation) for grounds, _ in steps][1:] == ["62A", "64A2"]
