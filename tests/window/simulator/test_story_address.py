"""How the simulator is asked for a story is written and read alike."""

from __future__ import annotations

import pytest

from bridge_rules_gui.window.simulator.story_address import StoryAddress


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        # all situations, and the editor
        ("", StoryAddress("")),
        ("new", StoryAddress("new")),
        # a situation at a step, under an edition, as practice
        ("law27-pass-instead#0", StoryAddress("law27-pass-instead")),
        ("law27-pass-instead#4", StoryAddress("law27-pass-instead", 4)),
        ("law27-pass-instead#4/2007", StoryAddress("law27-pass-instead", 4, "2007")),
        ("law27-pass-instead#2/practice", StoryAddress("law27-pass-instead", 2, "practice")),
        # a file in a folder with such a name
        ("/home/#1/all/my.toml#3", StoryAddress("/home/#1/all/my.toml", 3)),
    ],
)
def test_story_is_asked_for_as_it_is_told(written: str, asked: StoryAddress) -> None:
    assert StoryAddress.parse(written) == asked
    assert str(asked) == written


def test_step_may_be_left_out() -> None:
    assert StoryAddress.parse("law27-pass-instead") == StoryAddress("law27-pass-instead")
    assert StoryAddress.parse("law27-pass-instead#/all") == StoryAddress(
        "law27-pass-instead", 0, "all"
    )
