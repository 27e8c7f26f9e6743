"""What penalty cards tell while they lie there, when they are played and when they are picked up.

What partner may not use differs: in 1987 what a minor penalty card tells (50D), in 2007 all that
any of them tells but the duty to play it (50E2), in 2017 nothing while it lies there (50E1), then
what a card picked up told (50E2) and how a card that was played had come to lie there (50E3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.course.in_order import in_order
from bridge_rules_gui.rulings.verdict import Applied, Rank, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground


def lies_there(table: Table) -> Table:
    """Return the table with what holds as long as a penalty card lies on it, told for the trace."""
    book = law50.BOOKS[table.edition]
    cites, of_information = {
        Edition.RU_1987: (("50A", "50B"), ()),
        Edition.SR_2007: (("50", "50A"), ("50E1", "50E3")),
        Edition.BG_2017: (("50", "50A"), ("50E1", "50E4")),
    }[table.edition]
    line = sentence("The penalty card stays face up until it is played or a choice ends it.")
    laws, told = (
        tuple(Applied(book[cite], Role.INFORMATION) for cite in some)
        for some in (cites, of_information)
    )
    return table.explaining(laws, (line,)).explaining(told, ())


def suit_goes_before(table: Table, seat: Seat) -> Table:
    """Return the table with a penalty card that could not be played yet, told for the trace."""
    book = law50.BOOKS[table.edition]
    law = book["50E1 precedence" if table.edition is Edition.RU_1987 else "50D1(b)"]
    line = sentence(
        "{who}'s penalty card could not be played: following suit and what declarer has asked go "
        "before it.",
        who=seat,
    )
    return table.explaining((Applied(law, Role.INFORMATION),), (line,))


def honour_before_minor(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a card, where it is an honour played before a minor penalty card."""
    minor = next(
        (
            held.card
            for held in table.penalty_cards
            if held.seat is seat and held.rank is Rank.MINOR and held.card.suit is card.suit
        ),
        None,
    )
    if minor is None or not card.rank.is_honour:
        return table
    line = sentence(
        "{who} may play {card}, an honour, before {minor}, which stays on the table as a minor "
        "penalty card.",
        who=seat,
        card=card,
        minor=minor,
    )
    law, last = Applied(law50.honour_first(table.edition)), table.matter
    bound = Applied(law50.handling(table.edition, Rank.MINOR))
    if last is None or last.offender is not seat or not {law, bound} & set(last.laws):
        return in_order(table, seat, (law,), line)
    others = (each for each in last.laws if each != bound)
    return table.deciding(Verdict(tuple(dict.fromkeys((law, *others))), line, last.options))


def told(table: Table, holder: Seat, cards: Iterable[Card]) -> Table:
    """Return the table with what new penalty cards tell and partner may not use.

    In 1987 that is what a minor one tells, in 2007 what any of them does.
    """
    minor = all(held.rank is Rank.MINOR for held in table.penalty_cards if held.seat is holder)
    match table.edition:
        case Edition.RU_1987 if minor:
            return _closed(table, holder, cards, law50.RU["50D unauthorised"])
        case Edition.SR_2007:
            return _closed(table, holder, cards, law50.SR["50E2"])
        case _:
            return table


def picked_up(table: Table, holder: Seat, suits: tuple[Suit, ...]) -> Table:
    """Return the table after declarer chose: the holder's penalty cards of the suits go back."""
    gone = [
        card.card
        for card in table.penalty_cards
        if card.seat is holder and card.card.suit in suits and not card.condition
    ]
    left = tuple(card for card in table.penalty_cards if card.card not in gone)
    back = replace(table, penalty_cards=left)
    if table.edition is not Edition.BG_2017 or not gone:
        return back
    return _closed(back, holder, gone, law50.BG["50E2"])


def played(table: Table, holder: Seat, card: Card) -> Table:
    """Return the table after a penalty card was played: it is one no more (2017: 50E3)."""
    held = [found for found in table.penalty_cards if found.card == card]
    if not held:
        return table
    left = tuple(found for found in table.penalty_cards if found.card != card)
    back = replace(table, penalty_cards=left)
    if table.edition is not Edition.BG_2017 or held[0].condition:
        return back
    return _closed(back, holder, (card,), law50.BG["50E3"])


def _closed(table: Table, holder: Seat, cards: Iterable[Card], law: Ground) -> Table:
    closed = tuple(Unauthorised(holder.side, _what_told(holder, card), law) for card in cards)
    return replace(table, unauthorised=(*table.unauthorised, *closed))


def _what_told(holder: Seat, card: Card) -> Sentence:
    return sentence(
        "what {who}'s penalty card {cards} told {partner}",
        who=holder,
        cards=card,
        partner=holder.partner,
    )
