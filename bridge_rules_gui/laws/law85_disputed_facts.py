"""Law 85: facts in dispute, one side stating what the other denies (the fact `disputed`).

The director rules as on agreed facts (Law 84) once he has established them: 2007 and 2017 say that
he goes by the weight of evidence (85A1). Where he cannot, he rules so that play may go on; 1987
adds that the players are told of their right to appeal.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Facts, Scenario
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.verdict import Applied, Role

LAW = clauses(85)


@dataclass(frozen=True, slots=True)
class Dispute:
    """A fact in dispute: its name, the event it is of (None: the whole scenario), and the finding.

    `found` is what the director has found, None where no finding is stated.
    """

    fact: str
    event: int | None
    found: bool | None


def disputes(scenario: Scenario) -> tuple[Dispute, ...]:
    """Return the facts in dispute in a scenario, in the order stated."""
    events = ((at, event.facts) for at, event in enumerate(scenario.events))
    found: list[Dispute] = []
    for event, facts in ((None, scenario.facts), *events):
        fact = facts.value("disputed")
        if isinstance(fact, str):
            found_so = facts.value(fact)
            found.append(Dispute(fact, event, found_so if isinstance(found_so, bool) else None))
    return tuple(found)


def found(scenario: Scenario, dispute: Dispute, holds: bool | None) -> Scenario:
    """Return a scenario in which a fact was found to be so, or not; None leaves it unstated."""
    event = dispute.event
    if event is None:
        return replace(scenario, facts=_found(scenario.facts, dispute.fact, holds))
    changed = scenario.events[event]
    changed = replace(changed, facts=_found(changed.facts, dispute.fact, holds))
    events = (*scenario.events[:event], changed, *scenario.events[event + 1 :])
    return replace(scenario, events=events)


def denied(scenario: Scenario) -> Scenario:
    """Return a scenario in which what is in dispute is as it was found, or else is not so."""
    for dispute in disputes(scenario):
        scenario = found(scenario, dispute, dispute.found or False)
    return scenario


def _found(facts: Facts, fact: str, holds: bool | None) -> Facts:
    kept = tuple(entry for entry in facts if entry[0] not in ("disputed", fact))
    return Facts(kept if holds is None else (*kept, (fact, holds)))


def is_established(scenario: Scenario) -> bool:
    """Whether the director is not stated to have failed to establish the facts (85B)."""
    return scenario.facts.value("facts_established") is not False


def weighed(edition: Edition) -> tuple[Applied, ...]:
    """Return the provisions by which the director goes about it while he has not decided."""
    book = LAW[edition]
    ideas = (
        *("by_the_weight_of_evidence", "facts_established", "facts_not_established"),
        "facts_are_disputed",
    )
    return tuple(Applied(book[idea], Role.PROCEDURE) for idea in ideas if idea in book)


def open_dispute(edition: Edition) -> Sentence:
    """Say what the director does with a dispute that he has not decided."""
    book = LAW[edition]
    established = book.get("by_the_weight_of_evidence", book["facts_established"])
    words = (
        (
            "One side states what the other denies. The director rules on the facts as "
            "established ({established}). If they cannot be established, the director rules so "
            "that play may continue and tells the players that they may appeal ({otherwise})."
        )
        if edition is Edition.RU_1987
        else (
            "One side states what the other denies. The director rules on what the evidence "
            "makes more likely ({established}). If the facts cannot be established, the "
            "director rules so that play may continue ({otherwise})."
        )
    )
    return sentence(words, established=established, otherwise=book["facts_not_established"])


def not_established(edition: Edition) -> tuple[tuple[Applied, ...], Sentence]:
    """Return what is ruled where the director could not establish the facts (85B)."""
    law = LAW[edition]["facts_not_established"]
    words = (
        (
            "The facts are not established. The director rules so that play may continue and "
            "tells the players that they may appeal."
        )
        if edition is Edition.RU_1987
        else "The facts are not established. The director rules so that play may continue."
    )
    disputed = Applied(LAW[edition]["facts_are_disputed"], Role.PROCEDURE)
    return (Applied(law), disputed), sentence(words)


def established(edition: Edition) -> tuple[Applied, ...]:
    """Return the provisions by which the director has decided what was in dispute."""
    book = LAW[edition]
    ideas = ("facts_established", "by_the_weight_of_evidence", "facts_are_disputed")
    return tuple(Applied(book[idea], Role.PROCEDURE) for idea in ideas if idea in book)


def question(fact: str) -> Sentence:
    """Return what is asked of a disputed fact about which no rule asks in words of its own."""
    return sentence("One side states this and the other denies it. Is it true: {fact}?", fact=fact)
