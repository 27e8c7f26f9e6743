"""Law 41: the commencement of play.

The opening lead lies face down until the questions of 41B are asked, and only the director may have
it taken back; where it lies face down at the wrong seat he does, and nothing follows. Faced, it
begins the play and dummy's hand comes down (41C).
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import FaceDownLead, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(41)


def led_face_down(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with an opening lead face down; at the wrong seat it is to be taken back."""
    if playing.period.tricks:
        return table
    book = LAW[table.edition]
    if seat is not playing.turn:
        return _at_the_wrong_seat(table, playing, seat, card)
    lies = replace(table, playing=replace(playing, face_down=FaceDownLead(seat, card, table.event)))
    laws = (
        Applied(book["opening_lead_face_down"], Role.PROCEDURE),
        Applied(book["questions_before_lead_is_faced"], Role.RIGHT),
    )
    return lies.proceeding(laws, lies_face_down(seat, playing))


def lies_face_down(leader: Seat, playing: Playing) -> Sentence:
    """Say that the opening lead is made and may be asked about."""
    return sentence(
        "{who}’s opening lead is face down. {partner} and {declarer} may ask their questions.",
        who=leader,
        partner=leader.partner,
        declarer=playing.contract.declarer,
    )


def _at_the_wrong_seat(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """41A: a face-down lead by the wrong player goes back; Law 54 is about faced ones."""
    noticed = table.noticing(Irregularity.OPENING_LEAD_OUT_OF_TURN, seat, table.event)
    result = sentence(
        (
            "{card} is face down. The director has {who} take it back, and {turn} leads. There "
            "is no further rectification."
        ),
        card=card,
        who=seat,
        turn=playing.turn,
    )
    book = LAW[table.edition]
    laws = (
        Applied(book["face_down_lead_returned"]),
        Applied(book["opening_lead_face_down"], Role.IRREGULARITY),
    )
    return noticed.deciding(Verdict(laws, result))


def faced(table: Table, playing: Playing) -> Table:
    """Return the table as the opening lead is faced: the play begins, dummy is spread."""
    book = LAW[table.edition]
    laws = (
        Applied(book["play_begins"], Role.PROCEDURE),
        Applied(book["dummy_spreads_hand"], Role.PROCEDURE),
    )
    begun = replace(table, playing=replace(playing, face_down=None))
    return replace(begun, procedure=laws)


def is_dummys_hand(playing: Playing, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the cards shown are dummy's whole hand, after a lead has been faced."""
    hand = playing.period.deal.hand(seat)
    is_dummy = seat is playing.contract.dummy
    whole = hand is not None and set(hand) == set(cards)
    return is_dummy and whole and bool(playing.played)


def dummy_spread(table: Table, playing: Playing) -> Table:
    """Return the table as dummy's hand comes down (41D)."""
    law = Applied(LAW[table.edition]["dummy_spreads_hand"], Role.PROCEDURE)
    line = sentence("{dummy} spreads his hand.", dummy=playing.contract.dummy)
    return table.proceeding((law,), line)


def taken_back(table: Table, playing: Playing, lead: FaceDownLead) -> Table:
    """Return the table after a player took his face-down lead back himself: he may not (41A)."""
    noticed = table.noticing(Irregularity.ILLEGAL_WITHDRAWAL, lead.seat, table.event)
    result = sentence(
        "Only the director may have a face-down lead taken back. {card} is {who}’s lead.",
        card=lead.card,
        who=lead.seat,
    )
    law = LAW[table.edition]["only_director_withdraws_lead"]
    return noticed.deciding(Verdict((Applied(law),), result))
