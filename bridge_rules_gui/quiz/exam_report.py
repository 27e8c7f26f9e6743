"""What came of an exam: every answer beside the right one, and the laws to read again."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.quiz.exam import Preset, Sitting
from bridge_rules_gui.quiz.question import Question


@dataclass(frozen=True, slots=True)
class Mark:
    """An answer as it was marked.

    It holds the words of its question, so that an old report can be read whatever has become
    of the question since. ``question`` is the identifier, ``given`` and ``answer`` are the
    choices taken and the right ones; ``places`` are what decides, the deciding one first.
    """

    question: str
    edition: Edition
    topic: str
    text: Sentence
    chosen: tuple[int, ...]
    given: tuple[Sentence, ...]
    answer: tuple[Sentence, ...]
    explanation: Sentence
    places: tuple[Address, ...]
    is_right: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class TopicScore:
    """How many questions of a topic were answered rightly."""

    topic: str
    right: int
    number: int


@dataclass(frozen=True, slots=True)
class LawToReread:
    """A law of an edition to be read again: the places behind the wrong answers."""

    edition: Edition
    law: int
    places: tuple[Address, ...]
    wrong: int


@dataclass(frozen=True, slots=True)
class ExamReport:
    """What came of an exam: the marks in the order of the paper, and what follows from them.

    ``times_left`` counts how often it was left, where the books were to stay closed.
    """

    preset: Preset
    marks: tuple[Mark, ...]
    seconds: float
    times_left: int = 0

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(mark.is_right for mark in self.marks)

    @property
    def percent(self) -> Fraction:
        """The share of right answers, exactly."""
        return Fraction(100 * self.right, len(self.marks)) if self.marks else Fraction(0)

    @property
    def passed(self) -> bool:
        """Tell whether the pass mark was reached."""
        return bool(self.marks) and self.percent >= self.preset.pass_mark

    @property
    def wrong(self) -> tuple[Mark, ...]:
        """The answers that were wrong, or not given."""
        return tuple(mark for mark in self.marks if not mark.is_right)

    @property
    def topics(self) -> tuple[TopicScore, ...]:
        """The score of each topic, the weakest first."""
        number = Counter(mark.topic for mark in self.marks)
        right = Counter(mark.topic for mark in self.marks if mark.is_right)
        scores = (TopicScore(topic, right[topic], number[topic]) for topic in number)
        return tuple(sorted(scores, key=lambda s: (s.right / s.number, s.topic)))

    @property
    def laws_to_reread(self) -> tuple[LawToReread, ...]:
        """The laws behind the wrong answers, those with most of them first."""
        places: dict[tuple[Edition, int], dict[Address, None]] = defaultdict(dict)
        wrong: Counter[tuple[Edition, int]] = Counter()
        for mark in self.wrong:
            if not mark.places or (law := mark.places[0].law) is None:
                continue
            key = mark.places[0].edition, law
            wrong[key] += 1
            places[key].update({p: None for p in mark.places if (p.edition, p.law) == key})
        laws = (LawToReread(e, law, tuple(places[e, law]), wrong[e, law]) for e, law in wrong)
        return tuple(sorted(laws, key=lambda r: (-r.wrong, r.edition.year, r.law)))


def handed_in(sitting: Sitting) -> ExamReport:
    """Return the report of a sitting; a question without an answer is answered wrongly."""
    marks = (
        _mark(q, sitting.chosen.get(q.identifier, ()), sitting.spent.get(q.identifier, 0.0))
        for q in sitting.paper.questions
    )
    return ExamReport(sitting.preset, tuple(marks), sitting.seconds, sitting.times_left)


def _mark(question: Question, chosen: tuple[int, ...], seconds: float) -> Mark:
    return Mark(
        question=question.identifier,
        edition=question.edition,
        topic=question.topic,
        text=question.text,
        chosen=chosen,
        given=tuple(question.choices[number].text for number in chosen),
        answer=tuple(question.choices[number].text for number in question.answer),
        explanation=question.explanation,
        places=tuple(source.address for source in question.sources),
        is_right=question.is_right(chosen),
        seconds=seconds,
    )
