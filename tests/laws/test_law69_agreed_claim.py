"""Law 69: agreed claims, agreements withdrawn, and revokes they establish."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law69_agreed_claim"))
def test_law69(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
