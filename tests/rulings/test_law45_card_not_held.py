"""Law 45: cards that a hand does not hold, played or shown, under the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law45_card_not_held"))
def test_law45_card_not_held(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
