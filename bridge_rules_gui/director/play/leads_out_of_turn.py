"""Leads out of turn in the course of the play: noticed, accepted, overtaken, taken back."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law47_misinformation as law47
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws import law54_opening_lead_out_of_turn as law54
from bridge_rules_gui.laws import law55_declarers_lead_out_of_turn as law55
from bridge_rules_gui.laws import law56_defenders_lead_out_of_turn as law56
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import FaceDownLead, Playing
from bridge_rules_gui.table.play.waiting_plays import SettledLead
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import PenaltyCard, Verdict

_LAST_TRICK: Final = 13
_OF_DECLARER: Final = Irregularity.LEAD_OUT_OF_TURN_DECLARER
_NOTICED = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: law54.noticed,
    Irregularity.LEAD_OUT_OF_TURN_DEFENDER: law56.noticed,
    Irregularity.LEAD_OUT_OF_TURN_DECLARER: law55.noticed,
}


# -- noticed ------------------------------------------------------------------------------------


def led_out_of_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a lead out of turn waiting to be accepted or taken back."""
    key = _key(playing, seat)
    turn_of = playing.period.turn
    lead = WrongLead(key, seat, card, turn_of, table.event, len(table.incidents))
    noticed = table.noticing(key, playing.player_of(seat), table.event)
    if key is Irregularity.PREMATURE_LEAD:
        return noticed.deciding(law54.by_declarers_side(table, seat, card))
    is_last = playing.period.trick_number == _LAST_TRICK
    if is_last and "not_to_the_last_trick" in law53.LAW[table.edition]:
        return noticed.deciding(law53.must_be_withdrawn(lead))
    waiting = replace(noticed, playing=replace(playing, wrong_lead=lead, settled_lead=None))
    if law47.misinformer(table, playing, seat) is not None:
        return _misled(waiting, playing, lead)
    if _is_opening(lead) and law54.is_dummy_seen(waiting, playing, lead):
        return must_accept(waiting, playing, lead)
    return _with_choices(waiting, playing, lead)


