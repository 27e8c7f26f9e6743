"""Why not another provision: the reason is the ruling's own, another answer, another choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.telling import told
from bridge_rules_gui.game.call import Double
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import CallReplaced, Event
from bridge_rules_gui.simulation.answers import with_fact
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.simulation.why_not import Exclusion

Simulated = Callable[[str], Simulation]


BID = "law27-corrected-to-another-suit"


def _at_the_end(simulation: Simulation, edition: Edition, cite: str) -> Exclusion:
    found = simulation.why_not(simulation.steps, edition, Citation.parse(cite))
    assert found is not None
    return found


def test_a_call_that_is_not_comparable_keeps_27b1b_out(simulated: Simulated) -> None:
    found = _at_the_end(simulated(BID), Edition.BG_2017, "27B1(b)")
    assert (
        str(found.because) == "27B1(b) does not apply because East's 2H is not comparable with 1D."
    )
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
    found = simulation.why_not(8, Edition.BG_2017, Citation.parse("54B1"))
    assert found is not None
    assert str(found.because) == (
        "54B1 would apply with a choice that is open: South may accept the opening lead."
    )


def test_the_right_to_accept_was_at_work_until_it_was_not_used(simulated: Simulated) -> None:
    found = _at_the_end(simulated(BID), Edition.BG_2017, "27A1")
    assert str(found.because) == "27A1 applied until this: “South does not accept it”."


def test_another_call_would_bring_in_the_paragraph_about_doubles(simulated: Simulated) -> None:
    simulation = simulated(BID)
    found = _at_the_end(simulation, Edition.BG_2017, "27B3")
    other = told(Event(CallReplaced(Double()), Seat.EAST))
    assert str(found.because) == (
        f"With “{other}” instead of “East changes his call to 2H”, 27B3 would apply."
    )


def test_a_later_moment_would_bring_in_the_limit_of_the_round(simulated: Simulated) -> None:
    found = _at_the_end(simulated("law64-revoke-trick-won-by-offender"), Edition.BG_2017, "64B5")
    assert "“This is the end of the round”" in str(found.because)


def test_a_paragraph_is_left_to_the_part_of_it_that_fits(simulated: Simulated) -> None:
    found = _at_the_end(simulated("law45-dummy-plays-another-card"), Edition.BG_2017, "45D")
    assert str(found.because) == "Of 45D, 45D1 applies here."


def test_the_words_of_the_case_a_provision_is_for_are_lit(
    simulated: Simulated, corpus: Corpus
) -> None:
    found = _at_the_end(simulated("law64-revoke-trick-won-by-offender"), Edition.SR_2007, "64B4")
    assert str(found.because) == "64B4 is for another case; its words tell for which."
    place, (lit,) = Citation.parse("64B4"), found.words.lit
    text = corpus.provision(Edition.SR_2007, place).body.text
    assert text[lit.start : lit.end] == found.words.words
    assert found.words.words.startswith("ako je pažnja na renons skrenuta nakon što")


def test_what_decides_instead_is_quoted_where_a_provision_names_no_case(
    simulated: Simulated,
) -> None:
    found = _at_the_end(simulated("law14-card-on-the-floor"), Edition.BG_2017, "14B4")
    assert str(found.because) == "Not 14B4 but 14A1 decides here."
    assert str(found.words.address) == "bg2017/14A1"
    assert "Ако картата е открита" in found.words.words


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


def test_what_a_consequence_rests_on_is_at_work(simulated: Simulated) -> None:
    simulation = simulated("law50-declarer-forbids-the-suit")
    unauthorised = Citation.parse("50E2")
    assert simulation.why_not(simulation.steps, Edition.SR_2007, unauthorised) is None


def test_what_still_holds_is_not_told_as_ended(simulated: Simulated) -> None:
    simulation = simulated("law50-partner-on-lead")
    considered = simulation.considered(simulation.steps, Edition.SR_2007)
    places = {str(each.address.place) for each in considered}
    assert places.isdisjoint({"50", "50A", "50B", "50E1", "50E3"})
    assert "50C" in places


def test_the_law_of_a_penalty_card_ends_when_the_card_is_taken_up(simulated: Simulated) -> None:
    found = _at_the_end(simulated("law50-declarer-forbids-the-suit"), Edition.SR_2007, "50A")
    event = "North chooses: forbid the suit S"
    assert str(found.because) == f"50A applied until this: “{event}”."


@pytest.mark.parametrize("edition", [Edition.RU_1987, Edition.SR_2007])
def test_a_call_in_order_is_not_changed_into_another_irregularity(
    edition: Edition, simulated: Simulated
) -> None:
    """A double by East in his turn would bring 26B too, but that would be another incident."""
    because = (
        "With “West changes his call to a double” instead of “West changes his call to a pass”, "
        "26B would apply."
    )
    found = _at_the_end(simulated("law26-landy-withdrawn-for-a-pass"), edition, "26B")
    assert str(found.because) == because
