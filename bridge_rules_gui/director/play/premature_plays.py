"""Cards played before their turn in the course of the play, and what declarer asks after them."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.play import asked_plays, played_over
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Act, CardsHandled, CardsPlayed, Handling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law47_misinformation as law47
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws import law54_opening_lead_out_of_turn as law54
from bridge_rules_gui.laws import law55_declarers_lead_out_of_turn as law55
from bridge_rules_gui.laws import law57_premature_play as law57
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import Demand, PlayOrder, PrematurePlay
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Verdict

Plays = Callable[[Table, Playing, Seat, Card], Table]


_KEY = Irregularity.PREMATURE_PLAY


# -- out of turn --------------------------------------------------------------------------------


def out_of_turn(
    table: Table, playing: Playing, seat: Seat, card: Card, play: Plays, *, as_lead: bool | None
) -> Table:
    """Return the table after a card out of turn to a trick in progress, or led to the next.

    `play` lays in the trick a card that stands.
    """
    current = playing.period.current
    lead = as_lead is True or (current is not None and bool(current.cards_of(seat)))
    misled = not lead and law47.misinformer(table, playing, seat) is not None
    if misled and table.edition is not Edition.RU_1987:
        noticed = table.noticing(_KEY, playing.player_of(seat), table.event)
        return noticed.deciding(law47.misled_play(table.edition, playing, seat, card))
    if not playing.is_defender(seat):
        if lead:
            return _declarers_lead_too_early(table, playing, card)
        return _by_declarer(table, playing, seat, card, play)
    return _by_defender(table, playing, seat, card, play, lead=lead)


def _declarers_lead_too_early(table: Table, playing: Playing, card: Card) -> Table:
    """Declarer led to the next trick, and a defender has still to play to this one."""
    key, declarer = Irregularity.LEAD_OUT_OF_TURN_DECLARER, playing.contract.declarer
    verdict = law55.before_the_trick_was_complete(table.edition, card, playing.period.turn)
    return table.noticing(key, declarer, table.event).deciding(verdict)


def _by_declarer(table: Table, playing: Playing, seat: Seat, card: Card, play: Plays) -> Table:
    """The card is played; it may also be what forfeits a right (60A1), or keep to 54B2."""
    over = playing.premature
    if over is not None and seat is over.seat.left_hand_opponent:
        after = played_over.forfeited(table, playing, over, card, play)
        return after if after.playing is None else play(after, after.playing, seat, card)
    if _is_second_card(playing):
        return play(_second_card(table, playing, seat, card), playing, seat, card)
    noticed = table.noticing(_KEY, playing.contract.declarer, table.event)
    return play(noticed.deciding(law57.by_declarer(table, seat, card)), playing, seat, card)


def _is_second_card(playing: Playing) -> bool:
    """Whether a defender's lead out of turn has just been accepted, by a word or this card."""
    settled = playing.settled_lead
    if settled is None or not settled.accepted or settled.cards != len(playing.played):
        return False
    return playing.is_defender(settled.lead.seat)


