"""What a search rests on, worked out once from books, termbase and concordance, and then kept.

Everything is plain values, which `marshal` reads as fast as they can be made: a search
at the command line has opened them before the books themselves could be read.
"""

from __future__ import annotations

import marshal
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.indexes.analysis import WORD, analyzed, learn
from bridge_rules_gui.indexes.documents import Documents, row_of
from bridge_rules_gui.indexes.evidence import outline_of
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import lexicon_tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bridge_rules_gui.indexes.analysis import Analyses
    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.indexes.evidence import Outline
    from bridge_rules_gui.indexes.keeping import Keeping
    from bridge_rules_gui.indexes.lexicon import LexiconTables, Naming
    from bridge_rules_gui.indexes.text_index import Tables

Counterparts = dict[str, list[tuple[int, ...]]]
"""By edition, for every document the documents of that edition that correspond to it."""

_PLAIN: Final = "search"
_ENGINE: Final = "search-engine"


@dataclass(frozen=True, slots=True)
class Prepared:
    """Documents, the index of their words, names of concepts, and ways between the editions."""

    documents: Documents
    outlines: Sequence[Outline]
    tables: Tables
    lexicon: LexiconTables
    counterparts: Counterparts
    files: Callable[[], dict[str, bytes]]
    """The files of the full-text engine."""

    @classmethod
    def of(
        cls,
        documents: Iterable[Document],
        names: Iterable[Naming],
        counterparts: Callable[[Sequence[Document]], Counterparts],
    ) -> Prepared:
        """Work everything out; this takes seconds."""
        from bridge_rules_gui.indexes.full_text import FullTextIndex  # noqa: PLC0415 - slow

        given = tuple(documents)
        made = FullTextIndex.of(given)
        return cls(
            Documents([row_of(document) for document in given]),
            [outline_of(document) for document in given],
            made.tables(),
            lexicon_tables(names),
            counterparts(given),
            lambda: made.files,
        )


def prepared(keeping: Keeping | None, make: Callable[[], Prepared]) -> Prepared:
    """Return what is kept, or else what is made now, which is then kept."""
    if keeping is None:
        return make()
    kept = keeping.load(_PLAIN)
    if kept is not None:
        return _opened(kept, keeping)
    made = make()
    keeping.save(_ENGINE, marshal.dumps(made.files()))
    keeping.save(_PLAIN, marshal.dumps(_plain(made)))
    return made


def _opened(kept: bytes, keeping: Keeping) -> Prepared:
    # Whoever can write into the cache folder of a user can do all he can.
    rows, outlines, tables, lexicon, counterparts, analyses = marshal.loads(kept)  # noqa: S302
    for language, known in analyses.items():
        learn(language, known)
    documents = Documents(rows)

    def files() -> dict[str, bytes]:
        from bridge_rules_gui.indexes.full_text import FullTextIndex  # noqa: PLC0415 - slow

        engine = keeping.load(_ENGINE)
        found: dict[str, bytes] = marshal.loads(engine) if engine else {}  # noqa: S302
        return found or FullTextIndex.of(documents).files

    return Prepared(documents, outlines, tables, lexicon, counterparts, files)


def _plain(made: Prepared) -> tuple[Any, ...]:
    return (
        made.documents.rows,
        made.outlines,
        made.tables,
        made.lexicon,
        made.counterparts,
        _analyses(made.documents, made.lexicon[-1]),
    )


def _analyses(documents: Iterable[Document], english: Iterable[str]) -> Mapping[str, Analyses]:
    """Return the folded forms and stems of all words of the documents and of English names."""
    found: dict[str, Analyses] = {language.value: {} for language in Language}
    found[Language.ENGLISH] = {word: analyzed(word, Language.ENGLISH) for word in english}
    for document in documents:
        known, language = found[document.language], document.language
        for word in chain.from_iterable(map(WORD.findall, (document.heading, *document.texts))):
            known[word.lower()] = analyzed(word, language)
    return found
