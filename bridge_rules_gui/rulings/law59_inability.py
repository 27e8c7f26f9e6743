"""Law 59: inability to lead or play as required; the editions agree.

A player who cannot do what a rectification asks of him may play any legal card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law57_premature_play as law57
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play.waiting_plays import PlayOrder
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import LeadOrder, Playing

RU = grounds(
    Edition.RU_1987,
    {
        "59": "Игрок может играть любой другой легальной картой, если он не в состоянии сделать "
        "ход или сыграть, как требуется для исполнения наказания",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "59": "Igrač može da odigra bilo koju legalnu kartu ako nije u stanju da atakira ili "
        "odigra po zahtevu za ispravkom",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "59": "Играчът може да изиграе всяка друга легална карта, ако не е в състояние да изпълни "
        "изискването да атакува или играе според наложената му поправка",
    },
)
_GROUND = {Edition.RU_1987: RU["59"], Edition.SR_2007: SR["59"], Edition.BG_2017: BG["59"]}


def impossible(playing: Playing, seat: Seat, card: Card) -> PlayOrder | LeadOrder | None:
    """Return what a player could not do who plays this card; None where he could, or did it."""
    hand = playing.period.deal.hand(seat)
    orders = playing.orders if playing.period.is_lead_due else playing.play_orders
    for order in orders:
        if order.on is not seat or order.allows(card):
            continue
        held = hand is not None and not order.can_be_obeyed(hand)
        if held:
            return order
    return None


def excused(table: Table, before: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a card, with a requirement noticed that could not be met.

    `before` is the play in which the card was not yet played.
    """
    order = impossible(before, seat, card)
    if order is None:
        return table
    noticed = table.noticing(Irregularity.UNABLE_TO_PLAY_AS_REQUIRED, seat, table.event)
    own = isinstance(order, PlayOrder)
    first = (Applied(law57.cannot_comply(table.edition)),) if own else ()
    laws = (*first, Applied(_GROUND[table.edition]), Applied(order.ground, Role.RESTRICTION))
    result = sentence(
        "{who} could not play as required: he may play any legal card, and {card} stands.",
        who=seat,
        card=card,
    )
    return noticed.deciding(Verdict(laws, result))
