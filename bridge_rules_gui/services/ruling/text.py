"""Rulings as plain text for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.course.plain_words import (
    cites,
    consequence_lines,
    in_words,
    irregularity_words,
    parting_line,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.divergence import Divergence
    from bridge_rules_gui.rulings.course.ruling import Ruling


def plain_comparison(
    scenario: Scenario,
    rulings: Mapping[Edition, Ruling],
    parted: Iterable[Divergence],
) -> str:
    """Return a story ruled under several editions, and where they part."""
    lines = [_title(scenario)]
    for ruling in rulings.values():
        lines += ["", *_ruling(ruling)]
    lines += ["", *_divergence(parted)]
    return "\n".join(lines)


def plain_ruling(scenario: Scenario, ruling: Ruling) -> str:
    """Return a story ruled under one edition."""
    return "\n".join([_title(scenario), "", *_ruling(ruling)])


def _title(scenario: Scenario) -> str:
    return f"{scenario.title} ({scenario.identifier})"


def _ruling(ruling: Ruling) -> Iterator[str]:
    yield ruling.edition.value
    cited = ", ".join(cites(ruling.laws))
    yield f"  {irregularity_words(ruling)}" + (f": {cited}" if cited else "")
    yield f"  {ruling.result}"
    for line in consequence_lines(ruling):
        yield f"  {line}"


def _divergence(parted: Iterable[Divergence]) -> Iterator[str]:
    found = list(parted)
    if not found:
        yield "The editions agree."
    for each in found:
        yield f"{parting_line(each)}:"
        for edition, said in each.editions:
            yield f"  {edition.value}: {in_words(said)}"
