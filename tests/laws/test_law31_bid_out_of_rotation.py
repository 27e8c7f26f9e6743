"""Law 31: bids out of rotation under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law31_bid_out_of_rotation"))
def test_law31(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
