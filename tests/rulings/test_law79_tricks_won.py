"""Law 79: tricks won, disputes about them, and errors in the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("law79_tricks_won"))
def test_law79(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
