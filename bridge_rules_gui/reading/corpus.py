"""The corpus: taken from the cache where nothing has changed, else read from the documents."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.on_demand import OnDemand
from bridge_rules_gui.reading.cache import Cache, fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.commentary import Commentary
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.corpus import LawNames
    from bridge_rules_gui.corpus.witness import Witness
    from bridge_rules_gui.reading.library import Library

_Value = TypeVar("_Value")
_COMMENTED: Final = Edition.BG_2017
_WITNESSED: Final = Edition.RU_1987
_NAMES: Final = (*Edition, f"{_COMMENTED}-commentary", f"{_WITNESSED}-fragment")


def read_corpus(*, cache_folder: Path | None = None, is_seldom_read: bool = False) -> Corpus:
    """Return the corpus of all documents; raise `SourceError` when one is not as given.

    Each book is read when it is first asked for. With a cache folder, what was read before
    and rests on unchanged documents and readers comes from there. A corpus that is seldom
    read leaves the documents alone until then.
    """
    library = _CachedLibrary(cache_folder)
    if not is_seldom_read:
        library.look_at_documents()
    return Corpus(
        books=OnDemand(Edition, library.book),
        commentaries=OnDemand((_COMMENTED,), library.commentary),
        witnesses=OnDemand((_WITNESSED,), library.witness),
        origin=library.key if cache_folder else "",
        read_concordance=_read_concordance,
        read_law_names=_read_law_names,
    )


def search_key(corpus: Corpus) -> str:
    """Return the key of all that a search is made from; empty where nothing of it may be kept."""
    content = resources.content()
    folders = ("terms", "concordance", "questions", "scenarios", "spoken")
    hand_made = fingerprint(*(content / folder for folder in folders))
    return f"{corpus.origin} {hand_made}" if corpus.origin else ""


def _read_concordance() -> Concordance:
    from bridge_rules_gui.reading.concordance import read_concordance  # noqa: PLC0415 - as above

    return read_concordance(resources.content())


def _read_law_names() -> LawNames:
    from bridge_rules_gui.reading.law_names import read_law_names  # noqa: PLC0415 - as above

    return read_law_names(resources.content())


class _CachedLibrary:
    """The values of a library, taken from a cache where one is given and up to date."""

    def __init__(self, folder: Path | None) -> None:
        self._cache = Cache(folder) if folder else None

    @cached_property
    def key(self) -> str:
        """What the values rest on.

        Every value may rest on several documents and hand-made tables; they are small
        enough to be looked at together, so that no dependency can be forgotten.
        """
        content = resources.content()
        return fingerprint(content / "sources", content / "references")

    def look_at_documents(self) -> None:
        """Raise `SourceError` where a document is not as given."""
        if not self._is_complete():
            self._library.open_all()

    def _is_complete(self) -> bool:
        """Tell whether all values are kept: these documents were found to be as given, then."""
        cache = self._cache
        return cache is not None and all(cache.holds(name, self.key) for name in _NAMES)

    @cached_property
    def _library(self) -> Library:
        from bridge_rules_gui.reading.library import Library  # noqa: PLC0415 - rarely needed

        return Library()

    def book(self, edition: Edition) -> Book:
        """Return the book of an edition."""
        from bridge_rules_gui.corpus.book import Book  # noqa: PLC0415 - some commands need none

        return self._value(edition, Book, lambda: self._library.book(edition).book)

    def commentary(self, edition: Edition) -> Commentary:
        """Return the commentary on an edition."""
        from bridge_rules_gui.corpus.commentary import Commentary  # noqa: PLC0415

        return self._value(
            f"{edition}-commentary", Commentary, lambda: self._library.commentary.commentary
        )

    def witness(self, edition: Edition) -> Witness:
        """Return the second witness of an edition."""
        from bridge_rules_gui.corpus.witness import Witness  # noqa: PLC0415

        return self._value(f"{edition}-fragment", Witness, lambda: self._library.witness.witness)

    def _value(self, name: str, kind: type[_Value], read: Callable[[], _Value]) -> _Value:
        if self._cache is None:
            return read()
        return self._cache.read_through(name, self.key, kind, read)
