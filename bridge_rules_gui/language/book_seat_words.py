"""The players as the languages of the books name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.seat_words import ENGLISH_SEATS, SeatWords

_SERBIAN: Final = SeatWords(
    ("Sever", "Istok", "Jug", "Zapad"), ("Sever–Jug", "Istok–Zapad"), ("a", "u", "e", "om")
)
SEAT_WORDS: Final[Mapping[InterfaceLanguage, SeatWords]] = {
    InterfaceLanguage.ENGLISH: ENGLISH_SEATS,
    InterfaceLanguage.BULGARIAN: SeatWords(
        ("Север", "Изток", "Юг", "Запад"), ("Север–Юг", "Изток–Запад")
    ),
    InterfaceLanguage.RUSSIAN: SeatWords(
        ("Север", "Восток", "Юг", "Запад"),
        ("Север–Юг", "Восток–Запад"),
        ("а", "у", "е", "ом"),
    ),
    InterfaceLanguage.SERBIAN: _SERBIAN,
    # Turned before it is converted.
    InterfaceLanguage.SERBIAN_CYRILLIC: _SERBIAN,
}
