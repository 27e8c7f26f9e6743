"""Words that look alike: cognates across the languages, and words mistyped in one."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

# Every letter by its sound, as far as the three languages agree about it: the same word is
# spelt alike whether it comes from Cyrillic or from Latin letters.
_SOUNDS: Final = str.maketrans({
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "z", "з": "z", "и": "i",
    "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s",
    "т": "t", "у": "u", "ф": "f", "х": "h", "ц": "c", "ч": "c", "ш": "s", "щ": "s", "ъ": "a",
    "ы": "i", "ь": "", "э": "e", "ю": "u", "я": "a", "ђ": "d", "ј": "i", "љ": "l", "њ": "n",
    "ћ": "c", "џ": "d", "j": "i", "y": "i", "x": "h", "w": "v", "q": "k",
})  # fmt: skip
_VOWELS: Final = frozenset("aeiou")
_NEAR: Final = frozenset({"ck", "kc", "gh", "hg", "gz", "zg", "sz", "zs", "cs", "sc", "bv", "vb"})


@lru_cache(maxsize=20000)
def skeleton(word: str) -> str:
    """Return how a folded word sounds, in Latin letters: контракт, kontrakt -> kontrakt."""
    return word.translate(_SOUNDS)


def _replacement(one: str, other: str) -> float:
    if one == other:
        return 0.0
    if one in _VOWELS and other in _VOWELS:
        return 0.35
    return 0.5 if one + other in _NEAR else 1.0


def _omission(letter: str) -> float:
    return 0.5 if letter in _VOWELS else 0.9


def likeness(one: str, other: str) -> float:
    """Return how alike two skeletons are, 0 to 1; vowels count for less than consonants."""
    previous = [0.0]
    for letter in other:
        previous.append(previous[-1] + _omission(letter))
    for letter in one:
        row = [previous[0] + _omission(letter)]
        for column, opposite in enumerate(other, start=1):
            row.append(
                min(
                    previous[column - 1] + _replacement(letter, opposite),
                    previous[column] + _omission(letter),
                    row[-1] + _omission(opposite),
                )
            )
        previous = row
    return max(0.0, 1 - previous[-1] / max(len(one), len(other), 1))


def begin_alike(one: str, other: str) -> bool:
    """Tell whether two skeletons may be the same word: cognates differ at the end, not before."""
    return _replacement(one[:1], other[:1]) < 1


def edits(one: str, other: str, most: int = 2) -> int:
    """Return how many slips of the keyboard lie between two words, at most ``most`` + 1.

    A slip is a letter wrong, left out, put in, or two neighbours exchanged.
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    previous = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        row = [i]
        for j, opposite in enumerate(other, start=1):
            cost = min(previous[j - 1] + (letter != opposite), previous[j] + 1, row[-1] + 1)
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == opposite:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, previous = previous, row
    return previous[-1]


def _pairs(text: str) -> list[str]:
    padded = f"^{text}$"
    return [padded[i : i + 2] for i in range(len(padded) - 1)]


class LikeWords:
    """The words of a vocabulary, to be found by their sound."""

    def __init__(self, vocabulary: Iterable[str]) -> None:
        self._words = tuple(sorted(vocabulary))
        self._skeletons = tuple(skeleton(word) for word in self._words)
        self._by_pair: defaultdict[str, list[int]] = defaultdict(list)
        for number, sound in enumerate(self._skeletons):
            for pair in set(_pairs(sound)):
                self._by_pair[pair].append(number)

    def candidates(self, sound: str, most: int = 15) -> list[tuple[str, str]]:
        """Return the words, and their skeletons, that share most pairs of letters."""
        shared = Counter[int]()
        for pair in set(_pairs(sound)):
            shared.update(self._by_pair.get(pair, ()))
        length = len(sound)
        ranked = sorted(
            shared.items(),
            key=lambda item: (-2 * item[1] / (length + len(self._skeletons[item[0]])), item[0]),
        )
        return [(self._words[n], self._skeletons[n]) for n, _ in ranked[:most]]

    def like(self, sound: str, least: float, most: int = 3) -> list[tuple[str, float]]:
        """Return the words that sound most alike, with their likeness of at least ``least``."""
        found = [
            (word, score)
            for word, other in self.candidates(sound)
            if begin_alike(sound, other) and (score := likeness(sound, other)) >= least
        ]
        return sorted(found, key=lambda item: (-item[1], item[0]))[:most]
