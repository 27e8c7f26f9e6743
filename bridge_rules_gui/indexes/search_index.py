"""What a search rests on, worked out once from books, termbase and concordance, and then kept.

Everything is plain values, which `marshal` reads as fast as they can be made: a search
at the command line has opened them before the books themselves could be read.
"""

from __future__ import annotations

import gc
import marshal
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.indexes.analysis import analyzed, learn, words
from bridge_rules_gui.indexes.described import described_tables
from bridge_rules_gui.indexes.documents import Documents, row_of
from bridge_rules_gui.indexes.evidence import outline_of
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import lexicon_tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bridge_rules_gui.corpus.described import Description
    from bridge_rules_gui.indexes.cache import IndexCache
    from bridge_rules_gui.indexes.described import DescribedTables
    from bridge_rules_gui.indexes.documents import Document, Tables
    from bridge_rules_gui.indexes.evidence import Outline
    from bridge_rules_gui.indexes.lexicon import LexiconTables, Naming

Counterparts = dict[str, list[tuple[int, ...]]]
"""By edition, for every document the documents of that edition that correspond to it."""

_PLAIN: Final = "search"
_ENGINE: Final = "search-engine"


@dataclass(frozen=True, slots=True)
class SearchIndex:
    """Documents, the index of their words, names of concepts, and ways between the editions."""

    documents: Documents
    outlines: Sequence[Outline]
    tables: Tables
    lexicon: LexiconTables
    counterparts: Counterparts
    described: DescribedTables
    files: Callable[[], dict[str, bytes]]
    """The files of the full-text engine."""

    @classmethod
    def of(
        cls,
        documents: Iterable[Document],
        names: Iterable[Naming],
        counterparts: Callable[[Sequence[Document]], Counterparts],
        descriptions: Iterable[Description] = (),
    ) -> SearchIndex:
        """Work everything out; this takes seconds."""
        from bridge_rules_gui.indexes.full_text import FullTextIndex  # noqa: PLC0415 - slow

        given = tuple(documents)
        made = FullTextIndex.of(given)
        return cls(
            Documents([row_of(document) for document in given], given),
            [outline_of(document) for document in given],
            made.tables(),
            lexicon_tables(names),
            counterparts(given),
            described_tables(descriptions),
            lambda: made.files,
        )


def cached_index(cache: IndexCache | None, make: Callable[[], SearchIndex]) -> SearchIndex:
    """Return what is kept, or else what is made now, which is then kept."""
    if cache is None:
        return make()
    kept = cache.load(_PLAIN)
    if kept is not None:
        return _opened(kept, cache)
    made = make()
    cache.save(_ENGINE, marshal.dumps(made.files()))
    cache.save(_PLAIN, marshal.dumps(_plain(made)))
    return made


def _opened(kept: bytes, cache: IndexCache) -> SearchIndex:
    # Whoever can write into the cache folder of a user can do all he can.
    with _collector_paused():
        plain = marshal.loads(kept)  # noqa: S302
    rows, outlines, tables, lexicon, counterparts, described, stems = plain
    for language, known in stems.items():
        learn(language, known)
    documents = Documents(rows)

    def files() -> dict[str, bytes]:
        from bridge_rules_gui.indexes.full_text import FullTextIndex  # noqa: PLC0415 - slow

        engine = cache.load(_ENGINE)
        found: dict[str, bytes] = marshal.loads(engine) if engine else {}  # noqa: S302
        return found or FullTextIndex.of(documents).files

    return SearchIndex(documents, outlines, tables, lexicon, counterparts, described, files)


def _plain(made: SearchIndex) -> tuple[Any, ...]:
    return (
        made.documents.rows,
        made.outlines,
        made.tables,
        made.lexicon,
        made.counterparts,
        made.described,
        {Language.RUSSIAN.value: _stems(made), Language.ENGLISH.value: _english_stems(made)},
    )


def _stems(made: SearchIndex) -> dict[str, str]:
    """Return the Russian stems of all words, by their folded forms."""
    language = Language.RUSSIAN
    russian = (document for document in made.documents if document.language is language)
    texts = (text for document in russian for text in (document.heading, *document.texts))
    return {folded: stem for text in texts for folded, stem, *_ in words(text, language)}


def _english_stems(made: SearchIndex) -> dict[str, str]:
    """Return the stems of the words of English names."""
    *_, english, _ = made.lexicon
    return dict(analyzed(word, Language.ENGLISH) for word in english)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Keep Python from looking for garbage among thousands of values that are only just made."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
