"""Scores of places and of the wholes they belong to, and answers followed to other editions."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from heapq import nlargest
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.clauses import Why

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.indexes.clauses import Alternative, Clause
    from bridge_rules_gui.indexes.evidence import Evidence, EvidenceBase, Impacts
    from bridge_rules_gui.indexes.language import Language

NEARLY: Final = 0.8
"""How well a place answers, beside the best one of its law, to be shown if it stands before it."""

Way = tuple[tuple["Evidence", float], ...]
"""The evidence of the terms of one alternative, with what each counts."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A unit that answers, with its best document.

    ``brought`` says what brings it, where its own words do not.
    """

    unit: int
    document: int
    score: float
    brought: Why | None = None


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores of units, and of the documents of those that are in the running."""

    units: dict[int, float]
    documents: dict[int, float]


def ways_of(
    base: EvidenceBase, clauses: Iterable[Clause], language: Language
) -> list[tuple[Way, ...]]:
    """Return the evidence for each clause in a language, alternative by alternative."""
    return [tuple(_ways(base, clause.alternatives, language)) for clause in clauses]


def _ways(
    base: EvidenceBase, alternatives: Sequence[Alternative], language: Language
) -> Iterator[Way]:
    """Yield the ways to answer a clause: all its names of one word as one, then the others.

    Names of the same thing are as rare as all of them together: a seldom used one does not
    outweigh the usual.
    """
    names = {
        a.stems[0]: a.weight
        for a in alternatives
        if a.why is Why.TRANSLATED_TERM and len(a.stems) == 1
    }
    if names:
        yield ((base.of_names(names, language), 1.0),)
    for alternative in alternatives:
        if len(alternative.stems) == 1 and alternative.stems[0] in names:
            continue
        known = base.of((language, stem) for stem in alternative.stems)
        yield tuple((known[language, stem], alternative.weight) for stem in alternative.stems)


def scores_of(clauses: Sequence[tuple[Way, ...]], most: int | None) -> Scores:
    """Return what clauses say: of every unit, and of the places of the ``most`` best units."""
    units = _gathered(clauses, lambda evidence: (evidence.units,))
    best: Collection[int] = units
    if most is not None and most < len(units):
        best = nlargest(most, units, key=units.__getitem__)

    def in_the_running(evidence: Evidence) -> Iterator[Impacts]:
        places = evidence.places
        return (places[unit] for unit in best if unit in places)

    return Scores(units, _gathered(clauses, in_the_running))


def _gathered(
    clauses: Sequence[tuple[Way, ...]], impacts: Callable[[Evidence], Iterable[Impacts]]
) -> dict[int, float]:
    """Return the sums over clauses; of the alternatives of a clause the best one counts."""
    total: defaultdict[int, float] = defaultdict(float)
    for ways in clauses:
        if len(ways) == 1 and len(ways[0]) == 1:
            _add_way(total, ways[0], impacts)
            continue
        first, *others = (_scores_of_way(way, impacts) for way in ways) if ways else ({},)
        best = dict(first)
        for scores in others:
            for number, score in scores.items():
                if score > best.get(number, 0.0):
                    best[number] = score
        for number, score in best.items():
            total[number] += score
    return total


def _scores_of_way(
    way: Way, impacts: Callable[[Evidence], Iterable[Impacts]]
) -> Mapping[int, float]:
    """Return what one alternative says; of a name only partly there, as large a part counts.

    On the odd half of the benchmark's queries the share itself did better than its root or the
    whole, and its square no better.
    """
    if len(way) == 1:
        alone: defaultdict[int, float] = defaultdict(float)
        _add_way(alone, way, impacts)
        return alone
    scores: dict[int, float] = {}
    words: dict[int, int] = {}
    for evidence, weight in way:
        worth = weight / len(way)
        for part in impacts(evidence):
            for number, impact in part:
                if number in scores:
                    scores[number] += worth * impact
                    words[number] = words.get(number, 1) + 1
                else:
                    scores[number] = worth * impact
    for number, count in words.items():
        scores[number] *= count
    return scores


def _add_way(
    scores: defaultdict[int, float], way: Way, impacts: Callable[[Evidence], Iterable[Impacts]]
) -> None:
    for evidence, weight in way:
        for part in impacts(evidence):
            for number, impact in part:
                scores[number] += weight * impact


