"""Law 12: adjusted scores, as far as the laws of a story send to them.

An artificial score takes the place of a result that cannot be had (1987: 12C1, later: 12C2(a)); an
assigned one the place of a result already reached (1987: 12C2, later: 12C1). Where a story tells
what it depends on, `adjusting` works out how much it is.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role

RU = grounds(
    Edition.RU_1987,
    {
        "12C1": "Когда вследствие нарушения никакой результат в сдаче не может быть достигнут "
        "естественным образом, судья назначает искусственный присуждённый результат",
        "12C2": "Когда судья назначает оценочный присуждённый результат вместо результата, "
        "фактически достигнутого после нарушения",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "12C1(a)": "Kada je, posle nepravilnosti Direktor ovlašćen ovim pravilima da prilagodi "
        "rezultat i situacija mu to omogućava, on će to i učiniti. Takav rezultat zamenjuje "
        "rezultat ostvaren igrom",
        "12C2(a)": "Kada, zbog nepravilnosti, ne može da se postigne nikakav rezultat [i vidi "
        "C1(d)], Direktor dosuđuje veštački prilagođeni rezultat prema odgovornosti za "
        "nepravilnost",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "12C1(b)": "При присъждането на назначен административен резултат, съдията следва да се "
        "стреми да възстанови възможно най-близкия вероятен резултат от играта, ако нарушението "
        "не беше се случило",
        "12C1(a)": "Когато след нарушение съдията е упълномощен от този правилник да коригира "
        "резултат и е възможно да се присъди назначен административен резултат, то той го прави. "
        "Този присъден резултат заменя игралния",
        "12C2(a)": "Когато, в резултат на извършена нередност, игрален резултат не може да бъде "
        "получен (виж също C1(d)), съдията присъжда изкуствен административен резултат в "
        "зависимост от отговорностите за нарушението",
    },
)

ARTIFICIAL = {
    Edition.RU_1987: Applied(RU["12C1"], Role.SCORE),
    Edition.SR_2007: Applied(SR["12C2(a)"], Role.SCORE),
    Edition.BG_2017: Applied(BG["12C2(a)"], Role.SCORE),
}
"""The artificial adjusted score, where no result can be had."""

ASSIGNED = {
    Edition.RU_1987: Applied(RU["12C2"], Role.SCORE),
    Edition.SR_2007: Applied(SR["12C1(a)"], Role.SCORE),
    Edition.BG_2017: Applied(BG["12C1(b)"], Role.SCORE),
}
"""The assigned adjusted score, in place of the result of the play."""

REPLACES_RESULT = ASSIGNED | {Edition.BG_2017: Applied(BG["12C1(a)"], Role.SCORE)}
"""The provision that puts an assigned score, whatever it is, in place of the result."""

_POWERS = "gives the director the power; the laws that use it, and the figures, are cited"
_HARSH = "forbids adjusting a score because a penalty is harsh or mild; no ruling does"
_REGULATED = "leaves other figures to the regulating authority; a story has no regulations"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"12A": _POWERS, "12B": _HARSH},
    Edition.SR_2007: {"12A": _POWERS, "12B2": _HARSH},
    Edition.BG_2017: {
        "12A": _POWERS,
        "12B2": _HARSH,
        "12C2(d)": _REGULATED,
    },
}
