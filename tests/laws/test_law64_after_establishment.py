"""Law 64: what an established revoke costs under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law64_after_establishment"))
def test_law64(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
