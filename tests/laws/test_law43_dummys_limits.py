"""Laws 42 and 43: dummy's rights and limits, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law43_dummys_limits"))
def test_law43(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
