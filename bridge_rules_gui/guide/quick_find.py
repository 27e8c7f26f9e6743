"""Finding as one types among titles of the books, terms and cases.

Words are found by their beginnings, and in spite of slips.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from rapidfuzz import fuzz, process

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Subject, Termbase
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.language.concept_names import names_for, preferred_terms
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.law_names import cited_title, law_name
from bridge_rules_gui.library.typed_place import understand
from bridge_rules_gui.simulation.library import SituationLibrary

_WORD: Final = re.compile(r"\w+")
_CROSSED_D: Final = str.maketrans("đђ", "dd")  # typed as d by those without a Serbian keyboard
_WHOLE, _BEGINNING, _INSIDE = 100.0, 90.0, 55.0
_SLIP: Final = 0.6  # what a word with a slip counts beside the word itself
_LIKE_ENOUGH: Final = 72.0
_FEWEST_LETTERS: Final = 4  # of a word in which slips are forgiven
_TITLE: Final = 8.0  # more for words of the title than for others
_WHOLE_TITLE: Final = 20.0  # more where little else stands in the title


class EntryKind(StrEnum):
    """What an entry leads to."""

    PLACE = "place"
    """A provision, typed as a citation."""
    RECENT = "recent"
    """A place visited before."""
    LAW = "law"
    ACTION = "action"
    TERM = "term"
    SITUATION = "situation"
    HELP = "help"
    SEARCH = "search"
    """What was typed, to be searched in the books."""


@dataclass(frozen=True, slots=True)
class QuickEntry:
    """Something that can be opened or done.

    ``target`` is what its kind is opened by: an address, a name, an identifier. ``detail``
    stands beside the title; ``printed`` is the title in the book, which finds it as well as
    its own; ``also`` are other words it is found by; ``weight`` lets it stand before others
    that answer as well.
    """

    kind: EntryKind
    title: str
    target: str
    detail: str = ""
    also: str = ""
    weight: float = 0.0
    printed: str = ""


class QuickFind:
    """Entries with the words they are found by."""

    def __init__(self, entries: Iterable[QuickEntry]) -> None:
        self._entries = tuple(entries)
        self._titles = [(_words(entry.title), _words(entry.printed)) for entry in self._entries]
        self._others = [_words(f"{entry.detail} {entry.also}") for entry in self._entries]
        self._having: dict[str, list[int]] = {}
        for number, (titles, other) in enumerate(zip(self._titles, self._others, strict=True)):
            for word in {*titles[0], *titles[1], *other}:
                self._having.setdefault(word, []).append(number)
        self._known = list(self._having)

    @property
    def entries(self) -> tuple[QuickEntry, ...]:
        """All entries, in the order they were given."""
        return self._entries

    def found(self, typed: str, limit: int = 40) -> tuple[QuickEntry, ...]:
        """Return the entries that have every word typed, the best first."""
        words = _words(typed)
        if not words:
            return ()
        alike = [self._alike(word) for word in dict.fromkeys(words)]
        worth: dict[int, float] = {}
        for number in self._having_all(alike):
            worth[number] = self._worth(number, alike, len(words))
        best = sorted(worth, key=lambda number: (-worth[number], number))
        return tuple(self._entries[number] for number in best[:limit])

    def _alike(self, typed: str) -> Mapping[str, float]:
        """Return the known words that may be meant by one typed, with how well they fit."""
        fitting = {known: _fit(typed, known) for known in self._known if typed in known}
        if len(typed) >= _FEWEST_LETTERS:
            for known, likeness, _ in process.extract(
                typed,
                self._known,
                scorer=fuzz.ratio,
                processor=lambda word: word[: len(typed) + 1],
                score_cutoff=_LIKE_ENOUGH,
                limit=30,
            ):
                fitting.setdefault(known, likeness * _SLIP)
        return fitting

    def _having_all(self, alike: list[Mapping[str, float]]) -> set[int]:
        found = [{n for word in words for n in self._having[word]} for words in alike]
        return set.intersection(*found)

    def _worth(self, number: int, alike: list[Mapping[str, float]], count: int) -> float:
        own, printed = self._titles[number]
        best = self._worth_by(own, (*printed, *self._others[number]), alike, count)
        if printed:
            by_printed = self._worth_by(printed, (*own, *self._others[number]), alike, count)
            best = max(best, by_printed)
        return best + self._entries[number].weight

    def _worth_by(
        self,
        title: tuple[str, ...],
        other: tuple[str, ...],
        alike: list[Mapping[str, float]],
        count: int,
    ) -> float:
        """Return how well the words of a title, or else others, fit those typed."""
        worth = 0.0
        for fitting in alike:
            in_title = max((fitting.get(word, 0.0) for word in title), default=0.0)
            elsewhere = max((fitting.get(word, 0.0) for word in other), default=0.0)
            worth += max(in_title + _TITLE if in_title else 0.0, elsewhere)
        return worth / len(alike) + _WHOLE_TITLE * count / max(len(title), count)


def _fit(typed: str, known: str) -> float:
    if typed == known:
        return _WHOLE
    if known.startswith(typed):
        return _BEGINNING
    return _INSIDE if len(typed) > 2 else 0.0


def _words(text: str) -> tuple[str, ...]:
    """Return the words of a text as they are compared: small Latin letters without marks.

    Serbian is read in two alphabets and typed in either.
    """
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_CROSSED_D))
    plain = "".join(c for c in parts if not unicodedata.combining(c))
    return tuple(_WORD.findall(fold(plain, Language.SERBIAN)))


_EDITION_READ: Final = 10.0
_NO_TITLES: Final = (Subject.OBLIGATION, Subject.GENERAL)


def law_entries(
    corpus: Corpus,
    language: InterfaceLanguage = InterfaceLanguage.ENGLISH,
    termbase: Termbase | None = None,
) -> Iterator[QuickEntry]:
    """Yield every law of every book by its name in a language, found by its printed title too.

    With a termbase a law is found by the English terms too that its title has the words of.
    """
    for edition, book in corpus.books.items():
        named = _TermsInTitles(termbase, edition) if termbase else None
        for law in book.laws:
            heading = " ".join(law.heading.text.split())
            english = law_name(corpus, edition, law.citation.law, InterfaceLanguage.ENGLISH)
            also = " ".join((english, *(named.english(heading) if named else ())))
            title = cited_title(corpus, law.address, language)
            yield QuickEntry(
                EntryKind.LAW, title, str(law.address), str(edition.year), also, printed=heading
            )


def weighed(entries: Iterable[QuickEntry], read: Edition) -> Iterator[QuickEntry]:
    """Yield entries, of which the laws of the edition that is read weigh more."""
    for entry in entries:
        is_read = entry.kind is EntryKind.LAW and entry.target.startswith(f"{read.value}/")
        yield replace(entry, weight=_EDITION_READ) if is_read else entry


class _TermsInTitles:
    """The terms of an edition, by the stems of their words."""

    def __init__(self, termbase: Termbase, edition: Edition) -> None:
        self._language = Language(edition.language)
        self._stems = [
            (self._stems_of(term.text), concept.english[0])
            for concept in termbase.concepts
            if concept.subject not in _NO_TITLES and edition in concept.editions
            for term in concept.editions[edition].terms
        ]

    def english(self, heading: str) -> Iterator[str]:
        """Yield the English terms whose words stand in a heading."""
        known = self._stems_of(heading)
        yield from (english for stems, english in self._stems if stems and stems <= known)

    def _stems_of(self, text: str) -> frozenset[str]:
        return frozenset(word.stem for word in words(text, self._language))


def term_entries(
    termbase: Termbase, language: InterfaceLanguage = InterfaceLanguage.ENGLISH
) -> Iterator[QuickEntry]:
    """Yield every concept by its name in a language, found by the words of any edition."""
    for concept in termbase.concepts:
        title, others = names_for(language, concept.english[0], preferred_terms(concept))
        names = dict.fromkeys(filter(None, others))
        also = " ".join((*concept.english, *_all_words(concept)))
        yield QuickEntry(EntryKind.TERM, title, concept.id, " · ".join(names), also)


def _all_words(concept: Concept) -> Iterator[str]:
    for terms in concept.editions.values():
        yield from (word for term in terms.terms for word in term.headwords)


def situation_entries(library: SituationLibrary) -> Iterator[QuickEntry]:
    """Yield every situation of the library; it is found by what happened in it, too."""
    for situation in library.situations:
        english = situation.scenario
        texts = (english.title, situation.topic, situation.narrative, english.narrative)
        also = " ".join(dict.fromkeys(texts))
        yield QuickEntry(
            EntryKind.SITUATION, situation.title, situation.identifier, str(situation.law), also
        )


def place_entry(
    typed: str, corpus: Corpus, read: Edition, language: InterfaceLanguage
) -> QuickEntry | None:
    """Return the place a text is the citation of, or None where it is none."""
    try:
        place = understand(typed, corpus, read)
    except (CitationError, UnknownPlaceError, ValueError):
        return None
    return _entry_of(corpus, place, EntryKind.PLACE, language)


def recent_entries(
    corpus: Corpus, places: Iterable[Address], language: InterfaceLanguage
) -> Iterator[QuickEntry]:
    """Yield places visited before, each once, in the order given."""
    for place in dict.fromkeys(places):
        if corpus.has_place(place):
            yield _entry_of(corpus, place, EntryKind.RECENT, language)


def _entry_of(
    corpus: Corpus, place: Address, kind: EntryKind, language: InterfaceLanguage
) -> QuickEntry:
    title = cited_title(corpus, place, language)
    return QuickEntry(kind, title, str(place), str(place.edition.year))
