"""Cards exposed in the auction when it is over: taken up, or penalty cards (Laws 24 and 50)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law24_card_exposed_in_auction as law24
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_early_lead as early
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.noted import FacedCard
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, PenaltyCard, Rank, Role, Verdict

TREAT_AS_PENALTY_CARD = "treat_as_penalty_card"
DECLINE_PENALTY_CARD = "decline_penalty_card"
"""The options declarer has in 1987 for each card."""


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
    book = law24.LAW[edition]
    back = book.get("returned_to_declaring_side", book["left_face_up"])
    laws = (*_with_law_24(back), law24.kind(edition, cards))
    result = sentence(
        "{who} is of declarer's side and takes {cards} back into his hand.",
        who=cards[0].seat,
        cards=law24.named(cards),
    )
    return table.deciding(Verdict(laws, result), cards[-1].incident)


def _with_law_24(decides: Ground) -> tuple[Applied, Applied]:
    """Return what becomes of the cards and why they lie there; in one paragraph why comes first."""
    laws = (Applied(decides), Applied(law24.LAW[decides.edition]["left_face_up"]))
    return laws[::-1] if laws[0].ground.citation == laws[1].ground.citation else laws


def _made_penalty_cards(table: Table, contract: Contract, cards: list[FacedCard]) -> Table:
    """Return the table with a defender's cards as penalty cards; in 1987 if declarer says so."""
    edition, seat = table.edition, cards[0].seat
    optional = edition is Edition.RU_1987
    laid = table
    for card in cards:
        how = law50.Exposure.ON_PURPOSE if card.premature else law50.Exposure.ACCIDENT
        condition = TREAT_AS_PENALTY_CARD if optional else ""
        laid = law50.laid_down(laid, seat, (card.card,), how, condition)
    kinds = [law50.kind_of(laid, cards[0].card)]
    if optional and len(cards) > 1:  # each alone is what it is, treated together all are major
        kinds.append(law50.LAW[edition]["two_or_more_are_major"])
    laws = (
        *_with_law_24(law24.LAW[edition]["penalty_card_of_a_defender"]),
        *map(Applied, kinds),
        law24.kind(edition, cards),
    )
    words = (
        "{who} defends; {declarer} may treat as a penalty card: {cards}."
        if optional
        else "{who} defends; penalty card, without any choice of {declarer}'s: {cards}."
    )
    result = sentence(words, declarer=contract.declarer, cards=law24.named(cards), who=seat)
    options = _rights(laid, contract, cards) if optional else before_the_lead(laid, contract)
    rights = dict.fromkeys(Applied(each.ground, Role.RIGHT) for each in options)
    return laid.deciding(Verdict((*laws, *rights), result, options), cards[-1].incident)


def before_the_lead(table: Table, contract: Contract) -> tuple[Option, ...]:
    """Return declarer's choices where the leader's partner has major penalty cards.

    Where only the leader has them, and more than one, declarer says which he leads (51A).
    """
    leader = contract.opening_leader
    of_partner = _major_cards(table, leader.partner)
    mine = of_partner or _major_cards(table, leader)
    suits = Counter(card.card.suit for card in of_partner)
    if suits:
        return before_lead.after_penalty_cards(table.edition, contract.declarer, suits)
    return law51.among(table.edition, contract.declarer, tuple(card.card for card in mine))


def _major_cards(table: Table, seat: Seat) -> list[PenaltyCard]:
    return [card for card in table.penalty_cards if card.seat is seat and card.rank is Rank.MAJOR]


def _rights(table: Table, contract: Contract, cards: list[FacedCard]) -> tuple[Option, ...]:
    """Return declarer's choice for each card (1987), and what hangs on his treating all as such."""
    law = law24.LAW[Edition.RU_1987]["penalty_card_of_a_defender"]
    each = (
        Option(contract.declarer, name, law, str(card.card)) for name in _CHOICES for card in cards
    )
    treated = table
    for held in table.penalty_cards:
        treated = law50.settled(treated, held)
    before = before_the_lead(treated, contract)
    return (*each, *(replace(option, condition=TREAT_AS_PENALTY_CARD) for option in before))


def chosen(table: Table, option: str, value: str) -> Table:
    """Return the table after declarer treated a card as a penalty card, or declined to (1987).

    Without a card named he has chosen so of all of them.
    """
    cards = tuple(
        card
        for card in table.penalty_cards
        if card.condition == TREAT_AS_PENALTY_CARD and value in ("", str(card.card))
    )
    if not cards:
        return table
    named = [card.card for card in cards]
    if option == DECLINE_PENALTY_CARD:
        kept = tuple(card for card in table.penalty_cards if card not in cards)
        laid = replace(table, penalty_cards=kept)
        kind: tuple[Applied, ...] = ()
    else:
        laid = table
        for card in named:
            held = next(each for each in laid.penalty_cards if each.card == card)
            laid = law50.settled(laid, held)
        kind = (Applied(law50.kind_of(laid, named[0])),)
    left = tuple(
        right
        for right in table.options
        if right.name in _CHOICES and right.value not in map(str, named)
    )
    contract = table.contract
    has_led = table.playing is not None and bool(table.playing.period.tricks)
    may_ask = not left and not has_led
    choices = before_the_lead(laid, contract) if contract is not None and may_ask else ()
    laws = (
        Applied(law24.LAW[Edition.RU_1987]["penalty_card_of_a_defender"]),
        *kind,
        *dict.fromkeys(Applied(right.ground, Role.RIGHT) for right in choices),
    )
    one, several = _CHOICES[option]
    result = sentence(one if len(named) == 1 else several, cards=named)
    decided = laid.deciding(Verdict(laws, result, (*left, *choices)))
    return _led_before(decided) if has_led and not left else decided


_CHOICES: Final = {
    TREAT_AS_PENALTY_CARD: (
        "{cards} is a penalty card by declarer's choice.",
        "{cards} are penalty cards by declarer's choice.",
    ),
    DECLINE_PENALTY_CARD: (
        "Declarer does not treat {cards} as a penalty card.",
        "Declarer does not treat {cards} as penalty cards.",
    ),
}
"""What is said of one card and of several, by the option that declarer has taken."""


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
    return chosen(table, TREAT_AS_PENALTY_CARD, "") if hangs_on_it else table
