"""Law 71: concessions that stand, and those that are cancelled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law71_concession_cancelled"))
def test_law71(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
