"""Words by which manner, advice and what dummy says or does are told, in the four languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge_rules_gui.table.spoken import Spoken

MANNER: Final = Spoken(
    "hesitat|paus|thinks|thought|tempo|slow|long time|quick"
    "|grimace|sigh|frown|smile|laugh|shrug|nod|shakes|glare|groan",
    r"колеба|пауз|\bмисли\b|замисл|бавн|бързо|темпо|гримас|въздиш|усмих|\bсмее|\bкима",
    r"\bдумает|задум|медлен|долго|быстро|вздох|вздых|хмур|улыб|пожима|\bкива",
    r"oklev|razmišlj|\bsporo|\bdugo|\bbrzo|uzdah|uzdiš|mršti|osmeh|\bsmeje|sleže|\bklima",
)
"""Words for the hesitation, haste, tone, gesture and manner that Law 16 names."""

MANNER_DENIED: Final = Spoken(
    "without|no pause|no hesitation|in tempo|normal tempo",
    r"\bбез (?!коз)|\bв нормално темпо",
    r"\bв (?:нормальном )?темпе",
    r"\bbez (?!adut)|\bu (?:normalnom )?tempu",
)
REVIEW: Final = Spoken("review|repeat", "повтор|преговор", "", "ponov|ponav|pregled")
COUNSEL: Final = Spoken(
    r"partner|shall i|should i",
    r"партньор|\bда (?:приема|взема|избера) ли\b",
    r"\b(?:мне ли|следует ли мне|стоит ли мне)\b",
    r"\b(?:da li da|treba li da)\b",
)

# -- dummy --------------------------------------------------------------------------------------

DUMMYS_BREACHES: Final[Mapping[str, Spoken]] = {
    "exchanges_hands": Spoken("exchang|swap", r"\bразмен", r"\bобмен", r"\b(?:razmenj|zamenj)"),
    "leaves_seat": Spoken(
        "leaves his seat|left his seat|leaves his place|gets up|walks round",
        r"\bнапуска мястото|\bстава от",
        r"\bвста[её]т|\bпокидает место|\bобходит",
        r"\bnapušta mesto|\bustaje|\bobilazi",
    ),
    "looks_at_defenders_cards": Spoken(
        "looks at|looked at|looks into|peeks|peeped",
        r"\bгледа\b|\bнаднича|\bнадникна",
        r"\bсмотрит\b|\bзагляд|\bзаглянул",
        r"\bpogleda|\bviri\b|\bzaviruje",
    ),
}
"""Words for what dummy may never do, by the letter of 43A2."""

WRONG_HAND: Final = Spoken(
    "wrong hand|not from|you are in|you're in|warn|from dummy|from hand|won it in|lead is in",
    r"грешна(?:та)? ръка|\bне от |\bв твоята ръка|\bв ръката си|\bна мора си|\bот (?:мора|ръката)",
    r"\bне с |\bне та рука|\bс (?:твоей |вашей )?руки|\b[вс] (?:своей|твоей) рук|\bсо стола"
    r"|\bс болвана",
    r"pogrešn\w+ ruk|\bne iz |\bu svojoj|\biz (?:ruke|dami)|\bsa stola",
)
TO_A_DEFENDER: Final = Spoken(
    "your lead|your turn|defender|opponent",
    r"\bтвой ред|\bти си на (?:ход|ред)|\bзащитник|\bпротивник",
    r"\b(?:твой|ваш) ход\b|\bвистующ",
    r"\btvoj (?:je )?(?:potez|red)\b|\bti si na (?:potezu|redu)|\bodbran|\bprotivni",
)
POINTING: Final = Spoken(
    "reach|point|touch|indicat|finger|moves a card",
    r"\bпосоч|\bдокосва|\bпипа|\bпосяга|\bпръст",
    r"\bуказыва|\bпоказывает на|\bтянется|\bкасается|\bтрогает|\bпал(?:ец|ьц)",
    r"\bpokazuje na|\bdodiruje|\bposeže|\bprst",
)
