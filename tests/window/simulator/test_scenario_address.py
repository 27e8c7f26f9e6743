"""How the simulator is asked for a case is written and read alike."""

from __future__ import annotations

import pytest

from bridge_rules_gui.window.simulator.scenario_address import ScenarioAddress


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        # all situations, and the editor
        ("", ScenarioAddress("")),
        ("new", ScenarioAddress("new")),
        # a situation at a step, under an edition, as practice
        ("law27-pass-instead#0", ScenarioAddress("law27-pass-instead")),
        ("law27-pass-instead#4", ScenarioAddress("law27-pass-instead", 4)),
        ("law27-pass-instead#4/2007", ScenarioAddress("law27-pass-instead", 4, "2007")),
        ("law27-pass-instead#2/practice", ScenarioAddress("law27-pass-instead", 2, "practice")),
        # a file in a folder with such a name
        ("/home/#1/all/my.toml#3", ScenarioAddress("/home/#1/all/my.toml", 3)),
    ],
)
def test_case_is_asked_for_as_it_is_recorded(written: str, asked: ScenarioAddress) -> None:
    assert ScenarioAddress.parse(written) == asked
    assert str(asked) == written


def test_step_may_be_left_out() -> None:
    assert ScenarioAddress.parse("law27-pass-instead") == ScenarioAddress("law27-pass-instead")
    assert ScenarioAddress.parse("law27-pass-instead#/all") == ScenarioAddress(
        "law27-pass-instead", 0, "all"
    )
