"""Positions: what has become of calls and cards, as it is to be seen at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.scenario import DirectorAct, DirectorArrives, Event
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.position import CallOnTable, CallState, Facing
from bridge_rules_gui.simulation.positions import position
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.claims.claiming import ClaimStage
from tests.every import every
from tests.simulation.library_scenarios import NAMES, library_scenario

Simulated = Callable[[str], Simulation]


NEWEST = Edition.BG_2017


def _calls(calls: Iterable[CallOnTable]) -> list[str]:
    return [f"{each.seat} {each.call} {each.state}" for each in calls]


def test_a_call_waits_is_withdrawn_and_makes_room(simulated: Simulated) -> None:
    simulation = simulated("law27-corrected-to-another-suit")
    waiting = simulation.frame(2, NEWEST).position.auction
    assert _calls(waiting) == ["N 1S stands", "E 1D pending"]
    assert [each.is_irregular for each in waiting] == [False, True]
    settled = simulation.frame(simulation.steps, NEWEST).position.auction
    assert _calls(settled) == ["N 1S stands", "E 1D withdrawn", "E 2H stands"]


@every("name", NAMES)
def test_the_calls_that_stand_are_those_of_the_auction(name: str) -> None:
    for edition in Edition:
        watch = Watch(library_scenario(name), edition)
        for step in range(len(watch.scenario.events) + 1):
            table = watch.table(step)
            stand = sorted(
                (recorded.event, recorded.seat.value, str(recorded.call))
                for recorded in table.bidding.recorded
            )
            shown = sorted(
                (each.event, each.seat.value, str(each.call))
                for each in position(table).auction
                if each.state is CallState.STANDS
            )
            assert shown == stand, (edition, step)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(
    ("name", "own"), [("law70-unstated-finesse", 2), ("law70-trumps-are-in", 4)]
)
def test_a_claim_is_told_as_it_was_made_whatever_is_ruled(
    simulated: Simulated, name: str, own: int, edition: Edition
) -> None:
    simulation = simulated(name)
    found = [simulation.frame(n, edition).position.claim for n in range(1, simulation.steps + 1)]
    assert [claim.own for claim in found if claim is not None] == [own] * simulation.steps


@pytest.mark.parametrize("edition", Edition)
def test_a_concession_asked_back_is_not_decided_before_the_director_comes(
    simulated: Simulated, corpus: Corpus, edition: Edition
) -> None:
    simulation = simulated("law71-conceded-a-trick-he-could-not-lose")
    claim = simulation.frame(simulation.steps, edition).position.claim
    assert claim is not None
    assert claim.stage is ClaimStage.CONTESTED
    called = Event(DirectorArrives(DirectorAct.CALLED))
    events = simulation.scenario.events
    later = Simulation(
        corpus, replace(simulation.scenario, events=(*events[:-1], called, events[-1]))
    )
    claim = later.frame(later.steps, edition).position.claim
    assert claim is not None
    assert claim.stage is ClaimStage.DECIDED


def test_the_director_stays_until_something_else_goes_wrong(simulated: Simulated) -> None:
    simulation = simulated("law27-corrected-to-another-suit")
    present = [
        simulation.frame(step, NEWEST).position.is_director_present
        for step in range(simulation.steps + 1)
    ]
    assert present == [False, False, False, True, True, True]


def test_a_lead_out_of_turn_waits_face_up_and_then_is_a_penalty_card(simulated: Simulated) -> None:
    simulation = simulated("law54-opening-lead-from-the-wrong-side")
    (led,) = simulation.frame(8, NEWEST).position.faced
    assert led.facing is Facing.WAITING
    assert led.seat is Seat.EAST
    assert simulation.frame(8, NEWEST).position.dummy is None


def test_dummy_is_faced_by_the_opening_lead(simulated: Simulated) -> None:
    simulation = simulated("law64-revoke-trick-won-by-offender")
    contract = simulation.scenario.contract
    assert contract is not None
    assert simulation.frame(0, NEWEST).position.dummy is None
    assert simulation.frame(1, NEWEST).position.dummy is contract.dummy


def test_a_complete_trick_lies_until_the_next_lead(simulated: Simulated) -> None:
    simulation = simulated("law64-revoke-trick-won-by-offender")
    full, begun = (simulation.frame(step, NEWEST).position for step in (4, 5))
    assert full.trick is not None
    assert (full.trick.number, len(full.trick.cards), full.quitted) == (1, 4, ())
    assert full.trick.winner is not None
    assert begun.trick is not None
    assert (begun.trick.number, len(begun.trick.cards)) == (2, 1)
    assert begun.quitted == (full.trick,)
    assert begun.tricks_won is not None
    assert begun.tricks_won.total == 1


def test_a_revoke_is_marked_as_irregular(simulated: Simulated) -> None:
    simulation = simulated("law64-revoke-trick-won-by-offender")
    trick = simulation.frame(12, NEWEST).position.trick
    assert trick is not None
    assert [(str(c.seat), str(c.card)) for c in trick.cards if c.is_irregular] == [("E", "S5")]


MID_PLAY = """
schema = 1
id = "law44-mid-play"
title = "Three tricks left"
vulnerable = "none"
scoring = "mp"
deal = "N:AK2... - QJT... -"
contract = "3NT"
declarer = "S"
[start]
trick = 11
on_lead = "N"
tricks = { ns = 8, ew = 2 }
[[events]]
who = "N"
play = "SA"
"""


def test_a_case_that_begins_in_the_play_shows_dummy_and_unknown_hands(
    simulated: Simulated,
) -> None:
    corpus = simulated(NAMES[0]).corpus
    simulation = Simulation(corpus, read_scenario(MID_PLAY, "mid-play"))
    before, after = (simulation.frame(step, NEWEST).position for step in (0, 1))
    assert before.dummy is Seat.NORTH
    assert before.hands[Seat.EAST] is None
    assert before.tricks_won is not None
    assert (before.tricks_won.north_south, before.tricks_won.east_west) == (8, 2)
    assert after.trick is not None
    assert (after.trick.number, str(after.trick.cards[0].card)) == (11, "SA")
    assert [str(card) for card in after.hands[Seat.NORTH] or ()] == ["SK", "S2"]


def test_after_the_auction_the_presumed_leader_is_to_play(simulated: Simulated) -> None:
    simulation = simulated("law41-lead-before-the-questions")
    turns = [simulation.frame(step, Edition.BG_2017).position.turn for step in range(5, 8)]
    assert turns == [Seat.WEST, Seat.WEST, Seat.WEST]
    passed_out = simulated("law22-four-passes")
    assert passed_out.frame(4, Edition.BG_2017).position.turn is None


def test_whose_change_was_refused_chooses_before_the_next_player_calls(
    simulated: Simulated,
) -> None:
    # 25B2(b) of 1987 lets North choose; later his first call stands, and East calls.
    simulation = simulated("law25-change-of-mind")
    turns = [simulation.frame(simulation.steps, each).position.turn for each in Edition]
    assert turns == [Seat.NORTH, Seat.EAST, Seat.EAST]
