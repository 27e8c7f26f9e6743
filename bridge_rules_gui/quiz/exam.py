"""Exams: what is set by a preset, the paper drawn for it, and the sitting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.question import Question

LONGEST_NAME: Final = 200
MOST_QUESTIONS: Final = 1_000
MOST_MINUTES: Final = 24 * 60

ANY_TOPIC: Final = ""
"""The topic of the questions no quota asks for."""


@dataclass(frozen=True, slots=True)
class Quota:
    """How many questions of a paper are on a topic."""

    topic: str
    number: int


@dataclass(frozen=True, slots=True)
class Preset:
    """What makes an exam: number of questions, minutes, quotas, pass mark, books open or closed.

    ``pass_mark`` is in percent. ``editions`` are those asked for, all of them when empty.
    What the quotas leave of ``number`` is on any topic. ``difficulty`` is the hardest asked.
    """

    name: str
    number: int
    minutes: int
    pass_mark: int
    open_book: bool
    quotas: tuple[Quota, ...] = ()
    editions: tuple[Edition, ...] = ()
    difficulty: int = 3

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > LONGEST_NAME:
            raise ValueError(f"an exam needs a name, of {LONGEST_NAME} characters at most")
        if not 1 <= self.number <= MOST_QUESTIONS:
            raise ValueError(f"{self.name}: an exam has 1 to {MOST_QUESTIONS} questions")
        if not 1 <= self.minutes <= MOST_MINUTES:
            raise ValueError(f"{self.name}: an exam takes 1 to {MOST_MINUTES} minutes")
        if not 0 <= self.pass_mark <= 100:
            raise ValueError(f"{self.name}: the pass mark is a percentage, 0 to 100")
        if not 1 <= self.difficulty <= 3:
            raise ValueError(f"{self.name}: the hardest question is of difficulty 1 to 3")
        if any(quota.number < 1 for quota in self.quotas):
            raise ValueError(f"{self.name}: a quota is at least one question")
        if sum(quota.number for quota in self.quotas) > self.number:
            raise ValueError(f"{self.name}: the quotas ask for more questions than there are")
        if len({quota.topic for quota in self.quotas}) < len(self.quotas):
            raise ValueError(f"{self.name}: a topic has one quota")


CLUB_DIRECTOR: Final = Preset(
    name="Club director",
    number=30,
    minutes=60,
    pass_mark=70,
    open_book=True,
    quotas=(
        Quota("insufficient-bids", 3),
        Quota("calls-out-of-rotation", 3),
        Quota("opening-lead", 2),
        Quota("leads-out-of-turn", 3),
        Quota("penalty-cards", 3),
        Quota("dummy", 2),
        Quota("revoke", 4),
        Quota("claims", 3),
    ),
    editions=(Edition.BG_2017,),
    difficulty=2,
)
"""What comes up at a club's tables, with the book at hand as it is there."""

NATIONAL_DIRECTOR: Final = Preset(
    name="National director",
    number=60,
    minutes=120,
    pass_mark=80,
    open_book=False,
    quotas=(
        Quota("changes-of-call", 3),
        Quota("insufficient-bids", 4),
        Quota("calls-out-of-rotation", 5),
        Quota("explanations", 4),
        Quota("unauthorised-information", 4),
        Quota("leads-out-of-turn", 4),
        Quota("penalty-cards", 4),
        Quota("revoke", 6),
        Quota("claims", 5),
        Quota("adjusted-scores", 3),
        Quota("director", 2),
        Quota("scoring", 2),
    ),
    editions=(Edition.BG_2017,),
)
"""All subjects, information and adjusted scores among them, without the book."""

PRESETS: Final = (CLUB_DIRECTOR, NATIONAL_DIRECTOR)
"""The exams a student finds at first; he may change them and add his own."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The questions drawn for an exam; ``missing`` are the quotas that could not be filled.

    Where a topic has too few questions others take their place, so that the number is right.
    """

    questions: tuple[Question, ...]
    missing: tuple[Quota, ...] = ()


def draw(preset: Preset, questions: Iterable[Question], seed: int) -> Paper:
    """Draw a paper, the same for the same seed and questions; no question twice."""
    rng = Random(seed)  # noqa: S311 - an exam for oneself needs no secrecy
    stock: dict[str, Question] = {
        question.identifier: question
        for question in questions
        if question.difficulty <= preset.difficulty
        and (not preset.editions or question.edition in preset.editions)
    }

    def take(quota: Quota) -> Iterator[Question]:
        """Take a quota's questions out of the stock, as far as there are any."""
        of_topic = sorted(i for i, q in stock.items() if quota.topic in (ANY_TOPIC, q.topic))
        for identifier in rng.sample(of_topic, min(quota.number, len(of_topic))):
            yield stock.pop(identifier)

    drawn: list[Question] = []
    missing: list[Quota] = []
    for quota in preset.quotas:
        taken = list(take(quota))
        drawn += taken
        if len(taken) < quota.number:
            missing.append(Quota(quota.topic, quota.number - len(taken)))
    rest = Quota(ANY_TOPIC, preset.number - len(drawn))
    drawn += take(rest)
    if len(drawn) < preset.number:
        missing.append(Quota(ANY_TOPIC, preset.number - len(drawn)))
    rng.shuffle(drawn)
    return Paper(tuple(drawn), tuple(missing))


@dataclass(frozen=True, slots=True)
class Sitting:
    """An exam being sat: any question may be answered, and answered again, until it is handed in.

    ``chosen`` and ``spent`` hold, by identifier, the choices and the seconds on the question.
    ``seconds`` is the time used in all. ``times_left`` counts how often it was left for
    something else, where the books were to stay closed. Nothing here tells what is right.
    """

    preset: Preset
    paper: Paper
    chosen: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    spent: Mapping[str, float] = field(default_factory=dict)
    seconds: float = 0.0
    times_left: int = 0

    @property
    def seconds_left(self) -> float:
        """The time left, 0 when it is over."""
        return max(0.0, self.preset.minutes * 60 - self.seconds)

    @property
    def unanswered(self) -> tuple[Question, ...]:
        """The questions that have no answer yet."""
        return tuple(q for q in self.paper.questions if not self.chosen.get(q.identifier))

    def answered(self, question: Question, chosen: tuple[int, ...], seconds: float) -> Sitting:
        """Return the sitting with an answer, in place of an earlier one; none takes it back.

        Once the time is over the sitting stays as it is.
        """
        if question.identifier not in {q.identifier for q in self.paper.questions}:
            raise ValueError(f"{question.identifier} is not on the paper")
        if not self.seconds_left:
            return self
        spent = self.spent.get(question.identifier, 0.0) + seconds
        return replace(
            self,
            chosen={**self.chosen, question.identifier: chosen},
            spent={**self.spent, question.identifier: spent},
            seconds=self.seconds + seconds,
        )

    def waited(self, seconds: float) -> Sitting:
        """Return the sitting after time without an answer."""
        return replace(self, seconds=self.seconds + max(0.0, seconds))

    def left(self) -> Sitting:
        """Return the sitting after it was left; with open books that is nobody's concern."""
        return self if self.preset.open_book else replace(self, times_left=self.times_left + 1)
