"""A light stemmer of Serbian in folded Latin letters: cases, plurals, verbs, the fleeting a."""

from __future__ import annotations

import re
from typing import Final

_LONG_PLURAL: Final = re.compile(r"(?<=...)(?:ov|ev)(?:ima|a|e|i)$")  # stih|ova, bord|ovima
_CASE: Final = re.compile(
    r"(?<=...)(?:"
    r"ijama|ijom|oga|ome|omu|ega|emu|ima|ama|og|eg|om|em|oj|ih|im"
    r"|ij[aeiou]|[aeiou]"
    r")$"
)
_VERBAL: Final = re.compile(
    r"(?<=...)(?<!rezult)(?:"  # rezultati are results, not an infinitive
    r"(?:[aieu]|ova)(?:ti|la|lo|li|le|o|vsi|mo|te|s|juci|ju)"  # odigr|ati, odigr|ala
    r"|uju|uje[ms]?|uci|eci"
    r")$"
)
_PARTICIPLE: Final = re.compile(r"(?<=....)(?:[ae]n|(?<=[^aeiou])n)$")  # odigr|an, izvor|n
_FLEETING: Final = re.compile(r"(?<=[^aeiou])a(?=[^aeiounj]$)")  # karat(a) -> kart


def stem(word: str) -> str:
    """Return what the forms of a folded word share: stihova, stihu -> stih; karata -> kart."""
    if len(word) < 4:
        return word
    shortened = _LONG_PLURAL.sub("", word)
    if shortened == word:
        shortened = _VERBAL.sub("", word)
    if shortened == word:
        shortened = _CASE.sub("", word)
    shortened = _PARTICIPLE.sub("", shortened)
    return _FLEETING.sub("", shortened) if len(shortened) > 4 else shortened
