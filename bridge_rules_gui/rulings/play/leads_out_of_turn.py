"""Leads out of turn in the course of the play: noticed, accepted, overtaken, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law47e1_misinformed_turn as law47e1
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings import law54_opening_lead_out_of_turn as law54
from bridge_rules_gui.rulings import law55_declarers_lead_out_of_turn as law55
from bridge_rules_gui.rulings import law56_defenders_lead_out_of_turn as law56
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import leads, penalty_cards_told
from bridge_rules_gui.rulings.play.dummy_seen import is_dummy_seen
from bridge_rules_gui.rulings.play.offences import WrongLead
from bridge_rules_gui.rulings.play.playing import FaceDownLead
from bridge_rules_gui.rulings.play.waiting_plays import SettledLead
from bridge_rules_gui.rulings.verdict import Applied, PenaltyCard, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import Playing

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
    lead = WrongLead(key, seat, card, turn_of, table.event, len(table.matters))
    noticed = table.noticing(key, playing.player_of(seat), table.event)
    if key is Irregularity.PREMATURE_LEAD:
        return noticed.deciding(law54.by_declarers_side(table, seat, card))
    if table.edition is Edition.BG_2017 and playing.period.trick_number == _LAST_TRICK:
        return noticed.deciding(law53.must_be_withdrawn(lead))
    waiting = replace(noticed, playing=replace(playing, wrong_lead=lead, settled_lead=None))
    if law47e1.misinformer(table, playing, seat) is not None:
        return _misled(waiting, playing, lead)
    if _is_opening(lead) and is_dummy_seen(waiting, playing, lead):
        return must_accept(waiting, playing, lead)
    return _with_choices(waiting, playing, lead)


def _with_choices(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table with the choices opened; a penalty card led is not made one twice."""
    verdict = _NOTICED[lead.key](table, playing, lead)
    if any(held.card == lead.card for held in table.penalty_cards):
        left = tuple(c for c in verdict.consequences if not isinstance(c, PenaltyCard))
        verdict = replace(verdict, consequences=left)
    return table.deciding(verdict, lead.matter)


def partner_led_face_down(table: Table, playing: Playing, lead: WrongLead, card: Card) -> Table:
    """Return the table after the offender's partner led face down: his lead is withdrawn (54)."""
    lies = replace(playing, face_down=FaceDownLead(lead.seat.partner, card, table.event))
    return _with_choices(replace(table, playing=lies), lies, lead)


def _misled(table: Table, playing: Playing, lead: WrongLead) -> Table:
    decided = table.deciding(law47e1.misled(table, playing, lead))
    return replace(decided, playing=playing) if table.edition is Edition.BG_2017 else decided


