"""Law 47: cards taken back without a right to, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law47_withdrawal"))
def test_law47(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
