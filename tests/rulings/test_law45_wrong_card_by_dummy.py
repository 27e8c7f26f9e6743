"""Law 45D: a card dummy was not told to play, under the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law45_wrong_card_by_dummy"))
def test_law45d(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
