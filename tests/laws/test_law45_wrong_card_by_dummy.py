"""Law 45D: a card dummy was not told to play, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law45_wrong_card_by_dummy"))
def test_law45d(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
