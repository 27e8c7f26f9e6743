"""Law 45: cards that a hand does not hold, played or shown, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law45_card_not_held"))
def test_law45_card_not_held(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
