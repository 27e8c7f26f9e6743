"""Words as they are compared: one case, no accents, one script, look-alike letters repaired."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bridge_rules_gui.indexes.language import Language

_CYRILLIC: Final = re.compile(r"[а-яёђѓєѕіїјљњћќўџѐѝ]")

# The Latin letters that a keyboard or a scanner put inside Cyrillic words.
_LOOK_ALIKES: Final = str.maketrans("aceopxykmtbhi", "асеорхукмтвні")

_PLAIN_CYRILLIC: Final = str.maketrans("ёѐѝ", "ееи")

_SERBIAN_LATIN: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "ђ": "dj", "е": "e", "ж": "z", "з": "z",
    "и": "i", "ј": "j", "к": "k", "л": "l", "љ": "lj", "м": "m", "н": "n", "њ": "nj", "о": "o",
    "п": "p", "р": "r", "с": "s", "т": "t", "ћ": "c", "у": "u", "ф": "f", "х": "h", "ц": "c",
    "ч": "c", "џ": "dz", "ш": "s",
    # Letters of the neighbours, so that a word of theirs can be looked up at all.
    "щ": "st", "ъ": "a", "ы": "i", "ь": "", "э": "e", "ю": "ju", "я": "ja", "й": "j", "ё": "jo",
    "č": "c", "ć": "c", "š": "s", "ž": "z", "đ": "dj",
}  # fmt: skip
_TO_SERBIAN: Final = str.maketrans(_SERBIAN_LATIN)


def fold(word: str, language: Language) -> str:
    """Return a word as it is compared in a language: ``Ёлка`` елка, ``Đačić`` djacic.

    Serbian is compared in Latin letters without accents, whichever script it is written in;
    Russian and Bulgarian in Cyrillic, with the Latin look-alikes of a mixed word repaired.
    """
    # A Turkish keyboard has an i with and one without a dot, also as capitals.
    lowered = unicodedata.normalize("NFC", word).replace("İ", "i").replace("ı", "i").lower()
    if language is Language.SERBIAN:
        return lowered.translate(_TO_SERBIAN)
    if language is Language.ENGLISH:
        return lowered
    if not lowered.isascii() and _CYRILLIC.search(lowered):
        lowered = lowered.translate(_LOOK_ALIKES)
    return lowered.translate(_PLAIN_CYRILLIC)


_SERBIAN_CYRILLIC: Final = {
    "lj": "љ", "nj": "њ", "dž": "џ", "a": "а", "b": "б", "v": "в", "g": "г", "d": "д", "đ": "ђ",
    "e": "е", "ž": "ж", "z": "з", "i": "и", "j": "ј", "k": "к", "l": "л", "m": "м", "n": "н",
    "o": "о", "p": "п", "r": "р", "s": "с", "t": "т", "ć": "ћ", "u": "у", "f": "ф", "h": "х",
    "c": "ц", "č": "ч", "š": "ш",
}  # fmt: skip
_SERBIAN_LETTER: Final = re.compile("|".join(_SERBIAN_CYRILLIC))


def in_serbian_cyrillic(word: str) -> str:
    """Return a small-letter Serbian word as it is written in Cyrillic: štih -> штих."""
    return _SERBIAN_LETTER.sub(lambda letter: _SERBIAN_CYRILLIC[letter[0]], word)
