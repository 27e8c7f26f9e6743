"""Law 24: a card exposed or led during the auction.

Every edition leaves the card on the table until the auction is over (2007: until the auction period
is); partner must pass once for an honour, for two or more cards and for a card led prematurely.
Afterwards 1987 lets declarer treat each card of a defender as a penalty card; in 2007 and 2017 it
becomes one (2007: 24, 2017: 24E). 2007 and 2017 say what the cards tell is closed to the offending
side, until they are penalty cards, of which Law 50 says it; in 1987 it is closed to partner by Law
16A. The auction in which this holds lasts until the
opening lead is faced in 1987 (17E) and 2007 (22B1); in 2017 it ends with the last pass, and a card
exposed after it is dealt with by Law 49.
It begins with the first call in 2017 (definition of the auction), in 1987 also when a player of the
side has looked at his cards (17A), in 2007 when one has taken his out of the board (17A). What a
card tells before that is extraneous information (16B of 1987, 16D of 2017).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.scenario import CallMade, Simultaneous
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Listed, Sentence, counted_sentence, listed, sentence
from bridge_rules_gui.laws import law16_extraneous_information as law16
from bridge_rules_gui.laws import law17_auction_period as law17
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_early_lead as early
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.in_order import in_order
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.noted import FacedCard
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Duration,
    Option,
    PenaltyCard,
    Rank,
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


def has_begun(table: Table, seat: Seat, *, led: bool) -> bool:
    """Whether the auction has begun for the player's side; in 1987 asked where nobody has called.

    A card that is led its player has looked at; before the first call 2017 has no auction yet.
    """
    if "during_the_auction" not in LAW[table.edition] or _somebody_has_called(table):
        return True
    if table.edition is Edition.BG_2017:
        return False
    question = sentence(
        "Had {who} or {partner} looked at his cards?", who=seat, partner=seat.partner
    )
    return led or table.judge("cards_looked_at", table.event, question)


def _somebody_has_called(table: Table) -> bool:
    if table.scenario.contract is not None:
        return True
    events = table.scenario.events[: table.event + 1]
    parts = [
        part for each in events if isinstance(each.act, Simultaneous) for part in each.act.events
    ]
    return any(isinstance(each.act, CallMade) for each in (*events, *parts))


def before_the_auction(table: Table, seat: Seat) -> Table:
    """Return the table after a card was shown before the auction: it tells what Law 16 is about."""
    book = LAW[table.edition]
    line = sentence(
        "{law} does not apply because the auction has not begun for {who}’s side.",
        law=book["during_the_auction"],
        who=seat,
    )
    noticed = table.noticing(Irregularity.EXTRANEOUS_INFORMATION, seat, table.event)
    begins = law17.LAW[table.edition].get("period_begins")
    laws = (begins,) if begins is not None else (book["during_the_auction"],)
    recorded = noticed.explaining([Applied(law, Role.PROCEDURE) for law in laws], (line,))
    return recorded.deciding(law16.from_elsewhere(recorded, called=False, about_a_hand=True))


def not_his_error(table: Table, seat: Seat) -> Table:
    """Return the table after a card came into view by no act (1987) or error of its player's."""
    law = LAW[table.edition]["by_his_own_error"]
    line = sentence(
        "{law} does not apply because the card was not exposed through {who}’s own error.",
        law=law,
        who=seat,
    )
    noticed = table.noticing(Irregularity.EXTRANEOUS_INFORMATION, seat, table.event)
    recorded = noticed.explaining((Applied(law, Role.PROCEDURE),), (line,))
    called = _somebody_has_called(table)
    return recorded.deciding(law16.from_elsewhere(recorded, called=called, about_a_hand=True))


