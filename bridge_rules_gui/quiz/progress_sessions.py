"""Sessions made of the bank's questions and of what the student knows: today's, practice, exams."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.progress.records import SubjectKind
from bridge_rules_gui.quiz.bank import ANYTHING, QuestionBank, Wanted, laws_of
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

    def plan(self, wanted: Wanted = ANYTHING) -> DailyPlan:
        """Return the plan for the rest of today; new questions are wanted ones.

        Among the new ones are those on provisions that are due and of which no question is.
        """
        plan = self._plan(wanted)
        due = self._found(plan.due + plan.extra)
        asked = {str(question.sources[0].address) for question in due}
        places = [place for place in plan.places if place not in asked]
        found = self._on_places(places[: min(_PLACES, plan.room)], plan.questions)
        more = tuple(question.identifier for question in found)
        return replace(plan, new=more + plan.new, room=plan.room - len(more))

    def _plan(self, wanted: Wanted) -> DailyPlan:
        """Return the plan of what can still be asked, drills only where they are wanted.

        Identifiers that no longer name a question take no place in it.
        """
        names = {
            memory.subject.name
            for memory in self._progress.store.memories()
            if memory.subject.kind is SubjectKind.QUESTION
        }
        asked = {name for name in names if self.is_planned(name, wanted)}
        unseen = self._unseen(wanted)
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

    def is_planned(self, name: str, wanted: Wanted = ANYTHING) -> bool:
        """Tell whether the plan of a day may have a question, as far as is known; fast."""
        kind = None if name in self._barren else self._bank.kind(name)
        return kind is not None and wanted.wants_kind(kind)

    def today(self, wanted: Wanted = ANYTHING) -> Practice:
        """Return the session of today's plan."""
        return practice(self._found(self.plan(wanted).questions))

    def practise(self, wanted: Wanted, seed: int, number: int = NUMBER) -> Practice:
        """Return a session of wanted questions: due ones, others in the order they do good."""
        due = (q for q in self._found(self._due()) if self._fits(q, wanted))
        drawn = self._bank.draw(_STOCK * number, seed, wanted)
        at_hand = {q.identifier: q for q in (*due, *drawn)}
        return practice(self._progress.ordered(at_hand.values())[:number])

    def practise_weak_laws(self, wanted: Wanted, seed: int, number: int = NUMBER) -> Practice:
        """Return a session on the laws the student is weak in; without any, an empty one."""
        weak = self._progress.weak_laws(wanted.editions, self.exists)
        if not weak:
            return practice(())
        return self.practise(replace(wanted, laws=frozenset(weak)), seed, number)

    def again(self, identifiers: Iterable[str]) -> Practice:
        """Return a session of certain questions, like the wrong ones of an exam."""
        return practice(self._found(identifiers))

    def paper(self, preset: Preset, seed: int) -> Paper:
        """Draw the paper of an exam."""
        wanted = Wanted(kinds=EXAM_KINDS, editions=frozenset(preset.editions))
        stock = list(self._bank.draw(_EXAM_STOCK * preset.number, seed, wanted))
        at_hand = Counter(q.topic for q in stock if q.difficulty <= preset.difficulty)
        for quota in preset.quotas:
            if at_hand[quota.topic] < quota.number:
                of_topic = replace(wanted, topics=frozenset({quota.topic}))
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

    def _fits(self, question: Question, wanted: Wanted) -> bool:
        return (
            wanted.wants_kind(question.kind)
            and (not wanted.editions or question.edition in wanted.editions)
            and (not wanted.topics or question.topic in wanted.topics)
            and (not wanted.laws or not wanted.laws.isdisjoint(laws_of(question)))
            and (not wanted.only_changed or self._bank.has_changed(question))
        )

    def _unseen(self, wanted: Wanted) -> Sequence[str]:
        """Return the questions nobody has asked yet: those written by hand, the easy ones first.

        Where they are too few for a day, made ones follow, as many as it takes.
        """
        known, day = self._progress.times_asked(), self._progress.pace().new
        first = [q for q in self._authored(wanted) if q.identifier not in known]
        found = [question.identifier for question in sorted(first, key=_easy_first)]
        if len(found) < day:
            seed = self._progress.clock().toordinal()
            made = (q.identifier for q in self._bank.draw(_STOCK * day, seed, wanted))
            fresh = dict.fromkeys(i for i in made if i not in known and i not in found)
            found += list(fresh)[: day - len(found)]
        return found

    def _authored(self, wanted: Wanted) -> Iterable[Question]:
        if wanted.kinds and QuestionKind.AUTHORED not in wanted.kinds:
            return ()
        return self._bank.catalogue(replace(wanted, kinds=_AUTHORED))

    def _on_places(self, places: Iterable[str], without: Sequence[str]) -> Iterator[Question]:
        """Yield one more question on each of some provisions, one written by hand where it can."""
        known = self._progress.times_asked()
        seed = self._progress.clock().toordinal()
        for place in map(Address.parse, places):
            if not isinstance(place.place, Citation):
                continue
            wanted = Wanted(editions=frozenset({place.edition}), laws=frozenset({place.place.law}))
            drawn = self._bank.draw(NUMBER, seed, wanted)
            for question in (*self._authored(wanted), *drawn):
                new = question.identifier not in known and question.identifier not in without
                if new and question.sources[0].address == place:
                    yield question
                    break


def _easy_first(question: Question) -> tuple[int, str]:
    """Order questions by difficulty, and within it so that laws and editions are mixed."""
    return question.difficulty, hashlib.sha256(question.identifier.encode()).hexdigest()
