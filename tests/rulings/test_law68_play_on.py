"""Law 68D2 of 2017: play after a claim, which the other editions do not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law68_play_on"))
def test_law68(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
