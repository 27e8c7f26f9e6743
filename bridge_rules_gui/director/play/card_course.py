"""What is looked at before and after a card is played, beside revokes and leads out of turn."""

from __future__ import annotations

from bridge_rules_gui.director.play import unseen_cards
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CardsPlayed
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws import law44_sequence as law44
from bridge_rules_gui.laws import law45_wrong_card_by_dummy as law45d
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_early_lead as early_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.laws import law52_penalty_card_not_played as law52
from bridge_rules_gui.laws import law59_inability as law59
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play import moments
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Rank


def lies_already(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card was played before it was laid down: named, held, touched, or led so.

    A card of a complete trick, stated to have been played to it, is led once more.
    """
    playing = table.playing
    if playing is None:
        return False
    lead, current = playing.wrong_lead, playing.period.current
    if lead is not None and (lead.seat, lead.card) == (seat, card):
        return True
    if current is None or (seat, card) not in current.cards:
        return False
    return not (current.is_complete and seat is playing.turn and _was_played(table, seat, card))


def _was_played(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the case has told that a hand played a card, not only that it named or held it."""
    events = table.scenario.events[: table.event]
    return any(
        isinstance(event.act, CardsPlayed) and event.who is seat and card in event.act.cards
        for event in events
    )


def before_card(table: Table, seat: Seat) -> Table:
    """Return the table as a hand plays a card, what waited for declarer's side settled by it."""
    playing = table.playing
    if playing is None:
        return table
    if playing.unplayed is not None and not playing.is_defender(seat):
        table = law52.accepted(table, playing, playing.unplayed, by_play=True)
    early = playing.early_lead
    if early is None or table.playing is None:
        return table
    if seat is early.seat.left_hand_opponent:
        return early_lead.accepted_by_play(table, table.playing, early)
    return replace(table, playing=replace(table.playing, early_lead=None))


def too_early(table: Table, playing: Playing, seat: Seat, card: Card) -> Table | None:
    """Return the table after a lead made before declarer had chosen; None where it was not."""
    if not table.penalty_cards or not before_lead.first_choices(table):
        return None
    return early_lead.led_too_early(table, playing, seat, card)


def placed(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a card in turn in the trick, rights that hung on it spent."""
    table = moments.played_on(table)
    if table.penalty_cards:
        table = law51.played(table, playing.contract.declarer, seat, card)
    lies = playing.with_card(seat, card, table.event)
    if lies.called is not None and not playing.is_defender(seat):
        lies = replace(lies, called=None)
    after = replace(table, playing=replace(lies, designated=None, chosen_hand=None))
    if playing.face_down is not None and after.playing is not None:
        return law50.played(law41.faced(after, after.playing), seat, card)
    return law50.played(law44.in_course(after, lies), seat, card)


def watched(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a card, with a penalty card noticed that should have been played.

    A card that is a revoke is dealt with as one. Who cannot do what is required of him may play
    any legal card (59), but his penalty card first.
    """
    playing = before.playing
    if playing is None or len(after.incidents) > len(before.incidents):
        return after
    owed = law52.due(before, seat, card) if playing.is_defender(seat) else ()
    if owed:
        return law52.another_played(after, seat, card, owed)
    excused = law59.excused(after, playing, seat, card)
    if not before.penalty_cards or excused is not after:
        return excused
    lies = any(held.seat is seat and held.rank is Rank.MAJOR for held in after.penalty_cards)
    if lies:
        led = playing.period.current
        follows = led is not None and not playing.period.is_lead_due and card.suit is led.suit_led
        return law50.could_not_be_played(after, seat, followed=follows)
    return law50.honour_before_minor(after, seat, card)


def after_card(table: Table) -> Table:
    """Return the table with what the next hand's turn brings."""
    playing = table.playing
    if playing is None:
        return table
    if playing.misplaced is not None:
        table = law45d.after_card(table)
    if not table.penalty_cards or playing.unplayed is not None or before_lead.first_choices(table):
        return table
    return law51.offered(table)


def out_of_course(
    table: Table, playing: Playing, seat: Seat, card: Card, *, as_lead: bool | None
) -> Table | None:
    """Return the table after a card out of turn that is a fifth card; None where it is not.

    The penalty card a defender owed, laid down after another, is his own change of card (52A);
    another card in place of one that may not be taken back is exposed (48, 49).
    """
    owed = playing.unplayed
    if owed is not None and seat is owed.seat and card in owed.due and not as_lead:
        return law52.taken_back_himself(table, playing, owed)
    if _has_taken_one_back(table, seat) and not as_lead:
        if playing.is_defender(seat):
            return law49.exposed(table, seat, (card,), deliberate=True)
        return law47.another_laid_down(table, seat, card)
    current = playing.period.current
    again = current is not None and bool(current.cards_of(seat))
    if again and not as_lead and (as_lead is False or _is_no_lead(playing, seat)):
        return unseen_cards.fifth_card(table, playing, seat, card)
    return None


def _has_taken_one_back(table: Table, seat: Seat) -> bool:
    """Whether the last thing was that this player took back a card that stays played (47)."""
    last = table.incident
    key = None if last is None else last.key
    return last is not None and key is Irregularity.ILLEGAL_WITHDRAWAL and last.offender is seat


def _is_no_lead(playing: Playing, seat: Seat) -> bool:
    """Whether a second card of a hand can only be one to the trick in progress.

    A defender's, while his partner has not played, may be a premature lead (57A).
    """
    current = playing.period.current
    if playing.period.is_lead_due or current is None:
        return False
    return not playing.is_defender(seat) or bool(current.cards_of(seat.partner))
