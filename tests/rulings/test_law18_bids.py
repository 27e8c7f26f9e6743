"""Law 18: bids in an improper form, under the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law18_bids"))
def test_law18(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