def _second_card(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after the second card came from the hand that plays last.

    Where the card has accepted the lead the incident says so already; dummy's to an opening lead
    accepted by word stays (54B2), another is premature.
    """
    settled = playing.settled_lead
    if settled is None or settled.by is None:
        return table
    opening = settled.lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN
    if opening and seat is playing.contract.dummy:
        return table.deciding(law54.stays(table.edition, card), settled.lead.incident)
    noticed = table.noticing(_KEY, playing.contract.declarer, table.event)
    return noticed.deciding(law57.by_declarer(table, seat, card))


def _by_defender(
    table: Table, playing: Playing, seat: Seat, card: Card, play: Plays, *, lead: bool
) -> Table:
    current = playing.period.current
    if current is not None and current.cards_of(seat.partner):
        return _after_partner(table, playing, seat, card, lead=lead)
    played = not lead and _dummy_played(table, playing)
    by_dummy = played or (not lead and _dummy_suggested(table, playing))
    if not lead and (by_dummy or _played_from_both(playing)):
        noticed = table.noticing(_KEY, seat, table.event)
        verdict = law57.harmless(table, seat, card, by_dummy=by_dummy, suggested=not played)
        verdict = _of_the_wrong_lead(table, playing, seat, verdict)
        return play(noticed.deciding(verdict), playing, seat, card)
    return _before_partner(table, playing, seat, card, lead=lead)


def _played_from_both(playing: Playing) -> bool:
    current, contract = playing.period.current, playing.contract
    hands = (contract.declarer, contract.dummy)
    return current is not None and all(current.cards_of(hand) for hand in hands)


def _dummy_played(table: Table, playing: Playing) -> bool:
    """Whether dummy himself played a card since this trick began."""
    acts = _acts_of_dummy(table, playing)
    return any(isinstance(act, CardsPlayed) and act.by_dummy for act in acts)


def _dummy_suggested(table: Table, playing: Playing) -> bool:
    """Whether dummy pointed at a card since this trick began.

    Remarks do not show it; the fact `suggested` on the defender's play does.
    """
    if table.current_event.facts.value("suggested") is True:
        return True
    pointing = (Handling.TOUCH, Handling.HOLD, Handling.NAME)
    acts = _acts_of_dummy(table, playing)
    return any(isinstance(act, CardsHandled) and act.handling in pointing for act in acts)


def _acts_of_dummy(table: Table, playing: Playing) -> list[Act]:
    """Return what dummy has done since this trick began."""
    number, dummy = playing.period.trick_number, playing.contract.dummy
    begun = min((p.event for p in playing.played if p.trick == number), default=table.event)
    events = table.scenario.events[begun : table.event]
    return [event.act for event in events if event.who is dummy]


def _before_partner(table: Table, playing: Playing, seat: Seat, card: Card, *, lead: bool) -> Table:
    """57A: a major penalty card, and declarer chooses what partner may play."""
    verdict = law57.before_partner(table, playing, seat, card, lead=lead)
    verdict = _of_the_wrong_lead(table, playing, seat, verdict)
    waiting = _waiting(table, playing, seat, card, choice=True, lead=lead)
    laid = law50.laid_down(waiting, seat, (card,), law50.Exposure.ON_PURPOSE)
    return law50.closed_to_partner(laid, seat, (card,)).deciding(verdict)


def _of_the_wrong_lead(table: Table, playing: Playing, seat: Seat, verdict: Verdict) -> Verdict:
    """Return a verdict with what makes declarer's wrong lead stand, if the card has done so."""
    settled = playing.settled_lead
    if settled is None or not _is_wrong_defenders(settled.lead.key, playing, seat, settled.cards):
        return verdict
    first = Applied(law53.LAW[table.edition]["played_to_by_the_wrong_defender"])
    return replace(verdict, laws=(first, *verdict.laws))


def _is_wrong_defenders(key: Irregularity, playing: Playing, seat: Seat, cards: int) -> bool:
    """Whether the card is the wrong defender's to declarer's lead out of turn."""
    current = playing.period.current
    of_declarer = key is Irregularity.LEAD_OUT_OF_TURN_DECLARER and cards == len(playing.played)
    return of_declarer and current is not None and seat is current.leader.right_hand_opponent


def _after_partner(table: Table, playing: Playing, seat: Seat, card: Card, *, lead: bool) -> Table:
    """57D of 2017 where partner has played; else, or if it was led, the card is exposed (49)."""
    waiting = _waiting(table, playing, seat, card, choice=False, lead=lead)
    at_once = not lead and _is_led_at_once(table, playing)
    if "must_be_played_in_turn" in law57.LAW[table.edition] and not (lead or at_once):
        return _at_opponents_turn(waiting, playing, seat, card)
    laws, laid = law49.laid_down(waiting, seat, (card,), deliberate=True)
    verdict = law57.after_partner(table.edition, seat, card, laws, lead=lead, at_once=at_once)
    return laid.deciding(verdict)


def _is_led_at_once(table: Table, playing: Playing) -> bool:
    """Whether the trick was led to in this very moment: a card at the same time is a lead too."""
    current = playing.period.current
    return (
        table.part is not None
        and current is not None
        and len(current.cards) == 1
        and playing.played[-1].event == table.event
    )


def _at_opponents_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    # The first of several such cards is the one he plays to the trick; no other can be.
    taken = any(
        order.on is seat and order.demand is Demand.THIS_CARD for order in playing.play_orders
    )
    legal = not taken and asked_plays.obeying(playing, seat, Demand.THIS_CARD, None, card) != ()
    verdict = law57.at_opponents_turn(seat, card, legal=legal)
    if not legal:
        laid = law50.laid_down(table, seat, (card,), law50.Exposure.ON_PURPOSE)
        return law50.closed_to_partner(laid, seat, (card,)).deciding(verdict)
    order = PlayOrder(
        seat,
        verdict.laws[0].ground,
        playing.period.trick_number,
        Demand.THIS_CARD,
        among=(card,),
    )
    return asked_plays.ordered(table, order).deciding(verdict)


def _waiting(
    table: Table, playing: Playing, seat: Seat, card: Card, *, choice: bool, lead: bool
) -> Table:
    """Return the table with a new incident and the card waiting for its turn."""
    number, place = playing.period.trick_number, len(table.incidents)
    play = PrematurePlay(seat, card, number, table.event, place, choice, lead)
    noticed = table.noticing(_KEY, seat, table.event)
    return replace(noticed, playing=replace(playing, premature=play))
