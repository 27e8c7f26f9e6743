"""Where a national text departs from its own edition, in provisions that rules cite.

A misprinted reference, a lost word, a meaning the other books and the rest of the same book do not
share. The words are printed so; a note says what the evidence is, and what the ruling follows. A
ruling that cites such a provision says so (`departures_in`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "12C1": '40 % достижимых MP ("средний минус")',
        "57C": "болван сыграл картой или неправильно предположил, что она сыграна",
        "86A": "см. правило 84",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "12C4": "Kada Direktor dosudi nebalansirani prilagođeni rezultat, rezultat svakog učesnika",
        "16B1(b)": "koju bi odabrala većina igrača približnog ranga",
        "16C3": "Direktor postopa po tačka 2C",
        "25B1": "Prihvaćen je ako LP namerno licitira posle toga",
        "27C": "relevantne, niže navedene sekcije",
        "30A": "pre nego što je ijedan igrač govorio",
        "30B1": "nakon što je bilo koji igrač govorio",
        "30B2(a)": "Nakon što je bilo koji igrač govorio",
        "30B3": "Nakon što je bilo koji igrač pasirao preko reda",
        "31B": "ako Prekršitelj pre toga nije licitirao",
        "45D": "pre nego što je bilo koja strana igrala u sledećem štihi",
        "49": "vidi fusnotu Člana 68",
        "50": "vidi Član 47",
        "50D1(a)": "Ako igrač odbrane ima dve ili više kaznenih karata. Izvođač određuje",
        "51B1(b)": "igrač odbrane vraća svaku kaznenu kartu u list",
        "62C2": "sledeći igrač po redu može da povuče svoju odigranu kartu",
        "66C": "Prema tome, do kraja igre",
        "67B2(a)": "ako je ekstra karta koja je trebala da se vrati u prekršiteljev list, pokazana",
        "67B2(b)": "u prethodnim štihovima",
        "68": "izlaganje odigranih karata igrača odbrane",
        "71": "takav štih se prenosi strani koja je dala saglasnost",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "23C": "П30В1(б)(ii)",
        "30A": "П72 може да се приложи",
        "30B1": "и ако нарушителят не е обявил преди това",
        "30B1(b)(ii)": "виж П26А",
        "31B": "и ако нарушителят не е обявявал преди това",
        "54A": "След първоначална атака с открита карта",
        "64C1": "невиновната страна е недостатъчно компенсирала",
    },
)


@dataclass(frozen=True, slots=True)
class Departure:
    """Printed words that depart from the rest of the edition, and what is known of them."""

    ground: Ground
    note: Sentence


def _meant(edition: Edition, pattern: str, meant: str) -> Sentence:
    return sentence(pattern, meant=Address(edition, Citation.parse(meant)))


_CALLED = sentence(
    "The Serbian text asks whether any player has called. The Laws of 1987 ask whether any player "
    "has bid. The ruling follows the Serbian text."
)
_NOT_CALLED = sentence(
    "By the Bulgarian “and if” the offender must not have called before at partner’s turn either. "
    "The commentary asks this at LHO’s turn only, and the ruling follows the commentary."
)

_NOTES: Final[Mapping[Edition, Mapping[str, Sentence]]] = {
    Edition.RU_1987: {
        "12C1": sentence(
            "The Russian text gives 40 %. The other books say at most 40 %. The ruling follows the "
            "Russian text."
        ),
        "57C": sentence(
            "The Russian text says that dummy wrongly supposed the card to be played. The other "
            "books say that he suggested it."
        ),
        "86A": _meant(
            Edition.RU_1987,
            "The Russian text refers to Law 84, which gives no percentages. The 60 % are those of "
            "{meant}.",
            "12C1",
        ),
    },
    Edition.SR_2007: {
        "12C4": _meant(
            Edition.SR_2007,
            "The Serbian text does not say that this is about knockout play. {meant} of the same "
            "book does.",
            "86B",
        ),
        "16B1(b)": sentence(
            "The Serbian text asks for what most players would choose. The Laws of 2017 ask for "
            "what a significant number would consider seriously and some would choose."
        ),
        "16C3": _meant(
            Edition.SR_2007,
            "The reference in the Serbian text is misprinted. {meant} is meant.",
            "16C2(c)",
        ),
        "25B1": sentence(
            "The Serbian text says that LHO accepts by bidding. The other books let any call "
            "accept, and so does the ruling."
        ),
        "27C": _meant(
            Edition.SR_2007,
            "The Serbian text refers to the sections below. The sections above, in {meant}, are "
            "meant.",
            "27B",
        ),
        "30A": _CALLED,
        "30B1": _CALLED,
        "30B2(a)": _CALLED,
        "30B3": sentence(
            "The Serbian text says that any player has passed out of rotation. The Laws of 1987 "
            "say here that a player has bid and another passes out of rotation."
        ),
        "31B": sentence(
            "The Serbian text asks whether the offender has bid before. The other books ask "
            "whether he has called. The ruling follows the Serbian text."
        ),
        "45D": sentence(
            "The Serbian text says that either side has played to the next trick. The other books "
            "say that each side has. The ruling follows the Serbian text."
        ),
        "49": sentence(
            "The Serbian text refers to a footnote on statements about the trick in progress. The "
            "footnote printed at Law 68 is about something else."
        ),
        "50": _meant(
            Edition.SR_2007,
            "The Serbian text refers to Law 47. {meant}, on premature leads and plays, is meant.",
            "57",
        ),
        "50D1(a)": _meant(
            Edition.SR_2007,
            "The Serbian text has lost the words “that can legally be played”. {meant} of the same "
            "book keeps them.",
            "51A",
        ),
        "51B1(b)": sentence(
            "The Serbian text has lost the words “of that suit”. In the ruling only the penalty "
            "cards of that suit are picked up."
        ),
        "62C2": sentence(
            "The Serbian text has lost the words “of the offending side”. In the ruling only a "
            "player of that side may withdraw his card here."
        ),
        "66C": sentence(
            "The Serbian text begins with “therefore”. The Laws of 1987 say “thereafter”."
        ),
        "67B2(a)": sentence(
            "The Serbian footnote speaks of the offender’s card. The other books speak of a "
            "defender’s card."
        ),
        "67B2(b)": sentence(
            "The Serbian text speaks of previous tricks, the other books of subsequent ones. The "
            "tricks between the defective one and its discovery are meant."
        ),
        "68": _meant(
            Edition.SR_2007,
            "The Serbian footnote repeats the one on {meant}. The other books say here that play "
            "continues after a statement about the trick in progress.",
            "67B2(a)",
        ),
        "71": sentence(
            "The Serbian text gives the trick to the side that agreed, as in {agreed}. The "
            "conceding side is meant.",
            agreed=Address(Edition.SR_2007, Citation.parse("69B")),
        ),
    },
    Edition.BG_2017: {
        "23C": _meant(
            Edition.BG_2017,
            "The Bulgarian text refers to 30B1(b)(ii). {meant}, on the comparable call, is meant.",
            "30B1(b)(i)",
        ),
        "30A": _meant(
            Edition.BG_2017, "The Bulgarian text refers to Law 72. {meant} is meant.", "72C"
        ),
        "30B1": _NOT_CALLED,
        "31B": _NOT_CALLED,
        "30B1(b)(ii)": _meant(
            Edition.BG_2017,
            "The Bulgarian text refers to 26A. {meant}, on the comparable call, is meant.",
            "23A",
        ),
        "54A": sentence(
            "The Bulgarian text has lost the words “out of turn”, which the heading of Law 54 "
            "keeps."
        ),
        "64C1": sentence(
            "The Bulgarian text says that the side has compensated insufficiently. That it has "
            "been compensated insufficiently is meant."
        ),
    },
}

DEPARTURES: Final[Mapping[Address, Departure]] = {
    ground.address: Departure(ground, _NOTES[edition][key])
    for edition, book in {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}.items()
    for key, ground in book.items()
}
"""The departures by the provision in which they are printed."""


def departures_in(ruling: Ruling) -> Iterator[Departure]:
    """Yield the departures in the provisions that a ruling cites, each once."""
    for cited in dict.fromkeys(ruling.citations()):
        if cited in DEPARTURES:
            yield DEPARTURES[cited]
