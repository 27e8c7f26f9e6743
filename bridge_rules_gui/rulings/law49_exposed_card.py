"""Law 49: exposure of a defender's cards.

Every card of a defender that his partner could see, or that he names, becomes a penalty card; the
editions differ only in the words of the exceptions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.table import Table

RU = grounds(
    Edition.RU_1987,
    {"49": "каждая такая карта становится штрафной картой"},
)
SR = grounds(
    Edition.SR_2007,
    {"49": "svaka takva karta postaje kaznena karta"},
)
BG = grounds(
    Edition.BG_2017,
    {"49": "всяка такава карта става наказана карта"},
)
GROUND = {Edition.RU_1987: RU["49"], Edition.SR_2007: SR["49"], Edition.BG_2017: BG["49"]}


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool) -> Table:
    """Return the table after a defender exposed cards: they are penalty cards."""
    noticed = table.noticing(Irregularity.EXPOSED_CARD_DEFENDER, seat, table.event)
    penalised = law50.laid_down(noticed, seat, cards, deliberate=deliberate)
    mine = [card for card in penalised.penalty_cards if card.seat is seat and not card.condition]
    handling = law50.handling(table.edition, mine[-1].rank)
    result = sentence(
        "{who}'s {cards} stay face up on the table as {rank} penalty cards.",
        who=seat,
        cards=" ".join(map(str, cards)),
        rank=mine[-1].rank.value,
    )
    laws = (
        Applied(law50.kind_ground(table.edition)),
        Applied(GROUND[table.edition], Role.IRREGULARITY),
        Applied(handling),
    )
    return penalised.deciding(Verdict(laws, result))