def _with_choices(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table with the choices opened; a penalty card led is not made one twice."""
    verdict = _NOTICED[lead.key](table, playing, lead)
    if any(held.card == lead.card for held in table.penalty_cards):
        left = tuple(c for c in verdict.consequences if not isinstance(c, PenaltyCard))
        verdict = replace(verdict, consequences=left)
    return table.deciding(verdict, lead.incident)


def partner_led_face_down(table: Table, playing: Playing, lead: WrongLead, card: Card) -> Table:
    """Return the table after the offender's partner led face down: his lead is withdrawn (54)."""
    lies = replace(playing, face_down=FaceDownLead(lead.seat.partner, card, table.event))
    return _with_choices(replace(table, playing=lies), lies, lead)


def _misled(table: Table, playing: Playing, lead: WrongLead) -> Table:
    decided = table.deciding(law47.misled(table.edition, playing, lead))
    return replace(decided, playing=playing) if table.edition is Edition.BG_2017 else decided


def _is_misled(table: Table, lead: WrongLead) -> bool:
    laws = table.incidents[lead.incident].laws
    return any(str(applied.ground) == "47E1" for applied in laws)


def _may_not_accept(table: Table, lead: WrongLead, by: Seat | None) -> bool:
    barred = "not_to_be_accepted" in law47.LAW[table.edition] and _is_misled(table, lead)
    return barred and by is _next(lead)


def _key(playing: Playing, seat: Seat) -> Irregularity:
    opening = playing.period.trick_number == 1 and playing.period.won_before.total == 0
    if not playing.is_defender(seat):
        return Irregularity.PREMATURE_LEAD if opening else _OF_DECLARER
    if opening:
        return Irregularity.OPENING_LEAD_OUT_OF_TURN
    return Irregularity.LEAD_OUT_OF_TURN_DEFENDER


def _is_opening(lead: WrongLead) -> bool:
    return lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN


def _decided(table: Table, verdict: Verdict, lead: WrongLead) -> Table:
    """Return the table with a verdict on a lead out of turn.

    Where its side has played on since (60C), that later incident stands as the lead now does.
    """
    decided = table.deciding(verdict, lead.incident)
    last = len(decided.incidents) - 1
    if (
        last == lead.incident
        or decided.incidents[last].key is not Irregularity.PLAY_AFTER_ILLEGAL_PLAY
    ):
        return decided
    settled = decided.incidents[lead.incident]
    later = replace(
        decided.incidents[last],
        laws=(decided.incidents[last].laws[0], *settled.laws),
        options=settled.options,
        result=settled.result,
    )
    return replace(decided, incidents=(*decided.incidents[:last], later))


# -- accepted -----------------------------------------------------------------------------------


def accepted_by_play(
    table: Table, playing: Playing, lead: WrongLead, seat: Seat, card: Card
) -> Table:
    """Return the table after an opponent played to the lead: it is correct."""
    if _may_not_accept(table, lead, seat):
        return taken_back(table, playing, lead)
    verdict = law53.accepted_by_play(table, lead, seat)
    if _is_opening(lead) and seat is playing.contract.dummy and seat is not _next(lead):
        verdict = law54.accepted_from_dummy(table, lead, card)
    if lead.key is _OF_DECLARER and seat is not _next(lead):
        verdict = law53.accepted_by_wrong_defender(table.edition, lead, card)
    stands = _stands(_decided(table, verdict, lead), playing, lead, None)
    return stands if lead.is_led else _played_to(stands, lead)


def _played_to(table: Table, lead: WrongLead) -> Table:
    """Return the table with the card in the trick that declarer has played to his wrong lead."""
    playing, card = table.playing, lead.corrected
    if playing is None or playing.settled_lead is None or card is None:
        return table
    lies = playing.with_card(lead.turn_of, card, lead.corrected_at)
    settled = replace(playing.settled_lead, cards=len(lies.played))
    return replace(table, playing=replace(lies, settled_lead=settled))


def _next(lead: WrongLead) -> Seat:
    return lead.seat.left_hand_opponent


def accepted_by_word(
    table: Table, playing: Playing, lead: WrongLead, by: Seat | None = None
) -> Table:
    """Return the table after the lead was accepted by word."""
    if _may_not_accept(table, lead, by):
        return law47.may_not_be_accepted(table, lead)
    if _is_opening(lead):
        verdict = law54.accepted(table.edition, lead)
    else:
        verdict = (law55 if lead.key is _OF_DECLARER else law56).accepted(table.edition, lead)
    return _stands(_decided(table, verdict, lead), playing, lead, by)


def became_dummy(
    table: Table, playing: Playing, lead: WrongLead, *, by_cards: bool = False
) -> Table:
    """Return the table after the presumed declarer laid down his hand (54A)."""
    contract = replace(playing.contract, declarer=playing.contract.dummy)
    swapped = replace(playing, period=replace(playing.period, contract=contract))
    verdict = law54.becomes_dummy(table.edition, contract, by_cards=by_cards)
    return _stands(_decided(table, verdict, lead), swapped, lead, None)


def must_accept(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the presumed declarer could see a card of dummy's (54C)."""
    verdict = law54.must_accept(table.edition, playing, lead)
    return _stands(_decided(table, verdict, lead), playing, lead, None)


def stands_all_the_same(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table with the lead in the trick, nobody having accepted it."""
    return _stands(table, playing, lead, None)


def _stands(table: Table, playing: Playing, lead: WrongLead, by: Seat | None) -> Table:
    led = replace(playing, wrong_lead=None, face_down=None)
    led = led.with_card(lead.seat, lead.card, lead.event)
    led = replace(led, settled_lead=SettledLead(lead, by, len(led.played), accepted=True))
    cards = tuple(held for held in table.penalty_cards if held.card != lead.card)
    return replace(table, playing=led, penalty_cards=cards)


# -- taken back ---------------------------------------------------------------------------------


def overtaken(table: Table, playing: Playing, lead: WrongLead, card: Card) -> Table:
    """Return the table as the player whose turn it was leads: the wrong lead just goes back."""
    decided = _decided(table, law53.overtaken(table.edition, lead, card), lead)
    cards = tuple(
        held for held in decided.penalty_cards if held.card != lead.card or not held.condition
    )
    return replace(decided, penalty_cards=cards, playing=replace(playing, wrong_lead=None))


def taken_back(table: Table, playing: Playing, lead: WrongLead, by: Seat | None = None) -> Table:
    """Return the table after the lead was refused: the turn goes back to the right hand."""
    settled = SettledLead(lead, by, len(playing.played))
    back = replace(playing, wrong_lead=None, face_down=None, settled_lead=settled)
    if lead.corrected is not None and lead.is_led is not False:
        back = back.with_card(lead.turn_of, lead.corrected, table.event)
    waiting = replace(table, playing=back)
    if _is_misled(table, lead):
        return _decided(waiting, law47.withdrawn(table.edition, playing, lead), lead)
    if lead.key is _OF_DECLARER:
        return _decided(waiting, law55.taken_back(table.edition, playing, lead), lead)
    if lead.spared_by is not None:
        return _decided(waiting, law56.taken_back_unpenalised(waiting, lead, lead.spared_by), lead)
    laid, verdict = (law54 if _is_opening(lead) else law56).taken_back(waiting, lead)
    return _decided(laid, verdict, lead)
