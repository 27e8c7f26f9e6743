"""Law 57: premature leads and plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law57_premature_play"))
def test_law57(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