def _is_misled(table: Table, lead: WrongLead) -> bool:
    laws = table.matters[lead.matter].laws
    return any(str(applied.ground) == "47E1" for applied in laws)


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

    Where its side has played on since (60C), that later matter stands as the lead now does.
    """
    decided = table.deciding(verdict, lead.matter)
    last = len(decided.matters) - 1
    if last == lead.matter or decided.matters[last].key is not Irregularity.PLAY_AFTER_ILLEGAL_PLAY:
        return decided
    settled = decided.matters[lead.matter]
    later = replace(
        decided.matters[last],
        laws=(decided.matters[last].laws[0], *settled.laws),
        options=settled.options,
        result=settled.result,
    )
    return replace(decided, matters=(*decided.matters[:last], later))


# -- accepted -----------------------------------------------------------------------------------


def accepted_by_play(
    table: Table, playing: Playing, lead: WrongLead, seat: Seat, card: Card
) -> Table:
    """Return the table after an opponent played to the lead: it is correct."""
    if _is_misled(table, lead) and table.edition is Edition.SR_2007:
        return taken_back(table, playing, lead)
    verdict = law53.accepted_by_play(table, lead)
    if _is_opening(lead) and seat is playing.contract.dummy and seat is not _next(lead):
        verdict = law54.accepted_from_dummy(table, lead, card)
    if lead.key is _OF_DECLARER and seat is not _next(lead):
        verdict = law53.accepted_by_wrong_defender(table, lead, card)
    return _stands(_decided(table, verdict, lead), playing, lead, None)


def _next(lead: WrongLead) -> Seat:
    return lead.seat.left_hand_opponent


def accepted_by_word(
    table: Table, playing: Playing, lead: WrongLead, by: Seat | None = None
) -> Table:
    """Return the table after the lead was accepted by word."""
    barring = law47e1.not_to_be_accepted(table.edition) if _is_misled(table, lead) else None
    if barring is not None:
        line = sentence("{who} was misinformed: his lead may not be accepted.", who=lead.seat)
        return table.explaining((Applied(barring),), (line,))
    if _is_opening(lead):
        verdict = law54.accepted(table, lead)
    else:
        of_declarer = lead.key is _OF_DECLARER
        laws = (law55 if of_declarer else law56).accepted(table.edition)
        result = sentence("{who}'s lead out of turn is accepted.", who=lead.seat)
        verdict = Verdict(tuple(map(Applied, laws)), result)
    return _stands(_decided(table, verdict, lead), playing, lead, by)


def became_dummy(
    table: Table, playing: Playing, lead: WrongLead, *, by_cards: bool = False
) -> Table:
    """Return the table after the presumed declarer laid down his hand (54A)."""
    contract = replace(playing.contract, declarer=playing.contract.dummy)
    swapped = replace(playing, period=replace(playing.period, contract=contract))
    verdict = law54.becomes_dummy(table, contract, by_cards=by_cards)
    return _stands(_decided(table, verdict, lead), swapped, lead, None)


def must_accept(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the presumed declarer could see a card of dummy's (54C)."""
    verdict = law54.must_accept(table, playing, lead)
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
    decided = _decided(table, law53.overtaken(table, lead, card), lead)
    cards = tuple(
        held for held in decided.penalty_cards if held.card != lead.card or not held.condition
    )
    return replace(decided, penalty_cards=cards, playing=replace(playing, wrong_lead=None))


def taken_back(table: Table, playing: Playing, lead: WrongLead, by: Seat | None = None) -> Table:
    """Return the table after the lead was refused: the turn goes back to the right hand."""
    settled = SettledLead(lead, by, len(playing.played))
    back = replace(playing, wrong_lead=None, face_down=None, settled_lead=settled)
    if lead.corrected is not None:
        back = back.with_card(lead.turn_of, lead.corrected, table.event)
    waiting = replace(table, playing=back)
    if _is_misled(table, lead):
        return _decided(waiting, law47e1.withdrawn(table, playing, lead), lead)
    if lead.key is _OF_DECLARER:
        return _decided(waiting, law55.taken_back(table, playing, lead), lead)
    if lead.spared_by is not None:
        return _spared(waiting, lead, lead.spared_by)
    return _penalised(waiting, lead)


def _spared(table: Table, lead: WrongLead, law: Ground) -> Table:
    """Return the table with a defender's lead back in his hand, and no penalty card."""
    result = sentence(
        "{who} takes back {card}, which is not a penalty card, and {turn} leads.",
        who=lead.seat,
        card=lead.card,
        turn=table.turn,
    )
    return _decided(table, Verdict((Applied(law), Applied(law56.RU["56 withdrawn"])), result), lead)


def _penalised(table: Table, lead: WrongLead) -> Table:
    """Return the table with a defender's lead as a penalty card, and what declarer may ask now."""
    edition = table.edition
    left = tuple(held for held in table.penalty_cards if held.card != lead.card)
    laid = law50.laid_down(
        replace(table, penalty_cards=left), lead.seat, (lead.card,), deliberate=True
    )
    told = penalty_cards_told.told(laid, lead.seat, (lead.card,))
    options = leads.choices(told)
    laws = (
        *(law54 if _is_opening(lead) else law56).refused(edition),
        law50.kind_of(laid, lead.card),
        *(option.ground for option in options),
    )
    result = sentence(
        "{card} is taken back and becomes a major penalty card of {who}'s.",
        card=lead.card,
        who=lead.seat,
    )
    if options:
        waiting = sentence(
            "{leader} may not lead before {declarer} has said what he chooses.",
            leader=table.turn,
            declarer=options[0].who,
        )
        result = sentence("{result} {waiting}", result=result, waiting=waiting)
        if leads.first_choices(told):
            laws = (*laws, law50.choice_first(edition))
    verdict = Verdict(tuple(map(Applied, dict.fromkeys(laws))), result, options)
    return _decided(told, verdict, lead)
