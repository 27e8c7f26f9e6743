"""What a ruling leaves open or imposes, line by line, each with the provision that grants it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import Sentence, sentence
from bridge_rules_gui.rulings.verdict import Duration, Rank
from bridge_rules_gui.services.simulation.lit_words import address_of
from bridge_rules_gui.services.simulation.option_words import conditional, option_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.verdict import LeadRestriction, Option, PenaltyCard


class Consequence(StrEnum):
    """The rows of what follows from a ruling, in the order they are told."""

    OPTIONS = "options"
    DUTIES = "duties"
    CARDS = "cards"
    LEADS = "leads"
    INFORMATION = "information"
    TRICKS = "tricks"
    SCORE = "score"


ROWS: Final = {
    Consequence.OPTIONS: sentence("Options"),
    Consequence.DUTIES: sentence("Must pass"),
    Consequence.CARDS: sentence("Penalty cards"),
    Consequence.LEADS: sentence("Leads restricted"),
    Consequence.INFORMATION: sentence("Information"),
    Consequence.TRICKS: sentence("Tricks"),
    Consequence.SCORE: sentence("Score"),
}
"""The headings of the rows."""

_PASSES: Final = {
    Duration.ONCE: "{who} must pass at the next turn",
    Duration.THROUGHOUT: "{who} must pass throughout",
}
_CARDS: Final = {
    Rank.MAJOR: "{card} of {who}: major penalty card",
    Rank.MINOR: "{card} of {who}: minor penalty card",
}
_REQUIRED: Final = "{who}’s lead: one suit of these may be required: {suits}"
_FORBIDDEN: Final = "{who}’s lead: one suit of these may be forbidden: {suits}"


@dataclass(frozen=True, slots=True)
class ConsequenceLine:
    """One thing that follows, and the provisions that say so."""

    row: Consequence
    said: Sentence
    laws: tuple[Address, ...] = ()


def consequences(ruling: Ruling) -> tuple[ConsequenceLine, ...]:
    """Return everything that follows from a ruling, in the order in which it is told."""
    return (
        *map(_option, ruling.options),
        *_duties(ruling),
        *map(_card, ruling.penalty_cards),
        *_leads(ruling.lead_restrictions),
        *_information(ruling),
        *_results(ruling),
    )


def _option(option: Option) -> ConsequenceLine:
    laws = (address_of(option.ground),)
    return ConsequenceLine(Consequence.OPTIONS, option_words(option), laws)


def _duties(ruling: Ruling) -> Iterator[ConsequenceLine]:
    for seat, duration in ruling.must_pass:
        yield ConsequenceLine(Consequence.DUTIES, sentence(_PASSES[duration], who=seat))


def _card(card: PenaltyCard) -> ConsequenceLine:
    said = sentence(_CARDS[card.rank], card=card.card, who=card.seat)
    laws = (address_of(card.ground),)
    return ConsequenceLine(Consequence.CARDS, conditional(said, card.condition), laws)


def _leads(restrictions: Iterable[LeadRestriction]) -> Iterator[ConsequenceLine]:
    for each in restrictions:
        laws = (address_of(each.ground),)
        for pattern, suits in (
            (_REQUIRED, each.require_one_of),
            (_FORBIDDEN, each.forbid_one_of),
        ):
            if suits:
                said = sentence(pattern, who=each.on, suits=" ".join(map(str, suits)))
                line = conditional(said, each.condition)
                yield ConsequenceLine(Consequence.LEADS, line, laws)


def _information(ruling: Ruling) -> Iterator[ConsequenceLine]:
    for each in ruling.unauthorised:
        said = sentence("{side} may not use what was learnt", side=each.side)
        yield ConsequenceLine(Consequence.INFORMATION, said, (address_of(each.ground),))


def _results(ruling: Ruling) -> Iterator[ConsequenceLine]:
    moved = ruling.tricks_transferred
    if moved is not None:
        pattern = (
            "Tricks to the non-offending side: {count}" if moved else "No trick is transferred"
        )
        yield ConsequenceLine(Consequence.TRICKS, sentence(pattern, count=moved))
    if ruling.score is not None:
        score = f"{ruling.score:+d}" if ruling.score else "0"
        said = sentence("From declarer’s side: {score}", score=score)
        yield ConsequenceLine(Consequence.SCORE, said)
    for each in ruling.adjusted:
        said = sentence("Adjusted for {side}: {score}", side=each.side, score=each)
        yield ConsequenceLine(Consequence.SCORE, said, (address_of(each.ground),))
