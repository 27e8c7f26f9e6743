"""Words quoted within quoted words: each language has marks of a second kind for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge_rules_gui.language.languages import InterfaceLanguage

_LOW_AND_HIGH: Final = str.maketrans("„“”", "‚‘’")
_INNER: Final[Mapping[InterfaceLanguage, Mapping[int, int]]] = {
    InterfaceLanguage.ENGLISH: str.maketrans("“”", "‘’"),
    InterfaceLanguage.BULGARIAN: _LOW_AND_HIGH,
    InterfaceLanguage.RUSSIAN: str.maketrans("«»", "„“"),
    InterfaceLanguage.SERBIAN: _LOW_AND_HIGH,
    InterfaceLanguage.SERBIAN_CYRILLIC: _LOW_AND_HIGH,
}


def in_inner_marks(said: str, language: InterfaceLanguage) -> str:
    """Return a sentence as it stands within quotation marks: its own become those of the inside."""
    return said.translate(_INNER[language])
