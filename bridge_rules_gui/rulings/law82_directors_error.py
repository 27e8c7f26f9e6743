"""Law 82C: an incorrect ruling of the director, found later (the fact `directors_error`).

If the board can no longer be scored (1987) or played (later) normally, an adjusted score is given,
and both sides are treated as not at fault.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds

RU = grounds(
    Edition.RU_1987,
    {
        "82C": "если никакая ректификация не позволит произвести нормальный обсчёт",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "82C": "on će dosuditi prilagođeni rezultat, smatrajući obe strane nedužnima u tom smislu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "82C": "ако никаква поправка не ще позволи раздаването да бъде нормално изиграно",
    },
)

INCORRECT_RULING = {
    Edition.RU_1987: RU["82C"],
    Edition.SR_2007: SR["82C"],
    Edition.BG_2017: BG["82C"],
}
"""The provision by which neither side is at fault for a mistake of the director."""
