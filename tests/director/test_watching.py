"""A case watched event by event says at each moment what ruling on the case cut there says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch, cut
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.scenario import CallMade, Claim, Event, Facts, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws.law85_disputed_facts import disputes, found
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.alternatives import variants
from bridge_rules_gui.simulation.what_if import changes
from tests.every import every
from tests.laws.cases import TABLES, cases

FILES = sorted((resources.content() / "scenarios").glob("*.toml"))

ONE_IN = 7
"""Of the case tables so many rows are watched as one; the library is watched as a whole."""


def _scenarios() -> Iterator[tuple[str, Scenario]]:
    for path in FILES:
        yield path.stem, read_scenario(path.read_text("utf-8"), path.name)
    for table in TABLES:
        for case in islice(cases(table), 0, None, ONE_IN):
            yield f"{table}-{case}", case.scenario


@pytest.mark.slow
@pytest.mark.parametrize("turn", range(3))
def test_each_moment_is_ruled_on_as_if_the_case_ended_there(turn: int) -> None:
    """Ruling again at every moment takes long: in each turn it is done under another edition."""

    @every("name, scenario", _scenarios, ids=lambda name, _scenario: name)
    def check(name: str, scenario: Scenario) -> None:
        for number, edition in enumerate(Edition, start=turn):
            watch = Watch(scenario, edition)
            for events in range(number % 3, len(scenario.events) + 1, 3):
                assert watch.ruling(events) == rule(cut(scenario, events), edition), (
                    edition,
                    events,
                )

    check()


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_moments_may_be_asked_for_in_any_order(edition: Edition) -> None:
    path = resources.content() / "scenarios" / "law27-corrected-to-another-suit.toml"
    scenario = read_scenario(path.read_text("utf-8"), path.name)
    there, back = Watch(scenario, edition), Watch(scenario, edition)
    count = len(scenario.events) + 1
    forwards = [(there.table(n), there.ruling(n)) for n in range(count)]
    backwards = [(back.table(n), back.ruling(n)) for n in reversed(range(count))]
    assert forwards == backwards[::-1]


class _Compared(Watch):
    """A watch whose rulings on other cases are compared with ruling on them from the start."""

    compared = 0

    def ruling_on(self, scenario: Scenario) -> Ruling:
        """Compare one ruling in so many."""
        found = super().ruling_on(scenario)
        self.compared += 1
        if self.compared % 5 == 0:
            assert found == rule(scenario, self.edition), [
                str(described(event)) for event in scenario.events
            ]
        return found


_OTHER_WAYS = list(zip(FILES[::3], cycle(Edition), strict=False))


@every("path, edition", _OTHER_WAYS, ids=lambda path, _: path.stem)
def test_a_case_gone_another_way_is_ruled_on_as_if_told_from_the_start(
    path: Path, edition: Edition
) -> None:
    watch = _Compared(read_scenario(path.read_text("utf-8"), path.name), edition)
    changes(watch)
    variants(watch)
    assert watch.compared


def _unstated() -> Scenario:
    """Return an insufficient bid replaced by a call of which nobody says what it means."""
    path = resources.content() / "scenarios" / "law27-artificial-answer-too-low.toml"
    scenario = read_scenario(path.read_text("utf-8"), path.name)
    last = replace(scenario.events[-1], facts=Facts())
    call_after = Event(CallMade(Pass()), Seat.WEST)
    return replace(scenario, events=(*scenario.events[:-1], last, call_after))


def test_an_open_judgement_makes_what_follows_provisional() -> None:
    scenario = _unstated()
    watch = Watch(scenario, Edition.SR_2007)
    after = len(scenario.events) - 1
    found = [watch.is_provisional(events) for events in range(after + 2)]
    assert found == [*(False for _ in range(after)), True, True]
    assert [answer.holds for answer in watch.table(after).assumed] == [False]
    for events in (after, after + 1):
        (needed,) = watch.ruling(events).facts_needed
        assert needed.judgement.fact == "same_or_more_precise"
        assert [each.holds for each in needed.alternatives] == [True, False]


def test_a_fact_in_dispute_makes_what_follows_provisional_until_it_is_found() -> None:
    case = next(each for each in cases("law85_disputed_facts") if each.edition is Edition.SR_2007)
    events = len(case.scenario.events)
    watch = Watch(case.scenario, Edition.SR_2007)
    assert [watch.is_provisional(n) for n in (events - 1, events)] == [False, True]
    (dispute,) = disputes(case.scenario)
    settled = Watch(found(case.scenario, dispute, holds=True), Edition.SR_2007)
    assert not settled.is_provisional(events)


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_what_the_director_finds_is_marked_where_he_was_called(edition: Edition) -> None:
    path = resources.content() / "scenarios" / "law13-deuce-in-the-wrong-hand.toml"
    found = rule(read_scenario(path.read_text("utf-8"), path.name), edition)
    (noticed,) = found.irregularities
    assert noticed.offender is None
    assert [step.event for step in found.steps if step.irregularity] == [noticed.event]
    assert found.steps[noticed.event].irregularity is noticed.key


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_what_is_told_of_the_end_decides_nothing_while_play_goes_on(edition: Edition) -> None:
    path = resources.content() / "scenarios" / "law64-noticed-on-the-next-board.toml"
    scenario = read_scenario(path.read_text("utf-8"), path.name)
    watch, last = Watch(scenario, edition), len(scenario.events)
    for events in (last - 2, last - 1):
        playing_on = watch.ruling(events)
        assert str(playing_on.laws[0].ground) == "64A2"
        assert playing_on.score is None
        assert watch.table(events).incidents[-1].result == playing_on.result
    assert str(watch.ruling(last).laws[0].ground) == "64B4"


@pytest.mark.parametrize("edition", Edition, ids=str)
@pytest.mark.parametrize("fact", ["time", "attention"])
def test_no_limit_is_passed_before_the_claim_it_is_told_of(edition: Edition, fact: str) -> None:
    late = "after the end of the round" if fact == "time" else (("round_over", True),)
    for path in FILES:
        if not path.stem.startswith("law63-agreement"):
            continue
        scenario = read_scenario(path.read_text("utf-8"), path.name)
        told = replace(scenario, facts=Facts(((fact, late),)))
        claim = next(n for n, each in enumerate(told.events) if isinstance(each.act, Claim))
        assert not cut(told, claim).facts
        assert fact in cut(told, claim + 1).facts
        assert Watch(told, edition).ruling(claim) == Watch(scenario, edition).ruling(claim)
