"""Why not another provision: the reason is the ruling's own, another answer, another choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.bridge.call import Double
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.story import CallReplaced, Event
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.follow import rule
from bridge_rules_gui.rulings.course.telling import told
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
    assert str(found.because) == (
        "54B1 would be at work with a choice that is open: South may accept the opening lead."
    )


def test_the_right_to_accept_was_at_work_until_it_was_not_used(simulated: Simulated) -> None:
    found = _at_the_end(simulated(BID), Edition.BG_2017, "27A1")
    assert str(found.because) == "27A1 was at work until this: “South does not accept it”."


def test_another_call_would_bring_in_the_paragraph_about_doubles(simulated: Simulated) -> None:
    simulation = simulated(BID)
    found = _at_the_end(simulation, Edition.BG_2017, "27B3")
    other = told(Event(CallReplaced(Double()), Seat.EAST))
    assert str(found.because) == (
        "27B3 would be at work if instead of “East changes his call to 2H” this had happened: "
        f"“{other}”."
    )


def test_a_later_moment_would_bring_in_the_limit_of_the_round(simulated: Simulated) -> None:
    found = _at_the_end(simulated("law64-revoke-trick-won-by-offender"), Edition.BG_2017, "64B5")
    assert "“This is the end of the round”" in str(found.because)


def test_a_paragraph_is_left_to_the_part_of_it_that_fits(simulated: Simulated) -> None:
    found = _at_the_end(simulated("law46-just-play-high"), Edition.BG_2017, "46B")
    assert str(found.because) == "Of 46B it is 46B1(a) that is at work here."


def test_the_words_of_the_case_a_provision_is_for_are_lit(
    simulated: Simulated, corpus: Corpus
) -> None:
    found = _at_the_end(simulated("law64-revoke-trick-won-by-offender"), Edition.SR_2007, "64B4")
    assert str(found.because) == "64B4 is for another case; its words tell for which."
    place, lit = Citation.parse("64B4"), found.words.lit
    text = corpus.provision(Edition.SR_2007, place).body.text
    assert text[lit.start : lit.end] == found.words.words
    assert found.words.words.startswith("ako je pažnja na renons skrenuta nakon što")


def test_what_decides_instead_is_quoted_where_a_provision_names_no_case(
    simulated: Simulated,
) -> None:
    found = _at_the_end(simulated("law25-slip-of-the-pencil"), Edition.BG_2017, "25B2")
    assert str(found.because) == "Not 25B2 but 25A1 decides here."
    assert str(found.words.address) == "bg2017/25A1"
    assert found.words.words.startswith("може, докато неговия партньор обяви")


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
def test_what_was_considered_stands_in_the_book_in_its_order_with_a_reason(
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
            assert each.words.address in {each.address, *at_work}
            assert not str(each.because).endswith("its words tell when it does.")
