"""A right is stated with the choice of another on which it hangs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.option_words import option_words


def _rights(name: str, events: int, edition: Edition) -> set[str]:
    """Return the rights open after so many events of a situation, in words."""
    path = resources.content() / "scenarios" / f"{name}.toml"
    scenario = read_scenario(path.read_text("utf-8"), name)
    ruling = rule(replace(scenario, events=scenario.events[:events]), edition)
    return {ENGLISH.say(option_words(option)) for option in ruling.options}


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_the_offenders_partner_may_take_a_card_back_only_after_an_opponent(
    edition: Edition,
) -> None:
    rights = _rights("law64-winner-of-the-suit", 16, edition)
    own = "may take back the card he played after the revoke"
    dummys = "South may take back ♦J, played after the revoke"
    assert rights == {dummys, f"East {own}, if an opponent takes back his card"}


def test_what_hangs_on_another_choice_names_it() -> None:
    rights = _rights("law24-two-small-cards", 8, Edition.RU_1987)
    chosen = "if the choice is to treat the card as a penalty card"
    assert f"South may say which penalty card is played: ♥4, {chosen}" in rights
