"""The players as the languages of the books name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.seat_words import ENGLISH_SEATS, SeatWords
from bridge_rules_gui.services.wording.languages import InterfaceLanguage

if TYPE_CHECKING:
    from collections.abc import Mapping

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
