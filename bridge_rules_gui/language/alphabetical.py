"""The order of the alphabet, in the reader's language and not in the system's."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bridge_rules_gui.language.languages import InterfaceLanguage

_LETTERS: Final = {
    InterfaceLanguage.ENGLISH: "abcdefghijklmnopqrstuvwxyz",
    InterfaceLanguage.BULGARIAN: "абвгдежзийклмнопрстуфхцчшщъьюя",
    InterfaceLanguage.RUSSIAN: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    InterfaceLanguage.SERBIAN: "abcčćdđefghijklmnoprsštuvzž",
    InterfaceLanguage.SERBIAN_CYRILLIC: "абвгдђежзијклљмнњопрстћуфхцчџш",
}
_PAIRS: Final = {"dž": "d", "lj": "l", "nj": "n"}
"""Letters of Serbian written with two signs, and those they follow."""
_SIGN: Final = re.compile("dž|lj|nj|.", re.DOTALL)
_WORD_SIGN: Final = re.compile(r"\w")


def alphabetical(text: str, language: InterfaceLanguage) -> tuple[tuple[int, str], ...]:
    """Return what to sort a text by: a blank, then digits, then the letters of the language.

    Letters of other languages come last; capitals, hyphens and quotation marks do not count.
    """
    ranks = _ranks(language)
    signs = (
        _SIGN.findall(text.casefold()) if language is InterfaceLanguage.SERBIAN else text.casefold()
    )
    return tuple(_rank(sign, ranks) for sign in signs if sign.isspace() or _WORD_SIGN.match(sign))


def _rank(sign: str, ranks: dict[str, int]) -> tuple[int, str]:
    if sign.isspace():
        return 0, ""
    if sign.isdecimal():
        return 1, sign
    return (ranks[sign], "") if sign in ranks else (len(ranks) + 2, sign)


@cache
def _ranks(language: InterfaceLanguage) -> dict[str, int]:
    letters = list(_LETTERS[language])
    if language is InterfaceLanguage.SERBIAN:
        for pair, before in _PAIRS.items():
            letters.insert(letters.index(before) + 1, pair)
    return {letter: place for place, letter in enumerate(letters, 2)}
