"""Lists are in the order of the reader's alphabet."""

from __future__ import annotations

import pytest

from bridge_rules_gui.language.alphabetical import alphabetical
from bridge_rules_gui.language.languages import InterfaceLanguage

_LANGUAGE = InterfaceLanguage


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (_LANGUAGE.ENGLISH, ["call", "Penalty card", "penalty-card rule", "play", "взятка"]),
        (_LANGUAGE.BULGARIAN, ["атака", "взятка", "извън реда", "йота", "ъгъл", "юни", "call"]),
        (_LANGUAGE.RUSSIAN, ["взятка", "ещё", "ёж", "жест", "эра", "call"]),
        (
            _LANGUAGE.SERBIAN,
            ["cena", "čin", "ćup", "dan", "džoker", "đak", "list", "ljubav", "nož", "njiva"],
        ),
        (_LANGUAGE.SERBIAN_CYRILLIC, ["дан", "ђак", "јед", "лист", "љубав", "ћуп", "џокер", "шта"]),
    ],
)
def test_letters_stand_in_the_order_of_the_language(
    language: InterfaceLanguage, expected: list[str]
) -> None:
    for words in (expected[::-1], sorted(expected)):
        assert sorted(words, key=lambda word: alphabetical(word, language)) == expected


def test_a_shorter_word_comes_first_and_digits_before_letters() -> None:
    words = ["penalty card", "penalty", "4 cards", "penaltyless", "a card"]
    found = sorted(words, key=lambda word: alphabetical(word, _LANGUAGE.ENGLISH))
    assert found == ["4 cards", "a card", "penalty", "penalty card", "penaltyless"]
