"""Law 60: play after an illegal play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law60_play_after_illegal_play"))
def test_law60(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
