"""When to ask again: the FSRS schedule, and the only module that knows its library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

import fsrs

from bridge_rules_gui.progress.records import Memory, MemoryState, Rating, Review, Subject

RETENTION: Final = 0.9
"""How likely a thing is to be known when it is asked again."""


class Schedule:
    """The FSRS schedule with its usual weights.

    ``spread`` lets things learnt together come back on different days; it draws lots.
    """

    def __init__(self, retention: float = RETENTION, *, spread: bool = True) -> None:
        self.retention = retention
        self._scheduler = fsrs.Scheduler(desired_retention=retention, enable_fuzzing=spread)
        # What may still happen is reckoned without lots.
        self._surely = fsrs.Scheduler(desired_retention=retention, enable_fuzzing=False)

    def reviewed(
        self, subject: Subject, known: Memory | None, rating: Rating, at: datetime
    ) -> Memory:
        """Return what is known of a subject after an answer.

        A clock that has gone back since the last answer counts as no time passed.
        """
        return _reviewed(self._scheduler, subject, known, rating, at)

    def remember(
        self, review: Review, known: Callable[[Subject], Memory | None]
    ) -> tuple[Memory, ...]:
        """Return what is known after an answer of all that it tells of."""
        return tuple(
            self.reviewed(subject, known(subject), review.rating, review.at)
            for subject in review.subjects
        )

    def remembered(self, reviews: Iterable[Review]) -> Iterator[tuple[Review, tuple[Memory, ...]]]:
        """Yield answers with what is known after each, beginning with nothing known."""
        known: dict[Subject, Memory] = {}
        for review in reviews:
            memories = self.remember(review, known.get)
            known |= {memory.subject: memory for memory in memories}
            yield review, memories

    def supposed(self, known: Memory, rating: Rating, at: datetime) -> Memory:
        """Return what would be known of a subject after an answer; nothing is left to chance."""
        return _reviewed(self._surely, known.subject, known, rating, at)

    def recall(self, memory: Memory, at: datetime) -> float:
        """Return how likely a subject is to be known at a moment, from 0 to 1."""
        return self._surely.get_card_retrievability(_card(memory), at.astimezone(UTC))


def is_due(memory: Memory, at: datetime) -> bool:
    """Tell whether a subject is to be asked again.

    One last asked in the future, by a clock set right since, is due: nobody knows when else.
    """
    return memory.due <= at or memory.last_review > at


def _reviewed(
    scheduler: fsrs.Scheduler, subject: Subject, known: Memory | None, rating: Rating, at: datetime
) -> Memory:
    at = at.astimezone(UTC)
    card = _card(known) if known else fsrs.Card(card_id=0, due=at)
    if card.last_review is not None and card.last_review > at:
        card.last_review = at
    card, _ = scheduler.review_card(card, fsrs.Rating(int(rating)), at)
    if card.stability is None or card.difficulty is None or card.last_review is None:
        raise AssertionError("an answered card has a memory")
    return Memory(
        subject,
        MemoryState(int(card.state)),
        card.step,
        card.stability,
        card.difficulty,
        card.due,
        card.last_review,
        rating,
    )


def _card(memory: Memory) -> fsrs.Card:
    return fsrs.Card(
        card_id=0,
        state=fsrs.State(int(memory.state)),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last_review,
    )
