"""What holds of the rulings on any auction, legal or not, stated with any facts or none."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.watching import moments
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CallReplaced,
    DirectorAct,
    DirectorArrives,
    Event,
    Facts,
    OptionTaken,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.simulation.differences import differences_of
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from tests.strategies import auctions, calls, calls_above_seven, seats

editions = st.sampled_from(Edition)
_FACTS = ("artificial", "comparable", "same_or_more_precise", "intended", "pause", "deliberate")
_OPTIONS = ("keep_first_call", "withdraw_call", "accept_call", "any_legal_call")


@st.composite
def facts(draw: st.DrawFn) -> Facts:
    """Draw what is stated of an event: mostly nothing."""
    found = draw(st.dictionaries(st.sampled_from(_FACTS), st.booleans(), max_size=2))
    return Facts(tuple(found.items()))


_made = st.builds(CallMade, calls | calls_above_seven)
_player_acts = st.one_of(
    _made,
    _made,
    st.builds(CallReplaced, calls | calls_above_seven),
    st.builds(Acceptance, st.booleans()),
    st.builds(OptionTaken, st.sampled_from(_OPTIONS)),
)
_by_players = st.builds(Event, _player_acts, seats, st.just(""), facts())
_by_the_director = st.builds(Event, st.builds(DirectorArrives, st.sampled_from(DirectorAct)))
_at_once = st.builds(
    lambda events: Event(Simultaneous(tuple(events))),
    st.lists(st.builds(Event, _made, seats), min_size=2, max_size=2),
)
events = st.one_of(_by_players, _by_players, _by_players, _by_the_director, _at_once)


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Draw a case of an auction in which nearly everything goes wrong."""
    happened = draw(st.lists(events, max_size=8))
    return Scenario("drawn", "Drawn", dealer=draw(seats), events=tuple(happened))


def _described(auction: Auction) -> Scenario:
    made = tuple(Event(CallMade(call), seat) for seat, call in auction.calls)
    return Scenario("legal", "Legal", dealer=auction.dealer, events=made)


@settings(max_examples=300)
@given(scenarios(), editions)
def test_no_case_is_beyond_a_ruling(scenario: Scenario, edition: Edition) -> None:
    ruling = rule(scenario, edition)
    assert len(ruling.steps) <= len(scenario.events)
    assert ruling_document(ruling)["edition"] == edition.value


@settings(max_examples=100)
@given(scenarios(), editions)
def test_the_same_case_gets_the_same_ruling(scenario: Scenario, edition: Edition) -> None:
    assert rule(scenario, edition) == rule(scenario, edition)


@settings(max_examples=200)
@given(scenarios(), editions)
def test_a_fact_that_no_rule_knows_decides_nothing(scenario: Scenario, edition: Edition) -> None:
    stated = Facts((("weather", True),))
    events = tuple(replace(e, facts=Facts((*e.facts.entries, *stated))) for e in scenario.events)
    assert rule(replace(scenario, events=events), edition) == rule(scenario, edition)


@settings(max_examples=50)
@given(auctions(), editions)
def test_a_regular_beginning_is_followed_like_any_other(auction: Auction, edition: Edition) -> None:
    scenario = _described(auction)
    stated = Facts((("weather", True),))
    slowly = replace(scenario, events=tuple(replace(e, facts=stated) for e in scenario.events))
    assert rule(slowly, edition) == rule(scenario, edition)


@settings(max_examples=100)
@given(scenarios(), editions)
def test_nobody_has_a_duty_to_pass_after_the_auction(scenario: Scenario, edition: Edition) -> None:
    ruling = rule(scenario, edition)
    assert ruling.contract is None or not ruling.must_pass


@settings(max_examples=100)
@given(scenarios(), editions)
def test_at_most_one_restriction_lies_on_a_player(scenario: Scenario, edition: Edition) -> None:
    """And one more that a final call still to come may change (`restrictions` of Law 26)."""
    found = rule(scenario, edition).lead_restrictions
    restricted = [(restriction.on, restriction.is_before_final_call) for restriction in found]
    assert len(restricted) == len(set(restricted))


@settings(max_examples=100)
@given(auctions(), editions)
def test_a_legal_auction_has_no_irregularity(auction: Auction, edition: Edition) -> None:
    ruling = rule(_described(auction), edition)
    assert ruling.irregularity is None
    assert ruling.irregularities == ()
    assert ruling.options == ()
    assert ruling.contract == auction.contract


@settings(max_examples=50)
@given(auctions())
def test_the_editions_agree_on_a_legal_auction(auction: Auction) -> None:
    assert differences_of(moments(_described(auction))).divergence == ()
