"""Law 36: inadmissible doubles and redoubles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law36_inadmissible_double"))
def test_law36(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
