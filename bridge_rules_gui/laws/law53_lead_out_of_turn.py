"""Law 53: a lead out of turn accepted, or overtaken by the lead that was due.

Everybody's lead out of turn may be accepted, by word or by playing to it (53A); in 2017 only
before the thirteenth trick, where it is always withdrawn. The right defender's proper lead goes
before the wrong one (1987, 2007: 53C; 2017: 53B). The wrong defender's card makes declarer's wrong
lead stand and is itself premature (1987, 2007: 53B; 2017: 53C).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Consequence,
    Role,
    Unauthorised,
    Verdict,
    once_each,
)

LAW = clauses(53)


def accepted_by_word(edition: Edition, lead: WrongLead, *laws: Ground) -> Verdict:
    """Somebody who may accept the lead has said so: by `laws` of his own, and by 53A."""
    result = sentence("{who}’s lead out of turn is accepted.", who=lead.seat)
    accepting = (*laws, LAW[edition]["accepted_by_word"])
    return Verdict(tuple(map(Applied, accepting)), result)


def accepting_play(edition: Edition, lead: WrongLead, hand: Seat) -> Ground:
    """Return what accepts a lead to which a hand has played (53A).

    The words of 2007 are about the hand that follows, those of 1987 and 2017 about the player.
    """
    is_next = hand is lead.seat.left_hand_opponent or edition is not Edition.SR_2007
    return LAW[edition]["accepted_by_play" if is_next else "may_be_accepted"]


def accepted_by_play(table: Table, lead: WrongLead, hand: Seat) -> Verdict:
    """A hand played to the lead: it is correct (53A), the right to more is lost (60A)."""
    result = sentence(
        (
            "A card has been played to {who}’s lead out of turn. The lead is now correct, "
            "and the right to rectification is lost."
        ),
        who=lead.seat,
    )
    accepted = Applied(accepting_play(table.edition, lead, hand))
    return Verdict((accepted, *law60.right_lost(table, lead.seat.side, lead.card)), result)


def accepted_by_wrong_defender(edition: Edition, lead: WrongLead, card: Card) -> Verdict:
    """The defender on the right of declarer's wrong hand played: the lead stands, 57 applies."""
    result = sentence(
        (
            "{who} played {card} to a lead out of turn from {hand}’s hand before {partner} "
            "played. The lead stands, and {card} is a premature play."
        ),
        who=lead.seat.right_hand_opponent,
        card=card,
        hand=lead.seat,
        partner=lead.seat.left_hand_opponent,
    )
    book = LAW[edition]
    laws = (book["played_to_by_the_wrong_defender"], book["may_be_accepted"])
    return Verdict(tuple(map(Applied, laws)), result)


def is_proper_lead(
    table: Table, playing: Playing, lead: WrongLead, card: Card, *, as_lead: bool | None
) -> bool:
    """Whether the player whose turn it was leads, and does not play to the wrong lead.

    1987 and 2007: 53C, 2017: 53B. `as_lead` is what is recorded of it, if anything. A card of the
    suit led by the player who is next is taken to follow it; another suit is led, unless he has
    none of the suit led: then the director must ask.
    """
    if as_lead is not None:
        return as_lead
    if lead.turn_of is not lead.seat.left_hand_opponent:
        return True
    if card.suit is lead.card.suit:
        return False
    hand = playing.period.deal.hand(lead.turn_of)
    if hand is None or hand.of_suit(lead.card.suit):
        return True
    return table.judge("lead", table.event, _question_of_lead(lead, card))


def _question_of_lead(lead: WrongLead, card: Card) -> Sentence:
    return sentence(
        "Did {who} lead {card} in turn rather than play it to {wrong}?",
        who=lead.turn_of,
        card=card,
        wrong=lead.card,
    )


def is_corrected(table: Table, lead: WrongLead) -> bool:
    """Whether declarer has led from the right hand of his own accord; asked where it is open.

    Else the card of that hand was played to the wrong lead.
    """
    if lead.corrected is None or lead.is_led is not None:
        return lead.is_led is True
    return table.judge("lead", lead.corrected_at, _question_of_lead(lead, lead.corrected))


def overtaken(edition: Edition, lead: WrongLead, card: Card, played: Card | None = None) -> Verdict:
    """The player whose turn it was led: his lead stands, and the wrong one is just withdrawn.

    So is a card `played` to it by his partner. 2007 and 2017 close to the offenders what the
    withdrawn card told; 1987 says nothing of it.
    """
    book = LAW[edition]
    result = sentence(
        (
            "{turn}, whose turn it was, has led {card}. That lead stands, and {wrong} goes "
            "back to {who}’s hand without further rectification."
        ),
        turn=lead.turn_of,
        card=card,
        wrong=lead.card,
        who=lead.seat,
    )
    if played is not None:
        too = sentence("{played}, played to that lead by mistake, also goes back.", played=played)
        result = sentence("{result} {too}", result=result, too=too)
    closed: tuple[Consequence, ...] = ()
    laws = [Applied(book["proper_lead_made"])]
    if unauthorised := book.get("withdrawn_card_unauthorised"):
        law16 = clauses(16)[edition]["withdrawn_actions_unauthorised"]
        laws += [Applied(law, Role.INFORMATION) for law in (unauthorised, law16)]
        what = sentence(
            "the information from {who}’s withdrawn {card}", who=lead.seat, card=lead.card
        )
        closed = (Unauthorised(lead.seat.side, what, law16),)
    reason = sentence(
        "Playing this card does not accept the lead out of turn because {turn} has led in turn.",
        turn=lead.turn_of,
    )
    return Verdict(once_each(laws), result, closed, (result, reason))


def must_be_withdrawn(lead: WrongLead) -> Verdict:
    """A lead out of turn to the thirteenth trick is withdrawn (2017)."""
    result = sentence(
        "{card}, led out of turn to the thirteenth trick, must be withdrawn. {turn} leads.",
        card=lead.card,
        turn=lead.turn_of,
    )
    law = LAW[Edition.BG_2017]["not_to_the_last_trick"]
    reason = sentence(
        "The lead may not be accepted because {law} does not cover the thirteenth trick.", law=law
    )
    return Verdict((Applied(law),), result, (), (result, reason))
