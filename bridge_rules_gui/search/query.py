"""Queries as typed: words, "phrases", ``kart*``, ``-without``, filters: ``kind:definition``."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.citation import quoted
from bridge_rules_gui.corpus.edition import Edition, EditionError
from bridge_rules_gui.indexes.analysis import WORD

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_MOST_WORDS: Final = 64
"""More words than anybody means; the rest of a pasted page is left out."""

_QUOTES: Final = str.maketrans("„“”«»″", '""""""')
_UNSEEN: Final = re.compile(r"[\u00ad\u200b-\u200d\u2060\ufeff\u0300\u0301]")
"""What a pasted word has between its letters: soft hyphens, blanks of no width, marks of stress."""
_PART: Final = re.compile(
    r'(?:(?<=\s)|^)(?P<without>-)?(?:"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+))|"(?P<open>[^"]*)"?'
)
_PREFIX: Final = re.compile(r"[^\W_]{2,}\*")
_FILTER: Final = re.compile(r"(?P<name>[a-z]{3,}):(?P<value>[^\s\d]\S*|\d[^\s:]*)", re.IGNORECASE)
_BEGUN: Final = frozenset({"edition:", "language:", "lang:", "kind:", "chapter:"})
"""Filters whose value is yet to be typed."""
_PLACES: Final = frozenset({"def", "commentary"})
"""Names before a colon that are no filters but places: ``def:revoke``."""
CHAPTERS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
"""The chapters of the Laws; the first are the definitions."""
_NAMED_CHAPTERS: Final = {"definitions": "I", "definition": "I"}


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
    """Raised when a filter names nothing there is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A query understood. An empty filter lets everything pass."""

    text: str
    plain: str = ""
    """The text without its filters."""
    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    prefixes: tuple[str, ...] = ()
    without: tuple[tuple[str, ...], ...] = ()
    editions: frozenset[Edition] = frozenset()
    languages: frozenset[str] = frozenset()
    kinds: frozenset[SearchKind] = frozenset()
    chapters: frozenset[str] = frozenset()
    unknown_filters: tuple[str, ...] = ()
    """Filters typed that there are not, or not of such a value: such a query has no answer."""

    @property
    def complaint(self) -> str:
        """Why a query has no answer whatever the books say; empty where it may have one."""
        if self.unknown_filters:
            return f"no filter is {self.unknown_filters[0]}; filters are {', '.join(filters())}"
        if self.is_empty:
            without = "only words to leave out" if self.without else "no word to look for"
            return f"nothing to search for: {without} in {quoted(self.text)}; type a word"
        return ""

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing to look for."""
        return not (self.words or self.phrases or self.prefixes)

    @property
    def filters_places(self) -> bool:
        """Tell whether some places of a book may not be answers."""
        return bool(self.kinds or self.chapters or self.without or self.phrases)

    @property
    def sought(self) -> tuple[str, ...]:
        """All whole words to look for, those of the phrases too, in the order typed."""
        return (*self.words, *(word for phrase in self.phrases for word in phrase))

    def respelt(self, others: Mapping[str, str]) -> Query:
        """Return the query with other words for some; its text stays as typed."""

        def put(words: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(others.get(word, word) for word in words)

        return replace(self, words=put(self.words), phrases=tuple(map(put, self.phrases)))

    def includes(self, edition: Edition) -> bool:
        """Tell whether places of an edition may be answers."""
        is_edition = not self.editions or edition in self.editions
        return is_edition and (not self.languages or edition.language in self.languages)

    def narrowed(
        self,
        editions: frozenset[Edition] = frozenset(),
        languages: frozenset[str] = frozenset(),
        kinds: frozenset[SearchKind] = frozenset(),
        chapters: frozenset[str] = frozenset(),
    ) -> Query:
        """Return the query with filters given beside it added to those typed in it."""
        return replace(
            self,
            editions=self.editions | editions,
            languages=self.languages | languages,
            kinds=self.kinds | kinds,
            chapters=self.chapters | chapters,
        )


def parse(text: str) -> Query:
    """Understand a query; never raises: filters that make no sense are noted in it."""
    query = Query(text=text)
    rest: list[str] = []
    for token in _written_plainly(text).translate(_QUOTES).split(" "):
        if token.lower() in _BEGUN:
            continue
        match = _FILTER.fullmatch(token)
        if match is None or match["name"].lower() in _PLACES:
            rest.append(token)
            continue
        try:
            query = _filtered(query, match["name"].lower(), match["value"])
        except (EditionError, QueryError):
            query = replace(query, unknown_filters=(*query.unknown_filters, token))
    plain = " ".join(rest)
    return _with_parts(replace(query, plain=plain.strip()), plain)


def _written_plainly(text: str) -> str:
    """Return a text with every letter as one sign (й, š) and nothing unseen between them.

    An acute or grave accent that is no part of a letter is a mark of stress, as dictionaries set.
    """
    return _UNSEEN.sub("", unicodedata.normalize("NFC", text))


def _filtered(query: Query, name: str, value: str) -> Query:
    """Return the query with a typed filter added; raise where there is none such."""
    values = value.split(",")
    if name == "edition":
        return query.narrowed(editions=frozenset(map(Edition.parse, values)))
    if name == "kind":
        return query.narrowed(kinds=kinds_of(value))
    if name == "chapter":
        return query.narrowed(chapters=chapters_of(values))
    if name in ("language", "lang"):
        editions = frozenset(map(Edition.parse, values))
        return query.narrowed(languages=frozenset(edition.language for edition in editions))
    raise QueryError(f"no filter is {name!r}; filters are {', '.join(filters())}")


def filters() -> tuple[str, ...]:
    """Return every filter that may be typed, with its values."""
    return (
        f"edition:{'|'.join(str(edition.year) for edition in Edition)}",
        f"language:{'|'.join(edition.language for edition in Edition)}",
        f"kind:{'|'.join(kind.value for kind in SearchKind)}",
        f"chapter:{CHAPTERS[0]}..{CHAPTERS[-1]}",
    )


def chapters_of(texts: Iterable[str]) -> frozenset[str]:
    """Read the numbers of chapters, Roman or not; raise `QueryError`."""
    found = set()
    for text in (part.strip() for parts in texts for part in parts.split(",")):
        number = _NAMED_CHAPTERS.get(text.lower(), text.upper())
        if number.isdecimal() and 1 <= int(number) <= len(CHAPTERS):
            number = CHAPTERS[int(number) - 1]
        if number not in CHAPTERS:
            known = f"{CHAPTERS[0]} (the definitions) to {CHAPTERS[-1]}"
            raise QueryError(f"no chapter is {text!r}; the chapters are {known}")
        found.add(number)
    return frozenset(found)


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
