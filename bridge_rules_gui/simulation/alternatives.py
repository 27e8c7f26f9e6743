"""What else could be stated of a case, and what could be chosen now, with the ruling that follows.

Answers stated, asked for or taken for granted are turned round one by one, open choices made, and
the case ruled on again; so what each is worth is found out, not written down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.scenario import (
    Acceptance,
    Act,
    Agreement,
    CardsHandled,
    Event,
    Handling,
    Objection,
    OptionTaken,
    Scenario,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation import fact_questions
from bridge_rules_gui.simulation.answers import with_fact, with_fact_turned, without_fact
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.table.verdict import Option

_MOST: Final = 12
"""So many answers are turned round at most, those of the latest events first."""
_SEEN: Final = "seen_by_partner"
_ACCEPTED: Final = Acceptance(accepted=True)
_REFUSED: Final = Acceptance(accepted=False)
_REFUSES: Final = "{who} does not accept it"


@dataclass(frozen=True, slots=True)
class Variant:
    """A case but for one answer: the question, what the answer is here, and the ruling.

    `is_asked` tells that the edition's rules ask.
    """

    fact: str
    event: int | None
    question: Sentence
    holds: bool
    ruling: Ruling
    is_asked: bool = False

    @property
    def place(self) -> tuple[str, int | None]:
        """What the question is about, the same under every edition."""
        return self.fact, self.event


@dataclass(frozen=True, slots=True)
class Branch:
    """A choice made: the right it uses, in words, and the ruling that follows.

    `is_refusal` tells that the right was let go by.
    """

    option: Option
    chosen: Sentence
    ruling: Ruling
    is_refusal: bool = False


@dataclass(frozen=True)
class Alternatives:
    """What else could be stated of a case, and what could be chosen now; worked out once."""

    watch: Watch

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """The case with each answer turned round."""
        return variants(self.watch)

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """What follows from each open choice."""
        return branches(self.watch)


def outcome(ruling: Ruling) -> object:
    """Return what a ruling decides, to be compared with what another one does."""
    return (
        tuple(str(applied.ground) for applied in ruling.laws),
        effect(ruling),
        tuple(each.judgement.question for each in ruling.facts_needed),
    )


def effect(ruling: Ruling) -> object:
    """Return what follows from a ruling for the players, whatever law and words say so."""
    return (
        frozenset((option.who, option.name, option.value) for option in ruling.options),
        frozenset(ruling.must_pass),
        frozenset((card.card, card.rank, card.condition) for card in ruling.penalty_cards),
        frozenset(
            (each.on, each.require_one_of, each.forbid_one_of) for each in ruling.lead_restrictions
        ),
        *(ruling.contract, ruling.tricks_transferred, ruling.score, ruling.adjusted),
    )


# -- answers -------------------------------------------------------------------------------------


def variants(watch: Watch) -> tuple[Variant, ...]:
    """Return a case with each answer turned round: open questions first, then latest first."""
    return (*_open(watch.ruling_on(watch.scenario)), *turned(watch))


def turned(watch: Watch) -> tuple[Variant, ...]:
    """Return a case with each answer that is stated, or taken for granted, turned round."""
    irregular = {each.event for each in watch.ruling_on(watch.scenario).irregularities}
    return tuple(islice(_turned(watch, irregular), _MOST))


def _open(ruling: Ruling) -> Iterator[Variant]:
    """Yield both answers to the first question a case leaves open."""
    for needed in ruling.facts_needed:
        asked = needed.judgement
        for alternative in needed.alternatives:
            yield Variant(
                asked.fact,
                asked.event,
                asked.question,
                alternative.holds,
                alternative.ruling,
                is_asked=True,
            )


def _turned(watch: Watch, irregular: Collection[int]) -> Iterator[Variant]:
    """Yield the answers turned round, those of the latest event first, of the case last."""
    scenario = watch.scenario
    for number in (*reversed(range(len(scenario.events))), None):
        facts = scenario.facts if number is None else scenario.events[number].facts
        on_table = number is not None and _is_exposed_on_the_table(watch, number)
        for fact, value in facts:
            if isinstance(value, bool) and not (on_table and fact == _SEEN):
                yield _stated_otherwise(watch, number, fact, stated=value)
        if number is not None:
            for each in _taken_otherwise(watch, number, number in irregular):
                if not (on_table and each.fact == _SEEN):
                    yield each


def _is_exposed_on_the_table(watch: Watch, event: int) -> bool:
    """Whether 49 of 1987 is met by a card on the table, whether partner could see it or not."""
    happened = watch.scenario.events[event]
    noticed = watch.ruling_on(watch.scenario).irregularities
    return (
        watch.edition is Edition.RU_1987
        and isinstance(happened.act, CardsHandled)
        and happened.act.handling is Handling.EXPOSE
        and happened.facts.value("on_table") is not False
        and any(
            (each.event, each.key) == (event, Irregularity.EXPOSED_CARD_DEFENDER)
            for each in noticed
        )
    )


def _stated_otherwise(watch: Watch, event: int | None, fact: str, *, stated: bool) -> Variant:
    """Return the case with a fact stated the other way, asked as the edition's rules ask."""
    scenario = watch.scenario
    unstated = watch.ruling_on(without_fact(scenario, event, fact))
    asked = _judgement(unstated, fact, event)
    happened = None if event is None else scenario.events[event]
    question = (
        fact_questions.question(fact, happened, watch.edition) if asked is None else asked.question
    )
    other = watch.ruling_on(with_fact_turned(scenario, event, fact))
    return Variant(fact, event, question, not stated, other, is_asked=asked is not None)


