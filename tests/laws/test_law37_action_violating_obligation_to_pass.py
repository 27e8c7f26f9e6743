"""Law 37: calls by players who must pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law37_action_violating_obligation_to_pass"))
def test_law37(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
