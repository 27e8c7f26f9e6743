"""Attestation: every place of every term in the running text of its book, found by program."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Term, Termbase, TermKind
from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.indexes.term_patterns import Match, TermKey, TermPatterns

_OBLIGATIONS: Final = frozenset(
    ["may", "should", "shall", "must", "should-not", "shall-not", "may-not", "must-not", "need-not"]
)
"""The words of the scale of obligation: each stands for itself or in its negation, never both."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """One place of one term.

    ``form`` is the form met, in small letters but for abbreviations. ``within`` is the
    concept of a longer term it is part of ("penalty card" in "major penalty card"), or empty.
    """

    term: TermKey
    stretch: Stretch
    start: int
    end: int
    form: str
    within: str = ""

    @property
    def concept(self) -> str:
        """The concept the term names."""
        return self.term.concept

    @property
    def address(self) -> Address:
        """The place the term stands at."""
        return self.stretch.address

    @property
    def is_counted(self) -> bool:
        """Tell whether this is a place of the concept of its own.

        A term that is part of a longer term of the same concept is not counted twice.
        """
        return self.within != self.concept


class Attestation:
    """The places of all terms of one edition in one text: its book, or the commentary on it."""

    def __init__(
        self,
        stretches: Iterable[Stretch],
        terms: Iterable[tuple[TermKey, Term]],
        edition: Edition,
    ) -> None:
        self.stretches = tuple(stretches)
        self.edition = edition
        self.terms = dict(terms)
        language = Language(edition.language)
        vocabulary = {w for s in self.stretches for w, _, _ in folded_words(s.text, language)}
        self._finder = _Finder(self.terms, vocabulary, language)
        self.occurrences = tuple(
            found
            for stretch in self.stretches
            for found in self._finder.occurrences(stretch, self._meant_at(stretch.address.place))
        )
        """All places in reading order."""
        self._by_concept: defaultdict[str, list[Occurrence]] = defaultdict(list)
        self._by_stretch: defaultdict[tuple[Address, str], list[Occurrence]] = defaultdict(list)
        for found in self.occurrences:
            self._by_concept[found.concept].append(found)
            self._by_stretch[found.address, found.stretch.passage].append(found)

    def of(self, concept: str) -> tuple[Occurrence, ...]:
        """Return the places of a concept, each counted once."""
        return tuple(o for o in self._by_concept.get(concept, ()) if o.is_counted)

    def of_term(self, key: TermKey) -> tuple[Occurrence, ...]:
        """Return every place of one term, also inside a longer term."""
        return tuple(o for o in self._by_concept.get(key.concept, ()) if o.term == key)

    def forms(self, key: TermKey) -> Mapping[str, int]:
        """Return the forms of a term with their counts, the commonest first."""
        return dict(Counter(o.form for o in self.of_term(key)).most_common())

    def shared(self, key: TermKey) -> Mapping[str, int]:
        """Return the concepts under which the very words of a term are counted too.

        Those of most places come first, those of as many by name.
        """
        return self._shared(self.of_term(key))

    def shared_of(self, concept: str) -> Mapping[str, int]:
        """Return the concepts under which places of a concept are counted too, with how many."""
        return self._shared(self.of(concept))

    def shared_places(self, concept: str) -> int:
        """Return how many places of a concept are counted under another one too."""
        return sum(bool(self._others(found)) for found in self.of(concept))

    def _shared(self, places: Iterable[Occurrence]) -> Mapping[str, int]:
        others = Counter(chain.from_iterable(map(self._others, places)))
        return dict(sorted(others.items(), key=lambda other: (-other[1], other[0])))

    def _others(self, found: Occurrence) -> set[str]:
        """Return the other concepts under which the very words of a place are counted."""
        here = self._counted_at.get((found.stretch, found.start, found.end), set())
        return here - {found.concept}

    @cached_property
    def _counted_at(self) -> Mapping[tuple[Stretch, int, int], set[str]]:
        """The concepts under which the words at each place are counted."""
        found: defaultdict[tuple[Stretch, int, int], set[str]] = defaultdict(set)
        for o in self.occurrences:
            if o.is_counted:
                found[o.stretch, o.start, o.end].add(o.concept)
        return found

    def in_stretch(self, stretch: Stretch) -> tuple[Occurrence, ...]:
        """Return what stands in one stretch, in reading order."""
        return tuple(self._by_stretch.get((stretch.address, stretch.passage), ()))

    def found_in(self, stretch: Stretch) -> tuple[Occurrence, ...]:
        """Return the terms in words that need not be of this text."""
        return tuple(self._finder.occurrences(stretch, lambda _match, _form: True))

    def forms_in(self, text: str) -> Iterator[Match]:
        """Yield all forms of terms in a text, in whatever sense."""
        return self._finder.forms(text)

    def meant_in(self, stretch: Stretch) -> tuple[Occurrence, ...]:
        """Return the terms in a paragraph as shown, each in the sense the book has it in there.

        Where the paragraph is none of the book's, every sense is possible.
        """
        lines = [
            (start, start + len(line), place)
            for line, place in self._lines
            if len(stretch.text) <= 2 * len(line) and (start := stretch.text.find(line)) >= 0
        ]

        def is_meant(match: Match, form: str) -> bool:
            around = [(end - start, p) for start, end, p in lines if start <= match.start < end]
            longest = max((length for length, _ in around), default=0)
            places = [place for length, place in around if length == longest]
            return not places or any(self._meant_at(place)(match, form) for place in places)

        return tuple(self._finder.occurrences(stretch, is_meant))

    def _meant_at(self, place: Citation | NamedPlace) -> Callable[[Match, str], bool]:
        return lambda match, form: self.terms[match.term].is_meant_at(place, form)

    @cached_property
    def _lines(self) -> tuple[tuple[str, Citation | NamedPlace], ...]:
        """The paragraphs of the book, with the places they stand at."""
        return tuple(
            (line, stretch.address.place)
            for stretch in self.stretches
            for line in stretch.text.split("\n")
            if line
        )


def terms_of(termbase: Termbase, edition: Edition) -> Iterator[tuple[TermKey, Term]]:
    """Yield the terms of an edition's book with their keys."""
    for concept in termbase.concepts:
        if edition in concept.editions:
            for number, term in enumerate(concept.editions[edition].terms):
                yield TermKey(concept.id, number), term


