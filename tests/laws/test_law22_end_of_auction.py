"""Law 22: the end of the auction."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law22_end_of_auction"))
def test_law22(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
