"""Law 24: a card exposed or led during the auction under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law24_card_exposed_in_auction"))
def test_law24(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
