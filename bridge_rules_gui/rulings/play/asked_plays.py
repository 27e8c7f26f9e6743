"""What declarer asks of the partner of a defender who has played prematurely (Law 57A)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.errors import BridgeError
from bridge_rules_gui.bridge.suit import Suit
from bridge_rules_gui.rulings import law49_exposed_card as law49
from bridge_rules_gui.rulings import law57_premature_play as law57
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import lead_options
from bridge_rules_gui.rulings.play.waiting_plays import Demand, PlayOrder

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import OptionTaken
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.play.waiting_plays import PrematurePlay

_ASKING = frozenset(demand.value for demand in Demand)


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Take in what declarer asks of the offender's partner; None where it is something else."""
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
        return lead_options.not_given(table, who, act)
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
    verdict = law57.demanded(on, order.demand, suit, order.ground)
    mate = waiting.meanwhile
    kept = mate is None or among == () or order.allows(mate)
    now = replace(playing if kept else back, premature=settled)
    after = ordered(replace(table, playing=now), order)
    place = waiting.matter if mate is None else len(table.matters) - 1
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


def closed(table: Table) -> Table:
    """Return the table with declarer's choices closed: he has let partner's card pass."""
    if table.matter is None or not any(option.name in _ASKING for option in table.options):
        return table
    left = tuple(option for option in table.options if option.name not in _ASKING)
    closed = replace(table.matter, options=left)
    return replace(table, matters=(*table.matters[:-1], closed))
