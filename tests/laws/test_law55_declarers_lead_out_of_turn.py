"""Law 55: declarer's leads out of turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law55_declarers_lead_out_of_turn"))
def test_law55(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