def answers_of(
    base: EvidenceBase, scores: Scores, is_allowed: Callable[[int], bool] | None, most: int
) -> list[Answer]:
    """Return the units found, best first, each with its best allowed document.

    Of documents that answer nearly as well a reader opens the first one.
    """
    best: dict[int, float] = {}
    allowed = scores.documents
    if is_allowed is not None:
        allowed = {n: score for n, score in allowed.items() if is_allowed(n)}
    unit_of = base.unit_of
    for number, score in allowed.items():
        unit = unit_of[number]
        if score > best.get(unit, 0.0):
            best[unit] = score
    ranked = sorted((-(scores.units[unit] + score), unit) for unit, score in best.items())[:most]
    enough = {unit: NEARLY * best[unit] for _, unit in ranked}
    first: dict[int, int] = {}
    for number, score in allowed.items():
        unit = unit_of[number]
        if unit in enough and score >= enough[unit] and number < first.get(unit, number + 1):
            first[unit] = number
    return [Answer(unit, first[unit], -score) for score, unit in ranked]


if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bridge_rules_gui.corpus.edition import Edition

    Counterparts = Callable[[int, Edition], Iterable[tuple[int, int]]]
    """For a document, the units of another edition that correspond, each with its document."""

_MOST_FOLLOWED: Final = 30
"""How many answers of an edition are followed."""
_TRANSLATED: Final = 0.3
"""What the translated words of a book count beside the answers of the query's own book."""
_FROM_TRANSLATED: Final = 0.1
"""What the answers of a book by translated words count for another book."""
_ABROAD: Final = 0.75
"""What an answer in another language counts in a list of all, so that it stands after its own."""


def followed(
    answers: Mapping[Edition, Sequence[Answer]],
    own: frozenset[Edition],
    counterparts: Counterparts,
) -> dict[Edition, list[Answer]]:
    """Return the answers of every edition with those the others bring, best first.

    ``own`` are the editions in the language of the query: their words need no translation
    and are trusted most.
    """
    found = {edition: given[:_MOST_FOLLOWED] for edition, given in answers.items()}
    merged = {}
    for edition, given in answers.items():
        brought = _brought(found, edition, own, counterparts)
        is_home = edition in own or not own
        worth, others = (1.0, 1.0) if is_home else (_ABROAD * _TRANSLATED, _ABROAD)
        merged[edition] = _merged(given, worth, brought, others, Why.CORRESPONDENCE)
    return merged


def _brought(
    found: Mapping[Edition, Sequence[Answer]],
    target: Edition,
    own: frozenset[Edition],
    counterparts: Counterparts,
) -> dict[int, tuple[float, int]]:
    """Return what the other editions bring to one, by unit: the sum of what each brings."""
    total: dict[int, tuple[float, int]] = {}
    by_trust = sorted((e for e in found if e is not target), key=lambda e: e not in own)
    for edition in by_trust:
        weight = 1.0 if edition in own else _FROM_TRANSLATED
        for unit, (score, document) in _best(found[edition], target, counterparts).items():
            known, best = total.get(unit, (0.0, document))
            total[unit] = (known + weight * score, best)
    return total


def _best(
    answers: Iterable[Answer], target: Edition, counterparts: Counterparts
) -> dict[int, tuple[float, int]]:
    """Return by unit the best score brought to it, and the document it is brought to."""
    best: dict[int, tuple[float, int]] = {}
    for answer in answers:
        for unit, document in counterparts(answer.document, target):
            if unit not in best or answer.score > best[unit][0]:
                best[unit] = (answer.score, document)
    return best


def merged_with(given: Sequence[Answer], brought: Mapping[int, tuple[float, int]]) -> list[Answer]:
    """Return answers with what something else says of units, best first."""
    return _merged(given, 1.0, brought, 1.0, Why.DESCRIBED)


def _merged(
    given: Sequence[Answer],
    worth: float,
    brought: Mapping[int, tuple[float, int]],
    others: float,
    why: Why,
) -> list[Answer]:
    """Return a book's own answers and those brought, each side counting what it is worth."""
    own = {answer.unit for answer in given}
    merged = [
        Answer(unit, document, others * score, why)
        for unit, (score, document) in brought.items()
        if unit not in own
    ]
    for answer in given:
        more = brought[answer.unit][0] if answer.unit in brought else 0.0
        score = worth * answer.score + others * more
        merged.append(replace(answer, score=score))
    return sorted(merged, key=lambda answer: (-answer.score, answer.document))
