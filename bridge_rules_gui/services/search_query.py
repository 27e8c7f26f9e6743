"""Queries as typed: words, "phrases", ``kart*``, ``-without``, filters: ``kind:definition``."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.edition import Edition, EditionError
from bridge_rules_gui.indexes.analysis import WORD

if TYPE_CHECKING:
    from collections.abc import Iterable

_MOST_WORDS: Final = 64
"""More words than anybody means; the rest of a pasted page is left out."""

_QUOTES: Final = str.maketrans("„“”«»″", '""""""')
_PART: Final = re.compile(
    r'(?:(?<=\s)|^)(?P<without>-)?(?:"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+))|"(?P<open>[^"]*)"?'
)
_PREFIX: Final = re.compile(r"[^\W_]{2,}\*")
_FILTER: Final = re.compile(r"(?P<name>edition|language|lang|chapter|kind):(?P<value>\S+)")


class SearchKind(StrEnum):
    """What kinds of places can be asked for."""

    PROVISION = "provision"
    DEFINITION = "definition"
    FOOTNOTE = "footnote"
    HEADING = "heading"
    MATTER = "matter"
    """Prefaces, the scope, the introduction."""
    COMMENTARY = "commentary"
    SUBJECT_INDEX = "index"
    """Entries of a printed subject index: they lead to laws, they are not searched as text."""


class QueryError(ValueError):
    """Raised when a filter given beside a query names nothing there is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A query understood. An empty filter lets everything pass."""

    text: str
    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    prefixes: tuple[str, ...] = ()
    without: tuple[tuple[str, ...], ...] = ()
    editions: frozenset[Edition] = frozenset()
    languages: frozenset[str] = frozenset()
    kinds: frozenset[SearchKind] = frozenset()
    chapter: str = ""
    unknown_filters: tuple[str, ...] = ()
    """Filters typed that name nothing there is: they are looked for as words."""

    @property
    def complaints(self) -> tuple[str, ...]:
        """What is to be said of a query beside its answers, a line each."""
        unknown = (
            f"{typed}: unknown filter, looked for as words" for typed in self.unknown_filters
        )
        if self.is_empty:
            without = "only words to leave out" if self.without else "no word to look for"
            return (*unknown, f"nothing to search for: {without} in {self.text!r}")
        return tuple(unknown)

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing to look for."""
        return not (self.words or self.phrases or self.prefixes)

    @property
    def filters_places(self) -> bool:
        """Tell whether some places of a book may not be answers."""
        return bool(self.kinds or self.chapter or self.without or self.phrases)

    @property
    def sought(self) -> tuple[str, ...]:
        """All whole words to look for, those of the phrases too, in the order typed."""
        return (*self.words, *(word for phrase in self.phrases for word in phrase))

    def wants(self, edition: Edition) -> bool:
        """Tell whether places of an edition may be answers."""
        is_edition = not self.editions or edition in self.editions
        return is_edition and (not self.languages or edition.language in self.languages)

    def narrowed(
        self,
        editions: frozenset[Edition] = frozenset(),
        languages: frozenset[str] = frozenset(),
        kinds: frozenset[SearchKind] = frozenset(),
    ) -> Query:
        """Return the query with filters given beside it added to those typed in it."""
        return replace(
            self,
            editions=self.editions | editions,
            languages=self.languages | languages,
            kinds=self.kinds | kinds,
        )


def parse(text: str) -> Query:
    """Understand a query; never raises: what makes no sense as a filter is looked for."""
    query = Query(text=text)
    rest: list[str] = []
    for token in text.translate(_QUOTES).split(" "):
        filtered = _filtered(query, token)
        query = filtered or query
        if filtered is None:
            rest.append(token)
            if _FILTER.fullmatch(token):
                query = replace(query, unknown_filters=(*query.unknown_filters, token))
    return _with_parts(query, " ".join(rest))


def _filtered(query: Query, token: str) -> Query | None:
    """Return the query with a typed filter added; None where the token is no filter."""
    match = _FILTER.fullmatch(token)
    if match is None:
        return None
    name, value = match["name"], match["value"]
    if name == "chapter":
        return replace(query, chapter=value)
    try:
        if name == "edition":
            return query.narrowed(editions=frozenset({Edition.parse(value)}))
        if name == "kind":
            return query.narrowed(kinds=kinds_of(value))
        return query.narrowed(languages=frozenset({Edition.parse(value).language}))
    except (EditionError, QueryError):
        return None


def kinds_of(text: str) -> frozenset[SearchKind]:
    """Read kinds separated by commas; raise `QueryError`."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    try:
        return frozenset(SearchKind(name) for name in names)
    except ValueError:
        kinds = [kind.value for kind in SearchKind]
        unknown = next(name for name in names if name not in kinds)
        known = ", ".join(kinds)
        raise QueryError(f"no kind of place is {unknown!r}; known kinds are {known}") from None


def languages_of(texts: Iterable[str]) -> frozenset[str]:
    """Read codes of languages; raise `QueryError`."""
    known = frozenset(edition.language for edition in Edition)
    asked = frozenset(text.strip().lower() for text in texts)
    for unknown in sorted(asked - known):
        raise QueryError(f"no book is in {unknown!r}; known are {', '.join(sorted(known))}")
    return asked


def _with_parts(query: Query, text: str) -> Query:
    words: list[str] = []
    phrases: list[tuple[str, ...]] = []
    prefixes: list[str] = []
    without: list[tuple[str, ...]] = []
    for match in _PART.finditer(text):
        phrase = match["phrase"] if match["open"] is None else match["open"]
        found = tuple(WORD.findall(phrase if phrase is not None else match["word"]))
        if match["without"]:
            without.append(found)
        elif phrase is not None and len(found) > 1:
            phrases.append(found)
        elif phrase is None and _PREFIX.fullmatch(match["word"]):
            prefixes.append(match["word"][:-1])
        else:
            words += found
    return replace(
        query,
        words=tuple(words[:_MOST_WORDS]),
        phrases=tuple(phrase[:_MOST_WORDS] for phrase in phrases[:_MOST_WORDS]),
        prefixes=tuple(prefixes[:_MOST_WORDS]),
        without=tuple(filter(None, without[:_MOST_WORDS])),
    )
