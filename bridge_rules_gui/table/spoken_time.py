"""Words by which a story tells how late attention was drawn, in the four languages."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.table.spoken import Spoken

NEXT_BOARD: Final = Spoken(
    r"\b(?:next|following|subsequent) (?:board|deal|hand)",
    r"\bследващ\w* (?:борд|раздаване|ръка|контейнер)",
    r"\bследующ\w* (?:сдач|доск|рук|борд)",
    r"\bsledeć\w* (?:bord|delj|deob|ruk|kutij)",
)
ROUND_OVER: Final = Spoken(
    r"\bround\b|correction period",
    r"\bрунд|\b(?:период|срок)\w* (?:за|на) (?:корекци|поправ)",
    r"\bраунд|\bтура?\b|\b(?:период|срок)\w* (?:исправлен|корректи)",
    r"\bkol[ao]\b|\b(?:period|rok)\w* (?:za )?(?:ispravk|korekcij)",
)
HANDS_RETURNED: Final = Spoken(
    r"\b(?:returned|returning|back in)\b", r"\b(?:върнат|връща)", r"\bвозвра[щт]", r"\bvra(?:ć|ti)"
)
NOT_YET: Final = Spoken(
    r"\b(?:before|during|until|same|within|not yet|still)\b",
    r"\b(?:преди|по време на|докато|до края|същи\w+|в рамките|все още|още)\b",
    r"\b(?:до|прежде|перед|во время|пока|т(?:ом|ой|от|ого) же|в течение|ещё)\b",
    r"\b(?:pre|tokom|dok|do|isto[mg]|istoj|u okviru|još)\b",
)
OFFENDERS: Final = Spoken(
    r"(?<!non-)\boffend(?:ing side|ers?)\b", r"\bнарушил", r"\bнарушивш", r"\bprekršil"
)
OTHERS: Final = Spoken(
    r"\bnon-offending|\binnocent|\bopponents?\b|\bother side\b",
    r"\bненарушил|\bневинн|\bпротивник|\bдругата страна",
    r"\bненарушивш|\bневиновн|\bдруг(?:ая|ой) сторон",
    r"\b(?:nije|nisu) prekršil|\bnevin|\bprotivni|\bdrug[ae] stran",
)
AFTER_CORRECTION_PERIOD: Final = Spoken(
    r"\bafter (?:the )?(?:end of (?:the )?)?correction period"
    r"|correction period (?:is over|has ended|had ended|ended|has expired|expired)",
    r"\bслед (?:края на |изтичането на )?(?:периода|срока) (?:за|на) (?:корекци|поправ)",
    r"\bпосле (?:окончания |истечения )?(?:периода|срока) (?:исправлен|корректи)",
    r"\b(?:posle|nakon) (?:kraja |isteka )?(?:perioda|roka) (?:za )?(?:ispravk|korekcij)",
)
