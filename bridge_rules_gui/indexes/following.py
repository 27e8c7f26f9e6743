"""Hits followed through to the other editions: what answers in one book answers in the next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bridge_rules_gui.corpus.edition import Edition

    Counterparts = Callable[[int, Edition], Iterable[tuple[int, int]]]
    """For a document, the units of another edition that correspond, each with its document."""

_MOST_FOLLOWED: Final = 60
"""How many answers of an edition are followed."""
_TRANSLATED: Final = 0.3
"""What the translated words of a book count beside the answers of the query's own book."""
_FROM_TRANSLATED: Final = 0.1
"""What the answers of a book by translated words count for another book."""
_ABROAD: Final = 0.75
"""What an answer in another language counts in a list of all, so that it stands after its own."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A unit that answers, with its best document; by its own words, or as a counterpart."""

    unit: int
    document: int
    score: float
    is_own: bool = True


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
    for edition, given in found.items():
        brought = _brought(found, edition, own, counterparts)
        is_home = edition in own or not own
        merged[edition] = _merged(given, brought, 1.0 if is_home else _TRANSLATED)
        if not is_home:
            merged[edition] = [replace(a, score=_ABROAD * a.score) for a in merged[edition]]
    return merged


def _brought(
    found: Mapping[Edition, Sequence[Answer]],
    target: Edition,
    own: frozenset[Edition],
    counterparts: Counterparts,
) -> dict[int, Answer]:
    """Return what the other editions bring to one, by unit: the sum of what each brings."""
    total: dict[int, Answer] = {}
    by_trust = sorted((e for e in found if e is not target), key=lambda e: e not in own)
    for edition in by_trust:
        weight = 1.0 if edition in own else _FROM_TRANSLATED
        for unit, (score, document) in _best(found[edition], target, counterparts).items():
            known = total.get(unit, Answer(unit, document, 0.0))
            total[unit] = Answer(unit, known.document, known.score + weight * score, is_own=False)
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


def _merged(given: Sequence[Answer], brought: dict[int, Answer], trust: float) -> list[Answer]:
    merged = dict(brought)
    for answer in given:
        more = brought[answer.unit].score if answer.unit in brought else 0.0
        merged[answer.unit] = Answer(answer.unit, answer.document, trust * answer.score + more)
    return sorted(merged.values(), key=lambda answer: (-answer.score, answer.document))
