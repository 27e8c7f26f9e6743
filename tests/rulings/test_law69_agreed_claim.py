"""Law 69: agreed claims, agreements withdrawn, and revokes they establish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law69_agreed_claim"))
def test_law69(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
