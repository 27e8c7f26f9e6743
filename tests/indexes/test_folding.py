"""Words typed in any way meet the words as printed."""

from __future__ import annotations

import pytest

from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language


@pytest.mark.parametrize(
    ("typed", "language", "folded"),
    [
        ("Партнёр", Language.RUSSIAN, "партнер"),
        ("kарта", Language.RUSSIAN, "карта"),  # a Latin k among Cyrillic letters
        ("ѝ", Language.BULGARIAN, "и"),
        ("e\u0308", Language.SERBIAN, "ë"),  # composed first
        ("Štihovi", Language.SERBIAN, "stihovi"),
        ("Штихови", Language.SERBIAN, "stihovi"),
        ("vođenje", Language.SERBIAN, "vodjenje"),
        ("вођење", Language.SERBIAN, "vodjenje"),
        ("igrати", Language.SERBIAN, "igrati"),  # sr2007 line 1795 mixes scripts so
        ("LHO", Language.RUSSIAN, "lho"),  # stands in the Russian book in Latin letters
        ("Revoke", Language.ENGLISH, "revoke"),
        ("İRREGULARITY", Language.ENGLISH, "irregularity"),  # from a Turkish keyboard
        ("trıck", Language.ENGLISH, "trick"),
    ],
)
def test_word_is_folded(typed: str, language: Language, folded: str) -> None:
    assert fold(typed, language) == folded
