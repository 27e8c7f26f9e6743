"""Law 72C (23 of 1987 and 2007): potential damage under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law72c_potential_damage"))
def test_law72c(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
