"""Marks between a user's text and a book: numbers, laws referred to, words of obligation.

The words of a text in an unknown language are not understood: what is compared are figures,
in known languages number words too, and references written like the heads of the laws.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.comparison.marks import MarkSort
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import OwnProvision
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.terms.spans import marks_of_page
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.terms.weight_words import weights

_NUMBER: Final = re.compile(r"(?<![\w.,(])\d+(?:[.,]\d+)*(?:\s*%)?(?![\w)])")
_LABELS: Final = (
    r"(?P<place>(?P<law>[1-9]\d?)(?:\s?(?-i:[^\W\d_a-zа-яčćšžđ])\d{0,2}(?!\w))?"
    r"(?:\([^\W\d_]{1,4}\))*)"
)
_SECOND: Final = _LABELS.replace("<law>", "<second>").replace("<place>", "<second_place>")
_ENGLISH: Final = {
    "two": "2",
    "both": "2",
    "twice": "2",
    "three": "3",
    "third": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "thirteen": "13",
}
_WEIGHED: Final = (Language.RUSSIAN, Language.SERBIAN, Language.BULGARIAN)


@dataclass(frozen=True, slots=True)
class OwnMark:
    """Something that only one side of a row has; ``is_own`` says which.

    ``spans`` are where it stands in the words of that side. A reference ``leads_nowhere`` where
    neither the text nor the edition whose numbering it has knows the place.
    """

    sort: MarkSort
    value: str
    is_own: bool
    spans: tuple[tuple[int, int], ...]
    leads_nowhere: bool = False


@dataclass(frozen=True, slots=True)
class _Found:
    value: str
    keys: frozenset[object]
    start: int
    end: int
    is_within_law: bool = False


class OwnTextMarks:
    """Compares what a text says with what a book says of it.

    ``law_word`` is how the text calls a law, ``numbering`` the edition whose numbers it has.
    With a terminology, words of obligation are compared too, by their strength; those of a
    text are known where a book has its language. ``has_place`` says whether text or edition
    know a place as it is written.
    """

    def __init__(
        self,
        concordance: Concordance,
        law_word: str,
        language: str,
        numbering: Edition,
        *,
        has_place: Callable[[str], bool],
        terminology: Terminology | None = None,
    ) -> None:
        self._has_place = has_place
        self._concordance = concordance
        self._terminology = terminology
        self._speaking = next((e for e in Edition if e.language == language), None)
        self._language = language
        self._numbering = numbering
        stem = re.escape(law_word[: max(3, len(law_word) - 2)].rstrip("."))
        ending = r"\w*\.?" if law_word.isalpha() else ""
        initial = re.escape(law_word[:1].upper())
        self._reference = re.compile(
            rf"(?:(?<!\w){stem}{ending}\s?(?:№|no\.?|br\.?)?\s?|(?<!\w)(?-i:{initial})){_LABELS}"
            rf"(?P<more>(?:\s?(?:,|and|or|и|или|i|ili)\s?{_SECOND})?)"
            r"(?![\w%])",
            re.IGNORECASE,
        )

    def between(
        self, own: Sequence[OwnProvision], text: str, book: Sequence[Provision], words: str
    ) -> tuple[OwnMark, ...]:
        """Return what only one side of a row has, whose words are given."""
        if not own or not book:
            return ()
        law = own[0].citation.law
        own_references = list(self._references(text, law))
        book_references = list(self._referred(book, words))
        refers = [one for one in own_references if not one.is_within_law]
        referred = [one for one in book_references if not one.is_within_law]
        free, bound = _without(text, own_references), _without(words, book_references)
        # A number of the other side tells against a mark also where it belongs to a reference.
        numbers = _keys(_numbers(text)) | _spelt(free, self._language)
        printed = _keys(_numbers(words)) | _spelt(bound, book[0].edition.language)
        return (
            *_one_sided(MarkSort.NUMBER, _numbers(free), printed, is_own=True),
            *_one_sided(MarkSort.NUMBER, _numbers(bound), numbers, is_own=False),
            *_one_sided(MarkSort.REFERENCE, refers, _keys(referred), is_own=True),
            *_one_sided(MarkSort.REFERENCE, referred, _keys(refers), is_own=False),
            *self._leading_nowhere(text),
            *self._obligations(text, words, book[0].edition),
        )

    def _obligations(self, text: str, words: str, edition: Edition) -> Iterator[OwnMark]:
        if self._terminology is None or self._speaking is None:
            return
        mine = list(_obligations(self._terminology, self._speaking, text))
        theirs = list(_obligations(self._terminology, edition, words))
        yield from _one_sided(MarkSort.OBLIGATION, mine, _keys(theirs), is_own=True)
        yield from _one_sided(MarkSort.OBLIGATION, theirs, _keys(mine), is_own=False)

    def _references(self, text: str, law: int) -> Iterator[_Found]:
        for match in self._reference.finditer(text):
            for group in ("law", "second"):
                number = int(match[group] or 0)
                if number:
                    keys = self._rows(self._numbering, Citation(number))
                    yield _Found(str(number), keys, *match.span(), number == law)

    def _leading_nowhere(self, text: str) -> Iterator[OwnMark]:
        for match in self._reference.finditer(text):
            for group in ("place", "second_place"):
                # Behind a blank, a capital letter may begin the next word of the sentence.
                written = (match[group] or "").partition(" ")[0]
                if written and not self._has_place(written):
                    span = (match.start(group), match.start(group) + len(written))
                    yield OwnMark(
                        MarkSort.REFERENCE, written, is_own=True, spans=(span,), leads_nowhere=True
                    )

    def _referred(self, book: Sequence[Provision], words: str) -> Iterator[_Found]:
        """Yield the references of a book, where their words stand in the row."""
        for provision in book:
            for _, passage in provision.passages:
                for reference in passage.references:
                    target = reference.meant or reference.target
                    start = words.find(reference.quote)
                    if isinstance(target, Citation) and start >= 0:
                        is_own = target.law == provision.citation.law
                        keys = self._targets(provision.edition, reference)
                        end = start + len(reference.quote)
                        yield _Found(str(target.law), keys, start, end, is_own)

    def _targets(self, edition: Edition, reference: CrossReference) -> frozenset[object]:
        """Return the rows of the law referred to, by what is printed and by what is meant."""
        places = {reference.target, reference.meant}
        keys: frozenset[object] = frozenset()
        for place in places:
            if isinstance(place, Citation):
                keys |= self._rows(reference.edition or edition, Citation(place.law))
        return keys

    def _rows(self, edition: Edition, citation: Citation) -> frozenset[object]:
        """Return all rows that have a part of a law, or the law's number where there are none."""
        rows = {
            id(r) for r in self._concordance.touching(citation.law) if _has(r.of(edition), citation)
        }
        return frozenset(rows) or frozenset({str(citation)})


