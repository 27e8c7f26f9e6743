"""Law 79: tricks won, disputes about them, and errors in the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law79_tricks_won"))
def test_law79(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
