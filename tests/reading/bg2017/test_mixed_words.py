"""Misprints nobody can see."""

from __future__ import annotations

from bridge_rules_gui.reading.bg2017 import mixed_words
from bridge_rules_gui.reading.drafts import BookDraft


def test_latin_letter_in_a_bulgarian_word_is_found(draft: BookDraft) -> None:
    met = list(mixed_words(draft.document, draft.provisions))
    assert [(p.line, p.place, p.message) for p in met] == [
        (1084, "bg2017/27D", "in 'ощетенa' the letter a is Latin"),
        (1086, "bg2017/27D", "in 'ощетенa' the letter a is Latin"),
    ]
