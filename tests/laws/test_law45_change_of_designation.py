"""Law 45C4(b): an unintended designation, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law45_change_of_designation"))
def test_law45c4(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
