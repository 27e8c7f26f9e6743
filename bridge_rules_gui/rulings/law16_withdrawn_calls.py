"""Law 16 on withdrawn calls (16D of 2007, 16C of 2017 and 1987): who may not use what they told.

1987 lets the offenders use what their own withdrawn calls told, once they have paid the penalty;
2007 and 2017 do not. What a withdrawn call of the innocent side told is closed to the offenders in
every edition. 2007 sets the law aside for some substitutes of an insufficient bid (27B1(a)), 2017
for all comparable ones (23B, 27B1), so nothing is closed while the offender still owes his call and
partner cannot call before him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.auction.irregular_call import Turn
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Unauthorised

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.verdict import WithdrawnCall

RU = grounds(
    Edition.RU_1987,
    {"16C2": "информация, вытекающая из отменённых акций ненарушившей стороны, нелегальна"},
)
SR = grounds(
    Edition.SR_2007,
    {
        "16D2": "informacije proistekle bilo iz sopstvenih ili povučenih govora ili igre nedužne "
        "strane su neovlašćene"
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "16C2": "информацията, произтичаща от тяхно оттеглено действие и от оттеглено действие на "
        "невиновната страна, е неразрешена"
    },
)
OF_WITHDRAWN_CALLS = {
    Edition.RU_1987: RU["16C2"],
    Edition.SR_2007: SR["16D2"],
    Edition.BG_2017: BG["16C2"],
}


_REPEATED = (
    Irregularity.BID_OUT_OF_ROTATION,
    Irregularity.DOUBLE_OUT_OF_ROTATION,
    Irregularity.REDOUBLE_OUT_OF_ROTATION,
    Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION,
)
"""Calls at the right-hand opponent's turn that are to be repeated if he passes."""


def unauthorised(table: Table) -> tuple[Unauthorised, ...]:
    """Return what withdrawn calls told that the offending sides may not use."""
    if not table.withdrawn:
        return ()
    undecided = set(_undecided(table))
    return tuple(
        _closed(table.edition, call)
        for call in table.withdrawn
        if not call.free
        and (call.innocent or table.edition is not Edition.RU_1987)
        and call.event not in undecided
    )


def _undecided(table: Table) -> Iterator[int]:
    """Yield the events of calls of which the offender's next one decides whether Law 16 applies."""
    pending = table.bidding.pending
    if (
        pending is not None
        and pending.key is Irregularity.INSUFFICIENT_BID
        and not (pending.silenced or pending.earlier)
    ):
        yield pending.told.event
    for owed in () if table.bidding.auction.is_over else table.bidding.cancelled:
        if owed.key in _REPEATED and owed.turn is Turn.RIGHT_HAND_OPPONENT:
            yield owed.told.event


def _closed(edition: Edition, call: WithdrawnCall) -> Unauthorised:
    what = sentence("what {who}'s withdrawn {call} told", who=call.seat, call=call.call)
    side = call.seat.side.opponents if call.innocent else call.seat.side
    return Unauthorised(side, what, OF_WITHDRAWN_CALLS[edition])
