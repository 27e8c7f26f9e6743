"""Whole deals with irregularities: every ruling against another reading of the same laws.

The program is asked for what Laws 61 to 64, 67 and 77 decide. What a further judgement or a
player's choice decides is recorded or not taken: no further damage (64C), no change of cards that
may go back (62C), no lead required or forbidden (50). Where declarer has still to choose a card of
the offender's partner (62D2 of 1987), tricks and score are open.
"""

from __future__ import annotations

import json

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.notation.scenario_reader import read_scenario
from tests.every import every
from tests.laws.oracle.deals import IrregularDeal, irregular_deal
from tests.laws.oracle.oracle import Outcome, judged

_YEARS = {Edition.RU_1987: 1987, Edition.SR_2007: 2007, Edition.BG_2017: 2017}

_KEYS = frozenset(
    (
        *("revoke_established", "revoke_not_established", "revoke_trick12"),
        *("defective_trick", "fifth_card", "simultaneous_play"),
    )
)
"""The irregularities the oracle knows: a premature lead (Law 57) may go with a missing card."""


def _ruled(deal: IrregularDeal, ruling: Ruling, expected: Outcome) -> Outcome:
    """Return what the program rules, in the oracle's terms; what is still open, as expected."""
    assert not ruling.facts_needed
    if ruling.tricks is None or ruling.score is None:
        assert any(option.name == "choose_partner_card" for option in ruling.options)
        tricks, points = expected.tricks, expected.score
    else:
        tricks, points = ruling.tricks[deal.board.declarer in "EW"], ruling.score
    return Outcome(
        tuple(
            sorted(
                (noticed.key.value, str(noticed.offender))
                for noticed in ruling.irregularities
                if noticed.key.value in _KEYS
            )
        ),
        ruling.tricks_transferred or 0,
        tricks,
        points,
    )


def _check(number: int) -> None:
    deal = irregular_deal(number)
    scenario = read_scenario(json.dumps(deal.document), f"deal {number}")
    for edition, ruling in rule_under_all(scenario).items():
        expected = judged(_YEARS[edition], deal.board, deal.acts, deal.late)
        assert _ruled(deal, ruling, expected) == expected, f"{edition.value}: {deal.planted}"


def test_deals_made_at_random_are_ruled_on_as_the_oracle_does(
    request: pytest.FixtureRequest,
) -> None:
    asked = request.config.getoption("--random-deals")

    @every("deal", range(asked or 60))
    def check(deal: int) -> None:
        _check(deal)

    check()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(60, 1_000, 470))
def test_a_thousand_deals_are_ruled_on_as_the_oracle_does(first: int) -> None:
    @every("deal", range(first, first + 470))
    def check(deal: int) -> None:
        _check(deal)

    check()
