"""Law 23 of 2017: comparable calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law23_comparable_call"))
def test_law23(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
