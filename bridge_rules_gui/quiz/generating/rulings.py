"""What the director rules: asked of a case, answered by the simulator."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.scenario import (
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    Event,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.language.sentence import Listed, Sentence, sentence
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.quiz.generating.cases import Case, Cases
from bridge_rules_gui.quiz.generating.consequences import (
    CONSEQUENCES,
    Asked,
    Asking,
    Other,
    Others,
    substance,
    which_rights,
)
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import MOST_CHOICES, Prompt, arranged, shown
from bridge_rules_gui.quiz.generating.quoting import Quoting
from bridge_rules_gui.quiz.generating.situations import is_settled
from bridge_rules_gui.quiz.generating.varied import branches
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Role

_BLANK: Final = re.compile(r"\{(\w+)\}")
_RULING = "{story} What does the director rule under the Laws of {year}?"


class RulingQuestions:
    """The ruling on a situation, and each of its consequences, asked for one by one."""

    kind = QuestionKind.RULING

    def __init__(self, material: Material, cases: Cases) -> None:
        self._cases, self._situations = cases, cases.situations
        self._rulings_of_topic = cache(self._settled_rulings)
        rights = partial(which_rights, say=material.right_in_words)
        self._asked: Mapping[str, Asking] = {_WHOLE: _whole, "rights": rights, **CONSEQUENCES}

    def prompts(self) -> Iterator[Prompt]:
        """Yield all that can be asked of all situations under all editions."""
        for situation in self._situations:
            scenario = self._situations.original(situation)
            for about, fits in _FITS.items():
                if fits(scenario):
                    make = partial(self._question, about)
                    yield from self._cases.prompts_of(situation, self.kind, make, about)

    def _question(self, about: str, case: Case) -> Question | None:
        if case.ruling.irregularity is None:
            return None
        others = cache(lambda: tuple(self._others(case)))
        found = self._asked[about](case.ruling, others, case.quoting)
        if found is None:
            return None
        calls = set(_calls(case.presented.scenario.events))
        wrong = [choice for choice in found.wrong if _named(choice) <= calls]
        if about == _WHOLE and len({str(choice.text) for choice in wrong}) < MOST_CHOICES - 1:
            wrong += self._of_kindred_cases(case)
        placed = arranged(case.identifier, found.right, _each_for_a_reason(wrong))
        if found.card is not None:
            return case.question(found.pattern, placed, grounds=found.grounds, card=found.card)
        return case.question(found.pattern, placed, asks_all=found.asks_all, grounds=found.grounds)

    def _others(self, case: Case) -> Iterator[Other]:
        """Yield the rulings of other editions, then those on other ways the case could go."""
        situation, edition = case.situation, case.edition
        if situation.branch:
            ruling = self._situations.ruling(situation.as_recorded, edition)
            if is_settled(ruling):
                where = case.quoting.so_where(ruling)
                yield Other(ruling, partial(_whatever_it_rests_on, where))
        for other in ruled_editions():
            ruling = self._situations.ruling(situation, other)
            if other is not edition and is_settled(ruling):
                yield Other(ruling, partial(_what_the_laws_say, other))
        for branch in case.presented.branches:
            ruling = self._situations.ruling(situation, edition, branch.name)
            if is_settled(ruling):
                why = sentence(
                    "That would be right in another case. {supposed}", supposed=branch.supposed
                )
                yield Other(ruling, partial(_whatever_it_rests_on, why))

    def _of_kindred_cases(self, case: Case) -> Iterator[Choice]:
        """Yield the rulings on other cases of its topic, said of the players and calls of this one.

        Only what rests on another provision and comes to something else: so it is wrong here. Said
        of these calls it may be right nowhere (a pass is no sufficient bid), and none is called so.
        """
        ruling = case.ruling
        # A number of the other case would not be the one of this.
        known = {name for name, value in ruling.result.filling if not _has_number(value)}
        applied = (law for laws in (ruling.laws, *(s.laws for s in ruling.steps)) for law in laws)
        governing = {law.ground.citation for law in applied}
        topic = self._situations.original(case.situation).topic
        for other in self._rulings_of_topic(topic, ruling.edition):
            cite = other.laws[0].ground.citation
            if (
                other.irregularity is ruling.irregularity
                and not any(law.is_within(cite) for law in governing)
                and _outcome(other) != _outcome(ruling)
                and other.result.pattern != ruling.result.pattern
                and not other.result.plural  # its words follow from a number of the other case
                and set(_BLANK.findall(other.result.pattern)) <= known
            ):
                text = Sentence(other.result.pattern, ruling.result.filling)
                yield Choice(text, case.quoting.not_applied(other, ruling))

    def _settled_rulings(self, topic: str, edition: Edition) -> tuple[Ruling, ...]:
        """Return the rulings on the library's cases of a topic."""
        situations = self._situations.of_topic(topic)
        rulings = (self._situations.ruling(situation, edition) for situation in situations)
        return tuple(filter(is_settled, rulings))


