"""The books are cut into whole sentences, in every alphabet."""

from __future__ import annotations

import pytest

from bridge_rules_gui.quiz.generating.book_sentences import sentences


@pytest.mark.parametrize("small", "čćđšžёђ")
def test_no_sentence_begins_with_a_small_letter(small: str) -> None:
    assert list(sentences(f"Vidi npr: {small}lan 47E. {small.upper()}lan 50.")) == [
        f"Vidi npr: {small}lan 47E.",
        f"{small.upper()}lan 50.",
    ]
