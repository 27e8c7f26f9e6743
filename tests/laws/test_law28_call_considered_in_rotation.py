"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law28_call_considered_in_rotation"))
def test_law28(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
