"""How fast two whole books are compared word by word: the word diff beside difflib.

Run it with ``python -m tests.benchmarks.word_diff [--runs N] [--exact]``. Each book is compared
with itself after a repeatable revision: words left out and put in, passages moved. Both are
handed the same lists of words. Books in different languages, which the program never compares
word by word, are measured too and reported apart. ``--exact`` lets difflib look at frequent
words as well, which takes it minutes, but gives it its shortest script.
"""

from __future__ import annotations

import argparse
import difflib
import random
import statistics
import time
from itertools import combinations
from typing import TYPE_CHECKING, Final

from rapidfuzz.distance import Indel

from bridge_rules_gui import resources
from bridge_rules_gui.services.word_diff import word_diff
from bridge_rules_gui.services.word_diff_alignment import aligned
from bridge_rules_gui.services.word_diff_tokens import tokens
from tests.benchmarks.tables import table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Pair = tuple[str, list[str], list[str]]

AIM: Final = 20
BOOKS: Final = ("ru1987", "sr2007", "bg2017")
SHARES: Final = (0.01, 0.1, 0.3)
PASSAGE: Final = 60
_HEAD: Final = ("", "here, ms", "difflib, ms", "script", "difflib's", "possible", "script is")


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
    blocks = aligned(older, newer, lambda: False)
    return len(older) + len(newer) - 2 * sum(block.length for block in blocks)


def by_difflib(older: Sequence[str], newer: Sequence[str], *, autojunk: bool) -> int:
    """Return how many words difflib deletes and inserts."""
    matcher = difflib.SequenceMatcher(None, older, newer, autojunk=autojunk)
    kept = sum(block.size for block in matcher.get_matching_blocks())
    return len(older) + len(newer) - 2 * kept


def shortest(older: Sequence[str], newer: Sequence[str]) -> int:
    """Return how many words must be deleted and inserted at least."""
    return Indel.distance(older, newer)


def median(runs: int, work: Callable[[], int]) -> tuple[float, int]:
    """Return the median of milliseconds a work takes, and what it answers."""
    taken = []
    answer = 0
    for _ in range(runs):
        started = time.perf_counter()
        answer = work()
        taken.append(1000 * (time.perf_counter() - started))
    return statistics.median(taken), answer


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


def rows(pairs: Iterable[Pair], runs: int, *, exact: bool) -> Iterator[tuple[str, ...]]:
    """Yield a row of figures for each pair of books."""
    for name, older, newer in pairs:
        ours, script = median(runs, lambda a=older, b=newer: here(a, b))  # type: ignore[misc]
        started = time.perf_counter()
        theirs = by_difflib(older, newer, autojunk=not exact)
        taken = 1000 * (time.perf_counter() - started)
        verdict = "shorter" if script < theirs else "same" if script == theirs else "LONGER"
        lengths = (f"{script}", f"{theirs}", f"{shortest(older, newer)}")
        yield (name, f"{ours:.0f}", f"{taken:.0f}", f"{taken / ours:.1f}", *lengths, verdict)


def main() -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--exact", action="store_true", help="difflib without its shortcut")
    wishes = parser.parse_args()
    apart = (
        ("A whole book beside its revision, word by word", f"ratio (aim {AIM})", revisions()),
        ("Books in different languages: never compared so by the program", "ratio", strangers()),
    )
    for title, ratio, pairs in apart:
        measured = list(rows(pairs, wishes.runs, exact=wishes.exact))
        print(table(title, (*_HEAD[:3], ratio, *_HEAD[3:]), measured))
    path = resources.content() / "sources" / "ru1987.txt"
    text = path.read_text("utf-8")
    other = " ".join(revised(words_of("ru1987"), 0.1))
    whole, _ = median(wishes.runs, lambda: word_diff(text, other).script)
    print(f"ru1987, 10% revised, from the texts to the spans with moved passages: {whole:.0f} ms")


if __name__ == "__main__":
    main()