def _judgement(ruling: Ruling, fact: str, event: int | None) -> Judgement | None:
    """Return the question about a fact that a ruling asks, at once or after another answer."""
    for needed in ruling.facts_needed:
        if (needed.judgement.fact, needed.judgement.event) == (fact, event):
            return needed.judgement
        for alternative in needed.alternatives:
            found = _judgement(alternative.ruling, fact, event)
            if found is not None:
                return found
    return None


def _taken_otherwise(watch: Watch, event: int, is_irregular: bool) -> Iterator[Variant]:
    """Yield the case with something told that is otherwise taken for granted."""
    happened = watch.scenario.events[event]
    for fact, holds in fact_questions.usual(happened, is_irregular=is_irregular):
        other = watch.ruling_on(with_fact(watch.scenario, event, fact, not holds))
        question = fact_questions.question(fact, happened, watch.edition)
        yield Variant(fact, event, question, not holds, other)


# -- choices -------------------------------------------------------------------------------------


def branches(watch: Watch) -> tuple[Branch, ...]:
    """Return what follows from each open choice of a case, where anything does."""
    ruling = watch.ruling_on(watch.scenario)
    found = {
        branch.chosen: branch
        for option in ruling.options
        if not option.lacks_value and not option.condition
        for branch in _of_option(watch, option)
    }
    before = outcome(ruling)
    return tuple(branch for branch in found.values() if outcome(branch.ruling) != before)


def _of_option(watch: Watch, option: Option) -> Iterator[Branch]:
    for act in _acts(option):
        is_refusal = act == _REFUSED
        chosen = sentence(_REFUSES, who=option.who) if is_refusal else option_words(option)
        after = watch.ruling_on(_going_on(watch.scenario, option, act))
        yield Branch(option, chosen, after, is_refusal)


def _acts(option: Option) -> tuple[Act, ...]:
    """Return the acts by which a right is used, or let go by where that is an act too."""
    match option.name:
        case "accept_call" | "accept_lead" | "accept_opening_lead" | "accept_play":
            return (_ACCEPTED, _REFUSED)
        case "agree_claim":
            return (Agreement(),)
        case "contest_claim":
            return (Objection(),)
        case _:
            return (OptionTaken(option.name, option.value),)


def _going_on(scenario: Scenario, option: Option, act: Act) -> Scenario:
    return replace(scenario, events=(*scenario.events, Event(act, option.who)))
