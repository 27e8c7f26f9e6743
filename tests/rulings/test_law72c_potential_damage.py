"""Law 72C (23 of 1987 and 2007): potential damage under the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law72c_potential_damage"))
def test_law72c(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
