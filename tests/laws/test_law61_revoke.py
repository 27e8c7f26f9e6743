"""Law 61: revokes found in the play, and questions about them, under the three editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from tests.laws.cases import Case, cases


@pytest.mark.parametrize("case", cases("law61_revoke"))
def test_law61(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
