"""Law 24: a card exposed or led during the auction under the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law24_card_exposed_in_auction"))
def test_law24(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
