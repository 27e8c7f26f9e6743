"""Words as they are copied."""

from __future__ import annotations

from bridge_rules_gui.window.library.linked_text import positioned
from bridge_rules_gui.window.library.page_words import copied_words


def test_labels_are_set_off_by_a_blank_and_empty_lines_go() -> None:
    assert copied_words("1\tЕдно.\n\n2\tДве.\n", 0, 15, (), ()) == "1 Едно.\n2 Две."


def test_characters_stand_at_their_positions_in_a_document() -> None:
    text = positioned("а😊б")
    assert text.index("б") == 3
    assert copied_words(text, 0, len(text), (), ()) == "а😊б"
