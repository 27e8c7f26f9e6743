"""Rankings to compare with: SQLite's FTS5, plain Whoosh, trigrams, a scan by expression.

Each finds provisions by the words as typed and ranks laws by their best provision.
"""

from __future__ import annotations

import re
import sqlite3
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bridge_rules_gui.corpus.book import Book

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of old escapes, where Whoosh is compiled again
    from whoosh import fields, qparser
    from whoosh.filedb.filestore import RamStorage


_WORD: Final = re.compile(r"\w+")
_DEPTH: Final = 200

_LATIN: Final = str.maketrans({
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "ž", "з": "z",
    "и": "i", "й": "j", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "h", "ц": "c", "ч": "č", "ш": "š", "щ": "št",
    "ъ": "", "ы": "i", "ь": "", "э": "e", "ю": "ju", "я": "ja",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class LawText:
    """The words of one provision and the number of its law."""

    law: int
    text: str


def law_texts(book: Book) -> list[LawText]:
    """Return every provision of a book with its heading, its words and its tables."""
    return [
        LawText(
            provision.citation.law,
            "\n".join(
                (
                    *(passage.text for _, passage in provision.passages),
                    *(" ".join(row) for table in provision.tables for row in table.rows),
                )
            ),
        )
        for provision in book.provisions
    ]


def transliterated(query: str) -> str:
    """Return a Russian query in Latin letters, for a book written in them."""
    return query.lower().translate(_LATIN)


def _laws_in_order(texts: Sequence[LawText], numbers: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(texts[number].law for number in numbers))


class Fts5:
    """SQLite's full-text index with its own bm25."""

    def __init__(self, texts: Sequence[LawText]) -> None:
        self._texts = texts
        self._base = sqlite3.connect(":memory:")
        self._base.execute("create virtual table laws using fts5(words)")
        rows = ((number, text.text) for number, text in enumerate(texts))
        self._base.executemany("insert into laws(rowid, words) values (?, ?)", rows)

    def rank(self, query: str) -> list[int]:
        """Return the laws that have any word of the query."""
        requested = " OR ".join(f'"{word}"' for word in _WORD.findall(query))
        found = self._base.execute(
            "select rowid from laws where laws match ? order by bm25(laws) limit ?",
            (requested, _DEPTH),
        )
        return _laws_in_order(self._texts, (number for (number,) in found))


class PlainWhoosh:
    """Whoosh as it comes: its standard analyzer without stop words, its BM25F, any word."""

    def __init__(self, texts: Sequence[LawText]) -> None:
        self._texts = texts
        from whoosh.analysis import StandardAnalyzer

        analyzer = StandardAnalyzer(stoplist=None, minsize=1)
        schema = fields.Schema(
            number=fields.STORED, words=fields.TEXT(analyzer=analyzer, phrase=True)
        )
        self._index: Any = RamStorage().create_index(schema)
        with self._index.writer() as writer:
            for number, text in enumerate(texts):
                writer.add_document(number=number, words=text.text)
        self._parser: Any = qparser.QueryParser("words", schema, group=qparser.OrGroup)

    def rank(self, query: str) -> list[int]:
        """Return the laws that have any word of the query."""
        requested = self._parser.parse(" ".join(_WORD.findall(query)))
        with self._index.searcher() as searcher:
            hits = searcher.search(requested, limit=_DEPTH)
            return _laws_in_order(self._texts, [hit["number"] for hit in hits])


class Trigrams:
    """Provisions by the share of three-letter sequences they have in common with the query."""

    def __init__(self, texts: Sequence[LawText]) -> None:
        self._texts = texts
        self._sizes: list[int] = []
        self._places: defaultdict[str, list[int]] = defaultdict(list)
        for number, text in enumerate(texts):
            found = _trigrams(text.text)
            self._sizes.append(len(found))
            for trigram in found:
                self._places[trigram].append(number)

    def rank(self, query: str) -> list[int]:
        """Return the laws that share any trigram with the query."""
        requested = _trigrams(query)
        shared = Counter[int]()
        for trigram in requested:
            shared.update(self._places.get(trigram, ()))
        best = sorted(shared, key=lambda n: (-shared[n] / (self._sizes[n] + 30) ** 0.5, n))
        return _laws_in_order(self._texts, best[:_DEPTH])


def _trigrams(text: str) -> set[str]:
    padded = f"  {' '.join(_WORD.findall(text.lower()))} "
    return {padded[i : i + 3] for i in range(len(padded) - 2)}


class Scan:
    """Every provision read through by a regular expression for the words of the query."""

    def __init__(self, texts: Sequence[LawText]) -> None:
        self._texts = texts

    def rank(self, query: str) -> list[int]:
        """Return the laws with most occurrences in one provision."""
        words = "|".join(map(re.escape, _WORD.findall(query)))
        pattern = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
        counts = Counter(
            {n: found for n, t in enumerate(self._texts) if (found := len(pattern.findall(t.text)))}
        )
        return _laws_in_order(self._texts, (number for number, _ in counts.most_common(_DEPTH)))
