"""Generators of cases, also of ones no table would see, that a scenario can tell."""

from __future__ import annotations

from hypothesis import strategies as st

from bridge_rules_gui.game import scenario as acts
from bridge_rules_gui.game.contract import Contract, Doubling
from bridge_rules_gui.game.scenario import Event, Facts, FactValue, Scenario
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.notation.scenario_keys import SCENARIO_FACT_NAMES, scenario_fact
from bridge_rules_gui.notation.scenario_values import fact as read_fact
from tests.strategies import bids, calls, calls_above_seven, cards, full_deals, seats

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
words = texts.filter(lambda text: bool(text.strip()))
names = st.sampled_from([name for name in SCENARIO_FACT_NAMES if scenario_fact(name) is read_fact])
hands_of_cards = st.lists(cards, min_size=1, max_size=3, unique=True).map(tuple)
any_calls = calls | calls_above_seven
contracts = st.builds(Contract, bids, st.sampled_from(Doubling), seats)

fact_values: st.SearchStrategy[FactValue] = st.recursive(
    st.booleans()
    | st.integers(-(10**9), 10**9)
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts,
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(texts, inner, max_size=3).map(lambda table: tuple(table.items()))
    ),
    max_leaves=4,
)

event_facts: st.SearchStrategy[tuple[str, FactValue]] = st.one_of(
    st.tuples(st.sampled_from(["artificial", "intended", "pause", "comparable"]), st.booleans()),
    st.tuples(st.just("meaning"), texts),
    st.tuples(st.just("slip"), st.sampled_from(["mechanical", "tongue", "mind"])),
    st.tuples(
        st.just("shows"),
        st.lists(st.sampled_from(Suit).map(str), max_size=2, unique=True).map(tuple),
    ),
    st.tuples(
        st.just("line"),
        st.lists(
            st.sampled_from(Suit).map(lambda suit: (("suit", str(suit)),))
            | st.just((("draw", "trumps"),))
            | st.sampled_from(("SA", "HT", "D2")).map(lambda card: (("finesse", card),)),
            min_size=1,
            max_size=3,
        ).map(tuple),
    ),
    st.tuples(st.just("visible"), hands_of_cards.map(lambda held: tuple(map(str, held)))),
)


def _facts(pairs: st.SearchStrategy[tuple[str, FactValue]]) -> st.SearchStrategy[Facts]:
    unique = st.lists(pairs, max_size=3, unique_by=lambda pair: pair[0])
    return unique.map(lambda entries: Facts(tuple(entries)))


tricks = st.none() | st.integers(0, 13)
single_acts: st.SearchStrategy[acts.Act] = st.one_of(
    st.builds(acts.CallMade, any_calls),
    st.builds(acts.CallReplaced, any_calls),
    st.builds(acts.Acceptance, st.booleans()),
    st.builds(acts.CardsPlayed, hands_of_cards, st.booleans(), st.none() | st.booleans()),
    st.builds(acts.CardsHandled, st.sampled_from(acts.Handling), hands_of_cards, texts),
    st.builds(acts.DummyDesignation, words),
    st.builds(acts.OptionTaken, words, texts),
    st.builds(acts.Claim, tricks),
    st.builds(acts.Concession, tricks),
    st.builds(acts.Agreement),
    st.builds(acts.Objection),
    st.builds(acts.AttentionDrawn),
    st.builds(acts.Question, texts),
    st.builds(acts.Remark, texts),
    st.builds(
        acts.Explanation,
        texts,
        texts,
        st.none() | st.booleans(),
        st.none() | st.sampled_from(acts.Corrected),
    ),
    st.builds(acts.DirectorArrives, st.sampled_from(acts.DirectorAct)),
    st.builds(acts.Ending, st.sampled_from(acts.Finished)),
)

single_events = st.builds(Event, single_acts, seats, texts, _facts(event_facts))
events = single_events | st.builds(
    Event,
    st.lists(single_events, min_size=2, max_size=3).map(tuple).map(acts.Simultaneous),
    st.none(),
    texts,
    st.just(Facts()),
)


@st.composite
def beginnings_in_mid_play(draw: st.DrawFn) -> acts.MidPlay:
    """Draw a trick and how those before it were won."""
    trick = draw(st.integers(1, 13))
    won = draw(st.integers(0, trick - 1))
    return acts.MidPlay(trick, draw(seats), won, trick - 1 - won)


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Draw a case of any events; with a deal the cards of the events lie anywhere."""
    contract = draw(st.none() | contracts)
    has_deal = draw(st.booleans())
    start = draw(beginnings_in_mid_play()) if contract and not has_deal else None
    facts = draw(_facts(st.tuples(names, fact_values)))
    if has_deal:
        stated = tuple(fact for fact in facts if fact[0] != "foreign_card")
        facts = Facts((*stated, ("foreign_card", "SA")))
    return Scenario(
        identifier=draw(words),
        title=draw(texts),
        dealer=draw(seats if contract is None else st.none() | seats),
        vulnerable=draw(st.sampled_from(Vulnerability)),
        scoring=draw(st.sampled_from(acts.Scoring)),
        deal=draw(full_deals()) if has_deal else None,
        contract=contract,
        start=start,
        events=tuple(draw(st.lists(events, max_size=6))),
        facts=facts,
        narrative=draw(texts),
        topic=draw(texts),
        difficulty=draw(st.none() | st.integers(1, 3)),
        commentary=draw(texts),
    )
