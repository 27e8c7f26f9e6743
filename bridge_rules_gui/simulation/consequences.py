"""What a ruling leaves open or imposes, line by line, each with the provision that grants it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.departures import departures_in
from bridge_rules_gui.director.ruling import Noticed, Ruling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, listed, sentence, signed
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.simulation.option_words import conditional, if_defending, option_words
from bridge_rules_gui.simulation.ruling.documents import named
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Duration, LeadRestriction, Option, PenaltyCard, Rank


class Consequence(StrEnum):
    """The rows of what follows from a ruling, in their order."""

    ANSWERS = "answers"
    """What has still to be established, and what follows from each answer."""
    OPTIONS = "options"
    DUTIES = "duties"
    CARDS = "cards"
    LEADS = "leads"
    INFORMATION = "information"
    TRICKS = "tricks"
    SCORE = "score"
    TEXT = "text"
    """Where the printed text departs from its own edition; nothing follows from that."""


ROWS: Final = {
    Consequence.ANSWERS: sentence("To be established"),
    Consequence.OPTIONS: sentence("Options"),
    Consequence.DUTIES: sentence("Must pass"),
    Consequence.CARDS: sentence("Penalty cards"),
    Consequence.LEADS: sentence("Leads restricted"),
    Consequence.INFORMATION: sentence("Information"),
    Consequence.TRICKS: sentence("Tricks"),
    Consequence.SCORE: sentence("Score"),
    Consequence.TEXT: sentence("Printed text"),
}
"""The headings of the rows."""

IF_ANSWERED: Final = {True: "If yes: {said}", False: "If no: {said}"}
"""What is said for each answer to a question that is open."""
_PASSES: Final = {
    Duration.ONCE: "{who} must pass at the next turn",
    Duration.THROUGHOUT: "{who} must pass throughout",
}
CARDS: Final = {
    Rank.MAJOR: "{who}’s {card} is a major penalty card",
    Rank.MINOR: "{who}’s {card} is a minor penalty card",
}
"""What a penalty card is said to be."""
_MINOR_ALONE: Final = (
    "{who}’s {card} is a minor penalty card if it is the only one, otherwise a major penalty card"
)
_IF_NOT_PLAYED: Final = "{what}, if a different card was played"
_LEADS: Final = {
    "require": (
        "Declarer may require {who} to lead {suits}",
        "Declarer may require {who} to lead one of {suits}",
    ),
    "forbid": (
        "Declarer may forbid {who} to lead {suits}",
        "Declarer may forbid {who} to lead one of {suits}",
    ),
    "require or forbid": (
        "Declarer may require {who} to lead {suits}, or forbid it",
        "Declarer may require {who} to lead one of {suits}, or forbid it",
    ),
}
"""What declarer may choose, of one suit and of several."""
_MUST_LEAD: Final = "{who} must lead {suits}"
_MAY_NOT_LEAD: Final = {
    False: "{who} may not lead {suits}",
    True: "{who} may not lead {suits} while retaining the lead",
}
_DEPENDS_ON_CALL: Final = "{what} (depending on {offender}’s final call)"


@dataclass(frozen=True, slots=True)
class ConsequenceLine:
    """One thing that follows, and the provisions that say so."""

    row: Consequence
    said: Sentence
    laws: tuple[Address, ...] = ()


def consequences(ruling: Ruling) -> tuple[ConsequenceLine, ...]:
    """Return everything that follows from a ruling, in their order."""
    return (
        *_answers(ruling),
        *settled(ruling),
        *(
            ConsequenceLine(Consequence.TEXT, each.note, (each.ground.address,))
            for each in departures_in(ruling)
        ),
    )


@dataclass(frozen=True, slots=True)
class ConsequenceRow:
    """What follows in one respect from each of several rulings, and whether they differ in it."""

    row: Consequence
    columns: tuple[tuple[ConsequenceLine, ...], ...]
    differs: bool


def consequence_rows(rulings: Iterable[Ruling]) -> Iterator[ConsequenceRow]:
    """Yield the rows in which anything follows from any of the rulings."""
    found = [consequences(ruling) for ruling in rulings]
    for row in Consequence:
        columns = tuple(tuple(line for line in each if line.row is row) for each in found)
        if any(columns):
            said = {tuple(dict.fromkeys(line.said for line in column)) for column in columns}
            # Remarks on a print are of one book; the rulings do not differ by them.
            yield ConsequenceRow(row, columns, row is not Consequence.TEXT and len(said) > 1)


def settled(ruling: Ruling) -> tuple[ConsequenceLine, ...]:
    """Return what follows whatever is still to be established."""
    return (
        *map(_option, ruling.options),
        *_duties(ruling),
        *_cards(ruling.penalty_cards),
        *_leads(ruling.lead_restrictions, is_over=ruling.contract is not None),
        *_unrestricted(ruling),
        *_information(ruling),
        *_results(ruling),
    )


def _answers(ruling: Ruling) -> Iterator[ConsequenceLine]:
    """Yield each question that is open, then for each answer what the ruling adds to this one."""
    common = frozenset(settled(ruling))
    for needed in ruling.facts_needed:
        yield ConsequenceLine(Consequence.ANSWERS, needed.judgement.question)
        for way in needed.alternatives:
            said = sentence(IF_ANSWERED[way.holds], said=_said_of(way.ruling, common))
            laws = tuple(dict.fromkeys(_laws_of(way.ruling, common)))
            yield ConsequenceLine(Consequence.ANSWERS, said, laws)


def _said_of(ruling: Ruling, common: frozenset[ConsequenceLine]) -> Sentence:
    """Return a ruling in one sentence, without what is said anyway."""
    if ruling.facts_needed:
        needed = ruling.facts_needed[0]
        ways = (
            sentence(IF_ANSWERED[way.holds], said=_said_of(way.ruling, common))
            for way in needed.alternatives
        )
        question = sentence("To be established: {question}", question=needed.judgement.question)
        return sentence("{question} ({answers})", question=question, answers=listed(ways))
    own = [line.said for line in settled(ruling) if line not in common]
    if not own:
        return ruling.result
    return sentence("{result} {rest}.", result=ruling.result, rest=listed(own, apart="; "))


def _laws_of(ruling: Ruling, common: frozenset[ConsequenceLine]) -> Iterator[Address]:
    """Yield the provisions of a ruling and of what is said of it, of all answers to its own."""
    yield from (applied.ground.address for applied in named(ruling.laws))
    for line in settled(ruling):
        if line not in common:
            yield from line.laws
    for needed in ruling.facts_needed:
        for way in needed.alternatives:
            yield from _laws_of(way.ruling, common)


def _option(option: Option) -> ConsequenceLine:
    laws = (option.ground.address,)
    return ConsequenceLine(Consequence.OPTIONS, option_words(option), laws)


def _duties(ruling: Ruling) -> Iterator[ConsequenceLine]:
    for seat, duration in ruling.must_pass:
        yield ConsequenceLine(Consequence.DUTIES, sentence(_PASSES[duration], who=seat))


def _cards(cards: Sequence[PenaltyCard]) -> Iterator[ConsequenceLine]:
    for card in cards:
        pattern = _MINOR_ALONE if _is_minor_alone(card, cards) else CARDS[card.rank]
        said = _if_so(sentence(pattern, card=card.card, who=card.seat), card.condition)
        yield ConsequenceLine(Consequence.CARDS, said, (card.ground.address,))


def _if_so(said: Sentence, condition: str) -> Sentence:
    """Return what holds of a penalty card only if some right is used."""
    if condition == "designate_card":
        return sentence(_IF_NOT_PLAYED, what=said)
    return conditional(said, condition)


def _is_minor_alone(card: PenaltyCard, cards: Iterable[PenaltyCard]) -> bool:
    """Whether a card is minor only if declarer treats no other card of the player's as one too.

    That is so in 1987 after the auction (24); of two cards played at once only one is left.
    """
    others = (other for other in cards if other.seat is card.seat and other != card)
    chosen_one_by_one = card.rank is Rank.MINOR and card.condition == "treat_as_penalty_card"
    return chosen_one_by_one and any(other.condition == card.condition for other in others)


def _leads(restrictions: Iterable[LeadRestriction], *, is_over: bool) -> Iterator[ConsequenceLine]:
    """Yield what declarer may choose; before the auction is over, if the offender defends (26)."""
    for each in restrictions:
        laws = (each.ground.address,)
        for said in _choices(each):
            line = conditional(said, each.condition)
            if not is_over:
                line = if_defending(line, each.on.partner)
            if each.is_before_final_call:
                line = sentence(_DEPENDS_ON_CALL, what=line, offender=each.on.partner)
            yield ConsequenceLine(Consequence.LEADS, line, laws)


def _unrestricted(ruling: Ruling) -> Iterator[ConsequenceLine]:
    """Yield that no lead is restricted after a withdrawn call, where the book says so (26A)."""
    book = clauses(26)[ruling.edition]
    says_so = [book.get(idea) for idea in ("suit_shown", "no_restriction_after_a_comparable_call")]
    for applied in ruling.laws:
        if applied.ground in says_so and not ruling.lead_restrictions:
            laws = (applied.ground.address,)
            yield ConsequenceLine(Consequence.LEADS, sentence("No lead is restricted"), laws)


def _choices(restriction: LeadRestriction) -> Iterator[Sentence]:
    """Yield what declarer may choose from; nothing may be required for some withdrawn calls."""
    required, forbidden = restriction.require_one_of, restriction.forbid_one_of
    if restriction.chosen:
        words = _MUST_LEAD if required else _MAY_NOT_LEAD[restriction.lasting]
        yield sentence(words, who=restriction.on, suits=listed(required or forbidden, "or"))
        return
    choices = {"require": required, "forbid": forbidden}
    if required == forbidden:
        choices = {"require or forbid": required}
    for choice, suits in choices.items():
        if suits:
            yield lead_choice(choice, restriction.on, suits)


def lead_choice(choice: str, who: Seat, suits: Collection[Suit]) -> Sentence:
    """Say what declarer may choose: to require a lead of some suits, or to forbid it."""
    one, several = _LEADS[choice]
    return sentence(one if len(suits) == 1 else several, who=who, suits=suits)


def _information(ruling: Ruling) -> Iterator[ConsequenceLine]:
    """Yield what may not be used; dummy chooses no card, so nothing need be closed to him."""
    dummy = None if ruling.contract is None else ruling.contract.dummy
    for each in dict.fromkeys(ruling.unauthorised):
        if each.to is dummy:
            continue
        said = (
            sentence("{who} may not use {what}", who=each.to, what=each.what)
            if isinstance(each.to, Seat)
            else sentence("{side} may not use {what}", side=each.to, what=each.what)
        )
        said = _if_so(said, each.condition)
        yield ConsequenceLine(Consequence.INFORMATION, said, (each.ground.address,))


def _results(ruling: Ruling) -> Iterator[ConsequenceLine]:
    moved = ruling.tricks_transferred
    if moved is not None:
        for_them = [each for each in ruling.irregularities if each.key in _COSTS_TRICKS]
        said = (
            _on_balance(ruling, moved)
            if _both_sides_lose(ruling)
            else _transferred(moved, _earlier_revoke(ruling, for_them))
        )
        laws = dict.fromkeys(each.laws[0].ground.address for each in for_them)
        yield ConsequenceLine(Consequence.TRICKS, said, tuple(laws))
    if ruling.score is not None:
        said = (
            sentence("Each side scores zero")
            if ruling.contract is None and not ruling.score
            else sentence("Declarer’s side: {score}", score=signed(ruling.score))
        )
        yield ConsequenceLine(Consequence.SCORE, said)
    for each in ruling.adjusted:
        said = sentence("Adjusted for {side}: {score}", side=each.side, score=each)
        yield ConsequenceLine(Consequence.SCORE, said, (each.ground.address,))


def _earlier_revoke(ruling: Ruling, costly: Sequence[Noticed]) -> Seat | None:
    """Return whose established revoke the tricks are for, where something else came after it."""
    is_last = ruling.irregularity in _COSTS_TRICKS
    if is_last or len(costly) != 1 or costly[0].key is not Irregularity.REVOKE_ESTABLISHED:
        return None
    return costly[0].offender


def _transferred(moved: int, earlier: Seat | None) -> Sentence:
    """Return how many tricks go to the other side, and for whose earlier revoke, if for one."""
    if earlier is None:
        return (
            counted_sentence(
                "{n} trick is transferred to the non-offending side",
                "{n} tricks are transferred to the non-offending side",
                moved,
            )
            if moved
            else sentence("No trick is transferred")
        )
    if not moved:
        return sentence("No trick is transferred for {who}’s established revoke", who=earlier)
    return counted_sentence(
        "{n} trick is transferred for {who}’s established revoke",
        "{n} tricks are transferred for {who}’s established revoke",
        moved,
        who=earlier,
    )


_COSTS_TRICKS: Final = (Irregularity.REVOKE_ESTABLISHED, Irregularity.DEFECTIVE_TRICK)


def _both_sides_lose(ruling: Ruling) -> bool:
    """Whether both sides may lose tricks on a board, as they do in 1987 alone (64B7 is later)."""
    sides = {
        each.offender.side
        for each in ruling.irregularities
        if each.key in _COSTS_TRICKS and each.offender is not None
    }
    return ruling.edition is Edition.RU_1987 and len(sides) > 1


def _on_balance(ruling: Ruling, moved: int) -> Sentence:
    """Return how many tricks are transferred on balance; those from declarer's side count plus."""
    if not moved or ruling.contract is None:
        return sentence("On balance, no trick is transferred")
    own = ruling.contract.declarer.side
    return counted_sentence(
        "On balance, {n} trick is transferred to {side}",
        "On balance, {n} tricks are transferred to {side}",
        abs(moved),
        side=own.opponents if moved > 0 else own,
    )
