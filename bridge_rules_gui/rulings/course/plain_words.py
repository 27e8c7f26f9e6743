"""What a ruling comes to, in plain English for a terminal: a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.option_names import option_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.rulings.course.divergence import Divergence, Said
    from bridge_rules_gui.rulings.course.ruling import FactNeeded, Ruling
    from bridge_rules_gui.rulings.verdict import Applied, LeadRestriction


def irregularity_words(ruling: Ruling) -> str:
    """Return what went wrong last, or that nothing did."""
    return ruling.irregularity.in_words if ruling.irregularity else "in order"


def consequence_lines(ruling: Ruling) -> Iterator[str]:
    """Yield what a ruling leaves open or imposes, what must be known first, what it leaves out."""
    for option in ruling.options:
        may = f"{option.who.in_words} may: {option_name(option.name)} {option.value}".rstrip()
        yield _if(option.condition, may) + f" ({option.ground})"
    for seat, duration in ruling.must_pass:
        yield f"{seat.in_words} must pass {duration.value}"
    for card in ruling.penalty_cards:
        yield _if(card.condition, f"{card.card}: {card.rank.value} penalty card") + (
            f" ({card.ground})"
        )
    for restriction in ruling.lead_restrictions:
        lead = f"{restriction.on.in_words}'s lead: {_choices(restriction)}"
        yield _if(restriction.condition, lead) + f" ({restriction.ground})"
    if ruling.tricks_transferred is not None:
        yield f"tricks transferred: {ruling.tricks_transferred}"
    if ruling.score is not None:
        yield f"score: {ruling.score}"
    for given in ruling.adjusted:
        yield f"adjusted score of {given.side.in_words}: {given} ({given.ground})"
    for needed in ruling.facts_needed:
        yield from _fact(needed)
    if ruling.not_covered is not None:
        yield f"not covered: {ruling.not_covered}"


def cites(laws: Iterable[Applied]) -> list[str]:
    """Return the citations of the provisions at work, each once."""
    return list(dict.fromkeys(str(applied.ground) for applied in laws))


def parting_line(parted: Divergence) -> str:
    """Return where the editions part: after which event, counted from 1."""
    where = "before the first event" if parted.step < 0 else f"at event {parted.step + 1}"
    about = "unauthorised information" if parted.about == "unauthorised" else _named(parted.about)
    return f"The editions part {where} about {about}"


def in_words(said: Said) -> str:
    """Return what an edition says: no trick transferred is a ruling, no word of tricks is none."""
    if isinstance(said, dict):
        said = [f"{who} {what}" for who, what in said.items()]
    if isinstance(said, list):
        said = ", ".join(said)
    return "nothing" if said is None or said == "" else _named(str(said))


def _named(key: str) -> str:
    return key.replace("_", " ")


def _if(condition: str, said: str) -> str:
    return f"{said}, if the choice is: {option_name(condition)}" if condition else said


def _choices(restriction: LeadRestriction) -> str:
    """Return what declarer may choose from; nothing may be required for some withdrawn calls."""
    choices = (("required", restriction.require_one_of), ("forbidden", restriction.forbid_one_of))
    said = (
        f"one of {' '.join(map(str, suits))} may be {choice}" for choice, suits in choices if suits
    )
    return ", ".join(said)


def _fact(needed: FactNeeded, indent: str = "") -> Iterator[str]:
    """Yield a question and the ruling for each answer, with the questions it leaves open."""
    yield f"{indent}needed: {needed.judgement.question}"
    for alternative in needed.alternatives:
        answer = "yes" if alternative.holds else "no"
        cited = ", ".join(cites(alternative.ruling.laws))
        yield f"{indent}  {answer}: {alternative.ruling.result}" + (f" ({cited})" if cited else "")
        for further in alternative.ruling.facts_needed:
            yield from _fact(further, f"{indent}    ")
