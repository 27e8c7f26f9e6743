"""Law 19: the form of doubles and redoubles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law19_doubles_and_redoubles"))
def test_law19(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
