"""Law 18: bids in an improper form, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law18_bids"))
def test_law18(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
