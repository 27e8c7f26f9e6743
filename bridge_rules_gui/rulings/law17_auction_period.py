"""Law 17: the auction period, from the first call to the last.

The editions end it differently: 1987 when the opening lead is faced or all have passed, the later
ones by Law 22, with a clarification period between the final pass and the opening lead.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role

RU = grounds(
    Edition.RU_1987,
    {
        "17B": "Первую заявку делает игрок, обозначенный на дубликатной коробке сдававшим",
        "17C": "каждый игрок заявляет в свою очередь в порядке по часовой стрелке",
        "17E": "Период торговли заканчивается, когда все игроки спасовали",
        "17E contract": "Период торговли заканчивается … когда после любой заявки последовало 3 "
        "паса в очередь и предъявлен первый ход",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "17B": "Igrač označen na bordu kao delitelj, prvi izvodi govor",
        "17C": "svaki igrač govori kada je na redu u smeru kretanja kazaljke na satu",
        "17E1": "Licitacija i Period licitacije se završava prema članu 22",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "17B": "Играчът, означен върху контейнера като раздаващ, прави първата обява",
        "17C": "всеки играч обявява последователно по посока на часовниковата стрелка",
        "17D1": "Периодът на наддаване свършва, когато след края на наддаването, както е посочено "
        "в П22А, който и да е защитник открие първоначалната атака … Интервалът между края на "
        "наддаването и края на периода на наддаване се определя като период на изясняване",
        "17D2": "Ако никой играч не е дал декларация (виж П22В) периодът на наддаване свършва, "
        "когато всичките четири ръце са върнати в контейнера",
    },
)

NOT_RULED: dict[Edition, dict[str, str]] = {
    edition: {"17A": "no story tells when a player takes or looks at his cards"}
    for edition in Edition
}

NEXT_CALL: dict[Edition, tuple[Applied, ...]] = {
    edition: (Applied(book["17C"], Role.PROCEDURE),)
    for edition, book in ((Edition.RU_1987, RU), (Edition.SR_2007, SR), (Edition.BG_2017, BG))
}
"""The procedure at work while calls follow one another in rotation."""

FIRST_CALL: dict[Edition, tuple[Applied, ...]] = {
    edition: (Applied(book["17B"], Role.PROCEDURE),)
    for edition, book in ((Edition.RU_1987, RU), (Edition.SR_2007, SR), (Edition.BG_2017, BG))
}
"""The procedure at work before the dealer has called."""
