"""Law 10: rectification is the director's, a choice the player's under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law10_assessment_of_rectification"))
def test_law10(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
