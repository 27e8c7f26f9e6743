"""Law 13: a wrong number of cards under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law13_wrong_number_of_cards"))
def test_law13(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
