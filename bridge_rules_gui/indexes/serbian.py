"""A light stemmer of Serbian in folded Latin letters: cases, plurals, verbs, the fleeting a."""

from __future__ import annotations

import re
from typing import Final

_LONG_PLURAL: Final = re.compile(
    r"(?<=...)(?<!zaht)(?:ov|ev)(?:ima|a|e|i)$"
)  # stih|ova, bord|ovima
_CASE: Final = re.compile(
    r"(?<=...)(?:"
    r"ijama|ijom|oga|ome|omu|ega|emu|ima|ama|og|eg|om|em|oj|ih|im"
    r"|ij[aeiou]|[aeiou]"
    r")$"
)
_VERBAL: Final = re.compile(
    r"(?<=...)(?<!rezult)(?<!prihv)(?<!^lic)(?<!^prav)(?:"  # rezultati are no infinitive
    r"(?:[aiu]|ova)(?:ti|la|lo|li|le|o|vsi|mo|te|s|juci|ju)"  # odigr|ati, odigr|ala
    r"|e(?:ti|o|mo|te|s|ju)|uju|uje[ms]?"
    r")$"
)
_PARTICIPLE: Final = re.compile(r"(?<=....)(?:[ae]n|(?<=[^aeiou])n)$")  # odigr|an, izvor|n
_POSSESSIVE: Final = re.compile(r"(?<=.....)[oe]v$")  # partner|ov, prekrsitelj|ev
_SOFTENED: Final = re.compile(r"(?<=[dln])j$")  # prilagodj|en, as prilagod|iti
_PALATAL: Final = re.compile(r"(?<=..ni)c$")  # protivnici, protivnik
_FLEETING: Final = re.compile(r"(?<=[^aeiou])a(?=[^aeiounj]$)")  # karat(a) -> kart

_IRREGULAR: Final = {
    **dict.fromkeys(("moze", "mogu", "mogao", "mogla", "moglo", "mogli"), "mog"),
}
AS_PRINTED: Final = {"sto": "stol", "сто": "stol"}
"""Stems told by the unfolded word alone: sto, stola is the table, but što is what."""


def stem(word: str) -> str:
    """Return what the forms of a folded word share: stihova, stihu -> stih; karata -> kart."""
    if len(word) < 4 or word in _IRREGULAR:
        return _IRREGULAR.get(word, word)
    shortened = _LONG_PLURAL.sub("", word)
    if shortened == word:
        shortened = _VERBAL.sub("", word)
    if shortened == word:
        shortened = _CASE.sub("", word)
    shortened = _PARTICIPLE.sub("", _POSSESSIVE.sub("", shortened))
    shortened = _PALATAL.sub("k", _SOFTENED.sub("", shortened))
    return _FLEETING.sub("", shortened) if len(shortened) > 4 else shortened
