"""Every case of every table is ruled on as its row says, under each edition it asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.every import every
from tests.laws.cases import TABLES, Case, cases


@pytest.mark.parametrize("table", TABLES)
def test_each_case_is_ruled_on_as_its_row_says(
    table: str, words_of: Callable[[Edition, str], str]
) -> None:
    @every("case", cases(table))
    def check(case: Case) -> None:
        case.check(words_of)

    check()
