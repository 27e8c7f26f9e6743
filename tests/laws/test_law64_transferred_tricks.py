"""Law 64: tricks transferred, on whole deals of 52 cards played to the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law64_transferred_tricks"))
def test_law64_transferred_tricks(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
