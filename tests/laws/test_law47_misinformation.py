"""Law 47E2: cards played on a wrong explanation, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law47_misinformation"))
def test_law47e2(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
