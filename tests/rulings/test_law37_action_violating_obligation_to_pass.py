"""Law 37: calls by players who must pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law37_action_violating_obligation_to_pass"))
def test_law37(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
