"""Law 18A: a bid names its level and its denomination, and nothing else makes one.

How a bid was worded is told as the fact `improper_form`. No edition says what follows: the bid is
what was meant, and more than it said may be used by nobody's partner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {"18A": "В назначении называется уровень контракта от 1 до 7 и деноминация"},
)
SR = grounds(
    Edition.SR_2007,
    {"18A": "Liciti navode broj štihova (preko šest), od jedan do sedam, i imenovanje"},
)
BG = grounds(
    Edition.BG_2017,
    {
        "18A": "Декларацията определя броя декларирани взятки (взятки над шест), от една до седем, "
        "и наименованието"
    },
)
_GROUND = {Edition.RU_1987: RU["18A"], Edition.SR_2007: SR["18A"], Edition.BG_2017: BG["18A"]}


def form_of_bid(table: Table, event: Event) -> Table:
    """Return the table after a bid that stands, told to have been made in an improper form."""
    last = table.bidding.told[-1] if table.bidding.told else None
    if event.facts.value("improper_form") is not True or last is None:
        return table
    if last.event != table.event or not isinstance(last.call, Bid):
        return table
    noticed = table.noticing(Irregularity.IMPROPER_FORM, last.seat, table.event)
    result = sentence(
        "{who} should name the level and the denomination and no more: {bid} stands as it was "
        "meant.",
        who=last.seat,
        bid=last.call,
    )
    law = Applied(_GROUND[table.edition], Role.IRREGULARITY)
    return noticed.deciding(Verdict((law,), result))
