"""Law 55: declarer's lead out of turn, from his hand or from dummy.

Either defender accepts it or has it taken back, without penalty. Where they choose differently,
2007 and 2017 let the one who plays next prevail (55A); 1987 says nothing of it, and who speaks
first has spoken. What declarer may have learnt is left to the director's adjustment in 1987 and
2007, to Law 16 in 2017 (55C).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence, sentence_about
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Consequence, Option, Role, Unauthorised, Verdict

LAW = clauses(55)


def noticed(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Either defender may accept the lead or have it taken back."""
    edition = table.edition
    leader = playing.contract.opening_leader
    accept, back = LAW[edition]["accepted_or_withdrawn"], _refused(edition, playing, lead)
    options = tuple(
        Option(defender, name, law)
        for defender in (leader, leader.partner)
        for name, law in (("accept_lead", accept), ("withdraw_lead", back))
    )
    words = (
        (
            "{declarer} has led {card} when it was {turn}’s turn. Either defender may accept "
            "the lead or have it taken back."
        )
        if playing.is_defender(lead.turn_of)
        else (
            "{declarer} has led {card} from the wrong hand. Either defender may accept the "
            "lead or have it taken back."
        )
    )
    known = {"declarer": playing.contract.declarer, "card": lead.card, "turn": lead.turn_of}
    result = sentence_about(words, known)
    accepting = Applied(law53.LAW[edition]["may_be_accepted"], Role.RIGHT)
    laws = (Applied(accept, Role.RIGHT), accepting, Applied(back))
    prevails = LAW[edition].get("defenders_choose_differently")
    if prevails is None:
        return Verdict(laws, result, options)
    follows = sentence(
        "If the defenders choose differently, the choice of {who}, who plays next, prevails.",
        who=lead.seat.left_hand_opponent,
    )
    both = sentence("{result} {rest}", result=result, rest=follows)
    return Verdict((*laws, Applied(prevails, Role.RIGHT)), both, options)


def accepted(edition: Edition, lead: WrongLead) -> Verdict:
    """A defender accepts the lead by word."""
    return law53.accepted_by_word(edition, lead, LAW[edition]["accepted_or_withdrawn"])


def taken_back(edition: Edition, playing: Playing, lead: WrongLead) -> Verdict:
    """The card goes back; the defender leads whose turn it was, or declarer's right hand."""
    result = sentence(
        "{card} goes back to {hand}’s hand. {turn} leads.",
        card=lead.card,
        hand=lead.seat,
        turn=lead.turn_of,
    )
    learnt = LAW[edition]["may_have_gained_information"]
    closed: tuple[Consequence, ...] = ()
    if edition is Edition.BG_2017:
        what = sentence("what declarer learned from the withdrawn {card}", card=lead.card)
        closed = (Unauthorised(playing.contract.declarer, what, learnt),)
    back = _refused(edition, playing, lead)
    return Verdict((Applied(back), Applied(learnt, Role.INFORMATION)), result, closed)


def before_the_trick_was_complete(edition: Edition, card: Card, turn: Seat) -> Verdict:
    """Declarer led to the next trick while a card is missing in this one: his card goes back."""
    result = sentence(
        "{card} was led before the trick was complete. It goes back, and {turn} plays first.",
        card=card,
        turn=turn,
    )
    return Verdict((Applied(LAW[edition]["card_returned"]),), result)


def prevailing(edition: Edition, lead: WrongLead, by: Seat) -> Ground | None:
    """Return the provision by which a defender's choice overrules his partner's earlier one (55A).

    None where it does not: in 1987, and where he does not play next.
    """
    own = LAW[edition].get("defenders_choose_differently")
    return own if by is lead.seat.left_hand_opponent else None


def partners_choice_stands(edition: Edition, lead: WrongLead, by: Seat) -> Verdict:
    """A defender chose differently from his partner, and does not overrule him (55A)."""
    law = prevailing(edition, lead, by.partner)
    if law is None:
        first = sentence("{who}’s partner spoke first, so the partner’s choice stands.", who=by)
        return Verdict((), first)
    result = sentence("{who}’s partner plays next, so the partner’s choice prevails.", who=by)
    return Verdict((Applied(law),), result)


def _refused(edition: Edition, playing: Playing, lead: WrongLead) -> Ground:
    """Return 55B1 where it was a defender's turn, 55B2 where it was that of the other hand."""
    book = LAW[edition]
    defenders_turn = playing.is_defender(lead.turn_of)
    return book["card_returned"] if defenders_turn else book["leads_from_correct_hand"]
