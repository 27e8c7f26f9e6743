"""The library of situations: cases kept with the program, to be found by words and by law."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.indexes.analysis import (
    WordForms,
    forms_in_any_language,
    typed_words,
)
from bridge_rules_gui.language.sentence import Sentence, plain, sentence
from bridge_rules_gui.notation.scenario_reader import read_scenario

_LAW: Final = re.compile(r"law(\d+)-")
_GRADES: Final = (1, 2, 3)


class Grouping(StrEnum):
    """By what the situations of a list stand together."""

    LAW = "law"
    TOPIC = "topic"
    DIFFICULTY = "difficulty"


@dataclass(frozen=True, slots=True)
class Situation:
    """A situation of the library, the number of the law it teaches, and where it is kept.

    `title` and `narrative` are in the reader's language, `scenario` has them in English. It is
    found by the words of its headline, and then by all its words.
    """

    scenario: Scenario
    law: int
    title: str
    narrative: str
    headline: WordForms = field(default=WordForms(), repr=False)
    words: WordForms = field(default=WordForms(), repr=False)

    @property
    def identifier(self) -> str:
        """The name it is opened by."""
        return self.scenario.identifier

    @property
    def topic(self) -> str:
        """What it is about, in English."""
        return self.scenario.topic

    @property
    def difficulty(self) -> int:
        """How hard it is, from 1 to 3."""
        return self.scenario.difficulty or _GRADES[0]


@dataclass(frozen=True, slots=True)
class SituationGroup:
    """Situations that stand together: the value they share, as it is kept, and themselves."""

    key: str
    situations: tuple[Situation, ...]


class UnknownSituationError(LookupError):
    """Raised for a name that no situation of the library has."""

    def __init__(self, name: str) -> None:
        super().__init__(
            sentence(
                "no situation {name} in the library; open the Simulator to see them",
                name=repr(name),
            )
        )


@dataclass(frozen=True, slots=True)
class SituationLibrary:
    """All situations, by law and then by grade."""

    situations: tuple[Situation, ...]

    def situation(self, identifier: str) -> Situation:
        """Return the situation of a name; raise `UnknownSituationError`."""
        for situation in self.situations:
            if situation.identifier == identifier.strip():
                return situation
        raise UnknownSituationError(identifier)

    def found(self, typed: str) -> tuple[Situation, ...]:
        """Return the situations that have every word typed, its beginning, or another form.

        Those whose title or topic has them come before those whose case does.
        """
        requested = typed_words(typed)
        found = [s for s in self.situations if all(word.begins(s.words) for word in requested)]
        near = [s for s in found if all(word.begins(s.headline) for word in requested)]
        return (*near, *(s for s in found if s not in near))

    def grouped(
        self, typed: str, grouping: Grouping, order: Callable[[str], Any] = str
    ) -> tuple[SituationGroup, ...]:
        """Return what is found, by law, topic or difficulty; all where nothing is typed.

        `order` tells what topics are sorted by.

        Where words are looked for, the group that has most of them comes first.
        """
        members: dict[str, list[Situation]] = {}
        for situation in self.found(typed):
            members.setdefault(_key(situation, grouping), []).append(situation)
        keys = sorted(members, key=order if grouping is Grouping.TOPIC else int)
        if typed.strip():
            keys.sort(key=lambda key: -len(members[key]))
        return tuple(SituationGroup(key, tuple(members[key])) for key in keys)


def read_library(folder: Path, text: Callable[[str], str] = str) -> SituationLibrary:
    """Read the situations of a folder; `text` says what is stated in the reader's language."""
    read = (_situation(path, text) for path in sorted(folder.glob("*.toml")))
    return SituationLibrary(tuple(sorted(read, key=lambda s: (s.law, s.difficulty))))


def _situation(path: Path, text: Callable[[str], str]) -> Situation:
    scenario = read_scenario(path.read_text("utf-8"), path.name)
    number = _LAW.match(path.name)
    law = int(number[1]) if number else 0
    title, narrative = text(scenario.title), text(scenario.narrative)
    headline = " ".join((title, scenario.title, text(scenario.topic), scenario.topic, f"law {law}"))
    whole = f"{headline} {narrative} {scenario.narrative} {scenario.identifier}"
    headwords, words = forms_in_any_language(headline), forms_in_any_language(whole)
    return Situation(scenario, law, title, narrative, headwords, words)


def _key(situation: Situation, grouping: Grouping) -> str:
    match grouping:
        case Grouping.LAW:
            return str(situation.law)
        case Grouping.TOPIC:
            return situation.topic
        case Grouping.DIFFICULTY:
            return str(situation.difficulty)


def remarks_on(scenario: Scenario) -> tuple[Sentence, ...]:
    """Return the editors' remark on a case, if there is one."""
    if not scenario.remark:
        return ()
    return (sentence("Editors’ remark: {remark}", remark=plain(scenario.remark)),)
