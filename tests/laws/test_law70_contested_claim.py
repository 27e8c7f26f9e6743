"""Law 70: contested claims, weighed on the lines of normal play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law70_contested_claim"))
def test_law70(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
