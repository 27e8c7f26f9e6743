"""Law 59: inability to lead or play as required."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law59_inability"))
def test_law59(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
