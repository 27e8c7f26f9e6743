"""Cards exposed in the auction when it is over: taken up, or penalty cards (Laws 24 and 50)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law24_card_exposed_in_auction as law24
from bridge_rules_gui.rulings import law50_lead_before_choice as early
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import penalty_card_choices
from bridge_rules_gui.rulings.verdict import Applied, Option, Rank, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.contract import Contract
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.law24_card_exposed_in_auction import FacedCard
    from bridge_rules_gui.rulings.verdict import PenaltyCard

TREAT_AS_PENALTY_CARD = "treat_as_penalty_card"
"""The option declarer has in 1987 for each card."""


def handed_over(table: Table) -> Table:
    """Return the table with the faced cards picked up or made penalty cards, the auction over."""
    if not table.faced or not table.bidding.auction.is_over or table.bidding.pending is not None:
        return table
    contract = table.bidding.auction.contract
    faced = table.faced
    table = replace(table, faced=())
    if contract is None:
        return table
    for seat in dict.fromkeys(card.seat for card in faced):
        mine = [card for card in faced if card.seat is seat]
        declares = seat.side is contract.declarer.side
        table = (_picked_up if declares else _made_penalty_cards)(table, contract, mine)
    return table


def _picked_up(table: Table, contract: Contract, cards: list[FacedCard]) -> Table:
    """Return the table after declarer's side took its cards back; 1987 is silent about it."""
    del contract
    edition = table.edition
    back = {
        Edition.RU_1987: law24.RU["24"],
        Edition.SR_2007: law24.SR["24 picked up"],
        Edition.BG_2017: law24.BG["24D"],
    }[edition]
    laws = (*_with_law_24(back), law24.kind(edition, cards))
    result = sentence(
        "{who} is of declarer's side and takes {cards} back into his hand.",
        who=cards[0].seat,
        cards=law24.named(cards),
    )
    return table.deciding(Verdict(laws, result), cards[-1].matter)


def _with_law_24(decides: Ground) -> tuple[Applied, Applied]:
    """Return what becomes of the cards and why they lie there; in one paragraph why comes first."""
    laws = (Applied(decides), Applied(law24.BOOKS[decides.edition]["24"]))
    return laws[::-1] if laws[0].ground.citation == laws[1].ground.citation else laws


def _made_penalty_cards(table: Table, contract: Contract, cards: list[FacedCard]) -> Table:
    """Return the table with a defender's cards as penalty cards; in 1987 if declarer says so."""
    edition, seat = table.edition, cards[0].seat
    optional = edition is Edition.RU_1987
    laid = law50.laid_down(
        table,
        seat,
        tuple(card.card for card in cards),
        deliberate=any(card.premature for card in cards),
        condition=TREAT_AS_PENALTY_CARD if optional else "",
    )
    laws = (
        *_with_law_24(law24.PENALTY_CARD[edition]),
        Applied(law50.kind_of(laid, cards[0].card)),
        law24.kind(edition, cards),
    )
    words = (
        "{who} defends; {declarer} may treat as a penalty card: {cards}."
        if optional
        else "{who} defends; penalty card, without any choice of {declarer}'s: {cards}."
    )
    result = sentence(words, declarer=contract.declarer, cards=law24.named(cards), who=seat)
    options = (*(_rights(contract, cards) if optional else ()), *before_the_lead(laid, contract))
    rights = dict.fromkeys(Applied(each.ground, Role.RIGHT) for each in options)
    return laid.deciding(Verdict((*laws, *rights), result, options), cards[-1].matter)


def before_the_lead(table: Table, contract: Contract) -> tuple[Option, ...]:
    """Return declarer's choices where the leader's partner has major penalty cards.

    Where only the leader has them, and more than one, declarer says which he leads (51A). In 1987
    the choices hang on his treating the cards as such.
    """
    leader = contract.opening_leader
    of_partner = _major_cards(table, leader.partner)
    mine = of_partner or _major_cards(table, leader)
    suits = Counter(card.card.suit for card in of_partner)
    options = (
        penalty_card_choices.options_for(table.edition, contract.declarer, suits)
        if suits
        else law51.among(table.edition, contract.declarer, tuple(card.card for card in mine))
    )
    condition = TREAT_AS_PENALTY_CARD if any(card.condition for card in mine) else ""
    return tuple(replace(option, condition=condition) for option in options)


def _major_cards(table: Table, seat: Seat) -> list[PenaltyCard]:
    return [card for card in table.penalty_cards if card.seat is seat and card.rank is Rank.MAJOR]


def _rights(contract: Contract, cards: list[FacedCard]) -> tuple[Option, ...]:
    return tuple(
        Option(contract.declarer, TREAT_AS_PENALTY_CARD, law24.RU["24 penalty"], str(card.card))
        for card in cards
    )


def treated_as_penalty_card(table: Table, value: str) -> Table:
    """Return the table after declarer chose to treat a card as a penalty card (1987).

    Without a card named he has chosen it of all of them.
    """
    chosen = tuple(
        card
        for card in table.penalty_cards
        if card.condition == TREAT_AS_PENALTY_CARD and value in ("", str(card.card))
    )
    if not chosen:
        return table
    cards = tuple(
        replace(card, condition="") if card in chosen else card for card in table.penalty_cards
    )
    left = tuple(
        option
        for option in table.options
        if option.name == TREAT_AS_PENALTY_CARD and option.value not in map(_card, chosen)
    )
    laid, contract = replace(table, penalty_cards=cards), table.contract
    has_led = table.playing is not None and bool(table.playing.period.tricks)
    may_ask = not left and not has_led
    choices = before_the_lead(laid, contract) if contract is not None and may_ask else ()
    words = (
        "{cards} is a penalty card by declarer's choice."
        if len(chosen) == 1
        else "{cards} are penalty cards by declarer's choice."
    )
    result = sentence(words, cards=[penalty.card for penalty in chosen])
    laws = (
        Applied(law24.RU["24 penalty"]),
        Applied(law50.kind_of(laid, chosen[0].card)),
        *dict.fromkeys(Applied(option.ground, Role.RIGHT) for option in choices),
    )
    decided = laid.deciding(Verdict(laws, result, (*left, *choices)))
    return _led_before(decided) if has_led and not left else decided


def _led_before(table: Table) -> Table:
    """Return the table where the card's partner had led first: he had to wait (50E2).

    Once a card has been played to his lead nothing is asked of it any more (60A1).
    """
    playing = table.playing
    trick = None if playing is None else playing.period.current
    if playing is None or trick is None or len(trick.cards) > 1:
        return table
    seat, card = trick.cards[0]
    if not any(
        held.rank is Rank.MAJOR for held in table.penalty_cards if held.seat is seat.partner
    ):
        return table
    lighter = playing.without_card(seat, card)
    return early.led_too_early(replace(table, playing=lighter), lighter, seat, card)


def treated_by_asking(table: Table, who: Seat | None, option: str) -> Table:
    """Return the table after declarer asked something of the lead on account of such cards.

    Whoever takes a right that only a penalty card gives has chosen to treat the card as one.
    """
    hangs_on_it = any(
        right.name == option and right.who is who and right.condition == TREAT_AS_PENALTY_CARD
        for right in table.options
    )
    return treated_as_penalty_card(table, "") if hangs_on_it else table


def _card(penalty: PenaltyCard) -> str:
    return str(penalty.card)
