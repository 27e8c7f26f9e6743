"""What was considered and excluded, below the explanation of a moment."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.excluded_page import with_excluded
from bridge_rules_gui.simulation.moment_page import moment_page
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.names import excluded_words


def test_each_excluded_provision_is_asked_about_and_leads_to_its_place(
    simulated: Callable[[str], Simulation],
) -> None:
    words = excluded_words()
    simulation = simulated("law27-corrected-to-another-suit")
    frame = simulation.frame(simulation.steps, Edition.BG_2017)
    page = moment_page(frame, words.moment)
    found = simulation.considered(simulation.steps, Edition.BG_2017)
    whole = with_excluded(page, found, words)
    assert whole.html.startswith(page.html)
    assert whole.links[: len(page.links)] == page.links
    added = [str(link.address) for link in whole.links[len(page.links) :]]
    assert added == [str(exclusion.address) for exclusion in found]
    assert "bg2017/27B1(b)" in added
    assert whole.html.count("Why not ") == len(found)
    assert "is not comparable with 1<span" in whole.html


def test_nothing_considered_is_said(simulated: Callable[[str], Simulation]) -> None:
    words = excluded_words()
    frame = simulated("law27-pass-instead").frame(0, Edition.BG_2017)
    page = with_excluded(moment_page(frame, words.moment), (), words)
    assert words.nothing in page.html
