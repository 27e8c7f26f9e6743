"""The line a claim states: what its facts tell, and nothing else."""

from __future__ import annotations

import pytest

from bridge_rules_gui.director.claims.statement import leaves_words_open, plan_of
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Claim, Event, Facts, FactValue
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.claims.cards_left import as_bits, number
from bridge_rules_gui.table.claims.normal_play import Move, Plan, Step
from tests.director.claims.test_lines_of_play import NS, position

_LEFT = position("N:.54.Q8. .T8.J.T J.AK.A. 9..K2.Q", "4S")


def _claim(words: str = "", **facts: FactValue) -> Event:
    return Event(Claim(None), Seat.SOUTH, words, Facts(tuple(facts.items())))


def _stated(**facts: FactValue) -> Plan:
    """Return the plan that facts of a claim state at a spade contract with the nine out."""
    return plan_of(_claim("", **facts), _LEFT, NS)


def _number(card: str) -> int:
    return number(Card.parse(card))


@pytest.mark.parametrize(
    "words",
    [
        "drawing the last trump",
        "not drawing trumps",
        "hearts, then the diamonds",
        "SA, then H10",
        "taking the club finesse",
        "losing a trump",
        "вывожу козыри, остальное мои",
    ],
)
def test_words_alone_state_nothing(words: str) -> None:
    event = _claim(words)
    assert plan_of(event, _LEFT, NS) == Plan(aware_of_trumps=False)
    assert leaves_words_open(event)
    assert not leaves_words_open(_claim(words, aware_of_trump=False))


def test_steps_are_kept_in_their_order() -> None:
    found = ("HA", (("suit", "D"),), (("finesse", "DQ"),), (("rest", True),))
    assert _stated(line=found).line == (
        Step(Move.CARD, _number("HA")),
        Step(Move.SUIT, int(Suit.DIAMONDS), while_good=True),
        Step(Move.FINESSE, _number("DQ")),
    )


def test_a_suit_whose_highest_card_is_out_is_not_counted() -> None:
    left = position("N:Q4... K3... J5... 76...")
    plan = plan_of(_claim(line=((("suit", "S"),),)), left, NS)
    assert plan.line == (Step(Move.SUIT, int(Suit.SPADES)),)


def test_drawing_trumps_knows_of_them() -> None:
    for plan in (_stated(line=((("draw", "trumps"),),)), _stated(draws_trumps=True)):
        assert plan.line == (Step(Move.DRAW),)
        assert plan.aware_of_trumps
    assert _stated(line=((("suit", "S"),),)).aware_of_trumps


def test_a_trump_is_known_where_it_was_mentioned_and_out() -> None:
    assert _stated(mentions=("S9",)).aware_of_trumps
    assert not _stated(mentions=("SJ", "HT")).aware_of_trumps


def test_cards_are_named_that_the_other_side_holds() -> None:
    assert _stated(mentions=("S9", "HT", "SJ", "CA")).named == as_bits(
        map(Card.parse, ("S9", "HT"))
    )


def test_what_is_stated_of_the_trump_goes_before_what_the_line_shows() -> None:
    assert _stated(aware_of_trump=True).aware_of_trumps
    assert not _stated(aware_of_trump=False, mentions=("S9",)).aware_of_trumps


def test_a_finesse_may_be_told_without_its_card() -> None:
    assert _stated(finesse=True).finesses
    assert not _stated().finesses
