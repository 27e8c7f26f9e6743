"""Law 24: a card exposed or led during the auction.

Every edition leaves the card on the table until the auction is over (2007: until the auction period
is); partner must pass once for an honour, for two or more cards and for a card led prematurely.
Afterwards 1987 lets declarer treat each card of a defender as a penalty card; in 2007 and 2017 it
becomes one (2007: 24, 2017: 24E). 2007 and 2017 say what the cards tell is closed to the offending
side. The auction in which this holds lasts until the opening lead is faced in 1987 (17E) and 2007
(22B1); in 2017 it ends with the last pass, and a card exposed after it is dealt with by Law 49.
"""

from __future__ import annotations

from collections.abc import Iterable

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Listed, listed, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.noted import FacedCard
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Duration,
    Role,
    Unauthorised,
    Verdict,
    once_each,
)

LAW = clauses(24)


def lasts(table: Table) -> bool:
    """Whether the law still applies: before the last pass, in 1987 and 2007 before the lead."""
    if table.playing is not None:
        return False
    return not table.bidding.auction.is_over or table.edition is not Edition.BG_2017


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], *, premature: bool) -> Table:
    """Return the table with cards of a player face up on it, partner to pass where due."""
    key = Irregularity.PREMATURE_LEAD if premature else Irregularity.EXPOSED_CARD
    place = len(table.incidents)
    new = tuple(FacedCard(seat, card, table.event, place, premature) for card in cards)
    faced = tuple(dict.fromkeys((*table.faced, *new)))
    noticed = replace(table.noticing(key, seat, table.event), faced=faced)
    mine = [card for card in faced if card.seat is seat]
    return noticed.deciding(_verdict(table.edition, seat, mine, new))


def _verdict(
    edition: Edition, seat: Seat, cards: list[FacedCard], new: tuple[FacedCard, ...]
) -> Verdict:
    """Say what follows at once from the cards of one player that lie face up, the new ones too."""
    book, duty = LAW[edition], deciding(edition, cards)
    why = Applied(book["left_face_up"], Role.IRREGULARITY)
    laws = once_each((Applied(duty), why, Applied(book["penalty_card_of_a_defender"])))
    closed = _closed(edition, seat, new)
    passes = _kind(cards) != "low_card"
    words = _MUST_PASS[edition] if passes else _NO_DUTY[edition]
    result = sentence(words, partner=seat.partner, who=seat, cards=named(cards))
    bars = (Bar(seat.partner, Duration.ONCE, duty),) if passes else ()
    return Verdict(laws, result, (*bars, *closed))


_MUST_PASS = {
    Edition.RU_1987: "{partner} must pass at his next turn; face up until the auction is over: "
    "{cards}. If {who} defends, declarer may treat each such card as a penalty card.",
    Edition.SR_2007: "{partner} must pass at his next turn; face up until the auction period ends: "
    "{cards}. If {who} defends, each such card becomes a penalty card.",
    Edition.BG_2017: "{partner} must pass at his next turn; face up until the auction is over: "
    "{cards}. If {who} defends, each such card becomes a penalty card.",
}
_NO_DUTY = {
    Edition.RU_1987: "No player must pass; face up until the auction is over: {cards}. If {who} "
    "defends, declarer may treat each such card as a penalty card.",
    Edition.SR_2007: "No player must pass; face up until the auction period ends: {cards}. If "
    "{who} defends, each such card becomes a penalty card.",
    Edition.BG_2017: "No player must pass; face up until the auction is over: {cards}. If {who} "
    "defends, each such card becomes a penalty card.",
}


def deciding(edition: Edition, cards: list[FacedCard]) -> Ground:
    """Return the item that decides on the cards of one player that lie face up (24A to 24C)."""
    return LAW[edition][_DUTIES[_kind(cards)]]


def kind(edition: Edition, cards: list[FacedCard]) -> Applied:
    """Return which item the cards fell under, once the auction and its passes are over."""
    return Applied(LAW[edition][_kind(cards)], Role.IRREGULARITY)


def _kind(cards: list[FacedCard]) -> str:
    if len(cards) > 1:
        return "two_or_more_cards"
    serious = cards[0].premature or cards[0].card.rank.is_honour
    return "honour_or_card_led" if serious else "low_card"


_DUTIES = {
    "low_card": "no_rectification_for_a_low_card",
    "honour_or_card_led": "partner_passes_for_an_honour_or_lead",
    "two_or_more_cards": "partner_passes_for_two_cards",
}
"""What follows in the auction from each kind of exposed cards, by its idea."""


def _closed(edition: Edition, seat: Seat, cards: tuple[FacedCard, ...]) -> tuple[Unauthorised, ...]:
    """Return what the offending side may not use; 1987 does not provide for it here."""
    law = LAW[edition].get("information_from_exposed_cards")
    if law is None:
        return ()
    what = sentence("the information from {who}'s exposed {cards}", who=seat, cards=named(cards))
    return (Unauthorised(seat.side, what, law),)


def named(cards: Iterable[FacedCard]) -> Listed:
    """Return the cards as a sentence names them."""
    return listed(card.card for card in cards)


def forgiven(table: Table, faced: FacedCard, law: Ground) -> Table:
    """Return the table after the right to penalise a faced card was lost: partner may call."""
    bars = tuple(
        bar
        for bar in table.bars
        if bar.seat is not faced.seat.partner or bar.ground.citation.law != LAW.law
    )
    result = sentence("The right to penalise the exposed {card} is lost.", card=faced.card)
    why = Applied(LAW[table.edition]["left_face_up"], Role.IRREGULARITY)
    verdict = Verdict((Applied(law), why), result)
    others = tuple(card for card in table.faced if card.seat is not faced.seat)
    return replace(table, bars=bars, faced=others).deciding(verdict, faced.incident)
