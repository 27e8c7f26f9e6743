"""What a ruling comes to, as a terminal says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.notation.scenario import read_scenario
from bridge_rules_gui.rulings.course.divergence import divergence
from bridge_rules_gui.rulings.course.follow import rule
from bridge_rules_gui.rulings.course.plain_words import consequence_lines, in_words, parting_line
from bridge_rules_gui.rulings.course.watching import moments

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import Scenario

SPOILT_BOARD = """
schema = 1
id = "spoilt"
title = "A board that cannot be played"
dealer = "N"
vulnerable = "none"
scoring = "imp"
events = []
facts = { adjusted = "artificial", at_fault = { ns = "no", ew = "directly" } }
"""


def _story(name: str) -> Scenario:
    path = resources.content() / "scenarios" / f"{name}.toml"
    return read_scenario(path.read_text("utf-8"), path.name)


def _told(name: str) -> list[str]:
    return list(consequence_lines(rule(_story(name), Edition.RU_1987)))


def _parting(name: str) -> str:
    story = _story(name)
    return parting_line(divergence(moments(story))[0])


def test_adjusted_scores_are_told_and_what_the_book_does_not_say() -> None:
    told = list(consequence_lines(rule(read_scenario(SPOILT_BOARD, "x"), Edition.RU_1987)))
    assert told[:2] == [
        "adjusted score of North-South: +3 IMP (86A)",
        "adjusted score of East-West: ? (12C1)",
    ]
    assert told[2].startswith("not covered: ")


def test_what_hangs_on_a_choice_names_the_choice() -> None:
    choice = (
        "South may: say which penalty card is played H4, "
        "if the choice is: treat the card as a penalty card (51A)"
    )
    assert choice in _told("law24-two-small-cards")


def test_only_what_may_be_chosen_is_told_of_a_lead() -> None:
    told = _told("law27-artificial-answer-too-low")
    assert "North's lead: one of S H D C may be forbidden (26B)" in told


def test_events_are_counted_from_one_and_the_editions_may_part_before_them() -> None:
    at_an_event = "The editions part at event 4 about options"
    assert _parting("law27-corrected-to-another-suit") == at_an_event
    before_any = "The editions part before the first event about unauthorised information"
    assert _parting("law14-card-on-the-floor") == before_any


def test_no_trick_transferred_is_not_told_as_nothing_ruled() -> None:
    assert [in_words(said) for said in (0, None, [], ["EW"])] == ["0", "nothing", "nothing", "EW"]
