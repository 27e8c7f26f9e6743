"""Law 68: claims and concessions at the table: what is one, and objections."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law68_claim"))
def test_law68(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
