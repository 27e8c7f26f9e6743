"""Law 41: the opening lead face down and faced, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law41_opening_lead"))
def test_law41(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
