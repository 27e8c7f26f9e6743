"""Law 40: partnership understandings.

A player may make any call, also a misleading one, that does not rest on a hidden understanding with
partner (40A; 2007 and 2017: 40A3). 1987 forbids the call that does (40B) and lets the director
adjust the score (40C); the later ones adjust it for damage by what was not disclosed (2007: 40B4,
40C1; 2017: 40B3(a), 40C1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "40A": "Игрок может делать любую заявку и играть любой картой … отклоняющуюся от "
        "общеупотребительных или предварительно объявленных конвенций … без предварительного "
        "уведомления при условии, что такого рода заявка или игра не базируется на партнёрском "
        "взаимопонимании",
        "40B": "Игрок не может делать заявку или выбирать карту для игры, если эта акция "
        "базируется на специальном партнёрском взаимопонимании",
        "40C": "сторона панесла ущерб из-за того, что оппоненты не объяснили полностью значение "
        "некоторой заявки или игры картой, то он может назначить присуждённый результат",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "40A3": "Igrač može da izvede govor ili igru, bez prethodne najave, pod uslovom da se to "
        "ne zasniva na nepriloženom partnerskom dogovoru",
        "40B4": "Strana koja je oštećena zbog propusta protivnika da pruži potpuno objašnjenje "
        "govora ili igre, kao što ova Pravila zahtevaju, ima pravo na ispravku u vidu "
        "prilagođenja rezultata",
        "40C1": "Igrač može uvek da odstupi od najavljenog sistema svoje strane, pod uslovom da mu "
        "partner nema rezona da bude svestan tog odstupanja više nego što ima protivnik",
        "40C1 hidden": "Ponovljena odstupanja vode ka implicitnom razumevanju koje tada čini deo "
        "partnerskih metoda i mora biti dostupno u saglasnosti sa propozicijama koje regulišu "
        "upotrebu sistema … Ako Direktor proceni da je, zbog toga što to saznanje nije bilo "
        "dostupno, protivnik oštećen, on će dodeliti prilagođen rezultat",
        "40C2": "igrač nema nikakvu obavezu da otkrije protivniku da je odstupio od svog "
        "najavljenog sistema",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "40A3": "Всеки играч може да прави всякаква обява или ход без предупреждение, при условие "
        "че подобна обява или ход не е основана на неразкрито партньорско споразумение",
        "40B3(a)": "Всяка страна, която е оцетена вследствие на неразкриване на значението на "
        "обява или игра от страна на противника, както този правилник изисква, има право на "
        "поправка чрез присъждане на административен резултат",
        "40C1": "Всеки играч може да се отклони от оповестено споразумение при условие, че неговия "
        "партньор няма повече причини, отколкото противниците да знаят за отклонението",
        "40C1 hidden": "Повтарящите се отклонения водят до скрити споразумения, които формират "
        "партньорските методи и задължително трябва да бъдат разкрити в съответствие с правилата "
        "за оповестяване на системите … Ако съдията прецени, че е налице неразкрита информация, "
        "която е оцетило противниците, то той трябва да коригира резултата",
        "40C2": "никой играч не е задължен да разкрива на противниците, че той се е отклонил от "
        "оповестените методи",
    },
)

_REGULATION = "empowers whoever regulates the tournament; a story has no regulations"
_DUTY = "tells partners how to disclose; a wrong or missing disclosure is ruled under Law 21"
_CARD = "says when a system card may be consulted; a breach is ruled under Law 20 (1987: 40E2)"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"40D": _REGULATION, "40E1": _REGULATION},
    Edition.SR_2007: {
        "40A1": _DUTY,
        "40A2": _DUTY,
        "40B1": _REGULATION,
        "40B2(a)": _REGULATION,
        "40B2(b)": _CARD,
        "40B2(c)": _CARD,
        "40B2(d)": _REGULATION,
        "40B3": _REGULATION,
        "40B5": _REGULATION,
        "40B6": _DUTY,
        "40C3": _CARD,
    },
    Edition.BG_2017: {
        "40A1": _DUTY,
        "40A2": _DUTY,
        "40A4": _DUTY,
        "40B1": _REGULATION,
        "40B2(a)": _REGULATION,
        "40B2(b)": _CARD,
        "40B2(c)": _CARD,
        "40B2(d)": _CARD,
        "40B3(b)": _REGULATION,
        "40B4": _REGULATION,
        "40B5": _DUTY,
    },
}

DAMAGED = {Edition.RU_1987: RU["40C"], Edition.SR_2007: SR["40B4"], Edition.BG_2017: BG["40B3(a)"]}
"""The redress for a side damaged because a meaning was not fully disclosed."""

_HIDDEN: Mapping[Edition, tuple[Ground, ...]] = {
    Edition.RU_1987: (RU["40B"], RU["40C"]),
    Edition.SR_2007: (SR["40A3"], SR["40B4"]),
    Edition.BG_2017: (BG["40A3"], BG["40B3(a)"]),
}
_GROWN = {Edition.SR_2007: SR["40C1 hidden"], Edition.BG_2017: BG["40C1 hidden"]}


def hidden_understanding(edition: Edition, call: ToldCall, *, by_deviating: bool) -> Verdict:
    """Return what follows when a call rests on an understanding the opponents do not know.

    `by_deviating` tells that it has grown from deviations partner has come to expect (40C1).
    """
    laws = _HIDDEN[edition]
    if by_deviating and edition in _GROWN:
        laws = (_GROWN[edition], *laws)
    words = (
        "{who}'s {call} rests on an understanding his opponents do not know: play goes on, and the "
        "director may adjust the score if they were damaged."
        if edition is Edition.RU_1987
        else "{who}'s {call} rests on an understanding his opponents do not know: play goes on, "
        "and the score is adjusted if they were damaged."
    )
    result = sentence(words, who=call.seat, call=call.call)
    return Verdict(tuple(Applied(law) for law in laws), result)


def free_to_deviate(edition: Edition) -> tuple[Applied, ...]:
    """Return what lets a player deviate from his system if it surprises partner as well."""
    laws = {
        Edition.RU_1987: (RU["40A"],),
        Edition.SR_2007: (SR["40C1"], SR["40A3"], SR["40C2"]),
        Edition.BG_2017: (BG["40C1"], BG["40A3"], BG["40C2"]),
    }[edition]
    return tuple(Applied(law, Role.PROCEDURE) for law in laws)