def _has(places: Iterable[Citation], law: Citation) -> bool:
    return any(place.is_within(law) for place in places)


def _obligations(terminology: Terminology, edition: Edition, text: str) -> Iterator[_Found]:
    for mark in marks_of_page(terminology, edition, text):
        strength = mark.strength
        yield _Found(strength.concept, frozenset({strength}), mark.start, mark.end)


def _numbers(text: str) -> Iterator[_Found]:
    for match in _NUMBER.finditer(text):
        value = re.sub(r"\s", "", match[0])
        yield _Found(value, frozenset({value, value.rstrip("%")}), match.start(), match.end())


def _spelt(text: str, code: str) -> frozenset[object]:
    """Return the numbers a text has in words, where its language is known."""
    if code == Language.ENGLISH:
        return frozenset(_ENGLISH[word] for word in text.lower().split() if word in _ENGLISH)
    if code not in _WEIGHED:
        return frozenset()
    return frozenset(weight for weight in weights(text, Language(code)) if weight.isdecimal())


def _without(text: str, found: Iterable[_Found]) -> str:
    for one in found:
        text = text[: one.start] + " " * (one.end - one.start) + text[one.end :]
    return text


def _keys(found: Iterable[_Found]) -> frozenset[object]:
    return frozenset(key for one in found for key in one.keys)


def _one_sided(
    sort: MarkSort, found: Iterable[_Found], other: frozenset[object], *, is_own: bool
) -> Iterator[OwnMark]:
    spans: dict[str, list[tuple[int, int]]] = {}
    for one in found:
        if not one.keys & other:
            spans.setdefault(one.value, []).append((one.start, one.end))
    for value, places in spans.items():
        yield OwnMark(sort, value, is_own, tuple(dict.fromkeys(places)))
