"""The longest common run of words of two texts, as blocks of equal words.

Words the other text lacks are put aside. What remains of long texts is cut where a stretch of
several words stands once in each, and between the cuts a longest common subsequence is found, so
that as few words as possible are called deleted or inserted: of texts of some thousand words
surely, of whole books as good as always. Where two texts have no such stretch in common, a large
remainder is halved (Hirschberg) until its table fits into memory.

Of equally short diffs the one is taken whose inserted words begin where a reader would:
"The director may rule. [The director may] wait" and "[The director may rule.] The director
may wait" delete equally many words; the second deletes a sentence.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import accumulate, compress
from typing import Final, NamedTuple

from rapidfuzz.distance import Indel

_STRETCH: Final = 8
"""How many words make a stretch that is trusted to be the same place when it stands once."""
_SMALL: Final = 1 << 27
"""Pairs of words that rapidfuzz compares at once: a bit each, 16 MB."""
_QUICK: Final = 1 << 24
"""Pairs of words that are compared at once before a cut could save any time."""
_LARGEST: Final = 1 << 34
"""Pairs of words beyond which a remainder is cut in the middle unseen, to end in bounded time."""
_FREQUENT: Final = 16
"""How often a word must stand for its places to be kept as one number."""
_PRIVATE: Final = 0xE000
"""Numbers of words become characters from here on, clear of the surrogates."""


class Block(NamedTuple):
    """``length`` equal words, from ``older`` on in one text and from ``newer`` on in the other."""

    older: int
    newer: int
    length: int


def aligned(older: Sequence[str], newer: Sequence[str]) -> list[Block]:
    """Return the blocks of equal words in order, none of which touches the next in both texts."""
    letters = {
        word: chr(_PRIVATE + number) for number, word in enumerate(set(older).intersection(newer))
    }
    a, kept_older = _written(older, letters)
    b, kept_newer = _written(newer, letters)
    blocks: list[Block] = []
    for i, j, length in _Alignment(a, b).blocks():
        _extend(blocks, kept_older[i : i + length], kept_newer[j : j + length])
    return blocks


def _written(words: Sequence[str], letters: Mapping[str, str]) -> tuple[str, list[int]]:
    """Return the words that have a letter, written with it, and their places."""
    signs = [letters.get(word, "") for word in words]
    return "".join(signs), list(compress(range(len(signs)), signs))


def _extend(blocks: list[Block], older: Sequence[int], newer: Sequence[int]) -> None:
    """Add equal words to the blocks; words put aside between them part a block."""
    length = len(older)
    start = 0
    while start < length:
        i, j = older[start], newer[start]
        end = length
        if older[-1] - i != end - 1 - start or newer[-1] - j != end - 1 - start:
            end = start + 1
            while end < length and older[end] - i == end - start == newer[end] - j:
                end += 1
        last = blocks[-1] if blocks else None
        if last and last.older + last.length == i and last.newer + last.length == j:
            blocks[-1] = last._replace(length=last.length + end - start)
        else:
            blocks.append(Block(i, j, end - start))
        start = end


class _Alignment:
    """Two texts of one character a word, none of which only one of them has."""

    def __init__(self, older: str, newer: str) -> None:
        self._older = older
        self._newer = newer

    def blocks(self) -> Iterator[tuple[int, int, int]]:
        """Yield the blocks of equal words; neighbours may touch."""
        a, b = self._older, self._newer
        i = j = 0
        anchors = _anchors(a, b) if len(a) * len(b) > _QUICK else []
        for place, other in (*anchors, (len(a), len(b))):
            if place - i != other - j or a[i:place] != b[j:other]:
                yield from self._between(i, place, j, other)
            elif place > i:
                yield i, j, place - i
            i, j = place, other

    def _between(self, i: int, end: int, j: int, stop: int) -> Iterator[tuple[int, int, int]]:
        """Yield the blocks of a stretch of both texts."""
        size = (end - i) * (stop - j)
        if not size:
            return
        if size <= _SMALL:
            older, newer = self._older[i:end], self._newer[j:stop]
            for op in Indel.opcodes(older, newer):
                if op.tag == "equal":
                    yield i + op.src_start, j + op.dest_start, op.src_end - op.src_start
            return
        middle, other = self._cut(i, end, j, stop)
        yield from self._between(i, middle, j, other)
        yield from self._between(middle, end, other, stop)

    def _cut(self, i: int, end: int, j: int, stop: int) -> tuple[int, int]:
        """Return a place of each text at which a longest common subsequence may be cut."""
        middle, other = (i + end) // 2, (j + stop) // 2
        if (end - i) * (stop - j) > _LARGEST:
            return middle, other
        newer = self._newer[j:stop]
        before = self._lengths(newer, self._older[i:middle])
        after = self._lengths(newer[::-1], self._older[middle:end][::-1])
        both = [x + y for x, y in zip(before, reversed(after), strict=True)]
        return middle, j + both.index(max(both))

    def _lengths(self, text: str, other: str) -> list[int]:
        """Return how long the longest subsequence common with each beginning of a text is.

        Bits of one large number stand for the characters of the text, as Hyyrö describes it.
        """
        places = _Places(text)
        whole = (1 << len(text)) - 1
        row = whole
        for letter in other:
            hits = row & places.of(letter)
            row = ((row + hits) | (row - hits)) & whole
        bits = format(row, f"0{len(text)}b")[::-1]
        return [0, *accumulate(1 if bit == "0" else 0 for bit in bits)]


class _Places:
    """Where each letter stands in a text, as the bits of a large number.

    Only the numbers of frequent letters are kept: those of all could fill the memory.
    """

    def __init__(self, text: str) -> None:
        self._listed: dict[str, list[int]] = {}
        for at, letter in enumerate(text):
            self._listed.setdefault(letter, []).append(at)
        self._size = len(text) // 8 + 1
        self._kept: dict[str, int] = {}

    def of(self, letter: str) -> int:
        """Return the places of a letter."""
        if letter in self._kept:
            return self._kept[letter]
        listed = self._listed.get(letter, ())
        bits = bytearray(self._size)
        for at in listed:
            bits[at >> 3] |= 1 << (at & 7)
        number = int.from_bytes(bits, "little")
        if len(listed) >= _FREQUENT:
            self._kept[letter] = number
        return number


def _anchors(older: str, newer: str) -> list[tuple[int, int]]:
    """Return places of both texts at which the same stretch begins, as many as follow one another.

    A stretch counts only where it stands once in each text. Of the older one every eighth
    place is tried: equal words between two of them are found by comparing at once.
    """
    steps = range(0, len(older) - _STRETCH + 1, _STRETCH)
    tried = {older[i : i + _STRETCH]: i for i in steps}
    found = _single(newer, tried)
    known = _single(older, found)
    return _increasing(sorted((i, found[stretch]) for stretch, i in known.items()))


def _single(text: str, requested: Container[str]) -> dict[str, int]:
    """Return those of the given stretches that stand once in a text, with their places."""
    places: dict[str, int] = {}
    repeated = set()
    for at in range(len(text) - _STRETCH + 1):
        stretch = text[at : at + _STRETCH]
        if stretch in requested:
            if stretch in places:
                repeated.add(stretch)
            places[stretch] = at
    return {stretch: at for stretch, at in places.items() if stretch not in repeated}


def _increasing(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a longest choice of pairs that goes forward in the newer text too."""
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for number, (_, place) in enumerate(pairs):
        at = bisect_left(tails, place)
        before.append(ends[at - 1] if at else -1)
        tails[at : at + 1] = [place]
        ends[at : at + 1] = [number]
    chosen: list[tuple[int, int]] = []
    number = ends[-1] if ends else -1
    while number >= 0:
        chosen.append(pairs[number])
        number = before[number]
    return chosen[::-1]


