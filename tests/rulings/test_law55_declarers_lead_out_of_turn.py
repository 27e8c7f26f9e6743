"""Law 55: declarer's leads out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law55_declarers_lead_out_of_turn"))
def test_law55(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
