"""Law 47E1: leads and plays out of turn of a player misinformed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law47e1_misinformed_turn"))
def test_law47e1(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
