"""Why not another provision: the reason is the ruling's own, another answer, another choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.follow import rule
from bridge_rules_gui.services.simulation.answers import with_fact
from bridge_rules_gui.services.simulation.why_not import reading_order
from tests.services.simulation.stories import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.simulation.simulation import Simulation
    from bridge_rules_gui.services.simulation.why_not import Exclusion

    Simulated = Callable[[str], Simulation]

BID = "law27-corrected-to-another-suit"


def _at_the_end(simulation: Simulation, edition: Edition, cite: str) -> Exclusion:
    found = simulation.why_not(simulation.steps, edition, Citation.parse(cite))
    assert found is not None
    return found


def test_a_call_that_is_not_comparable_keeps_27b1b_out(simulated: Simulated) -> None:
    found = _at_the_end(simulated(BID), Edition.BG_2017, "27B1(b)")
    assert str(found.because) == "27B1(b) does not apply because 2H is not comparable with 1D."
    (need,) = found.needs
    assert (need.told, need.holds) == (False, True)
    assert "подобна" in found.words.words


def test_what_other_answers_would_bring_they_do_bring(simulated: Simulated) -> None:
    simulation = simulated(BID)
    found = _at_the_end(simulation, Edition.BG_2017, "27B1(b)")
    story = with_fact(simulation.scenario, simulation.steps - 1, "comparable", value=True)
    ruled = {law.ground.citation for law in rule(story, Edition.BG_2017).laws}
    assert found.address.place in ruled


def test_another_choice_would_bring_in_another_paragraph(simulated: Simulated) -> None:
    simulation = simulated("law54-opening-lead-from-the-wrong-side")
    found = simulation.why_not(1, Edition.BG_2017, Citation.parse("54B1"))
    assert found is not None
    assert str(found.because) == "54B1 would be at work with another choice."
    assert str(found.choice) == "S may accept the opening lead"


def test_the_right_to_accept_was_at_work_before(simulated: Simulated) -> None:
    found = _at_the_end(simulated(BID), Edition.BG_2017, "27A1")
    assert str(found.because) == "27A1 was at work before; the story has gone on since."


def test_a_law_at_work_needs_no_reason(simulated: Simulated) -> None:
    simulation = simulated(BID)
    deciding = Citation.parse("27B2")
    assert simulation.why_not(simulation.steps, Edition.BG_2017, deciding) is None


def test_a_provision_no_rule_rests_on_speaks_for_itself(simulated: Simulated) -> None:
    found = _at_the_end(simulated(BID), Edition.BG_2017, "6B")
    assert str(found.because).startswith("6B is not what decides here")
    assert found.words.words


def test_a_provision_that_is_not_in_the_book_is_refused(simulated: Simulated) -> None:
    with pytest.raises(LookupError):
        _at_the_end(simulated(BID), Edition.BG_2017, "27Z9")


@pytest.mark.parametrize("name", NAMES)
def test_what_was_considered_stands_in_the_book_in_its_order_and_is_not_at_work(
    name: str, simulated: Simulated, corpus: Corpus
) -> None:
    simulation = simulated(name)
    for edition in Edition:
        order = reading_order(corpus, edition)
        at_work = {law.address for law in simulation.frame(simulation.steps, edition).laws}
        found = simulation.considered(simulation.steps, edition)
        places = [each.address.place for each in found]
        assert places == sorted(set(places), key=lambda place: order[place])  # type: ignore[index]
        assert at_work.isdisjoint(each.address for each in found)
        for each in found:
            assert each.words.words
            assert each.words.address == each.address
