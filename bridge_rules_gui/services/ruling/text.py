"""Rulings as plain text for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.course.divergence import in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.divergence import Divergence
    from bridge_rules_gui.rulings.course.ruling import FactNeeded, Ruling
    from bridge_rules_gui.rulings.verdict import Applied, LeadRestriction


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
    key = ruling.irregularity
    yield f"  {key.value if key else 'no irregularity'}: {', '.join(_cites(ruling.laws))}"
    yield f"  {ruling.result}"
    for option in ruling.options:
        yield f"  {option.who} may: {option.name} {option.value}".rstrip() + f" ({option.ground})"
    for seat, duration in ruling.must_pass:
        yield f"  {seat} must pass {duration.value}"
    for card in ruling.penalty_cards:
        when = f", if {card.condition}" if card.condition else ""
        yield f"  {card.card}: {card.rank.value} penalty card{when} ({card.ground})"
    for restriction in ruling.lead_restrictions:
        yield f"  {restriction.on}'s lead: {_choices(restriction)} ({restriction.ground})"
    if ruling.tricks_transferred is not None:
        yield f"  tricks transferred: {ruling.tricks_transferred}"
    if ruling.score is not None:
        yield f"  score: {ruling.score}"
    for needed in ruling.facts_needed:
        yield from _fact(needed)
    if ruling.not_covered is not None:
        yield f"  not covered: {ruling.not_covered}"


def _choices(restriction: LeadRestriction) -> str:
    """Return what declarer may choose from; nothing may be required for some withdrawn calls."""
    choices = (("required", restriction.require_one_of), ("forbidden", restriction.forbid_one_of))
    said = (
        f"one of {' '.join(map(str, suits))} may be {choice}" for choice, suits in choices if suits
    )
    return ", ".join(said)


def _fact(needed: FactNeeded, indent: str = "  ") -> Iterator[str]:
    """Yield a question and the ruling for each answer, with the questions it leaves open."""
    yield f"{indent}needed: {needed.judgement.question}"
    for alternative in needed.alternatives:
        answer = "yes" if alternative.holds else "no"
        cites = ", ".join(_cites(alternative.ruling.laws))
        yield f"{indent}  {answer}: {alternative.ruling.result}" + (f" ({cites})" if cites else "")
        for further in alternative.ruling.facts_needed:
            yield from _fact(further, f"{indent}    ")


def _cites(laws: Iterable[Applied]) -> list[str]:
    return list(dict.fromkeys(str(law.ground) for law in laws))


def _divergence(parted: Iterable[Divergence]) -> Iterator[str]:
    found = list(parted)
    if not found:
        yield "The editions agree."
    for each in found:
        yield f"The editions part at event {each.step} about {each.about}:"
        for edition, said in each.editions:
            yield f"  {edition.value}: {in_words(said)}"
