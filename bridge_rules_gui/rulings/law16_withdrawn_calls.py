"""Law 16 on withdrawn calls (16D of 2007, 16C of 2017 and 1987): who may not use what they told.

1987 lets the offenders use what their own withdrawn calls told, once they have paid the penalty;
2007 and 2017 do not. What a withdrawn call of the innocent side told is closed to the offenders in
every edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Unauthorised

if TYPE_CHECKING:
    from collections.abc import Iterable

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


def unauthorised(edition: Edition, withdrawn: Iterable[WithdrawnCall]) -> tuple[Unauthorised, ...]:
    """Return what withdrawn calls told that the offending sides may not use."""
    return tuple(
        _closed(edition, call)
        for call in withdrawn
        if not call.free and (call.innocent or edition is not Edition.RU_1987)
    )


def _closed(edition: Edition, call: WithdrawnCall) -> Unauthorised:
    what = sentence("what {who}'s withdrawn {call} told", who=call.seat, call=call.call)
    side = call.seat.side.opponents if call.innocent else call.seat.side
    return Unauthorised(side, what, OF_WITHDRAWN_CALLS[edition])
