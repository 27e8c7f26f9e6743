"""Cards too many in a trick that went unnoticed: under the one seen, or a fifth (58B4 and 67B2).

Noticed in time they go back into the hand (58B1), or a defender's fifth card is a penalty card
(45E). Once both sides have played to the next trick they lie among the cards of that trick, which
the director finds with too many.
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import AttentionDrawn, DirectorArrives, OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law45_played_card as law45
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law58_simultaneous_plays as law58
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import Defect
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import StuckCards
from bridge_rules_gui.table.table import Table


def fifth_card(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a fifth card, which may yet go unnoticed."""
    number = playing.period.trick_number - playing.period.is_lead_due
    place = len(table.incidents)
    fifth = StuckCards(seat, (card,), number, table.event, place, is_fifth=True)
    lies = replace(playing, unseen=(*playing.unseen, fifth))
    return law45.fifth_card(replace(table, playing=lies), playing, seat, card)


def played_on(table: Table, seat: Seat) -> Table:
    """Return the table as a hand plays a card: a fifth card nobody has noticed binds nobody yet."""
    for unseen in table.playing.unseen if table.playing is not None else ():
        if unseen.is_fifth and not unseen.followed and _noticed_at(table, unseen) > table.event:
            table = law60.in_turn_after_all(table, unseen.cards[0])
            table = _with(table, unseen, replace(unseen, followed=(seat,)))
    return table


def _with(table: Table, old: StuckCards, *new: StuckCards) -> Table:
    """Return the table with what is known of some cards replaced."""
    if table.playing is None:
        return table
    unseen = tuple(each for each in table.playing.unseen if each is not old)
    return replace(table, playing=replace(table.playing, unseen=(*unseen, *new)))


def found(table: Table) -> Table:
    """Return the table as the director comes: cards nobody noticed in time lie in their trick."""
    for unseen in table.playing.unseen if table.playing is not None else ():
        playing = table.playing
        if playing is not None and _lie_there(table, playing, unseen):
            table = _lying(table, playing, unseen)
        elif playing is not None and unseen.is_fifth:
            table = _noticed_in_time(_with(table, unseen), playing, unseen)
    return table


def _noticed_in_time(table: Table, playing: Playing, fifth: StuckCards) -> Table:
    """Return the table with a defender's fifth card a penalty card again, where it is still his."""
    hand = playing.period.deal.hand(fifth.seat)
    gone = hand is not None and fifth.cards[0] not in hand
    if gone or not fifth.followed or not playing.is_defender(fifth.seat):
        return table
    laid = law50.laid_down(table, fifth.seat, fifth.cards, law50.Exposure.ACCIDENT)
    return law50.closed_to_partner(laid, fifth.seat, fifth.cards)


def _lie_there(table: Table, playing: Playing, unseen: StuckCards) -> bool:
    """Whether the cards are still in no other trick, and both sides have played on unaware."""
    noticed = _noticed_at(table, unseen)
    on = {
        played.seat.side
        for played in playing.played
        if played.trick > unseen.trick and played.event < noticed
    }
    gone = {(played.seat, played.card) for played in playing.played}
    return len(on) > 1 and not any((unseen.seat, card) in gone for card in unseen.cards)


def _noticed_at(table: Table, unseen: StuckCards) -> int:
    """Return the event at which attention was first drawn to some cards, or that after the last.

    Who takes an option has noticed the defender's fifth card that gives it; none is given by 58B2.
    """
    events, playing = table.scenario.events, table.playing
    gives_option = unseen.is_fifth and playing is not None and playing.is_defender(unseen.seat)
    for place in range(unseen.event + 1, len(events)):
        act = events[place].act
        is_option = isinstance(act, OptionTaken) and act.option != law58.DESIGNATE
        if isinstance(act, AttentionDrawn | DirectorArrives) or (gives_option and is_option):
            return place
    return len(events)


def _lying(table: Table, playing: Playing, unseen: StuckCards) -> Table:
    trick = playing.period.tricks[unseen.trick - playing.period.won_before.total - 1]
    owner = trick.winner(playing.contract.denomination)
    for card in unseen.cards:
        playing = playing.with_card(unseen.seat, card, unseen.event, unseen.trick)
    defect = Defect(
        unseen.seat,
        unseen.trick,
        unseen.event,
        unseen.incident,
        too_many=True,
        late=True,
        owner=owner,
    )
    lying = replace(playing, defects=(*playing.defects, defect), unseen=())
    named = table.renaming(Irregularity.DEFECTIVE_TRICK, unseen.incident)
    return replace(named, playing=lying)
