"""Law 54: an opening lead out of turn, faced.

The presumed declarer accepts it, becomes dummy, or has it taken back. Having seen a card of
dummy's he must accept it (54C); 2017 adds that he then is declarer, so that becoming dummy is no
way out, which the older books leave open. Taken back, the card is a major penalty card (54D), in
1987 by way of Law 56. 2007 and 2017 have the partner's face-down lead withdrawn, and send a lead of
declarer's side to Law 24 (54E); the 1987 book says neither here.
"""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.scenario import CallMade, CardsHandled, Handling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law17_auction_period as law17
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.laws import law24_card_exposed_in_auction as law24
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws import law48_declarers_cards as law48
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws import law56_defenders_lead_out_of_turn as law56
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Consequence, Option, Unauthorised, Verdict

LAW = clauses(54)

_TO_BE_SEEN: Final = (Handling.EXPOSE, Handling.HOLD)


def noticed(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """54A, 54B, 54D: the presumed declarer accepts, becomes dummy, or has the lead taken back."""
    edition, declarer = table.edition, playing.contract.declarer
    book = LAW[edition]
    options = (
        Option(declarer, "accept_opening_lead", book["may_be_accepted"]),
        Option(declarer, "become_dummy", book["declarer_becomes_dummy"]),
        Option(declarer, "withdraw_lead", book["may_be_withdrawn"]),
        *before_lead.once_taken_back(table, declarer, lead),
    )
    by_56 = _by_law_56(edition)
    both = (_face_down_lead_withdrawn(edition),) if _has_partner_led(playing, lead) else ()
    right = (
        *both,
        book["may_be_withdrawn"],
        *by_56,
        book["declarer_becomes_dummy"],
        book["may_be_accepted"],
        law53.LAW[edition]["may_be_accepted"],
    )
    words = (
        (
            "{who} has led {card} out of turn. {declarer} may accept the lead, become dummy, "
            "or have the card taken back. If it is taken back, {card} is a major penalty "
            "card and {partner}’s lead may be restricted."
        )
        if not both
        else (
            "{who} has led {card} out of turn, and {partner}’s face-down lead is withdrawn. "
            "{declarer} may accept the lead, become dummy, or have the card taken back. If "
            "it is taken back, {card} is a major penalty card and {partner}’s lead may be "
            "restricted."
        )
    )
    result = sentence(
        words, who=lead.seat, card=lead.card, declarer=declarer, partner=lead.seat.partner
    )
    laws = law56.laws_of_choice(edition, lead.card, right, options)
    return Verdict(laws, result, (*options, law56.if_taken_back(edition, lead)))


def _has_partner_led(playing: Playing, lead: WrongLead) -> bool:
    """Whether the offender's partner has led face down."""
    face_down = playing.face_down
    return face_down is not None and face_down.seat is lead.seat.partner


def _face_down_lead_withdrawn(edition: Edition) -> Ground:
    """Return the provision by which the partner's face-down lead is withdrawn.

    1987 has none but the one that lets the director withdraw it after an irregularity (41A).
    """
    law_41 = law41.LAW[edition]["face_down_lead_returned"]
    return LAW[edition].get("partners_face_down_lead_withdrawn", law_41)


def _by_law_56(edition: Edition) -> tuple[Ground, ...]:
    """Return the provision of Law 56 to which 54D of 1987 sends."""
    law_56 = law56.LAW[edition]
    return (law_56["becomes_major_penalty_card"],) if edition is Edition.RU_1987 else ()


def accepted(edition: Edition, lead: WrongLead) -> Verdict:
    """54B1: declarer accepts by word; dummy comes down, the second card is from his own hand."""
    book = LAW[edition]
    result = sentence(
        (
            "{who}’s opening lead out of turn is accepted. Dummy is spread, and the second "
            "card is played from declarer’s hand."
        ),
        who=lead.seat,
    )
    laws = (
        book["may_be_accepted"],
        law53.LAW[edition]["accepted_by_word"],
        book["second_card_from_declarers_hand"],
    )
    return Verdict(tuple(map(Applied, laws)), result)


def accepted_from_dummy(table: Table, lead: WrongLead, card: Card) -> Verdict:
    """54B2: declarer played the second card from dummy, which accepts the lead and stays."""
    result = sentence(
        (
            "Declarer has played {card} from dummy to {who}’s opening lead out of turn. The "
            "lead is accepted, and {card} may not be withdrawn except to correct a revoke."
        ),
        card=card,
        who=lead.seat,
    )
    first = (
        LAW[table.edition]["dummys_card_stays_played"],
        law53.accepting_play(table.edition, lead, lead.seat.right_hand_opponent),
    )
    lost = law60.right_lost(table, lead.seat.side, lead.card)
    return Verdict((*map(Applied, first), *lost), result)


def stays(edition: Edition, card: Card) -> Verdict:
    """The second card was played from dummy after the lead had been accepted (54B2)."""
    result = sentence(
        (
            "{card}, the second card, was played from dummy. It may not be withdrawn except to "
            "correct a revoke."
        ),
        card=card,
    )
    book = LAW[edition]
    return Verdict(
        (
            Applied(book["dummys_card_stays_played"]),
            Applied(book["second_card_from_declarers_hand"]),
        ),
        result,
    )


def becomes_dummy(edition: Edition, contract: Contract, *, by_cards: bool) -> Verdict:
    """54A: the presumed declarer laid down his hand; he is dummy, his partner is declarer.

    `by_cards` tells that he has begun to spread it; he must then spread all of it.
    """
    book = LAW[edition]
    words = (
        "{dummy} must spread his whole hand and is dummy. {declarer} is declarer."
        if by_cards
        else "{dummy} has spread his hand and is dummy. {declarer} is declarer."
    )
    result = sentence(
        words,
        dummy=contract.dummy,
        declarer=contract.declarer,
    )
    laws = (
        (
            book["declarer_spreads_hand"],
            law48.LAW[edition]["hand_shown_after_lead_out_of_turn"],
        )
        if by_cards
        else (book["declarer_becomes_dummy"],)
    )
    return Verdict(tuple(map(Applied, laws)), result)


def is_dummy_seen(table: Table, playing: Playing, lead: WrongLead) -> bool:
    """Whether the presumed declarer could see a card of dummy's that is not left to Law 24 (54C).

    Law 24 reaches cards shown before the end of the auction period: until the opening lead is
    faced in 1987 (17E) and 2007 (22B1), in 2017 until the last pass. The fact `dummy_seen` on
    the lead states it too.
    """
    if table.stated_fact("dummy_seen", lead.event) is True:
        return True
    first = lead.event + 1 if table.edition is not Edition.BG_2017 else _after_auction(table)
    return any(
        event.who is playing.contract.dummy
        and isinstance(event.act, CardsHandled)
        and event.act.handling in _TO_BE_SEEN
        and event.facts.value("seen_by_partner") is not False
        for event in table.scenario.events[first : table.event + 1]
    )


def _after_auction(table: Table) -> int:
    """Return the index of the first event after the last call."""
    calls = [
        place
        for place, event in enumerate(table.scenario.events)
        if isinstance(event.act, CallMade)
    ]
    return calls[-1] + 1 if calls else 0


def must_accept(edition: Edition, playing: Playing, lead: WrongLead) -> Verdict:
    """54C: the presumed declarer could see a card of dummy's, and must accept the lead.

    The older books do not say whether he may still become dummy, which accepts it too.
    """
    book, known = LAW[edition], {"declarer": playing.contract.declarer}
    laws = (Applied(book["must_be_accepted"]), Applied(law53.LAW[edition]["may_be_accepted"]))
    if edition is not Edition.BG_2017:
        words = "{declarer} could see a card in dummy and must accept {who}’s lead."
        result = sentence(words, **known, who=lead.seat)
        reason = sentence(
            "{law} does not apply because {declarer} could see a card in dummy.",
            law=book["may_be_withdrawn"],
            **known,
        )
        open_question = sentence(
            "The book does not say whether {declarer} may still become dummy ({law}).",
            law=book["declarer_becomes_dummy"],
            **known,
        )
        return Verdict(laws, result, (), (result, reason, open_question))
    result = sentence(
        (
            "{declarer} could see a card in dummy and must accept {who}’s lead. {declarer} "
            "is declarer."
        ),
        **known,
        who=lead.seat,
    )
    reason = sentence(
        "{first} and {second} do not apply because {declarer} could see a card in dummy.",
        first=book["declarer_becomes_dummy"],
        second=book["may_be_withdrawn"],
        **known,
    )
    return Verdict(laws, result, (), (result, reason))


def taken_back(table: Table, lead: WrongLead) -> tuple[Table, Verdict]:
    """Return the table with the lead as a penalty card (54D), and what declarer may now ask."""
    laws = (LAW[table.edition]["may_be_withdrawn"], *_by_law_56(table.edition))
    return law56.becomes_penalty_card(table, lead, laws)


def by_declarers_side(table: Table, seat: Seat, card: Card) -> Verdict:
    """Declarer or dummy led to the first trick: Law 24 is about the card (54E).

    Until the opening lead is faced the auction lasts in 1987 (17E), the auction period in 2007
    (22B1): so long the card stays on the table. In 2017 the auction is over, and it goes back.
    """
    edition, exposed = table.edition, law24.LAW[table.edition]
    stays = edition is not Edition.BG_2017
    until = {Edition.RU_1987: law17, Edition.SR_2007: law22}.get(edition)
    named = [
        LAW[edition].get("lead_by_declarers_side"),
        exposed["left_face_up"] if stays else None,
        exposed.get("returned_to_declaring_side"),
        until.LAW[edition]["period_ends_with_the_lead"] if until else None,
        None if stays else exposed["left_face_up"],
    ]
    closed: tuple[Consequence, ...] = ()
    if unauthorised := exposed.get("information_from_exposed_cards"):
        what = sentence("the information from {who}’s exposed {cards}", who=seat, cards=card)
        closed = (Unauthorised(seat.side, what, unauthorised),)
    result = sentence(
        (
            (
                "{who} is on declarer’s side and does not make the opening lead. {leader} leads. "
                "{card} stays face up until that lead is faced, and then goes back to {who}’s "
                "hand."
            )
            if stays
            else (
                "{who} is on declarer’s side and does not make the opening lead. {card} "
                "goes back to {who}’s hand, and {leader} leads."
            )
        ),
        who=seat,
        card=card,
        leader=table.turn,
    )
    return Verdict(tuple(Applied(law) for law in named if law), result, closed)
