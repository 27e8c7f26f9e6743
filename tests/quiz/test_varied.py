"""A varied case is otherwise in one point, said in words of its own."""

from __future__ import annotations

import re

from bridge_rules_gui import resources
from bridge_rules_gui.notation.files import read_library
from bridge_rules_gui.quiz.generating.varied import branches

LIBRARY = read_library(resources.content())


def test_a_branch_is_otherwise_in_one_point() -> None:
    scenario = next(s for s in LIBRARY if s.identifier == "law27-corrected-to-another-suit")
    found = {branch.name: branch for branch in branches(scenario)}
    assert set(found) == {"3-true", "4-not-comparable"}
    assert len(found["3-true"].scenario.events) == 4
    assert "accepts" in str(found["3-true"].supposed)
    assert str(found["4-not-comparable"].supposed).endswith("is comparable with the one withdrawn.")


def test_a_call_supposed_to_be_otherwise_is_named() -> None:
    scenario = next(s for s in LIBRARY if s.identifier == "law23-gerber-one-level-too-low")
    supposed = [str(branch.supposed) for branch in branches(scenario)]
    assert "Suppose instead that North’s 4D is natural." in supposed


def test_what_was_judged_of_a_call_is_open_when_it_means_something_else() -> None:
    scenario = next(s for s in LIBRARY if s.identifier == "law23-transfer-out-of-turn")
    assert any("comparable" in event.facts for event in scenario.events)
    supposed = [b for b in branches(scenario) if str(b.supposed).endswith("is artificial.")]
    assert supposed
    for branch in supposed:
        assert not any("comparable" in event.facts for event in branch.scenario.events)


def test_a_call_that_was_never_meant_is_no_slip_of_the_mind() -> None:
    scenario = next(s for s in LIBRARY if s.identifier == "law25-lost-concentration")
    branch = next(b for b in branches(scenario) if "never intended" in str(b.supposed))
    assert not any("slip" in event.facts for event in branch.scenario.events)


def test_no_two_branches_of_a_case_are_given_in_the_same_words() -> None:
    for scenario in LIBRARY:
        supposed = [branch.supposed for branch in branches(scenario)]
        assert len(supposed) == len(set(supposed)), scenario.identifier


def test_what_is_supposed_is_said_without_blanks() -> None:
    supposed = [str(branch.supposed) for scenario in LIBRARY for branch in branches(scenario)]
    assert supposed
    assert not [words for words in supposed if re.search(r"[{}]|None", words)]
