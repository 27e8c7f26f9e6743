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
        "82C": "Если судья принял решение, которое он или главный судья впоследствии счёл "
        "ошибочным, и если никакая ректификация не позволит произвести нормальный обсчёт сдачи, то "
        "судье надлежит назначить присуждённый результат, рассматривая при этом обе стороны, как "
        "ненарушившие",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "82C": "Ako je doneta presuda za koju Direktor kasnije utvrdi da je neispravna, i ako "
        "nikakva ispravka ne omogućuje normalno igranje borda, on će dosuditi prilagođeni "
        "rezultat, smatrajući obe strane nedužnima u tom smislu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "82C": "Ако е било дадено решение, което съдията впоследствие определи, че е неправилно и "
        "ако никаква поправка не ще позволи раздаването да бъде нормално изиграно, той трябва да "
        "присъди административен резултат, считайки и двете страни за невиновни за тази цел",
    },
)

INCORRECT_RULING = {
    Edition.RU_1987: RU["82C"],
    Edition.SR_2007: SR["82C"],
    Edition.BG_2017: BG["82C"],
}
"""The provision by which neither side is at fault for a mistake of the director."""
