"""How strongly a word speaks for a place: BM25 over places, over wholes and over their titles."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import word_count
from bridge_rules_gui.indexes.documents import DocumentKind, Field

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.indexes.text_index import Postings, TextIndex

Impacts = tuple[tuple[int, float], ...]
"""What one term adds to the scores of texts, by their numbers."""

SATURATION: Final = 1.2
"""BM25's k1: how soon more occurrences of a word stop to count."""
LENGTH: Final = 0.45
"""BM25's b: how much a long text must say a word oftener than a short one."""
WHOLE: Final = 1.0
"""What a word counts for a law as a whole."""
PLACE: Final = 0.5
"""What it counts, beside it, for the single place."""
TITLE: Final = 0.5
"""What it counts, beside both, in the title of the law."""
ABOVE: Final = 0.5
"""How much of a title's word one in the title of a part or chapter above the law is."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one term says for the units it stands in, and by unit for its documents."""

    units: Impacts
    places: Mapping[int, Impacts]


class _Collection:
    """Texts that are compared with one another, group by group.

    A law is compared with the laws of its book, a definition with the definitions.
    """

    def __init__(self, lengths: Mapping[int, int], groups: Sequence[str]) -> None:
        self._groups = groups
        self._sizes = Counter(groups[number] for number in lengths)
        totals: Counter[str] = Counter()
        for number, length in lengths.items():
            totals[groups[number]] += length
        self._norms = {
            number: SATURATION
            * (1 - LENGTH + LENGTH * length * self._sizes[groups[number]] / totals[groups[number]])
            for number, length in lengths.items()
        }

    def impacts(self, frequencies: Mapping[int, float]) -> Impacts:
        """Return what a term adds to the texts it stands in, by how often it stands in each."""
        groups, norms = self._groups, self._norms
        rarity = {
            group: math.log(1 + (self._sizes[group] - found + 0.5) / (found + 0.5))
            for group, found in Counter(groups[number] for number in frequencies).items()
        }
        return tuple(
            (n, rarity[groups[n]] * f * (SATURATION + 1) / (f + norms[n]))
            for n, f in frequencies.items()
        )


Outline = tuple[str, str, bool, bool, int, int]
"""Of a document: its unit, the group it is compared with, whether its heading is the unit's title
and whether it is a footnote, the words of its heading, and all its words."""


def outline_of(document: Document) -> Outline:
    """Return what the evidence needs to know of a document."""
    heading = word_count(document.heading)
    length = heading + sum(map(word_count, document.texts)) or 1
    group = f"{document.address.edition} {document.kind}"
    is_footnote = document.kind is DocumentKind.FOOTNOTE
    return document.unit, group, _is_title(document), is_footnote, heading, length


class EvidenceBase:
    """The evidence of every term, worked out when it is first asked for."""

    def __init__(self, index: TextIndex, outlines: Sequence[Outline]) -> None:
        self._index = index
        numbers: dict[str, int] = {}
        self.unit_of = tuple(numbers.setdefault(unit, len(numbers)) for unit, *_ in outlines)
        """The number of each document's unit."""
        self.units = tuple(numbers)
        self._is_title = tuple(is_title for _, _, is_title, *_ in outlines)
        self._known: dict[tuple[Language, str], Evidence] = {}
        self._prepare(outlines)

    def _prepare(self, outlines: Sequence[Outline]) -> None:
        groups = [group for _, group, *_ in outlines]
        unit_groups = [""] * len(self.units)
        lengths, unit_lengths, title_lengths = {}, Counter[int](), Counter[int]()
        for number, (outline, unit) in enumerate(zip(outlines, self.unit_of, strict=True)):
            _, group, is_title, is_footnote, heading, length = outline
            lengths[number] = length
            unit_lengths[unit] += length
            if is_title:
                title_lengths[unit] += heading or 1
            if not is_footnote or not unit_groups[unit]:
                unit_groups[unit] = group
        self._documents = _Collection(lengths, groups)
        self._units = _Collection(unit_lengths, unit_groups)
        self._titles = _Collection(title_lengths, unit_groups)

    def of(self, terms: Iterable[tuple[Language, str]]) -> Mapping[tuple[Language, str], Evidence]:
        """Return the evidence of stems, each in its language."""
        found = {}
        for term in terms:
            language, stem = term
            if term not in self._known:
                self._known[term] = self._worked_out(
                    self._index.postings(Field("text", language), stem),
                    self._index.postings(Field("heading", language), stem),
                    self._index.postings(Field("above", language), stem),
                )
            found[term] = self._known[term]
        return found

    def of_names(self, names: Mapping[str, float], language: Language) -> Evidence:
        """Return the evidence of several names of one thing, each of some worth, as of one word."""
        if list(names.values()) == [1.0]:
            (stem,) = names
            return self.of([(language, stem)])[language, stem]
        key = (language, repr(sorted(names.items())))
        if key not in self._known:
            parts = ("text", "heading", "above")
            self._known[key] = self._worked_out(
                *(self._weighed(Field(part, language), names) for part in parts)
            )
        return self._known[key]

    def _weighed(self, field: Field, names: Mapping[str, float]) -> list[tuple[int, float]]:
        return [
            (number, worth * frequency)
            for stem, worth in names.items()
            for number, frequency in self._index.postings(field, stem)
        ]

    def of_occurrences(self, texts: Iterable[Postings]) -> Evidence:
        """Return the evidence of several words counted as one, by their occurrences."""
        return self._worked_out([found for postings in texts for found in postings], ())

    def _worked_out(
        self,
        text: Iterable[tuple[int, float]],
        heading: Sequence[tuple[int, float]],
        above: Iterable[tuple[int, float]] = (),
    ) -> Evidence:
        documents: defaultdict[int, float] = defaultdict(float)
        units: defaultdict[int, float] = defaultdict(float)
        titles: defaultdict[int, float] = defaultdict(float)
        for number, frequency in (*text, *heading):
            documents[number] += frequency
            units[self.unit_of[number]] += frequency
        for number, frequency in heading:
            if self._is_title[number]:
                titles[self.unit_of[number]] += frequency
        for number, frequency in above:
            titles[self.unit_of[number]] += ABOVE * frequency
        by_title = dict(self._titles.impacts(titles))
        places: defaultdict[int, list[tuple[int, float]]] = defaultdict(list)
        for number, impact in self._documents.impacts(documents):
            places[self.unit_of[number]].append((number, PLACE * impact))
        return Evidence(
            tuple(
                (unit, WHOLE * impact + TITLE * by_title.get(unit, 0.0))
                for unit, impact in self._units.impacts(units)
            ),
            {unit: tuple(found) for unit, found in places.items()},
        )


def _is_title(document: Document) -> bool:
    """Tell whether a document's heading is the title of its unit."""
    return document.is_law or document.kind in (
        DocumentKind.DEFINITION,
        DocumentKind.MATTER,
        DocumentKind.COMMENTARY,
    )
