"""The given documents as plain text."""

from __future__ import annotations

import pytest

from bridge_rules_gui.library.source_text import SourceTextError, source_text


def test_document_is_given_byte_for_byte() -> None:
    assert source_text("sr2007.txt").count("\n") > 2600


def test_missing_document_says_how_to_mend_it() -> None:
    with pytest.raises(SourceTextError, match=r"content/sources/lost\.txt .* restore the file"):
        source_text("lost.txt")
