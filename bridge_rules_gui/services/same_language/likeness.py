"""Likeness: whether words differ in their print alone, or are forms or misprints of each other."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from rapidfuzz.distance import OSA

from bridge_rules_gui.services.word_diff.tokens import is_word, tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

_LOOK_ALIKES: Final = str.maketrans("abcehkmoptxyёѐѝ", "авсенкмортхуеей")
_LETTERS: Final = re.compile(r"[\W_]+")
_FEWEST_LETTERS: Final = 5
_MOST_ERRORS: Final = 2


def differ_in_print_alone(one: str, other: str) -> bool:
    """Tell whether the letters are the same but for capitals, blanks, marks and look-alikes."""
    return _bare(one) == _bare(other)


def are_forms(one: str, other: str) -> bool:
    """Tell whether each word is a form or a misprint of the one in its place."""
    here, there = _words(one), _words(other)
    return len(here) == len(there) > 0 and all(map(_is_form, here, there))


def _is_form(one: str, other: str) -> bool:
    one, other = _bare(one), _bare(other)
    if one == other:
        return True
    shortest = min(len(one), len(other))
    return shortest >= _FEWEST_LETTERS and OSA.distance(one, other) <= _MOST_ERRORS


def _words(text: str) -> Sequence[str]:
    return [key for key in tokens(text).keys if is_word(key)]


def _bare(text: str) -> str:
    composed = unicodedata.normalize("NFC", text).lower()
    return _LETTERS.sub("", composed.translate(_LOOK_ALIKES))
