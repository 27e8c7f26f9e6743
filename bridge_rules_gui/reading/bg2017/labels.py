"""Labels in two alphabets: which letter or numeral a printed label stands for.

Sections are lettered А В С Д Е Ф Г (or A B C D E F G, or a mixture): В is the second
letter because it looks like B, Д the fourth because it sounds like D. Items are lettered
(а)(б)(в), (a)(b)(c) or a mixture such as (а)(b)(с). So a printed letter is understood
from the letter that is due in its list.
"""

from __future__ import annotations

from dataclasses import dataclass

_SECTIONS = {"A": "А", "B": "В", "C": "С", "D": "Д", "E": "Е", "F": "Ф", "G": "Г"}
_LOOK_ALIKES = {"a": "а", "c": "с", "e": "е", "i": "і", "j": "ј", "k": "к"}
_LATIN_ITEMS = "abcdefghijklm"
_CYRILLIC_ITEMS = "абвгдежзиклмн"
_ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")


def section_letter(printed: str, due: str) -> str | None:
    """Return the section letter a printed letter stands for, the one that is due if it can be."""
    candidates = [latin for latin, cyrillic in _SECTIONS.items() if printed in (latin, cyrillic)]
    return due if due in candidates else next(iter(candidates), None)


def item_forms(letter: str) -> set[str]:
    """Return how an item letter may be printed: Latin, a look-alike, or its Cyrillic fellow."""
    fellow = _CYRILLIC_ITEMS[_LATIN_ITEMS.index(letter)]
    return {letter, fellow, _LOOK_ALIKES.get(letter, letter)}


def item_letter(printed: str, due: str) -> str | None:
    """Return the item letter a printed letter stands for, the one that is due if it can be."""
    candidates = [letter for letter in _LATIN_ITEMS if printed in item_forms(letter)]
    return due if due in candidates else next(iter(candidates), None)


def roman_value(printed: str) -> int:
    """Return the value of a small roman numeral, 0 where the label is none."""
    latin = printed.replace("і", "i")
    return _ROMANS.index(latin) + 1 if latin in _ROMANS else 0


def roman_numeral(value: int) -> str:
    """Return the small roman numeral of a value up to ten."""
    return _ROMANS[value - 1]


def letter_after(letter: str) -> str:
    """Return the next letter of the Latin alphabet."""
    return chr(ord(letter) + 1)


@dataclass(frozen=True, slots=True)
class OpenItems:
    """Where a bracketed label stands: the letter and the numeral printed last, if any are open."""

    letter: str = ""
    roman: int = 0

    @property
    def letter_due(self) -> str:
        """The letter that continues or begins the list of letters."""
        return letter_after(self.letter) if self.letter else "a"

    def is_roman(self, printed: str, following: str) -> bool:
        """Tell whether a label is the next numeral below the open letter.

        ``following`` is the bracketed label printed next. Only (i) can be both: after (h)
        it is a letter unless (ii) follows.
        """
        value = roman_value(printed)
        if not self.letter or value != self.roman + 1:
            return False
        return printed not in item_forms(self.letter_due) or roman_value(following) == value + 1


def mixes_alphabets(printed: list[str]) -> bool:
    """Tell whether the letters of a list come from different alphabets.

    Capital letters are compared by alphabet alone (А В С Д is all Cyrillic); small ones
    must also follow their own alphabet: (а)(б)(с) is no Cyrillic sequence.
    """
    latin = [letter.isascii() for letter in printed]
    if all(latin):
        return False
    if any(latin):
        return True
    return printed[0].islower() and "".join(printed) != _CYRILLIC_ITEMS[: len(printed)]
