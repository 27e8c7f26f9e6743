"""Law 39: calls after the final pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law39_call_after_final_pass"))
def test_law39(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
