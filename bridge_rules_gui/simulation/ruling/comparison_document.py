"""One case ruled under several editions as a JSON document, with what they rule differently."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.simulation.differences import Difference, Differences
from bridge_rules_gui.simulation.ruling.documents import Document


def comparison_document(
    scenario: Scenario,
    documents: Mapping[Edition, Document],
    differences: Differences,
) -> Document:
    """Return the document of one case ruled under several editions, from those of each."""
    return {
        "id": scenario.identifier,
        "title": scenario.title,
        "editions": _by_edition(documents.items()),
        "divergence": [
            {
                "step": each.step,
                "about": each.difference.field,
                "editions": _by_edition(each.difference.values),
                **_answers(each.difference),
            }
            for each in differences.divergence
        ],
        "differences": [
            {"field": each.field, "values": _by_edition(each.values), **_answers(each)}
            for each in differences.final
        ],
    }


def _by_edition(values: Iterable[tuple[Edition, object]]) -> Document:
    return {edition.value: value for edition, value in values}


def _answers(difference: Difference) -> Document:
    """Return the answers to open questions on which a difference depends, if any."""
    given = [
        {"fact": judgement.fact, "event": judgement.event, "answer": holds}
        for judgement, holds in difference.answers
    ]
    return {"if": given} if given else {}
