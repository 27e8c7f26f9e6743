"""Where a national text departs from its own edition, in provisions that rules cite.

A misprinted reference, a lost word, a meaning the other books and the rest of the same book do not
share. The words are printed so; a note says what the evidence is, and what the ruling follows. It
is said of a ruling on which those words bear (`departures_in`); a departure that bears on none is
noted in the concordance alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.ground import Ground, grounds

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
        "16B1(b)": "koju bi odabrala većina igrača približnog ranga",
        "16C3": "Direktor postopa po tačka 2C",
        "25B1": "Prihvaćen je ako LP namerno licitira posle toga",
        "27C": "relevantne, niže navedene sekcije",
        "30B1": "nakon što je bilo koji igrač govorio",
        "30B2(a)": "Nakon što je bilo koji igrač govorio",
        "30B3": "Nakon što je bilo koji igrač pasirao preko reda",
        "31B": "ako Prekršitelj pre toga nije licitirao",
        "45D": "pre nego što je bilo koja strana igrala u sledećem štihi",
        "49": "vidi fusnotu Člana 68",
        "71": "takav štih se prenosi strani koja je dala saglasnost",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "23C": "П30В1(б)(ii)",
        "30B1": "и ако нарушителят не е обявил преди това",
        "30B1(b)(ii)": "виж П26А",
        "31B": "и ако нарушителят не е обявявал преди това",
        "64C1": "невиновната страна е недостатъчно компенсирала",
    },
)


@dataclass(frozen=True, slots=True)
class Departure:
    """Printed words that depart from the rest of the edition, and what is known of them.

    Where `in_some_cases`, the words decide as the other books would in most cases, and a rule marks
    its ground where they do not (`Ground.departs`).
    """

    ground: Ground
    note: Sentence
    in_some_cases: bool = False

    def bears_on(self, cited: Ground) -> bool:
        """Whether a ruling that rests on a passage of the provision rests on the departure."""
        if self.in_some_cases:
            return cited.departs
        return self.ground.words in cited.words


def _meant(edition: Edition, pattern: str, meant: str) -> Sentence:
    return sentence(pattern, meant=Address(edition, Citation.parse(meant)))


_CALLED = sentence(
    "The Serbian text asks whether any player has called. The Laws of 1987 ask whether any player "
    "has bid. The ruling follows the Serbian text."
)
_NOT_CALLED = sentence(
    "The Bulgarian text has “and if”, so the offender must not have called before, whether "
    "it was partner’s turn or LHO’s. The commentary requires this only at LHO’s turn, and "
    "the ruling follows the commentary."
)

_NOTES: Final[Mapping[Edition, Mapping[str, Sentence]]] = {
    Edition.RU_1987: {
        "12C1": sentence(
            "The Russian text gives 40%. The other books say at most 40%. The ruling follows "
            "the Russian text."
        ),
        "57C": sentence(
            "The Russian text says that dummy wrongly supposed the card to be played. The other "
            "books say that he suggested it."
        ),
        "86A": _meant(
            Edition.RU_1987,
            (
                "The Russian text refers to Law 84, which gives no percentages. The 60% "
                "comes from {meant}."
            ),
            "12C1",
        ),
    },
    Edition.SR_2007: {
        "16B1(b)": sentence(
            "The Serbian text asks what most players would choose. The Laws of 2017 ask what "
            "a significant proportion of players would seriously consider and some would "
            "choose."
        ),
        "16C3": _meant(
            Edition.SR_2007,
            "The reference in the Serbian text is a misprint for {meant}.",
            "16C2(c)",
        ),
        "25B1": sentence(
            "The Serbian text says that LHO accepts by bidding. In the other books any call "
            "accepts, and the ruling follows them."
        ),
        "27C": _meant(
            Edition.SR_2007,
            "The Serbian text refers to the sections below. The sections above, in {meant}, are "
            "meant.",
            "27B",
        ),
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
        "30B1": _NOT_CALLED,
        "31B": _NOT_CALLED,
        "30B1(b)(ii)": _meant(
            Edition.BG_2017,
            "The Bulgarian text refers to 26A. {meant}, on the comparable call, is meant.",
            "23A",
        ),
        "64C1": sentence(
            "The Bulgarian text says that the side has compensated insufficiently. It means "
            "that the side has been insufficiently compensated."
        ),
    },
}

_IN_SOME_CASES: Final[Mapping[Edition, frozenset[str]]] = {
    Edition.RU_1987: frozenset({"12C1", "57C"}),
    Edition.SR_2007: frozenset({"25B1", "30B1", "30B2(a)", "30B3", "31B", "45D"}),
    Edition.BG_2017: frozenset({"30B1", "31B"}),
}
"""The departures that make a difference only in some of the cases their provision decides."""

DEPARTURES: Final[Mapping[Address, Departure]] = {
    ground.address: Departure(ground, _NOTES[edition][key], key in _IN_SOME_CASES[edition])
    for edition, book in {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}.items()
    for key, ground in book.items()
}
"""The departures by the provision in which they are printed."""


def departures_in(ruling: Ruling) -> Iterator[Departure]:
    """Yield the departures that bear on what a ruling decides at last, each once."""
    for applied in ruling.laws:
        departure = DEPARTURES.get(applied.ground.address)
        if departure is not None and departure.bears_on(applied.ground):
            yield departure
