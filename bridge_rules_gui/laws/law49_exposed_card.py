"""Law 49: exposure of a defender's cards.

Every card of a defender that his partner could see, or that he names, becomes a penalty card. 1987
includes every card faced on the table, the later ones ask whether partner could see its face. A
statement about the trick in progress exposes nothing to penalty: 1987 says so in a footnote to 68,
2017 in 68 itself. The Serbian book has lost the footnote its Law 49 refers to, and 49 alone grants
it.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CardsHandled, Handling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.laws import law72c_potential_damage as law72c
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table import recorded
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.in_order import in_order
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Rank, Role, Unauthorised, Verdict

LAW = clauses(49)


def could_be_seen(table: Table, act: CardsHandled) -> bool:
    """Whether partner could see a card's face; in 1987 it is enough that it lay on the table."""
    if table.current_event.facts.value("seen_by_partner") is not False:
        return True
    stated = table.stated_fact("on_table", table.event) is True
    on_table = act.handling is Handling.EXPOSE and stated
    return on_table and table.edition is Edition.RU_1987


def unseen(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table with it said that partner could not see the cards, which are taken up."""
    condition = Applied(LAW[table.edition]["could_be_seen_by_partner"], Role.PROCEDURE)
    words = (
        "{who}’s partner could not see the card, so it is picked up."
        if len(cards) == 1
        else "{who}’s partner could not see the cards: they are taken up again."
    )
    return in_order(table, seat, (condition,), sentence(words, who=seat))


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool) -> Table:
    """Return the table after a defender exposed cards: they are penalty cards."""
    noticed = table.noticing(Irregularity.EXPOSED_CARD_DEFENDER, seat, table.event)
    adjusted = law50.LAW[table.edition].get("adjusted_score_instead")
    if adjusted is not None and _could_have_known(table, seat):
        return _adjusted_instead(noticed, seat, cards, adjusted)
    kept = before_lead.led_face_down_before(noticed)
    laws, penalised = laid_down(kept, seat, cards, deliberate=deliberate)
    rank = next(held.rank for held in penalised.penalty_cards if held.card == cards[-1])
    named = (*_made_major(kept, seat, cards, rank), *cards)
    result = law50.lying(seat, named, rank)
    verdict = law51.with_choices(penalised, seat, Verdict(laws, result))
    verdict = before_lead.with_first_choices(penalised, verdict)
    laws = (*verdict.laws, law50.lying_there(table.edition))
    return penalised.deciding(replace(verdict, laws=laws))


def _could_have_known(table: Table, seat: Seat) -> bool:
    """Whether he could have known that it might do damage; asked of a card shown on purpose."""
    if law72c.is_on_purpose(table, table.event):
        return law72c.could_have_known(table, table.event, seat)
    return table.stated_fact("could_have_known", table.event) is True


def _made_major(table: Table, seat: Seat, cards: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """Return the minor penalty cards of a defender that are major now that he has others."""
    if rank is Rank.MINOR:
        return ()
    return tuple(
        held.card
        for held in table.penalty_cards
        if held.seat is seat and held.rank is Rank.MINOR and held.card not in cards
    )


def _adjusted_instead(table: Table, seat: Seat, cards: tuple[Card, ...], law: Ground) -> Table:
    """50A of 1987: no penalty card but an adjusted score, where the offender could have known."""
    result = sentence(
        (
            "{who} could have known that exposing {cards} might damage the other side. The "
            "director awards an adjusted score instead of a penalty card."
        ),
        who=seat,
        cards=cards,
    )
    exposing = LAW[table.edition]["exposed_card_is_penalty_card"]
    laws = (Applied(law, Role.SCORE), Applied(exposing, Role.IRREGULARITY))
    return table.deciding(Verdict(laws, result))


def laid_down(
    table: Table, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool
) -> tuple[tuple[Applied, ...], Table]:
    """Return the provisions on a defender's exposed cards, and the table with them on it."""
    book, how = LAW[table.edition], law50.Exposure.ACCIDENT
    if deliberate:
        how = law50.Exposure.ON_PURPOSE
    own = _how_exposed(table)
    if own == "named_card_is_penalty_card" and deliberate:
        how = law50.Exposure.NAMED
    penalised = law50.laid_down(table, seat, cards, how)
    rank = next(held.rank for held in penalised.penalty_cards if held.card == cards[-1])
    changed = (*_made_major(table, seat, cards, rank), *cards)
    kinds = dict.fromkeys(law50.kind_of(penalised, card) for card in reversed(changed))
    by_law_49 = Applied(book[own], Role.IRREGULARITY)
    laws = (*map(Applied, kinds), by_law_49, Applied(law50.handling(table.edition, rank)))
    if own == "named_card_is_penalty_card":  # it is one by this law alone, of a kind by the next
        laws = tuple(dict.fromkeys((by_law_49, *laws)))
        penalised = _kind_left_open(penalised, cards[-1], deliberate=deliberate)
    return laws, law50.closed_to_partner(penalised, seat, cards)


def _how_exposed(table: Table) -> str:
    """Return the idea by which the card of this event is exposed.

    1987 has faced on the table and held so that partner could see it beside each other; both are
    named where it is not stated which it was. The later books have one condition for both.
    """
    act, book = table.current_event.act, LAW[table.edition]
    if not isinstance(act, CardsHandled):
        return "exposed_card_is_penalty_card"
    if act.handling is Handling.NAME:
        return "named_card_is_penalty_card"
    manner = recorded.how(table.current_event)
    on_table = table.stated_fact("on_table", table.event)
    idea = "exposed_card_is_penalty_card"
    if act.handling is Handling.HOLD or (manner is recorded.How.SHOWN and not on_table):
        idea = "card_held_in_view_is_penalty_card"
    elif on_table or manner in (recorded.How.DROPPED, recorded.How.LED, recorded.How.PLAYED):
        idea = "card_faced_on_table_is_penalty_card"
    return idea if idea in book else "exposed_card_is_penalty_card"


def _kind_left_open(table: Table, card: Card, *, deliberate: bool) -> Table:
    """Return the table with it said that no book has the kind of a small card that was named."""
    kind, book = law50.kind_of(table, card), law50.LAW[table.edition]
    if kind not in (book["small_card_by_accident"], book["exposed_deliberately"]):
        return table
    words = (
        "{card} was named, not shown. Law 50 does not mention such a card, which is treated like "
        "one exposed deliberately."
        if deliberate
        else "{card} was named, not shown. Law 50 does not mention such a card, which is treated "
        "like one exposed unintentionally."
    )
    return table.explaining((Applied(kind),), (sentence(words, card=card),))


def hand_shown(table: Table, seat: Seat, *, conceding: bool) -> Table:
    """Return the table with it said that a defender claims by showing his hand (68A, 68B)."""
    noticed = table.noticing(None, seat, table.event)
    if conceding:
        result = sentence("{who} showed his hand and conceded in words.", who=seat)
        what = law68.LAW[table.edition]["concession_defined"]
    else:
        result = sentence("{who} has claimed by showing his hand.", who=seat)
        what = law68.LAW[table.edition]["cards_shown_are_claim"]
    return noticed.deciding(Verdict((Applied(what, Role.PROCEDURE),), result))


def about_current_trick(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table after a defender showed cards with words about the trick in progress."""
    book = LAW[table.edition]
    noticed = table.noticing(Irregularity.EXPOSED_CARD_DEFENDER, seat, table.event)
    words = (
        (
            "{who} spoke of the trick in progress, so {cards} is not a penalty card. Play "
            "continues, and {partner} may not use what the card showed."
        )
        if len(cards) == 1
        else (
            "{who} spoke of the trick in progress, so {cards} are not penalty cards. Play "
            "continues, and {partner} may not use what the cards showed."
        )
    )
    result = sentence(words, who=seat, cards=cards, partner=seat.partner)
    law_68 = law68.LAW[table.edition]
    laws = [Applied(book["statement_about_current_trick"])]
    # The Serbian book has lost the footnote to Law 68; its Law 49 still refers to it.
    closes = clauses(16)[table.edition]["partners_information_may_not_be_used"]
    if "current_trick_exposes_nothing" in law_68:
        closes = law_68["current_trick_unauthorised"]
        laws.insert(0, Applied(law_68["current_trick_exposes_nothing"]))
    else:
        laws.append(Applied(law_68["current_trick_alone"], Role.PROCEDURE))
    laws.append(Applied(closes, Role.INFORMATION))
    what = sentence("the information from {who}’s exposed {cards}", who=seat, cards=cards)
    closed = (Unauthorised(seat.partner, what, closes),)
    return noticed.deciding(Verdict(tuple(laws), result, closed))
