"""Law 25: changes of call under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law25_change_of_call"))
def test_law25(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