def terms_of_commentary(termbase: Termbase, edition: Edition) -> Iterator[tuple[TermKey, Term]]:
    """Yield the terms of an edition's commentary: those of the book, and its own after them.

    The places a term is bound to are places of the book.
    """
    for key, term in terms_of(termbase, edition):
        yield key, replace(term, only_at=())
    for concept in termbase.concepts:
        if edition in concept.editions:
            terms = concept.editions[edition]
            for number, term in enumerate(terms.commentary, start=len(terms.terms)):
                yield TermKey(concept.id, number), term


class _Finder:
    """Finds terms in stretches and says how they stand to one another."""

    def __init__(
        self, terms: Mapping[TermKey, Term], vocabulary: Iterable[str], language: Language
    ) -> None:
        self._terms = terms
        self._language = language
        self._patterns = TermPatterns(terms.items(), vocabulary, language)
        self._other_phrases = {key: _any_of(t.not_in) for key, t in terms.items() if t.not_in}

    def occurrences(
        self, stretch: Stretch, is_meant: Callable[[Match, str], bool]
    ) -> Iterator[Occurrence]:
        """Yield the places of terms in a stretch, the first first, the longest before others.

        ``is_meant`` tells whether a form, in small letters, has the sense of the term matched.
        """
        by_span: defaultdict[tuple[int, int], list[Match]] = defaultdict(list)
        for match in self.forms(stretch.text):
            form = stretch.text[match.start : match.end].lower()
            is_other = self._is_part_of_another_phrase(match, stretch.text)
            if not is_other and is_meant(match, form):
                by_span[match.start, match.end].append(match)
        kept = [
            match
            for span in sorted(by_span, key=lambda span: (span[0], -span[1]))
            for match in self._one_of_each_concept(by_span[span], stretch.text)
        ]
        for match in _outermost_obligations(kept):
            form = self._form(match, stretch.text)
            around = _within(match, kept)
            yield Occurrence(match.term, stretch, match.start, match.end, form, around)

    def forms(self, text: str) -> Iterator[Match]:
        """Yield all forms of terms in a text, in whatever sense."""
        return self._patterns.matches(text)

    def _is_part_of_another_phrase(self, match: Match, text: str) -> bool:
        phrases = self._other_phrases.get(match.term)
        return phrases is not None and any(
            found.start() <= match.start and match.end <= found.end()
            for found in phrases.finditer(text)
        )

    def _one_of_each_concept(self, matches: Sequence[Match], text: str) -> Iterator[Match]:
        """Yield for the same words the likeliest part of speech, and one term of a concept."""
        matches = self._of_one_part_of_speech(matches, text)
        best: dict[str, Match] = {}
        for match in sorted(matches, key=lambda m: self._unlikelihood(m, text)):
            best.setdefault(match.term.concept, match)
        yield from best.values()

    def _of_one_part_of_speech(self, matches: Sequence[Match], text: str) -> Sequence[Match]:
        """Return of the matches of one word the verbs, or else all but adjectives beside nouns."""
        if len(matches) == 1 or " " in text[matches[0].start : matches[0].end]:
            return matches
        verbs = self._of_part(matches, PartOfSpeech.VERB)
        others = [match for match in matches if match not in verbs]
        if verbs and others:
            before = [w for w, _, _ in folded_words(text[: matches[0].start], self._language)][-1:]
            if before and _is_verb_after(before[0], self._language):
                return verbs
        adjectives = self._of_part(others, PartOfSpeech.ADJECTIVE)
        return [match for match in others if match not in adjectives] or adjectives or verbs

    def _of_part(self, matches: Sequence[Match], part: PartOfSpeech) -> Sequence[Match]:
        return [match for match in matches if self._terms[match.term].part_of_speech is part]

    def _unlikelihood(self, match: Match, text: str) -> tuple[bool, int]:
        printed = text[match.start : match.end].lower()
        is_headword = printed in (name.lower() for name in self._terms[match.term].headwords)
        return not is_headword, match.term.number

    def _form(self, match: Match, text: str) -> str:
        form = " ".join(text[match.start : match.end].split())
        return form if self._terms[match.term].kind is TermKind.SHORT else form.lower()


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for whole phrases, however their words are spaced."""
    each = (r"\s+".join(map(re.escape, phrase.split())) for phrase in phrases)
    return re.compile(rf"\b(?:{'|'.join(each)})\b", re.IGNORECASE)


def _outermost_obligations(kept: Sequence[Match]) -> Iterator[Match]:
    """Yield the matches without the words of obligation that begin inside a longer one.

    "не може" is may not, a prohibition, and must not count as may as well.
    """
    obligations = [match for match in kept if match.term.concept in _OBLIGATIONS]
    for match in kept:
        if match not in obligations or not any(_takes_in(o, match) for o in obligations):
            yield match


def _takes_in(other: Match, match: Match) -> bool:
    if other.term.concept == match.term.concept:
        return False
    return other.start < match.start < other.end or (
        other.start == match.start and match.end < other.end
    )


def _within(match: Match, others: Sequence[Match]) -> str:
    """Return the concept of the longest term around a match, its own before others."""
    around = [
        other
        for other in others
        if other.start <= match.start
        and match.end <= other.end
        and (other.start, other.end) != (match.start, match.end)
    ]
    if any(other.term.concept == match.term.concept for other in around):
        return match.term.concept
    longest = max(around, key=lambda other: other.end - other.start, default=None)
    return longest.term.concept if longest else ""


_BEFORE_A_VERB: Final[Mapping[Language, str]] = {
    Language.BULGARIAN: " да ще се си не го я му им ги който която което които играч партньорът ",
    Language.SERBIAN: " da ne se ce koji koja koje ko igrac protivnik partner on ga mu je ",
    Language.RUSSIAN: " не он она который которая игрок чтобы ",
}


def _is_verb_after(before: str, language: Language) -> bool:
    """Tell whether the word after a folded word is rather a verb than a noun.

    Bulgarian "обяви" is calls, or he calls; Serbian "igra" the play, or he plays. After a
    particle or a conjunction that a verb follows it is the verb, else the noun.
    """
    return f" {before} " in _BEFORE_A_VERB.get(language, "")