_FARTHEST: Final = 40
"""How many words an inserted passage is shifted at most."""
_ENDS: Final = {".": 3, "!": 3, "?": 3, ";": 2, ":": 2, ",": 1, ")": 1}
"""Marks after which a passage had better begin, by how good a beginning that is."""


def settled(blocks: Sequence[Block], older: Sequence[str], newer: Sequence[str]) -> list[Block]:
    """Return blocks of the same words, shifted where only one text has words between two."""
    done: list[Block] = []
    for block in blocks:
        last = done[-1] if done else None
        following = block
        if last is not None:
            shift = _shift(last, following, older, newer)
            done[-1] = last._replace(length=last.length + shift)
            following = Block(block.older + shift, block.newer + shift, block.length - shift)
        done.append(following)
    return done


def _shift(last: Block, block: Block, older: Sequence[str], newer: Sequence[str]) -> int:
    """Return by how many words the passage between two blocks is best shifted."""
    older_start, newer_start = last.older + last.length, last.newer + last.length
    if older_start == block.older:
        return _best(newer, newer_start, block.newer, last.length, block.length)
    if newer_start == block.newer:
        return _best(older, older_start, block.older, last.length, block.length)
    return 0


def _best(words: Sequence[str], start: int, end: int, before: int, after: int) -> int:
    """Return the shift after which a passage begins best; neither neighbour may vanish."""
    back = 0
    while back < min(before - 1, _FARTHEST) and words[start - back - 1] == words[end - back - 1]:
        back += 1
    on = 0
    while on < min(after - 1, _FARTHEST) and words[start + on] == words[end + on]:
        on += 1
    # The least shift of those that are equally good.
    shifts = sorted(range(-back, on + 1), key=abs)
    return max(shifts, key=lambda shift: _ENDS.get(words[start + shift - 1], 0))
