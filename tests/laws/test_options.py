"""The table of options holds those that the laws give, and no others."""

from __future__ import annotations

from bridge_rules_gui.table.options import OPTIONS
from tests.laws.cases import TABLES, cases

TAKEN_UNASKED = {"change_designation"}
"""What a player does without having been given the right by a ruling."""


def test_the_table_has_the_options_of_all_cases_and_no_others() -> None:
    given = {
        option.split()[1]
        for table in TABLES
        for case in cases(table)
        for option in case.expected.get("options", ())
    }
    assert given == set(OPTIONS) - TAKEN_UNASKED
