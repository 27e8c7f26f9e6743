"""Words found in a page however they are typed."""

from __future__ import annotations

import pytest

from bridge_rules_gui.library.page_search import occurrences


@pytest.mark.parametrize(
    ("text", "requested", "found"),
    [
        # case does not count, in any script
        ("Пас. ПАС, пас", "пас", ["Пас", "ПАС", "пас"]),
        # Serbian typed without its accents, and the other way round
        ("Član i član, štih", "clan", ["Član", "član"]),
        ("stih", "štih", ["stih"]),
        # Russian typed without the dots
        ("Расчёт", "расчет", ["Расчёт"]),
        # words may stand on two lines
        ("обява\nизвън", "обява извън", ["обява\nизвън"]),
        # no pattern, only words
        ("27B1(a)", "27b1(a)", ["27B1(a)"]),
        ("abc", ".", []),
        ("abc", "  ", []),
    ],
)
def test_words_are_found(text: str, requested: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in occurrences(text, requested)] == found
