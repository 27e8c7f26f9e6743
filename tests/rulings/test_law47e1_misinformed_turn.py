"""Law 47E1: leads and plays out of turn of a player misinformed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law47e1_misinformed_turn"))
def test_law47e1(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
