"""Forms of words: which form of its word a term stands in, so that others fit in its place."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_DECLINED_AS: Final = frozenset("аяоеиьй" + "aeio")
"""Last letters of dictionary forms that tell how a word is declined; all others do it alike."""

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
    return head[-1] if head[-1] in _DECLINED_AS else "", head[stem:], word[stem:]


def _stem(word: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))
    return sum(1 for _ in alike)
