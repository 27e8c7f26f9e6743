"""Law 33: simultaneous calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law33_simultaneous_calls"))
def test_law33(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
