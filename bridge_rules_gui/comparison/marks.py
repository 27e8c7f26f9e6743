"""Marks: what a program can compare between texts in different languages.

Numbers, references, words of obligation and concepts are compared; of each it is said in
which of the cells it stands and in which it does not. Whether the edition or only the
translator differs a program cannot know: the row, which has been read, decides what may be
said, step by step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import chain, pairwise
from typing import Final

from bridge_rules_gui.comparison.steps import kind_between
from bridge_rules_gui.comparison.terms import ConceptSides
from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Concordance, Correspondence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.terms.obligation import obligation_marks
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.terms.weight_words import weights

_NUMBER: Final = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?:\s*%)?(?!\w)")


@dataclass(frozen=True, slots=True)
class Found:
    """One thing found in a cell: ``keys`` are equal or overlap where editions mean the same.

    ``above`` are the keys of what a place stands under.
    """

    keys: frozenset[object]
    value: str
    words: str
    above: frozenset[object] = frozenset()


class Findings:
    """Finds what provisions say; without a terminology no words of obligation."""

    def __init__(self, concordance: Concordance, terminology: Terminology | None) -> None:
        self._concordance = concordance
        self._terminology = terminology

    def references(self, provision: Provision) -> Iterator[Found]:
        """Yield the places referred to."""
        for _, passage in provision.passages:
            for reference in passage.references:
                edition, place = reference.edition or provision.edition, _place(reference)
                above = place.ancestors() if isinstance(place, Citation) else ()
                over = frozenset(key for other in above for key in self._keys(edition, other))
                yield Found(self._keys(edition, place), str(place), reference.quote, over)

    def _keys(self, edition: Edition, place: Citation | NamedPlace) -> frozenset[object]:
        """Return the rows a place stands in, or its own name where it stands in none."""
        if not isinstance(place, Citation):
            return frozenset({str(place)})
        rows = {id(row) for row in self._concordance.rows_of(edition, place)}
        return frozenset(rows) or frozenset({str(place)})

    def obligations(self, provision: Provision) -> Iterator[Found]:
        """Yield the words of obligation."""
        if self._terminology is None:
            return
        book = self._terminology.book(provision.edition)
        for name, text in (("text", provision.body.text), ("closing", provision.closing.text)):
            for mark in obligation_marks(book.in_stretch(Stretch(provision.address, name, text))):
                words = text[mark.start : mark.end]
                yield Found(frozenset({mark.strength}), mark.strength.concept, words)


def _place(reference: CrossReference) -> Citation | NamedPlace:
    return reference.meant or reference.target


def numbers(provision: Provision) -> Iterator[Found]:
    """Yield the numbers of a provision, in figures or words; those of references are none."""
    language = Language(provision.edition.language)
    for text in (*_plain_passages(provision), *_cells_of_tables(provision)):
        in_figures = {_normal(match[0]): match[0] for match in _NUMBER.finditer(text)}
        for number, words in in_figures.items():
            yield Found(frozenset({number}), number, words)
        recorded = {number.rstrip("%") for number in in_figures}
        for number in _number_words(text, language):
            if number not in recorded:
                yield Found(frozenset({number}), number, "")


@cache
def _number_words(text: str, language: Language) -> tuple[str, ...]:
    return tuple(weight for weight in weights(text, language) if weight.isdecimal())


def _normal(number: str) -> str:
    return re.sub(r"\s", "", number)


def _plain_passages(provision: Provision) -> Iterator[str]:
    for _, passage in provision.passages:
        if passage.text:
            yield passage.text_without_references


def _cells_of_tables(provision: Provision) -> Iterator[str]:
    return (cell for table in provision.tables for row in table.rows for cell in row)


class MarkSort(Enum):
    """What has been compared."""

    NUMBER = "number"
    """Numbers, percentages, periods, amounts."""
    REFERENCE = "reference"
    """Places referred to, after the concordance."""
    OBLIGATION = "obligation"
    """Words of obligation, by their strength."""
    TERM = "term"
    """Concepts of the termbase, where their words can be trusted."""


class MarkMeaning(Enum):
    """What a mark may mean."""

    EDITION = "edition"
    """The row has been read and found changed: the mark is likely part of the change."""
    PERHAPS_TRANSLATION = "perhaps translation"
    """The row has been read and found unchanged in substance: it may be only translation."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that stands in some cells of a row and not in the others.

    ``value`` names it: a number, a citation as the first edition that has it prints it, the
    id of a concept. ``words`` are the words to be lit, by edition; ``reasons`` what the
    editors say of an edition that never names the concept. ``instead`` are the narrower
    places others refer to, where one edition sends to a whole and another to its part.
    """

    sort: MarkSort
    value: str
    present: tuple[Edition, ...]
    absent: tuple[Edition, ...]
    meaning: MarkMeaning
    words: tuple[tuple[Edition, str], ...]
    reasons: tuple[tuple[Edition, str], ...] = ()
    instead: tuple[tuple[Edition, str], ...] = ()


_Group = list[tuple["Edition", Found]]
"""What some cells have, each with its edition."""
_Way = Callable[["Provision"], "Iterator[Found]"]


class RowMarks:
    """Compares the cells of a row; without a terminology, obligation and terms are left out."""

    def __init__(self, concordance: Concordance, terminology: Terminology | None = None) -> None:
        findings = Findings(concordance, terminology)
        self._ways: Mapping[MarkSort, _Way] = {
            MarkSort.NUMBER: numbers,
            MarkSort.REFERENCE: findings.references,
            MarkSort.OBLIGATION: findings.obligations,
        }  # terms are found by those who know how far their words can be trusted
        self._concepts = ConceptSides(concordance, terminology) if terminology else None

    def make_ready(self) -> None:
        """Find everything now that would be found when the first row is asked for."""
        if self._concepts is not None:
            self._concepts.make_ready()

    def between(
        self, cells: Sequence[Sequence[Provision]], row: Correspondence
    ) -> tuple[Mark, ...]:
        """Return the marks of a row; none where fewer than two cells have words."""
        filled = [(cell[0].edition, cell) for cell in cells if cell]
        if len(filled) < 2:
            return ()
        marks: list[Mark] = []
        for sort, way in self._ways.items():
            found = [
                (edition, tuple(chain.from_iterable(map(way, cell)))) for edition, cell in filled
            ]
            marks += _one_sided(sort, found, row)
        return (*marks, *self._terms(row, [edition for edition, _ in filled]))

    def _terms(self, row: Correspondence, editions: Sequence[Edition]) -> Iterator[Mark]:
        sides = self._concepts.one_sided(row, editions) if self._concepts else ()
        for s in sides:
            meaning = _meaning(MarkSort.TERM, row, s.present, s.absent, s.words)
            yield Mark(MarkSort.TERM, s.concept, s.present, s.absent, meaning, s.words, s.reasons)


def _one_sided(
    sort: MarkSort, cells: Sequence[tuple[Edition, tuple[Found, ...]]], row: Correspondence
) -> Iterator[Mark]:
    """Yield what some of the cells have and others have not."""
    filled = {edition for edition, _ in cells}
    groups = _groups([(edition, one) for edition, found in cells for one in found])
    groups = [group for group in groups if _editions(group) != filled]
    narrowed = [(group, _narrower(group, groups)) for group in groups]
    recorded = [id(part) for _, parts in narrowed for part in parts]
    for group, parts in narrowed:
        if id(group) in recorded:
            continue
        present = tuple(dict.fromkeys(edition for edition, _ in group))
        absent = tuple(edition for edition, _ in cells if edition not in present)
        members = [*group, *(member for part in parts for member in part)]
        words = tuple(dict.fromkeys((edition, one.words) for edition, one in members))
        instead = tuple(dict.fromkeys((e, one.value) for part in parts for e, one in part))
        meaning = _meaning(sort, row, present, absent, words)
        value = group[0][1].value
        yield Mark(sort, value, present, absent, meaning, words, instead=instead)


def _narrower(group: _Group, others: Sequence[_Group]) -> list[_Group]:
    """Return the groups of places within that of a group, in cells that do not have it."""
    keys = frozenset(key for _, one in group for key in one.keys)
    return [
        other
        for other in others
        if any(one.above & keys for _, one in other) and not _editions(other) & _editions(group)
    ]


def _editions(group: _Group) -> set[Edition]:
    return {edition for edition, _ in group}


def _groups(found: Sequence[tuple[Edition, Found]]) -> list[_Group]:
    """Return what was found, those that mean the same together."""
    groups: list[tuple[frozenset[object], list[tuple[Edition, Found]]]] = []
    for edition, one in found:
        touching = [g for g in groups if g[0] & one.keys]
        keys = one.keys.union(*(g[0] for g in touching))
        members = [member for g in touching for member in g[1]]
        groups = [g for g in groups if g not in touching]
        groups.append((keys, [*members, (edition, one)]))
    return [members for _, members in groups]


def _meaning(
    sort: MarkSort,
    row: Correspondence,
    present: Sequence[Edition],
    absent: Sequence[Edition],
    words: tuple[tuple[Edition, str], ...],
) -> MarkMeaning:
    """Return what a mark may mean: a change only where each step it came or went in is one.

    Figures and references do not depend on the language; words do, and three translators
    chose them. A number in words may be a "both" that another language leaves out.
    """
    if not any(word for _, word in words):
        return MarkMeaning.PERHAPS_TRANSLATION
    by_age = sorted((*present, *absent), key=lambda edition: edition.year)
    turns = [pair for pair in pairwise(by_age) if (pair[0] in present) != (pair[1] in present)]
    significant = {ChangeKind.SUBSTANCE}
    if sort in (MarkSort.NUMBER, MarkSort.REFERENCE):
        significant.add(ChangeKind.WORDING)
    is_change = all(kind_between(row, turn) in significant for turn in turns)
    is_in_words = sort in (MarkSort.OBLIGATION, MarkSort.TERM)
    if is_in_words and by_age[0] in present and by_age[-1] in present:
        is_change = False  # what went and came back is likelier a word not found
    return MarkMeaning.EDITION if is_change else MarkMeaning.PERHAPS_TRANSLATION
