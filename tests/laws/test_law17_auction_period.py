"""Law 17: the auction in its regular course."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law17_auction_period"))
def test_law17(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
