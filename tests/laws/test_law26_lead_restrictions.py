"""Law 26: lead restrictions after withdrawn calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law26_lead_restrictions"))
def test_law26(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
