"""A student's answers for tests: questions with little in them, reviews, a clock that is set."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.progress.records import Mode, Rating, Review, Subject, SubjectKind
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

START = datetime(2027, 1, 1, tzinfo=UTC)


@dataclass
class SetClock:
    """A clock that shows what it is set to."""

    now: datetime = START

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **time: float) -> None:
        """Let time pass, backwards when it is negative."""
        self.now += timedelta(**time)


def question(
    name: str,
    place: str = "bg2017/27B1(a)",
    topic: str = "insufficient-bids",
    *,
    difficulty: int = 2,
) -> Question:
    """Return a question of three choices, the first of them right."""
    address = Address.parse(place)
    choices = tuple(
        Choice(sentence("{name} {n}", name=name, n=n), sentence("Because {n}.", n=n))
        for n in range(3)
    )
    return Question(
        identifier=name,
        kind=QuestionKind.LAW,
        edition=address.edition,
        text=sentence("What of <{name}> & others?", name=name),
        choices=choices,
        answer=(0,),
        sources=(Source(address, "наддаване"),),
        explanation=sentence("It is {name}.", name=name),
        topic=topic,
        difficulty=difficulty,
    )


def review(
    number: int,
    rating: Rating = Rating.GOOD,
    at: datetime = START,
    name: str = "",
    place: str = "bg2017/27B1(a)",
) -> Review:
    """Return an answer to a question called after its number."""
    address = Address.parse(place)
    return Review(
        id=f"review-{number}",
        subject=Subject(SubjectKind.QUESTION, name or f"question-{number}"),
        kind="law",
        edition=address.edition,
        topic="insufficient-bids",
        places=(address,),
        at=at,
        day=at.date(),
        rating=rating,
        is_right=rating is not Rating.AGAIN,
        seconds=3.5,
        mode=Mode.PRACTICE,
    )


def count(store: ProgressStore) -> int:
    """Return how many answers are kept."""
    return len(store.reviews())
