"""Questions written by hand, as they are asked under one edition."""

from __future__ import annotations

from dataclasses import replace

from bridge_rules_gui.corpus.authored import AuthoredQuestion
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.sentence import plain
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source


def asked(
    authored: AuthoredQuestion, edition: Edition, scenario: Scenario | None = None
) -> Question:
    """Return a question as it is asked under an edition that answers it.

    `scenario` is the situation it names, whole; it is shown as far as the question tells it.
    Raise `LookupError` when the edition does not answer it.
    """
    answer = authored.answers.get(edition)
    if answer is None:
        raise LookupError(f"{authored.identifier} has no answer under {edition.value}")
    return Question(
        identifier=f"{authored.identifier}@{edition.value}",
        kind=QuestionKind.AUTHORED,
        edition=edition,
        text=plain(authored.text),
        choices=tuple(
            Choice(plain(choice.text), plain(choice.why[edition])) for choice in authored.choices
        ),
        answer=answer.answer,
        sources=tuple(Source(address, words) for address, words in answer.sources),
        explanation=plain(answer.explanation),
        topic=authored.topic,
        difficulty=authored.difficulty,
        scenario=None if scenario is None else recorded_so_far(scenario, authored.events),
    )


def recorded_so_far(scenario: Scenario, events: int | None) -> Scenario:
    """Return a case as far as its first events, or the whole of it for None."""
    return scenario if events is None else replace(scenario, events=scenario.events[:events])
