"""How the simulator is asked for a story is written and read alike."""

from __future__ import annotations

import pytest

from bridge_rules_gui.window.simulator.asked import AskedStory


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        # all situations, and the editor
        ("", AskedStory("")),
        ("new", AskedStory("new")),
        # a situation at a step, under an edition, as practice
        ("law27-pass-instead#0", AskedStory("law27-pass-instead")),
        ("law27-pass-instead#4", AskedStory("law27-pass-instead", 4)),
        ("law27-pass-instead#4/2007", AskedStory("law27-pass-instead", 4, "2007")),
        ("law27-pass-instead#2/practice", AskedStory("law27-pass-instead", 2, "practice")),
        # a file in a folder with such a name
        ("/home/#1/all/my.toml#3", AskedStory("/home/#1/all/my.toml", 3)),
    ],
)
def test_story_is_asked_for_as_it_is_told(written: str, asked: AskedStory) -> None:
    assert AskedStory.parse(written) == asked
    assert str(asked) == written


def test_step_may_be_left_out() -> None:
    assert AskedStory.parse("law27-pass-instead") == AskedStory("law27-pass-instead")
    assert AskedStory.parse("law27-pass-instead#/all") == AskedStory("law27-pass-instead", 0, "all")
