"""Law 51: two and more penalty cards, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law51_two_or_more_penalty_cards"))
def test_law51(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
