"""Law 34: the right to call of a player who was skipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law34_retention_of_right_to_call"))
def test_law34(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
