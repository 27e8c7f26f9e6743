"""Law 58: simultaneous leads and plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law58_simultaneous_plays"))
def test_law58(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
