"""Rulings as plain text for a terminal, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import FactNeeded, Ruling
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.simulation.consequences import (
    Consequence,
    ConsequenceLine,
    consequences,
    settled,
)
from bridge_rules_gui.simulation.differences import (
    Difference,
    Differences,
    closed,
    heading,
    leading,
)
from bridge_rules_gui.simulation.ruling.documents import Say, cites
from bridge_rules_gui.simulation.what_if import Change

Changes = Mapping[Edition, Sequence[Change]]
"""What would change each ruling; an edition is missing where nobody asked."""


def plain_comparison(
    scenario: Scenario,
    rulings: Mapping[Edition, Ruling],
    differences: Differences,
    changes: Changes,
    say: Say,
) -> str:
    """Return what the editions rule differently on a case, then the ruling under each."""
    lines = [_title(scenario), "", *_differences(differences, say)]
    for ruling in rulings.values():
        lines += ["", *_ruling(ruling, say), *_changes(ruling, changes, say)]
    return "\n".join(lines)


def plain_ruling(scenario: Scenario, ruling: Ruling, changes: Changes, say: Say) -> str:
    """Return a case ruled under one edition."""
    return "\n".join([_title(scenario), "", *_ruling(ruling, say), *_changes(ruling, changes, say)])


def _title(scenario: Scenario) -> str:
    return f"{scenario.title} ({scenario.identifier})"


def _differences(differences: Differences, say: Say) -> Iterator[str]:
    """Yield how the final rulings differ, then what differs from which earlier event on.

    Where everything that differs at the end has begun to differ, it is not said again.
    """
    yield say(heading(differences.final))
    final = tuple(_texts(leading(differences.final), say))
    yield from final
    for step in differences.steps:
        if step < len(differences.at) - 1:
            begun = tuple(_texts(differences.begun(step), say))
            when = sentence("Difference before the first event")
            if step:
                when = sentence("Difference after event {step}", step=step)
            as_above = f" {say(sentence('as above'))}" if begun == final else ""
            yield f"{say(when)}:{as_above}"
            yield from () if begun == final else begun


def _texts(differences: Iterable[Difference], say: Say) -> Iterator[str]:
    return (f"  {each.text(say)}" for each in differences)


def _ruling(ruling: Ruling, say: Say) -> Iterator[str]:
    yield ruling.edition.value
    cited = ", ".join(cites(ruling.laws))
    last = ruling.irregularity
    named = say(sentence(last.in_words) if last else sentence("in order"))
    yield f"  {named}" + (f": {cited}" if cited else "")
    yield f"  {say(ruling.result)}"
    lines = [line for line in consequences(ruling) if line.row is not Consequence.ANSWERS]
    yield from (f"  {_line(line, say)}" for line in lines)
    for needed in ruling.facts_needed:
        yield from _fact(needed, "  ", frozenset(lines), say)
    if ruling.not_covered is not None:
        yield f"  {say(sentence('not covered'))}: {say(ruling.not_covered)}"


def _changes(ruling: Ruling, changes: Changes, say: Say) -> Iterator[str]:
    """Yield what would change a ruling, where it was asked for."""
    if ruling.edition not in changes:
        return
    found = changes[ruling.edition]
    would = sentence("What would change it:")
    yield f"  {say(would if found else sentence('Nothing that was tried changes it.'))}"
    for change in found:
        effect = " ".join(closed(say(each)) for each in change.effect)
        law = f" ({change.ground})" if change.ground else ""
        yield f"    {say(change.condition)}: {effect}{law}"


def _line(line: ConsequenceLine, say: Say) -> str:
    places = ", ".join(str(law.place) for law in line.laws)
    return say(line.said) + (f" ({places})" if places else "")


def _fact(
    needed: FactNeeded, indent: str, recorded: frozenset[ConsequenceLine], say: Say
) -> Iterator[str]:
    """Yield a question and the ruling for each answer, with the questions it leaves open.

    Of what follows, what is `recorded` of the ruling for either answer is not said again.
    """
    yield f"{indent}{say(sentence('needed'))}: {say(needed.judgement.question)}"
    for alternative in needed.alternatives:
        answer = say(sentence("yes") if alternative.holds else sentence("no"))
        cited = ", ".join(cites(alternative.ruling.laws))
        result = say(alternative.ruling.result)
        yield f"{indent}  {answer}: {result}" + (f" ({cited})" if cited else "")
        own = [line for line in settled(alternative.ruling) if line not in recorded]
        yield from (f"{indent}    {_line(line, say)}" for line in own)
        for further in alternative.ruling.facts_needed:
            yield from _fact(further, f"{indent}    ", recorded.union(own), say)
