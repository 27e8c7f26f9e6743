"""What declarer asks of the partner of a defender who has played prematurely (Law 57A)."""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law57_premature_play as law57
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play import lead_orders
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import Demand, PlayOrder, PrematurePlay
from bridge_rules_gui.table.table import Table

_ASKING = frozenset(demand.value for demand in Demand)


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Return the table after declarer asked something of the offender's partner; else None."""
    playing = table.playing
    if act.option not in _ASKING or playing is None:
        return None
    waiting, demand = playing.premature, Demand(act.option)
    law = law57.demand_ground(table.edition, demand)
    suit = _suit(act.value)
    needs_suit = demand in (Demand.OTHER_SUIT, Demand.NOT_OTHER_SUIT)
    current = playing.period.current
    led = None if current is None else current.suit_led
    chosen = not needs_suit or (suit is not None and suit is not led)
    by_declarer = who in {None, playing.contract.declarer}
    if waiting is None or not waiting.choice or law is None or not (chosen and by_declarer):
        return lead_orders.not_given(table, who, act)
    asked = PlayOrder(
        waiting.seat.partner, law, waiting.trick, demand, suit if needs_suit else None
    )
    return _demanded(table, playing, waiting, asked)


def _demanded(table: Table, playing: Playing, waiting: PrematurePlay, order: PlayOrder) -> Table:
    """Return the table with an order given; a card partner has played before it may not stand."""
    on, suit = order.on, order.suit
    back = playing if waiting.meanwhile is None else playing.without_card(on, waiting.meanwhile)
    among = obeying(back, on, order.demand, suit, None)
    order = replace(order, among=among)
    settled = replace(waiting, choice=False, meanwhile=None)
    verdict = law57.demanded(table.edition, back, order)
    mate = waiting.meanwhile
    kept = mate is None or among == () or order.allows(mate)
    now = replace(playing if kept else back, premature=settled)
    after = ordered(replace(table, playing=now), order)
    place = waiting.incident if mate is None else len(table.incidents) - 1
    if kept or mate is None:
        return after.deciding(verdict, place)
    exposure, laid = law49.laid_down(after, on, (mate,), deliberate=True)
    return laid.deciding(replace(verdict, laws=(*verdict.laws, *exposure)), place)


def obeying(
    playing: Playing, on: Seat, demand: Demand, suit: Suit | None, card: Card | None
) -> tuple[Card, ...] | None:
    """Return the cards of a known hand by which a demand can be met; None of an unknown hand."""
    hand, current = playing.period.deal.hand(on), playing.period.current
    led = None if current is None else current.suit_led
    if hand is None and demand in (Demand.HIGHEST, Demand.LOWEST) and law57.is_void(playing, on):
        return ()
    if hand is None or led is None:
        return None
    following = hand.of_suit(led)
    legal = following or hand.cards
    match demand:
        case Demand.HIGHEST:
            return tuple(sorted(following, reverse=True)[:1])
        case Demand.LOWEST:
            return tuple(sorted(following)[:1])
        case Demand.OTHER_SUIT:
            return tuple(held for held in legal if held.suit is suit)
        case Demand.NOT_OTHER_SUIT:
            return tuple(held for held in legal if held.suit is not suit)
        case _:
            return tuple(held for held in legal if held == card)


def _suit(text: str) -> Suit | None:
    try:
        return Suit.parse(text)
    except BridgeError:
        return None


def ordered(table: Table, order: PlayOrder) -> Table:
    """Return the table with a player bound by what is asked of his card to this trick."""
    playing = table.playing
    if playing is None:
        return table
    return replace(table, playing=replace(playing, play_orders=(*playing.play_orders, order)))


def closed(table: Table, waiting: PrematurePlay) -> Table:
    """Return the table with declarer's choices closed: he has let partner's card pass."""
    playing, incident = table.playing, table.incident
    asking = any(option.name in _ASKING for option in table.options)
    if playing is None or incident is None or not asking:
        return table
    left = tuple(option for option in incident.options if option.name not in _ASKING)
    result = law57.nothing_asked(playing.contract.declarer, waiting.seat, waiting.card)
    closed = replace(incident, options=left, result=result)
    return replace(table, incidents=(*table.incidents[:-1], closed))


def past_stated(table: Table) -> Table:
    """Return the table with what was asked of a card said in the past once it is played."""
    playing = table.playing
    if playing is None or not playing.play_orders:
        return table
    past = {
        law57.asked(order): law57.done(order, played.card)
        for order in playing.play_orders
        for played in playing.played
        if (played.seat, played.trick) == (order.on, order.trick)
    }
    incidents = tuple(
        replace(incident, result=past.get(incident.result, incident.result))
        for incident in table.incidents
    )
    return replace(table, incidents=incidents)
