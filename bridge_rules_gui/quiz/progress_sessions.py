"""Sessions made of the bank's questions and of what the student knows: today's, practice, exams."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.progress.records import SubjectKind
from bridge_rules_gui.quiz.bank import ANYTHING, QuestionBank, QuestionFilter, laws_of
from bridge_rules_gui.quiz.daily_plan import DailyPlan
from bridge_rules_gui.quiz.exam import Paper, Preset, draw
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.quiz.schedule import is_due
from bridge_rules_gui.quiz.session import Practice, practice
from bridge_rules_gui.quiz.study_progress import StudyProgress

NUMBER: Final = 20
"""How many questions a session of practice has."""

EXAM_KINDS: Final = frozenset({QuestionKind.AUTHORED, QuestionKind.RULING, QuestionKind.LAW})
"""What an exam asks: cases, rulings and laws; no drills."""

_AUTHORED: Final = frozenset({QuestionKind.AUTHORED})
_STOCK: Final = 3  # questions at hand for each that is taken
_EXAM_STOCK: Final = 5
_PLACES: Final = 5  # provisions a day that get one more question


class Sessions:
    """What a student can sit down to; slow, for a worker. Raises what `StudyProgress` raises."""

    def __init__(self, progress: StudyProgress, bank: QuestionBank) -> None:
        self._progress, self._bank = progress, bank
        self._barren: set[str] = set()
        self._made: set[str] = set()

    def plan(self, question_filter: QuestionFilter = ANYTHING) -> DailyPlan:
        """Return the plan for the rest of today; new questions are requested ones.

        Among the new ones are those on provisions that are due and of which no question is.
        """
        plan = self._plan(question_filter)
        due = self._found(plan.due + plan.extra)
        asked = {str(question.sources[0].address) for question in due}
        places = [place for place in plan.places if place not in asked]
        found = self._on_places(places[: min(_PLACES, plan.room)], plan.questions)
        more = tuple(question.identifier for question in found)
        return replace(plan, new=more + plan.new, room=plan.room - len(more))

    def _plan(self, question_filter: QuestionFilter) -> DailyPlan:
        """Return the plan of what can still be asked, drills only where they are requested.

        Identifiers that no longer name a question take no place in it.
        """
        names = {
            memory.subject.name
            for memory in self._progress.store.memories()
            if memory.subject.kind is SubjectKind.QUESTION
        }
        asked = {name for name in names if self.is_planned(name, question_filter)}
        unseen = self._unseen(question_filter)
        while True:
            plan = self._progress.plan(unseen, asked)
            barren = {name for name in plan.due + plan.extra if not self.exists(name)}
            if not barren:
                return plan
            asked -= barren

    def exists(self, name: str) -> bool:
        """Tell whether a question can still be asked; slow where it was not looked up before."""
        if name in self._barren:
            return False
        if name not in self._made and self._bank.question(name) is None:
            self._barren.add(name)
            return False
        self._made.add(name)
        return True

    def is_planned(self, name: str, question_filter: QuestionFilter = ANYTHING) -> bool:
        """Tell whether the plan of a day may have a question, as far as is known; fast."""
        kind = None if name in self._barren else self._bank.kind(name)
        return kind is not None and question_filter.includes_kind(kind)

    def today(self, question_filter: QuestionFilter = ANYTHING) -> Practice:
        """Return the session of today's plan."""
        return practice(self._found(self.plan(question_filter).questions))

    def practise(
        self, question_filter: QuestionFilter, seed: int, number: int = NUMBER
    ) -> Practice:
        """Return a session of requested questions: due ones, others in the order they do good."""
        due = (q for q in self._found(self._due()) if self._fits(q, question_filter))
        drawn = self._bank.draw(_STOCK * number, seed, question_filter)
        at_hand = {q.identifier: q for q in (*due, *drawn)}
        return practice(self._progress.ordered(at_hand.values())[:number])

    def practise_weak_laws(
        self, question_filter: QuestionFilter, seed: int, number: int = NUMBER
    ) -> Practice:
        """Return a session on the laws the student is weak in; without any, an empty one."""
        weak = self._progress.weak_laws(question_filter.editions, self.exists)
        if not weak:
            return practice(())
        return self.practise(replace(question_filter, laws=frozenset(weak)), seed, number)

    def again(self, identifiers: Iterable[str]) -> Practice:
        """Return a session of certain questions, like the wrong ones of an exam."""
        return practice(self._found(identifiers))

    def first_of(self, identifiers: Iterable[str]) -> Practice:
        """Return a session of one question, the first of certain ones that can still be asked."""
        return practice(islice(self._found(identifiers), 1))

    def paper(self, preset: Preset, seed: int) -> Paper:
        """Draw the paper of an exam."""
        question_filter = QuestionFilter(kinds=EXAM_KINDS, editions=frozenset(preset.editions))
        stock = list(self._bank.draw(_EXAM_STOCK * preset.number, seed, question_filter))
        at_hand = Counter(q.topic for q in stock if q.difficulty <= preset.difficulty)
        for quota in preset.quotas:
            if at_hand[quota.topic] < quota.number:
                of_topic = replace(question_filter, topics=frozenset({quota.topic}))
                stock += self._bank.draw(_STOCK * quota.number, seed, of_topic)
        return draw(preset, stock, seed)

    def _due(self) -> tuple[str, ...]:
        now = self._progress.clock()
        return tuple(
            memory.subject.name
            for memory in self._progress.store.memories()
            if memory.subject.kind is SubjectKind.QUESTION and is_due(memory, now)
        )

    def _found(self, identifiers: Iterable[str]) -> Iterator[Question]:
        """Yield the questions that can still be asked."""
        for identifier in identifiers:
            question = self._bank.question(identifier)
            if question is not None:
                yield question

    def _fits(self, question: Question, question_filter: QuestionFilter) -> bool:
        return (
            question_filter.includes_kind(question.kind)
            and (not question_filter.editions or question.edition in question_filter.editions)
            and (not question_filter.topics or question.topic in question_filter.topics)
            and (not question_filter.laws or not question_filter.laws.isdisjoint(laws_of(question)))
            and (not question_filter.only_changed or self._bank.has_changed(question))
        )

    def _unseen(self, question_filter: QuestionFilter) -> Sequence[str]:
        """Return the questions nobody has asked yet: those written by hand, the easy ones first.

        Where they are too few for a day, made ones follow, as many as it takes.
        """
        known, day = self._progress.times_asked(), self._progress.pace().new
        first = [q for q in self._authored(question_filter) if q.identifier not in known]
        found = [question.identifier for question in sorted(first, key=_easy_first)]
        if len(found) < day:
            seed = self._progress.clock().toordinal()
            made = (q.identifier for q in self._bank.draw(_STOCK * day, seed, question_filter))
            fresh = dict.fromkeys(i for i in made if i not in known and i not in found)
            found += list(fresh)[: day - len(found)]
        return found

    def _authored(self, question_filter: QuestionFilter) -> Iterable[Question]:
        if question_filter.kinds and QuestionKind.AUTHORED not in question_filter.kinds:
            return ()
        return self._bank.catalogue(replace(question_filter, kinds=_AUTHORED))

    def _on_places(self, places: Iterable[str], without: Sequence[str]) -> Iterator[Question]:
        """Yield one more question on each of some provisions, one written by hand where it can."""
        known = self._progress.times_asked()
        seed = self._progress.clock().toordinal()
        for place in map(Address.parse, places):
            if not isinstance(place.place, Citation):
                continue
            question_filter = QuestionFilter(
                editions=frozenset({place.edition}), laws=frozenset({place.place.law})
            )
            drawn = self._bank.draw(NUMBER, seed, question_filter)
            for question in (*self._authored(question_filter), *drawn):
                new = question.identifier not in known and question.identifier not in without
                if new and question.sources[0].address == place:
                    yield question
                    break


def _easy_first(question: Question) -> tuple[int, str]:
    """Order questions by difficulty, and within it so that laws and editions are mixed."""
    return question.difficulty, hashlib.sha256(question.identifier.encode()).hexdigest()
