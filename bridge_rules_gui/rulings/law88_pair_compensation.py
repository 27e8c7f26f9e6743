"""Law 88 of 1987: compensation in pairs and individuals; 2007 and 2017 send to 12C2."""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds

RU = grounds(
    Edition.RU_1987,
    {
        "88": "по меньшей мере 60 % MP, которые он мог получить в данной сдаче, или процент MP, "
        "полученный им в сдачах, реально сыгранных в этой сессии, если этот процент превышает 60 %",
    },
)

_SENDS = "sends to 12C2, which is ruled on"
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"88": _SENDS},
    Edition.BG_2017: {"88": _SENDS},
}


def compensation(session: float | None) -> float:
    """Return the percentage due to a contestant not at fault: 60, or his session's if higher."""
    return max(60.0, session or 0.0)
