"""Law 15: a board meant for others under the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law15_wrong_board"))
def test_law15(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
