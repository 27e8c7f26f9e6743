"""Forms of words: which form of its word a term stands in, so that others fit in its place."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile
from typing import Final

_DECLINED_AS: Final = frozenset("аяоеиыьй" + "aeio")
"""Last letters of dictionary forms that tell how a word is declined; all others do it alike."""
_MASCULINE_SOFT: Final = re.compile(r".*[лрн]ь")
"""Russian nouns that are masculine: нарушитель, король, козырь, уровень; масть is not."""
_OF_THINGS: Final = re.compile(r".*(?P<ending>[^\W\d_]ия)")
"""Nouns like реакция and, in the plural, приличия: alike where the letter before is."""
_PLURAL: Final = frozenset({"правила", "права", "pravila", "prava"})
_UNCHANGED: Final = frozenset({"dami", "žiri"})
"""Nouns in -i that are not plurals, as poeni is."""

Form = tuple[tuple[str, str, str], ...]
"""Of each word its declension, and the ending of the dictionary form with the one it stands in."""


def form_of(words: str, headwords: Iterable[str]) -> Form:
    """Return the form in which one of some headwords is met.

    Words of the same form are of one declension, case and number: one fits where another stands.
    """
    alike = max(headwords, key=lambda headword: _stem(words, headword.casefold()))
    met, heads = words.casefold().split(), alike.casefold().split()
    if len(met) != len(heads):
        return (("", alike, words),)  # its words come in another order: like nothing else
    return tuple(map(_form_of_word, met, heads))


def _form_of_word(word: str, head: str) -> tuple[str, str, str]:
    stem = _stem(word, head)
    return declension(head), head[stem:], word[stem:]


def declension(head: str) -> str:
    """Return what tells how a dictionary form is declined: its last letter, its gender, its number.

    Plurals and feminine nouns in -а, masculine and feminine ones in -ь change alike in places.
    """
    if head in _PLURAL:
        return "plural"
    if head in _UNCHANGED:
        return head
    if head.endswith("ь"):
        return "ь masculine" if _MASCULINE_SOFT.fullmatch(head) else "ь feminine"
    if found := _OF_THINGS.fullmatch(head):
        return found["ending"]
    return head[-1] if head[-1] in _DECLINED_AS else ""


def _stem(word: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))
    return sum(1 for _ in alike)
