"""The bank: all questions there are, written by hand and made, for what somebody wants asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, cycle
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.generating.cases import Cases
from bridge_rules_gui.quiz.generating.changes import ChangeQuestions
from bridge_rules_gui.quiz.generating.cloze import ClozeQuestions
from bridge_rules_gui.quiz.generating.governing import LawQuestions, PassageQuestions
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.obligations import ObligationQuestions
from bridge_rules_gui.quiz.generating.ordering import OrderQuestions
from bridge_rules_gui.quiz.generating.prompt import Prompt, chance
from bridge_rules_gui.quiz.generating.quoting import Quoting
from bridge_rules_gui.quiz.generating.references import ReferenceQuestions
from bridge_rules_gui.quiz.generating.rulings import RulingQuestions
from bridge_rules_gui.quiz.generating.scores import ScoreQuestions
from bridge_rules_gui.quiz.generating.situations import Situations
from bridge_rules_gui.quiz.generating.terms import TermQuestions
from bridge_rules_gui.quiz.question import DRILLS, Question, QuestionKind


@dataclass(frozen=True, slots=True)
class QuestionFilter:
    """Which questions are requested; what is empty leaves everything open but the drills.

    Drills are requested only where `kinds` names them. `laws` are the laws that decide, by their
    numbers in the edition asked for; `only_changed` wants questions whose deciding provision
    changed in substance in the step to their edition.
    """

    kinds: frozenset[QuestionKind] = frozenset()
    editions: frozenset[Edition] = frozenset()
    laws: frozenset[int] = frozenset()
    topics: frozenset[str] = frozenset()
    only_changed: bool = False

    def includes_kind(self, kind: QuestionKind) -> bool:
        """Tell whether questions of a kind are requested; drills only where they are named."""
        return kind in self.kinds if self.kinds else kind not in DRILLS

    def may_include(self, prompt: Prompt) -> bool:
        """Tell whether a prompt may make a requested question, by its kind and edition."""
        return self.includes_kind(prompt.kind) and (
            not self.editions or prompt.edition in self.editions
        )

    @property
    def depends_on_place(self) -> bool:
        """Whether what decides a question tells if it is requested."""
        return bool(self.laws or self.topics or self.only_changed)


ANYTHING: Final = QuestionFilter()
"""Every question but the drills."""

_SHARES: Final = (
    *(QuestionKind.AUTHORED, QuestionKind.RULING, QuestionKind.LAW, QuestionKind.RULING),
    *(QuestionKind.AUTHORED, QuestionKind.CHANGE, QuestionKind.RULING, QuestionKind.ORDER),
    *(kind for kind in QuestionKind if kind in DRILLS),
)
"""The kinds in the proportion they are drawn in."""


class QuestionBank:
    """All questions; each is made when it is asked for."""

    def __init__(self, material: Material, authored: Iterable[Question] = ()) -> None:
        self.material = material
        self._authored = {question.identifier: question for question in authored}
        self._quoting = Quoting(material.corpus)
        self._barren: set[str] = set()
        cases = Cases(material, Situations(material.scenarios))
        self._generators = (
            RulingQuestions(material, cases),
            LawQuestions(material, cases),
            PassageQuestions(material),
            ClozeQuestions(material),
            ObligationQuestions(material),
            TermQuestions(material),
            ReferenceQuestions(material),
            ScoreQuestions(material),
            ChangeQuestions(material),
            OrderQuestions(cases),
        )

    def draw(
        self, count: int, seed: int, question_filter: QuestionFilter = ANYTHING
    ) -> tuple[Question, ...]:
        """Return so many of the requested questions, of mixed kinds; fewer where there are fewer.

        The same seed gives the same questions in the same order.
        """
        kinds = [kind for kind in _SHARES if question_filter.includes_kind(kind)]
        sources = {kind: self._drawn(kind, seed, question_filter) for kind in dict.fromkeys(kinds)}
        found: list[Question] = []
        exhausted: set[QuestionKind] = set()
        for kind in cycle(kinds):
            if len(found) >= count or len(exhausted) == len(sources):
                break
            question = next(sources[kind], None)
            if question is None:
                exhausted.add(kind)
            else:
                found.append(question)
        return tuple(found)

    def _drawn(
        self, kind: QuestionKind, seed: int, question_filter: QuestionFilter
    ) -> Iterator[Question]:
        """Yield the requested questions of a kind in the order of the seed."""
        prompts = [
            prompt for prompt in self._by_kind.get(kind, ()) if question_filter.may_include(prompt)
        ]
        chance(f"{seed}:{kind.value}").shuffle(prompts)
        return self._in_turns(_by_group(prompts), question_filter)

    def _in_turns(
        self, groups: Iterable[Iterator[Prompt | None]], question_filter: QuestionFilter
    ) -> Iterator[Question]:
        """Yield a requested question of each group, then another of each, and so on.

        Where an occasion makes none, the turn passes on, and the group tries its next one later.
        """
        left = list(groups)
        while left:
            still = []
            for prompts in left:
                for prompt in prompts:
                    question = None if prompt is None else self._requested(prompt, question_filter)
                    if question is not None:
                        yield question
                    if question is not None or prompt is None:
                        still.append(prompts)
                        break
            left = still

    def catalogue(
        self, question_filter: QuestionFilter = ANYTHING, *, with_variants: bool = False
    ) -> Iterator[Question]:
        """Yield all requested questions; those with the seats turned only on demand."""
        for prompts in self._by_kind.values():
            for prompt in prompts:
                if question_filter.may_include(prompt) and (with_variants or not prompt.is_variant):
                    question = self._requested(prompt, question_filter)
                    if question is not None:
                        yield question

    def kind(self, identifier: str) -> QuestionKind | None:
        """Return the kind of the question of an identifier, None where there is none any more."""
        prompt = self._by_identifier.get(identifier)
        return None if prompt is None else prompt.kind

    def question(self, identifier: str) -> Question | None:
        """Return the question of an identifier, None where it cannot be asked any more."""
        prompt = self._by_identifier.get(identifier)
        return None if prompt is None else prompt.make()

    def under(self, question: Question, edition: Edition) -> Question | None:
        """Return the same question under another edition, None where the answer is not known."""
        stem = question.identifier.rpartition("@")[0]
        return self.question(f"{stem}@{edition.value}")

    def has_changed(self, question: Question) -> bool:
        """Tell whether what decides a question changed in substance in the step to its edition."""
        return self.material.has_changed(question.sources[0].address)

    def _requested(self, prompt: Prompt, question_filter: QuestionFilter) -> Question | None:
        """Return the question of a prompt where it makes one, and it is requested."""
        if prompt.plain in self._barren or not self._is_placed(prompt, question_filter):
            return None
        question = prompt.make()
        if question is None:
            self._barren.add(prompt.plain)
        # One consequence may be decided elsewhere than the ruling it follows from.
        elif self._decides(question.sources[0].address, question_filter) and (
            not question_filter.topics or question.topic in question_filter.topics
        ):
            return question
        return None

    def _is_placed(self, prompt: Prompt, question_filter: QuestionFilter) -> bool:
        """Tell whether the place that decides is requested, before the question is made."""
        if not question_filter.depends_on_place:
            return True
        address = prompt.place() if callable(prompt.place) else prompt.place
        if address is None:
            return False
        is_made = prompt.kind is not QuestionKind.AUTHORED
        if (
            is_made
            and question_filter.topics
            and self.material.topic(address) not in question_filter.topics
        ):
            return False
        return self._decides(address, question_filter)

    def _decides(self, address: Address, question_filter: QuestionFilter) -> bool:
        """Tell whether a question decided at a place is one on the laws and changes requested."""
        if question_filter.laws and address.law not in question_filter.laws:
            return False
        return not question_filter.only_changed or self.material.has_changed(address)

    @cached_property
    def _by_kind(self) -> Mapping[QuestionKind, Sequence[Prompt]]:
        # Words that stand twice in one place are asked about once.
        found: defaultdict[QuestionKind, dict[str, Prompt]] = defaultdict(dict)
        for question in self._authored.values():
            found[question.kind][question.identifier] = self._authored_prompt(question)
        for generator in self._generators:
            for prompt in generator.prompts():
                found[generator.kind].setdefault(prompt.identifier, prompt)
        return {kind: tuple(prompts.values()) for kind, prompts in found.items()}

    @cached_property
    def _by_identifier(self) -> Mapping[str, Prompt]:
        return {p.identifier: p for prompts in self._by_kind.values() for p in prompts}

    def _authored_prompt(self, question: Question) -> Prompt:
        identifier, edition = question.identifier, question.edition
        place = question.sources[0].address
        return Prompt(identifier, question.kind, edition, place, lambda: self._read_whole(question))

    def _read_whole(self, question: Question) -> Question:
        """Return an authored question quoting more than the few words its file names.

        They are shown as they can be read by themselves.
        """
        return replace(question, sources=self._quoting.sources(question.sources))


def _by_group(prompts: Iterable[Prompt]) -> list[Iterator[Prompt | None]]:
    """Return prompts by what they are about, in the order they are met in.

    Those of one occasion stand together, with None after them: where one makes no question,
    the next one finds what was ruled for it.
    """
    groups: dict[str, dict[str, list[Prompt | None]]] = {}
    for prompt in prompts:
        groups.setdefault(prompt.group, {}).setdefault(prompt.occasion, []).append(prompt)
    return [
        chain.from_iterable([*together, None] for together in group.values())
        for group in groups.values()
    ]


def laws_of(question: Question) -> tuple[int, ...]:
    """Return the laws of its edition a question rests on, the deciding one first."""
    places = (s.address for s in question.sources if s.address.edition is question.edition)
    return tuple(dict.fromkeys(place.law for place in places if place.law is not None))
