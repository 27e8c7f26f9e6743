"""The trace says why a provision that was considered does not apply."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.notation.scenario_reader import read_scenario
from tests.every import every
from tests.laws.cases import Case, cases

_EXCLUDED = {
    "27B2": "27B1(a) does not apply because",
    "31A2(b)": "31A2(a) does not apply because",
    "30B1(b)(ii)": "30B1(b)(i) does not apply because",
    "32A2(b)": "32A2(a) does not apply because",
    "36B2": "36A does not apply because",
    "36A": "36B1 does not apply because",
    "35A": "36 does not apply because",
    "37B2": "37A does not apply because",
    "37A": "37B1 does not apply because",
    "35C": "38 does not apply because",
    "38": "35C does not apply because",
}
"""The deciding provision, and what is then said of the one that was set aside."""

_TABLES = (
    "law27_insufficient_bid",
    "law30_pass_out_of_rotation",
    "law31_bid_out_of_rotation",
    "law32_double_out_of_rotation",
    "law36_inadmissible_double",
    "law37_action_violating_obligation_to_pass",
    "law38_bid_above_seven",
)


def _rows() -> Iterator[Case]:
    for table in _TABLES:
        for case in cases(table):
            if next(iter(case.expected.get("laws", ())), "") in _EXCLUDED:
                yield case


@every("case", _rows)
def test_what_was_set_aside_is_named_with_the_reason(case: Case) -> None:
    ruling = rule(case.scenario, case.edition)
    reason = _EXCLUDED[case.expected["laws"][0]]
    said = [str(line) for step in ruling.steps for line in step.trace]
    assert any(line.startswith(reason) for line in said)


def test_naturalness_is_named_where_it_decides() -> None:
    row = next(
        row
        for row in cases("law27_insufficient_bid")
        if str(row) == "sr2007-natural bid, artificial correction of the same name"
    )
    ruling = rule(row.scenario, row.edition)
    assert "27B1(a) does not apply because 3C is artificial." in map(str, ruling.steps[-1].trace)


@pytest.mark.parametrize(
    ("edition", "law"), [(Edition.RU_1987, "31B"), (Edition.BG_2017, "31B"), (Edition.SR_2007, "")]
)
def test_a_gap_of_the_book_is_owned_up_to(edition: Edition, law: str) -> None:
    # sr2007 31B asks whether the offender has bid; here he has only passed.
    scenario = """{"schema": 1, "id": "gap", "title": "Gap", "dealer": "N", "events": [
        {"who": "N", "call": "P"}, {"who": "E", "call": "P"}, {"who": "N", "call": "1H"},
        {"director": "called"}, {"who": "E", "accept": false}]}"""
    said = [
        str(line)
        for step in rule(read_scenario(scenario, "gap.json"), edition).steps
        for line in step.trace
    ]
    owned = [line for line in said if "applies to a player who has not called before" in line]
    assert [line.partition(" ")[0] for line in owned] == [law for law in (law,) if law]


@pytest.mark.parametrize(
    ("edition", "law"),
    [(Edition.RU_1987, "50C"), (Edition.SR_2007, "50B"), (Edition.BG_2017, "50B")],
)
def test_a_card_that_may_become_a_penalty_card_is_major_by_law_50(
    edition: Edition, law: str
) -> None:
    path = resources.content() / "scenarios" / "law62-others-take-cards-back.toml"
    ruling = rule(read_scenario(path.read_text("utf-8"), path.name), edition)
    cards = {str(card.card): str(card.ground) for card in ruling.penalty_cards}
    assert cards == {"S2": law, "D6": law}
