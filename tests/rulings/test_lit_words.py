"""The words a ruling rests on: those of the case, and both its condition and its consequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition


@pytest.mark.parametrize("case", cases("lit_words"))
def test_lit_words(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
