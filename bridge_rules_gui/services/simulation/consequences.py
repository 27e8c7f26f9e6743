"""What a ruling leaves open or imposes, line by line, each with the provision that grants it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.verdict import Duration, Rank
from bridge_rules_gui.services.simulation.lit_words import address_of
from bridge_rules_gui.services.simulation.table_words import suit_symbols

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.seat import Seat, Side
    from bridge_rules_gui.bridge.suit import Suit
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceWords:
    """The window's own words about consequences, in its language, with room for what they name."""

    seats: Mapping[Seat, str]
    sides: Mapping[Side, str]
    options: Mapping[str, str]
    may: str
    """Room for ``who``, ``option`` and ``value``."""
    when: str
    """Room for ``what`` and ``option``."""
    pass_once: str
    pass_throughout: str
    major_card: str
    minor_card: str
    require: str
    forbid: str
    unauthorised: str
    transferred: str
    none_transferred: str
    score: str
    adjusted: str


@dataclass(frozen=True, slots=True)
class ConsequenceLine:
    """One thing that follows, in words, and the provisions that say so."""

    row: Consequence
    text: str
    laws: tuple[Address, ...] = ()


def consequences(ruling: Ruling, words: ConsequenceWords) -> tuple[ConsequenceLine, ...]:
    """Return everything that follows from a ruling, in the order in which it is told."""
    return (
        *_options(ruling.options, words),
        *_duties(ruling, words),
        *_cards(ruling.penalty_cards, words),
        *_leads(ruling.lead_restrictions, words),
        *_information(ruling, words),
        *_results(ruling, words),
    )


def _options(options: Iterable[Option], words: ConsequenceWords) -> Iterator[ConsequenceLine]:
    for option in options:
        name = _named(option.name, words)
        value = suit_symbols(option.value)
        said = words.may.format(who=words.seats[option.who], option=name, value=value).rstrip()
        text = _conditional(said, option.condition, words)
        yield ConsequenceLine(Consequence.OPTIONS, text, (address_of(option.ground),))


def _duties(ruling: Ruling, words: ConsequenceWords) -> Iterator[ConsequenceLine]:
    for seat, duration in ruling.must_pass:
        pattern = words.pass_once if duration is Duration.ONCE else words.pass_throughout
        yield ConsequenceLine(Consequence.DUTIES, pattern.format(who=words.seats[seat]))


def _cards(cards: Iterable[PenaltyCard], words: ConsequenceWords) -> Iterator[ConsequenceLine]:
    for each in cards:
        pattern = words.major_card if each.rank is Rank.MAJOR else words.minor_card
        said = pattern.format(card=suit_symbols(str(each.card)), who=words.seats[each.seat])
        text = _conditional(said, each.condition, words)
        yield ConsequenceLine(Consequence.CARDS, text, (address_of(each.ground),))


def _leads(
    restrictions: Iterable[LeadRestriction], words: ConsequenceWords
) -> Iterator[ConsequenceLine]:
    for each in restrictions:
        who, laws = words.seats[each.on], (address_of(each.ground),)
        for pattern, suits in (
            (words.require, each.require_one_of),
            (words.forbid, each.forbid_one_of),
        ):
            if suits:
                said = pattern.format(who=who, suits=_suits(suits))
                text = _conditional(said, each.condition, words)
                yield ConsequenceLine(Consequence.LEADS, text, laws)


def _information(ruling: Ruling, words: ConsequenceWords) -> Iterator[ConsequenceLine]:
    for each in ruling.unauthorised:
        text = words.unauthorised.format(side=words.sides[each.side])
        yield ConsequenceLine(Consequence.INFORMATION, text, (address_of(each.ground),))


def _results(ruling: Ruling, words: ConsequenceWords) -> Iterator[ConsequenceLine]:
    moved = ruling.tricks_transferred
    if moved is not None:
        pattern = words.transferred if moved else words.none_transferred
        yield ConsequenceLine(Consequence.TRICKS, pattern.format(count=moved))
    if ruling.score is not None:
        text = words.score.format(score=f"{ruling.score:+d}" if ruling.score else "0")
        yield ConsequenceLine(Consequence.SCORE, text)
    for each in ruling.adjusted:
        text = words.adjusted.format(side=words.sides[each.side], score=each)
        yield ConsequenceLine(Consequence.SCORE, text, (address_of(each.ground),))


def _named(option: str, words: ConsequenceWords) -> str:
    return words.options.get(option, option.replace("_", " "))


def _conditional(said: str, condition: str, words: ConsequenceWords) -> str:
    if not condition:
        return said
    return words.when.format(what=said, option=_named(condition, words))


def _suits(suits: Iterable[Suit]) -> str:
    return " ".join(suit_symbols(str(suit)) for suit in suits)
