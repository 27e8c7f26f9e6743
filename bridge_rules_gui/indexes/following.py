"""Hits followed through to the other editions: what answers in one book answers in the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.ranking import Answer

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
        merged[edition] = _merged(given, worth, brought, others)
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


def _merged(
    given: Sequence[Answer], worth: float, brought: Mapping[int, tuple[float, int]], others: float
) -> list[Answer]:
    """Return a book's own answers and those brought, each side counting what it is worth."""
    own = {answer.unit for answer in given}
    merged = [
        Answer(unit, document, others * score, is_own=False)
        for unit, (score, document) in brought.items()
        if unit not in own
    ]
    for answer in given:
        more = brought[answer.unit][0] if answer.unit in brought else 0.0
        score = worth * answer.score + others * more
        merged.append(Answer(answer.unit, answer.document, score))
    return sorted(merged, key=lambda answer: (-answer.score, answer.document))