def _has_number(value: object) -> bool:
    parts = value.parts() if isinstance(value, Sentence) else (value,)
    return any(type(part) is int for part in parts)


def _outcome(ruling: Ruling) -> tuple[object, ...]:
    """Return what a ruling comes to, whoever the players and whichever the cards.

    What is left to the lead is not said in the sentence of a ruling, and does not count.
    """
    return (
        frozenset(duration for _, duration in ruling.must_pass),
        frozenset(option.name for option in ruling.options),
        frozenset(card.rank for card in ruling.penalty_cards),
        ruling.tricks_transferred,
    )


def _named(choice: Choice) -> set[Call]:
    """Return the calls that a choice names: a reader must know them."""
    return {part for part in choice.text.parts() if isinstance(part, Call)}


def _calls(events: Iterable[Event]) -> Iterator[Call]:
    """Yield all calls of a case."""
    for event in events:
        if isinstance(event.act, CallMade | CallReplaced):
            yield event.act.call
        elif isinstance(event.act, Simultaneous):
            yield from _calls(event.act.events)


def _each_for_a_reason(wrong: Iterable[Choice]) -> Iterator[Choice]:
    """Yield the choices that are wrong for a reason no earlier one is wrong for."""
    met = set()
    for choice in wrong:
        if shown(choice.why) not in met:
            met.add(shown(choice.why))
            yield choice


def _whatever_it_rests_on(why: Sentence, _rests_on: Sequence[Ground]) -> Sentence:
    return why


def _what_the_laws_say(edition: Edition, rests_on: Sequence[Ground]) -> Sentence:
    cites = Listed(tuple(ground.citation for ground in rests_on), apart=", ")
    words = "That is what the Laws of {year} say ({cite})."
    return sentence(words, year=edition.year, cite=cites)


def _bearing(ruling: Ruling) -> Iterator[Ground]:
    """Yield what a ruling rests on as a whole: not what it is about, nor heads of items."""
    grounds = [
        law.ground for law in ruling.laws if law.role not in (Role.IRREGULARITY, Role.INFORMATION)
    ]
    for ground in grounds:
        below = (each.citation for each in grounds if each is not ground)
        if not any(item.is_within(ground.citation) for item in below):
            yield ground


def _whole(ruling: Ruling, others: Others, quoting: Quoting) -> Asked | None:
    """Ask for the ruling itself; the wrong ones are really different ones."""
    own = substance(ruling)
    wrong = [
        Choice(other.ruling.result, other.why(*_bearing(other.ruling)))
        for other in others()
        if substance(other.ruling) != own and str(other.ruling.result) != str(ruling.result)
    ]
    return Asked(_RULING, (Choice(ruling.result, quoting.because(ruling)),), tuple(wrong))


def _has_cards(scenario: Scenario) -> bool:
    return any(isinstance(event.act, CardsPlayed | CardsHandled) for event in scenario.events)


def _is_of_the_auction(scenario: Scenario) -> bool:
    return scenario.contract is None and any(isinstance(e.act, CallMade) for e in scenario.events)


_WHOLE: Final = "result"
_FITS: Final[Mapping[str, Callable[[Scenario], bool]]] = {
    # Without another way to go there are seldom enough other rulings to offer.
    _WHOLE: lambda scenario: any(branches(scenario)),
    "pass": _is_of_the_auction,
    "card": _has_cards,
    "tricks": lambda scenario: scenario.topic in ("revokes", "tricks"),
    "rights": lambda _: True,
    "claim": lambda scenario: scenario.topic == "claims",
}
"""Of which cases a consequence can be asked at all."""
