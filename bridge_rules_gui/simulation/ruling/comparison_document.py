"""One case ruled under several editions as a JSON document, with what they rule differently."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.simulation.differences import Difference, Differences
from bridge_rules_gui.simulation.ruling.documents import Document, Say

_SENTENCES: Final = frozenset({"result", "not_covered"})
"""The fields whose values are sentences."""


def comparison_document(
    scenario: Scenario,
    documents: Mapping[Edition, Document],
    differences: Differences,
    say: Say = str,
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
                "editions": _by_edition(_values(each.difference, say)),
                **_answers(each.difference),
            }
            for each in differences.divergence
        ],
        "differences": [
            {"field": each.field, "values": _by_edition(_values(each, say)), **_answers(each)}
            for each in differences.final
        ],
    }


def _by_edition(values: Iterable[tuple[Edition, object]]) -> Document:
    return {edition.value: value for edition, value in values}


def _values(difference: Difference, say: Say) -> Iterator[tuple[Edition, object]]:
    """Yield the values of a difference, what is said in a sentence in the reader's language."""
    if difference.field not in _SENTENCES:
        yield from difference.values
        return
    said = {str(each): say(each) for _, words in difference.words for each in words}
    for edition, value in difference.values:
        yield edition, _in_language(value, said)


def _in_language(value: object, said: Mapping[str, str]) -> object:
    """Return a sentence, or those that answers to a question lead to."""
    if isinstance(value, dict):
        return {key: _in_language(each, said) for key, each in value.items()}
    return said.get(value, value) if isinstance(value, str) else value


def _answers(difference: Difference) -> Document:
    """Return the answers to open questions on which a difference depends, if any."""
    given = [
        {"fact": judgement.fact, "event": judgement.event, "answer": holds}
        for judgement, holds in difference.answers
    ]
    return {"if": given} if given else {}
