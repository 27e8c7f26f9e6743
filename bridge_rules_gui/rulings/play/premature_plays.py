"""Cards played before their turn in the course of the play, and what declarer asks after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import CardsHandled, CardsPlayed, Handling
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law47e1_misinformed_turn as law47e1
from bridge_rules_gui.rulings import law49_exposed_card as law49
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings import law54_opening_lead_out_of_turn as law54
from bridge_rules_gui.rulings import law55_declarers_lead_out_of_turn as law55
from bridge_rules_gui.rulings import law57_premature_play as law57
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import asked_plays, penalty_cards_told, played_over
from bridge_rules_gui.rulings.play.waiting_plays import Demand, PlayOrder, PrematurePlay
from bridge_rules_gui.rulings.verdict import Applied, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

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
    misled = not lead and law47e1.misinformer(table, playing, seat) is not None
    if misled and table.edition is not Edition.RU_1987:
        noticed = table.noticing(_KEY, playing.player_of(seat), table.event)
        return noticed.deciding(law47e1.misled_play(table, playing, seat, card))
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

    Where the card has accepted the lead the matter says so already; dummy's to an opening lead
    accepted by word stays (54B2), another is premature.
    """
    settled = playing.settled_lead
    if settled is None or settled.by is None:
        return table
    opening = settled.lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN
    if opening and seat is playing.contract.dummy:
        return table.deciding(law54.stays(table, card), settled.lead.matter)
    noticed = table.noticing(_KEY, playing.contract.declarer, table.event)
    return noticed.deciding(law57.by_declarer(table, seat, card))


def _by_defender(
    table: Table, playing: Playing, seat: Seat, card: Card, play: Plays, *, lead: bool
) -> Table:
    current = playing.period.current
    if current is not None and current.cards_of(seat.partner):
        return _after_partner(table, playing, seat, card, lead=lead)
    by_dummy = not lead and _dummy_acted(table, playing)
    if not lead and (by_dummy or _played_from_both(playing)):
        noticed = table.noticing(_KEY, seat, table.event)
        verdict = law57.harmless(table, seat, card, by_dummy=by_dummy)
        return play(noticed.deciding(verdict), playing, seat, card)
    return _before_partner(table, playing, seat, card, lead=lead)


def _played_from_both(playing: Playing) -> bool:
    current, contract = playing.period.current, playing.contract
    hands = (contract.declarer, contract.dummy)
    return current is not None and all(current.cards_of(hand) for hand in hands)


def _dummy_acted(table: Table, playing: Playing) -> bool:
    """Whether dummy himself played or pointed at a card since this trick began.

    Remarks do not show it; the fact `suggested` on the defender's play does.
    """
    if table.happening.facts.value("suggested") is True:
        return True
    number, dummy = playing.period.trick_number, playing.contract.dummy
    begun = min((p.event for p in playing.played if p.trick == number), default=table.event)
    pointing = (Handling.TOUCH, Handling.HOLD, Handling.NAME)
    for event in table.scenario.events[begun : table.event]:
        act = event.act
        if event.who is not dummy:
            continue
        if isinstance(act, CardsPlayed) and act.by_dummy:
            return True
        if isinstance(act, CardsHandled) and act.handling in pointing:
            return True
    return False


def _before_partner(table: Table, playing: Playing, seat: Seat, card: Card, *, lead: bool) -> Table:
    """57A: a major penalty card, and declarer chooses what partner may play."""
    verdict = law57.before_partner(table, playing, seat, card, lead=lead)
    settled = playing.settled_lead
    if settled is not None and _is_wrong_defenders(settled.lead.key, playing, seat, settled.cards):
        first = Applied(law53.wrong_defender(table.edition))
        verdict = replace(verdict, laws=(first, *verdict.laws))
    waiting = _waiting(table, playing, seat, card, choice=True, lead=lead)
    laid = law50.laid_down(waiting, seat, (card,), deliberate=True)
    return penalty_cards_told.told(laid, seat, (card,)).deciding(verdict)


def _is_wrong_defenders(key: Irregularity, playing: Playing, seat: Seat, cards: int) -> bool:
    """Whether the card is the wrong defender's to declarer's lead out of turn."""
    current = playing.period.current
    of_declarer = key is Irregularity.LEAD_OUT_OF_TURN_DECLARER and cards == len(playing.played)
    return of_declarer and current is not None and seat is current.leader.right_hand_opponent


def _after_partner(table: Table, playing: Playing, seat: Seat, card: Card, *, lead: bool) -> Table:
    """57D of 2017 where partner has played; else the card is simply exposed (49)."""
    waiting = _waiting(table, playing, seat, card, choice=False, lead=lead)
    if table.edition is Edition.BG_2017 and not lead:
        return _at_opponents_turn(waiting, playing, seat, card)
    laws, laid = law49.laid_down(waiting, seat, (card,), deliberate=True)
    words = (
        "{who} has led {card} to the next trick too early: it is a major penalty card."
        if lead
        else "{who} has played {card} before his turn, {partner} having played: it is a major "
        "penalty card."
    )
    result = sentence(words, who=seat, card=card, partner=seat.partner)
    trace = (result, law57.partner_has_played(table.edition, seat.partner))
    return laid.deciding(Verdict(laws, result, trace=trace))


def _at_opponents_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    # The first of several such cards is the one he plays to the trick; no other can be.
    taken = any(
        order.on is seat and order.demand is Demand.THIS_CARD for order in playing.play_orders
    )
    legal = not taken and asked_plays.obeying(playing, seat, Demand.THIS_CARD, None, card) != ()
    verdict = law57.at_opponents_turn(seat, card, legal=legal)
    if not legal:
        laid = law50.laid_down(table, seat, (card,), deliberate=True)
        return penalty_cards_told.told(laid, seat, (card,)).deciding(verdict)
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
    """Return the table with a new matter and the card waiting for its turn."""
    number, place = playing.period.trick_number, len(table.matters)
    play = PrematurePlay(seat, card, number, table.event, place, choice, lead)
    noticed = table.noticing(_KEY, seat, table.event)
    return replace(noticed, playing=replace(playing, premature=play))
