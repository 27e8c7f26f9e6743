"""How fast two whole books are compared word by word: the word diff beside difflib.

Each book is compared with itself after a repeatable revision: words left out and put in,
passages moved. Both are handed the same lists of words; difflib may pass over frequent words, as
it does by itself, without which it takes minutes.
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.word_diff.alignment import aligned
from bridge_rules_gui.comparison.word_diff.tokens import tokens
from tests.benchmarks.measurement import Measurement, best_time, growth, sizes

Pair = tuple[str, list[str], list[str]]


AIM: Final = 1 / 20
BOOKS: Final = ("ru1987", "sr2007", "bg2017")
SHARES: Final = (0.01, 0.1, 0.3)
PASSAGE: Final = 60
SHORT: Final = 500
"""The words of a long provision: a hundred times as many are a book."""


def words_of(book: str) -> list[str]:
    """Return the words and marks of a book's document."""
    path = resources.content() / "sources" / f"{book}.txt"
    return list(tokens(path.read_text("utf-8")).keys)


def revised(words: Sequence[str], share: float) -> list[str]:
    """Return words with a share of them left out or put in, and with some passages moved."""
    chance = random.Random(round(1000 * share))  # noqa: S311 - repeatable, not secret
    made: list[str] = []
    for word in words:
        lot = chance.random()
        made += [chance.choice(words)] if lot < share / 2 else []
        made += [word] if lot < share / 2 or lot >= share else []
    for _ in range(round(100 * share)):
        at, to = chance.randrange(len(made)), chance.randrange(len(made))
        passage = made[at : at + PASSAGE]
        del made[at : at + PASSAGE]
        made[to:to] = passage
    return made


def here(older: Sequence[str], newer: Sequence[str]) -> int:
    """Return how many words the word diff deletes and inserts."""
    blocks = aligned(older, newer)
    return len(older) + len(newer) - 2 * sum(block.length for block in blocks)


def by_difflib(older: Sequence[str], newer: Sequence[str], *, autojunk: bool) -> int:
    """Return how many words difflib deletes and inserts."""
    matcher = difflib.SequenceMatcher(None, older, newer, autojunk=autojunk)
    kept = sum(block.size for block in matcher.get_matching_blocks())
    return len(older) + len(newer) - 2 * kept


def revisions() -> Iterator[Pair]:
    """Yield each book beside its revisions: what the program compares is like that."""
    for name in BOOKS:
        words = words_of(name)
        for share in SHARES:
            yield f"{name}, {share:.0%} revised", words, revised(words, share)


def strangers() -> Iterator[Pair]:
    """Yield books in different languages, which have hardly a word in common."""
    for one, other in combinations(BOOKS, 2):
        yield f"{one} and {other}", words_of(one), words_of(other)


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what the word diff of each book and its revision takes, beside difflib."""
    runs = 1 if is_quick else 5
    for name, older, newer in revisions():
        ours = best_time(partial(here, older, newer), runs)
        theirs = best_time(partial(by_difflib, older, newer, autojunk=True), 1)
        yield Measurement(f"word diff, {name}", "difflib", ours, theirs, AIM)
    taken = [_taken(size * SHORT, runs) for size in sizes(is_quick=is_quick)]
    shortly = best_time(partial(by_difflib, *_short(SHORT), autojunk=True), runs)
    grown = growth("words", taken)
    yield Measurement(f"word diff, {SHORT} words", "difflib", taken[0], shortly, None, grown)


def _short(length: int) -> tuple[list[str], list[str]]:
    """Return the beginning of a book, and its revision."""
    words = words_of(BOOKS[0])[:length]
    return words, revised(words, 0.1)


def _taken(length: int, runs: int) -> float:
    return best_time(partial(here, *_short(length)), runs)
