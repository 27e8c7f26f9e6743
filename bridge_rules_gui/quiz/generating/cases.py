"""Cases: situations as the editions rule on them, and the questions made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import Arrangement, Prompt
from bridge_rules_gui.quiz.generating.quoting import Quoting, deciding, quotations
from bridge_rules_gui.quiz.generating.situations import (
    PresentedSituation,
    Situation,
    Situations,
    is_settled,
    source,
)
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.table.ground import Ground

Making = Callable[["Case"], Question | None]
"""Makes the question of a case, where there is something to ask."""


_USUAL_DIFFICULTY = 2


@dataclass(frozen=True, slots=True)
class Case:
    """A situation under an edition that settles it, and what its question is called."""

    identifier: str
    kind: QuestionKind
    situation: Situation
    presented: PresentedSituation
    ruling: Ruling
    topic: str
    quoting: Quoting

    @property
    def edition(self) -> Edition:
        """The edition the question is asked for."""
        return self.ruling.edition

    def question(
        self,
        pattern: str,
        placed: Arrangement | None,
        *,
        difficulty: int = 0,
        also: Iterable[Ground] = (),
        asks_all: bool = False,
        grounds: Sequence[Ground] = (),
        **blanks: object,
    ) -> Question | None:
        """Return the question; None without choices.

        The pattern has the blanks ``story`` and ``year``, and those given. It is as hard as its
        case where no `difficulty` is given. It rests on `grounds`, else on what the ruling does;
        `also` is what its choices quote. Every place it rests on is quoted, here or there.
        """
        if placed is None:
            return None
        words, year = self.presented.words, self.edition.year
        decisive = tuple(grounds) or deciding(self.ruling)
        first = decisive[0] if grounds else self.ruling.laws[0].ground
        rests_on = self.quoting.whole(self.ruling, (*decisive, *also))
        met = {ground.citation for ground in rests_on}
        governing = () if grounds else (law.ground for law in self.ruling.laws)
        more = tuple(ground for ground in governing if ground.citation not in met)
        others = [
            each for each in self.quoting.whole(self.ruling, more) if each.citation not in met
        ]
        places = (*rests_on, *others)
        decides = [each for each in places if each.citation == first.citation]
        return Question(
            self.identifier,
            self.kind,
            self.edition,
            sentence(pattern, story=words, year=year, **blanks),
            placed.choices,
            placed.answer,
            tuple(dict.fromkeys(map(source, (*decides, *places)))),
            self._explained(decisive, others),
            self.topic,
            difficulty or self.presented.scenario.difficulty or _USUAL_DIFFICULTY,
            self.presented.scenario,
            asks_all,
        )

    def _explained(self, decisive: Sequence[Ground], more: Sequence[Ground]) -> Sentence:
        """Return what decides, and what else of the ruling follows from the book."""
        quoted = self.quoting.quoted(self.ruling, *decisive)
        if not more:
            return quoted
        return sentence("{said} See also: {more}", said=quoted, more=quotations(more))


class Cases:
    """All situations under all editions."""

    def __init__(self, material: Material, situations: Situations) -> None:
        self._material = material
        self.situations = situations
        self.quoting = Quoting(material.corpus)

    def prompts(self, kind: QuestionKind, make: Making, about: str = "") -> Iterator[Prompt]:
        """Yield the prompt of each case; `about` tells several questions of a case apart."""
        for situation in self.situations:
            yield from self.prompts_of(situation, kind, make, about)

    def prompts_of(
        self, situation: Situation, kind: QuestionKind, make: Making, about: str = ""
    ) -> Iterator[Prompt]:
        """Yield the prompts of one situation."""
        name = f"{kind.value}:{situation}:{about}" if about else f"{kind.value}:{situation}"
        for edition in ruled_editions():
            identifier = f"{name}@{edition}"
            yield Prompt(
                identifier,
                kind,
                edition,
                partial(self.situations.place, situation, edition),
                partial(self._question, identifier, kind, situation, make),
                situation.is_variant,
            )

    def _question(
        self, identifier: str, kind: QuestionKind, situation: Situation, make: Making
    ) -> Question | None:
        edition = Edition(identifier.rpartition("@")[2])
        ruling = self.situations.ruling(situation, edition)
        if not is_settled(ruling):
            return None
        topic = self._material.topic(Address(edition, ruling.laws[0].ground.citation))
        recorded = self.situations.presented(situation)
        return make(Case(identifier, kind, situation, recorded, ruling, topic, self.quoting))