def unseen(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table with it said that partner could not see the cards, which are taken up."""
    condition = Applied(LAW[table.edition]["could_be_seen_by_partner"], Role.PROCEDURE)
    words = (
        "{who}’s partner could not see the card, so it is picked up."
        if len(cards) == 1
        else "{who}’s partner could not see the cards, so they are picked up."
    )
    return in_order(table, seat, (condition,), sentence(words, who=seat))


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
    passing = (
        sentence("{partner} must pass at his next turn.", partner=seat.partner)
        if passes
        else sentence("{partner} need not pass because of this card.", partner=seat.partner)
    )
    until_then = _left_face_up(edition, seat, cards)
    result = sentence("{duty} {cards}", duty=passing, cards=until_then)
    bar = Bar(seat.partner, Duration.ONCE, duty.beneath(book["left_face_up"]))
    bars = (bar,) if passes else ()
    return Verdict(laws, result, (*bars, *closed))


def _left_face_up(edition: Edition, seat: Seat, cards: list[FacedCard]) -> Sentence:
    """Say how long cards lie face up, and what becomes of them if their player defends."""
    if edition is Edition.RU_1987:
        return counted_sentence(
            "{cards} stays face up until the auction is over. If {who} defends, declarer may treat "
            "it as a penalty card.",
            "{cards} stay face up until the auction is over. If {who} defends, declarer may treat "
            "each of them as a penalty card.",
            len(cards),
            who=seat,
            cards=named(cards),
        )
    if edition is Edition.SR_2007:
        return counted_sentence(
            "{cards} stays face up until the auction period ends. If {who} defends, it becomes a "
            "penalty card.",
            "{cards} stay face up until the auction period ends. If {who} defends, each of them "
            "becomes a penalty card.",
            len(cards),
            who=seat,
            cards=named(cards),
        )
    return counted_sentence(
        "{cards} stays face up until the auction is over. If {who} defends, it becomes a penalty "
        "card.",
        "{cards} stay face up until the auction is over. If {who} defends, each of them becomes a "
        "penalty card.",
        len(cards),
        who=seat,
        cards=named(cards),
    )


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
    """Return what the offending side may not use; in 1987 partner, by the general words of 16A."""
    what = sentence("the information from {who}’s exposed {cards}", who=seat, cards=named(cards))
    law = LAW[edition].get("information_from_exposed_cards")
    if law is None:
        extraneous = law16.LAW[edition]["partners_information_may_not_be_used"]
        return (Unauthorised(seat.partner, what, extraneous),)
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
    lost = sentence("The right to penalise the exposed {card} is lost.", card=faced.card)
    free = sentence("{who} need not pass.", who=faced.seat.partner)
    had_to = len(bars) < len(table.bars)
    result = sentence("{lost} {free}", lost=lost, free=free) if had_to else lost
    why = Applied(LAW[table.edition]["could_be_seen_by_partner"], Role.IRREGULARITY)
    verdict = Verdict((Applied(law), why), result)
    others = tuple(card for card in table.faced if card.seat is not faced.seat)
    return replace(table, bars=bars, faced=others).deciding(verdict, faced.incident)


GAINED: Final = "gained_from_ignorance"
"""The fact that a side gained by acting before the director came, which costs its right (11A)."""


def of_a_forgiven_card(applied: Applied) -> Applied:
    """Return a law of the incident as it is where the card need not lie there any more."""
    book = LAW[applied.ground.edition]
    left = applied.ground == book["left_face_up"]
    return Applied(book["could_be_seen_by_partner"], applied.role) if left else applied


# -- when the auction is over ----------------------------------------------------------------------

TREAT_AS_PENALTY_CARD = "treat_as_penalty_card"
DECLINE_PENALTY_CARD = "decline_penalty_card"
"""The options declarer has in 1987 for each card."""


def handed_over(table: Table) -> Table:
    """Return the table with the faced cards picked up or made penalty cards, the auction over.

    They are no penalty cards where the right to rectification is stated to be lost (11A).
    """
    if not table.faced or not table.bidding.auction.is_over or table.bidding.pending is not None:
        return table
    contract = table.bidding.auction.contract
    faced = table.faced
    table = replace(table, faced=())
    if contract is None or table.stated_fact(GAINED, None) is True:
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
    book = LAW[edition]
    back = book.get("returned_to_declaring_side", book["left_face_up"])
    laws = (*_with_law_24(back), kind(edition, cards))
    result = sentence(
        "{who} is on declarer’s side and takes {cards} back into his hand.",
        who=cards[0].seat,
        cards=named(cards),
    )
    return table.deciding(Verdict(laws, result), cards[-1].incident)


def _with_law_24(decides: Ground) -> tuple[Applied, Applied]:
    """Return what becomes of the cards and why they lie there; in one paragraph why comes first."""
    laws = (Applied(decides), Applied(LAW[decides.edition]["left_face_up"]))
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
    if not optional:
        laid = _told_by_law_50(laid, seat, cards)
    kinds = list(dict.fromkeys(law50.kind_of(laid, card.card) for card in cards))
    if optional and len(cards) > 1:  # each alone is what it is, treated together all are major
        kinds.append(law50.LAW[edition]["two_or_more_are_major"])
    laws = (
        *_with_law_24(LAW[edition]["penalty_card_of_a_defender"]),
        *map(Applied, kinds),
        kind(edition, cards),
    )
    known = {"who": seat, "declarer": contract.declarer, "cards": named(cards)}
    if optional:
        result = counted_sentence(
            "{who} defends. {declarer} may treat {cards} as a penalty card.",
            "{who} defends. {declarer} may treat each of {cards} as a penalty card.",
            len(cards),
            **known,
        )
    else:
        result = counted_sentence(
            "{who} defends. {cards} is a penalty card, and {declarer} has no choice.",
            "{who} defends. {cards} are penalty cards, and {declarer} has no choice.",
            len(cards),
            **known,
        )
    options = _rights(laid, contract, cards) if optional else before_the_lead(laid, contract)
    grounds = before_lead.with_pick_up(table.edition, (each.ground for each in options))
    rights = dict.fromkeys(Applied(ground, Role.RIGHT) for ground in grounds)
    return laid.deciding(Verdict((*laws, *rights), result, options), cards[-1].incident)


def _told_by_law_50(table: Table, seat: Seat, cards: list[FacedCard]) -> Table:
    """Return the table with what cards tell by the law on penalty cards (50E), not by this one."""
    law = LAW[table.edition]["information_from_exposed_cards"]
    still = tuple(
        closed for closed in table.unauthorised if closed.ground != law or seat not in closed.about
    )
    told = replace(table, unauthorised=still)
    return law50.closed_to_partner(told, seat, [each.card for each in cards])


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
    law = LAW[Edition.RU_1987]["penalty_card_of_a_defender"]
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
        kinds = dict.fromkeys(law50.kind_of(laid, card) for card in named)
        kind = tuple(map(Applied, kinds))
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
        Applied(LAW[Edition.RU_1987]["penalty_card_of_a_defender"]),
        *kind,
        *dict.fromkeys(Applied(right.ground, Role.RIGHT) for right in choices),
    )
    one, several = _CHOICES[option]
    result = sentence(one if len(named) == 1 else several, cards=named)
    decided = laid.deciding(Verdict(laws, result, (*left, *choices)))
    return _led_before(decided) if has_led and not left else decided


_CHOICES: Final = {
    TREAT_AS_PENALTY_CARD: (
        "{cards} is a penalty card by declarer’s choice.",
        "{cards} are penalty cards by declarer’s choice.",
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
