"""Situations to be ruled on: the situations of the library, turned, and going another way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.sentence import Sentence, plain
from bridge_rules_gui.quiz.generating.narrated import without_unstated_facts
from bridge_rules_gui.quiz.generating.turned import may_be_turned, redealt, turned
from bridge_rules_gui.quiz.generating.varied import Branch, branches
from bridge_rules_gui.quiz.question import Source
from bridge_rules_gui.table.ground import Ground

_PLAIN = ""
_KEPT = 512
"""Rulings kept at a time: a case is asked about in several ways one after another."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A situation of the library, turned so many seats, on its own way or on a branch of it.

    With the seats turned the small cards are others too, where no card matters.
    """

    name: str
    turns: int = 0
    branch: str = _PLAIN

    def __str__(self) -> str:
        parts = (self.name, f"+{self.turns}" if self.turns else "", self.branch)
        return ":".join(part for part in parts if part)

    @property
    def unturned(self) -> Situation:
        """The same with the players in their own seats."""
        return Situation(self.name, 0, self.branch)

    @property
    def as_recorded(self) -> Situation:
        """The same case on its own way."""
        return Situation(self.name, self.turns)

    @property
    def is_variant(self) -> bool:
        """Tell whether the same is asked with the players in their own seats."""
        return self.turns > 0


@dataclass(frozen=True, slots=True)
class PresentedSituation:
    """A situation as it is recorded in words and at the table, and the other ways it could go."""

    words: Sentence
    scenario: Scenario
    branches: tuple[Branch, ...]


class Situations:
    """All situations, ruled on when they are asked for."""

    def __init__(self, scenarios: Iterable[Scenario]) -> None:
        self._scenarios = {scenario.identifier: scenario for scenario in scenarios}
        self._places: dict[tuple[Situation, Edition], Address | None] = {}
        self.presented = lru_cache(_KEPT)(self._presented)
        self.ruling = lru_cache(_KEPT)(self._ruling)

    def __iter__(self) -> Iterator[Situation]:
        return iter(self._every)

    @cached_property
    def _every(self) -> tuple[Situation, ...]:
        return tuple(
            Situation(name, turns, branch)
            for name, courses in self._courses().items()
            for turns in range(4 if may_be_turned(self._scenarios[name]) else 1)
            for branch in courses
        )

    def _courses(self) -> Mapping[str, Sequence[str]]:
        """Return each case's courses to be asked about; of two described alike only the first."""
        met = set()
        found: dict[str, list[str]] = {}
        for name, scenario in self._scenarios.items():
            found[name] = [_PLAIN]
            for branch in branches(scenario):
                if branch.narrated and str(branch.narrated) not in met:
                    met.add(str(branch.narrated))
                    found[name].append(branch.name)
        return found

    def of_topic(self, topic: str) -> Iterator[Situation]:
        """Yield the situations of a topic as the library has them."""
        for name, scenario in self._scenarios.items():
            if scenario.topic == topic:
                yield Situation(name)

    def original(self, situation: Situation) -> Scenario:
        """Return the library's scenario a situation is made from."""
        return self._scenarios[situation.name]

    def place(self, situation: Situation, edition: Edition) -> Address | None:
        """Return what decides a situation, None where nothing is settled."""
        key = (situation.unturned, edition)
        if key not in self._places:
            ruling = self.ruling(*key)
            decided = Address(edition, ruling.laws[0].ground.citation) if ruling.laws else None
            self._places[key] = decided if is_settled(ruling) else None
        return self._places[key]

    def _presented(self, situation: Situation) -> PresentedSituation:
        """Return a situation as it is recorded."""
        original = self.original(situation)
        scenario = turned(original, situation.turns)
        if situation.turns:
            scenario = redealt(scenario, scenario.identifier)
        words = plain(original.narrative, situation.turns)
        ways = tuple(branches(scenario))
        if situation.branch == _PLAIN:
            return PresentedSituation(words, scenario, ways)
        taken = next(branch for branch in ways if branch.name == situation.branch)
        return PresentedSituation(
            taken.narrated or words, without_unstated_facts(taken.scenario), ()
        )

    def _ruling(self, situation: Situation, edition: Edition, branch: str = _PLAIN) -> Ruling:
        """Return the ruling on a situation, or on a branch of it."""
        presented = self.presented(situation)
        if branch == _PLAIN:
            return rule(presented.scenario, edition)
        return rule(next(b for b in presented.branches if b.name == branch).scenario, edition)


def is_settled(ruling: Ruling) -> bool:
    """Tell whether a ruling is whole, with nothing left to be judged."""
    return not ruling.facts_needed and ruling.not_covered is None and bool(ruling.laws)


def source(ground: Ground) -> Source:
    """Return the place and the words of a ground."""
    return Source(ground.address, ground.words)
