"""Rulings as plain text for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.divergence import Divergence
    from bridge_rules_gui.rulings.ruling import FactNeeded, Ruling
    from bridge_rules_gui.rulings.verdict import Applied


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
        require = " ".join(map(str, restriction.require_one_of)) or "none"
        forbid = " ".join(map(str, restriction.forbid_one_of)) or "none"
        yield (
            f"  {restriction.on}'s lead: one of {require} may be required, one of {forbid} "
            f"forbidden ({restriction.ground})"
        )
    if ruling.tricks_transferred is not None:
        yield f"  tricks transferred: {ruling.tricks_transferred}"
    if ruling.score is not None:
        yield f"  score: {ruling.score}"
    for needed in ruling.facts_needed:
        yield from _fact(needed)
    if ruling.not_covered is not None:
        yield f"  not covered: {ruling.not_covered}"


def _fact(needed: FactNeeded) -> Iterator[str]:
    yield f"  needed: {needed.judgement.question}"
    for alternative in needed.alternatives:
        answer = "yes" if alternative.holds else "no"
        cites = ", ".join(_cites(alternative.ruling.laws))
        yield f"    {answer}: {alternative.ruling.result} ({cites})"


def _cites(laws: Iterable[Applied]) -> list[str]:
    return list(dict.fromkeys(str(law.ground) for law in laws))


def _divergence(parted: Iterable[Divergence]) -> Iterator[str]:
    found = list(parted)
    if not found:
        yield "The editions agree."
    for each in found:
        yield f"The editions part at event {each.step} about {each.about}:"
        for edition, said in each.editions:
            yield f"  {edition.value}: {said or 'nothing'}"
